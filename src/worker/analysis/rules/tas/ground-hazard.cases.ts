import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate] Section 337\n«Landslip hazard band? Medium»',
    '[building-report] Geotechnical report\n«Evidence of slope movement below the dwelling;» site classed P',
    { text: '«The land is within proclaimed Landslip Area A.»', severity: 'critical' },
    { text: '«Landslip Hazard Code: low hazard band»', severity: 'medium' },
    '«14. Is the land in a coastal inundation hazard area? | Yes»',
    '«9. Is the land within a declared landslip area?»\n«Yes, see map 4»',
    '[special-conditions]\n6. «The Purchaser is aware that the Coastal Erosion Hazard Code applies to the lower terrace.»',
    '[building-report] Inspection report\n«Cracking consistent with landslip was observed along the rear wall within the hazard area.»',
  ],
  passes: [
    '9. Is the land within a declared landslip area? | No',
    '9. Is the land within a declared landslip area?\nNo',
    'The land is not within a coastal erosion hazard area.',
    '[statutory-notice]\nBuyers should ask whether the land is in a landslip area.',
  ],
  clear: ['9. Is the land within a landslip area? ☐ Yes ☒ No'],
})
