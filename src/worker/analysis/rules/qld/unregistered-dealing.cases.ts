import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    {
      text: '[title-search] Current title search\nUNREGISTERED DEALINGS\n«723004455 WRIT OF EXECUTION lodged»\nEnd of Current Title Search',
      severity: 'high',
    },
    {
      text: '[title-search] Current title search\n«UNREGISTERED DEALINGS: 723004456 TRANSFER 04/05/2026»',
      severity: 'high',
    },
    {
      text: '[title-search] Current title search\nUNREGISTERED DEALINGS\n«SETTLEMENT NOTICE | 723009988 | 02/06/2026»',
      severity: 'medium',
    },
    {
      text: '[title-search] Current title search\nUNREGISTERED DEALINGS\n«SETTLEMENT NOTICE | 723009988 | 02/06/2026 | HANA OYELARAN»',
      facts: { purchasers: [['Hana Oyelaran', 'HANA OYELARAN']] },
      severity: 'low',
    },
    '[title-search] Current title search\nUNREGISTERED DEALINGS\n«MORTGAGE 723009989»',
  ],
  passes: [
    '[title-search] Current title search\nUNREGISTERED DEALINGS\n723004458 CAVEAT 04/05/2026',
    '[title-search] Current title search\nUNREGISTERED DEALINGS - NIL',
    '[title-search] Current title search\nMORTGAGE No 716600112 04/05/2015\nUNREGISTERED DEALINGS\nNIL',
  ],
  clear: [
    '[title-search] Current title search\nADMINISTRATIVE ADVICES - NIL UNREGISTERED DEALINGS - NIL',
  ],
})
