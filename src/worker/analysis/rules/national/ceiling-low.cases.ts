import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '[building-report] Report\nThe garage was lined and a window put in. No approval was found for this. «The ceiling is 2.19 m and there is no damp course.»',
    '3. Lower storey. Bedroom, bathroom and laundry. «Ceiling height is 2.16 metres.» Plasterboard is sound.',
    'Two rooms are furnished as bedrooms. «The ceiling is 2.18 m above the floor.»',
    'Set out as a bed-sitting room with a kitchenette. «Ceiling 2.08 m. One window.»',
    '[special-conditions]\n5. The rumpus room lies under the house. «It was lined in 2015 and its ceiling is 2.1 metres high.»',
    '«Height 2.18 metres, which is under the 2.4 that a bedroom wants.»',
    '«The flat below has 2.05 metre headroom.»',
    '«Studio: head height 2.1 m.»',
    '[contract-form] Contract\nThe vendor sells.\n[annexure] E-mail of council\n«The lower room is of a height of 2.2 m, less than the code asks.»',
    '«Lined garage used as a studio, ceiling height 2.15 m.»',
    '«The rumpus room below the house has ceilings of 2.05 metres.»',
    '«Bedroom 4 (attic): 2.2 m high ceiling, skylight.»',
    '«Converted sleepout, ceiling 2100 mm, no permit seen.»',
    '[contract-form] Contract\nThe vendor sells.\n[annexure] Valuation\n«Granny flat with a 2.25 m ceiling.»',
  ],
  passes: [
    'The laundry is at the rear. The ceiling is 2.1 m above the floor.',
    'Lower rooms. Height 2.41 metres, not under the 2.4 that is wanted.',
    'Shed: 2.2 m head height.',
    'The stair to the bedrooms has headroom of 2.05 m, as required.',
    'Living rooms have a ceiling height of 2.55 m.',
    'Ceiling height 2.1 m in the bathroom and laundry only.',
    'Bedrooms 2.7 m, ceilings under bulkheads 2.2 m.',
  ],
  clear: ['Living rooms have a ceiling height of 2.7 m.'],
})
