import { wordings } from '../../wording/wordings.ts'
import type { Portion } from '../reading/portions.ts'
import { portionsIn } from '../reading/portions.ts'
import { dollars } from '../say.ts'
import { OF_COUNT_PATTERNS, wrongCount } from './share-of-count.ts'
import { OF_SUM_PATTERNS, wrongSum } from './share-of-sum.ts'
import type { SumTold } from './sums-told.ts'
import { sumsTold } from './sums-told.ts'
import { TAX_PATTERNS, wrongTax } from './tax-of-sum.ts'
import { ROUGH_PATTERNS, type WrongShare } from './wrong-share.ts'

export const SHARE_PATTERNS = wordings({
  ...ROUGH_PATTERNS,
  ...OF_SUM_PATTERNS,
  ...OF_COUNT_PATTERNS,
  ...TAX_PATTERNS,
  raised: /\bfrom \$[\d,.]{2,8}\d? (?:[a-z]{1,7} ){0,2}to \$[\d,.]{2,8}\d?[^$%]{0,60}$/i,
  more: /^ ?(?:more|higher|increase|rise|up\b|less|lower|decrease|reduction|uplift|growth)/i,
  commonShares: /\btenants? in common\b|\b(?:undivided )?shares?\b/i,
})

/** A longer passage is a table that was read as one line. */
const LONGEST = 2_000

/** Every share in a passage that is not what it is said to be. `priceCents` is the price of the contract. */
export function wrongShares(
  text: string,
  price: number | null,
  heading = '',
): readonly WrongShare[] {
  if (text.length > LONGEST) return []
  const portions = portionsIn(text)
  const sums = sumsTold(text)
  return [
    ...portions.flatMap((portion) => [
      ...wrongSum(text, portion, sums, price),
      ...wrongCount(text, portion),
      ...wrongRise(text, portion, sums),
    ]),
    ...wrongTax(text, sums),
    ...wrongHoldings(`${heading} ${text}`, text, portions),
  ].slice(0, 2)
}

/** "raised from $2,600 to $2,730, five per cent more". */
function wrongRise(text: string, portion: Portion, sums: readonly SumTold[]): WrongShare[] {
  const before = text.slice(Math.max(0, portion.start - 120), portion.start)
  if (!SHARE_PATTERNS.raised.test(before)) return []
  if (
    !SHARE_PATTERNS.more.test(text.slice(portion.end)) &&
    !/\b(?:increas|rais|rise|by|up|reduc)/i.test(before)
  )
    return []
  if (SHARE_PATTERNS.rough.test(before)) return []
  const [to, from] = sums.filter(({ end }) => end <= portion.start).toReversed()
  if (to === undefined || from === undefined || from.cents === 0) return []
  const actual = Math.abs(to.cents - from.cents) / from.cents
  const slack = Math.max(0.0051, portion.slack, portion.share * 0.05)
  if (Math.abs(actual - portion.share) <= slack) return []
  return [
    {
      told: portion.printed,
      reckoned: `${Number((actual * 100).toFixed(1))}%`,
      of: `the change from ${dollars(from.cents)} to ${dollars(to.cents)}`,
      gapCents: Math.round(from.cents * Math.abs(actual - portion.share)),
      isOfPrice: false,
    },
  ]
}

/** Owners who hold "a half" and "a third" hold not all of the land, or more than it. */
function wrongHoldings(all: string, text: string, portions: readonly Portion[]): WrongShare[] {
  if (!/\btenants? in common\b/i.test(all) || portions.length < 2 || portions.length > 8) return []
  if (
    !SHARE_PATTERNS.commonShares.test(text) ||
    /\b(?:of the share|of his|of her|entitlement|votes?|formerly|from|to be)\b/i.test(text)
  )
    return []
  const sum = portions.reduce((total, { share }) => total + share, 0)
  if (Math.abs(sum - 1) < 0.011 || sum > 1.8 || sum < 0.55) return []
  return [
    {
      told: portions.map(({ printed }) => printed).join(' and '),
      reckoned: `${Number((sum * 100).toFixed(1))}%`,
      of: 'the shares of the owners together',
      gapCents: 0,
      isOfPrice: false,
    },
  ]
}
