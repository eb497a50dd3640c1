import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'
import type { PartStart } from './part-start.ts'

import { leadsSquashed, mayLead, mayLeadSquashed, mayStandInside } from './any-cue.ts'
import { isCapitals } from './capitals.ts'
import { isFullHeading, isHeadingLike } from './headings.ts'
import { PART_CUES } from './part-cues.ts'

/** Where a block stands when it is asked what it opens. */
export type Situation = {
  top: boolean
  first: boolean
  inContract: boolean
  bodySize: number | null
  current: PartStart | null
}

/** A row of dots or a page number at the end: a table of contents speaks, not a heading. */
const CONTENTS_ROW = /(?:\.{3,}|\s\.\s\.)\s*\d{0,4}$|\s\d{1,3}\s*(?:-|to)\s*\d{1,3}$/

/** "Cooling off: The purchaser has elected to have none" is a field too, where it is one line. */
const ANSWERED = /^cooling[- ]off(?: period| rights?)? ?: ?\S.{3,90}$/i

/** The cue that a block fits by its words and its looks, or null. */
export function cueFor(draft: DraftBlock, situation: Situation): PartCue | null {
  const text = draft.text.slice(0, 260)
  if (/^[☐☒•]/.test(text) || CONTENTS_ROW.test(text) || isAmountRow(draft)) return null
  const cue = wholeCue(draft, text, situation)
  // "Cooling off: waived ☒" is a field of the contract and no notice.
  const field =
    /[☐☒]/.test(text) ||
    (situation.inContract && ((draft.cells?.length ?? 0) > 1 || ANSWERED.test(text)))
  if (cue !== null && cue.kind === 'statutory-notice' && !cue.long && field) return null
  // "STRATA PLAN 45120 - SECTION 184 CERTIFICATE": the plan only says whose certificate it is.
  if (cue !== null && !(cue.kind === 'plan' && OF_A_PLAN.test(text))) return cue
  return (
    capitalCue(draft, situation) ??
    leadingCellCue(draft, situation) ??
    headerCellCue(draft, situation) ??
    partCellCue(draft, situation)
  )
}

/**
 * "CLEAR PATH CONVEYANCING   Special conditions   Alexiou to Iyer": the head of a page names the
 * office, what the page is, and the matter, one beside the other.
 */
function headerCellCue(draft: DraftBlock, { first, current }: Situation): PartCue | null {
  const cells = draft.cells ?? []
  if (!first || cells.length < 2 || cells.length > 4) return null
  if (draft.text.length > 160 || /[$☐☒:]/.test(draft.text)) return null
  for (const { start, end } of cells.slice(1)) {
    const words = draft.text.slice(start - draft.span.start, end - draft.span.start).trim()
    if (words.length > 45 || !/^[A-Z]/.test(words)) continue
    const cue = PART_CUES.find(
      ({ kind, place, pattern }) =>
        IN_A_PAGE_HEAD.has(kind) &&
        place === 'heading' &&
        pattern.exec(words)?.[0].length === words.length,
    )
    if (cue !== undefined && cue.kind !== current?.kind) return cue
  }
  return null
}

/** "PART 2   TERMS" and "Section C   Special conditions": the number of a part beside its name. */
function partCellCue(draft: DraftBlock, { inContract }: Situation): PartCue | null {
  const [first, second, third] = draft.cells ?? []
  if (!inContract || first === undefined || second === undefined || third !== undefined) return null
  const text = (cell: { start: number; end: number }) =>
    draft.text.slice(cell.start - draft.span.start, cell.end - draft.span.start).trim()
  const words = text(second)
  if (!PART_NUMBER.test(text(first)) || words.length > 45 || !/^[A-Z]/.test(words)) return null
  return (
    PART_CUES.find(
      ({ kind, place, pattern }) =>
        IN_A_PAGE_HEAD.has(kind) &&
        place !== 'page' &&
        pattern.exec(words)?.[0].length === words.length,
    ) ?? null
  )
}

const PART_NUMBER = /^(?:part|section|division|schedule) (?:[A-Z]|\d{1,2}|[IVX]{1,4})[.:]?$/i

/** What an office names in the head of its pages. */
const IN_A_PAGE_HEAD: ReadonlySet<PageKind> = new Set(['special-conditions', 'general-conditions'])

/** Papers that may name themselves in the first cell of a line, with their particulars beside it. */
const NAMED_IN_A_CELL: ReadonlySet<PageKind> = new Set([
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'minutes',
  'building-report',
  'building-permit',
  'plan',
  'annexure',
])
const ANSWERED_CELL =
  /^(?:yes|no|nil|none|attached|annexed|not\b|n\/a|given|included|subject|this)\b|[☐☒]/i

/**
 * "Crown lease   Block 30 Section 118   99 years" and "Title search   Volume 2601 Folio 80": the name
 * first, as a form names its fields, but at the top of a page or among other papers.
 */
function leadingCellCue(draft: DraftBlock, situation: Situation): PartCue | null {
  const [first, second] = draft.cells ?? []
  const { inContract, current } = situation
  if (first === undefined || second === undefined) return null
  if (inContract ? !situation.first : !situation.top || current?.kind === 'vendor-statement')
    return null
  const cellText = (cell: { start: number; end: number }) =>
    draft.text.slice(cell.start - draft.span.start, cell.end - draft.span.start).trim()
  const words = cellText(first)
  // "TITLE   Volume 1990 Folio 27": one word needs the cell beside it.
  const both = `${words} ${cellText(second)}`
  if (words.length > 60 || !/^[A-Z]/.test(words) || ANSWERED_CELL.test(cellText(second)))
    return null
  return (
    PART_CUES.find(
      (cue) =>
        cue.place === 'heading' &&
        NAMED_IN_A_CELL.has(cue.kind) &&
        cue.kind !== current?.kind &&
        (cue.pattern.test(words) || (words === 'TITLE' && cue.pattern.test(both))) &&
        words.split(' ').length <= 7,
    ) ?? null
  )
}

/** "STRATA PLAN 99887 BY-LAWS": whose they are stands before what they are. */
const OF_A_SCHEME =
  /^(?:(?:STRATA|COMMUNITY|UNITS?) (?:PLAN|SCHEME)|OWNERS CORPORATION(?: PLAN)?|BODY CORPORATE|SP|PS)(?: NO\.?)? ?[A-Z]{0,2} ?\d{1,6}[A-Z]? (?:- )?(.{5,})$/
const OF_A_PLAN = /\b(?:certificate|minutes|by-?laws|rules|meeting|levy notice)\b/i

/** "Council rates   $1,486.20 per annum" is a row of a table, whatever its first cell says. */
function isAmountRow(draft: DraftBlock): boolean {
  if (draft.cells === null || draft.cells.length < 2 || !/\$ ?\d/.test(draft.text)) return false
  // "CERTIFICATE OF LAND TAX PAYABLE   Amount unpaid $2,912.40" names its paper first.
  return !/^(?:[A-Z&'-]{2,} ){1,6}(?:CERTIFICATE|NOTICE|SEARCH|STATEMENT|PAYABLE)\b/.test(
    draft.text,
  )
}

/**
 * The cue of a name set in capitals that has more beside it: an issuer before it ("SHIRE OF X - RATE
 * NOTICE"), a second cell, or small print behind it ("VENDOR STATEMENT (section 32)").
 */
function capitalCue(draft: DraftBlock, situation: Situation): PartCue | null {
  const lead = capitalLead(draft)
  if (lead === null) return null
  const [, issued] = /^.{4,60}?(?: - |: ?|, )(.{4,})$/.exec(lead) ?? []
  const behind = issued ?? OF_A_SCHEME.exec(lead)?.[1]
  for (const words of behind === undefined ? [lead] : [lead, behind]) {
    if (!mayLead(words)) continue
    for (const cue of PART_CUES) {
      if (cue.place !== 'heading' || !cue.pattern.test(words)) continue
      if (cue.kind === 'statutory-notice' && !cue.long) continue
      if (situation.inContract && !situation.top && !BEHIND_CONTRACT.has(cue.kind)) continue
      if (cue.kind === 'plan' && (OF_A_PLAN.test(words) || lead.startsWith('THE OWNERS'))) continue
      if (words === lead || !CORE.has(cue.kind)) return cue
    }
  }
  return issuedCue(lead) ?? secondCue(draft, situation)
}

/** "UNIT TITLES ACT   BODY CORPORATE STATEMENT": the act stands before the paper's own name. */
function secondCue(draft: DraftBlock, { top }: Situation): PartCue | null {
  const [first, second] = draft.cells ?? []
  if (!top || first === undefined || second === undefined) return null
  const words = draft.text
    .slice(second.start - draft.span.start, second.end - draft.span.start)
    .trim()
  if (words.length < 8 || !/^[A-Z][A-Z'&() -]+\d{0,5}$/.test(words)) return null
  return (
    PART_CUES.find(
      (cue) => cue.place === 'heading' && SECOND_KINDS.has(cue.kind) && cue.pattern.test(words),
    ) ?? null
  )
}

/** "NORTHSHORE COUNCIL LAND INFORMATION CERTIFICATE": the issuer's name runs into the paper's. */
function issuedCue(lead: string): PartCue | null {
  if (WATER_ACCOUNT.test(lead))
    return PART_CUES.find((cue) => cue.kind === 'water-certificate') ?? null
  const paper =
    /^(?:[A-Z&'-]+ ){1,5}(?:COUNCIL|SHIRE|CITY|WATER|CORPORATION|OFFICE|REVENUE\w*|AUTHORITY|LANDATA) (.{6,})$/.exec(
      lead,
    )?.[1]
  if (paper === undefined) return null
  return (
    PART_CUES.find(
      (cue) => cue.place === 'heading' && ISSUED_KINDS.has(cue.kind) && cue.pattern.test(paper),
    ) ?? null
  )
}

/** Those who supply water send accounts with no name of their own. */
const WATER_ACCOUNT =
  /^(?:[A-Z&'-]+ ){1,4}WATER(?: CORPORATION)? (?:- )?(?:[A-Z]+ ){0,2}(?:ACCOUNT|BILL|NOTICE|STATEMENT)$/

/** What may begin in the middle of a page right behind the contract's own words. */
const BEHIND_CONTRACT: ReadonlySet<PageKind> = new Set([
  'particulars',
  'special-conditions',
  'general-conditions',
  'vendor-statement',
  'statutory-notice',
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'minutes',
  'plan',
])

const SECOND_KINDS: ReadonlySet<PageKind> = new Set([
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'minutes',
  'building-report',
])

const ISSUED_KINDS: ReadonlySet<PageKind> = new Set([
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
])

/**
 * The words in capitals with which a block begins, where they can be a heading: two words or more, or
 * one that stands alone before a bracket, a dash or the next cell. Null for a sentence or a field.
 */
export function capitalLead(draft: DraftBlock): string | null {
  const line = draft.firstLine.slice(0, 160)
  const first = draft.cells?.[0]
  const cell = first === undefined ? line : line.slice(0, Math.max(0, first.end - draft.span.start))
  const lead = /^["']?[A-Z][^a-z]*(?=[\s(]|$)/.exec(cell)?.[0].replace(/[\s(\-:,.]+$/, '') ?? ''
  if (
    lead.length < 5 ||
    !/[A-Z]{4}/.test(lead) ||
    /:/.test(cell.slice(lead.length, lead.length + 2))
  )
    return null
  const rest = cell.slice(lead.length)
  if (rest.length > 90 || (/^\s*(?!of\b)[a-z]/.test(rest) && !lead.includes(' '))) return null
  return lead.includes(' ') || rest === '' || /^\s*(?:[(-]|of\b)/.test(rest) ? lead : null
}

function wholeCue(draft: DraftBlock, text: string, situation: Situation): PartCue | null {
  const heading = isHeadingLike(draft, situation.bodySize, situation.top)
  const placed =
    (situation.top || standsAlone(draft, situation)) &&
    namesDocument(draft, situation) &&
    mayStandInside(text)
  if (!heading && !placed) return null
  const several = draft.lines > 1 && draft.firstLine.length < 90 && !/[,;-]$/.test(draft.firstLine)
  const openings = several ? [text, draft.firstLine] : [text]
  const numbered =
    heading && opensContract(situation.current) ? NUMBERED_HEADING.exec(text)?.[1] : undefined
  const section =
    numbered !== undefined && isCapitals(numbered) && mayLead(numbered) ? numbered : null
  const joined = heading && /\b[A-Za-z]\s[a-z]{2,}/.test(text) ? text.replace(/\s+/g, '') : null
  const squashed = joined !== null && mayLeadSquashed(joined) ? joined : null
  const led = heading && (section !== null || squashed !== null || openings.some(mayLead))
  if (!led && !placed) return null
  for (const cue of PART_CUES) {
    if (cue.place === 'page') {
      if (placed && cue.pattern.test(text)) return cue
      continue
    }
    if (!led) continue
    if (cue.place === 'zone' && !situation.inContract) continue
    if (cue.place === 'zone' && !isFullHeading(draft, situation.bodySize)) continue
    if (openings.some((opening) => cue.pattern.test(opening))) return cue
    if (section !== null && CORE.has(cue.kind) && cue.pattern.test(section)) return cue
    if (squashed !== null && leadsSquashed(cue, squashed)) return cue
  }
  return null
}

/** Among papers a heading in the middle of a page names the next one; on a form it names a field. */
function standsAlone(draft: DraftBlock, { inContract, bodySize, current }: Situation): boolean {
  if (inContract || current?.kind === 'vendor-statement') return false
  return draft.text.length < 110 && isFullHeading(draft, bodySize)
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

/** May this block, near the top of a page, be the name of a certificate and not a mention of one? */
function namesDocument(draft: DraftBlock, { inContract, first, current }: Situation): boolean {
  const { text } = draft
  if (text.length > 320) return /^[A-Z]{3,}[ ,]+[A-Z]{3,}/.test(text)
  if (/[☐☒]|^(?:\d{1,2}|[a-z])[.)]\s/.test(text) || isSentence(text)) return false
  if ((text.match(/;/g) ?? []).length > 1) return false
  const row = draft.cells !== null && draft.cells.length > 1
  if (row && inContract) return false
  // The answers of a statement speak of the papers that are tied to it.
  return first || current?.kind !== 'vendor-statement' || /[A-Z]{5}/.test(text.slice(0, 60))
}

function isSentence(text: string): boolean {
  return (
    text.length > 90 &&
    /[.;]$/.test(text) &&
    /\b(?:is|are|must|may|will|has|have|means)\b/.test(text)
  )
}
