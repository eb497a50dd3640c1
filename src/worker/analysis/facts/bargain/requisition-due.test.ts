import { expect, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseRequisitionDue } from './requisition-due.ts'

function dueIn(prose: string) {
  return recogniseRequisitionDue(docOf(prose, { zone: 'general-conditions' }))?.value
}

it.for([
  [
    '4.2 The Purchaser may, within fourteen days after the Contract Date, deliver to the Vendor requisitions on or objections to the title. Requisitions not made in time are waived.',
    14,
    'Contract Date',
  ],
  [
    '4.3 The Purchaser may within twenty-one (21) days after the date of this Contract deliver requisitions on title in writing. The Vendor must answer within ten (10) days.',
    21,
    'date of this Contract',
  ],
  [
    '5.2.1 if it arises out of this contract or it is a general question about the property or title – within 21 days after the contract date;',
    21,
    'contract date',
  ],
  [
    '12. Requisitions on title must be delivered within 10 days of the day of sale.',
    10,
    'day of sale',
  ],
] as const)('is read from: %s', ([prose, count, from]) => {
  expect(dueIn(prose)).toMatchObject({ kind: 'period', count, from })
})

it.for([
  '6. The vendor must answer a requisition within 14 days after the contract date.',
  '6. The purchaser may within 14 days after the contract date inspect the land. Requisitions are answered by email.',
  '6. If the vendor is unable to comply with a requisition, the purchaser may within 14 days after that notice waive it.',
])('is none of: %s', (prose) => {
  expect(dueIn(prose)).toBeUndefined()
})
