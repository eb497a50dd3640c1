import { expect, test } from 'vitest'

import { docOf } from '../doc-of.ts'

const FORM = `Contract for the sale of land
Item 1 Vendor\tHarrow Lane Developments Pty Ltd
Item 2 Vendor's solicitor\tQuill & Co, 4 Market Street
Item 3 Purchaser\tIda Nkemelu
Item 4 Land\tLot 12, 8 Harrow Lane, Wexcombe NSW 2305
Item 5 Price\t$812,000.00
Item 6 Deposit\t$81,200.00 payable on the contract date
Item 7 Completion\t42 days after the contract date

COOLING OFF PERIOD (PURCHASER'S RIGHTS)

This is the statement required by section 66X of the Conveyancing Act 1919.

EXCEPT in the circumstances in the next paragraph, the purchaser may rescind the contract before 5 pm on the fifth business day after the day on which the contract was made.

There is NO COOLING OFF PERIOD if the property is sold by public auction.

A purchaser exercising the right to cool off will forfeit 0.25 % of the purchase price.
`

const TERMS = `
The purchaser may not lodge a caveat against the title before completion and may not assign its rights without the vendor's consent.

The vendor may extend the completion date by notice. The purchaser must not make a claim, requisition, delay completion or rescind because of anything disclosed in this contract.

Interest on the deposit, less charges, is paid to the vendor on completion of this contract.

The purchaser accepts the property in its present state of repair and relies on its own inspection and enquiries.

If the purchaser does not complete on the completion date it must pay interest on the balance at 12 per cent a year.

The vendor may mortgage the land and grant easements over it before completion and the purchaser may not object.

The purchaser indemnifies the vendor against each claim that arises from the use of the property after the contract date.
`

const SEARCH = `
LRS  Folio: 12/1288410\tsearched 9 July 2026\tedition 4
LAND\tLot 12 in Deposited Plan 1288410 at Wexcombe, local government area Wexcombe, parish of Harrow, county of Cumberland
FIRST SCHEDULE\tHARROW LANE DEVELOPMENTS PTY LTD (T AU512209)
SECOND SCHEDULE (3 notifications)
1\tReservations and conditions in the Crown grant
2\tDP1288410\tRIGHT OF CARRIAGEWAY 6.1 WIDE AND VARIABLE
3\tAV220118\tMORTGAGE TO HELIOS MUTUAL BANK LIMITED
NOTATIONS\tUnregistered dealings: nil
`

function kindOf(text: string, words: string) {
  const doc = docOf(text)
  return doc.blocks.find((block) => block.text.includes(words))?.zone
}

test('reads the conditions that follow a printed notice without a heading as conditions', () => {
  const text = FORM + TERMS + SEARCH
  expect(kindOf(text, 'may not lodge a caveat')).toBe('special-conditions')
  expect(kindOf(text, 'forfeit 0.25')).toBe('statutory-notice')
})

test('begins a title search at a row that holds no known name of one', () => {
  expect(kindOf(FORM + TERMS + SEARCH, 'HELIOS MUTUAL')).toBe('title-search')
})

test('leaves a sentence about another paper in the paper that holds it', () => {
  const text = `${FORM}\nSPECIAL CONDITIONS\n${TERMS}\nThe rates for the year are $1,840.20 and the water charge is $210.40 a quarter.\n${TERMS}`
  expect(kindOf(text, 'rates for the year')).toBe('special-conditions')
})

test('asks no words where the caller says what the text is', () => {
  const doc = docOf(TERMS + SEARCH, { zone: 'minutes' })
  expect(new Set(doc.parts.map(({ kind }) => kind)).has('minutes')).toBe(true)
})
