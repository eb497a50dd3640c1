import type { PageKind } from '#shared/report.ts'

import { type LearnedClasses, logOddsOf } from '../../learned/classes.ts'
import { headingCue } from '../any-cue.ts'
import { capitalLead } from '../capital-lead.ts'
import { isCapitals } from '../capitals.ts'
import type { DraftBlock } from '../draft-blocks.ts'
import { headedConditionsUnits } from '../headed-conditions.ts'
import { isRow } from '../is-row.ts'
import { CERTIFICATES, OFFICE_PAPERS, TIED_PAPERS } from '../paper-kinds.ts'
import { CONTRACT_ZONES, type PartStart } from '../part-start.ts'
import { featuresOfBlock, OPENING } from './block-features.ts'
import { likelyKinds } from './likely-kinds.ts'

/** Fewer blocks or units than this are a sentence about another paper, not the paper. */
const LEAST_BLOCKS = 3
const LEAST_UNITS = 160

/** A file of so few blocks is one paper, and its own words chose its kind already. */
const LEAST_FILE = 20

/**
 * The parts as headings cut them, cut again where a run of blocks has the words of another paper: a
 * certificate whose name stands in a row, conditions that follow a printed notice. Kinds that read
 * alike are left as the headings have them.
 */
export function correctParts(
  starts: readonly PartStart[],
  drafts: readonly DraftBlock[],
  learned: LearnedClasses,
): PartStart[] {
  if (drafts.length < LEAST_FILE) return [...starts]
  const oddsOnce = oddsOfBlocks(learned)
  const kinds = likelyKinds(
    drafts.map((draft, index) => {
      const start = startOf(starts, index)
      return {
        told: start?.kind ?? 'other',
        opens: start?.block === index,
        headed: draft.headingLevel !== null || isCapitals(draft.text),
        tops: drafts[index - 1]?.page !== draft.page,
        odds: oddsOnce(draft),
      }
    }),
  )
  const hasContract = starts.some(({ kind }) => isOfContract(kind))
  const named = headedConditionsUnits(starts, drafts) >= LEAST_CONDITIONS_UNITS
  return starts.flatMap((start, place) => {
    if (start.printedTo !== undefined) return [start]
    const end = starts[place + 1]?.block ?? drafts.length
    // A statement speaks to the purchaser as a contract does; where no heading names one, none begins.
    const closed = !hasContract && start.kind === 'vendor-statement'
    const own = closed ? kinds.map((kind) => (isOfContract(kind) ? start.kind : kind)) : kinds
    // What stands above the first heading of such a file is a cover or a letter.
    const cover = place === 0 && !start.proven
    const print = named ? (cover ? start.kind : printedAs(start.kind)) : null
    return cut(
      start,
      end,
      print === null ? own : own.map((kind) => (kind === 'special-conditions' ? print : kind)),
      drafts,
    )
  })
}

/** A heading alone, or a line that points to an annexure, is not yet a set of conditions. */
const LEAST_CONDITIONS_UNITS = 1500

/**
 * Where the parties' own conditions stand under a heading, terms in another part without one are
 * print: the clauses of a form, what follows a notice, the terms of a report. Every rule about the
 * bargain reads special conditions, so that a wrong guess harms most there. Null where they may be
 * the parties' own all the same.
 */
function printedAs(kind: PageKind): PageKind | null {
  if (kind === 'statutory-notice') return 'general-conditions'
  return HOLDS_PRINT.has(kind) ? kind : null
}

const HOLDS_PRINT: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'auction-conditions',
  ...TIED_PAPERS,
  'building-permit',
  'lease',
])

function isOfContract(kind: PageKind): boolean {
  return CONTRACT_ZONES.has(kind) && kind !== 'statutory-notice'
}

/** What the words of a block say of its paper, worked out once for equal openings: feet of pages, forms. */
function oddsOfBlocks(learned: LearnedClasses): (draft: DraftBlock) => Float64Array {
  const known = new Map<string, Float64Array>()
  return (draft) => {
    const opening = draft.text.slice(0, OPENING)
    const key = isRow(draft) ? `|${opening}` : ` ${opening}`
    const odds = known.get(key) ?? logOddsOf(featuresOfBlock(opening, isRow(draft)), learned)
    known.set(key, odds)
    return odds
  }
}

const TERMS_OF_ITS_OWN: ReadonlySet<PageKind> = new Set(['building-report', 'lease', 'by-laws'])
/** Papers on whose reverse stands print that reads like no paper at all. */
const OFFICIAL: ReadonlySet<PageKind> = new Set([...CERTIFICATES, 'building-permit'])

function isNotes(draft: DraftBlock | undefined): boolean {
  return draft !== undefined && NOTES.test(draft.text) && !isRow(draft)
}

/** One part as the runs of blocks that its words make of it. */
function cut(
  start: PartStart,
  end: number,
  kinds: readonly PageKind[],
  drafts: readonly DraftBlock[],
): PartStart[] {
  const runs: { from: number; to: number; kind: PageKind }[] = []
  let inNotes = false
  for (let index = start.block; index < end; index += 1) {
    const told = likelyAt(start, index, kinds, runs.at(-1)?.kind, drafts)
    inNotes = OFFICIAL.has(start.kind) && told === 'annexure' && (inNotes || isNotes(drafts[index]))
    // What fits no kind of paper is what its heading calls it: alarms, pools, insurance of builders.
    const named = start.proven && start.kind === 'building-permit' && told === 'annexure'
    const asked = runs[0]?.kind === start.kind && isAsked(start, index, told, drafts)
    const stays =
      inNotes ||
      (named && runs.length <= 1) ||
      asked ||
      (told === 'annexure' && runs.at(-1)?.kind === start.kind && isWithin(start, index, drafts))
    const likely = stays ? start.kind : told
    const kind = likely === start.kind || readAlike(likely, start.kind) ? start.kind : likely
    const last = runs.at(-1)
    if (last?.kind === kind) last.to = index + 1
    else runs.push({ from: index, to: index + 1, kind })
  }
  // The first lines of a paper are of the kind that its heading and its text have.
  const [first, second] = runs
  if (start.proven && first !== undefined && second?.kind === start.kind) {
    if (isLong(drafts, second.from, second.to)) first.kind = start.kind
  }
  const parts: PartStart[] = []
  for (const { from, to, kind: likely } of runs) {
    const kind = isLong(drafts, from, to) ? likely : start.kind
    if (parts.length === 0)
      parts.push({ ...start, kind, proven: start.proven && kind === start.kind })
    else if (parts.at(-1)?.kind !== kind) parts.push(partAt(from, kind, drafts))
  }
  return parts
}

/** An answer in the middle of an office's page: what fits no kind of paper begins at a heading. */
function isWithin(
  { kind, proven }: PartStart,
  index: number,
  drafts: readonly DraftBlock[],
): boolean {
  const draft = drafts[index]
  if (!proven || !OFFICE_PAPERS.has(kind) || kind === 'title-search') return false
  if (draft === undefined || capitalLead(draft) !== null) return false
  if (drafts[index - 1]?.page !== draft.page) return false
  return draft.headingLevel === null && !draft.bold && !isCapitals(draft.text)
}

/**
 * On the page where the paper of an office names itself, the rows that say about which land it is, and
 * for whom, begin no paper of another: "STATEMENT NO   DATE OF ISSUE", "Assessment no. 1460883217". Nor
 * does its own list of encumbrances, of which the vendor's statement is a copy.
 */
function isAsked(
  { kind, proven, heading }: PartStart,
  index: number,
  told: PageKind,
  drafts: readonly DraftBlock[],
): boolean {
  if (!proven || told === kind || !OFFICE_PAPERS.has(kind)) return false
  if (!OFFICE_PAPERS.has(told) && told !== 'vendor-statement') return false
  if (drafts[heading]?.page !== drafts[index]?.page) return false
  return !drafts.slice(heading + 1, index + 1).some(({ text }) => {
    const cue = headingCue(text.slice(0, 160))
    // Its own title may stand below the name of who issued it.
    return cue === undefined ? OF_A_PAPER.test(text) : cue.kind !== kind
  })
}

const OF_A_PAPER =
  /^[A-Z][A-Z &'’-]{0,50}\b(?:CERTIFICATE|NOTICE|ACCOUNT|SEARCH|BILL|COUNCIL|SHIRE|WATER|REVENUE|OFFICE)\b(?! (?:NO|NUMBER|DATE|ID)\b)/

/**
 * A letter and accounts speak of other papers: only a heading behind them begins one. So does a sheet
 * for everybody, behind which only a page begins one.
 */
function likelyAt(
  { kind, letter, block, title, leaflet }: PartStart,
  index: number,
  kinds: readonly PageKind[],
  before: PageKind | undefined,
  drafts: readonly DraftBlock[],
): PageKind {
  const likely = kinds[index] ?? kind
  const draft = drafts[index]
  // The numbered terms of a report, a lease or a set of rules go on in the middle of a page.
  const within = drafts[index - 1]?.page === draft?.page
  const later = within && draft?.page !== drafts[block]?.page
  if (TERMS_OF_ITS_OWN.has(kind) && later && isOfContract(likely)) return before ?? kind
  // The rows of one table are of one paper.
  if (within && before !== undefined && goesOnTable(drafts[index - 1], draft)) return before
  // A by-law tells when it was passed and who consented, as minutes do; they begin at their own name.
  if (kind === 'by-laws' && within && likely === 'minutes' && before !== likely) {
    if (headingCue(draft?.text.slice(0, 160) ?? '')?.kind !== likely) return before ?? kind
  }
  // An inspector's table of questions with boxes asks as a vendor's form does.
  const tabled = within && draft !== undefined && isRow(draft)
  if (kind === 'building-report' && tabled && likely === 'vendor-statement') return before ?? kind
  const whole = leaflet === true || OF_RECORDS.test(title)
  const speaks = letter === true || whole || ACCOUNTS.test(title)
  if (!speaks || draft === undefined || likely === before) return likely
  if (whole && within) return before ?? kind
  const headed = draft.headingLevel !== null || capitalLead(draft) !== null
  return headed && index > block + 2 ? likely : (before ?? kind)
}

/** Their rows bear the names of what was paid: rates, water, land tax. */
const ACCOUNTS =
  /\b(?:financial (?:report|statements?|accounts)|income and expenditure|statements? of accounts?|balance sheet|fund (?:plan|forecast|budget))\b/i
/** An account of the books of a scheme has a line on each of its papers, its statement a schedule. */
const OF_RECORDS =
  /\bmanagement statement\b|\brecords? (?:inspection|search)|\b(?:inspection|search) of (?:the )?(?:\w+ )?records\b/i
/** What is printed behind the answers of a certificate, on its reverse or below them. */
const NOTES =
  /^(?:(?:general|explanatory|important|further|additional|other) )?(?:notes?|information|conditions of issue|disclaimers?|definitions|terms of (?:issue|use)|explanations?)\b(?! (?:statement|certificate))/i

/** Whether a row stands below one of as many columns, or below the heads of its own. */
function goesOnTable(above: DraftBlock | undefined, row: DraftBlock | undefined): boolean {
  const columns = row?.cells?.length ?? 0
  const apart = Math.abs((above?.cells?.length ?? 0) - columns)
  return columns >= TABLE_COLUMNS && apart <= 1 && row?.headingLevel === null
}

const TABLE_COLUMNS = 4

function partAt(block: number, kind: PageKind, drafts: readonly DraftBlock[]): PartStart {
  const text = drafts[block]?.firstLine.trim() ?? ''
  const title = text.length <= 90 ? text : `${text.slice(0, 87).replace(/\s\S*$/, '')}...`
  return { block, kind, title, state: null, proven: false, heading: block }
}

function isLong(drafts: readonly DraftBlock[], from: number, to: number): boolean {
  const first = drafts[from]
  const last = drafts[to - 1]
  if (first === undefined || last === undefined || to - from < LEAST_BLOCKS) return false
  return last.span.end - first.span.start >= LEAST_UNITS
}

/**
 * Zones that only a heading parts: the form and its particulars; conditions printed for all and the
 * parties' own; what is tied on without a name.
 */
const ALIKE: readonly ReadonlySet<PageKind>[] = [
  new Set(['contract-form', 'particulars']),
  new Set(['general-conditions', 'special-conditions', 'auction-conditions']),
  new Set(['general-conditions', 'statutory-notice']),
]

function readAlike(one: PageKind, other: PageKind): boolean {
  // A planning permit speaks of planning, and is dated once for all.
  if (one === 'planning-certificate' && other === 'building-permit') return true
  if (one === 'annexure') return CONTRACT_ZONES.has(other) || other === 'other'
  return one === 'other' || ALIKE.some((kinds) => kinds.has(one) && kinds.has(other))
}

/** Starts stand in order: the last one at or before the block. */
function startOf(starts: readonly PartStart[], block: number): PartStart | undefined {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle]?.block ?? Infinity) <= block) low = middle + 1
    else high = middle
  }
  return starts[low - 1]
}
