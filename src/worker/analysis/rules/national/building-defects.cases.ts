import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '«Structural movement has opened cracks of 12 mm in the front wall.»',
    { text: '«The house needs re-stumping along its north side.»', severity: 'critical' },
    '[minutes]\n«Water ingress affects eleven balconies and a report was tabled.»',
    {
      text: '[special-conditions]\n«The purchaser is aware of rising damp in the hall.»',
      severity: 'medium',
    },
  ],
  passes: [
    '[special-conditions]\nThe land is in a mine subsidence district.',
    { text: '[minutes]\nThe defects report for the building bond was tabled.', state: 'NSW' },
    'No major structural defects were observed.',
    'Minor cracking typical for the age of the house, water leak repaired and completed.',
    '[special-conditions]\nBuilding defects notified within 90 days are repaired by the vendor.',
    '[contract-form]\nPrice $500,000\n[annexure] Building inspection for structural defects\nThe Buyer may obtain a report on any Major Structural Defects of the house.',
  ],
  clear: ['The building is in sound condition.'],
})
