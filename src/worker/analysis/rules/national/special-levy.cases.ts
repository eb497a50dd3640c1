import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '[owners-corporation-certificate]\n«A special levy of $18,400 per lot was struck on 4 May 2026, payable in four instalments.»',
    '[minutes]\n«RESOLVED that $420,000 be raised from owners for lift replacement.»',
    '[owners-corporation-certificate]\n«Two special levies have been raised, of $3,200 and of $5,450, due on 1 March and 1 June.»',
    '[owners-corporation-certificate]\n«Works to the roof are about to start and each owner will be asked for about $9,000.»',
    '[minutes]\n«The committee will recommend an additional contribution of $600 a lot entitlement.»',
    '[owners-corporation-certificate]\n«Extraordinary contribution: $12,250 due 30 September 2026»',
    '«Resolved that each owner contribute $4,200 for the lift by two equal payments.»',
    '«Motion 6: that a one-off contribution of $9,800 per lot be raised for the facade.» Carried.',
    '[owners-corporation-certificate]\n«Special fees or levies: $13,340.00 for the lot, payable in four instalments»',
    '«An extraordinary fee of $310,000 will be struck at the next meeting.»',
    '[owners-corporation-certificate]\n«Extraordinary levy in respect of roof works: $3,120, due 1 May 2027»',
    '«Works of $510,000 to be funded by a special contribution in proportion to lot liability.»',
    '«A capital raising from owners of $480,000 for the lifts was carried.»',
    '«RESOLVED to raise a special levy of $210,000 for the roof.»',
    {
      text: '[owners-corporation-certificate]\n«Special fees of $9,200 for this lot are due on 1 March 2027.»',
      severity: 'high',
    },
    '[owners-corporation-certificate]\n«A special contribution of $4,000 per lot was struck and is payable in two instalments.»',
  ],
  passes: [
    '[owners-corporation-certificate]\nSpecial fees or levies: Nil',
    '[owners-corporation-certificate]\nThe special levy of 2019 was paid in full.',
    'Each owner was reminded to pay fees of $900 on time.',
    'A proposal for a further levy of $300 a lot for gymnasium equipment lapsed for want of a seconder.',
    '[owners-corporation-certificate]\nSpecial levies: nil',
    'Motion for a special levy of $40,000 not carried.',
    'The special levy struck in 2022 has been fully collected.',
    '[owners-corporation-certificate]\nSpecial levies: Nil',
    'The motion for a special levy of $50,000 was lost.',
    {
      text: '[special-conditions]\nAll special levies payable after the contract date are borne by the purchaser.',
      state: 'NSW',
    },
    '[by-laws]\nThe committee may raise a special levy of any amount.',
  ],
  clear: ['[owners-corporation-certificate]\nNo special levy has been struck.'],
})
