import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '«COVENANT T445566A 20/03/1995»',
    '[vendor-statement]\n«Covenant in instrument H100400:»\n«The owner shall not erect more than one dwelling house on the lot.»',
    { text: '[title-search]\n«AC998877 RESTRICTION(S) ON THE USE OF LAND»', state: 'NSW' },
    '[plan]\nCREATION OF RESTRICTION\n«The registered proprietor must not construct any building of more than two storeys in height on the burdened lot.»',
  ],
  passes: [
    'Fencing covenant in transfer 123456',
    '[vendor-statement]\nThere is no restrictive covenant.',
    { text: '[title-search]\n5 AQ771204 POSITIVE COVENANT', state: 'NSW' },
    '[special-conditions]\nThe vendor covenants that the land is free of debt.',
    '[vendor-statement]\nThe restriction on the plan ceases to have effect on 31 December 2020; covenant expired.',
  ],
  clear: ['MORTGAGE AB123457D 17/03/2016'],
})
