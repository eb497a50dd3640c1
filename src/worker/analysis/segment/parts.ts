import type { PageKind, StateCode } from '#shared/report.ts'

import type { Source } from '../source.ts'
import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'

import { isCapitals } from './draft-blocks.ts'
import { PART_CUES } from './part-cues.ts'

/** Where a part begins: index of its first block, what it is, and the cue's state. */
export type PartStart = {
  readonly block: number
  readonly kind: PageKind
  readonly title: string
  readonly state: StateCode | null
  /** False where the part begins without a heading of its own. */
  readonly proven: boolean
  /** The block that proves what the part is. */
  readonly heading: number
}

const CONTRACT: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'general-conditions',
  'special-conditions',
  'statutory-notice',
  'auction-conditions',
])

/** Parts whose own conditions, rules and particulars are not the contract's. */
const CLOSED: ReadonlySet<PageKind> = new Set(['lease', 'by-laws', 'minutes', 'building-report'])

/** Finds where the documents and zones of a bundle begin, from headings and page furniture. */
export function findParts(
  source: Source,
  drafts: readonly DraftBlock[],
  leadingKind: PageKind | null,
): PartStart[] {
  const restarts = pagesThatRestart(source)
  const bodySize = usualFontSize(drafts)
  const starts: PartStart[] = []
  let page = 0
  let place = 0
  let unitsOnPage = 0
  let contents = false
  let current: PartStart | null = null
  let enclosing: PageKind = 'contract-form'
  let longNotice = false
  const lists = listedHeadings(drafts)

  function begin(start: PartStart) {
    starts.push(start)
    current = start
  }

  for (const [index, draft] of drafts.entries()) {
    if (draft.page !== page) {
      page = draft.page
      place = 0
      unitsOnPage = 0
      contents = false
    }
    const top = place < 7 && unitsOnPage < 700
    const inContract: boolean = current === null || CONTRACT.has((current as PartStart).kind)
    const cue: PartCue | null =
      contents || lists.has(index)
        ? null
        : cueFor(draft, { top, first: place === 0, inContract, bodySize, current })
    if (
      cue !== null &&
      allowed(cue, current, { top, first: place === 0, inContract, longNotice, draft })
    ) {
      const title = titleOf(draft.text)
      if (CONTRACT.has(cue.kind) && cue.kind !== 'statutory-notice') enclosing = cue.kind
      longNotice = cue.long
      contents = cue.kind === 'contract-form' && /contents\s*$/i.test(draft.text)
      begin({
        block: index,
        kind: cue.kind,
        title,
        state: cue.state,
        proven: true,
        heading: index,
      })
    } else if (current === null || (place === 0 && leavesPart(current, restarts, page))) {
      const kind = current === null ? (leadingKind ?? 'other') : 'other'
      begin({
        block: index,
        kind,
        title: titleOf(draft.text),
        state: null,
        proven: false,
        heading: index,
      })
    } else if (
      (current as PartStart).kind === 'statutory-notice' &&
      !longNotice &&
      endsNotice(draft, bodySize)
    ) {
      begin({
        block: index,
        kind: enclosing === 'particulars' ? 'contract-form' : enclosing,
        title: titleOf(draft.text),
        state: null,
        proven: false,
        heading: index,
      })
    }
    place += 1
    unitsOnPage += draft.text.length
  }
  return merged(nameConditions(starts), drafts, restarts)
}

function leavesPart(current: PartStart, restarts: ReadonlySet<number>, page: number): boolean {
  return restarts.has(page) && current.kind !== 'other'
}

const PLAIN_CONDITIONS =
  /^(?:the )?(?:conditions(?: of sale)?|agreed terms|operative provisions|terms and conditions)\b/i

/**
 * "Conditions of sale" without any special conditions beside them are the vendor's own, not a printed
 * form: a developer's contract has no others.
 */
function nameConditions(starts: readonly PartStart[]): PartStart[] {
  const special = starts.some((start) => start.kind === 'special-conditions')
  if (special) return [...starts]
  return starts.map((start) =>
    start.kind === 'general-conditions' && PLAIN_CONDITIONS.test(start.title)
      ? { ...start, kind: 'special-conditions' as const }
      : start,
  )
}

/** Kinds of which one bundle holds several, one behind the other. */
const SEVERAL: ReadonlySet<PageKind> = new Set([
  'annexure',
  'minutes',
  'building-permit',
  'title-search',
  'lease',
])

/**
 * Joins what belongs together: a name above a heading with the heading below it, and a heading that
 * repeats what its part already is.
 */
function merged(
  starts: readonly PartStart[],
  drafts: readonly DraftBlock[],
  restarts: ReadonlySet<number>,
): PartStart[] {
  const kept: PartStart[] = []
  for (const [index, start] of starts.entries()) {
    const before = kept.at(-1)
    const first = drafts[start.block]
    if (before === undefined || first === undefined) {
      kept.push(start)
      continue
    }
    const opening = drafts[before.block]
    const length = first.span.start - (opening?.span.start ?? 0)
    const samePage = opening?.page === first.page
    // An issuer's name stands above the name of its certificate.
    if (!before.proven && before.kind === 'other' && samePage && length < 320 && index > 0) {
      kept.splice(-1, 1, { ...start, block: before.block })
      continue
    }
    if (before.kind === start.kind) {
      const again = before.title === start.title || length < 320
      const apart = SEVERAL.has(start.kind) && !again
      const another =
        restarts.has(first.page) && !samePage && !CONTRACT.has(start.kind) && length > 120
      if (!apart && !another) continue
    }
    kept.push(start)
  }
  return kept
}

/** Papers that come from a registry or an authority: no notice has a heading of such a name. */
const ISSUED: ReadonlySet<PageKind> = new Set([
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'vendor-statement',
  'company-extract',
])

type Situation = {
  top: boolean
  first: boolean
  inContract: boolean
  bodySize: number | null
  current: PartStart | null
}

/** A row of dots or a page number at the end: a table of contents speaks, not a heading. */
const CONTENTS_ROW = /(?:\.{3,}|\s\.\s\.)\s*\d{0,4}$|\s\d{1,3}\s*(?:-|to)\s*\d{1,3}$/

function cueFor(draft: DraftBlock, situation: Situation): PartCue | null {
  const text = draft.text.slice(0, 260)
  if (/^[☐☒•]/.test(text) || CONTENTS_ROW.test(text)) return null
  const heading = isHeadingLike(draft, situation.bodySize, situation.top)
  const several = draft.lines > 1 && draft.firstLine.length < 90 && !/[,;-]$/.test(draft.firstLine)
  const numbered = heading && opensContract(situation.current) ? NUMBERED_HEADING.exec(text) : null
  const squashed = heading && /\b[A-Za-z]\s[a-z]{2,}/.test(text) ? text.replace(/\s+/g, '') : null
  for (const cue of PART_CUES) {
    if (cue.place === 'page') {
      if (situation.top && namesDocument(draft, situation) && cue.pattern.test(text)) return cue
      continue
    }
    if (!heading) continue
    if (cue.place === 'zone' && !situation.inContract) continue
    if (cue.place === 'zone' && !isFullHeading(draft, situation.bodySize)) continue
    if (cue.pattern.test(text) || (several && cue.pattern.test(draft.firstLine))) return cue
    if (
      numbered?.[1] !== undefined &&
      CORE.has(cue.kind) &&
      isCapitals(numbered[1]) &&
      cue.pattern.test(numbered[1])
    ) {
      return cue
    }
    if (squashed !== null && squashedPattern(cue).test(squashed)) return cue
  }
  return null
}

/** "2. SPECIAL CONDITIONS": sections of a contract are numbered, and so are clauses inside them. */
const NUMBERED_HEADING = /^\d{1,2}[.)]?\s+(.+)$/
const CORE: ReadonlySet<PageKind> = new Set([
  'particulars',
  'special-conditions',
  'general-conditions',
  'vendor-statement',
])

function opensContract(current: PartStart | null): boolean {
  return (
    current === null ||
    ['contract-form', 'particulars', 'statutory-notice'].includes(current.kind) ||
    NUMBERED_HEADING.test(current.title)
  )
}

const squashedPatterns = new WeakMap<PartCue, RegExp>()

/** The cue with its blanks made optional, for certificates that print stray blanks inside words. */
function squashedPattern(cue: PartCue): RegExp {
  const known = squashedPatterns.get(cue)
  if (known !== undefined) return known
  const pattern = new RegExp(
    cue.pattern.source.replace(/(?<!\[[^\]]{0,20}) /g, '').replace(/\\s\+/g, ''),
    'i',
  )
  squashedPatterns.set(cue, pattern)
  return pattern
}

/** May this block, near the top of a page, be the name of a certificate and not a mention of one? */
function namesDocument(draft: DraftBlock, { inContract }: Situation): boolean {
  const { text } = draft
  if (text.length > 320) return /^[A-Z]{3,}[ ,]+[A-Z]{3,}/.test(text)
  if (/[☐☒]|^\d{1,2}[.)]\s/.test(text) || isSentence(text)) return false
  if ((text.match(/;/g) ?? []).length > 1) return false
  return !(inContract && draft.cells !== null && draft.cells.length > 1)
}

function isSentence(text: string): boolean {
  return (
    text.length > 90 &&
    /[.;]$/.test(text) &&
    /\b(?:is|are|must|may|will|has|have|means)\b/.test(text)
  )
}

function isHeadingLike(draft: DraftBlock, bodySize: number | null, top: boolean): boolean {
  const { text } = draft
  if (text.length > 150 || draft.lines > 3) return false
  if (draft.headingLevel !== null) return true
  if (isCapitals(text.replace(/\([^)]*\)/g, ''))) return true
  if (text.length > 110 && !top) return false
  if (/[.;,]$/.test(text) && text.length > 45) return false
  if (draft.cells !== null && draft.cells.length > 2) return false
  const words = text.split(' ').length
  return words <= 14 || draft.bold || isLarge(draft, bodySize)
}

/** A heading by its looks alone, not only by being short. */
function isFullHeading(draft: DraftBlock, bodySize: number | null): boolean {
  if (draft.cells !== null && draft.cells.length > 1) return false
  return (
    draft.headingLevel !== null ||
    (isCapitals(draft.text) && !draft.text.endsWith(':')) ||
    (draft.text.length < 60 && (draft.bold || isLarge(draft, bodySize)))
  )
}

function isLarge(draft: DraftBlock, bodySize: number | null): boolean {
  return bodySize !== null && draft.fontSize !== null && draft.fontSize >= bodySize * 1.12
}

function allowed(
  cue: PartCue,
  current: PartStart | null,
  {
    top,
    first,
    inContract,
    longNotice,
    draft,
  }: { top: boolean; first: boolean; inContract: boolean; longNotice: boolean; draft: DraftBlock },
): boolean {
  if (current === null) return cue.place !== 'zone' || isCapitals(draft.text)
  if (longNotice && !top && !(ISSUED.has(cue.kind) && isCapitals(draft.text))) return false
  // Headings of one's own inside a statement, a title or a set of conditions open nothing new.
  if (
    cue.place === 'zone' &&
    cue.kind === 'contract-form' &&
    current.kind === 'general-conditions'
  ) {
    return false
  }
  const onTitle = current.kind === 'title-search' || current.kind === 'plan'
  if (cue.kind === 'annexure' && !top && onTitle && ENTRY.test(draft.text)) return false
  if (CONTRACT.has(cue.kind)) {
    if (inContract) return true
    if (cue.kind === 'statutory-notice' && !cue.long)
      return current.kind === 'vendor-statement' && top
    if (CLOSED.has(current.kind)) return first
    return top || isCapitals(draft.text) || draft.headingLevel !== null
  }
  // A certificate's name in the middle of a page is a mention, unless it is set as a heading.
  return top || draft.headingLevel !== null || isCapitals(draft.text)
}

/** Instruments that a title or a plan names in its entries. */
const ENTRY = /^(?:(?:restrictive |positive )?covenant|creation of|notification|agreement)\b/i

const INSIDE_NOTICE =
  /^(?:exceptions?|warnings?|auctions?|disputes?|important|note|cooling|notice|statement|how|what|your|when|where|why|who)\b/i

function endsNotice(draft: DraftBlock, bodySize: number | null): boolean {
  return isFullHeading(draft, bodySize) && !INSIDE_NOTICE.test(draft.text) && draft.text.length < 80
}

/** Three or more neighbouring short blocks that each look like a different part: a list of papers. */
function listedHeadings(drafts: readonly DraftBlock[]): ReadonlySet<number> {
  const listed = new Set<number>()
  let run: number[] = []
  let kinds = new Set<PageKind>()
  const flush = () => {
    if (run.length >= 3 && kinds.size >= 3) for (const index of run) listed.add(index)
    run = []
    kinds = new Set()
  }
  for (const [index, draft] of drafts.entries()) {
    const text = draft.text.slice(0, 200)
    const cue =
      draft.text.length < 160
        ? PART_CUES.find((one) => one.place === 'heading' && one.pattern.test(text))
        : undefined
    if (cue === undefined || draft.page !== drafts[run.at(-1) ?? index]?.page) flush()
    if (cue !== undefined) {
      run.push(index)
      kinds.add(cue.kind)
    }
  }
  flush()
  return listed
}

const PAGE_OF = /\bpage\s{0,2}(\d{1,4})\s{0,2}(?:of|\/)\s{0,2}(\d{1,4})\b/i

/** Pages whose running header or footer counts from 1 again: another document begins there. */
function pagesThatRestart(source: Source): ReadonlySet<number> {
  const restarts = new Set<number>()
  let last: { page: number; of: number } | null = null
  for (const page of source.pages) {
    const edge = page.lines
      .filter((line, index) => line.furniture || index < 3 || index >= page.lines.length - 3)
      .map((line) => PAGE_OF.exec(page.text.slice(line.start, line.end)))
      .find((match) => match !== null)
    if (edge === undefined || edge === null) continue
    const now = { page: Number(edge[1]), of: Number(edge[2]) }
    if (last !== null && (now.page === 1 || now.of !== last.of)) restarts.add(page.number)
    last = now
  }
  return restarts
}

function usualFontSize(drafts: readonly DraftBlock[]): number | null {
  const weight = new Map<number, number>()
  for (const draft of drafts) {
    if (draft.fontSize === null) continue
    weight.set(draft.fontSize, (weight.get(draft.fontSize) ?? 0) + draft.text.length)
  }
  let usual: number | null = null
  let most = 0
  for (const [size, units] of weight) if (units > most) [usual, most] = [size, units]
  return usual
}

function titleOf(text: string): string {
  return text.length <= 90 ? text : `${text.slice(0, 87).replace(/\s\S*$/, '')}...`
}
