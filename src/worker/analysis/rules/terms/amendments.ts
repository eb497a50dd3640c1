import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { type PrintedClause, printedClause } from './printed-clause.ts'
import { WORD_CHANGE_PATTERNS, type WordChange, wordChangesIn } from './word-changes.ts'

/** A change of words beside the printed clause that it changes. */
export type Amendment = WordChange & {
  readonly passage: Passage
  /** The clause as this file prints it; null where it is known by its number only. */
  readonly printed: PrintedClause | null
  /** The sentence of the printed clause that is changed, and as it reads now; null if not found. */
  readonly said: string | null
  readonly reads: string | null
  /** Where in `said` the old words stand. */
  readonly at: number
}

/** Where the parties change what is printed. */
const KINDS = [
  'special-conditions',
  'annexure',
  'contract-form',
  'particulars',
] as const satisfies readonly PageKind[]

const known = new WeakMap<Doc, readonly Amendment[]>()

/**
 * Every change of words in a printed clause that is named by its number, each read against the
 * printed clause where this file has it. A clause that is only taken out is not among them.
 */
export function amendmentsOf(doc: Doc): readonly Amendment[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const found: Amendment[] = []
  let table = ''
  for (const passage of passagesIn(doc, KINDS)) {
    const { text, full, previous, next } = passage
    const before = full.endsWith(text) ? full.slice(0, full.length - text.length) : ''
    const row = WORD_CHANGE_PATTERNS.row.exec(passage.block.text)?.[1] ?? ''
    const isRow = table !== '' && row !== '' && !passage.block.text.includes(table)
    // A row goes on with the table that says what its number means.
    if (!isRow && !TABLE_HEAD.test(text)) {
      table = WORD_CHANGE_PATTERNS.varied.test(text) && ALL_OF_THEM.test(text) ? text : ''
    }
    const sameBlock = passage.block.text.includes(previous) ? previous : ''
    const changes = wordChangesIn(
      // The number of a clause that is quoted whole ends no sentence.
      CUT_AT_NUMBER.test(text) ? `${text} ${next}` : text,
      before !== '' ? before : WORD_CHANGE_PATTERNS.varied.test(sameBlock) ? sameBlock : '',
      isRow ? row : '',
    )
    found.push(...together(changes.map((change) => besidePrinted(doc, passage, change))))
  }
  known.set(doc, found)
  return found
}

const CUT_AT_NUMBER = /["']\d{1,2}\.$/
const TABLE_HEAD =
  /^(?:number|clause|condition|no\.?)\b.{0,30}\b(?:variation|change|amendment|alteration)s?$/i
const ALL_OF_THEM =
  /\b(?:general|printed|standard) (?:conditions|clauses|terms|form)\b|\bprinted\b/i

function besidePrinted(doc: Doc, passage: Passage, change: WordChange): Amendment {
  const printed = printedClause(doc, change.clause)
  const none = { ...change, passage, printed, said: null, reads: null, at: -1 }
  if (printed === null) return none
  if (change.kind === 'whole') return { ...none, said: printed.text, reads: change.now }
  if (change.isNamed) return { ...none, ...withoutNamed(printed.text, change.old) }
  if (change.old === '') return none
  const places = placesOf(printed.text, change.old)
  // "Where it second appears" of a word that this print has once means that one.
  const place = places.at(change.nth ?? 0) ?? places.at(-1)
  if (place === undefined) return none
  const { start, end } = sentenceAround(printed.text, place)
  const said = printed.text.slice(start, end).trimEnd()
  const at = place - start
  const length = change.old.length
  const now = change.kind === 'insert' ? `${said.slice(at, at + length)} ${change.now}` : change.now
  const reads = `${said.slice(0, at)}${now}${said.slice(at + length)}`.replaceAll(/ {2,4}/g, ' ')
  return { ...none, said, reads, at }
}

/** Where words stand in a text, whole and whatever their capitals. */
function placesOf(text: string, words: string): number[] {
  const [low, sought] = [text.toLowerCase(), words.toLowerCase()]
  const places: number[] = []
  for (let at = low.indexOf(sought); at >= 0; at = low.indexOf(sought, at + 1)) {
    const around = `${low[at - 1] ?? ' '}${low[at + sought.length] ?? ' '}`
    if (!/[a-z\d]/.test(around)) places.push(at)
  }
  return places
}

function sentenceAround(text: string, place: number): { start: number; end: number } {
  const before = text.lastIndexOf('. ', place)
  const end = text.indexOf('. ', place)
  return { start: before < 0 ? 0 : before + 2, end: end < 0 ? text.length : end + 1 }
}

/** What "paragraphs (c) and (d)" or "the last sentence" says, and nothing in its place. */
function withoutNamed(text: string, name: string): Pick<Amendment, 'said' | 'reads'> {
  const letters = name.match(/\([a-z\d]{1,4}\)/g) ?? []
  const paragraphs = letters.flatMap((letter) => {
    const at = text.indexOf(`${letter} `)
    if (at < 0) return []
    const rest = text.slice(at + letter.length)
    const next = /[ \n]\([a-z\d]{1,4}\) /.exec(rest)?.index ?? rest.length
    return [`${letter}${rest.slice(0, next)}`.trim()]
  })
  if (paragraphs.length > 0) return { said: paragraphs.join(' '), reads: '' }
  if (!/\blast\b|\bfinal\b|\bclosing\b/i.test(name)) return { said: null, reads: null }
  const sentences = text.split(/(?<=\.) (?=[A-Z])/)
  return sentences.length < 2
    ? { said: null, reads: null }
    : { said: sentences.at(-1) ?? null, reads: '' }
}

/** Several changes of one sentence are read together: it says what all of them make of it. */
function together(changes: readonly Amendment[]): Amendment[] {
  return changes.map((change) => {
    const { said } = change
    const same = changes.filter((one) => one.said === said && one.at >= 0)
    if (said === null || change.at < 0 || same.length < 2) return change
    const reads = same
      .toSorted((a, b) => b.at - a.at)
      .reduce((text, one) => exchanged(text, one.at, one), said)
    return { ...change, reads }
  })
}

function exchanged(text: string, at: number, { kind, old, now }: WordChange): string {
  const end = at + old.length
  const put = kind === 'insert' ? `${text.slice(at, end)} ${now}` : now
  return `${text.slice(0, at)}${put}${text.slice(end)}`.replaceAll(/ {2,4}/g, ' ')
}
