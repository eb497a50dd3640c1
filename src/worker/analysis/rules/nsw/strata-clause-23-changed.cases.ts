import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The purchaser shall bear any special contribution whenever struck.»',
    '[special-conditions]\n«Clauses 23.6 and 23.9 do not apply.»',
    '[special-conditions]\n«The purchaser is liable for all contributions whenever determined.»',
    '[special-conditions]\n«In clause 23.9.1 replace 1% with 5%.»',
    '[special-conditions]\n«The purchaser must pay every special levy falling due after the contract date.»',
    { text: '40. «Printed clauses 23.6 and 23.9 are deleted.»', severity: 'high' },
    '«All instalments of special levies payable after exchange are to be borne by the purchaser.»',
    '33. The printed form is changed:\n(g) «in clause 23.9.1 replace "1%" with "4%";»',
    '«The purchaser may not rescind or claim because of any special expenses of the owners corporation.»',
    '«The buyer is responsible for all special contributions, whenever struck.»',
    "44. «Regardless of clause 23 any special contribution resolved upon before or after exchange is the purchaser's responsibility.»",
    '44. «Special levies, whether struck before or after exchange, are for the account of the Transferee.»',
    '44. «All levies falling due after the contract date are at the cost of the purchaser, even if raised before it.»',
    '7. «The vendor need not pay any contribution determined before the contract date which is payable by instalments after completion.»',
    '7. «The Buyer takes the Lot subject to any unpaid contributions and shall not require the Seller to pay them.»',
  ],
  passes: [
    '7. Special levies struck before settlement are the Vendor’s to pay.',
    '7. The Vendor will on settlement pay out all special contributions determined before the date of this contract.',
    '7. The Vendor is liable for special levies raised before the day of sale.',
    '[special-conditions]\nClause 23 is not changed.',
    '[special-conditions]\nClause 23 applies.',
    'The purchaser pays contributions determined after the contract date.',
    '[general-conditions]\n23.6 The purchaser pays a contribution determined after the contract date.',
    'Clause 23 is not amended.',
    'The vendor will pay any special levy determined before the contract date.',
  ],
  clear: ['The vendor gives authority to inspect the records of the owners corporation.'],
})
