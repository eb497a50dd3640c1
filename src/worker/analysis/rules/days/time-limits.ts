import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysBetween } from '../reading/dates.ts'
import { dayAfter } from './day-after.ts'
import { DAY_MATTER_PATTERNS, dayMatterOf, isOtherwise } from './day-matters.ts'
import type { Passage } from '../reading/passages.ts'
import { isRolled } from './rolled.ts'
import { SETTLEMENT_DUE_PATTERNS } from './settlement-due.ts'
import { toldDaysOf } from './told-days.ts'
import { type ToldPeriod, toldPeriodsOf } from './told-periods.ts'
import { TERM_ZONES } from '../reading/passages.ts'

export const LIMIT_PATTERNS = wordings({
  coolingLimit: /\bcooling[- ]?off\b/i,
  notCoolingLimit:
    /\b(?:off the plan|off-the-plan|unless|instead|extend\w{0,3}|auction|waive\w{0,1}|reduc\w{2,4}|penalty|refund\w{0,2}|forfeit\w{0,2}|before|prior|price|66W|small business|rather than|longer|shorter|no cooling)\b/i,
  sunsetLimit: /\bsunset\b|\bplan\b[^.;]{0,50}\b(?:registered|registration)\b/i,
  notSunsetLimit:
    /\bextend\w{0,3}\b|\bextension\b|\bexpect|\banticipat|\bnotice\b|\bsettlement\b|\bafter registration\b|\bregistered owner|\bconsent\b|\bstage \d/i,
  diligence: /\bdue diligence\b/i,
  ofDiligence: /\bdue diligence (?:date|period)\b|\bdue diligence\W{0,4}$/i,
  ofFinance: /\b(?:finance|loan)\b/i,
  ofInspection: /\b(?:building|pest|inspection)\b/i,
  /** The buyer's way out, below a heading that says what for. */
  wayOut:
    /\b(?:purchaser|buyer|it|they|he|she|you) may (?:by notice )?(?:end|terminate|rescind|cancel|withdraw from)\b/i,
  ofPapers: /\b(?:records?|books|minutes|search(?:es)?|titles?|strata report)\b/i,
  notCondition:
    /\b(?:notice|settlement|completion|deposit|extend\w{0,3}|extension|if the (?:vendor|seller)|a further|defects?|permit|requisitions?|interest|insurance)\b/i,
})

/** A right to end the contract that lasts for a time. */
export type LimitMatter = 'cooling' | 'sunset' | 'finance' | 'inspection' | 'diligence'

/** The date that is told for a time limit, and the one on which its period ends as counted. */
type DatedLimit = { readonly date: string; readonly due: string; readonly span: Span }

/** A time limit told twice: with another length, or with a date that its length does not give. */
export type LimitToldTwice = { readonly matter: LimitMatter; readonly period: ToldPeriod } & (
  | { readonly other: ToldPeriod }
  | { readonly dated: DatedLimit }
)

/** A sunset date is often rounded to the end of a month. */
const SUNSET_DAYS = 31

/** The time limits of the buyer that another place of the papers contradicts. */
export function limitsToldTwice(doc: Doc, facts: Facts): LimitToldTwice[] {
  const told = new Map<LimitMatter, ToldPeriod[]>()
  for (const period of toldPeriodsOf(doc)) {
    const matter = matterOf(period)
    if (matter !== null) told.set(matter, [...(told.get(matter) ?? []), period])
  }
  return [...told].flatMap(([matter, [period, ...others]]): LimitToldTwice[] => {
    if (period === undefined) return []
    const other = others.find((one) => isOther(period, one))
    if (other !== undefined) return [{ matter, period, other }]
    const dated = againstDate(doc, facts, matter, period)
    return dated === null ? [] : [{ matter, period, dated }]
  })
}

/** Another length; outside the contract "five days" is short for its five business days. */
function isOther(one: ToldPeriod, two: ToldPeriod): boolean {
  if (one.count !== two.count) return true
  const isShort = [one, two].some(({ unit, passage }) => unit === 'day' && !isTerm(passage))
  return one.unit !== two.unit && !isShort
}

function isTerm({ zone }: Passage): boolean {
  return TERM_ZONES.has(zone)
}

/** What a period of this sale is the time for; null where that is something else or may change. */
function matterOf({ core, from, after, passage, unit }: ToldPeriod): LimitMatter | null {
  const { text, zone } = passage
  if (!ZONES.has(zone)) return null
  const before = text.slice(0, text.length - after.length)
  if (
    unit !== 'month' &&
    LIMIT_PATTERNS.coolingLimit.test(before) &&
    !LIMIT_PATTERNS.notCoolingLimit.test(text)
  ) {
    return 'cooling'
  }
  if (!SETTLEMENT_DUE_PATTERNS.fromSigning.test(from)) return null
  if (
    unit === 'month' &&
    LIMIT_PATTERNS.sunsetLimit.test(before) &&
    !LIMIT_PATTERNS.notSunsetLimit.test(text)
  ) {
    return 'sunset'
  }
  if (unit === 'month' || !TERM_ZONES.has(zone)) return null
  const ofExit = LIMIT_PATTERNS.wayOut.test(text) ? exitMatter(passage.heading) : null
  if (ofExit !== null) return ofExit
  if (LIMIT_PATTERNS.ofDiligence.test(before) && !/\bdeposit\b/i.test(before)) return 'diligence'
  if (LIMIT_PATTERNS.notCondition.test(text)) return null
  if (DAY_MATTER_PATTERNS.finance.test(core) && !DAY_MATTER_PATTERNS.notFinance.test(core))
    return 'finance'
  // The books of a scheme and the title are inspected too, in times of their own.
  if (LIMIT_PATTERNS.ofPapers.test(text)) return null
  return DAY_MATTER_PATTERNS.inspection.test(core) && !DAY_MATTER_PATTERNS.notInspection.test(core)
    ? 'inspection'
    : null
}

/** What a clause that lets the buyer out is about, by its heading. */
function exitMatter(heading: string): LimitMatter | null {
  if (LIMIT_PATTERNS.diligence.test(heading)) return 'diligence'
  if (LIMIT_PATTERNS.ofFinance.test(heading)) return 'finance'
  return LIMIT_PATTERNS.ofInspection.test(heading) ? 'inspection' : null
}

/** The date that is told for a matter whose period would end on another. */
function againstDate(
  doc: Doc,
  { contractDate }: Facts,
  matter: LimitMatter,
  { count, unit, passage }: ToldPeriod,
): DatedLimit | null {
  if (contractDate === null || matter === 'cooling' || unit === 'business-day') return null
  const due = dayAfter(contractDate.value, count, unit)
  for (const day of toldDaysOf(doc)) {
    if (day.passage === passage || isOtherwise(day)) continue
    if (dayMatterOf(day, '') !== matter) continue
    const near = matter === 'sunset' ? SUNSET_DAYS : 0
    if (Math.abs(daysBetween(due, day.date)) <= near || isRolled(due, day.date)) continue
    return { date: day.date, due, span: day.passage.span }
  }
  return null
}

const ZONES: ReadonlySet<string> = new Set([...TERM_ZONES, 'vendor-statement', 'annexure', 'other'])
