import { cases } from '../cases.ts'

const TITLE =
  '[title-search]\nLot 7 in Strata Plan 90011\nSCHEDULE OF UNIT ENTITLEMENT\nLOT | ENT | LOT | ENT\n'
const facts = { lotPlan: ['Lot 7 SP90011', 'Lot 7 in Strata Plan 90011'] } as const

export default cases({
  flags: [
    {
      text:
        TITLE +
        '«6 | 52 | 7 | 58»\n[owners-corporation-certificate]\n«Unit entitlement: 85 of an aggregate of 1,000»',
      facts,
    },
    {
      text: TITLE + '«7 58»\n[special-conditions]\n«Lot 7 has a unit entitlement of 68.»',
      facts,
    },
    {
      text: TITLE + '5 40\n«7 58 8 61»\n[owners-corporation-certificate]\n«Lot 7 | UE 60»',
      facts,
    },
  ],
  passes: [
    {
      text:
        TITLE +
        '6 | 52 | 7 | 58\n[owners-corporation-certificate]\nUnit entitlement: 58 of an aggregate of 1,000',
      facts,
    },
    {
      text:
        TITLE +
        '6 | 52 | 7 | 58\n[owners-corporation-certificate]\nLot 6 has a unit entitlement of 52',
      facts,
    },
  ],
  clear: [
    {
      text:
        TITLE + '6 | 52 | 7 | 58\n[owners-corporation-certificate]\nUnit entitlement: 58 of 1,000',
      facts,
    },
  ],
})
