import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { type ChangeTable, rowIn, tableAt } from './change-table.ts'
import {
  type PrintedClause,
  printedClause,
  printedHeadings,
  printedMeaning,
} from './printed-clause.ts'
import { WORD_CHANGE_PATTERNS } from './change-marks.ts'
import { type WordChange, wordChangesIn } from './word-changes.ts'

/** A change of words beside the printed clause that it changes. */
export type Amendment = WordChange & {
  readonly passage: Passage
  /** The passage, with what it is read with where its quotation or its order goes on, or its item. */
  readonly span: Span
  readonly words: string
  /** The clause as this file prints it; null where it is known by its number only. */
  readonly printed: PrintedClause | null
  /** The sentence of the printed clause that is changed, and as it reads now; null if not found. */
  readonly said: string | null
  readonly reads: string | null
  /** What the subclause is called, and the clause that it stands in: "Loss or damage". */
  readonly heads: readonly string[]
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
    const [lead = ''] = passage.block.text.slice(0, LONGEST_LEAD).split(text.slice(0, 20), 1)
    const isNamedAbove = before === '' && CLAUSE_ALONE.test(lead.trimEnd())
    const varied = WORD_CHANGE_PATTERNS.varied.test(sameBlock) ? sameBlock : ''
    const stem = before !== '' ? before : isNamedAbove ? lead : varied
    const row = rowIn(table, passage)
    for (const { words, span } of limbsOf(doc, wholeWords(passages, index))) {
      const changes = wordChangesIn(words, stem, row).filter(
        ({ kind }) => kind !== 'gone' || !UNENDED_CASE.test(previous),
      )
      found.push(
        ...together(changes.map((change) => besidePrinted(doc, { passage, span, words }, change))),
      )
    }
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
  if (VARIED_BELOW.test(text)) return withClause(alone, passage, [following, ...later])
  let whole: Words = alone
  for (const one of [following, ...later]) {
    if (isClosed(whole.words)) return whole
    if (one.zone !== passage.zone) return alone
    whole = joined(whole, one)
  }
  return isClosed(whole.words) ? whole : alone
}

/** "Clause 3 is varied." with the sentences of its own clause behind it, which say how. */
function withClause(alone: Words, { block }: Passage, later: readonly Passage[]): Words {
  const end = later.findIndex((one) => one.block !== block)
  const own = later.slice(0, Math.min(end < 0 ? later.length : end, MOST_BELOW))
  return own.reduce(joined, alone)
}

type Words = { readonly words: string; readonly span: Span }

/** The items of a lettered list that each name a clause, where one passage holds the whole of it. */
function limbsOf(doc: Doc, whole: Words): Words[] {
  const { words, span } = whole
  const starts = [...words.matchAll(LIMB)].map(({ index }) => index)
  // The words must be those of the page, for an item to be shown by itself.
  const isVerbatim = doc.text.slice(span.start, span.end).length === words.length
  if (starts.length < 2 || !isVerbatim) return [whole]
  return [0, ...starts].flatMap((start, index) => {
    const text = words.slice(start, starts[index] ?? words.length).trimEnd()
    const end = span.start + start + text.length
    return text === '' ? [] : { words: text, span: { start: span.start + start, end } }
  })
}

/** "(b) general condition 6 …" behind a stop: an item, and not a part of a clause that is named. */
const LIMB =
  /(?<=[;:,.]["']? (?:and |or )?)\((?:[a-z]{1,2}|[ivx]{1,4})\) (?=(?:in |for |by |delete |omit |the \w{4,10} (?:of|in) )?(?:(?:printed|general|standard) )?(?:clauses?|conditions?|cl\.?|GCs?|terms?) \d)/gi

function joined({ words, span }: Words, { text, span: { end } }: Passage): Words {
  return { words: `${words} ${text}`, span: { start: span.start, end } }
}

function isClosed(text: string): boolean {
  return text.split('"').length % 2 === 1
}

const LONGEST_LEAD = 60
/** "8. Clause 13.2." before what is done to its words. */
const CLAUSE_ALONE =
  /^(?:\(?\w{1,4}[.)]? )?(?:(?:printed|general|standard) )?(?:sub-?)?(?:clause|condition|cl\.|GC|term) \d{1,2}(?:\.\d{1,3}){0,3}(?:\([a-z]{1,4}\)){0,2}[.:]?$/i
/** A line that speaks of a case and goes on in the next one: "If no lender is named this". */
const UNENDED_CASE = /^(?:if|where|unless|should|when)\b.{0,400}[^.;:!?]$/i
/** Sentences that one quotation may hold. */
const MOST_QUOTED = 6
/** Sentences in which a clause says how another one is varied. */
const MOST_BELOW = 3
const VARIED_BELOW =
  /\b(?:clause|condition|term|GC) \d{1,2}(?:\.\d{1,3}){0,3}(?:\([a-z]{1,4}\))? (?:is|are) (?:hereby )?(?:varied|modified|qualified|altered)\.$/i
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
  place: Pick<Amendment, 'passage' | 'span' | 'words'>,
  change: WordChange,
): Amendment {
  const clause = printedClause(doc, change.clause)
  // Definitions stand in paragraphs without a number, which columns part from the head of their clause.
  const term = DEFINED.exec(place.words)?.[1]
  const isElsewhere = clause === null || !holdsWords(clause, change.old)
  const meaning =
    term !== undefined && isElsewhere ? printedMeaning(doc, term.trim(), change.clause) : null
  const printed = meaning !== null && holdsWords(meaning, change.old) ? meaning : clause
  const heads = printedHeadings(doc, change.clause, printed?.span.start ?? null)
  const none = { ...change, ...place, printed, said: null, reads: null, at: -1, heads }
  if (printed === null) return none
  if (change.kind === 'whole') {
    const said = printedPart(printed, change.clause) ?? printed.text
    return { ...none, said, reads: change.now }
  }
  if (change.kind === 'gone') {
    const said = printedPart(printed, change.clause)
    return said === null ? { ...none, printed: null } : { ...none, said, reads: '' }
  }
  if (change.isNamed) {
    const { said, reads } = withoutNamed(printed.whole, change.old)
    if (change.kind === 'insert') {
      return { ...none, said, reads: said === null ? null : `${said} ${change.now}` }
    }
    return { ...none, said, reads: reads === null ? null : change.now }
  }
  if (change.old === '') return { ...none, said: change.kind === 'insert' ? printed.text : null }
  const places = placesOf(printed.whole, change.old)
  // "Where it second appears" of a word that this print has once means that one.
  const found = places.at(change.nth ?? 0) ?? places.at(-1)
  if (found === undefined) return none
  if (change.reach !== null) return { ...none, ...withAll(printed.whole, found, change) }
  const { start, end } = sentenceAround(printed.whole, found)
  const said = printed.whole.slice(start, end).trimEnd()
  const at = found - start
  const length = change.old.length
  const now = change.kind === 'insert' ? `${said.slice(at, at + length)} ${change.now}` : change.now
  const reads = tidy(`${said.slice(0, at)}${now}${said.slice(at + length)}`)
  return { ...none, said, reads, at }
}

/** "In the definition of Default Rate": the term whose meaning is changed. */
const DEFINED =
  /\b(?:definitions?|meanings?) (?:of|given to) (?:the (?:term|expression|words?) )?["']?([A-Z][\w-]{1,14}(?: [A-Z][\w-]{1,14}){0,3})/

function holdsWords({ whole }: PrintedClause, words: string): boolean {
  return words !== '' && placesOf(whole, words).length > 0
}

/** What a clause says that goes; null where this file prints only what it is a part of. */
function printedPart(printed: PrintedClause, clause: string): string | null {
  if (printed.number === clause) return printed.text
  const [bare = '', ...letters] = clause.split(/(?=\()/)
  return printed.number === bare ? withoutNamed(printed.whole, letters.join('')).said : null
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
  const before = Math.max(text.lastIndexOf('. ', place), text.lastIndexOf('.\n', place))
  const [end = -1] = [text.indexOf('. ', place), text.indexOf('.\n', place)]
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b)
  return { start: before < 0 ? 0 : before + 2, end: end < 0 ? text.length : end + 1 }
}

/** What "paragraphs (c) and (d)" or "the last sentence" says, and nothing in its place. */
function withoutNamed(text: string, name: string): Pick<Amendment, 'said' | 'reads'> {
  const items = name.match(/(?:\([a-z\d]{1,4}\)){1,3}/g) ?? []
  const paragraphs = items.flatMap((item) => {
    // "(a)(ii)" is the second item below (a), and not the whole of (a).
    const letters = item.match(/\([a-z\d]{1,4}\)/g) ?? []
    const letter = letters.at(-1) ?? item
    const at = letters.reduce((from, one) => (from < 0 ? from : text.indexOf(`${one} `, from)), 0)
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
