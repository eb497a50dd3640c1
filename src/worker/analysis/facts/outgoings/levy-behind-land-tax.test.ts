import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const costs = (text: string) =>
  readLayout(
    `Contract of Sale\nVendor: Ada Lind\nProperty: 8 Finch Court, Barolla SA 5172\n\f${text}`,
  )['outgoings'] as Record<string, number>

const TAX = (head: string) =>
  `RevenueSA     ${head}\nOwnership number 30118120     Certificate 2210014\nOwner     Ada Lind\nProperty     8 FINCH CT / BAROLLA SA 5172\n\nSite value     $705,000\nArrears     $0.00     Interest $0.00     Paid  $0.00\nPlease remit by 13/11/2026\nAmount payable by the owner on or before 13/11/2026     $1,310.40\nThe charge on this land is $1,310.40 until paid.\n`

test.each(['CERTIFICATE OF LAND TAX PAYABLE', 'LAND TAX CERTIFICATE'])(
  'the sum of a %s is no levy',
  (head) => {
    const told = costs(
      `${TAX(head)}\nRevenueSA     CERTIFICATE OF EMERGENCY SERVICES LEVY PAYABLE\nEmergency services levy 2026-27     $146.20\n`,
    )
    expect(told['emergency-services-levy']).toBe(14_620)
  },
)

test('a certificate of the levy alone tells it as before', () => {
  expect(
    costs(
      'RevenueSA     CERTIFICATE OF EMERGENCY SERVICES LEVY PAYABLE\nCapital value $605,000\nAmount payable for 2026-27     $146.20\n',
    )['emergency-services-levy'],
  ).toBe(14_620)
})
