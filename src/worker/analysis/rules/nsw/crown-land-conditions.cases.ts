import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[special-conditions]\n«Part of the fenced area is a Crown road held under an enclosure permit.»',
    '[title-search]\n«CROWN PURCHASE MONEY OUTSTANDING»',
    '[title-search]\n«THE LAND MAY NOT BE TRANSFERRED WITHOUT THE CONSENT OF THE MINISTER»',
    '[special-conditions]\n«The land is held under a Western Lands Lease.»',
    '[title-search]\n«RESTRICTION ON ALIENATION SECTION 274 CROWN LANDS ACT»',
    '«3 THE LAND IS SUBJECT TO RESTRICTIONS ON ALIENATION UNDER THE CROWN LANDS ACT»',
    '[special-conditions]\n52. «Completion depends on the consent of the Minister to the transfer.»',
    '[special-conditions]\n«An instalment of Crown purchase money of $2,140 remains due.»',
    '«FOLIO CREATED FROM WESTERN LANDS LEASE 5512»',
    '[special-conditions]\n47. «Part of the land is held under an enclosure permit from the Crown and the purchaser must apply for its transfer.»',
    '[special-conditions]\n47. «A Crown road traverses the property and is fenced in with it.»',
    '[title-search]\n«Enclosure Permit 41288 affects the road within Lot 6»',
    '[special-conditions]\n«A paper road runs through the house paddock and has not been closed.»',
    '[special-conditions]\n«The river frontage is occupied under a permissive occupancy.»',
  ],
  passes: [
    '[title-search]\n1 LAND EXCLUDES MINERALS (S.171 CROWN LANDS ACT 1989)',
    '[special-conditions]\nThe Crown road was closed and bought.',
    '[title-search]\nRESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)',
    '[special-conditions]\nAccess to the land is from a sealed council road in Marl Street.',
    '1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)',
    '[general-conditions]\n26. Crown purchase money applies only where money is payable to the Crown.',
    '[special-conditions]\nNo Crown purchase money is payable.',
  ],
  clear: ['2 AB100200 MORTGAGE TO EXAMPLE BANK LTD'],
})
