import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search] Schedule of dealings\n«13990118 WARRANT OF SALE»',
    '[title-search] Schedule of dealings\n«12900112 LEASE TO TELSTRA CORPORATION LTD COMMENCING ON 1/7/2018 AND EXPIRING ON 30/6/2038 OF PORTION»',
    '[title-search] Schedule of dealings\n«13881209 CHARGE OF LEGAL SERVICES COMMISSION OF SOUTH AUSTRALIA»',
    "[title-search] Schedule of dealings\n«14002118 WORKER'S LIEN BY PORTER PLUMBING PTY. LTD.»",
  ],
  passes: [
    '[title-search] Schedule of dealings\n12004410 MORTGAGE TO BANYAN BANK LTD.',
    '[title-search] Schedule of dealings\nNIL',
    '[title-search] Schedule of dealings\n12900112 LEASE TO TELSTRA CORPORATION LTD EXPIRED',
  ],
  clear: ['[title-search] Schedule of dealings\n12004410 MORTGAGE TO BANYAN BANK LTD.'],
})
