import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { blockAt } from '../../segment/find.ts'
import { pointsBack } from './whole-sentence.ts'
import { VERB } from '../reading/cut-passages.ts'

/**
 * True where what a net caught is told with the words that are quoted already: it is the rest of
 * their sentence, a further row of their table, or an entry under their number.
 */
export function isToldAlready(doc: Doc, span: Span, quoted: readonly Span[]): boolean {
  const text = doc.text.slice(span.start, span.end)
  return (
    isRestOfQuoted(doc, span, text, quoted) ||
    isSaidOfQuoted(doc, span, text, quoted) ||
    pointsToQuoted(doc, span, text, quoted) ||
    isEntryOfQuoted(doc, span, text, quoted) ||
    isRowBesideQuoted(doc, span, text, quoted)
  )
}

/**
 * "Payment of that interest is an essential term.", in the clause whose other sentence a finding
 * quotes: what speaks of "that" is told with it.
 */
function isSaidOfQuoted(doc: Doc, span: Span, text: string, quoted: readonly Span[]): boolean {
  const block = blockAt(doc, span.start)
  if (block === undefined || block.kind === 'row') return false
  if (!SAID_OF.test(text) || text.includes('$') || BARS.test(text)) return false
  return quoted.some(({ start, end }) => {
    if (end <= block.span.start - NEAR || start >= block.span.end + NEAR) return false
    const told = blockAt(doc, start)
    if (told === undefined || told.partIndex !== block.partIndex) return false
    if (told.index === block.index) return true
    const isSameClause =
      told.clause !== null && topNumber(told) === topNumber(block) && topNumber(told) !== ''
    return isSameClause && Math.abs(told.index - block.index) <= 2
  })
}

/** "37" of clause 37.2. */
function topNumber({ clause }: Block): string {
  return clause?.number.split(/[.(]/)[0] ?? ''
}

/** What a sentence says that cannot stand without its neighbour. */
const SAID_OF =
  /\b(?:of|by|for|to|under|in) (?:that|those) \w|\b(?:this|that) (?:clause|fact|form|interest|sum|amount|payment|registration|notice|authority|deed|building)\b|\b(?:the|such) said\b|^(?:such|those|that|the same)\b/i

/** What the buyer gives up on account of it: whoever tells of a letter does not tell that. */
const BARS =
  /\b(?:purchaser|buyer|transferee)s?\b[^.;]{0,110}\b(?:must|shall|will|may) not\b[^.;]{0,110}\b(?:claim|object|reduction|compensation|rescind|terminate|requisition)\b/i

/** Units between a sentence and the next clause's, more than any line between them has. */
const NEAR = 1500

/** A half that begins in the middle of a sentence, whose other half is quoted. */
function isRestOfQuoted(doc: Doc, { start }: Span, text: string, quoted: readonly Span[]): boolean {
  if (!/^[a-z]/.test(text)) return false
  const before = doc.text.slice(Math.max(0, start - 300), start).trimEnd()
  if (before === '' || /[.;:!?]$/.test(before)) return false
  const end = start - (doc.text.slice(Math.max(0, start - 300), start).length - before.length)
  return quoted.some((one) => one.start < end && end <= one.end)
}

/** "It has not been begun.", right behind the sentence that a finding quotes. */
function pointsToQuoted(doc: Doc, { start }: Span, text: string, quoted: readonly Span[]): boolean {
  if (!pointsBack(text)) return false
  const block = blockAt(doc, start)
  if (block === undefined) return false
  const end = block.span.start + doc.text.slice(block.span.start, start).trimEnd().length
  return end > block.span.start && quoted.some((one) => one.start < end && end <= one.end + 1)
}

/**
 * Whether a clause of an old instrument is told by what a finding quotes of it: the grant of an
 * easement with its powers, a covenant with its further parts. Of agreements with an authority each
 * duty is its own, so that only these are asked.
 */
export function isOfToldInstrument(doc: Doc, span: Span, told: readonly Span[]): boolean {
  const block = blockAt(doc, span.start)
  if (block === undefined || block.kind === 'row' || !OF_INSTRUMENTS.has(block.zone)) return false
  const text = doc.text.slice(span.start, span.end)
  if (told.length > 0 && OLD_DEED.test(text)) return true
  if (COSTS.test(text)) return false
  return told.some(({ start }) => {
    const other = blockAt(doc, start)
    if (other === undefined || other.partIndex !== block.partIndex) return false
    return Math.abs(other.index - block.index) <= CLAUSES_OF_ONE
  })
}

/** How the deeds were worded whose entry on the title a finding tells. */
const OLD_DEED =
  /\b(?:do(?:th)? (?:hereby )?(?:grant|transfer|covenant|convey)|heirs,? executors|full and free right|right and liberty|the said (?:land|transferees?|transferors?|strip)|hereby (?:transferred|granted|covenants?)|this (?:deed|indenture) (?:is )?made)\b/i

const OF_INSTRUMENTS: ReadonlySet<PageKind> = new Set(['annexure', 'other', 'plan'])
/** A duty that costs its owner something is told for itself. */
const COSTS = /\$|\b(?:costs?|pays?|payable|expense|years?|yearly|annual(?:ly)?)\b/i
/** So many clauses an instrument has between its grant and its end. */
const CLAUSES_OF_ONE = 6

/** An entry of a title each of whose dealings a finding quotes. */
function isEntryOfQuoted(doc: Doc, span: Span, text: string, quoted: readonly Span[]): boolean {
  if (blockAt(doc, span.start)?.zone !== 'title-search' || text.length > 220) return false
  const numbers = [...text.matchAll(DEALING)].map(([number]) => number)
  if (numbers.length === 0) return false
  const known = quoted
    .filter(({ start }) => blockAt(doc, start)?.zone === 'title-search')
    .map(({ start, end }) => doc.text.slice(start, end))
  return numbers.every((number) => known.some((words) => words.includes(number)))
}

/** Registered dealings and instruments; plans, which half a title quotes, are left out. */
const DEALING =
  /\b(?!(?:DP|SP|PS|CP|RP|LP|TP|CS|BP|GTP|BUP|PC|RB)\d)[A-Z]{1,2}\d{5,7}[A-Z]?\b|\b\d{8,9}\b/g

/** A row that only measures or numbers, of a table one of whose rows is quoted. */
function isRowBesideQuoted(doc: Doc, span: Span, text: string, quoted: readonly Span[]): boolean {
  const block = blockAt(doc, span.start)
  if (block?.kind !== 'row' || (block.cells?.length ?? 0) < 3) return false
  const name = NUMBERED.exec(text)?.[1]
  const isMeasure = /^\d/.test(text) && !VERB.test(text)
  if (name === undefined && !isMeasure) return false
  return rowsAround(doc, block).some((row) => {
    if (!quoted.some(({ start, end }) => start < row.span.end && row.span.start < end)) return false
    return name === undefined
      ? /^\d/.test(row.text) && !VERB.test(row.text)
      : NUMBERED.exec(row.text)?.[1] === name
  })
}

/** Of these each row only goes on from the one above; an item or a clause is of its own matter. */
const NUMBERED = /^(Instal?lment|Payment|Quarter|Year|Plot|Sample|Reading) \d{1,2}\b/i

/** The rows of the same number of cells that stand above and below without a break. */
function rowsAround(doc: Doc, block: Block): Block[] {
  const rows: Block[] = []
  for (const step of [-1, 1]) {
    for (let at = block.index + step; Math.abs(at - block.index) <= FARTHEST; at += step) {
      const row = doc.blocks[at]
      if (row?.kind !== 'row' || row.partIndex !== block.partIndex) break
      if (row.cells?.length !== block.cells?.length) break
      rows.push(row)
    }
  }
  return rows
}

const FARTHEST = 20
