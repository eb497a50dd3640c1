import { expect, test } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { isNoSentence, NO_SENTENCE } from './no-sentence.ts'
import { HEAD_ROW } from '../reading/head-row.ts'
import { passagesIn } from '../reading/passages.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'

function saysNothing(kind: PageKind, line: string): boolean | undefined {
  const { reading } = readingOf(`[contract-form]\nContract of sale\n[${kind}] Paper\n${line}`, {
    kind: 'contract-form',
    state: 'NSW',
  })
  const passage = passagesIn(reading.doc, [kind]).at(-1)
  return passage && isNoSentence(passage)
}

test('a title over the sentence that tells it is no sentence, and a note of an inspector is one', () => {
  const told = (kind: PageKind) => {
    const lines = 'Storm Tide Areas\nThis property is in a mapped storm tide area.'
    const { reading } = readingOf(`[contract-form]\nContract of sale\n[${kind}] Paper\n${lines}`, {
      kind: 'contract-form',
      state: 'QLD',
    })
    const [first] = passagesIn(reading.doc, [kind]).filter(({ text }) => text.startsWith('Storm'))
    return first && isNoSentence(first)
  }
  expect(told('planning-certificate')).toBe(true)
  expect(told('building-report')).toBe(false)
})

test.for([
  '19 Annual charges for coastal protection services that relate to existing works\nWhether the owner has agreed to annual charges: No',
  '12. Loose-fill insulation of homes that are listed on the register\nIs the land on the register? No',
  '(4) Land that is subject to a hazard policy of the council\nIf the land is affected by a policy of the council: No',
])('the head of %s is no sentence', (lines) => {
  const { reading } = readingOf(
    `[contract-form]\nContract of sale\n[planning-certificate] Paper\n${lines}`,
    { kind: 'contract-form', state: 'NSW' },
  )
  const [first] = passagesIn(reading.doc, ['planning-certificate']).filter(({ block }) =>
    lines.startsWith(block.text),
  )
  expect(first && isNoSentence(first)).toBe(true)
})

test.for([...Object.entries(NO_SENTENCE), ...Object.entries(HEAD_ROW)])(
  'the pattern %s is bounded',
  ([, pattern]) => {
    expect(patternFault(pattern)).toBeNull()
  },
)

test.for([
  ['planning-certificate', 'Plot | Vegetation class | Separation | Slope | Rating'],
  ['rates-certificate', 'Charge | Levied for | Method of payment'],
  ['building-report', 'Room | Element | Condition | Photograph'],
  ['annexure', 'Bluff Point Builders Pty Ltd (ACN 638 201 144) to Tidemark Law, 24 August 2026'],
  ['annexure', 'Desmond Ede to the agent, 30 October 2026'],
  ['annexure', 'Harbour Legal, solicitors for the vendor, to Messrs Cole & Ray, 3 May 2027'],
  ['vendor-statement', 'Exceptions: NIL | Signed J. Oakes for Ridge Pty Ltd'],
  ['vendor-statement', 'Unregistered interests: none'],
  ['contract-form', 'THE SELLER ACCEPTS THE OFFER | C A Drewe | Date 5 October 2026'],
  ['owners-corporation-certificate', 'Instalment 2 | $1,815.00 | due 1 June 2026 | paid'],
  ['rates-certificate', 'First quarter | $412.20 | 31 August 2026 | Paid in full'],
  [
    'owners-corporation-certificate',
    'Insurance | Harrier, policy HS 40177, sum insured $11,900,000',
  ],
  ['owners-corporation-certificate', 'Last valuation, July 2024: cost to rebuild $14,200,000'],
  ['particulars', 'L. Inclusions | Fixed floor coverings, light fittings, blinds, wood stove'],
  ['title-search', 'C903381 TRANSFER to CLEMENT ARTHUR EDE Registered 18-Jun-2009 at noon'],
  ['particulars', 'Inclusions | ☒ blinds ☒ stove ☐ dishwasher ☒ other: pump in the shed'],
  ['vendor-statement', '☐ The land lies in a bushfire prone area'],
  ['particulars', '☒ survey report to be lodged | ☐ draft by-laws'],
  ['vendor-statement', "Vendor's signatures | A. Moore Ruth Oakes Date: 4 November 2026"],
  ['special-conditions', 'SELLER | A B Moore | 4.11.26 | BUYER | Ruth Oakes | 5.11.26'],
  ['plan', 'Lot No. | Unit Entitlement | Vol / Fol | Lot No. | Unit Entitlement | Vol / Fol'],
  ['title-search', 'Dealings not yet registered:'],
  ['special-conditions', '9 GUARANTEE AND INDEMNITY'],
  ['plan', 'Lot | Storey | Floor area m2 | Garage lot | Unit entitlement'],
  ['building-permit', 'Permit no. | Works | Permit issued | Final certificate'],
  ['building-permit', 'Approval No. | Date | Description | Occupancy permit / final'],
  [
    'building-permit',
    'NOTICE UNDER SECTION 47 | Queensland Building and Construction Commission Act 1991',
  ],
  ['vendor-statement', 'Certificate under section 151 of the Owners Corporations Act 2006'],
  ['vendor-statement', '"Management agreement, Annexure 6"'],
  ['title-search', 'Grounds of claim | charge in a loan agreement of 3 May 2024 with the'],
  ['title-search', 'Estate or interest claimed: as chargee'],
] as const)('%s: “%s” is no sentence', ([kind, line]) => {
  expect(saysNothing(kind, line)).toBe(true)
})

test.for([
  ['vendor-statement', '☒ The land lies in a bushfire prone area | ☐ not known'],
  ['special-conditions', 'SELLER | A B Moore, attorney, without a registered power | 4.11.26'],
  ['planning-certificate', 'Overlay | Flooding | Yes'],
  ['building-permit', 'Shed 14/227 | Permit issued | Final certificate none'],
  ['building-permit', 'NOTICE UNDER SECTION 47 of 3 May 2026 to demolish the deck'],
  ['building-report', 'Roof | Valley gutter rusted through | Urgent'],
  ['annexure', 'Breach Notice to Tenant, 24 August 2026'],
  ['annexure', 'Notice to Complete to the Buyer, 3 May 2027'],
  ['vendor-statement', 'Exceptions: one, the shed, dated 12 November 2026'],
  ['owners-corporation-certificate', 'Instalment 2 | $1,815.00 | due 1 June 2026 | not paid'],
  ['owners-corporation-certificate', 'Instalment 4 | $1,815.00 | due 1 March 2027 | to be paid'],
  ['owners-corporation-certificate', 'Insurance | Harrier, policy HS 4, cover lapsed in May'],
  ['particulars', 'Inclusions | Everything in the house, which the purchaser clears'],
  ['particulars', 'Inclusions | solar panels leased from Lumen Pty Ltd'],
  ['title-search', 'C903381 CAVEAT by BLUFF BUILDERS PTY LTD Registered 18-Jun-2009'],
] as const)('%s: “%s” says something', ([kind, line]) => {
  expect(saysNothing(kind, line)).toBe(false)
})
