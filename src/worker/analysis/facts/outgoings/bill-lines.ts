import type { Block } from '../../document.ts'
import type { Amount } from '../forms/money.ts'

import { billEntries } from './bill-entries.ts'
import { periodOf, type Period } from './charge-period.ts'

/** An amount that is charged, with its own words and its time. */
export type Line = {
  readonly amount: Amount
  readonly before: string
  readonly period: Period | null
}

/** The amounts of a stretch of text that are charged, each with its time where one is told. */
export function linesIn(block: Block, start: number, end: number): Line[] {
  const { text } = block
  const all = billEntries(block).map(({ amount }) => amount)
  const signed = all.filter((one) => text.slice(one.start, one.end).includes('$'))
  // Where a currency sign is printed, a bare figure is something else.
  const amounts = signed.length > 0 ? signed : all
  const lines = amounts.flatMap((amount, index): Line[] => {
    if (amount.start < start || amount.start >= end || amount.start - start > REACH) return []
    if (amount.cents < LOWEST_CENTS || amount.cents > HIGHEST_CENTS) return []
    const before = text.slice(Math.max(start, amounts[index - 1]?.end ?? 0), amount.start)
    const after = (
      text.slice(amount.end, amounts[index + 1]?.start).split(/[;.]\s/)[0] ?? ''
    ).slice(0, 60)
    // "Arrears of rates for 2025-26" begins before the word that names the bill.
    const sentence = text.slice(amounts[index - 1]?.end ?? 0, amount.start).slice(-200)
    const near = sentence.split(/;|\.\s/).at(-1) ?? ''
    if (NOT_CHARGED.test(near) || NOT_BEHIND.test(after)) return []
    return [{ amount, before, period: periodOf(near, after) }]
  })
  const listed = listedFor(text.slice(0, lines[0]?.amount.start ?? 0))
  // "water $78.60 and sewer $107.90 a quarter": said once for both.
  return lines.map((line, index) => {
    // "Per quarter: water 20.60, sewerage 121.35": said once before them all.
    if (line.period === null && listed !== null) return { ...line, period: listed }
    const next = lines[index + 1]
    const joined = next !== undefined && /^(?:,| and) [a-z ]{4,40}$/i.test(next.before)
    return line.period === null && joined ? { ...line, period: next.period } : line
  })
}

/** What the words before a colon say of the whole list behind it. */
function listedFor(head: string): Period | null {
  const list = /([^.;:]{4,60}):[^:.;]{0,40}$/.exec(head)?.[1]
  return list === undefined ? null : periodOf('', list)
}

const REACH = 420
const LOWEST_CENTS = 1_200
const HIGHEST_CENTS = 2_000_000
/** What stands right before a sum that is no charge of the year. */
const NOT_CHARGED =
  /\b(?:values?|GRV|U[CI]?V|CIV|SV|NAV|A[ACV]{0,2}V|capital|site|unimproved|arrears|interest|balance|owing|owed|overdue|outstanding|unpaid|paid(?!,)|received|credit|instalments? of|first|second|third|fourth|penalty|fine|usage|consumption|used|discount|rebate|remission|costs?|budget|legal|postponed|deferred|limit|threshold|infrastructure|headworks|tapping|connect\w*|debts?|due|exceed|less than|not (?:more than|above|over)|under|below|works|order)\b[^$;]{0,24}$|[@×]\s{0,2}$/i
const NOT_BEHIND =
  /^\s{0,2}(?:per (?:kl|kilolitre|m3|lot|unit)|a kilolitre|each kl|discount|in arrears?)\b/i
