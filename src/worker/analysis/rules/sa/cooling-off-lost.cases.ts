import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: "[special-conditions]\n2. «The Purchaser hands over a legal practitioner's certificate by which she gives up the two business days that section 5 of the Land and Business (Sale and Conveyancing) Act 1994 allows her.»",
      severity: 'high',
    },
    '[special-conditions]\n«I, Jocelyn Arkwright, legal practitioner, certify that I have given Thaddeus Mungovan independent advice about this contract and about the effect of giving up the cooling-off right.»',
    {
      text: '3. «The purchaser waives the right to cool off given by section 5 of the Act.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nFinance: this contract is subject to a loan of $410,000 being approved.\n[special-conditions]\n1. «A solicitor’s certificate as to the cooling-off right is annexed and signed before this contract.»',
      severity: 'medium',
    },
    '7. «The parties agree that the cooling-off period does not apply to this sale.»',
    '[particulars]\n«This contract was made on the day of the auction and no cooling-off rights apply.»',
    {
      text: '«The land was sold by public auction on 14 March 2026 to the purchaser.»',
      severity: 'medium',
    },
    '[particulars]\n«No right to cool off is given to one who buys on the day of the auction.»',
    '[special-conditions]\n4. «Whoever buys at the auction may not cool off.»',
  ],
  passes: [
    '[vendor-statement]\nYou may notify the vendor of your intention not to be bound before the end of the second clear business day, unless you waived the right or bought at auction.',
    'The deposit is payable on the next business day after the cooling-off period ends.',
    '[particulars]\n☐ The purchaser has waived cooling-off rights ☒ Cooling-off rights apply',
    'If the property was sold at auction the deposit is payable at once.',
  ],
  clear: ['The deposit is payable two business days after the end of the cooling-off period.'],
})
