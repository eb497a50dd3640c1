import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '[minutes]\nThe roof wants replacing; «three prices between $180,000 and $215,000 were tabled.»',
    '[owners-corporation-certificate]\n«Works proposed | glazed roof to be rebuilt, quotations $210,000 to $265,000, to be paid as the meeting decides»',
    '[minutes]\n«Ten-year plan: lifts to be replaced for $360,000 in 2027, of which the fund will hold only $31,250.»',
    '«Replacement of both lifts is expected in 2028 at $640,000.»',
    '«The tender of Brackwell for the roof, $184,500, was accepted.»',
    'Sewer to be relined in February; «lot 3 and lot 4 to bear $5,100 and $6,300.»',
    '[owners-corporation-certificate]\n«A contract for the sea wall of $2,300,000 was approved on 4 May 2026.»',
    '«Quotes for repainting run from $88,000 to $121,000.»',
    '«The driveway must be rebuilt: estimate $73,000, not in the forecast.»',
  ],
  passes: [
    '[minutes]\nLift maintenance contract renewed for two years. The forecast provides $90,000 for modernisation in 2034.',
    '[minutes]\nThe budget sets aside $60,000 for repainting in 2032, as the ten year forecast asks.',
    '[minutes] Minutes of the annual general meeting held on 9 September 2026\nThe chair said that the plan allows $180,000 in 2038 for the lift.',
    '[minutes]\nThe roof was replaced in 2023 for $190,000, paid from the maintenance fund.',
    '[owners-corporation-certificate]\nPontoons were renewed in 2019.\n8. Funds: $51,200.10. Notices: jetty licence in force to 2038; none given.',
    '[minutes]\nSpecial contribution due 1 October 2026, for lift replacement.\nSinking fund: $904,300.00;',
    '[minutes]\nRepaint of the lobby from the sinking fund: carried, quotation of $41,200, within the forecast.',
    // Paid for by the plan, or years ahead in a plan that was renewed.
    '[minutes]\nNext works: repaint outside 2029 at $118,000, roof gutters 2031 at $64,000; the fund will hold more than $150,000 after each.',
    '[minutes]\nThe driveway will be resurfaced in March 2027 for $52,300, paid for from the capital works fund as the plan foresaw.',
    '[minutes]\nRoof replacement estimated at $96,000 in 2027: the plan is fully funded.',
    '[owners-corporation-certificate]\nIssued 3 October 2026\nTen-year plan, renewed in 2025: gutters $18,000 in 2029 and drive $34,000 in 2032.',
    '[minutes]\nIt was rebuilt in May 2023 by Gabion Works for $52,300 out of the fund.',
    'The roof was replaced in 2024 for $96,000 and paid for.',
    'The motion to replace the lifts for $400,000 was lost.',
    'The insurer paid a claim of $48,000 for the pipes.',
    'Building insured for $8,400,000 to June 2027.',
    'Painting is provided for in the fund, $60,000 in 2027.',
    'A new mower for $900 was approved.',
  ],
  clear: ['The meeting closed at nine.'],
})
