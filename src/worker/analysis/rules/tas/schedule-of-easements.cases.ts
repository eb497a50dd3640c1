import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    { text: '«SP126534 COVENANTS in Schedule of Easements»', severity: 'medium' },
    { text: '«SP 30412 EASEMENTS in Schedule of Easements»', severity: 'low' },
    {
      text: '«Burdening easements and covenants are set out in the Schedule of Easements.»',
      severity: 'medium',
    },
  ],
  passes: [
    // The first developer's freedom from fencing is on most titles.
    'FENCING PROVISION in Transfer B771203',
    '[particulars]\nVendor | Ada Quell\n[title-search] Title\nVOLUME 131313 FOLIO 2\n[annexure] Schedule of easements\nThe vendor shall not be required to fence any boundary.',
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
