import { cases } from '../cases.ts'

export default cases({
  in: 'plan',
  flags: [
    '[special-conditions]\n«The sewer main crosses the rear of the property beneath the deck.»',
    '[special-conditions]\n«The purchaser accepts that a sewer belonging to Hunter Water passes through the land.»',
    '[special-conditions]\n«The sewer reference sheet shows a vent shaft on the land.»',
    { text: '«Sewer main 225 mm traverses the rear of the lot»', severity: 'medium' },
    {
      text: '[special-conditions]\n47. «The purchaser is aware that a Hunter Water carrier runs beneath the garage.»',
      severity: 'high',
    },
    {
      text: '[building-report]\n«A building over sewer agreement of 2009 covers the family room.»',
      severity: 'high',
    },
    '[water-certificate]\n«The land contains a maintenance hole and stormwater channel belonging to the authority»',
    "[plan] SEWERAGE SERVICE DIAGRAM\n«Sewer | Authority's 150 mm main runs»\n«below the carport and the western wall of the house.»",
    { text: '«The council stormwater pipe passes under the studio.»', severity: 'high' },
    "[plan] SERVICE LOCATION PRINT\n«Authority's main, 225 mm, runs beneath the pool.»",
    '[special-conditions]\n51. «A Sydney Water wastewater main crosses the rear yard and no objection may be taken.»',
    {
      text: '[special-conditions]\n69. «The purchaser is aware that the existing sewer line passes below the laundry and accepts it.»',
      severity: 'high',
    },

    '[water-certificate] Service location diagram\n«The DN150 sewer runs through the rear of Lots 12-18 about 0.75 m inside the boundary.» Provided as a guide.',
    {
      text: '[plan] SEWER DIAGRAM\n150 main in easement;\n«two manholes, one under the shed floor (surcharge recorded 2024).»',
      severity: 'high',
    },
    {
      text: '[plan] Service location print\n«300 RC main of 1931 runs beneath townhouses 3 and 4»\n[particulars]\nLot 4 in SP 1187',
      severity: 'high',
      facts: { lotPlan: ['Lot 4 in SP 1187', 'Lot 4 in SP 1187'] },
    },
    {
      text: '[plan] Sewer main location map\n«150 VC main passes under TH2 and TH3, depth 1.8»\n[particulars]\nLot 9 in SP 1187',
      severity: 'medium',
      facts: { lotPlan: ['Lot 9 in SP 1187', 'Lot 9 in SP 1187'] },
    },
    '[plan] SERVICE LOCATION DIAGRAM\n«Pool shell plotted 0.4 m from the main: building over or adjacent consent not located.»',
  ],
  passes: [
    '[special-conditions]\nThe house is connected to the sewer.',
    '[special-conditions]\nNo sewer main is on the land.',
    '[special-conditions]\nThe private line under the house is connected to the sewer in Marl Street.',
    '[plan] SEWERAGE SERVICE DIAGRAM\nThe house service line joins the main in the street.',
    '[plan] Service location print\nNo main lies under TH4.',
    '[plan] SEWERAGE SERVICE DIAGRAM\nNo authority main runs beneath the dwelling.',
    'The sewer main is in the street and the house service line is private.',
    '[special-conditions]\nNo sewer main of the authority crosses the land.',
    '[water-certificate]\nSewerage service charge for the property: $160.00',
    '[annexure] Requisitions on title\nIs there a sewer main which runs through the land?',
  ],
  clear: ['No sewer of an authority lies within the lot.'],
})
