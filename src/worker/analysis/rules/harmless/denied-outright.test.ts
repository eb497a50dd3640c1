import { describe, expect, it } from 'vitest'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { DENIED_OUTRIGHT_PATTERNS, isDeniedOutright } from './denied-outright.ts'
import { plainOf } from '../reading/plain.ts'

function said(text: string, isTerm: boolean) {
  return isDeniedOutright({ text, plain: plainOf(text), isTerm })
}

describe('what a sentence denies outright', () => {
  it.each([
    'No other person has or claims any interest in the Property, whether by way of tenancy, option or right of first refusal.',
    'The Seller declares that no third party holds a licence, profit or pre-emptive right.',
    'There is no date by which building must begin, and no right of the Seller to buy the Land back.',
    'The Buyer will not be required to pay any estate levy or developer contribution.',
    'You shall not be asked to contribute to the cost of roads.',
    'The Vendor has no right to repurchase the Lot.',
    'The Vendor may not change the finishes.',
    'The Purchaser’s remedies are unaffected.'.replace('’', "'"),
    "An error does not annul the sale; the Purchaser's right to rescind is preserved.",
  ])('denies in a clause: %s', (text) => {
    expect(said(text, true)).toBe(true)
  })
  it.each([
    'A motion to borrow $30,000 for solar lapsed for want of a seconder.',
    'The motion that a special levy of $5,000 be struck was lost.',
    'A by-law against scooters was proposed and lost.',
    'No person is in occupation of any part.'.replace('is in', 'is in'),
  ])('denies in other papers: %s', (text) => {
    expect(said(text, false)).toBe(true)
  })
  it.each([
    'No other person has any interest except the tenant under the lease of 2024.',
    'The Buyer must not be represented by the agent.',
    'No person may enter without consent.',
    'There is no right of the Buyer to object.',
    'The Buyer will not be required to pay until the levy is struck.',
    'The Buyer has no right to rescind.',
    'The Vendor may not change the area of the Lot by more than five per cent.',
    'The Vendor will not alter the plans without notice to the Purchaser.',
  ])('does not deny: %s', (text) => {
    expect(said(text, true)).toBe(false)
  })
  it.each([
    'The motion was carried, an amendment to it lost.',
    'The motion was deferred after a first motion lapsed.',
    'Owners lost the appeal and must pay $40,000.',
  ])('is no lost motion: %s', (text) => {
    expect(said(text, false)).toBe(false)
  })
  it('has no slow pattern', () => {
    for (const pattern of Object.values(DENIED_OUTRIGHT_PATTERNS))
      expect(patternFault(pattern)).toBeNull()
  })
})
