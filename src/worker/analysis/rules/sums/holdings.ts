import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { portionsIn } from '../reading/portions.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** A part of the shares, units or entitlements that is told as a fraction it is not. */
export type WrongHolding = {
  readonly told: string
  readonly reckoned: string
  readonly of: string
}

const NUMBER = '(\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,7})'
const WHO = "((?:(?!Lots? |Units? )[A-Z][A-Za-z'’-]{1,20} ){1,3}|[Ll]ot \\d{1,4}[ :,])"

export const HOLDING_PATTERNS = wordings({
  about: /\b(?:shares?|units?|entitlements?|members?|shareholders?|unit ?holders?|aggregate)\b/i,
  held: new RegExp(
    `\\b${WHO}(?: ?(?:has|holds|owns|with|:|,|\\|) ?){0,1} ?${NUMBER}(?![\\d%/.$]| ?(?:per|m2|square|%))`,
  ),
  all: new RegExp(
    `\\b(?:aggregate|total|in all|on issue|issued)(?: of| is|:| shares| units){0,2} ${NUMBER}\\b`,
    'i',
  ),
  allBefore: new RegExp(
    `(?<![\\d.,])${NUMBER} (?:(?:ordinary|fully paid|issued|class a) ){0,2}(?:shares|units|ordinary|entitlements)\\b`,
    'i',
  ),
  claim: new RegExp(
    `\\b${WHO}(?:(?:thus|therefore|so|accordingly|then|holds|owns|has|bears|pays|carries|contributes|gets|is entitled to|the|exactly) ?){1,3}$`,
  ),
  each: /\beach (?:of them )?(?:(?:holds|holding|owns|owning|has|having|pays|bears) )?$/i,
  same: new RegExp(
    `\\b${NUMBER} (?:(?:units|shares|entitlements|ordinary|of them),? ?){0,2}(?:that is|being|which is|or|i\\.e\\.) $`,
    'i',
  ),
  otherwise:
    /\b(?:formerly|previous\w{0,2}|proposed|amended|votes?|if|about|approx\w{0,8}|at least|more than|less than|beneficial\w{0,2}|trust deed|joint\w{0,2})\b/i,
})

const P = HOLDING_PATTERNS

/** The first fraction in a passage that is not what the numbers beside or before it make. */
export function wrongHolding(text: string, previous: string): WrongHolding | null {
  if (text.length > 400 || P.otherwise.test(text)) return null
  const portions = portionsIn(text)
  if (portions.length === 0) return null
  const all = `${previous.slice(-200)} ${text}`
  if (!P.about.test(all)) return null
  for (const portion of portions) {
    const before = text.slice(Math.max(0, portion.start - 70), portion.start)
    const parts = partsOf(before, all)
    const whole = wholeOf(all, parts)
    if (parts.length === 0 || whole === null) continue
    const wrong = parts.find(
      (part) =>
        part < whole && Math.abs(part / whole - portion.share) > Math.max(0.006, portion.slack),
    )
    if (wrong === undefined) continue
    return {
      told: portion.printed,
      reckoned: `${Number(((wrong / whole) * 100).toFixed(2))}%`,
      of: `${wrong.toLocaleString('en-AU')} of ${whole.toLocaleString('en-AU')}`,
    }
  }
  return null
}

/** The numbers of which a portion is told by the words before it. */
function partsOf(before: string, all: string): number[] {
  const held = [...all.matchAll(everywhere(P.held))].map(([, who = '', number = '']) => ({
    who: keyOf(who),
    count: printedNumber(number),
  }))
  const own = P.same.exec(before)?.[1]
  if (own !== undefined) return [printedNumber(own)]
  if (P.each.test(before)) return held.length < 2 ? [] : held.map(({ count }) => count)
  const claimed = P.claim.exec(before)?.[1]
  if (claimed === undefined) return []
  const counts = held.filter(({ who }) => who === keyOf(claimed)).map(({ count }) => count)
  return new Set(counts).size === 1 ? counts : []
}

/** The whole, as it is told; null where it is not, or is told in two ways. */
function wholeOf(all: string, parts: readonly number[]): number | null {
  const told = [P.all, P.allBefore].flatMap((pattern) =>
    [...all.matchAll(everywhere(pattern))].map(([, number = '']) => printedNumber(number)),
  )
  if (told.length > 0) return Math.max(...told)
  // Two or more that are named with their numbers are all of them, as far as the words go.
  const held = new Map(
    [...all.matchAll(everywhere(P.held))].map(([, who = '', number = '']) => [
      keyOf(who),
      printedNumber(number),
    ]),
  )
  if (held.size < 2 || !parts.every((part) => [...held.values()].includes(part))) return null
  return [...held.values()].reduce((sum, count) => sum + count, 0)
}

function keyOf(who: string): string {
  return who.replaceAll(/[:,]/g, ' ').trim().toLowerCase()
}
