import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Portion } from '../reading/portions.ts'
import { ROUGH_PATTERNS, type WrongShare } from './wrong-share.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const OF_COUNT_PATTERNS = wordings({
  ofTotal:
    /^ ?of (?:the |an )?(?:total|aggregate|whole)?[a-z ]{0,30}?(?:of |being |, )?(\d{1,3}(?:,\d{3}){1,2}|\d{2,7})(?![\d%]|[.,]\d)/i,
  count:
    /(?<![\d.,$/])(\d{1,3}(?:,\d{3}){1,2}|\d{1,6}) ?(?:of|out of|in|\/)(?: an?| the)? ?(?:aggregate|total)?(?: [a-z]{3,14}){0,2}?(?: of)? ?(\d{1,3}(?:,\d{3}){1,2}|\d{2,7})(?![\d%/]|[.,]\d)/i,
  counted:
    /^[^$\d]{0,40}?(?:\bbeing|\bor|\bwhich is|\bthat is|\bi\.?e\.?|\bequal to|=|\()[ a-z]{0,14}$/i,
  countBefore:
    /(?<![\d.,$/])(\d{1,3}(?:,\d{3}){1,2}|\d{1,6}),? (?:or|being|which is|that is|\()[ a-z]{0,8}$/i,
})

/** "18 of 100, being one-sixth"; "63, or 0.75 per cent of the total of 6,300". */
export function wrongCount(text: string, portion: Portion): WrongShare[] {
  const before = text.slice(Math.max(0, portion.start - 110), portion.start)
  const ratio = [...before.matchAll(everywhere(OF_COUNT_PATTERNS.count))].at(-1)
  const behind = text.slice(portion.end, portion.end + 90)
  const whole = OF_COUNT_PATTERNS.ofTotal.exec(behind)
  const own = whole === null ? null : OF_COUNT_PATTERNS.countBefore.exec(before)
  let pair: readonly [string, string] | null = null
  if (own !== null && whole !== null) pair = [own[1] ?? '', whole[1] ?? '']
  else if (
    ratio !== undefined &&
    OF_COUNT_PATTERNS.counted.test(before.slice(ratio.index + ratio[0].length))
  )
    pair = [ratio[1] ?? '', ratio[2] ?? '']
  if (pair === null) return []
  const [part, all] = pair.map((number) => printedNumber(number))
  if (part === undefined || all === undefined || part === 0 || part >= all) return []
  if (ROUGH_PATTERNS.rough.test(before) || /\b(?:clause|section|page|sheet)\b/i.test(before))
    return []
  const actual = part / all
  const slack = Math.max(portion.slack, portion.printed.includes('/') ? 0.0001 : actual * 0.012)
  if (Math.abs(actual - portion.share) <= slack) return []
  if (actual / portion.share > 4 || portion.share / actual > 4) return []
  return [
    {
      told: portion.printed,
      reckoned: `${Number((actual * 100).toFixed(2))}%`,
      of: `${pair[0]} of ${pair[1]}`,
      gapCents: 0,
      isOfPrice: false,
    },
  ]
}
