import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '«Zoning overlays | Coastal Areas Overlay»',
    { text: '«Hazards (Acid Sulfate Soils) Overlay applies to the land»', severity: 'medium' },
    '[vendor-statement]\n«4.1 | Coast Protection Act 1972 - notice to carry out works | Applicable? YES»',
    '[special-conditions]\n«The purchaser is aware that the land is at risk from sea-level rise.»',
    { text: 'Zoning overlays\n«Coastal Areas»\nPrescribed Wells Area', severity: 'high' },
  ],
  passes: [
    'Hazards (Acid Sulfate Soils): the land is not affected',
    'Is the land in the Coastal Areas Overlay?',
    '[special-conditions]\nThe home enjoys a coastal outlook over the gulf.',
  ],
  clear: ['Zoning overlays | Airport Building Heights (Regulated) | Prescribed Wells Area'],
})
