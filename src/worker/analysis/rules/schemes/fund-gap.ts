import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { isFunded } from './funded.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { printedCents } from '../../wording/printed-number.ts'

export const FUND_GAP_PATTERNS = wordings({
  gapReserve: /\b(?:sinking|reserve|capital works|maintenance)\b/i,
  gapAdmin: /\b(?:admin\w{0,12}|general|operating) (?:fund|account)?/i,
  gapHeld:
    /\b(?:balance|in hand|money in|stands? at|standing at|funds? held|holds?|held|closing|(?:body corporate|owners corporation|corporation|scheme|strata company|association) funds)\b/i,
  /** What the large repairs to come cost, or what the fund ought to hold for them. */
  gapNeeded:
    /\b(?:forecast|(?:maintenance|capital works|sinking fund|(?:10|ten)[- ]year) plan|surveyor|engineer)\b/i,
  gapNeeds:
    /\b(?:requires?|required|recommend\w{0,3}|should (?:hold|stand|be)|ought to|to stand at|expected|anticipated|estimated|foresees?|forecasts?|(?:calls?|asks?|provid(?:es?|ed)|allow(?:s|ed)?) for|costs?|expenditure|spending|20\d\d)\b/i,
  /** "It calls for …", behind the sentence that names the plan. */
  gapSaid: /^\W{0,3}(?:it|this|that|which) (?:calls|asks|provides|allows) for\b/i,
  /** Spread over years, in which the owners pay in as well. */
  gapLong: /\bover (?:the next )?(?:\w{3,7}|\d{1,2}) years\b|\btotal expenditure\b|\bto 20\d\d\b/i,
  /** "Sinking budget $2,500", "sinking fund $2,560 adopted", "capital works set at $4,000". */
  gapBudget:
    /\b(?:sinking|capital works|reserve|maintenance)(?: fund)? (?:budget|contributions?|lev(?:y|ies))\b|\b(?:sinking|capital works|reserve|maintenance)(?: fund)?(?: at| of|:)? \$ ?[\d,.]{3,12}(?= (?:a year )?(?:(?:was|were|is|be|to be) )?(?:adopted|approved|set|fixed|agreed|budgeted|carried)\b)|\b(?:sinking|capital works|reserve|maintenance)(?: fund)? (?:was |is |to be )?(?:set|fixed|left|kept|adopted|approved|budgeted) at (?=\$)/i,
  gapOther:
    /\b(?:insur\w{1,6}|premium|sum insured|valu(?:ed|ation|er)|liability|excess|special (?:levy|contribution)|paid|completed|deposit|price)\b/i,
  /** The row of a forecast that tells what the fund was to hold, its first year first. */
  gapOpening:
    /^\W{0,3}(?:(?:forecast|projected|planned|estimated) )?opening (?:fund )?balances?\b[^$\d]{0,40}\$? ?(\d{1,3}(?:,\d{3}){1,2}|\d{4,7})(?:\.\d\d)?(?=[ |$]|$)/i,
  /** The balance of today, also in a row that asks whether there is a forecast. */
  gapBalance:
    /\b(?:current|actual|present) (?:(?:sinking|reserve|capital works|maintenance) )?(?:fund )?balance\b[^$;?☐☒]{0,50}\$/i,
  gapForecast: /\b(?:forecast|projected|projection|planned|(?:10|ten)[- ]year plan)\b/i,
  gapPaysIn:
    /\b(?:annual|per (?:lot|quarter|annum)|a year|each|in (?:two|four) parts|contributions?|lev(?:y|ies))\b/i,
})

/** What is needed beside what there is. */
export type FundGap = { readonly spans: readonly Span[]; readonly yearly: boolean }

/** Works of less pay for themselves out of any fund. */
const LEAST_NEEDED_CENTS = 2_000_000

/** So many times the money in hand, and the rest has to come from the owners. */
const TIMES = 2.5

/**
 * A fund for large repairs whose balance is far below what its own plan asks for, or a budget that
 * pays in far less than the forecast recommends. Null where the two sums are not both told.
 */
export function fundGap(doc: Doc): FundGap | null {
  const held: { cents: number; span: Span }[] = []
  const needed: { cents: number; span: Span }[] = []
  for (const passage of passagesIn(doc, ['owners-corporation-certificate', 'minutes'])) {
    const { text, span } = passage
    const opening = forecastOpening(passage)
    if (opening !== null) {
      needed.push({ cents: opening, span })
      continue
    }
    const cents = dollarsIn(text)
    if (cents.length === 0 || FUND_GAP_PATTERNS.gapOther.test(text)) continue
    if (isFunded(text)) continue
    const context = `${passage.heading} ${passage.previous.slice(-160)} ${text}`
    const plan = FUND_GAP_PATTERNS.gapSaid.test(text) ? context : text
    const needs =
      !FUND_GAP_PATTERNS.gapBalance.test(text) &&
      FUND_GAP_PATTERNS.gapNeeded.test(plan) &&
      FUND_GAP_PATTERNS.gapNeeds.test(text)
    const share = FUND_GAP_PATTERNS.gapLong.test(text) ? 0.5 : 1
    if (needs) needed.push({ cents: Math.max(...cents) * share, span })
    else if (isHeld(passage, context)) held.push({ cents: reserveIn(text), span })
    const gap = budgetGap(doc, passage)
    if (gap !== null) return { spans: gap, yearly: true }
  }
  const most = needed.toSorted((a, b) => b.cents - a.cents)[0]
  const balance = held[0]
  if (most === undefined || balance === undefined || most.cents < LEAST_NEEDED_CENTS) return null
  if (most.cents < balance.cents * TIMES) return null
  return { spans: [balance.span, most.span], yearly: false }
}

/** What a forecast, set out as a table of years, has in the fund at the start of its first year. */
function forecastOpening({ text, previous, block }: Passage): number | null {
  if (block.kind !== 'row') return null
  const figure = FUND_GAP_PATTERNS.gapOpening.exec(text)?.[1]
  if (figure === undefined) return null
  const isPlan = FUND_GAP_PATTERNS.gapForecast.test(`${previous.slice(-160)} ${text}`)
  return isPlan ? printedCents(figure) : null
}

/** What the reserve holds, where the same line tells of the fund for running costs too. */
function reserveIn(text: string): number {
  const behind = text.slice(Math.max(0, text.search(FUND_GAP_PATTERNS.gapReserve)))
  const end = behind.search(FUND_GAP_PATTERNS.gapAdmin)
  const own = dollarsIn(end < 0 ? behind : behind.slice(0, end))
  return (own.length === 0 ? dollarsIn(text) : own).at(-1) ?? 0
}

function isHeld({ text, zone }: Passage, context: string): boolean {
  if (zone !== 'owners-corporation-certificate' && !FUND_GAP_PATTERNS.gapReserve.test(text)) {
    return false
  }
  if (FUND_GAP_PATTERNS.gapPaysIn.test(text)) return false
  if (FUND_GAP_PATTERNS.gapAdmin.test(text) && !FUND_GAP_PATTERNS.gapReserve.test(text))
    return false
  return FUND_GAP_PATTERNS.gapReserve.test(context) && FUND_GAP_PATTERNS.gapHeld.test(context)
}

/** "Sinking budget $49,720 … the forecast recommended $118,000", in one clause of the minutes. */
function budgetGap(doc: Doc, { text, span, block }: Passage): Span[] | null {
  if (!FUND_GAP_PATTERNS.gapBudget.test(text)) return null
  const paidIn = dollarsIn(text.slice(text.search(FUND_GAP_PATTERNS.gapBudget)))[0] ?? 0
  for (const other of passagesIn(doc, ['minutes', 'owners-corporation-certificate'])) {
    if (other.block.index !== block.index && other.block.index !== block.index + 1) continue
    if (other.span.start <= span.start || !FUND_GAP_PATTERNS.gapNeeded.test(other.text)) continue
    const asked = dollarsIn(other.text)[0] ?? 0
    if (asked > paidIn * 1.5 && paidIn > 0) return [span, other.span]
  }
  return null
}
