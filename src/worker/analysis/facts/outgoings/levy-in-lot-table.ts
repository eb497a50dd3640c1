import type { Block, Doc, Span } from '../../document.ts'
import type { Candidate } from './outgoing-sums.ts'

import { recogniseLotPlan } from '../title/lot-plan.ts'
import { amountsIn, type Amount } from '../forms/money.ts'
import { amountInCell } from './amount-in-cell.ts'
import { periodOf } from './charge-period.ts'
import { lotsOf } from './contribution-of-lot.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { ONE_PART, partsOfPaper } from './parts-of-year.ts'
import { FUND, HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

/** What a table of lots gives for the lot, and whether a paper of the scheme says from which day. */
type LevyOfTable = Candidate & { readonly isFromDay: boolean }

/**
 * "Lot | Liability | Annual fee | Quarterly instalment" above a row for each lot, or for all lots of
 * one entitlement: what the lot that is sold pays in a year. Null where no table of lots has a row
 * for it alone.
 */
export function levyInLotTable(
  doc: Doc,
  lotPlan: string = recogniseLotPlan(doc)?.value ?? '',
): LevyOfTable | null {
  const [lot, ...others] = lotsOf(lotPlan)
  if (lot === undefined || others.length > 0) return null
  for (const head of doc.blocks) {
    const [first] = head.cells ?? []
    if (first === undefined || amountsIn(head.text).length > 0) continue
    if (!LOT.test(doc.text.slice(first.start, first.end)) || SPECIAL.test(titleOf(doc, head)))
      continue
    const row = rowOf(doc, head, lot)
    const paid = row === null ? null : paidIn(doc, head, row)
    if (paid === null) continue
    const fact = sumOfContributions(paid, OF_LOT)
    if (fact.value.annualCents > HIGHEST_CENTS || fact.value.annualCents < LEAST_CENTS) continue
    // Elsewhere such a table may be a proposal.
    const isOfScheme = head.zone === 'owners-corporation-certificate'
    return { score: 18, fact, isFromDay: isOfScheme && FROM_DAY.test(titleOf(doc, head)) }
  }
  return null
}

const OF_LOT = {
  confidence: 84,
  explanation: 'the row of the lot that is sold, in a table of lots',
}

/** The row of the lot, in a table with a row for another one too. */
function rowOf(doc: Doc, head: Block, lot: string): Block | null {
  const own: Block[] = []
  let rows = 0
  for (const row of doc.blocks.slice(head.index + 1, head.index + 1 + MOST_ROWS)) {
    const [first] = row.cells ?? []
    if (first === undefined || row.cells?.length !== head.cells?.length) break
    rows += 1
    if (namesLot(doc.text.slice(first.start, first.end), lot)) own.push(row)
  }
  const [row] = own
  return rows > 1 && own.length === 1 && row !== undefined ? row : null
}

/** "Lot 6", "1, 2 and 6", "4 to 12" or "C – Lots 30, 31, 32". */
function namesLot(cell: string, lot: string): boolean {
  const name = cell
    .replace(/^\W{0,3}(?:(?:type )?[A-Z]\d? ?[–:-] )?(?:lot|unit|apartment)s? /i, '')
    .trim()
    .toUpperCase()
  const own = lot.toUpperCase()
  if (!LIST.test(name)) return name === own
  return name.split(/, ?(?:AND )?| AND | ?& ?/).some((part) => {
    const [, from, to] = /^(\d{1,4}) ?(?:TO|-) ?(\d{1,4})$/.exec(part) ?? []
    if (from === undefined || to === undefined) return part.trim() === own
    return /^\d{1,4}$/.test(own) && Number(from) <= Number(own) && Number(own) <= Number(to)
  })
}

const LIST =
  /^[A-Z]?\d{1,4}[A-Z]?(?:(?:, ?(?:AND )?| AND | ?& ?| TO | ?- ?)[A-Z]?\d{1,4}[A-Z]?){1,30}$/

/** The year's amount where a column has it; else each fund, or the one part, so many times. */
function paidIn(doc: Doc, head: Block, row: Block): readonly Contribution[] | null {
  const heads = (head.cells ?? []).map((cell) => doc.text.slice(cell.start, cell.end))
  const title = titleOf(doc, head)
  if (!CONTRIBUTES.test(`${headingOf(doc, head)} ${title} ${heads.join(' ')}`)) return null
  const shared = periodOf(title, '')?.times ?? null
  const columns = heads.flatMap((name, at) => {
    const cell = row.cells?.[at]
    const amount =
      at === 0 || cell === undefined || NO_FEE.test(name) || OF_ALL.test(name)
        ? null
        : (amountInCell(doc, row, cell) ?? (name.includes('$') ? plainIn(doc, row, cell) : null))
    if (amount === null) return []
    const own = TIMES.find(([head]) => head.test(name))?.[1] ?? periodOf(name, '')?.times ?? null
    const times = own ?? (ONE_PART.test(name) ? (partsOfPaper(doc, head)?.times ?? null) : shared)
    return times === null
      ? []
      : [{ name, block: row, amount, times, isFund: FUND.test(name) || SHORT.test(name) }]
  })
  const funds = columns.filter(({ isFund }) => isFund)
  const wholes = columns.filter(({ name, isFund }) => !isFund && FEE.test(name))
  const [whole] = wholes.toSorted(
    (a, b) => Number(b.times === 1) - Number(a.times === 1) || yearIn(b.name) - yearIn(a.name),
  )
  if (whole !== undefined) return [whole]
  return funds.length > 1 && new Set(funds.map(({ times }) => times)).size === 1 ? funds : null
}

/** "Quarter | Quarter 2025/26": the one in force is the later one, or the one that needs no year. */
function yearIn(head: string): number {
  return Number(/\b20\d\d\b/.exec(head)?.[0] ?? Number.MAX_SAFE_INTEGER)
}

/** What stands above its title: "SCHEDULE OF QUARTERLY CONTRIBUTIONS". */
function headingOf(doc: Doc, head: Block): string {
  const above = doc.blocks[head.index - 2]
  return above?.page === head.page && above.text.length < LONGEST_HEADING ? above.text : ''
}

/** What stands right above a table: "Contributions for the year to 30 June 2027". */
function titleOf(doc: Doc, head: Block): string {
  const above = doc.blocks[head.index - 1]
  return above?.page === head.page ? above.text.slice(0, LONGEST_TITLE) : ''
}

/** "892" below "Each lot, a quarter $": the sign stands in the head of the column. */
function plainIn(doc: Doc, block: Block, cell: Span): Amount | null {
  const printed = doc.text.slice(cell.start, cell.end)
  const match = /^\s{0,3}(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(\.\d\d)?\s{0,3}$/.exec(printed)
  if (match === null) return null
  const words = `${match[1] ?? ''}${match[2] ?? ''}`
  const start = cell.start - block.span.start + printed.indexOf(words)
  return { cents: printedCents(words), start, end: start + words.length }
}

/** "Contributions from 1 October 2026, each quarter": what is owed from then on. */
const FROM_DAY =
  /\b(?:from|as of|payable from|commencing(?: on)?|starting(?: on)?) (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,9} 20\d\d\b/i
/** Beside what each lot pays stands what all of them do. */
const OF_ALL = /^\W{0,3}(?:all|all lots|total for all|every lot together|scheme|whole)\b/i
/** "Type and lots": lots of one kind pay alike. */
const LOT =
  /^\W{0,3}(?:(?:dwelling |unit |lot )?types? (?:and|\/|of) )?(?:lot|unit|apartment)s?(?: (?:no\.?|number))?\W{0,3}$/i
const CONTRIBUTES = /\b(?:contributions?|lev(?:y|ies)|fees?|instal?ments?)\b/i
const FEE =
  /\b(?:fees?|lev(?:y|ies)|contributions?|instal?ments?|total|payable|per|each|annual|year|quarter(?:ly)?|half[- ]year)\b/i
/** A head that is nothing but the name of its time. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [
    /^\W{0,3}(?:years?|for the year)(?: (?:20\d\d(?: ?[-–/] ?(?:20)?\d\d)?|inc\w{0,7}|gst|total|with|\(?\$\)?)){0,4}\W{0,3}$/i,
    1,
  ],
  [
    /^\W{0,3}quarters?(?: (?:20\d\d(?: ?[-–/] ?(?:20)?\d\d)?|total|inc\w{0,7}|gst)){0,3}\W{0,3}$/i,
    4,
  ],
  [/^\W{0,3}half[- ]years?\W{0,3}$/i, 2],
]
const SHORT =
  /^\W{0,3}(?:administrati(?:ve|on)|admin|sinking|capital works|maintenance|reserve|insurance)\b/i
const NO_FEE =
  /\b(?:price|value|paid|owing|arrears|balance|due|discount|special|entitlement|liability|last year|previous|area|rent)\b/i
const SPECIAL =
  /\b(?:special|call(?:ed)? up|one-off|once only|tender|arrears|price list|prices|owing|overdue)\b(?! (?:levy|levies|contribution|fee)s? (?:is|are) (?:not )?(?:proposed|planned))/i
const MOST_ROWS = 400
const LONGEST_TITLE = 240
const LONGEST_HEADING = 90
const LEAST_CENTS = 5_000
