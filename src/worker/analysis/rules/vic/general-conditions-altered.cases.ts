import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«General conditions 8, 12, 17 and 23 are taken out of this contract.»',
    '[special-conditions]\n«General condition 12 does not form part of this contract.»',
    {
      text: '[special-conditions]\n«In general condition 34 "14 days" is changed to "5 days".»',
      severity: 'high',
    },
    '[special-conditions]\n«GC 31 and GC 32 are hereby deleted in their entirety.»',
    '[special-conditions]\n«The parties agree that general conditions 6 and 23 shall be read as if they were omitted.»',
    '[special-conditions]\n«The following general conditions are not to apply:»\n(a) «6.3;»\n(b) «9;»\n(c) «24.»',
    '[special-conditions]\n«General conditions 6, 7, 9, 12, 31 and 32 shall have no application to this sale.»',
    { text: '«General conditions 4, 6, 9 and 12 are deleted.»', severity: 'high' },
    { text: '«General condition 29 does not apply.»', severity: 'medium' },
    '«General condition 24 shall be struck out.»',
    '«GCs 25 and 28 are omitted.»',
    {
      text: '«General conditions 4, 6, 9, 12 and 24 shall have no application.»',
      severity: 'high',
    },
    '«Notwithstanding general condition 34, no notice of default is needed.»',
    '«The parties strike out general condition 24.»',
    '«In lieu of general condition 28 the Purchaser must accept the goods as they stand.»',
    '«General condition 12 ceases to apply upon signing.»',
  ],
  passes: [
    '[special-conditions]\nGeneral condition 6 applies.',
    '[special-conditions]\nGeneral condition 15 applies if the box is ticked.',
    '[special-conditions]\nThe general conditions apply to this contract.',
    '[special-conditions]\nThe Vendor must comply with general condition 6.',
    'General condition 15 does not apply as no bond is used.',
    'The general conditions apply.',
    'No general condition is deleted or amended by these special conditions.',
    'If the Buyer defaults, general conditions 34 and 35 apply.',
    'General condition 23 applies to the adjustment of outgoings.',
    'Words defined in general condition 1 have the same meaning here.',
  ],
  clear: ['Special condition 1: the goods are listed in the schedule.'],
})
