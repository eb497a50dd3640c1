import { describe, expect, test } from 'vitest'

import { testCards } from '#shared/test-cards.ts'

import { groupExpiry, groupNumber, readCard } from './read-card.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', code: '123' }

describe('readCard', () => {
  test('answers the id of a known test card, never its number', () => {
    for (const { number, paymentMethod } of testCards()) {
      const { reading, errors } = readCard({ ...good, number }, NOW)
      expect(reading).toEqual({ ok: true, paymentMethod })
      expect(errors).toEqual({})
    }
  })

  test.for(['4111 1111 1111 1111', '5105 1051 0510 5100', '4242 4242 4242 4241'])(
    'refuses %s, which is no test card, whatever bank it may be of',
    (number) => {
      const { reading, errors } = readCard({ ...good, number }, NOW)
      expect(reading.ok).toBe(false)
      expect(errors.number).toMatch(/^This form takes test cards only/)
    },
  )

  test('says of each field what is wrong with it, and gives the first as the reason', () => {
    const { reading, errors } = readCard({ number: '4242', expiry: '13 / 30', code: '12' }, NOW)
    expect(reading).toEqual({ ok: false, message: 'Your card number is incomplete.' })
    expect(Object.keys(errors)).toEqual(['number', 'expiry', 'code'])
  })

  test('takes a card to the end of the month that it names, and no longer', () => {
    const expiring = (expiry: string) => readCard({ ...good, expiry }, NOW).errors.expiry
    expect(expiring('11 / 26')).toBeUndefined()
    expect(expiring('10 / 26')).toBe('Your card’s expiry date is in the past.')
    for (const half of ['', '08', '08 / 2', '00 / 30']) {
      expect(expiring(half)).toBe('Your card’s expiry date is incomplete.')
    }
  })
})

test('groups what is typed as it stands on a card', () => {
  expect(groupNumber('42424242-42')).toBe('4242 4242 42')
  expect(groupExpiry('8')).toBe('08')
  expect(groupExpiry('0829')).toBe('08 / 29')
  expect(groupExpiry('1')).toBe('1')
})
