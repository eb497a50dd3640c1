import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
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
