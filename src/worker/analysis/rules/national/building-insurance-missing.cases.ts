import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«No policy of home warranty insurance was found for the new kitchen.»',
    '«Domestic building insurance for the house of 2024: certificate attached.»',
    '[special-conditions]\n«The purchaser accepts that builders warranty insurance was not obtained for the extension.»',
  ],
  passes: [
    'Domestic building insurance: not applicable, no building work was done.',
    'Home warranty insurance certificate attached.\n[annexure] Certificate\nHome warranty insurance policy number HW1 covers the dwelling.',
  ],
  clear: ['The house was built in 1962.'],
})
