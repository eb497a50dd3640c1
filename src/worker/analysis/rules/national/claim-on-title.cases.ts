import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  state: 'NSW',
  flags: [
    {
      text: '[title-search]\nDealings Affecting Title | NIL\n«Priority Notices | 14561203 LODGED 02/09/2026 BY CORVUS PRIVATE LENDING PTY LTD - MORTGAGE - EXPIRES 01/11/2026»\nNotations on Plan | NIL',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[title-search]\nNotations\n«Priority Notices: | 14770012 lodged 12/05/2026 by Harl Finance Pty Ltd (transfer)»',
      state: 'SA',
    },
    '[title-search]\nREGISTERED PROPRIETOR\n«Priority Notice | PN 4455667 in favour of Quarrion Capital Pty Ltd, expires 4/2/2027»',
    {
      text: '[title-search]\n«Priority Notices PN 14411200 LODGED 2/9/2026 BY HOLM LENDING PTY LTD MORTGAGE PENDING»',
      state: 'SA',
    },
    '[title-search]\n«Priority notices: AW445120 lodged 3 August 2026 in favour of Holm Lending Pty Ltd»',
    { text: '[title-search]\n«Priority notice | 14411200 | mortgage to follow»', state: 'SA' },
    {
      severity: 'critical',
      text: '[title-search] Title\n2 AT551009 MORTGAGE TO HARBOUR BANK LTD\n«3 AT880214 ORDERS OF THE DISTRICT COURT RESTRAINING ANY TRANSFER»',
    },
    {
      severity: 'critical',
      text: '[title-search] Title\n«AU770031 SUPREME COURT ORDER, NOT TO BE TRANSFERRED UNLESS THE COURT ALLOWS»',
    },
    {
      severity: 'critical',
      text: '[title-search] Title\n4 AS209993 MORTGAGE TO RIVERINA BANK LTD\n«6 AV552001 OPTION TO PURCHASE IN FAVOUR OF GLENROY RETIREMENT LIVING PTY LTD»',
    },
    {
      state: 'SA',
      severity: 'critical',
      text: '[title-search] Title\nNotations\n«14188017 LODGED 30/10/2026 FAMILY COURT ORDER - INJUNCTION»\nPriority Notices NIL',
    },
    {
      state: 'QLD',
      severity: 'high',
      text: '[title-search] Title\n2. MORTGAGE No 718820448 22/06/2018\n3. «PRIORITY NOTICE NO 725003310 LODGED 22/09/2026 TIDEWATER SALES PTY LTD»\nADMINISTRATIVE ADVICES - NIL',
    },
    {
      state: 'VIC',
      severity: 'medium',
      text: '[title-search] Title\n«MORTGAGE AU400118V 02/06/2021 GOULBURN BANK LTD as to the whole, with other land in two folios»',
    },
    '[title-search] Title\n«AK771203 right of first refusal in favour of the adjoining owner, lodged 4/3/2015»',
    {
      state: 'WA',
      text: '[title-search] Title\n«P112233 INJUNCTION, SUPREME COURT OF WESTERN AUSTRALIA, REGISTERED 2/2/2026»',
    },
    '[title-search] Title\n«9876543 MORTGAGE to Plains Credit Union over this and other land»',
    {
      state: 'QLD',
      severity: 'critical',
      text: '[title-search] Title\n2. MORTGAGE No 718820448 22/06/2018\n«715550123 PRIORITY NOTICE 20/10/2026 11:02 CURRENT»\nINTENDED DEALING: TRANSFER\nTO: AMOS LEIGHTON PRIDEAUX',
    },
  ],
  passes: [
    {
      state: 'QLD',
      text: '[title-search] Title\n2. MORTGAGE No 718820448 22/06/2018\n715550123 PRIORITY NOTICE 20/10/2026 11:02 CURRENT\nINTENDED DEALING: TRANSFER\nTO: AMOS LEIGHTON PRIDEAUX',
      facts: { purchasers: [['Amos Leighton Prideaux', 'AMOS LEIGHTON PRIDEAUX']] },
    },
    {
      text: '[title-search]\nDealings Affecting Title | NIL\nPriority Notices | NIL\nNotations on Plan | NIL',
      state: 'SA',
    },
    { text: '[title-search]\nPriority Notices NIL', state: 'SA' },
    {
      text: '[title-search]\n5 PRIORITY NOTICE AW118822 IN FAVOUR OF MARA JANE TEAL EXPIRES 30/11/2026',
      facts: { purchasers: [['Mara Jane Teal', 'MARA JANE TEAL']] },
    },
    '[title-search] Title\nAT880214 ORDER OF THE DISTRICT COURT RESTRAINING DEALINGS, REMOVED 4/6/2024',
    '[title-search] Title\nPRIORITY NOTICES: NIL',
    '[title-search] Title\nAV552001 OPTION TO PURCHASE WITHDRAWN 3/3/2020',
    '[title-search] Title\nFamily court orders may affect this land; search again before settlement.',
    '[title-search] Title\n4 AS209993 MORTGAGE TO RIVERINA BANK LTD',
  ],
  clear: ['AS209993 MORTGAGE TO RIVERINA BANK LTD'],
})
