import type { PageKind, StateCode } from '#shared/report.ts'

import type { Block, Doc, Part, Span } from '../document.ts'
import type { LearnedClasses } from '../learned/classes.ts'
import type { Source } from '../source.ts'
import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { isCapitals } from './capitals.ts'
import { createClauseReader } from './clauses.ts'
import { kindFromWords } from './content-kind.ts'
import { documentTitle } from './document-title.ts'
import { draftBlocks } from './draft-blocks.ts'
import { createEvidence } from './evidence.ts'
import { headedConditionsUnits } from './headed-conditions.ts'
import { isRow } from './is-row.ts'
import { correctParts } from './learned/correct-parts.ts'
import { learnedKinds } from './learned/learned-kinds.ts'
import { CONTRACT_ZONES } from './part-start.ts'
import { findParts } from './parts.ts'
import { statesWithin } from './state.ts'

export type SegmentOptions = {
  /** The state, where the caller knows it; else the words tell. */
  readonly state?: StateCode
  /** Kind of what stands before the first heading that is recognised; else the words tell. */
  readonly zone?: PageKind
  /** What corrects the headings; null for none, as while it is being learned. */
  readonly learned?: LearnedClasses | null
}

/** Weight of the signs of one state that decide for a whole file, and against that for one part. */
const LEAST_OF_ALL = 4
const LEAST_OF_A_PART = 9

/** Source → Doc: the reading text cut into blocks, clauses and parts. Pure, in linear time. */
export function segment(source: Source, options: SegmentOptions = {}): Doc {
  const { reading, drafts } = draftBlocks(source)
  const stateOf = statesWithin(reading.text)
  const state = options.state ?? stateOf(0, reading.text.length, LEAST_OF_ALL)
  const starts = partsOf(source, drafts, options)
  const { parts, blocks } = assemble(starts, drafts, stateOf, state)
  const weights = new Map<PageKind, number>()
  for (const part of parts) {
    weights.set(part.kind, (weights.get(part.kind) ?? 0) + part.span.end - part.span.start)
  }
  const hasContract = holdsContract(parts, reading.text)
  const hasDisclosure = holdsDisclosure(parts, hasContract, state)
  const { evidence, pageAt } = createEvidence(source, reading)
  return {
    source,
    text: reading.text,
    blocks,
    parts,
    pageKinds: kindsOfPages(source, blocks),
    state,
    title: documentTitle({ text: reading.text, hasContract, hasDisclosure, state, weights }),
    hasContract,
    hasDisclosure,
    evidence,
    pageAt,
    cellBreaks: reading.cellBreaks,
  }
}

/** Parts by their headings, corrected by their words; a kind that the caller names is believed. */
function partsOf(
  source: Source,
  drafts: readonly DraftBlock[],
  options: SegmentOptions,
): PartStart[] {
  const starts = nameUnproven(findParts(source, drafts, options.zone ?? null), drafts, options)
  if (options.zone !== undefined || options.learned === null) return starts
  return correctParts(starts, drafts, options.learned ?? learnedKinds())
}

/** A stretch that no heading names is what its words make it, or stays "other". */
function nameUnproven(
  starts: readonly PartStart[],
  drafts: readonly DraftBlock[],
  options: SegmentOptions,
): PartStart[] {
  // Of any length: where the parties' terms have their heading, a cover before it holds none.
  const hasHeadedConditions = headedConditionsUnits(starts, drafts) > 0
  return starts.map((start, index) => {
    if (start.proven || start.kind !== 'other' || (index === 0 && options.zone !== undefined))
      return start
    const end = starts[index + 1]?.block ?? drafts.length
    const words = drafts
      .slice(start.block, end)
      .map((draft) => draft.text)
      .join('\n')
    // A few lines above the first heading are a cover and not a part of their own.
    const next = starts[index + 1]
    const own = kindFromWords(words)
    if (index === 0 && own !== 'particulars' && next !== undefined && words.length < 500)
      return { ...start, kind: next.kind, state: next.state }
    // A letter or a cover tells of deposits and settlement too, before the conditions that it covers.
    if (index === 0 && own === 'special-conditions' && hasHeadedConditions) {
      return { ...start, kind: 'other' }
    }
    return { ...start, kind: own ?? 'other' }
  })
}

function assemble(
  starts: readonly PartStart[],
  drafts: readonly DraftBlock[],
  stateOf: ReturnType<typeof statesWithin>,
  state: StateCode | null,
): { parts: Part[]; blocks: Block[] } {
  const blocks: Block[] = []
  const parts = starts.map((start, index): Part => {
    const slice = drafts.slice(start.block, starts[index + 1]?.block ?? drafts.length)
    // The points of a letter are no clauses.
    const clauseOf =
      start.letter === true ? () => null : createClauseReader(start.kind, start.title)
    const own = slice.map((draft, place): Block => {
      const kind = blockKind(draft)
      return {
        index: start.block + place,
        kind,
        text: draft.text,
        span: draft.span,
        page: draft.page,
        partIndex: index,
        zone: start.kind,
        clause:
          start.block + place <= start.heading && start.proven
            ? null
            : clauseOf(draft.text, kind === 'heading', draft.page),
        cells: draft.cells,
      }
    })
    for (const block of own) blocks.push(block)
    const span: Span = { start: own[0]?.span.start ?? 0, end: own.at(-1)?.span.end ?? 0 }
    const ownState = start.state ?? stateOf(span.start, span.end, LEAST_OF_A_PART)
    return {
      index,
      kind: start.kind,
      title: start.title,
      state: ownState ?? state,
      firstPage: own[0]?.page ?? 1,
      lastPage: own.at(-1)?.page ?? 1,
      span,
      heading: drafts[start.heading]?.span ?? span,
      blocks: own,
      ...(start.ofOthers === true ? { ofOthers: true as const } : {}),
    }
  })
  return { parts, blocks }
}

function blockKind(draft: DraftBlock): Block['kind'] {
  if (isRow(draft)) return 'row'
  if (draft.headingLevel !== null) return 'heading'
  const { text } = draft
  if (text.length > 110 || draft.lines > 2) return 'paragraph'
  if (isCapitals(text) && !/[.;]$/.test(text)) return 'heading'
  return draft.bold && !/[.;,]$/.test(text) ? 'heading' : 'paragraph'
}

/**
 * Of each page the kind with most text. A page of nothing but a table of contents is of the part that
 * it lies in; an empty page is "other".
 */
function kindsOfPages(source: Source, blocks: readonly Block[]): PageKind[] {
  const weights: Map<PageKind, number>[] = source.pages.map(() => new Map())
  for (const block of blocks) {
    const page = weights[block.page - 1]
    page?.set(block.zone, (page.get(block.zone) ?? 0) + block.text.length)
  }
  let before: PageKind = 'other'
  return weights.map((page, index) => {
    const printed = (source.pages[index]?.text.trim() ?? '') !== ''
    let best: PageKind = printed && CONTRACT_ZONES.has(before) ? before : 'other'
    let most = 0
    for (const [kind, units] of page) if (units > most) [best, most] = [kind, units]
    before = best
    return best
  })
}

const PARTIES = /\b(?:vendor|seller)s?\b/i
const OTHER_PARTY = /\b(?:purchaser|buyer)s?\b/i
/** What is sold: a contract for a car has sellers and buyers too. */
const LAND =
  /\b(?:land|property|lots?|title|house|dwelling|home|units?|apartment|premises|real estate|strata|allotment|block|section|folio|vacant possession|general conditions?|special conditions?)\b/i

function holdsContract(parts: readonly Part[], text: string): boolean {
  const own = parts.filter((part) =>
    ['contract-form', 'particulars', 'general-conditions', 'special-conditions'].includes(
      part.kind,
    ),
  )
  const units = own.reduce((sum, part) => sum + part.span.end - part.span.start, 0)
  if (units < 40) return false
  const words = own.map((part) => text.slice(part.span.start, part.span.end)).join('\n')
  if (!LAND.test(words)) return false
  const headed = own.some((part) => part.kind === 'contract-form' || part.kind === 'particulars')
  return headed
    ? PARTIES.test(words) || OTHER_PARTY.test(words)
    : PARTIES.test(words) && OTHER_PARTY.test(words)
}

function holdsDisclosure(
  parts: readonly Part[],
  hasContract: boolean,
  state: StateCode | null,
): boolean {
  if (parts.some((part) => part.kind === 'vendor-statement')) return true
  // In New South Wales and the ACT the documents are tied to the contract itself.
  if (!hasContract || (state !== 'NSW' && state !== 'ACT')) return false
  return parts.some((part) => part.kind === 'title-search' || part.kind === 'planning-certificate')
}
