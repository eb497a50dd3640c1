import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate]\n«The land is within the coastal vulnerability area.»',
    '[planning-certificate]\n«An annual charge for coastal protection services applies.»',
    '[planning-certificate]\n«The land is affected by a coastal hazard line.»',
    '[planning-certificate]\n«A temporary coastal protection works order has been made.»',
    {
      text: '10. «Part of the land is within the coastal vulnerability area and identified as at risk of erosion.»',
      severity: 'high',
    },
    '[rates-certificate]\n«Annual charge for coastal protection services: levied, $1,180.00»',
    {
      text: '«Is the land within a coastal wetlands or proximity area? | Yes, coastal wetlands»',
      severity: 'medium',
    },
    '[special-conditions]\n«The purchaser is aware of shoreline recession along the eastern boundary.»',

    '[rates-certificate] Rates\nStormwater levy | $12.50\n«Coastal protection service charge | $94.00»\nTotal | $1,989.16',
    '[rates-certificate] Rates\nOrdinary rate $1,102.30; domestic waste $588.00; «coastal protection service charge $310.00.»',
    '[planning-certificate] Certificate\n«19 Annual charges for coastal protection services: the owner has consented in writing to the charge under section 496B.»',
  ],
  passes: [
    '[planning-certificate] Certificate\nCoastal hazard - the land lies landward of the 2100 line and is unaffected.',
    "[planning-certificate] Certificate\nHazards: coastal erosion - council's program of 2023 shows the land landward of the 2100 line.",
    '[rates-certificate] Rates\nNo coastal protection service charge is payable.',
    '[planning-certificate]\nThe land is not subject to an annual charge for coastal protection services.',
    '19. Annual charges for coastal protection services. Not applicable.',
    '10. Council has not adopted a policy restricting development because of coastal hazards.',
    'Has the owner consented to an annual charge for coastal protection works? | No',
  ],
  clear: ['19. The land is not subject to an annual charge for coastal protection services.'],
})
