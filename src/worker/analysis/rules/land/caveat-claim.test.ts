import { expect, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { caveatClaim } from './caveat-claim.ts'

function claimOf(text: string) {
  const doc = docOf(`CONTRACT OF SALE\n\nTITLE SEARCH\n\n${text}`, {})
  const start = doc.text.search(/caveat/i)
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
