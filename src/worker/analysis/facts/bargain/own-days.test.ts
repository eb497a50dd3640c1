import { describe, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFinalInspectionDays } from './final-inspection-days.ts'
import { ownDays } from './own-days.ts'
import { recogniseRequisitionDue } from './requisition-due.ts'

function termsOf(prose: string) {
  return docOf(prose, { state: 'VIC', zone: 'special-conditions' })
}

describe('a day that a special condition sets for the buyer', () => {
  it.for([
    [
      'A10. The Buyer may draw its own sample from the bore on or before 9 October 2026.',
      '2026-10-09',
    ],
    ['4. The purchaser must by 5 pm on 18 December 2026 hand over the guarantee.', '2026-12-18'],
    [
      "A2. This Contract depends on the Buyer's selling 14 Drummer Street under a contract that has settled on or before 27 November 2026.",
      '2026-11-27',
    ],
  ])('is read from: %s', ([prose, day], { expect }) => {
    expect(ownDays(termsOf(prose ?? '')).map((one) => one.day)).toEqual([day])
  })

  it.for([
    '3. The vendor must have the works done by 18 December 2026.',
    '3. The purchaser has been given the certificate dated 4 May 2026.',
    '3. The purchaser takes subject to the lease, by which the tenant may stay until 1 May 2027.',
    '3. The purchaser may inspect at any time.',
    '3. The purchaser must permit Mr Sample to remain in occupation on the same footing until 30 June 2027.',
    '3. The Buyer shall allow the previous owner to store the boat in the shed until 1 March 2027.',
    '3. The purchaser will let the neighbour use the driveway before 1 March 2027.',
    '3. The Buyer shall take over the appointment of the operator and may not revoke it before 30 June 2034.',
  ])('is not read from: %s', (prose, { expect }) => {
    expect(ownDays(termsOf(prose))).toEqual([])
  })
})

describe('the time for requisitions', () => {
  it.for([
    ['3.3 Requisitions are to be delivered within 20 Business Days from the Contract Date.', 20],
    ['7.3 Requisitions are to be made within ten Working Days of the date of this contract.', 10],
    [
      '5. Any requisition or objection on title must be sent no later than 14 days after the day of sale.',
      14,
    ],
  ] as const)('is read from: %s', ([prose, count], { expect }) => {
    expect(recogniseRequisitionDue(termsOf(prose))?.value).toMatchObject({ count })
  })

  it.for([
    '5. The vendor answers requisitions within 10 days of the contract.',
    '5. The purchaser may send requisitions.',
    '5. If the vendor is unable to comply with a requisition it may within 7 days of the contract rescind.',
  ])('is not read from: %s', (prose, { expect }) => {
    expect(recogniseRequisitionDue(termsOf(prose))).toBeNull()
  })
})

describe('the days of the final inspection', () => {
  it.for([
    ['1.7 GC 29 "7 days" becomes "21 days", and tradesmen may come.', 21],
    ['4. In general condition 29 for "7 days" read "14 days".', 14],
    ['4. General condition 29 is amended: 10 days is substituted for 7 days.', 10],
  ] as const)('are those of: %s', ([prose, days], { expect }) => {
    expect(recogniseFinalInspectionDays(termsOf(prose))?.value).toBe(days)
  })

  it('stay as printed where the condition is only named', ({ expect }) => {
    expect(
      recogniseFinalInspectionDays(
        termsOf('4. General condition 29 applies. Keys come in 21 days.'),
      ),
    ).toBeNull()
  })
})
