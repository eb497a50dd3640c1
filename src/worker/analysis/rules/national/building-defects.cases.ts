import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '«Floor levels vary by up to 62 mm and about forty stumps have failed;» «restumping is recommended as urgent»',
    '«The subfloor stumps are rotted and need replacement.»',
    '«Walls on the north side have moved and doors no longer close.»',
    "[minutes]\n«The engineer's report identifies failed podium membranes with water entering the car park and apartments on levels 2 to 4, estimate $920,000, not yet funded»",
    '[minutes]\n«Leaks through the roof slab into the penthouses were discussed;» quotes of $210,000 for a new membrane.',
    '«The chimney leans and must be taken down as a matter of urgency.»',
    '«Stepped cracks up to 12 mm were seen in the brickwork over the front windows.»',
    '«Rusting of reinforcement and drummy concrete at the balcony edges.»',
    '«Subfloor: bearers decayed, roof frame sagging»',
    '[special-conditions]\n«The purchaser acknowledges that the footings have dropped at the rear corner.»',
    '«The retaining wall is bulging and at risk of collapse.»',
    '«Structural movement has opened cracks of 12 mm in the front wall.»',
    { text: '«The house needs re-stumping along its north side.»', severity: 'critical' },
    '[minutes]\n«Water ingress affects eleven balconies and a report was tabled.»',
    {
      text: '[special-conditions]\n«The purchaser is aware of rising damp in the hall.»',
      severity: 'medium',
    },
  ],
  passes: [
    'No structural defect was seen.',
    'Hairline cracks consistent with the age of the house.',
    'Stumps: sound, no movement detected.',
    'The building was restumped in 2015 and a certificate was issued.',
    '[special-conditions]\nThe vendor is not liable for any defect notified after settlement.',
    '[special-conditions]\nThe land is in a mine subsidence district.',
    { text: '[minutes]\nThe defects report for the building bond was tabled.', state: 'NSW' },
    'No major structural defects were observed.',
    'Minor cracking typical for the age of the house, water leak repaired and completed.',
    '[special-conditions]\nBuilding defects notified within 90 days are repaired by the vendor.',
    '[contract-form]\nPrice $500,000\n[annexure] Building inspection for structural defects\nThe Buyer may obtain a report on any Major Structural Defects of the house.',
  ],
  clear: ['The building is in sound condition.'],
})
