import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    { text: '«Active termites were seen in the hall.»', severity: 'critical' },
    { text: '«Evidence of past termite damage to the stumps.»', severity: 'high' },
    '[special-conditions]\n«The purchaser is aware of borer damage in the floor.»',
  ],
  passes: [
    'There is no visible evidence of termites.',
    '[special-conditions]\nThe purchaser may rescind if active termites are found.',
  ],
  clear: ['The timber is sound.'],
})
