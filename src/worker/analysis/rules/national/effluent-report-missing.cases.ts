import { cases } from '../cases.ts'

const BARE = '[particulars]\nLand: Lot 33, vacant land.\n'
const RATES = '\n[rates-certificate] Rates\nGeneral rate $940.00, paid.'

export default cases({
  state: 'VIC',
  in: 'vendor-statement',
  flags: [
    `${BARE}[vendor-statement]\n«8 Services NOT connected: ☒ electricity ☒ gas ☒ water ☒ sewerage ☒ telephone»${RATES}`,
    `${BARE}[vendor-statement]\nEasements: none.\n[water-certificate] Water\n«The lot is outside the sewerage district.»`,
    {
      text: `[contract-form]\nimprovements ☐ house ☐ garage ☒ none\n[planning-certificate] Certificate\nZone RU5.\n[water-certificate] Letter\n«There is no sewer in Gannet Drive.»`,
      state: 'NSW',
    },
    {
      text: `[particulars]\nPresent use: vacant land\n[planning-certificate] Answers\n«On-site wastewater treatment is needed for a house.»${RATES}`,
      state: 'QLD',
    },
    {
      text: `[particulars]\nBare block of 2 hectares.\n[vendor-statement]\nNo easements.\n[water-certificate] SA Water\n«Sewer not available»`,
      state: 'SA',
    },
  ],
  passes: [
    // The report is there, under one of its names.
    `${BARE}[vendor-statement]\n8 Services NOT connected: ☒ water ☒ sewerage\n[annexure] Report\nLand capability assessment of 3 May 2026.`,
    `${BARE}[vendor-statement]\n8 Services NOT connected: ☒ water ☒ sewerage\n[annexure] Report\nEffluent: soil category 4, secondary treatment with 220 m² of irrigation.`,
    `${BARE}[vendor-statement]\n8 Services NOT connected: ☒ water ☒ sewerage\n[annexure] Report\nWastewater report to AS/NZS 1547 by Terra Soils.`,
    // The sewer is there or on its way.
    `${BARE}[vendor-statement]\n8 Services NOT connected: ☒ water ☒ sewerage\n[plan] Plan\nE-1 Drainage and sewerage 2.0 m`,
    `${BARE}[vendor-statement]\nSewerage is not connected; it is available at the boundary.${RATES}`,
    // A house stands on it, or none may be built.
    `[particulars]\nBrick house and garage.\n[vendor-statement]\n8 Services NOT connected: ☒ water ☒ sewerage`,
    `${BARE}[vendor-statement]\n8 Services NOT connected: ☒ water ☒ sewerage\nNo dwelling may be erected on the land.`,
    `${BARE}[vendor-statement]\n8 Services NOT connected: ☐ water ☐ sewerage${RATES}`,
    '[particulars]\nLand: Lot 33, vacant land. No sewer is available.',
  ],
  clear: [`${BARE}[vendor-statement]\nAll services are connected.`],
})
