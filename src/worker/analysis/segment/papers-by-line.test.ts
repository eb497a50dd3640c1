import { describe, it } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { docOf } from './doc-of.ts'
import { papersByLine } from './papers-by-line.ts'

describe('a paper that shares its page with others', () => {
  it.for<readonly [PageKind, string]>([
    [
      'land-tax-certificate',
      'REVENUE NSW  CLEARANCE (s47 Land Tax Management Act 1956)   No land tax is charged on the land up to and including the 2026 year.',
    ],
    [
      'land-tax-certificate',
      'REVENUE NSW\tSECTION 47 LAND TAX CERTIFICATE\tEnquiry 4119027\n\nThere is no land tax charged on the land.',
    ],
    [
      'land-tax-certificate',
      'STATE REVENUE OFFICE - LAND TAX CLEARANCE CERTIFICATE No. 884102\n\nTax for 2026: nil.',
    ],
    [
      'land-tax-certificate',
      'REVENUESA\tLand tax for 2026-27: $0.00, principal place of residence.',
    ],
    [
      'plan',
      'DP 248815 (extract)\tPLAN OF SUBDIVISION OF LOT 6 DP 31177\tRegistered 30.11.1973\n\nLot 118  588.0 m²',
    ],
    ['plan', 'DEPOSITED PLAN 38117\tSheet 2 of 2\n\nLot 31  1 832 m²'],
    ['plan', 'STRATA PLAN 61207  Sheet 3 of 9 sheets\n\nLot 14  81 m²'],
    [
      'by-laws',
      'ARTICLES (those other than the standard ones)\n\n8 No animal in a unit without consent.',
    ],
    ['by-laws', 'SPECIAL BY-LAWS\n\n1. The owner of lot 4 may enclose the balcony.'],
    ['by-laws', 'RULES OF THE OWNERS CORPORATION\n\n1. No noise after ten.'],
    [
      'water-certificate',
      'HUNTERMOUTH WATER\tSEWER LOCATION DIAGRAM – 22 Larkspur Avenue\n\nMain 150 mm in the rear.',
    ],
  ])('is seen as a %s: %s', ([kind, words], { expect }) => {
    expect([...papersByLine(bundle(words)).keys()]).toContain(kind)
  })

  it.for([
    'We do not hold and so do not issue a sewer diagram for the premises.',
    'The land tax certificate was ordered on 3 March and will follow.',
    'Your solicitor asked us for a plan of subdivision and the minutes.',
    'LAND TAX CERTIFICATE: not yet received',
    'LOT 4 IN DEPOSITED PLAN 1098231',
    'DP1098231  EASEMENT FOR OVERHEAD POWER LINE 20 METRE(S) WIDE',
    '☒ 23 LAND TAX CERTIFICATE ☐ 24 MINUTES',
    'Rules of the pool: no glass, no running.',
  ])('is not seen in: %s', (words, { expect }) => {
    expect([...papersByLine(bundle(words)).keys()]).toEqual([])
  })
})

function bundle(words: string) {
  return docOf(`INSPECTION OF THE DWELLING\n\n${words}\n\nIssued 26 October 2026`, {
    state: 'NSW',
    zone: 'other',
  })
}
