import type { Block, Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { periodOf, SUM_PATTERNS, TIMES_A_YEAR } from './sums-told.ts'

/** A total under a list, and what the list comes to. */
export type ListTotal = {
  readonly label: string
  readonly unit: 'money' | 'hectares'
  /** Said to be no more than the figure, and not to be it. */
  readonly isLimit: boolean
  /** Cents, or square metres. */
  readonly told: number
  readonly reckoned: number
  readonly span: Span
  readonly items: readonly Span[]
}

export const LIST_TOTAL_PATTERNS = wordings({
  amount:
    /(-|\(|\bless )?(?:\$ ?(\d{1,3}(?:,\d{3}){1,4}|\d{1,9})(\.\d{2})?|(?<![\d.,/A-Za-z-])(\d{1,3}(?:,\d{3}){1,3}|\d{1,7}(?=\.\d{2}))(\.\d{2})?)(?![\d/]|[,.]\d|\w| ?(?:%|per cent|m\b|m2|m²|sq|ha\b|hectares?|kl\b|kL|x |million|lots|days|cents|c in))( ?(?:cr\b|\)))?/i,
  hectares: /(?<![\d.,/])(\d{1,5}(?:\.\d{1,4})?) ?(?:ha|hectares)\b/i,
  total:
    /\b(?:(?:sub|grand )?-?totals?|sum (?:for|of|due|payable)|altogether|in all|amount (?:payable|due))\b/i,
  grand: /\b(?:grand|both|combined|overall|all (?:funds|rates|charges))\b/i,
  // A total that is none of the lines above it.
  apart:
    /\b(?:not exceed|does not|more than|less than|below|under|within|up to|maximum|limit|(?<!before |without )(?:any )?discount\w{0,3}|net|after(?! GST)|if paid|owed by|all lots|scheme|insured|cover|spent|raised|cost of|paid to date|last year|previous|20\d\d[/-](?:20)?\d\d was|issued|shares?|vot\w{2,4}|per (?:lot|unit|entitlement|cent)|of the other|average|gst|assets|held|fund balance|balance of)\b/i,
  limit:
    /\btotal\b.{0,24}\b(?:not exceed|not more than|no more than|up to|below|under|less than)\b/i,
  // A line that no sum takes in.
  valued:
    /\b(?:valu\w{1,6}|insured|excess|limit|liability|rent|bond|price|deposit|rate in|cents|threshold|capital improved|(?:c|s|n)iv|nav|aav|area|entitlements?|assessment|account|receipt|invoice|no\.|number|from|was|last year|previous\w{0,2}|per entitlement|balance at|penalty)\b/i,
  // A sum told again in other words.
  again:
    /\b(?:of|at|parts|(?:^\W{0,3}|\b(?:quarterly|monthly|weekly|yearly|annual|equal|next|first|second|third|fourth|last|each|two|three|four|ten|by|in|of|as|or|per) |\d )instal\w{2,6}|quarterly|monthly|weekly|half[- ]yearly|each|being|or|that is|which is|incl\w{0,7}|includ\w{1,3}|gst|per|by|about|was|from|until|to|than|equals?)\b[ :(]{0,3}$/i,
  away: /\b(?:less|discount\w{0,2}|credit\w{0,1}|rebate\w{0,1}|concession\w{0,1}|paid|payments?|received|remission|subsidy|deduct\w{0,4}|refund\w{0,2})\b/i,
})

type Entry = {
  readonly label: string
  readonly cells: readonly number[]
  readonly isTotal: boolean
  /** What the words behind the figure make of it in a year: "$310.00 each quarter" four times. */
  readonly yearly: number
  readonly span: Span
}

/** What no sum of money is without: asked first, because it is soon answered. */
const SUM_SIGN = /\$|\d[.,]\d/

/** Longer than this, a block is prose and no line of a list. */
const LINE = 260

/** As many lines are kept above a total. */
const KEPT = 60

/** So many of the last lines are tried in every choice. */
const TRIED = 10

/** A gap wider than this is another thing than a slip in the sum. */
const WIDEST = 0.35

/** Totals that none of the lines above them make, taken together in any way that lists are made. */
export function wrongListTotals(doc: Doc): ListTotal[] {
  const found: ListTotal[] = []
  for (const unit of ['money', 'hectares'] as const) {
    let entries: Entry[] = []
    let from = 0
    let part = -1
    for (const block of doc.blocks) {
      if (block.partIndex !== part) {
        entries = []
        from = 0
      }
      part = block.partIndex
      if (block.zone === 'general-conditions') continue
      const read = entriesOf(block, unit)
      if (read.length === 0) {
        if (block.kind === 'heading' || block.text.length > 90) entries = []
        from = entries.length
        continue
      }
      if (block.text.length > LINE) entries = []
      from = Math.min(from, entries.length)
      for (const entry of read) {
        if (entry.isTotal) {
          const wrong = wrongTotal(entry, entries, from, unit)
          if (wrong !== null) found.push(wrong)
        }
        entries.push(entry)
        if (entry.isTotal) from = entries.length
      }
      if (entries.length > KEPT) {
        from = Math.max(0, from - (entries.length - KEPT))
        entries = entries.slice(-KEPT)
      }
      if (block.text.length > LINE) {
        entries = []
        from = 0
      }
    }
  }
  return found
}

/** The lines of one block: a label with the amounts behind it. */
function entriesOf({ text, span, kind }: Block, unit: ListTotal['unit']): Entry[] {
  const { amount, hectares, total, again, valued, away } = LIST_TOTAL_PATTERNS
  if (unit === 'money' && !SUM_SIGN.test(text)) return []
  const pattern = unit === 'money' ? amount : hectares
  if (!pattern.test(text)) return []
  const entries: (Entry & { cells: number[] })[] = []
  let end = 0
  for (const match of matchesOf(text, pattern)) {
    const label = text.slice(end, match.index)
    end = match.index + match[0].length
    const isSigned = match[0].includes('$') || kind === 'row' || end > text.length - 3
    if (unit === 'money' && !isSigned) continue
    const taken =
      unit === 'money' &&
      (match[1] === '-' || /^less/i.test(match[1] ?? '') || /cr$/i.test(match[6] ?? ''))
    const value =
      unit === 'hectares'
        ? Math.round(Number(match[1]) * 10_000)
        : printedCents(`${match[2] ?? match[4] ?? ''}${match[3] ?? match[5] ?? ''}`)
    const last = entries.at(-1)
    if (!/[A-Za-z]{2}/.test(label) && last !== undefined && label.length < 6) {
      last.cells.push(value)
      continue
    }
    const own = label.slice(Math.max(0, label.lastIndexOf('. ') + 1, label.lastIndexOf(';') + 1))
    const isTotal = total.test(own)
    if (!isTotal && (again.test(label) || valued.test(own))) {
      // Of a total that is told again, neither is a line.
      continue
    }
    const isAway = taken || (away.test(own) && !isTotal)
    entries.push({
      label: own.trim(),
      cells: [isAway ? -value : value],
      isTotal,
      yearly: (isAway ? -value : value) * timesOf(text.slice(end, end + BEHIND)),
      span: { start: span.start, end: span.end },
    })
  }
  return entries
}

function wrongTotal(
  total: Entry,
  all: readonly Entry[],
  from: number,
  unit: ListTotal['unit'],
): ListTotal | null {
  if (LIST_TOTAL_PATTERNS.limit.test(total.label)) return beyondLimit(total, all.slice(from), unit)
  if (LIST_TOTAL_PATTERNS.apart.test(total.label) || total.label.length > 80) return null
  const own = all.slice(from)
  const lines =
    own.length < 2 && LIST_TOTAL_PATTERNS.grand.test(total.label)
      ? [...all.slice(0, from).filter(({ isTotal }) => isTotal), ...own]
      : own
  const width = total.cells.length
  if (lines.length < 2 || lines.length > 30) return null
  if (width > 1 && lines.some(({ cells }) => cells.length !== width)) return null
  for (let column = 0; column < width; column += 1) {
    const told = total.cells[column] ?? 0
    const cellOf = ({ cells }: Entry) => (width === 1 ? (cells.at(-1) ?? 0) : (cells[column] ?? 0))
    const values = lines.map(cellOf)
    if (told <= 0 || values.every((value) => value === values[0])) continue
    const whole = values.reduce((sum, value) => sum + value, 0)
    const near = all.slice(-TRIED).map(cellOf)
    const slack = slackOf([told, ...values], unit)
    const inYear = lines.reduce((sum, { yearly }) => sum + yearly, 0)
    if (width === 1 && Math.abs(inYear - told) <= slack) continue
    if (isMade(told, whole, near, slack)) continue
    if (Math.abs(whole - told) > told * WIDEST) continue
    return {
      label: total.label,
      unit,
      isLimit: false,
      told,
      reckoned: whole,
      span: total.span,
      items: lines.map(({ span }) => span),
    }
  }
  return null
}

/** "Their total does not exceed $3,000" below lines that do. */
function beyondLimit(
  total: Entry,
  lines: readonly Entry[],
  unit: ListTotal['unit'],
): ListTotal | null {
  const told = total.cells[0] ?? 0
  const own = lines.filter(({ isTotal }) => !isTotal)
  const whole = own.reduce((sum, { cells }) => sum + Math.max(0, cells[0] ?? 0), 0)
  if (own.length < 2 || whole <= told * 1.005 || whole > told * 2) return null
  const items = own.map(({ span }) => span)
  return {
    label: total.label,
    unit,
    isLimit: true,
    told,
    reckoned: whole,
    span: total.span,
    items,
  }
}

/** How often a sum is paid in a year, by the words behind it; once where they do not say. */
function timesOf(behind: string): number {
  const [, named, short] = SUM_PATTERNS.per.exec(behind) ?? []
  return TIMES_A_YEAR[periodOf(named ?? short ?? '') ?? 'year']
}

const BEHIND = 60

/** Rounded lines may be off by a half each. */
function slackOf(values: readonly number[], unit: ListTotal['unit']): number {
  if (unit === 'hectares') return values.length * 60
  return values.some((value) => value % 100 !== 0) ? values.length : values.length * 60
}

/** Whether the lines make the total: all, the last of them, some, of another period, with tax. */
function isMade(told: number, whole: number, near: readonly number[], slack: number): boolean {
  const is = (sum: number) =>
    TIMES.some((times) => Math.abs(sum * times - told) <= slack * Math.max(1, times) + 1)
  if (is(whole)) return true
  const sums = [0]
  for (const value of near) {
    for (const sum of sums.slice()) {
      sums.push(sum + value)
      if (value < 0) sums.push(sum - value)
    }
    if (sums.length > 20_000) break
  }
  return sums.some((sum) => sum > 0 && Math.abs(sum - told) <= slack)
}

const TIMES = [1, 2, 4, 12, 52, 1 / 2, 1 / 4, 1 / 12, 1.1, 1 / 1.1]
