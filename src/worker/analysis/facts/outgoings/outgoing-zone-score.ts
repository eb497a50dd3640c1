import type { PageKind } from '#shared/report.ts'

import type { Kind } from './outgoing-words.ts'

import { HOME } from './outgoing-words.ts'

/** How much a paper's word weighs for a kind of outgoing; null where it is not asked. */
export function zoneScore(zone: PageKind, kind: Kind): number | null {
  if (zone === HOME[kind]) return 6
  if (zone === 'vendor-statement') return 3
  if (
    zone === 'rates-certificate' ||
    zone === 'water-certificate' ||
    zone === 'land-tax-certificate'
  )
    return 2
  if (
    zone === 'annexure' ||
    zone === 'other' ||
    zone === 'planning-certificate' ||
    zone === 'particulars' ||
    zone === 'contract-form'
  )
    return 1
  // A bill on the page of another paper still names its issuer and its period.
  if (zone === 'title-search' || zone === 'plan' || zone === 'building-report') return 0
  if (kind === 'land-tax' && zone === 'special-conditions') return -3
  if (kind !== 'owners-corporation') return null
  return zone === 'minutes' || zone === 'by-laws' || zone === 'special-conditions' ? -3 : null
}
