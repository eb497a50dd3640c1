import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '«3 THE LAND IS SUBJECT TO RESTRICTIONS ON ALIENATION UNDER THE CROWN LANDS ACT»',
    '[special-conditions]\n52. «Completion depends on the consent of the Minister to the transfer.»',
    '[special-conditions]\n«An instalment of Crown purchase money of $2,140 remains due.»',
    '«FOLIO CREATED FROM WESTERN LANDS LEASE 5512»',
  ],
  passes: [
    '1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)',
    '[general-conditions]\n26. Crown purchase money applies only where money is payable to the Crown.',
    '[special-conditions]\nNo Crown purchase money is payable.',
  ],
  clear: ['2 AB100200 MORTGAGE TO EXAMPLE BANK LTD'],
})
