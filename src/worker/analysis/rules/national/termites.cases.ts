import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '«Live white ants were found in the sleeper wall.»',
    '«Timber pest activity: Yes, workings in subfloor»',
    '«Conducive conditions and old mud tubes were seen on the piers.»',
    '«Termite damage: moderate to wall plate»',
    '[special-conditions]\n«The purchaser is aware the house was treated for termites in 2021.»',
    '«Subterranean termites - evidence found in the garden shed»',
    '«Borer damage was noted to the pine flooring.»',
    '[minutes]\n«Termites have been discovered in the roof of unit 3.»',
    { text: '«Active termites were seen in the hall.»', severity: 'critical' },
    { text: '«Evidence of past termite damage to the stumps.»', severity: 'high' },
    '[special-conditions]\n«The purchaser is aware of borer damage in the floor.»',
  ],
  passes: [
    'No mud tubes were found.',
    'Seen from below, the roof is sound; no borers.',
    'Termites: none seen.',
    'No live termites nor damage were noted.',
    'The house lies in an area declared as likely to be subject to termite attack.',
    'Termite barrier installed and certified in 2020.',
    'There is no visible evidence of termites.',
    '[special-conditions]\nThe purchaser may rescind if active termites are found.',
  ],
  clear: ['The timber is sound.'],
})
