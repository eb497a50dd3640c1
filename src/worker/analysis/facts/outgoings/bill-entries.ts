import type { Block } from '../../document.ts'
import type { Amount } from '../forms/money.ts'

import { matchesIn } from '../../wording/matches.ts'
import { amountsIn } from '../forms/money.ts'
import { printedCents } from '../../wording/printed-number.ts'

/** An amount of a bill with the words before it. */
export type BillEntry = {
  readonly block: Block
  readonly amount: Amount
  /** Up to the amount before it. */
  readonly label: string
  /** From the beginning of its line. */
  readonly line: string
}

/** Every amount of a block with the words before it, with and without the sign of money. */
export function billEntries(block: Block): BillEntry[] {
  // "43 kL × $3.4477": what one of them costs is no line of a bill.
  const signed = amountsIn(block.text).filter(
    (amount) => !/^\d/.test(block.text.slice(amount.end)) && !isPriceOfOne(block.text, amount),
  )
  const plain = matchesIn(block.text, PLAIN).flatMap((match): Amount[] => {
    const start = match.index
    const end = start + match[0].length
    if (signed.some((one) => one.start < end && one.end > start)) return []
    return [{ cents: printedCents(match[0]), start, end }]
  })
  const amounts = [...signed, ...plain]
    .filter((amount) => !isValue(block.text, amount))
    .toSorted((a, b) => a.start - b.start)
  return amounts.map((amount, index) => ({
    block,
    amount,
    label: block.text.slice(amounts[index - 1]?.end ?? 0, amount.start).slice(-90),
    line: block.text.slice(0, amount.start).slice(-140),
  }))
}

/** "3 services at $61.20 a service  $183.60": what one of several costs stands beside what all cost. */
export function isPriceOfOne(text: string, { start, end }: Amount): boolean {
  const behind = text.slice(end, end + 24)
  return (
    OF_WATER.test(behind) ||
    (COUNTED.test(text.slice(Math.max(0, start - 40), start)) && EACH.test(behind))
  )
}

/** "$1.24 a kilolitre": what is used costs so much, however much of it there was. */
const OF_WATER =
  /^ ?(?:(?:a|per|for (?:a|each|every)|each|every) |\/ ?)(?:kilolit\w{2,3}|kl|m3|m³|cubic met\w{2,4})\b/i

const COUNTED = /\b\d{1,4} (?:[a-z]{3,14} ){1,2}(?:at|@|x|×) ?$/i
const EACH =
  /^ ?(?:(?:a|per|for (?:a|each|every)|each|every) (?!year|quarter|half|annum|month)[a-z]{3,14}\b|each\b|\/ ?[a-z]{3,14}\b)/i

function isValue(text: string, { start, cents }: Amount): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  if (!VALUE.test(before)) return false
  return cents > HIGHEST_CHARGE_CENTS || !CHARGED_ON_VALUE.test(before)
}

/** "Sewer, on capital value  $97.35" */
const CHARGED_ON_VALUE = /\b(?:on|by) (?:the |its )?(?:\w{4,10} ){1,2}value\W{0,4}$/i
const HIGHEST_CHARGE_CENTS = 400_000

/** "GRV $20,020" between the lines of a bill is what they are reckoned on. */
const VALUE =
  /\b(?:GRV|C\.?I\.?V|N\.?A\.?V|AAV|U[CI]?V|SV|(?:land|site|capital(?: improved)?|unimproved|rateable|annual|improved) value)\.?(?: of)?[\s:$]{0,4}$/i

/** "1,184.51" counts as money where it has its cents; what is counted or measured does not. */
const PLAIN =
  /(?<![\d,./$@x×-]|@ )(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{2})(?![\d%]|\s?(?:kl|kL|m²|m2|ha\b|%|x\s|×|cents|c\b|met(?:re|er)s?\b|mm?\b|km\b|per cent|hectares?|AHD|[ap]\.?m\b))/g
