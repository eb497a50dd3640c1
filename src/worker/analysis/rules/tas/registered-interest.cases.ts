import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search] Schedule 2\n«E210044 LEASE to TELCO SITES PTY LTD of the land marked A for 20 years from 1-Jul-2018»',
    '[title-search] Schedule 2\n«M771200 WRIT of fieri facias issued by the Magistrates Court»',
    '[title-search] Schedule 2\n«C550012 CHARGE in favour of the Hobart City Council for unpaid works»',
  ],
  passes: [
    '[title-search] Schedule 2\nE210040 MORTGAGE to BANYAN BANK LTD',
    '[title-search] Schedule 2\nReservations and conditions in the Crown Grant if any',
  ],
  clear: ['[title-search] Schedule 2\nE210040 MORTGAGE to BANYAN BANK LTD'],
})
