import { expect, test } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { BARGAIN_ROWS, statesOnlyTheBargain } from './bargain-rows.ts'
import { passagesIn } from '../reading/passages.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'

function onlyBargain(kind: PageKind, line: string): boolean | undefined {
  const { reading } = readingOf(`[contract-form]\nContract of sale\n[${kind}] Paper\n${line}`, {
    kind: 'contract-form',
    state: 'VIC',
  })
  const passage = passagesIn(reading.doc, [kind]).at(-1)
  return passage && statesOnlyTheBargain(passage)
}

test.for(Object.entries(BARGAIN_ROWS))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  [
    'particulars',
    'D3 | Improvements | House on stumps with a deck, a shed and a bore with its pump',
  ],
  [
    'special-conditions',
    'THIS LEASE is granted by the Minister to Orrin Homes Pty Ltd for 99 years',
  ],
  ['particulars', 'Property | 9 Mill Lane, Otterby, brick shop with a flat above it and a yard'],
  [
    'particulars',
    'ITEM C IMPROVEMENTS | Three-bedroom house with enclosed sleep-out and two carports',
  ],
  [
    'particulars',
    'Third | Price | Eight hundred thousand dollars ($800,000.00) inclusive of GST, if any',
  ],
  ['particulars', '$512,000.00 (five hundred and twelve thousand dollars)'],
  ['particulars', "$51,200.00 payable to the Agent's trust account by 3 May 2027"],
  [
    'particulars',
    'Loan amount: not less than $410,000 | Approval date: 14 days from the day of sale',
  ],
  ['particulars', 'Included: curtains, dishwasher, the lights other than the lamp in the hall.'],
  [
    'particulars',
    'Lot 12 in Community Plan No. 22410, the whole of the land in Volume 6011 Folio 8',
  ],
  ['particulars', 'THIS DEED is made on the day on which the parts are exchanged'],
  ['particulars', 'ITEM R PEST REPORT | [ ] applies | [X] does not apply'],
  ['special-conditions', 'Subdivision | Should the plan not be registered, nine months. {n/a}'],
  ['lease', 'Term | Three years from 1 March 2025'],
  ['annexure', 'Item 3 | Commencement 1 July 2023 | Item 4 | Term five years'],
  ['annexure', 'Appointed | Merrin Resort Lettings Pty Ltd, licence 4002219'],
  ['lease', '3 Term and option | 5 years. No option to renew'],
  ['lease', 'Options | Two further terms of three years each'],
  ['lease', 'Base rent | $28,600 a year plus GST, by equal monthly payments in advance'],
  ['lease', '4 Lettable area | 112 square metres (as measured by the architect)'],
  ['rates-certificate', 'Land area (valuer) | 7.1 ha'],
  ['land-tax-certificate', 'Land tax assessed for the year: $612.00'],
  ['annexure', 'Excess | $1,000 each claim; water damage $2,500'],
  ['vendor-statement', 'Signature | (signed) P. Orr | Date | 3 May 2027'],
] as const)('%s: “%s” only states the bargain', ([kind, line]) => {
  expect(onlyBargain(kind, line)).toBe(true)
})

test.for([
  ['particulars', 'Chattels | Stove. (The shelves are the tenant’s and do not pass.)'],
  ['particulars', 'Property | 9 Mill Lane, with the shed, part of which stands on the road'],
  ['particulars', 'Deposit | $51,200.00, released to the vendor on exchange'],
  ['particulars', 'Inclusions | Solar panels hired from Lumen Pty Ltd'],
  ['particulars', 'ITEM R PEST REPORT | [X] applies | [ ] does not apply'],
  ['lease', 'Rent | $28,600, reduced to $14,300 until the roadworks end'],
  ['lease', 'Term | Three years, now holding over from month to month'],
  ['land-tax-certificate', 'Land tax assessed for the year: $61,200.00, unpaid'],
  ['lease', 'Term | 25 years, ending 30 June 2036'],
  ['lease', 'Term | Three years, binding on the successors of the owner'],
  ['lease', 'Premises | Shop 3, having an area of 104 square metres'],
  ['particulars', 'Balance | $415,000.00, payable as to $3,100.00 each month for 60 months'],
  ['annexure', 'Excess | $25,000 each claim for water'],
  ['particulars', 'Lot 12 in Community Plan No. 22410, subject to the licence of Lot 13'],
] as const)('%s: “%s” says more', ([kind, line]) => {
  expect(onlyBargain(kind, line)).toBe(false)
})
