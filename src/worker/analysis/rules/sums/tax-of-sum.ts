import { wordings } from '../../wording/wordings.ts'
import { dollars } from '../say.ts'
import type { SumTold } from './sums-told.ts'
import { ROUGH_PATTERNS, type WrongShare } from './wrong-share.ts'

export const TAX_PATTERNS = wordings({
  gstPlus:
    /\bplus (?:the )?(?:amount of )?GST(?: payable)?,? ?(?:of|being|amounting to|at 10%,? (?:being|of)|\()[^$]{0,12}$/i,
  gstIn:
    /\b(?:includ\w{1,4}|inclusive of)(?: the)? GST,? ?(?:of|being|amounting to|\()[^$]{0,12}$/i,
  withGst:
    /\b(?:with|incl\w{0,7}|inclusive of|including) (?:the )?(?:GST|it\b|tax)|\bGST[- ]inclusive/i,
  withoutGst:
    /\b(?:before|without|excl\w{0,6}|exclusive of|excluding|ex|net of|plus) (?:the )?GST|\bGST[- ]exclusive/i,
  scheme: /\b(?:margin scheme|free of GST|credits?|part of|partly|mixed)\b/i,
})

/** GST is a tenth of a price without it, an eleventh of one with it. */
export function wrongTax(text: string, sums: readonly SumTold[]): WrongShare[] {
  if (sums.length < 2 || !/\bGST\b/.test(text) || TAX_PATTERNS.scheme.test(text)) return []
  if (ROUGH_PATTERNS.rough.test(text)) {
    if (!/\bplus\b/i.test(text)) return []
  }
  for (const [at, tax] of sums.entries()) {
    const base = sums[at - 1]
    if (base === undefined || base.per !== tax.per) continue
    const between = text.slice(base.end, tax.start)
    if (between.length > 80) continue
    const parts = TAX_PATTERNS.gstPlus.test(between)
      ? 10
      : TAX_PATTERNS.gstIn.test(between)
        ? 11
        : 0
    if (parts > 0)
      return taxOf(base.cents / parts, tax.cents, base.cents, `GST on ${dollars(base.cents)}`)
  }
  for (const [at, two] of sums.entries()) {
    const one = sums[at - 1]
    if (one === undefined || one.per !== two.per) continue
    const between = text.slice(one.end, two.start)
    const behind = text.slice(two.end, two.end + 40)
    if (between.length > 60) continue
    const first = between.slice(0, 40)
    if (
      TAX_PATTERNS.withoutGst.test(first) &&
      TAX_PATTERNS.withGst.test(`${between.slice(24)} ${behind}`)
    )
      return taxOf(one.cents * 1.1, two.cents, one.cents, `${dollars(one.cents)} with GST`)
    if (TAX_PATTERNS.withGst.test(first) && TAX_PATTERNS.withoutGst.test(behind))
      return taxOf(one.cents / 1.1, two.cents, one.cents, `${dollars(one.cents)} without GST`)
  }
  return []
}

function taxOf(expected: number, told: number, base: number, of: string): WrongShare[] {
  const gap = Math.abs(expected - told)
  if (gap <= Math.max(100, base * 0.001) || told > base * 1.5) return []
  return [
    {
      told: dollars(told),
      reckoned: dollars(Math.round(expected)),
      of,
      gapCents: Math.round(gap),
      isOfPrice: false,
    },
  ]
}
