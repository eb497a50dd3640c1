import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { isOtherwise } from '../days/day-matters.ts'
import { type ToldDay, toldDaysOf } from '../days/told-days.ts'
import { wordsBefore } from '../days/words-before.ts'
import { daysBetween } from '../reading/dates.ts'
import { TERM_ZONES } from '../reading/passages.ts'
import { inspectedIn } from './inspection-papers.ts'

export const REPORT_LATE_PATTERNS = wordings({
  building: /\b(?:building|structur\w{1,3}|house|property|pre-?purchase|inspection date)\b/i,
  pest: /\b(?:pests?|termites?|inspection date)\b/i,
  reportWord: /\b(?:reports?|inspections?|inspected|inspect)\b/i,
  /** The words right before the last day of a condition. */
  lastDay:
    /\b(?:by|before|until|till|(?:no|not) later than|at the latest)(?: (?:\d{1,2}[.:]?\d{0,2} ?[ap]\.?m\.?|noon|midnight|close of business|5 o'clock|the end of|on|on or before|the|date|[A-Za-z]{3,6}day|,)){0,5}[ ,:|]{0,4}$|\b(?:inspections?|reports?)(?: (?:date|due|due date|deadline|expiry|last day))[ :|]{1,6}$/i,
  /** The day of another step, or of another paper. */
  otherDay:
    /\b(?:permit|insurance|owner-?builder|handover|pre-?settlement|final inspection|practical completion|defects liability|valuation|strata (?:records? )?(?:report|inspection)|pool)\b/i,
  /** The words right before the day on which somebody looked, or wrote what was found. */
  madeOn:
    /\b(?:inspected|inspection(?: date| carried out| undertaken| performed)?|report(?: date| issued| prepared)?|dated?|issued?|date of (?:the )?(?:inspection|report|issue)|attended|visited)(?: on| of)?(?: the)?[ ,:|]{0,6}(?:[a-z]{3,6}day,? )?$/i,
  notMade:
    /\b(?:next|previous|last|due|valid|expir\w{1,3}|re-?inspect\w{0,4}|registration|licen[cs]e)\b/i,
  longer: /\b(?:extend\w{0,3}|extension|new (?:last )?da(?:y|te))\b/i,
})

const P = REPORT_LATE_PATTERNS
/** What comes so much later was made for another reason. */
const FAR_DAYS = 120

export type LateReport = {
  readonly lastDay: string
  readonly made: string
  readonly spans: readonly Span[]
}

/**
 * Reports of an inspection that were made after the last day of the condition which they were for:
 * by then the condition is waived, or spent, whatever they found.
 */
export function lateReports(doc: Doc): readonly LateReport[] {
  const days = toldDaysOf(doc)
  const last = days.filter((day) => isLastDay(doc, day))
  if (last.length === 0) return []
  const looked = new Set(inspectedIn(doc).map(({ block }) => block.index))
  const made = days.filter(
    (day) => isMadeOn(day) && (looked.has(day.passage.block.index) || isReport(day)),
  )
  return last.flatMap((end) => {
    const wanted = kindsOf(termWords(doc, end))
    const fitting = made.filter((day) => {
      const kinds = kindsOf(paperWords(doc, day))
      return (wanted.building && kinds.building) || (wanted.pest && kinds.pest)
    })
    // One in time is enough; and a day that was moved is not the one to go by.
    if (fitting.some((day) => daysBetween(end.date, day.date) <= 0)) return []
    const late = fitting.find((day) => daysBetween(end.date, day.date) <= FAR_DAYS)
    if (late === undefined || isMoved(days, end, late)) return []
    return [{ lastDay: end.date, made: late.date, spans: [end.passage.span, late.passage.span] }]
  })
}

function isLastDay(doc: Doc, day: ToldDay): boolean {
  const { zone, text } = day.passage
  if (!TERM_ZONES.has(zone) && zone !== 'annexure') return false
  if (!P.lastDay.test(wordsBefore(day)) || isOtherwise(day)) return false
  if (!P.reportWord.test(text) || P.otherDay.test(text)) return false
  const { building, pest } = kindsOf(termWords(doc, day))
  return building || pest
}

function isMadeOn(day: ToldDay): boolean {
  const words = wordsBefore(day).slice(-60)
  return P.madeOn.test(words) && !P.notMade.test(words)
}

function isReport({ passage }: ToldDay): boolean {
  return passage.zone === 'building-report'
}

/** The term itself, or else what its clause or annexure is called, and the item before it. */
function termWords(doc: Doc, { passage }: ToldDay): string {
  const { building, pest } = kindsOf(passage.text)
  if (building || pest) return passage.text
  return `${passage.heading} ${doc.parts[passage.block.partIndex]?.title ?? ''} ${passage.previous}`
}

/** What a paper is called, with its first lines. */
function paperWords(doc: Doc, { passage }: ToldDay): string {
  const { index, partIndex } = passage.block
  const head = doc.blocks
    .slice(Math.max(0, index - HEAD), index + 1)
    .filter((block) => block.partIndex === partIndex)
  return [doc.parts[partIndex]?.title ?? '', ...head.map(({ text }) => text)].join(' ')
}

/** The day of a report stands in so many of its first blocks. */
const HEAD = 6

function kindsOf(words: string): { building: boolean; pest: boolean } {
  return { building: P.building.test(words), pest: P.pest.test(words) }
}

function isMoved(days: readonly ToldDay[], end: ToldDay, late: ToldDay): boolean {
  return days.some(
    ({ date, passage }) =>
      date > end.date &&
      date >= late.date &&
      P.longer.test(passage.text) &&
      P.reportWord.test(passage.text),
  )
}
