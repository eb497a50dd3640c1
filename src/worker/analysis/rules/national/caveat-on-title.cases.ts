import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search] Register search\nActivity in the last 125 days\nNumber | Status | Date\n«AX110022B (E) CAVEAT | Unregistered | 03/02/2026»',
    {
      text: '[title-search]\n«AU270466 CAVEAT» BY FERN PTY LTD\n[title-search] Unregistered dealings\nWITHDRAWAL OF CAVEAT AU270466, not yet registered',
      facts: {
        encumbrances: [[{ type: 'caveat', number: 'AU270466', date: null }, 'AU270466 CAVEAT']],
      },
    },
    // The vendor has bought from the owner and holds the owner to it.
    {
      text: '[particulars]\nVendor: Sedge Land Pty Ltd\n[title-search]\n«CAVEAT AX551122C» 12/05/2026\n«Caveator»\nSEDGE LAND PTY LTD ACN 600 111 222\nGrounds of Claim\nPURCHASERS CONTRACT WITH THE REGISTERED PROPRIETOR',
      facts: {
        vendors: [['Sedge Land Pty Ltd', 'Sedge Land Pty Ltd']],
        encumbrances: [[{ type: 'caveat', number: 'AX551122C', date: null }, 'CAVEAT AX551122C']],
      },
      severity: 'low',
    },
    {
      text: '[particulars]\nVendor: Sedge Land Pty Ltd\n[title-search]\n«CAVEAT AX551122C» 12/05/2026\n«Caveator»\nSEDGE FINANCE PTY LTD ACN 600 111 333',
      facts: {
        vendors: [['Sedge Land Pty Ltd', 'Sedge Land Pty Ltd']],
        encumbrances: [[{ type: 'caveat', number: 'AX551122C', date: null }, 'CAVEAT AX551122C']],
      },
      severity: 'high',
    },
    // What the contract tells of the one caveat stands behind its entry.
    {
      text: '[special-conditions]\n7. «The caveat on the title was lodged by the vendor’s brother, who says that he paid for the barn.»\n[title-search]\n«AU270466 CAVEAT» BY OLE FERN',
      facts: {
        encumbrances: [[{ type: 'caveat', number: 'AU270466', date: null }, 'AU270466 CAVEAT']],
      },
    },
    {
      text: '[title-search]\n«CAVEAT AX223344B 18/06/2022 by a joiner, signed withdrawal held by the lawyer»',
      severity: 'low',
    },
    { text: '[title-search]\nNOTATIONS\n«UNREGISTERED DEALINGS: X AT443120»', state: 'NSW' },
    {
      text: '[title-search]\nUNREGISTERED DEALINGS\n«AT443120 X»\n*** END OF SEARCH ***',
      state: 'NSW',
    },
    { text: '[title-search]\n«UNREGISTERED DEALINGS: M AT443118 X AT443120»', state: 'NSW' },
    { text: '[title-search]\n«Unregistered dealings | X | AT443120»', state: 'ACT' },
    '[title-search]\n«CAVEAT AX223344B 18/06/2022 to be withdrawn by the builder»',
    '[vendor-statement]\n«Caveat     YES   discharged NO    caveat 13990218 by R. Fallow claiming a quarter interest»',
    '[title-search]\n«CAVEAT AX667788B 20/08/2026»\n«Caveator»\nBRIGHT LENDING PTY LTD\nGrounds of Claim\nCHARGE CONTAINED IN AN AGREEMENT',
    '[title-search]\n«CAVEAT AX334455B 12/08/2026 Caveator: Brightwater Finance Pty Ltd»',
    '[title-search]\n«AB123456 CAVEAT BY THE REGISTRAR GENERAL»',
    '[title-search]\n«Caveat lodged 3/9/2026 claiming an estate as purchaser under a contract»',
    '[title-search]\n«UNREGISTERED DEALINGS: CAVEAT AT778899»',
    "[title-search]\n«Interest: Caveat M998877 (builder's charge)»",
    '«CAVEAT AY221133K 12/02/2026 Caveator: Fern Bullock»',
    "[vendor-statement]\n«A caveat was lodged by the vendor's former partner claiming an interest as beneficiary.»",
    '[vendor-statement]\n«Caveats | AX112299V by a building contractor»',
    '[special-conditions]\n«Caveat AW110022 in favour of Ridgeline Lending will be withdrawn at settlement.»',
    '«CAVEAT AX123456K 12/08/2026 Caveator HOLLIS CONCRETE PTY LTD»',
    { text: 'SECOND SCHEDULE\n«AB445566 CAVEAT BY ROWENA PIKE»', state: 'NSW' },
    {
      text: '[vendor-statement]\n«A caveat lodged by a builder claims a charge over the land.»',
      severity: 'high',
    },
    { text: '«CAVEAT 601111222 by the purchasers under a prior contract»', severity: 'critical' },
  ],
  passes: [
    { text: '[title-search]\nUNREGISTERED DEALINGS: NIL', state: 'NSW' },
    { text: '[title-search]\nUNREGISTERED DEALINGS: WX AT443120 DM AT443121', state: 'NSW' },
    { text: '[title-search]\nEASEMENT A TO X SHOWN IN X DP248116', state: 'NSW' },
    '[vendor-statement] 1.5 Caveat\nName of caveator:',
    '[vendor-statement]\nDate and particulars of caveat: not applicable',
    '[annexure] Form\nAddress of the caveator:',
    // Leave to lodge one some day.
    '[annexure] Service agreement\nYou charge your lot to us to secure what you owe and agree that we may lodge a caveat.',
    '[annexure] Loan\nThe lender is entitled to lodge a caveat to protect the charge.',
    {
      text: '[title-search]\nNOTICE: a caveat E311940 lodged 02-May-2023 by Garrow Fencing has been WITHDRAWN',
      facts: {
        encumbrances: [[{ type: 'caveat', number: 'E311940', date: null }, 'caveat E311940']],
      },
    },
    {
      text: '[title-search]\nAZ440193F | Registered | 06/08/2026 | WITHDRAWAL OF CAVEAT AW515006K',
      facts: {
        encumbrances: [[{ type: 'caveat', number: 'AW515006K', date: null }, 'CAVEAT AW515006K']],
      },
    },
    {
      text: '[title-search] Historical search\n12771064 CAVEAT BY T J MERRIDEW\nWithdrawn 14/05/2019',
      facts: {
        encumbrances: [[{ type: 'caveat', number: '12771064', date: null }, '12771064 CAVEAT']],
      },
    },
    '[title-search]\nNOTE 1: DEALING Q330219 (CAVEAT) REJECTED 8/4/2025, FEES UNPAID, NEVER REGISTERED.',
    '[title-search]\nCaveat Q330219 was refused registration.',
    '[title-search]\n4 AS887710 CAVEAT BY NARRAGAL COUNCIL - WITHDRAWN AT330021',
    '[annexure]\nThe developer confirms that it claims nothing and that its caveat was never registered.',
    '[title-search]\n7 AK440551 CAVEAT BY MERIDIAN BUILDERS PTY LTD   WITHDRAWN BY AM220134',
    '[title-search]\nNote: a caveat entered after this print was taken will not appear in it',
    '[title-search] CAVEAT AU771002P lapsed 12/05/2023',

    '[title-search] 13110022 DISCHARGE OF CAVEAT 12881902 registered 1/2/2024',
    '[title-search] CAVEAT M771820 WITHDRAWN 4/3/2024',

    '[title-search]\nENCUMBRANCES, CAVEATS AND NOTICES\nNIL',
    '[title-search]\nENCUMBRANCES, CAVEATS AND NOTICES',
    '[title-search]\nCaveats: Nil',
    '[vendor-statement]\nCaveats | Nil',
    '[special-conditions]\nThe purchaser shall not lodge any caveat.',
    'ENCUMBRANCES, CAVEATS AND NOTICES',
    '[special-conditions]\nThe purchaser may lodge a caveat after exchange.',
    'Caveats: Nil',
  ],
  clear: ['MORTGAGE AB123457D 17/03/2016 EXAMPLE BANK LTD'],
})
