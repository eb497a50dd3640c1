import { cases } from '../cases.ts'

export default cases({
  flags: [
    { text: '«The shed encroaches by 0.4 m on the land to the north.»', severity: 'high' },
    '«The purchaser must make no claim because the garage stands over the boundary.»',
    {
      text: '[vendor-statement]\n«The western fence is 0.6 metres inside the title boundary and not on the line.»',
      severity: 'medium',
    },
  ],
  passes: [
    'The survey shows no encroachment.',
    '[vendor-statement]\nFences stand on the title boundaries.',
    'All buildings are within the land.',
  ],
  clear: ['The survey of 4 May 2026 is clear.'],
})
