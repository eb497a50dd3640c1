import type { PageKind } from '#shared/report.ts'
import { expect, test } from 'vitest'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { passagesIn } from '../reading/passages.ts'
import { readingOf } from '../testing/reading-of.ts'
import { isNoteToAnybody, NOTE_TO_ANYBODY } from './note-to-anybody.ts'

function isNote(kind: PageKind, line: string): boolean | undefined {
  const { reading } = readingOf(`[contract-form]\nContract of sale\n[${kind}] Paper\n${line}`, {
    kind: 'contract-form',
    state: 'SA',
  })
  const [passage] = passagesIn(reading.doc, [kind]).filter(({ block }) => block.kind !== 'heading')
  return passage && isNoteToAnybody(passage)
}

test.for(Object.entries(NOTE_TO_ANYBODY))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  ['title-search', 'The provider relies on what the Registrar supplied under the Act.'],
  ['title-search', 'This search was obtained from a reseller and is not the register itself.'],
  [
    'building-permit',
    'The Council does not inspect for this letter and gives no assurance that work has a permit.',
  ],
  [
    'annexure',
    'Without one, a purchaser of real property must pay 15 per cent to the Commissioner.',
  ],
  ['water-certificate', 'This statement is given on the records held at its date.'],
  ['planning-certificate', 'The Shire cannot warrant that its records are complete.'],
  ['land-tax-certificate', 'The Commissioner may sell land on which the tax stays unpaid.'],
  ['land-tax-certificate', 'The levy is payable by whoever owns the land at midnight on 30 June.'],
  ['land-tax-certificate', 'Tax is levied on the owner of the land on 31 December.'],
  ['rates-certificate', 'It remains a first charge on the land to which it relates.'],
  ['land-tax-certificate', 'Unpaid land tax, with interest on it, is a first charge.'],
  [
    'owners-corporation-certificate',
    'Anyone who relies on this certificate should also inspect the books of the scheme.',
  ],
  ['water-certificate', 'You must not excavate or build near a main without asking first.'],
  ['rates-certificate', '3. Ratepayers should tell the office of a new postal address.'],
  ['owners-corporation-certificate', 'Insureds should check that the sum insured is enough.'],
  ['water-certificate', 'Any person who builds over the works may be charged with the cost.'],
  ['annexure', "Private drains, pumps and tanks are the owner's responsibility."],
  ['annexure', '3. Any land tax liability is a first charge on the land to which it relates;'],
  ['rates-certificate', 'Interest: overdue rates bear compound interest at 12.12% per annum.'],
  [
    'rates-certificate',
    'Four instalments carry a charge of $5.50 each and interest of 5.5% a year.',
  ],
  [
    'water-certificate',
    "You must obtain our approval before you build; we may remove a structure at the owner's cost.",
  ],
  [
    'building-permit',
    'An order or proceeding in relation to fire safety may still be made or taken.',
  ],
] as const)('in a %s a note to anybody asks for no question: %s', ([kind, line]) => {
  expect(isNote(kind, line)).toBe(true)
})

test('what a form tells those who sign it is no term, whatever part it stands in', () => {
  const { reading } = readingOf(
    '[contract-form]\nContract of sale\n[special-conditions] Notes for solicitors\n(1) Leases of this kind: a transferee who is not eligible must pay out the lease.\n[special-conditions] Notes\n1. The purchaser must pay out the lease.',
    { kind: 'contract-form', state: 'ACT' },
  )
  const passages = passagesIn(reading.doc, ['special-conditions'])
  expect(passages.map((passage) => isNoteToAnybody(passage))).toEqual([true, true, false, false])
})

test.for([
  ['water-certificate', 'You must remove the shed that stands over the main.'],
  ['water-certificate', 'The Water Corporation may cut off the supply from 3 May 2027.'],
  ['rates-certificate', 'Unpaid rates of $1,204.00 are a charge.'],
  ['rates-certificate', 'Council has resolved to widen the street.'],
  ['special-conditions', 'You must pay the rates of the whole year.'],
  ['owners-corporation-certificate', 'The insurer may refuse a claim for the panels on lot 4.'],
] as const)('in a %s what is said to this owner stays: %s', ([kind, line]) => {
  expect(isNote(kind, line)).toBe(false)
})
