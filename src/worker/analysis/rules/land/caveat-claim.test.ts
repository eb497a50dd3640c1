import { expect, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { caveatClaim } from './caveat-claim.ts'

function claimOf(text: string) {
  const doc = docOf(`CONTRACT OF SALE\n\nTITLE SEARCH\n\n${text}`, {})
  // The rule quotes the entry from its own first word, the day or the number.
  const start = doc.text.lastIndexOf('\n', doc.text.search(/caveat/i)) + 1
  return caveatClaim(doc, { start, end: start + 6 }, true)
}

it.for<readonly [text: string, who: string, what: string | null]>([
  [
    'CAVEAT AX998811B 12/08/2026\nCaveator\nBRIGHT LENDING PTY LTD\nGrounds of Claim\nCHARGE IN AN AGREEMENT WITH THE OWNER',
    'Bright Lending Pty Ltd',
    'CHARGE IN AN AGREEMENT WITH THE OWNER',
  ],
  [
    '12994471 03/09/2026 CAVEAT BY HALLOW BRIDGING PTY LTD\n(ACN 701 220 114) - ESTATE OF CHARGEE',
    'Hallow Bridging Pty Ltd',
    'ESTATE OF CHARGEE',
  ],
  [
    '14 220 118 CAVEAT FORBIDDING ANY DEALING. CAVEATOR DELL RIVER\nHAULAGE PTY LTD AS LESSEE AND AS GRANTEE OF AN OPTION',
    'Dell River Haulage Pty Ltd',
    'AS LESSEE AND AS GRANTEE OF AN OPTION',
  ],
  [
    'CAVEAT AX771122K 01/02/2026\nCaveator\nOWEN PAUL STRAND\nCapacity TRUSTEE OF THE PROPERTY OF R. DALE Grounds of Claim\nPASSING OF THE LAND BY LAW\nEstate or Interest\nFREEHOLD ESTATE\nProhibition\nABSOLUTELY',
    'Owen Paul Strand',
    'TRUSTEE OF THE PROPERTY OF R. DALE; FREEHOLD ESTATE; PASSING OF THE LAND BY LAW',
  ],
  ['12994471 CAVEAT BY HALLOW BRIDGING PTY LTD (ACN 701 220 114)', 'Hallow Bridging Pty Ltd', null],
  [
    '12994471 CAVEAT BY LARCH BUILDERS PTY LTD (in liquidation) claiming a charge',
    'Larch Builders Pty Ltd',
    'a charge',
  ],
  ['AU990450 CAVEAT BY ROWENA PIKE', 'Rowena Pike', null],
  [
    'CAVEAT No 724118399 06/11/2026 at 11:02\nQUARRY ROAD LENDERS PTY LTD A.C.N. 681 930 300',
    'Quarry Road Lenders Pty Ltd',
    null,
  ],
  [
    '*Q418899 CAVEAT BY HOLM JOINERY PTY LTD LODGED 14/9/2026\n\nCAVEATOR (Note 2)   HOLM JOINERY PTY LTD of 3 Kiln Road\nESTATE OR INTEREST BEING CLAIMED (Note 5)  An equitable interest as chargee\nBY VIRTUE OF (Note 6)  Clause 14 of a contract dated 2 June 2024',
    'Holm Joinery Pty Ltd',
    'An equitable interest as chargee; Clause 14 of a contract dated 2 June 2024',
  ],
  [
    'N104299 CAVEAT by Gideon Marsh, claiming an interest as beneficiary. Lodged 6 August 2026',
    'Gideon Marsh',
    'an interest as beneficiary',
  ],
  [
    '3477199 Caveat by Corin Homes Pty Ltd claiming an equitable charge',
    'Corin Homes Pty Ltd',
    'an equitable charge',
  ],
  [
    '03/07/2026 1019921 Caveat\nHarbour Side Estates Pty Ltd\n(ACN 660 110 220)\nClaim: grantee under an option to buy part, deed of 14/02/2025\nProhibits: all dealings',
    'Harbour Side Estates Pty Ltd',
    'grantee under an option to buy part, deed of 14/02/2025',
  ],
  [
    '14902100 CAVEAT BY EDMUND UNREGISTERED JAMES ROE\nCAVEATOR CLAIMS AN INTEREST IN THE LAND UNDER A CONSTRUCTIVE TRUST AND FORBIDS REGISTRATION ABSOLUTELY\nPriority Notices NIL',
    'Edmund James Roe',
    'AN INTEREST IN THE LAND UNDER A CONSTRUCTIVE TRUST',
  ],
])('reads who claims and what for: %s', ([text, who, what]) => {
  expect(claimOf(text)).toEqual({ who, what })
})

it.for([
  'CAVEAT AX998811B Registered 14/09/2026',
  'Caveat\nName of caveator:\nAddress for service:',
  'A caveat is lodged over the land.',
])('names nobody where the entry names nobody: %s', (text) => {
  expect(claimOf(text).who).toBeNull()
})

it('finds the claim of a caveat that a term names by its number alone', () => {
  const doc = docOf(
    'CONTRACT OF SALE\n\n3.1 The buyer settles while Caveat 1012999 remains.\n\nTITLE SEARCH\n\n02/09/2026 1012999 Caveat by Una ROE, forbidding any dealing.\nGrounds: one half share under a trust',
    {},
  )
  const start = doc.text.indexOf('3.1')
  expect(caveatClaim(doc, { start, end: start + 3 }, false)).toEqual({
    who: 'Una Roe',
    what: 'one half share under a trust',
  })
})
