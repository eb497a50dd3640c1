import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { firstDate } from '../forms/dates.ts'
import { dueDate, onContractDay } from './deposit-date.ts'
import { dueInDays } from './deposit-days.ts'
import { factAt } from '../fact-at.ts'
import { amountsIn } from '../forms/money.ts'

/** "Due date for rest: 14 November 2026" in a row of its own below the deposit, or beside its total. */
export function dueInRows(
  doc: Doc,
  place: Labelled,
  known: Known,
  confidence: number,
): Fact<string> | null {
  const { block } = place
  let found = dateIn(doc, place, block.index, confidence)
  for (let index = block.index + 1; index <= block.index + ROWS; index += 1) {
    const below = doc.blocks[index]
    if (below?.partIndex !== block.partIndex || below.text.length > LONGEST_ROW) break
    if (isBalanceOfPrice(below, known)) break
    if (ROW.test(below.text))
      found =
        dateIn(doc, place, index, confidence) ??
        dateBelow(doc, below) ??
        countedIn(doc, place, below, known) ??
        found
    else if (OTHER_FIELD.test(below.text)) break
  }
  return found
}

function dateIn(doc: Doc, place: Labelled, index: number, confidence: number): Fact<string> | null {
  const row = doc.blocks[index]
  if (row === undefined || row.text.length > LONGEST_ROW) return null
  return dueDate(doc, { ...place, offset: row.span.start }, row.text, confidence)
}

/** "Balance deposit (if any) payable on:" above a line with the day and nothing else. */
function dateBelow(doc: Doc, row: Block): Fact<string> | null {
  const below = doc.blocks[row.index + 1]
  if (!/\b(?:on|by|date)\s?:?$/i.test(row.text) || below?.partIndex !== row.partIndex) return null
  const date = firstDate(below.text)
  if (date === null || date.start > DAY_BEFORE || date.end < below.text.length - 1) return null
  const span = { start: below.span.start + date.start, end: below.span.start + date.end }
  return factAt(doc, date.date, span, 75, ['a date below the deposit'])
}

/** "Friday, 14 November 2026" */
const DAY_BEFORE = 12

/** "Balance deposit: $24,000 payable 14 days from contract date" */
function countedIn(doc: Doc, place: Labelled, row: Block, known: Known): Fact<string> | null {
  const own = OPENS.exec(row.text)?.[0].length ?? 0
  const at = { ...place, offset: row.span.start + own }
  const text = row.text.slice(own)
  const onDay = WHOLE.test(row.text) ? onContractDay(doc, { ...at, text }, text, known) : null
  return onDay ?? dueInDays(doc, at, text, known.contractDate)
}

/** "Balance $890,000 on 3 March" below a deposit of $10,000: what makes up the price is paid at settlement. */
function isBalanceOfPrice({ text }: Block, { deposit, price }: Known): boolean {
  if (!/^\W{0,3}(?:balance|residue|remainder|rest)\b/i.test(text)) return false
  const [amount] = amountsIn(text)
  if (amount === undefined) return false
  return price === null
    ? amount.cents > MOST_TIMES * deposit.value
    : amount.cents + deposit.value === price.value
}

/** A balance of a deposit is seldom so many times what is paid first, and that of a price always is. */
const MOST_TIMES = 20

type Known = {
  readonly deposit: Fact<number>
  readonly contractDate: Fact<string> | null
  readonly price: Fact<number> | null
}

/** "Deposit payable | on exchange" */
const WHOLE =
  /^\W{0,3}(?:due|payable|when|(?:to be )?paid|deposit,? (?:due|payable|is|date|to be))\b/i
const OPENS =
  /^\W{0,3}(?:balance|second|further|initial|remainder|rest)(?: (?:of (?:the )?)?deposit)?/i
const ROW =
  /^\W{0,3}(?:[\dA-Za-z]{1,3}(?:\.\d{1,2})?[.)]?\W{1,3})?(?:due (?:date|on|by)|date (?:due|payable)|when (?:due|payable)\b|payable(?: (?:by|on)\b|\s?:| (?=within\b|\$?\d))|(?:(?:to|must|shall) be )?paid (?:by|on|within|to the)\b|\$ ?[\d,.]{4,12} (?:balance|second|further) deposit\b|(?:the )?deposit,? (?:due|payable|payment (?:date|day|due)|date|second|balance|further|(?:is|must|shall|will|has)(?: to)? be (?:paid|payable))|(?:balance|rest|remainder|second|further)(?: (?:of (?:the )?)?(?:deposit|part|instalment|payment))?\b(?! of (?:the )?(?:purchase )?price))/i
const OTHER_FIELD =
  /\b(?:settlement|completion|purchaser|vendor|seller|buyer|finance|balance of price)\b/i
const ROWS = 4
const LONGEST_ROW = 160
