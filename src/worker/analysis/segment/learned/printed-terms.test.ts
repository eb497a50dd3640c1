import { describe, expect, it } from 'vitest'

import { docOf } from '../doc-of.ts'

const FORM = `CONTRACT FOR SALE OF LAND

SCHEDULE

Seller: Ida Marsh, 4 Fern Road, Dalby

Buyer: Noel Quist, 9 Shore Street, Dalby

Property: Lot 3 on Strata Plan 40118, 8 Reef Way, Dalby

Purchase price: $640,000

Deposit: $32,000

Settlement date: 18 December 2026`
/** The clause of a form that is printed below the place where the loan is filled in. */
const FINANCE = `FINANCE CLAUSE

1. BUYER'S OBLIGATION TO APPLY FOR FINANCE

The Buyer must immediately make an application for finance and must use its best endeavours in good faith to obtain approval.

If the Buyer does not comply with this clause the Buyer may not terminate the contract under clause 2 and the Seller may terminate it by notice to the Buyer.

2. CONTRACT ENDS IF FINANCE IS REJECTED

This contract comes to an end without further action by either party if the Seller has been given notice that finance is not approved, and the deposit must then be repaid to the Buyer.

3. BUYER MUST KEEP SELLER INFORMED

If requested in writing by the Seller the Buyer must advise the Seller of the progress of the application and must give the Seller evidence that it was made.

If the Buyer does not comply with the request within two business days the Seller may terminate the contract by notice and the purchaser must not object or claim compensation.`
const OWN = `SPECIAL CONDITIONS

${Array.from(
  { length: 12 },
  (_, index) =>
    `${index + 1}. The Buyer must pay the Seller interest at ${index + 10} per cent a year on every part of the price that is not paid on the day on which it falls due under this contract.`,
).join('\n\n')}`
const zoneOf = (text: string, words: string) =>
  docOf(text).blocks.find((block) => block.text.includes(words))?.zone

describe('where special conditions stand under their heading, other terms are print', () => {
  it('of a form', () => {
    const text = `${FORM}\f${FINANCE}\f${OWN}`
    expect(zoneOf(text, 'evidence that it was made')).not.toBe('special-conditions')
    expect(zoneOf(text, 'interest at 12 per cent')).toBe('special-conditions')
  })

  it('of a report', () => {
    const text = `${FORM}\f${OWN}\fBUILDING INSPECTION REPORT\n\nThe roof is of tiles and is in fair condition.\n\nThe gutters are rusted at the rear.\n\nTERMS OF THIS REPORT\n\nThe purchaser acknowledges that the inspector is not liable to the purchaser for any defect that could not be seen.\n\nThe purchaser must not make a claim later than 28 days and must give the inspector access.\n\nThe purchaser indemnifies the inspector against each claim that arises after the contract date.\n\nIf the purchaser does not pay on the due date it must pay interest at 12 per cent a year.`
    expect(zoneOf(text, 'indemnifies the inspector')).toBe('building-report')
  })

  it('of a cover that tells what the file holds', () => {
    const text = `Reef Property\n\nCONTRACT PACK\n\nDear Noel\n\nThe Seller will consider your offer. The Buyer must pay the deposit at once and settlement is in December.\n\nThe Buyer must not rely on this letter and the Seller may withdraw the property before this contract is signed.\f${FORM}\f${OWN}`
    expect(zoneOf(text, 'withdraw the property')).not.toBe('special-conditions')
  })
})

it('where no heading names any, they are still read as the conditions of the parties', () => {
  const terms = OWN.replace('SPECIAL CONDITIONS\n\n', '')
  expect(zoneOf(`${FORM}\f${terms}\f${terms}`, 'interest at 12 per cent')).not.toBe('other')
})
