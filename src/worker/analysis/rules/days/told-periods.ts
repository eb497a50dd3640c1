import type { Doc } from '../../document.ts'
import { ORDINAL_NUMBERS } from '../../facts/forms/ordinals.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { coreOf } from '../reading/core-of.ts'
import { numberOf } from '../reading/number-words.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { STATEMENT_KINDS } from './told-days.ts'

export type PeriodUnit = 'day' | 'business-day' | 'month'

/** A length of time as a paper tells it. */
export type ToldPeriod = {
  readonly count: number
  readonly unit: PeriodUnit
  /** The number that stands behind it in brackets; null where none does. */
  readonly again: number | null
  /** As printed, "fourteen (7) days". */
  readonly printed: string
  /** What it is the time for, without connecting words. */
  readonly core: string
  /** What it is counted from, as printed; empty where nothing is told. */
  readonly from: string
  readonly after: string
  readonly passage: Passage
}

export const TOLD_PERIOD_PATTERNS = wordings({
  unit: /\b(?:day|week|month|year)s?\b/i,
  period:
    /\b(\d{1,3}(?:st|nd|rd|th)?|[a-z]{3,9}(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))?)(?: ?\( ?([a-z\d-]{1,14}) ?\))? (clear business |business |working |clear |calendar )?(day|week|month|year)s?\b/i,
  from: /^ ?(?:from|after|of|following)(?: and (?:from|after|including))? (?:the )?([^.;,()]{3,70})/i,
})

const ENDS_IN_UNIT = new RegExp(`${TOLD_PERIOD_PATTERNS.period.source}$`, 'i')
/** How any number, its brackets or what kind of day it counts ends before the unit. */
const MAY_COUNT =
  /(?:\d|\)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred|thousand|st|nd|rd|th|business|working|clear|calendar) $/i
const LONGEST_END = 10
/** No number with its brackets and what kind of day it counts is longer. */
const LONGEST = 64

const REACH = 120
const MOST = 24

const known = new WeakMap<Doc, readonly ToldPeriod[]>()

/** Every length of time that a paper of the file tells, in order; read once for a document. */
export function toldPeriodsOf(doc: Doc): readonly ToldPeriod[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const told = passagesIn(doc, STATEMENT_KINDS).flatMap(periodsOf)
  known.set(doc, told)
  return told
}

function periodsOf(passage: Passage): ToldPeriod[] {
  const { text } = passage
  const periods: ToldPeriod[] = []
  let told = 0
  // Nearly every word could be a number before its unit, so the unit is looked for first.
  for (const unit of matchesOf(text, TOLD_PERIOD_PATTERNS.unit).slice(0, MOST)) {
    if (!MAY_COUNT.test(text.slice(Math.max(0, unit.index - LONGEST_END), unit.index))) continue
    const end = unit.index + unit[0].length
    const match = ENDS_IN_UNIT.exec(text.slice(wordBefore(text, unit.index - LONGEST), end))
    if (match === null) continue
    const [printed, number = '', bracketed = '', kind = '', noun = ''] = match
    const start = end - printed.length
    const count = countOf(number)
    if (count !== null && count > 0) {
      const again = countOf(bracketed)
      const after = text.slice(end)
      periods.push({
        ...measured(count, noun.toLowerCase(), kind),
        again: again === null ? null : measured(again, noun.toLowerCase(), kind).count,
        printed,
        core: coreOf(text.slice(Math.max(told, start - REACH), start)).core,
        from: TOLD_PERIOD_PATTERNS.from.exec(after)?.[1] ?? '',
        after,
        passage,
      })
      told = end
    }
  }
  return periods
}

/** Where the word begins that stands at an offset, or the text. */
function wordBefore(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1
}

/** "42nd", "forty-two" or "seventh"; null for words that are no number. */
function countOf(printed: string): number | null {
  const words = printed.toLowerCase()
  const figures = Number.parseInt(words, 10)
  return Number.isNaN(figures) ? (ORDINAL_NUMBERS[words] ?? numberOf(words)) : figures
}

function measured(
  count: number,
  noun: string,
  kind: string,
): { readonly count: number; readonly unit: PeriodUnit } {
  if (noun === 'year') return { count: count * 12, unit: 'month' }
  if (noun === 'month') return { count, unit: 'month' }
  if (noun === 'week') return { count: count * 7, unit: 'day' }
  return { count, unit: /business|working/i.test(kind) ? 'business-day' : 'day' }
}
