import type { FieldErrors, Resolver } from 'react-hook-form'
import * as v from 'valibot'

import { BuyerInputs } from '#shared/report.ts'

/** The inputs as they stand in their fields; an empty one is not told. */
export type InputFields = { signedOn: string; price: string; buyerKind: string }

const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 })

export function fieldsOf({ signedOn, priceCents, buyerKind }: BuyerInputs): InputFields {
  return {
    signedOn: signedOn ?? '',
    price: priceCents === undefined ? '' : priceOf(priceCents),
    buyerKind: buyerKind ?? '',
  }
}

function priceOf(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100)
}

/** "$850,000", "850 000.50" and "A$ 850,000" are prices; gives NaN for what is none. */
export function centsOf(text: string): number {
  const bare = text.replaceAll(/[\s,]|^\s*A?\$/gi, '')
  if (!/^\d+(\.\d{1,2})?$/.test(bare)) return Number.NaN
  return Math.round(Number(bare) * 100)
}

/** Checks the fields by the contract's own schema, so that both sides say the same. */
export const inputsResolver: Resolver<InputFields, unknown, BuyerInputs> = (fields) => {
  const parsed = v.safeParse(BuyerInputs, {
    ...(fields.signedOn === '' ? {} : { signedOn: fields.signedOn }),
    ...(fields.price.trim() === '' ? {} : { priceCents: centsOf(fields.price) }),
    ...(fields.buyerKind === '' ? {} : { buyerKind: fields.buyerKind }),
  })
  if (parsed.success) return { values: parsed.output, errors: {} }
  const errors: FieldErrors<InputFields> = {}
  for (const issue of parsed.issues) {
    const name = v.getDotPath(issue)
    const field = name === 'priceCents' ? 'price' : name
    if (field === 'signedOn' || field === 'price' || field === 'buyerKind') {
      errors[field] ??= { type: 'value', message: issue.message }
    }
  }
  return { values: {}, errors }
}
