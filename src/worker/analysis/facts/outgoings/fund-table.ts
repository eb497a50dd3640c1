import type { Block, Doc, Span } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'

import { amountsIn } from '../forms/money.ts'
import { amountInCell } from './amount-in-cell.ts'
import { periodOf } from './charge-period.ts'
import { PARTS_OF_A_YEAR } from './outgoing-score.ts'
import { partBeside } from './parts-of-year.ts'
import { countIn, HEADS_COUNT } from './parts-of-year.ts'
import { namesOfColumns, titleOf, upperHead } from './fund-table-heads.ts'
import { isOfWholeScheme, OF_WHOLE } from './of-whole-scheme.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

const ADDED = { confidence: 84, explanation: 'the contributions to each fund in a table, added' }

/**
 * The contributions of a lot in a table that has a row or a column for each fund, added. Null where
 * the blocks, those of the document unless told, have no such table, or the columns of one do not agree.
 */
export function fundTable(doc: Doc, blocks: readonly Block[] = doc.blocks): Fact<Outgoing> | null {
  for (const head of blocks) {
    if (head.cells === null || amountsIn(head.text).length > 0 || head.text.length > LONGEST)
      continue
    if (head.zone === 'minutes' || isOfAnotherMatter(doc, head)) continue
    const names = namesOfColumns(doc, head)
    const rows = rowsOfFunds(doc, head, names)
    const funds = rows?.funds ?? columnsOfFunds(doc, head, names)
    if (funds === null || funds.length < 2) continue
    const total = rows?.total ?? null
    const paid = total !== null && isTotalOf(total, funds) ? [total] : funds
    const fact = sumOfContributions(paid, ADDED)
    if (fact.value.annualCents <= HIGHEST_CENTS) return fact
  }
  return null
}

/** "Fund | Each quarter | Yearly" above "Administration | $545.00 | $2,180.00". */
function rowsOfFunds(doc: Doc, head: Block, names: readonly string[]): Rows | null {
  const isShared = names.some((name) => OF_WHOLE.test(name))
  const latest = Math.max(...names.map(yearIn))
  const told = names.map((name) =>
    NO_CONTRIBUTION.test(name) || OF_WHOLE.test(name) || yearIn(name) < latest
      ? null
      : timesOf(name),
  )
  const often = names.findIndex((name) => HOW_OFTEN.test(name) || HEADS_COUNT.test(name))
  const days = names.filter((name) => OF_PART.test(name)).length
  if (often < 0 && !PARTS_OF_A_YEAR.has(days) && told.every((one) => one === null)) return null
  const funds = new Map<string, Contribution>()
  let total: Contribution | null = null
  for (const row of rowsBelow(doc, head)) {
    const [label, ...rest] = row.cells
    const name = doc.text.slice(label.start, label.end)
    const isTotal = TOTAL.test(name)
    const fund = OF_FUND.exec(name)?.[1] ?? (isTotal ? TOTAL_ROW : undefined)
    if (fund === undefined) break
    // The heads may stand over the amounts alone and leave the first column without one.
    const apart = row.cells.length - names.length
    if (apart !== 0 && apart !== 1) break
    const cell = row.cells[often + apart]
    const said = often < 0 || cell === undefined ? '' : doc.text.slice(cell.start, cell.end)
    const count = HEADS_COUNT.test(names[often] ?? '') ? countIn(said) : null
    const ofRow = count === null ? periodOf(said, '') : { times: count }
    const times =
      ofRow === null
        ? told
        : names.map((name) => (AMOUNT.test(name) && !OF_WHOLE.test(name) ? ofRow.times : null))
    const alike = PARTS_OF_A_YEAR.has(days) ? oneOfAll(doc, row, names, apart) : null
    if (alike !== null && isTotal) {
      total = { ...alike, times: days }
      break
    }
    if (alike !== null) {
      funds.set(fund.toLowerCase().slice(0, 5), { ...alike, times: days })
      continue
    }
    const charged = rest.flatMap((cell, at): Contribution[] => {
      const each = times[at + 1 - apart] ?? null
      const amount = each === null ? null : amountInCell(doc, row.block, cell)
      if (each === null || amount === null) return []
      // "4 of $1,090.00" tells by itself how often it is paid.
      const before = row.block.text.slice(cell.start - row.block.span.start, amount.start)
      return [{ block: row.block, amount, times: partBeside(before, '')?.times ?? each }]
    })
    const [first] = charged
    if (first === undefined) break
    // Beside a column for the whole scheme the other one is the lot's.
    if (!isShared && isOfWholeScheme(row.block, first.amount.cents)) break
    if (charged.some((one) => !isSameYear(one, first))) return null
    const paid = charged.find((one) => one.times === 1) ?? first
    if (isTotal) {
      total = paid
      break
    }
    funds.set(fund.toLowerCase().slice(0, 5), paid)
  }
  return funds.size === 0 ? null : { funds: [...funds.values()], total }
}

/** The contributions to each fund, and what a row below them says that they come to. */
type Rows = { readonly funds: readonly Contribution[]; readonly total: Contribution | null }

/** What is charged besides the funds, as insurance, stands in the total too; a total of all lots is far more. */
function isTotalOf(total: Contribution, funds: readonly Contribution[]): boolean {
  const sum = funds.reduce((all, { amount, times }) => all + amount.cents * times, 0)
  const year = total.amount.cents * total.times
  return year >= sum - ODD_CENTS && year <= sum * 2
}

/** "Sep quarter | Dec quarter | …" above "$310.00 | $310.00 | …": one of them, where all are alike. */
function oneOfAll(
  doc: Doc,
  { block, cells }: Row,
  names: readonly string[],
  apart: number,
): { readonly block: Block; readonly amount: Amount } | null {
  const amounts = names.flatMap((name, at) => {
    const cell = cells[at + apart]
    return cell !== undefined && OF_PART.test(name) ? [amountInCell(doc, block, cell)] : []
  })
  const last = amounts.at(-1) ?? null
  const isAlike = amounts.every(
    (one) => one !== null && last !== null && Math.abs(one.cents - last.cents) <= ODD_CENTS,
  )
  return last !== null && isAlike ? { block, amount: last } : null
}

/** "Administrative fund | Sinking fund | Insurance" above "Total for the year | $6,284.40 | …". */
function columnsOfFunds(
  doc: Doc,
  head: Block,
  names: readonly string[],
): readonly Contribution[] | null {
  const isFund = names.map((name) => OF_FUND.test(name))
  if (isFund.filter(Boolean).length < 2) return null
  const [label = ''] = names
  const title = titleOf(doc, head)
  const above = OF_FUND.test(label) || OF_ROWS.test(label) ? title : label
  const rows = rowsBelow(doc, head)
  if (rows.some(({ block }) => OF_ACCOUNTS.test(block.text))) return null
  for (const row of rows) {
    const name = doc.text.slice(row.cells[0].start, row.cells[0].end)
    const apart = row.cells.length - names.length
    // "Annual contribution" stands below two heads, the number and the day of each instalment.
    const isWide = apart === -1 && timesOf(name) !== null && !isFund.slice(0, 2).some(Boolean)
    if ((apart !== 0 && apart !== 1 && !isWide) || NO_CONTRIBUTION.test(name)) continue
    if (!CONTRIBUTES.test(`${above} ${name}`)) continue
    const parts = OF_PART.test(name) ? partsBelow(doc, rows) : 0
    const times = timesOf(name) ?? (PARTS_OF_A_YEAR.has(parts) ? parts : timesOf(above))
    const amounts = row.cells.map((cell) => amountInCell(doc, row.block, cell))
    const paid = amounts.flatMap((amount, at): Contribution[] =>
      amount !== null && times !== null && isFund[at - apart] === true
        ? [{ block: row.block, amount, times }]
        : [],
    )
    if (paid.length === isFund.filter(Boolean).length) return paid
  }
  return null
}

/** "1 Jul - 30 Sep | $540.00 | $120.00": how many rows tell a part of the year, all alike. */
function partsBelow(doc: Doc, rows: readonly Row[]): number {
  const parts = rows.filter(({ cells: [label] }) =>
    OF_PART.test(doc.text.slice(label.start, label.end)),
  )
  const sums = parts.map(({ block }) =>
    amountsIn(block.text).reduce((sum, { cents }) => sum + cents, 0),
  )
  return sums.every((sum) => Math.abs(sum - (sums[0] ?? 0)) <= ODD_CENTS) ? parts.length : 0
}

type Row = { readonly block: Block; readonly cells: readonly [Span, ...Span[]] }

function rowsBelow(doc: Doc, head: Block): Row[] {
  const rows: Row[] = []
  for (const block of doc.blocks.slice(head.index + 1, head.index + 1 + MOST_ROWS)) {
    const [first, ...rest] = block.cells ?? []
    if (first === undefined || block.page !== head.page) break
    rows.push({ block, cells: [first, ...rest] })
  }
  return rows
}

/** "Year to 30 Sept 2026 | Year to 30 Sept 2027": of several years the latest counts. */
function yearIn(name: string): number {
  const year = YEAR_HEAD.exec(name)?.[1]
  return year === undefined ? Number.MAX_SAFE_INTEGER : Number(year)
}

const YEAR_HEAD =
  /^\W{0,3}(?:(?:financial )?year|(?:12|twelve) months)?\b[^$]{0,24}?\b(20\d\d)\b(?! ?[-–/] ?(?:20)?\d\d)\W{0,3}$/i

function timesOf(name: string): number | null {
  return periodOf(name, '')?.times ?? null
}

/** A year and its quarters may differ by what does not divide. */
function isSameYear(one: Contribution, other: Contribution): boolean {
  const [year, parts] = [one, other].map(({ amount, times }) => amount.cents * times)
  return Math.abs((year ?? 0) - (parts ?? 0)) <= ODD_CENTS
}

/** What stands above a table says that it is of another matter. */
function isOfAnotherMatter(doc: Doc, head: Block): boolean {
  const above = doc.blocks[head.index - (upperHead(doc, head) === null ? 1 : 2)]
  const names = (head.cells ?? []).map((cell) => doc.text.slice(cell.start, cell.end))
  // Beside a column for the lot the budget of all is no table of its own.
  const own = names.some((name) => OF_ONE_LOT.test(name))
    ? names.filter((name) => !OF_WHOLE.test(name)).join(' ')
    : head.text
  return [own, above?.text ?? ''].some((text) => text.length < LONGEST && OTHER_TABLE.test(text))
}

const OF_FUND =
  /^\W{0,4}(?:\(?[a-z0-9][.)]\s{0,3})?(administrati(?:ve|on)|admin|sinking|capital works|CWF|maintenance|reserve|operating|general|insurance|painting)(?: plan|\/sinking)?(?: recovery)?(?: funds?| lev(?:y|ies)| contributions?| account| premium)?(?:,? (?:by|per|on|under) [a-z ]{3,40}| \([a-z ]{3,30}\))?\W{0,4}$/i
/** The row that adds up the funds above it. */
const TOTAL =
  /^\W{0,4}(?:totals?|together|in all|total (?:contributions?|lev(?:y|ies)|fees?))\b(?! (?:paid|received|owing|overdue|held|budget))/i
const TOTAL_ROW = 'total'
const CONTRIBUTES = /\b(?:contributions?|lev(?:y|ies)|fees?|payable|billed|for the (?:lot|unit))\b/i
/** A column or a row for one part of the year, by its months, its day or its number. */
const OF_PART =
  /^\W{0,3}(?:(?:due|from|to|quarter|qtr|half[- ]year) )?(?:(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|(?:1st|2nd|3rd|4th|first|second|third|fourth|[1-4]) (?:quarter|qtr|half|instal?ment)\b|(?:Q|qtr ?|quarter |instal?ment )[1-4]\b|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b)/i
/** The head of the first column that says nothing but what its rows are. */
const OF_ROWS = /^\W{0,4}(?:periods?|quarters?|due(?: dates?)?|dates?|instal?ments?|for)\W{0,4}$/i
/** A column that tells of each row how often it is charged, and the one that tells what. */
const HOW_OFTEN =
  /^\W{0,4}(?:frequency|how often|(?:billing )?periods?|billed|charged|payable|each|per)\W{0,4}$/i
const AMOUNT =
  /^\W{0,4}(?:\$|(?:(?:instal?ment|each) )?(?:amount|contribution|fee|levy|charge)s?\b(?! (?:due|owing|paid)))/i
const OF_ONE_LOT =
  /\b(?:(?:this|the|your|each|per|your own) (?:lot|unit)|(?:lot|unit) [A-Z]?\d{1,4}[A-Z]?|lot's|unit's|owner's)\b/i
/** A column or a row of the same table that tells something else. */
const NO_CONTRIBUTION =
  /\b(?:balance|held|special|paid|received|collected|owing|owed|arrears|overdue|outstanding|unpaid|budget|expen\w{3,8}|income|after|less|net|discount(?<!\b(?:before|without)(?: any)? discount)|penalt\w{1,3}|interest|last year|previous|forecast|due|instalments?)\b/i
/** A row of what the scheme itself took and spent. */
const OF_ACCOUNTS =
  /^\W{0,4}(?:opening|closing|balances?\b(?! (?:of|for) the year)|income|expen|receipts|contributions received|(?:levies|fees) received|spent|spending|payments made|transfers?|surplus|deficit|audit|repairs|insurance premium)/i
const OTHER_TABLE =
  /\b(?:special|balances?|held|budget|expen(?:ses|diture)|income|forecast|assets|opening|closing|entitlements?|all (?:lots|units|owners)|last year|previous year)\b/i
const LONGEST = 160
const MOST_ROWS = 8
const ODD_CENTS = 100
