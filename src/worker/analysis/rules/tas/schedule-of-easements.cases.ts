import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    { text: '«SP126534 COVENANTS in Schedule of Easements»', severity: 'medium' },
    { text: '«SP 30412 EASEMENTS in Schedule of Easements»', severity: 'low' },
    { text: '«FENCING PROVISION in Transfer B771203»', severity: 'low' },
    {
      text: '[particulars]\nVendor | Ada Quell\n[title-search] Title\nVOLUME 131313 FOLIO 2\n[annexure] Schedule of easements\n«The vendor shall not be required to fence any boundary.»',
      severity: 'low',
    },
  ],
  passes: [
    {
      text: '[title-search] Folio\nFENCING PROVISION in former transfer noted as spent',
      state: 'TAS',
    },
    'SP126534 COVENANTS in Schedule of Easements\n[annexure] Schedule of easements\nNo covenants are created.',
    'Reservations and conditions in the Crown Grant if any',
    '[special-conditions]\nThe chattels are set out in the schedule.',
  ],
  clear: ['SCHEDULE 2\nReservations and conditions in the Crown Grant if any'],
})
