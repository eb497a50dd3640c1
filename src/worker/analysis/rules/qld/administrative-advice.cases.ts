import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search] Current title search\nADMINISTRATIVE ADVICES\n«714556677 VEG NOTICE 02/04/2012 CURRENT»',
    {
      text: '[title-search] Current title search\n«715001122 | CONTAMINATED LAND | 11/06/2019 | CURRENT»',
      severity: 'high',
    },
    '[title-search] Current title search\nADMINISTRATIVE ADVICES\n«HERITAGE SITE lodged 05/05/2001, dealing 704112233»',
    '[title-search] Current title search\n«Building statement 709887766 dated 03/03/2008»',
  ],
  passes: [
    '[title-search] Current title search\nADMINISTRATIVE ADVICES - NIL',
    '[title-search] Current title search\n714556677 VEG NOTICE 02/04/2012 REMOVED',
    '[title-search] Current title search\nMORTGAGE No 714556678 02/04/2012',
  ],
  clear: ['[title-search] Current title search\nADMINISTRATIVE ADVICES - NIL'],
})
