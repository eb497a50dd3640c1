import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[vendor-statement]\n«Trust for Nature conservation covenant over 21 hectares, forbidding grazing, clearing or the erection of any structure»',
    '[vendor-statement]\n«Covenant in transfer 1822931: not to quarry or carry away stone»',
    '[vendor-statement]\n«The land is burdened by a covenant in Instrument 0455281 not to erect more than one dwelling house.»',
    '«COVENANT PS512233X 14/05/2004»',
    '«COVENANT as to part (Conservation) AH203340J s.3A Victorian Conservation Trust Act 1972»',
    '[vendor-statement]\n«Restriction: building materials must be brick or stone, by covenant created in plan of subdivision PS640112»',
    '[vendor-statement]\n«The transfer of 1926 forbids any building other than one private house with walls of brick.»',
    '[vendor-statement]\n«A memorandum of common provisions restricts dwellings to a single storey.»',
    '[vendor-statement]\n«Memorandum of common provisions AA4412 requires roofs of tile and front fences of 1.2 metres at most, until 2032»',
    '«COVENANT T445566A 20/03/1995»',
    '[vendor-statement]\n«Covenant in instrument H100400:»\n«The owner shall not erect more than one dwelling house on the lot.»',
    { text: '[title-search]\n«AC998877 RESTRICTION(S) ON THE USE OF LAND»', state: 'NSW' },
    '[plan]\nCREATION OF RESTRICTION\n«The registered proprietor must not construct any building of more than two storeys in height on the burdened lot.»',
    {
      text: '[title-search] Register Search Plus\n«10998877 ENCUMBRANCE TO MALLEE GROVE PTY LTD»',
      state: 'SA',
    },
  ],
  passes: [
    '[vendor-statement]\nRestrictive covenants: nil',
    '[vendor-statement]\nNo covenant burdens the land.',
    '[vendor-statement]\nThe vendor covenants with the purchaser to deliver vacant possession.',
    '[vendor-statement]\nThe covenant recorded on Volume 8001 Folio 22 expired in 2020.',
    'Fencing covenant in transfer 123456',
    '[vendor-statement]\nThere is no restrictive covenant.',
    { text: '[title-search]\n5 AQ771204 POSITIVE COVENANT', state: 'NSW' },
    '[special-conditions]\nThe vendor covenants that the land is free of debt.',
    '[vendor-statement]\nThe restriction on the plan ceases to have effect on 31 December 2020; covenant expired.',
    {
      text: '[title-search] Record of certificate of title\nN123456 RESTRICTIVE COVENANT BENEFIT SEE DEPOSITED PLAN 71234.',
      state: 'WA',
    },
    {
      text: '[vendor-statement] Form 1\nEncumbrance 10998877 is to be discharged at settlement.',
      state: 'SA',
    },
  ],
  clear: ['MORTGAGE AB123457D 17/03/2016'],
})
