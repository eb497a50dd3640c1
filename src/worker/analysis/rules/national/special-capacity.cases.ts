import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '«Vendor: Mara Pell as executor of the estate of the late Otto Pell»',
    {
      text: '[special-conditions]\n«Completion takes place 14 days after the grant of probate.»',
      severity: 'high',
    },
    '«Vendor: Harbour Bank Ltd as mortgagee exercising power of sale»',
  ],
  passes: [
    '[special-conditions]\nIf the purchaser dies or a liquidator is appointed the vendor may rescind.',
    'Vendor: Ida Rowe, not as executor of any estate of the late owner',
    'Vendor: Tarn Pty Ltd as trustee for the Tarn Family Trust',
  ],
  clear: ['Vendor: Noor Haddad'],
})
