import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '«Replacement of both lifts is expected in 2028 at $640,000.»',
    '«The tender of Brackwell for the roof, $184,500, was accepted.»',
    'Sewer to be relined in February; «lot 3 and lot 4 to bear $5,100 and $6,300.»',
    '[owners-corporation-certificate]\n«A contract for the sea wall of $2,300,000 was approved on 4 May 2026.»',
    '«Quotes for repainting run from $88,000 to $121,000.»',
    '«The driveway must be rebuilt: estimate $73,000, not in the forecast.»',
  ],
  passes: [
    'The roof was replaced in 2024 for $96,000 and paid for.',
    'The motion to replace the lifts for $400,000 was lost.',
    'The insurer paid a claim of $48,000 for the pipes.',
    'Building insured for $8,400,000 to June 2027.',
    'Painting is provided for in the fund, $60,000 in 2027.',
    'A new mower for $900 was approved.',
  ],
  clear: ['The meeting closed at nine.'],
})
