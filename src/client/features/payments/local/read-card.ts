import { testCards } from '#shared/test-cards.ts'

import type { CardReading } from './card-slot.ts'

export type CardFields = { readonly number: string; readonly expiry: string; readonly code: string }
export type FieldErrors = { readonly [Name in keyof CardFields]?: string }

/** What the fields say, with a sentence for each that is wrong. Numbers go no further than this. */
export function readCard(
  fields: CardFields,
  now: Date,
): { readonly reading: CardReading; readonly errors: FieldErrors } {
  const card = testCards().find(({ number }) => number === digitsOf(fields.number))
  const errors: FieldErrors = {
    ...(card ? {} : { number: numberError(digitsOf(fields.number)) }),
    ...expiryError(fields.expiry, now),
    ...(/^\d{3}$/.test(fields.code) ? {} : { code: 'Your security code is incomplete.' }),
  }
  const [message] = Object.values(errors)
  if (card && message === undefined) {
    return { reading: { ok: true, paymentMethod: card.paymentMethod }, errors }
  }
  return { reading: { ok: false, message: message ?? UNKNOWN }, errors }
}

const UNKNOWN = 'This form takes test cards only, for instance 4242 4242 4242 4242.'

function numberError(digits: string): string {
  return digits.length < 13 ? 'Your card number is incomplete.' : UNKNOWN
}

function expiryError(expiry: string, now: Date): FieldErrors {
  const [month, year] = expiry.split('/').map((part) => Number(part.trim()))
  if (!month || month > 12 || year === undefined || !/\d{2}$/.test(expiry)) {
    return { expiry: 'Your card’s expiry date is incomplete.' }
  }
  // A card is good until the end of its month.
  const end = new Date(2000 + year, month, 1)
  return end > now ? {} : { expiry: 'Your card’s expiry date is in the past.' }
}

/** "4242424242424242" → "4242 4242 4242 4242", as it is typed. */
export function groupNumber(typed: string): string {
  return (
    digitsOf(typed)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')
}

/** "0829" → "08 / 29", as it is typed; a month that can only be one digit gets its zero. */
export function groupExpiry(typed: string): string {
  const typedDigits = digitsOf(typed)
  const digits = (/^[2-9]/.test(typedDigits) ? `0${typedDigits}` : typedDigits).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}
