import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '«Lined garage used as a studio, ceiling height 2.15 m.»',
    '«The rumpus room below the house has ceilings of 2.05 metres.»',
    '«Bedroom 4 (attic): 2.2 m high ceiling, skylight.»',
    '«Converted sleepout, ceiling 2100 mm, no permit seen.»',
    '[contract-form] Contract\nThe vendor sells.\n[annexure] Valuation\n«Granny flat with a 2.25 m ceiling.»',
  ],
  passes: [
    'Living rooms have a ceiling height of 2.55 m.',
    'Ceiling height 2.1 m in the bathroom and laundry only.',
    'Bedrooms 2.7 m, ceilings under bulkheads 2.2 m.',
  ],
  clear: ['Living rooms have a ceiling height of 2.7 m.'],
})
