import { expect, test } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { FOR_THE_OWNER, isForTheOwner } from './for-the-owner.ts'
import { passagesIn } from '../reading/passages.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'

function isFor(kind: PageKind, line: string): boolean | undefined {
  const { reading } = readingOf(`[contract-form]\nContract of sale\n[${kind}] Paper\n${line}`, {
    kind: 'contract-form',
    state: 'TAS',
  })
  const [passage] = passagesIn(reading.doc, [kind]).filter(({ block }) => block.kind !== 'heading')
  return passage && isForTheOwner(passage)
}

test.for(Object.entries(FOR_THE_OWNER))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  [
    'special-conditions',
    'Standard Condition 8.4 reads "14 Business Days" for "10 Business Days". This is for both parties alike.',
  ],
  ['special-conditions', 'The days of clause 9 are doubled. The change binds both sides equally.'],
  [
    'special-conditions',
    'Power was granted by clause 11 of the deed of 3 June 1989 to sell the whole of the trust property by private contract.',
  ],
  ['lease', 'Cl 4 | The rent is reviewed each April by the index and is not to go down.'],
  ['lease', 'The annual rent after a review may not be less than the rent before it.'],
  ['lease', 'Cl 11 | Ada Lane guarantees to the lessor and its successors the payment of rent.'],
  ['lease', '9. Rent that the Tenant leaves unpaid for a week bears interest at 8% a year.'],
  ['lease', '9. Interest on late rent is payable by the Lessee at 9 per cent.'],
  ['lease', '14. The lessee pays for damage done by its guests.'],
  ['lease', 'Security | Bank guarantee for $9,000.00 in favour of the Lessor and its successors'],
  ['annexure', "If the Operator's licence is lost the appointment ends at once."],
  ['annexure', 'The engagement ends if the caretaker loses its licence.'],
  ['owners-corporation-certificate', 'Arrears, other lots | Lot 12: $3,880.00, being paid off'],
  [
    'special-conditions',
    'The caravan in bay 12 belongs to another owner and forms no part of the sale.',
  ],
] as const)('%s: “%s” takes nothing from the buyer', ([kind, line]) => {
  expect(isFor(kind, line)).toBe(true)
})

test.for([
  [
    'special-conditions',
    'Standard Condition 8.4 is deleted. This binds both parties, except the vendor for a delay of its bank.',
  ],
  [
    'special-conditions',
    'No power of sale was given to the trustees to sell the whole of the trust property.',
  ],
  ['lease', 'The rent halves from March and then stays.'],
  ['lease', 'The guarantee of the tenant’s rent expired in June.'],
  ['lease', 'The tenant pays nothing until the roof has been mended.'],
  ['lease', 'The lessor repays to the tenant what is paid by the tenant for the stove.'],
  ['annexure', 'If the Owner sells the appointment binds the buyer.'],
  ['owners-corporation-certificate', 'Arrears of this lot | $3,880.00'],
  ['special-conditions', 'The solar panels belong to Lumen Pty Ltd and are not part of the sale.'],
] as const)('%s: “%s” may', ([kind, line]) => {
  expect(isFor(kind, line)).toBe(false)
})
