import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { numberOf } from '../reading/number-words.ts'
import type { SumTold } from './sums-told.ts'
import { sumsTold } from './sums-told.ts'

/** A sum that is told together with the parts it is made of, in one sentence. */
export type SumSentence = { readonly told: number; readonly reckoned: number }

const COUNT =
  '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty)'

export const SUM_SENTENCE_PATTERNS = wordings({
  // "two sums of $10", "one of $5", "3 x $10": a part that comes as often as it says.
  times: new RegExp(
    `\\b${COUNT} ?(?:x|×|(?: (?:equal|further|more|other|monthly|quarterly|yearly|annual)){0,2}(?: (?:instal{1,2}ments?|payments?|parts?|sums?|amounts?|lots?|cheques?|portions?|half-years?))? (?:of|at)) ?$`,
    'i',
  ),
  opensCount: new RegExp(
    `^[^$.;]{0,40}?\\b(?:in|by|as|being|:) ${COUNT} ?(?:x|×|(?:[a-z-]{3,12} ){0,3}(?:of|at)) ?$`,
    'i',
  ),
  // Behind a sum: its parts follow, all of them, or the chief ones.
  opens:
    /^[^$.;]{0,40}?(?:\b(made up of|made up as follows|consisting of|comprising|composed of|being (?:the )?(?:sum of|total of)|divided|apportioned|allocated|broken (?:up|down)|namely|payable as to|payable in|as to)\b|(?:^|[,(:]) ?(?:being|that is,?|paid as|payable as)\b|(?<!\d): ?$|\b(of which|whereof|out of which|including)\b|, (with)\b)/i,
  // Before a sum: the sums before it were its parts.
  closes:
    /(?:=|\b(?:in all|in total|a total of|making(?: a total of| together)?|together|altogether|totall?ing|total|the sum of which is|which (?:makes?|is together|sum to|adds? up to|comes? to)|add(?:s|ing)? up to|coming to|amounting to|sum of)\b)(?: (?:is|of|to|being|are|comes to))?[ :,]{0,3}$/i,
  behind: /^ ?(?:in all|in total|altogether|all told|all up|together|being the total)\b/i,
  joins: /(?:\band\b|&|\+|\bplus\b|,|;|\bthe (?:other|balance|rest|remainder)\b)/i,
  less: /^[^$.;]{0,50}(?:\bless\b|\bminus\b|\bafter deducting\b| - )[^$.;]{0,40}$/i,
  is: /^[^$.;]{0,30}\b(?:is|being|equals)\b[^$.;]{0,24}$|^ ?= ?$/i,
  leaves:
    /(?:=|\bleav(?:es|ing)\b|\bso that\b|\bbalance\b|\bpayable\b|\bremain\w{2,3}\b|\bnet\b)[^$.;]{0,30}$/i,
  area: /(?<![\d.,/])(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(\.\d{1,4})? ?(ha\b|hectares?\b|m2|m²|square metres)/i,
  other:
    /\b(?:or|per|whichever|up to|exceed\w{0,3}|more than|less than|at least|maximum|minimum|between|if|unless|approx\w{0,8}|about|around|some|last year|previous|in addition|further|gst|each|from|limit|interest of|not)\b/i,
})

/** The same of areas, in square metres: "2.4 ha, being 1.1 ha and 1.5 ha". */
export function wrongAreaSentences(text: string): SumSentence[] {
  if (text.includes('$') || !SUM_SENTENCE_PATTERNS.area.test(text)) return []
  const units = new Set<string>()
  const asSums = text.replaceAll(
    everywhere(SUM_SENTENCE_PATTERNS.area),
    (_all, whole, rest, unit) => {
      units.add(`${unit}`.startsWith('h') ? 'ha' : 'm2')
      return `$${whole}${`${rest ?? ''}`.slice(0, 3).padEnd(3, rest === undefined ? '.00' : '0')}`
    },
  )
  if (units.size !== 1) return []
  const scale = units.has('ha') ? 100 : 0.01
  return wrongSumSentences(asSums).map(({ told, reckoned }) => ({
    told: told * scale,
    reckoned: reckoned * scale,
  }))
}

/** Sentences in which the parts and the whole stand together and do not agree. */
export function wrongSumSentences(text: string): SumSentence[] {
  const told = sumsTold(text)
  if (told.length < 3 || told.length > 12) return []
  const sums = told.map((sum) => ({ ...sum, times: timesOf(text, sum) }))
  return [...withPartsBehind(text, sums), ...withPartsBefore(text, sums)]
}

function withPartsBehind(text: string, sums: readonly Counted[]): SumSentence[] {
  const [whole, ...rest] = sums
  if (whole === undefined || whole.cents === 0) return []
  const stop = endOf(text, whole.end)
  const parts = rest.filter(({ start }) => start < stop)
  const first = parts[0]
  if (parts.length < 2 || first === undefined || parts.some(({ per }) => per !== whole.per))
    return []
  const lead = text.slice(whole.end, first.start)
  // The last part says how often it comes: it is one, and nothing told of another.
  const isCounted = typeof parts.at(-1)?.times === 'number'
  const opens =
    SUM_SENTENCE_PATTERNS.opens.exec(lead) ?? SUM_SENTENCE_PATTERNS.opensCount.exec(lead)
  const [, second] = parts
  const isLess =
    second !== undefined &&
    isSubtraction(text, parts, '=') &&
    SUM_SENTENCE_PATTERNS.is.test(text.slice(whole.end, first.start))
  if (opens === null && !isLess) return []
  // A part that is larger than the whole is another thing.
  if (!isLess && parts.some(({ cents }) => cents > whole.cents)) return []
  const said = isCounted
    ? text.slice(whole.start, stop).replaceAll(/ (?:each|further)\b/g, '')
    : text.slice(whole.start, stop)
  if (SUM_SENTENCE_PATTERNS.other.test(said) || (!isLess && !areJoined(text, parts))) return []
  const sum = isLess ? first.cents - second.cents : total(parts)
  if (isAlike(sum, whole.cents, parts)) return []
  if (!isCounted && isMadeOfSome(whole.cents, parts)) return []
  const share = sum / whole.cents
  const isWhole =
    opens === null || opens[1] !== undefined || (opens[2] === undefined && opens[3] === undefined)
  return share < (isWhole ? 0.6 : 0.85) || share > 1.5 ? [] : [{ told: whole.cents, reckoned: sum }]
}

function withPartsBefore(text: string, sums: readonly Counted[]): SumSentence[] {
  for (const [at, whole] of sums.entries()) {
    if (at < 2) continue
    const last = sums[at - 1]
    if (last === undefined) continue
    const between = text.slice(last.end, whole.start)
    const from = startOf(text, last.start)
    const parts = sums.slice(0, at).filter(({ start }) => start >= from)
    if (between.length > 60 || parts.length < 2) continue
    const isLess = isSubtraction(text, parts, between)
    const closes =
      SUM_SENTENCE_PATTERNS.closes.test(between) ||
      SUM_SENTENCE_PATTERNS.behind.test(text.slice(whole.end, whole.end + 24))
    if (!closes && !isLess) continue
    const said = text.slice(from, whole.end)
    if (SUM_SENTENCE_PATTERNS.other.test(said)) continue
    if (parts.some(({ per }) => per !== null && per !== whole.per)) continue
    const [one, two] = parts
    const sum =
      isLess && one !== undefined && two !== undefined ? one.cents - two.cents : total(parts)
    if (!isLess && !areJoined(text, parts)) continue
    if (isAlike(sum, whole.cents, parts) || isMadeOfSome(whole.cents, parts)) continue
    const share = sum / Math.max(1, whole.cents)
    if (share > 0.6 && share < 1.6) return [{ told: whole.cents, reckoned: sum }]
  }
  return []
}

/** "$100 less $20 leaves $80". */
function isSubtraction(text: string, parts: readonly SumTold[], between: string): boolean {
  const [one, two] = parts
  if (parts.length !== 2 || one === undefined || two === undefined) return false
  return (
    SUM_SENTENCE_PATTERNS.less.test(text.slice(one.end, two.start)) &&
    SUM_SENTENCE_PATTERNS.leaves.test(between)
  )
}

function areJoined(text: string, parts: readonly SumTold[]): boolean {
  return parts.slice(1).every((part, at) => {
    const between = text.slice(parts[at]?.end ?? 0, part.start)
    return between.length < 80 && SUM_SENTENCE_PATTERNS.joins.test(between)
  })
}

function isAlike(sum: number, whole: number, parts: readonly SumTold[]): boolean {
  return Math.abs(sum - whole) <= parts.length * (parts.some(({ cents }) => cents % 100) ? 2 : 100)
}

/** "$10, made up of $6 and $4, of which $1 is tax": the first of them are the whole. */
function isMadeOfSome(whole: number, parts: readonly Counted[]): boolean {
  if (parts.length > 8) return true
  const sums = [0]
  for (const { cents, times } of parts)
    for (const sum of sums.slice()) sums.push(sum + cents * (times ?? 1))
  return sums.some((sum) => isAlike(sum, whole, parts))
}

type Counted = SumTold & { readonly times: number | null }

function total(parts: readonly Counted[]): number {
  return parts.reduce((sum, { cents, times }) => sum + cents * (times ?? 1), 0)
}

/** How often a part comes, where it says so; null where it does not. */
function timesOf(text: string, { start }: SumTold): number | null {
  const counted = SUM_SENTENCE_PATTERNS.times.exec(text.slice(Math.max(0, start - 60), start))
  return counted === null ? null : numberOf(counted[1] ?? '')
}

function endOf(text: string, from: number): number {
  const at = text.slice(from).search(/\. [A-Z(]|;|\.$/)
  return at < 0 ? text.length : from + at
}

function startOf(text: string, to: number): number {
  const before = text.slice(0, to)
  return Math.max(0, before.lastIndexOf('. ') + 1, before.lastIndexOf(': ') + 1)
}
