import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { type Bill, billAt, NO_BILL, orElse } from './sum-bills.ts'
import { HOMES, OTHER_SUM, SUBJECTS, type SumOf } from './sum-subjects.ts'
import { periodIn, type SumPeriod } from './sum-period.ts'
import { printedCents } from '../../wording/printed-number.ts'

/** A sum of money as a paper tells it: of what, for which time, of which lot. */
export type ToldSum = {
  readonly of: SumOf
  readonly cents: number
  readonly period: SumPeriod
  /** Lots that the words name; empty where they name none. */
  readonly lots: readonly string[]
  readonly isLoose: boolean
  readonly withGst: boolean | null
  readonly part: number
  /** The paper within a part: one part may hold several whose titles were not known. */
  readonly paper: number
  readonly zone: PageKind
  /** Number of the plan of the association that tells it; null where its head names none. */
  readonly scheme: string | null
  readonly span: Span
}

export type ToldSums = {
  readonly byKind: ReadonlyMap<SumOf, readonly ToldSum[]>
  /** Every sum that a paper writes, whatever it is of. */
  readonly inPaper: ReadonlyMap<number, ReadonlySet<number>>
}

export const TOLD_SUM_PATTERNS = wordings({
  money: /\$ ?(\d{1,3}(?:,\d{3}){1,4}|\d{1,9})(\.\d{2})?(?! ?(?:million|m\b|billion))/i,
  letters: /[a-z]{3}/i,
  /** "Summary of amounts due but not paid": its rows tell what is left of a charge. */
  owedHead:
    /\b(?:amounts?|contributions?|levies|charges?) (?:due (?:but|and) (?:not (?:yet )?paid|unpaid)|(?:that are |now )?(?:overdue|unpaid|in arrears|outstanding|owing))\b/i,
  gross: /\(?\b(?:without|before|excluding|ignoring)(?: any| the)? discounts?\b\)?/i,
  paper:
    /^(?:(?:annexure|attachment|appendix|tab|ANNEXURE|ATTACHMENT|APPENDIX|TAB|Annexure|Attachment|Appendix|Tab) [A-Z0-9]{1,3}\b|[A-Z][A-Z0-9'&.,: -]{0,60}\b(?:BUDGET|NOTICE|CERTIFICATE|STATEMENT|MINUTES|AGREEMENT|LEASE|LETTER|LEAFLET|BROCHURE|POLICY|BILL|ACCOUNT|LEDGER|EXTRACT|DISCLOSURE|OPTION|DEED|RESOLUTION|RECEIPT|INVOICE|LICENCE)\b|(?:BUDGET|NOTICE|CERTIFICATE|MINUTES|LEASE|LETTER|LEAFLET|BROCHURE|POLICY|LEDGER|RECEIPT|INVOICE|LICENCE|ADVERTISEMENT|EMAIL)\b)/,
  total:
    /\b(?:total|amount (?:due|payable|levied)|levied|rates (?:for|payable)|gross|balance for the year|charges? this|this (?:quarter|half[- ]year|account|bill|notice|assessment|year))\b/i,
  loose:
    /\b(?:approx\w{0,7}|about|around|est\.?|estimate[ds]?|circa|c\.|roughly|nearly|some)(?: |$)/i,
  plusGst: /\b(?:plus|exclu\w{1,6}|without|before|\+|ex) ?(?:of )?gst\b/i,
  withGst: /\b(?:inc\w{0,7}|with|including any) ?(?:of )?gst\b/i,
  sentence: /\b(?:is|are|was|were|has|have|must|may|shall|will|does|did)\b/i,
  scheme:
    /\b(?:association|owners corporation|body corporate|corporation|the owners|community titles? scheme|strata scheme|units? (?:titles? )?scheme)\b(?: no\.? ?\d{1,3},?)?[^\d]{0,60}\b(?:DP|SP|CTS|PS|RP|CP|GTP|plan|scheme)(?: no\.?)?[ :-]{0,3}(\d{2,7})\b/i,
  lot: /\b(?:lots?|allotments?) (?:no\.? ?)?([A-Z]?\d{1,5}[A-Z]?)\b(?: (?:and|to|-|,) (\d{1,5})\b)?/i,
})

const READ = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
  'building-permit',
  'title-search',
  'lease',
  'annexure',
  'other',
] as const satisfies readonly PageKind[]

/** A text with more sums is a table of all lots or years. */
const MOST = 8

const known = new WeakMap<Doc, ToldSums>()

/** Every sum of a kind that has a name, read once for a document. */
export function toldSums(doc: Doc): ToldSums {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const read = readSums(doc)
  known.set(doc, read)
  return read
}

function readSums(doc: Doc): ToldSums {
  const byKind = new Map<SumOf, ToldSum[]>()
  const inPaper = new Map<number, Set<number>>()
  let paper = 0
  let lastPart = -1
  let bill = NO_BILL
  let scheme: string | null = null
  let isOwed = false
  for (const passage of passagesIn(doc, READ)) {
    bill = billAt(bill, passage)
    if (passage.block.partIndex !== lastPart) scheme = null
    if (passage.block.partIndex !== lastPart || opensPaper(passage)) paper += 1
    scheme = schemeNamed(passage.text) ?? scheme
    lastPart = passage.block.partIndex
    if (!TOLD_SUM_PATTERNS.money.test(passage.text)) {
      isOwed = passage.text.length < LONGEST_HEAD && TOLD_SUM_PATTERNS.owedHead.test(passage.text)
      continue
    }
    isOwed &&= passage.block.kind === 'row'
    const written = inPaper.get(paper) ?? new Set<number>()
    inPaper.set(paper, written)
    const sums = matchesOf(passage.text, TOLD_SUM_PATTERNS.money)
    for (const sum of sums) written.add(centsOf(sum))
    if (sums.length > MOST) continue
    for (const sum of sumsOf(passage, sums, bill)) {
      if (isOwed && CHARGED.has(sum.of)) continue
      const told = { ...sum, paper, scheme }
      const same = byKind.get(told.of)
      if (same === undefined) byKind.set(told.of, [told])
      else same.push(told)
    }
  }
  return { byKind, inPaper }
}

/** A head that names an association by its plan; a sentence that mentions another is none. */
function schemeNamed(text: string): string | null {
  if (text.length > LONGEST_HEAD || TOLD_SUM_PATTERNS.sentence.test(text)) return null
  return TOLD_SUM_PATTERNS.scheme.exec(text)?.[1] ?? null
}

const LONGEST_HEAD = 140
/** What a summary of unpaid amounts names as it does the charges themselves. */
const CHARGED: ReadonlySet<SumOf> = new Set<SumOf>([
  'levy of the lot',
  'administrative fund contribution',
  'sinking fund contribution',
])

function sumsOf(
  passage: Passage,
  sums: readonly RegExpExecArray[],
  bill: Bill,
): Omit<ToldSum, 'paper' | 'scheme'>[] {
  const { text, heading, previous, block, zone, span } = passage
  const told: Omit<ToldSum, 'paper' | 'scheme'>[] = []
  // "Accounts adopted: administrative $8,000; capital works $9,000": one sentence in two pieces.
  const begun = previous.endsWith(';') ? previous.slice(-160) : ''
  let from = 0
  for (const [index, sum] of sums.entries()) {
    const end = sum.index + sum[0].length
    const next = sums[index + 1]?.index ?? text.length
    const lead = text.slice(from, sum.index)
    const own = lead.slice(Math.max(0, lead.lastIndexOf(';') + 1)).slice(-140)
    const rest = text.slice(end, Math.min(next, end + 70))
    const tail = rest.slice(0, cutAt(rest, index + 1 < sums.length, block.kind === 'row'))
    from = end
    const isBare = !TOLD_SUM_PATTERNS.letters.test(own)
    const isRunIn =
      heading.length < 60 &&
      !TOLD_SUM_PATTERNS.money.test(heading) &&
      (isBare || (index === 0 && block.text.startsWith(heading)))
    // "Rent. $560.00 per week": the label is the heading of its line.
    const label = isRunIn && heading !== text ? `${heading} ${own}` : own
    const before = isBare && !isRunIn ? previous.slice(-60) : ''
    const words = `${before} ${label} ${tail}`.replace(TOLD_SUM_PATTERNS.gross, ' ')
    const cents = centsOf(sum)
    const of = subjectOf(
      { label: `${before} ${label}`, words, own, line: `${begun} ${heading} ${text}`, zone },
      bill,
    )
    if (of === null || cents === 0) continue
    const inBill = bill.left > 0 && bill.of === of
    const period = periodIn(words, tail, text)
    const lots = lotsOf(text, own, tail)
    told.push({
      of,
      cents,
      period: inBill ? orElse(period, bill.period) : period,
      lots,
      isLoose: TOLD_SUM_PATTERNS.loose.test(words),
      withGst: TOLD_SUM_PATTERNS.plusGst.test(words)
        ? false
        : TOLD_SUM_PATTERNS.withGst.test(words)
          ? true
          : null,
      part: block.partIndex,
      zone,
      span,
    })
  }
  return told
}

/** Where the words about a sum end: at the next statement of the row or sentence. */
function cutAt(rest: string, isFollowed: boolean, isRow: boolean): number {
  const stop = rest.search(/;|\. |\t/)
  const comma = rest.search(isFollowed ? /,| and | or |\(/ : / and the /)
  // The next cell of a row begins with a capital.
  const cell = isRow ? rest.search(/ [A-Z][a-z]/) : -1
  return Math.min(...[stop, comma, cell, rest.length].filter((at) => at >= 0))
}

type Words = {
  readonly label: string
  readonly words: string
  readonly own: string
  readonly line: string
  readonly zone: PageKind
}

function subjectOf({ label, words, own, line, zone }: Words, bill: Bill): SumOf | null {
  const isBill = bill.left > 0 && bill.of !== null
  for (const { of, is, not, also, other = OTHER_SUM, zones, outside } of SUBJECTS) {
    if (zones !== undefined && !zones.some((one) => one === zone)) continue
    if (outside?.some((one) => one === zone)) continue
    if (!is.test(label)) continue
    if (not.test(words) || also?.test(line) === false) continue
    if (other.test(words)) return null
    // A line of a bill that is not its total is a part of it.
    if (isBill && bill.of === of && of !== 'land tax' && !TOLD_SUM_PATTERNS.total.test(words))
      return null
    return of
  }
  if (!isBill || OTHER_SUM.test(words)) return null
  const home = HOMES.find(({ of }) => of === bill.of)
  if (home === undefined || home.not.test(words)) return null
  return TOLD_SUM_PATTERNS.total.test(own) ? home.of : null
}

function opensPaper({ text, span, block }: Passage): boolean {
  return span.start === block.span.start && TOLD_SUM_PATTERNS.paper.test(text)
}

/** Where a line goes through several lots, each sum is of the one that stands beside it. */
function lotsOf(text: string, before: string, behind: string): string[] {
  const all = lotsIn(text)
  if (new Set(all).size < 2) return all
  const beside = [before, behind].map(lotsIn).find((lots) => lots.length > 0)
  return beside ?? all
}

function lotsIn(text: string): string[] {
  if (!TOLD_SUM_PATTERNS.lot.test(text)) return []
  return matchesOf(text, TOLD_SUM_PATTERNS.lot).flatMap(([, one, other]) =>
    [one, other].flatMap((lot) => (lot === undefined ? [] : [lot.toUpperCase()])),
  )
}

function centsOf([, whole = '', cents = '']: RegExpExecArray): number {
  return printedCents(whole + cents)
}
