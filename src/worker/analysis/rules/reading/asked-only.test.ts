import { expect, test } from 'vitest'

import {
  ASKED_ONLY,
  isAnsweredInVain,
  isAnsweredNo,
  isDeniedBelow,
  isAskedOnly,
} from './asked-only.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'

test.for(Object.entries(ASKED_ONLY))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  ['4 Is the land within a mine subsidence district?', 'No entry is kept for this shire.'],
  ['7. Is it affected by an order to fence?', 'The fences were renewed in 2021 along three sides.'],
  ['Has a landfill been recorded?', 'None.'],
  [
    'Notices, orders or proposals of a public body affecting the land:',
    "Nil to the owner's knowledge.",
  ],
  [
    'Directions, orders, reports or recommendations of an authority, being those which the',
    'owner might be expected to know: None.',
  ],
  [
    'Expenditure the corporation has resolved on, to which an owner',
    'must contribute beyond the contributions set: none',
  ],
] as const)('“%s” with “%s” below it says nothing', ([text, next]) => {
  expect(isAskedOnly({ text, next })).toBe(true)
})

test.for([
  ['4 Is the land within a mine subsidence district?', 'Yes.'],
  ['4 Is the land within a mine subsidence district?', 'Part of the land is.'],
  ['Has the deck a permit?', 'No.'],
  ['Permits and certificates for work on the house:', 'None.'],
  ['Notices and orders in force:', 'Order to lower the fence, 3 May 2026.'],
  ['A notice was served on the owner on 3 May 2026.', 'None of the others was named.'],
  ['Orders of an authority, being those which the', 'owner has not obeyed: the order to fence.'],
] as const)('“%s” with “%s” below it may say something', ([text, next]) => {
  expect(isAskedOnly({ text, next })).toBe(false)
})

test('a "none" below the question whether there is a trouble is an answer and no lack', () => {
  expect(isAnsweredInVain('None issued by Council for this lot.', '15 Any order or notice?')).toBe(
    true,
  )
  expect(
    isAnsweredInVain('None issued by Council for this lot.', '9 Occupation certificate?'),
  ).toBe(false)
  expect(isAnsweredInVain('None of it was obeyed.', '15 An order was served in May.')).toBe(false)
})

test.for([
  ['12. Has a demolition order been made for the house? No', ''],
  ['Is the parcel entered on the heritage register', 'No'],
  ['Whether the lot is held under a closure proposal:', 'No. See the council for works nearby.'],
  ['8. Has the land been declared to be liable to flooding under', 'the Building Regulations? No'],
  ['Does the vendor know of a dispute about a fence?', 'Not applicable'],
] as const)('“%s” with “%s” below it is answered with no', ([text, next]) => {
  expect(isAnsweredNo({ text, next })).toBe(true)
})

test.for([
  ['12. Has a demolition order been made for the house? Yes', 'No'],
  ['Is the parcel entered on the heritage register', 'Yes, since 1998'],
  ['Is the house let?', 'Lot 4 is let until May. No'],
  ['The owner has not complied with the order', 'No'],
  ['Is there a sewer in the lot?', 'No. 4 main, 150 mm'],
  ['Was the lot filled', 'Is the lot contaminated? No'],
] as const)('“%s” with “%s” below it is not', ([text, next]) => {
  expect(isAnsweredNo({ text, next })).toBe(false)
})

test.for([
  [
    'The seller has been given a notice or order,',
    'in force at the date of this form ☐ Yes ☒ No',
    true,
  ],
  ['flood planning area', 'not mapped', true],
  ['flood planning area', 'mapped in part', false],
  ['The vendor must repair the roof.', 'None', false],
] as const)('“%s” is denied by “%s” below it: %s', ([text, next, isDenied]) => {
  expect(isDeniedBelow({ text, next })).toBe(isDenied)
})
