import type { Block, Doc } from '../../document.ts'
import type { Amount } from '../forms/money.ts'
import type { FundsCandidate } from './outgoing-funds.ts'

import { datesIn } from '../forms/dates.ts'
import { amountsIn } from '../forms/money.ts'
import { FUND, HIGHEST_CENTS } from './outgoing-words.ts'

type Due = {
  readonly date: string
  readonly amounts: { block: Block; amount: Amount }[]
  /** The funds whose rows told an amount for the day, where rows name one. */
  readonly funds: Set<string>
}

/**
 * "1/7/26 Admin $611.20 Capital Works $210.00", "1/10/26 Admin $611.20 …": the contributions of a lot
 * by the days on which they fall due, all alike. The days tell how often a year that is.
 */
export function contributionByDates(doc: Doc): FundsCandidate | null {
  for (const part of doc.parts) {
    if (part.kind !== 'owners-corporation-certificate') continue
    const dues = duesIn(part.blocks)
    for (const [index, first] of dues.entries()) {
      const next = dues[index + 1]
      if (next === undefined || sumOf(first) !== sumOf(next)) continue
      if (first.amounts.length !== next.amounts.length) continue
      const times = timesBetween(first.date, next.date)
      const own = first.amounts.slice(0, total(first) ? -1 : undefined)
      const cents = sumOf({ ...first, amounts: own }) * (times ?? 0)
      if (times === null || cents > HIGHEST_CENTS || own.length > MOST_FUNDS) continue
      const printed = own
        .map(({ block, amount }) => block.text.slice(amount.start, amount.end))
        .join(' + ')
      const basis = own.length > 1 ? `(${printed}) × ${times}` : `${printed} × ${times}`
      return {
        score: 12,
        ofFunds: own.map(({ amount }) => amount.cents * times),
        fact: {
          value: { kind: 'owners-corporation', annualCents: cents, basis },
          text: basis,
          spans: own.map(({ block, amount }) => ({
            start: block.span.start + amount.start,
            end: block.span.start + amount.end,
          })),
          confidence: 74,
          explanation: ['equal contributions by the days on which they fall due'],
        },
      }
    }
  }
  return null
}

/** The amounts behind each day; a day that only ends a period has none. */
function duesIn(blocks: readonly Block[]): Due[] {
  const dues: Due[] = []
  for (const [index, block] of blocks.entries()) {
    const above = blocks.slice(Math.max(0, index - 2), index).some(({ text }) => SPECIAL.test(text))
    if (above || NOT_REGULAR.test(block.text)) continue
    const dates = datesIn(block.text)
    const amounts = amountsIn(block.text)
    // "$1,210.00 | 01/03/26 | $890.00 | 01/03/26" under "Amount | Due" for each fund.
    const behind =
      dates.length === amounts.length && (amounts[0]?.end ?? 0) <= (dates[0]?.start ?? -1)
    for (const amount of amounts) {
      const before = dates.filter(({ end }) => end <= amount.start)
      const last = behind ? dates.find(({ start }) => start >= amount.end) : before.at(-1)
      if (last === undefined) continue
      // "1 Jul 2026 to 30 Sep 2026": the first of the two days names the period.
      const opening = behind ? undefined : before.at(-2)
      const isRange =
        opening !== undefined &&
        /^ ?(?:to|-|–|until) ?$/.test(block.text.slice(opening.end, last.start))
      const { date } = isRange ? opening : last
      const fund = fundOf(block, blocks[index - 1])
      const known = dues.at(-1)?.date === date ? dues.at(-1) : otherFund(dues, date, fund)
      if (known === undefined)
        dues.push({
          date,
          amounts: [{ block, amount }],
          funds: new Set(fund === null ? [] : [fund]),
        })
      else {
        known.amounts.push({ block, amount })
        if (fund !== null) known.funds.add(fund)
      }
    }
  }
  return dues
}

/** The fund that a row names, or the row above one that tells only days. */
function fundOf({ text }: Block, above: Block | undefined): string | null {
  const own = FUND.exec(text) ?? (/^due\b/i.test(text) ? FUND.exec(above?.text ?? '') : null)
  return own?.[1]?.toLowerCase().slice(0, 5) ?? null
}

/** "Sinking fund: 1 Jul 2026 $155.00" some rows below the other fund's amount for that day. */
function otherFund(dues: readonly Due[], date: string, fund: string | null): Due | undefined {
  if (fund === null) return undefined
  return dues.find((due) => due.date === date && due.funds.size > 0 && !due.funds.has(fund))
}

function sumOf({ amounts }: Due): number {
  return amounts.reduce((sum, { amount }) => sum + amount.cents, 0)
}

/** "$611.20 $210.00 $821.20": the last sums the others up. */
function total(due: Due): boolean {
  const last = due.amounts.at(-1)?.amount.cents ?? 0
  return due.amounts.length > 2 && sumOf(due) === 2 * last
}

function timesBetween(first: string, next: string): number | null {
  const days = (Date.parse(next) - Date.parse(first)) / 86_400_000
  if (days > 80 && days < 105) return 4
  if (days > 170 && days < 190) return 2
  return days > 26 && days < 33 ? 12 : null
}

const SPECIAL = /\bspecial\b/i
const NOT_REGULAR =
  /\b(?:special|paid|received|receipt|payments?|balance|arrears|overdue|interest|insured?|premium|policy|invoice|quote|minutes|meeting)\b/i
const MOST_FUNDS = 3
