import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { type ChangeTable, rowIn, tableAt } from './change-table.ts'
import { type PrintedClause, printedClause } from './printed-clause.ts'
import { WORD_CHANGE_PATTERNS } from './change-marks.ts'
import { type WordChange, wordChangesIn } from './word-changes.ts'

/** A change of words beside the printed clause that it changes. */
export type Amendment = WordChange & {
  readonly passage: Passage
  /** The passage, with what it is read with where its quotation or its order goes on. */
  readonly span: Span
  /** The clause as this file prints it; null where it is known by its number only. */
  readonly printed: PrintedClause | null
  /** The sentence of the printed clause that is changed, and as it reads now; null if not found. */
  readonly said: string | null
  readonly reads: string | null
  /** The head of the clause that it stands under: "31 Loss or damage." Empty if not found. */
  readonly under: string
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
 * Every change of a printed clause that is named by its number, each read against the printed clause
 * where this file has it: words put in, taken out or exchanged, and whole clauses that go.
 */
export function amendmentsOf(doc: Doc): readonly Amendment[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const found: Amendment[] = []
  const passages = passagesIn(doc, KINDS)
  let table: ChangeTable | null = null
  for (const [index, passage] of passages.entries()) {
    const { text, full, previous } = passage
    // Read with the sentence before it.
    if (PUT_IN.test(text) && CUT_BEFORE_PUT_IN.test(previous)) continue
    const before = full.endsWith(text) ? full.slice(0, full.length - text.length) : ''
    table = tableAt(passage, table)
    const sameBlock = passage.block.text.includes(previous) ? previous : ''
    const whole = wholeWords(passages, index)
    const changes = wordChangesIn(
      whole.words,
      before !== '' ? before : WORD_CHANGE_PATTERNS.varied.test(sameBlock) ? sameBlock : '',
      rowIn(table, passage),
    ).filter(({ kind }) => kind !== 'gone' || !UNENDED_CASE.test(previous))
    found.push(
      ...together(
        changes.map((change) => besidePrinted(doc, { passage, span: whole.span }, change)),
      ),
    )
  }
  known.set(doc, found)
  return found
}

/** A sentence with the rest of what it quotes, or with what it puts in, where either ends beyond it. */
function wholeWords(passages: readonly Passage[], index: number): Words {
  const [passage, following, ...later] = passages.slice(index, index + 1 + MOST_QUOTED)
  if (passage === undefined) return { words: '', span: { start: 0, end: 0 } }
  const { text, next, span } = passage
  // The number of a clause that is quoted whole ends no sentence.
  if (CUT_AT_NUMBER.test(text)) return { words: `${text} ${next}`, span }
  const alone = { words: text, span }
  if (following === undefined) return alone
  if (
    (CUT_BEFORE_INSTEAD.test(text) && INSTEAD.test(following.text)) ||
    (CUT_BEFORE_PUT_IN.test(text) && PUT_IN.test(following.text))
  ) {
    return joined(alone, following)
  }
  let whole: Words = alone
  for (const one of [following, ...later]) {
    if (isClosed(whole.words)) return whole
    if (one.zone !== passage.zone) return alone
    whole = joined(whole, one)
  }
  return isClosed(whole.words) ? whole : alone
}

type Words = { readonly words: string; readonly span: Span }

function joined({ words, span }: Words, { text, span: { end } }: Passage): Words {
  return { words: `${words} ${text}`, span: { start: span.start, end } }
}

function isClosed(text: string): boolean {
  return text.split('"').length % 2 === 1
}

/** A line that speaks of a case and goes on in the next one: "If no lender is named this". */
const UNENDED_CASE = /^(?:if|where|unless|should|when)\b.{0,400}[^.;:!?]$/i
/** Sentences that one quotation may hold. */
const MOST_QUOTED = 6
const CUT_AT_NUMBER = /["']\d{1,2}\.$/
const CUT_BEFORE_INSTEAD =
  /\b(?:deleted|struck out|omitted|removed|taken out|replaced|crossed out)\.$/i
/** One order to take words out, and the next one to put others in. */
const CUT_BEFORE_PUT_IN =
  /\b(?:delete|omit|strike out|cross out|remove|take out|rule out)\b[^"]{0,30}"[^"]{1,300}"[;.]$/i
const PUT_IN = /^(?:and |then )?(?:put|insert|substitute|write|read|add)\b/i
const INSTEAD = /^(?:instead|in (?:its|their) (?:place|stead|lieu))\b/i

function besidePrinted(
  doc: Doc,
  place: Pick<Amendment, 'passage' | 'span'>,
  change: WordChange,
): Amendment {
  const printed = printedClause(doc, change.clause)
  const none = { ...change, ...place, printed, said: null, reads: null, at: -1, under: '' }
  if (printed === null) return none
  if (change.kind === 'whole') return { ...none, said: printed.text, reads: change.now }
  const under = headAbove(doc, change.clause)
  if (change.kind === 'gone') {
    const said = printedPart(printed, change.clause)
    return said === null ? { ...none, printed: null } : { ...none, said, reads: '', under }
  }
  if (change.isNamed) {
    const { said, reads } = withoutNamed(printed.text, change.old)
    return { ...none, said, reads: reads === null ? null : change.now, under }
  }
  if (change.old === '')
    return { ...none, under, said: change.kind === 'insert' ? printed.text : null }
  const places = placesOf(printed.text, change.old)
  // "Where it second appears" of a word that this print has once means that one.
  const found = places.at(change.nth ?? 0) ?? places.at(-1)
  if (found === undefined) return none
  if (change.reach !== null) return { ...none, under, ...withAll(printed.text, found, change) }
  const { start, end } = sentenceAround(printed.text, found)
  const said = printed.text.slice(start, end).trimEnd()
  const at = found - start
  const length = change.old.length
  const now = change.kind === 'insert' ? `${said.slice(at, at + length)} ${change.now}` : change.now
  const reads = tidy(`${said.slice(0, at)}${now}${said.slice(at + length)}`)
  return { ...none, said, reads, at, under }
}

/** What a clause says that goes; null where this file prints only what it is a part of. */
function printedPart(printed: PrintedClause, clause: string): string | null {
  if (printed.number === clause) return printed.text
  const [bare = '', ...letters] = clause.split(/(?=\()/)
  return printed.number === bare ? withoutNamed(printed.text, letters.join('')).said : null
}

/** The first words of the clause that a subclause stands in. */
function headAbove(doc: Doc, clause: string): string {
  const [whole = ''] = clause.split('.')
  const above = whole === clause ? null : printedClause(doc, whole)
  return above?.number === whole ? (above.text.split(/\d\.\d/)[0] ?? '').slice(0, 60) : ''
}

/** The clause without the words and without all that stands before, or behind, them; or with them. */
function withAll(
  text: string,
  place: number,
  { old, now, reach }: WordChange,
): Pick<Amendment, 'said' | 'reads'> {
  const end = place + old.length
  if (reach === 'rest') {
    const around = sentenceAround(text, place)
    const said = text.slice(around.start, around.end).trimEnd()
    return { said, reads: tidy(`${text.slice(around.start, end)} ${now}.`) }
  }
  const start = CLAUSE_HEAD.exec(text)?.[0].length ?? 0
  return reach === 'before'
    ? { said: text.slice(start).trimEnd(), reads: tidy(`${now}${text.slice(end)}`) }
    : { said: text.slice(start).trimEnd(), reads: tidy(`${text.slice(start, place)}${now}.`) }
}

/** The number of a clause and its heading. */
const CLAUSE_HEAD = /^\d{1,2}(?:\.\d{1,3}){0,3}[.):]? {1,2}(?:[A-Z][\w' ]{2,40}\. {1,2})?/

/** Without the blanks that words leave which are taken out. */
function tidy(text: string): string {
  return text
    .replaceAll(/ {2,4}/g, ' ')
    .replaceAll(/ (?=[.,;])/g, '')
    .replaceAll(/[,;](?=[.;])/g, '')
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
  const sentences = text.replace(CLAUSE_HEAD, '').split(/(?<=\.)[ \n](?=[A-Z])/)
  const place = sentences.length < 1 ? null : ordinalOf(name)
  if (place === null) return { said: null, reads: null }
  const beyond = BEYOND.exec(name)?.[0].toLowerCase()
  const taken =
    beyond === undefined
      ? sentences.slice(place, place === -1 ? undefined : place + 1)
      : beyond === 'before'
        ? sentences.slice(0, place)
        : sentences.slice(place + 1)
  return taken.length === 0
    ? { said: null, reads: null }
    : { said: taken.join(' ').trimEnd(), reads: '' }
}

const BEYOND = /\b(?:after|before|behind|following)\b/i

/** Which sentence is named, from 0; -1 the last one, null for none. */
function ordinalOf(name: string): number | null {
  if (!/\bsentence\b/i.test(name)) return /\b(?:last|final|closing)\b/i.test(name) ? -1 : null
  if (/\b(?:last|final|closing)\b/i.test(name)) return -1
  const place = ['first', 'second', 'third'].findIndex((word) => name.toLowerCase().includes(word))
  return place < 0 ? null : place
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
  return tidy(`${text.slice(0, at)}${put}${text.slice(end)}`)
}
