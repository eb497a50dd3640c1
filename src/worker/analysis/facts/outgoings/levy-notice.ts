import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { datesIn } from '../forms/dates.ts'
import { amountsIn } from '../forms/money.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

/**
 * The notice by which a scheme calls for one instalment: "Administrative fund, 1 December 2026 to 28
 * February 2027 | 744.00" and the like for each fund, adding up to what is to be paid. The year
 * follows from the time that the rows tell. Null where the rows and the sum do not agree.
 */
export function levyNotice(doc: Doc): Fact<Outgoing> | null {
  for (const part of doc.parts) {
    if (part.kind !== 'owners-corporation-certificate') continue
    if (!part.blocks.slice(0, HEAD_BLOCKS).some(({ text }) => NOTICE.test(text))) continue
    const found = instalmentIn(part.blocks)
    if (found !== null) return found
  }
  return null
}

function instalmentIn(blocks: readonly Block[]): Fact<Outgoing> | null {
  const paid: Contribution[] = []
  let times: number | null = null
  for (const block of blocks) {
    if (block.text.length > LONGEST) continue
    if (!FUND_NAMED.test(block.text) || NOT_REGULAR.test(block.text)) continue
    const printed = LAST_SUM.exec(block.text)?.[1]
    const own: number | null = timesOf(block.text) ?? (SAME_TIME.test(block.text) ? times : null)
    if (printed === undefined || own === null || (times !== null && times !== own)) continue
    times = own
    const start = block.text.length - printed.length
    const amount = { cents: printedCents(printed), start, end: block.text.length }
    paid.push({ block, amount, times: own })
  }
  const whole = paid.reduce((sum, { amount }) => sum + amount.cents, 0)
  const isSummed = blocks.some(
    ({ text }) =>
      text.length < LONGEST &&
      !FUND_NAMED.test(text) &&
      amountsIn(text).some(({ cents }) => cents === whole),
  )
  if (paid.length === 0 || paid.length > MOST_FUNDS || !(isSummed || addsUp(blocks, paid)))
    return null
  const fact = sumOfContributions(paid, ADDED)
  return fact.value.annualCents <= HIGHEST_CENTS ? fact : null
}

/** Whether the funds stand among rows that come to a sum with arrears, interest and special levies. */
function addsUp(blocks: readonly Block[], paid: readonly Contribution[]): boolean {
  const [first] = paid
  const last = paid.at(-1)
  const rows = blocks.flatMap((block) => {
    const printed = block.text.length > LONGEST ? undefined : LAST_SUM.exec(block.text)?.[1]
    return printed === undefined ? [] : [{ block, cents: printedCents(printed) }]
  })
  const from = rows.findIndex(({ block }) => block === first?.block)
  const to = rows.findIndex(({ block }) => block === last?.block)
  if (from < 0) return false
  for (let start = from; start >= Math.max(0, from - MOST_BEFORE); start -= 1) {
    let sum = 0
    for (const [at, { cents }] of rows.entries()) {
      if (at > to && cents === sum) return true
      if (at >= start) sum += cents
    }
  }
  return false
}

/** How often in a year a time of this length falls; null where a row tells none. */
function timesOf(text: string): number | null {
  if (/\bhalf[- ]year/i.test(text)) return 2
  if (/\bmonthly\b|\bfor the month\b/i.test(text)) return 12
  const [first, last] = datesIn(text).slice(-2)
  if (first === undefined || last === undefined || first === last)
    return QUARTER.test(text) ? 4 : null
  const days = (Date.parse(last.date) - Date.parse(first.date)) / 86_400_000
  if (days > 80 && days < 100) return 4
  if (days > 175 && days < 190) return 2
  if (days > 355 && days < 370) return 1
  return days > 26 && days < 32 ? 12 : null
}

const ADDED = {
  confidence: 82,
  explanation: 'the instalment that the notice of contributions calls for, by its time',
}
const NOTICE =
  /\b(?:lev(?:y|ies)|contributions?)\b[^.;]{0,20}\bnotice\b|\bnotice of (?:\w{5,8} )?(?:lev(?:y|ies)|contributions?)\b/i
const FUND_NAMED =
  /\b(?:administrati(?:ve|on)|admin|reserve|sinking|capital works|maintenance|general)(?: (?:fund|lev(?:y|ies)|contribution)s?)?\b/i
const NOT_REGULAR =
  /\b(?:special|extraordinary|additional|paid|received|receipt|payments?|balance|arrears|overdue|interest|brought|credit)\b/i
const QUARTER = /\b(?:quarter(?:ly)?|qtr)\b/i
/** The row of the second fund points to the time that the first one told. */
const SAME_TIME = /\b(?:same|as above|ditto)\b/i
const LAST_SUM = /(\d{1,3}(?:,\d{3}){0,2}\.\d\d)$/
const HEAD_BLOCKS = 4
const LONGEST = 160
const MOST_FUNDS = 3
const MOST_BEFORE = 4
