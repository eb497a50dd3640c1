import { describe, test } from 'vitest'

import { testCards } from '#shared/test-cards.ts'
import { testCard } from './cards.ts'

describe('testCard', () => {
  test.for(testCards())(
    'knows the card that the local form sends as $paymentMethod',
    ({ number, paymentMethod }, { expect }) => {
      expect(testCard(paymentMethod)?.card.last4).toBe(number.slice(-4))
    },
  )

  test('knows no card by its number', ({ expect }) => {
    for (const { number } of testCards()) expect(testCard(number)).toBeNull()
  })
})
