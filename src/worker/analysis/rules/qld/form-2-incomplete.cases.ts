import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    'Heritage: ☐ Yes ☒ No\n«Is a right of a public body over the land known? | ☐ Yes ☐ No» If yes, particulars: ____',
    {
      text: '[vendor-statement]\n«Enforcement notice or show cause notice under the Planning Act 2016: left for the seller to complete ______»',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\n«Notice of intention to resume | left blank by the seller»',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\n«Contaminated land register: answer still open ........»',
      severity: 'high',
    },
    '«Relevant pool ............ ☐ Yes ☐ No»\nHeritage ............ ☐ Yes ☒ No',
    {
      text: 'Heritage: ☐ Yes ☒ No\n«Contamination: entered on the EMR or CLR ☐ No ☐ Yes»',
      severity: 'high',
    },
    { text: '«Water: total amount payable $ Date Range»', severity: 'medium' },
    '[vendor-statement] Form 2\n«A copy of the body corporate certificate: see attached (awaiting body corporate manager)»',
    {
      text: 'Heritage listed | ☐ Yes ☒ No\n«Unregistered encumbrances that stay on the land: ☐ Yes ☐ No»',
      severity: 'high',
    },
    { text: 'Tree order: Yes ☒ No ☐\n«Zoning: to be advised»', severity: 'medium' },
    { text: '«Rates, total amount payable: $ ________»', severity: 'medium' },
    'EMR: ☐ Yes ☒ No. «Is there a notice of intention to resume? Yes ☐ No ☐»',
    {
      text: '«A: ☐ Yes ☐ No»\n«B: ☐ Yes ☐ No»\n«C: ☐ Yes ☐ No»\nD: ☐ Yes ☐ No\nE: ☐ Yes ☐ No',
      severity: 'medium',
    },
  ],
  passes: [
    '[vendor-statement] Form 2\nIs there a relevant pool for the property? ☒ Yes ☐ No Shared: ☐ Yes ☒ No',
    '[vendor-statement] Form 2\nCommunity titles scheme or BUGTA scheme | ☐ Yes ☒ No – Part 6 is left blank\nPart 6\nLeft blank – the property is not in a scheme.',
    '[vendor-statement]\nBuyer received this statement ______\nNotices that require work or money: NO.',
    'The Building Units and Group Titles Act 1980 is relevant. ☐ Yes ☒ No\nA copy of a certificate under the Building Units and Group Titles Act 1980 is with the buyer. ☐ Yes ☐ No',
    'The Body Corporate and Community Management Act 1997 is relevant. ☐ Yes ☒ No\nA copy of the community management statement is with the buyer. ☐ Yes ☐ No',
    'Residential tenancy agreement in the last 12 months | [ ] Yes | [X] No\nDate of the most recent rent increase | ____________',
    'Is there a residential tenancy or rooming accommodation agreement? ☐ Yes ☒ No\nRent: $______ Bond: $______',
    'Rates ................ $1,204.10 for the half year 1 July 2026 to 31 December 2026',
    'Community titles scheme ☐ Yes ☒ No. If No, Part 6 is not to be completed',
    'Water: total amount payable $412.10 Date Range 1 July to 30 September',
    'Water: no separate notice; estimated charges payable $ for the year not applicable',
    'Heritage listed | ☐ Yes ☒ No\nIf yes, is a copy given? ☐ Yes ☐ No',
    'There is a relevant pool: ☐ Yes ☒ No\nPool compliance certificate is given: ☐ Yes ☐ No',
    'Part 6 does not need to be completed ☐ Yes ☒ No\nBody corporate certificate ☐ Yes ☐ No',
    'Signature of seller: ____________ Date: to be advised',
  ],
  clear: ['Heritage listed | ☐ Yes ☒ No\nZoning: Low density residential'],
})
