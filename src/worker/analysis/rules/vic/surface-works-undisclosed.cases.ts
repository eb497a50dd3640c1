import { cases, type Example } from '../cases.ts'

const STATEMENT = '\n[vendor-statement] Statement\nEasements: none. Services: to be connected.'

/** A sale off the plan, whose words for the lot are recognised. */
function sold(text: string, words = 'Lot 14 on proposed plan'): Example {
  return { text: `${text}${STATEMENT}`, facts: { offThePlan: [true, words] } }
}

export default cases({
  flags: [
    sold('[particulars]\n«Land: Lot 14 on proposed plan PS931406K, a townhouse of two storeys»'),
    sold(
      '[particulars]\nDwelling: Type C.\n[special-conditions]\n1. «The vendor sells Lot 14 on proposed plan PS931406K with the house to be built on it.»',
    ),
    sold(
      '[particulars]\n«Land: Lot 14 on proposed plan PS931406K»\n[plan] Plan\n«Retaining walls are shown hatched along the south of lots 12 to 16.»',
    ),
    sold(
      '[particulars]\n«Land: Lot 14 in an unregistered plan of subdivision»\n[annexure] Finishes\nBrick veneer.',
      'Lot 14 in an unregistered plan',
    ),
  ],
  passes: [
    // Told, or told to be none.
    sold(
      '[particulars]\nLand: Lot 14 on proposed plan PS931406K\n[special-conditions]\n4. No works affect the natural surface level of the lot.',
    ),
    sold(
      '[particulars]\nLand: Lot 14 on proposed plan PS931406K\n[special-conditions]\n4. Fill of up to 0.4 metres is shown on the plan attached.',
    ),
    sold(
      '[particulars]\nLand: Lot 14 on proposed plan PS931406K\n[annexure] Engineering plan\nFinished level 23.40 m AHD.',
    ),
    // No surface of its own.
    sold('[particulars]\nApartment 407, being Lot 14 on proposed plan PS931406K'),
    sold(
      '[particulars]\nLand: Lot 14 on proposed plan PS931406K\n[plan] Plan\nSheet 6, level 5, Lot 14: 72 square metres',
    ),
    // A lot with a title.
    { text: `[particulars]\nLand: Lot 14 on plan PS931406K${STATEMENT}` },
    // A contract alone shows nothing.
    {
      text: '[particulars]\nLand: Lot 14 on proposed plan PS931406K',
      facts: { offThePlan: [true, 'Lot 14 on proposed plan'] },
    },
  ],
  clear: [
    sold(
      '[particulars]\nLand: Lot 14 on proposed plan PS931406K\n[special-conditions]\n4. Section 9AB: no works.',
    ),
  ],
})
