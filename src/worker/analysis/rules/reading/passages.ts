import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { placesOf, placesThatMayHold, readForAll } from '../../wording/wordings.ts'
import { cutPassages, NUMBER, VERB } from './cut-passages.ts'
import { withOwnConditions } from './own-conditions.ts'
import type { Passage } from './passage.ts'
import { passageInZone } from './passage.ts'
import { bindsNobody } from './loose-pages.ts'
import { isPrintedMatter } from './print/printed-matter.ts'
import { isPrintedForm2 } from './printed-form-2.ts'
import { switchedOff } from './switched-off.ts'
import { toldKind } from './told-kind.ts'

export type { Passage } from './passage.ts'

/** Parts in which the bargain itself is written. */
export const TERMS = [
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
] as const satisfies readonly PageKind[]

/** The same, to ask of a passage. */
export const TERM_ZONES: ReadonlySet<PageKind> = new Set(TERMS)

/** Where terms may also hide: parts whose kind could not be told. */
const LOOSE = ['annexure', 'other'] as const satisfies readonly PageKind[]

/** Papers that describe the property. */
export const DISCLOSURE = [
  'vendor-statement',
  'title-search',
  'plan',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
  'building-permit',
  'building-report',
] as const satisfies readonly PageKind[]

/** Every rule asks for the same few choices of parts: each is made once for a document. */
const chosen = new WeakMap<Doc, Map<string, readonly Passage[]>>()

function chosenOnce(doc: Doc, key: string, choose: () => readonly Passage[]): readonly Passage[] {
  const choices = chosen.get(doc) ?? new Map<string, readonly Passage[]>()
  chosen.set(doc, choices)
  const known = choices.get(key)
  if (known !== undefined) return known
  const passages = choose()
  choices.set(key, passages)
  return passages
}

/** The contract's own terms: printed standard conditions and statutory notices are left out. */
export function termsOf(doc: Doc): readonly Passage[] {
  return chosenOnce(doc, 'terms', () =>
    passagesIn(doc, [...TERMS, ...LOOSE]).filter(
      (passage) =>
        !isBareHeading(passage) && !isOfOthers(doc, passage) && !bindsNobody(doc, passage.block),
    ),
  )
}

/** Of a letter, or of the paper of a sender who is no party. */
export function isOfOthers({ parts }: Doc, { block }: Passage): boolean {
  return parts[block.partIndex]?.ofOthers === true
}

/** A heading without a sentence or a figure in it says what follows is about, and no more. */
function isBareHeading({ text, block }: Passage): boolean {
  return block.kind === 'heading' && text.length < 60 && !VERB.test(text)
}

/** What the papers say about the property, and what the special conditions disclose about it. */
export function disclosuresOf(doc: Doc): readonly Passage[] {
  return passagesIn(doc, [...DISCLOSURE, 'particulars', 'special-conditions', ...LOOSE])
}

/**
 * The passages of some kinds of part, in order. Parts of unknown kind are read only in a file that
 * holds a contract or a disclosure statement: a novel raises nothing.
 */
export function passagesIn(doc: Doc, kinds: readonly PageKind[]): readonly Passage[] {
  return chosenOnce(doc, kinds.join(), () => passagesOfKinds(doc, kinds))
}

/** The passages of some kinds of part in whose own text a pattern is found, in order. */
export function passagesSaying(doc: Doc, kinds: readonly PageKind[], pattern: RegExp): Passage[] {
  const passages = passagesIn(doc, kinds)
  return placesOf(wordsOf(passages, 'text'), pattern).flatMap((place) => passages[place] ?? [])
}

type Form = 'text' | 'full' | 'plain' | 'linked'

/** A pattern, or several that a rule asks together, of the same form. */
export type Entry = RegExp | readonly RegExp[]

/**
 * Those of the passages in which one of the entries is found, in one of the forms that a rule asks; an
 * entry of several patterns is found where all of them are. For a rule that has nothing to say without
 * one of them: it need not ask the rest passage after passage. What is found in `text` is found in
 * `full`, which holds it. `passages` must be a choice made once for a document.
 */
export function holdingAny(
  passages: readonly Passage[],
  forms: Form | readonly Form[],
  ...entries: readonly Entry[]
): Passage[] {
  const asked = entries.map((entry) => (entry instanceof RegExp ? [entry] : entry))
  const known = new Map<string, boolean>()
  const isHeld = (text: string) => {
    const found =
      known.get(text) ?? asked.some((patterns) => patterns.every((one) => one.test(text)))
    known.set(text, found)
    return found
  }
  const held = new Uint8Array(passages.length)
  for (const form of [forms].flat()) {
    const words = wordsOf(passages, form)
    for (const at of placesThatMayHold(words, asked)) {
      if (held[at] === 0 && isHeld(words[at] ?? '')) held[at] = 1
    }
  }
  return passages.filter((_passage, at) => held[at] === 1)
}

/** A passage and the one below it: a label and the value that stands in a line of its own. */
export function spansWithNext(passages: readonly Passage[], passage: Passage): Span[] {
  const next = passages[passages.indexOf(passage) + 1]
  return next === undefined ? [passage.span] : [passage.span, next.span]
}

const wordsIn = {
  text: new WeakMap<readonly Passage[], readonly string[]>(),
  full: new WeakMap<readonly Passage[], readonly string[]>(),
  plain: new WeakMap<readonly Passage[], readonly string[]>(),
  linked: new WeakMap<readonly Passage[], readonly string[]>(),
}

/** The same list for the same passages. */
function wordsOf(passages: readonly Passage[], form: Form): readonly string[] {
  const words = wordsIn[form].get(passages) ?? passages.map((passage) => passage[form])
  wordsIn[form].set(passages, words)
  return words
}

/** Most files hold few kinds of part, so that many choices come to the same passages: they are one list. */
function passagesOfKinds(doc: Doc, kinds: readonly PageKind[]): readonly Passage[] {
  const asked = new Set(kinds)
  const made = stretchesOf(doc)
  const ways = made.map((stretch) => wayToRead(stretch, asked))
  return chosenOnce(doc, `ways ${ways.join('')}`, () =>
    made.flatMap(({ asPrinted, asTold }, at) => {
      const way = ways[at]
      return way === PRINTED ? asPrinted : way === TOLD ? asTold : []
    }),
  )
}

const LEFT_OUT = 0
const PRINTED = 1
const TOLD = 2

/** How a stretch is read by a rule that asks for some kinds of part. */
function wayToRead({ zone, toldZone, isTerm }: Stretch, asked: ReadonlySet<PageKind>): number {
  const told = toldZone !== null && asked.has(toldZone)
  // An entry of a title is read as one, and what is none is not.
  if (told && (toldZone === 'title-search' || ASTRAY.has(zone))) return TOLD
  if (asked.has(zone) || (isTerm && asked.has('special-conditions'))) return PRINTED
  return told ? TOLD : LEFT_OUT
}

/** Passages in a row that are read, or left out, together, whatever kinds are asked for. */
type Stretch = {
  readonly zone: PageKind
  /** The paper that their own words name (told-kind.ts); null where they name none. */
  readonly toldZone: PageKind | null
  /** Clauses of the parties' own, whatever their part is called. */
  readonly isTerm: boolean
  readonly asPrinted: Passage[]
  /** The same passages as they would stand in the paper that they name. */
  readonly asTold: Passage[]
}

const stretches = new WeakMap<Doc, readonly Stretch[]>()

/** What rules may read at all: no printed clause or form, and no part unknown in a file unknown. */
function stretchesOf(doc: Doc): readonly Stretch[] {
  const ready = stretches.get(doc)
  if (ready !== undefined) return ready
  const made: Stretch[] = []
  for (const passage of withOwnConditions(cutPassages(doc), passageInZone, doc.state)) {
    if (!isReadable(doc, passage) || isPrintedMatter(doc, passage)) continue
    const { zone, text, block } = passage
    const toldZone = toldKind(text, zone, doc.state, NUMBER.test(block.text))
    const isTerm = isOwnClause(doc, block)
    let last = made.at(-1)
    if (last?.zone !== zone || last.toldZone !== toldZone || last.isTerm !== isTerm) {
      last = { zone, toldZone, isTerm, asPrinted: [], asTold: [] }
      made.push(last)
    }
    // The first rules ask as many wordings as the last.
    readForAll(text)
    last.asPrinted.push(passage)
    if (toldZone !== null) last.asTold.push(passageInZone(passage, toldZone))
  }
  stretches.set(doc, made)
  return made
}

function isReadable(doc: Doc, { zone, block, text }: Passage): boolean {
  const known = doc.hasContract || doc.hasDisclosure || isOfPapers(doc)
  if (!known && (zone === 'other' || zone === 'annexure')) return false
  if (isPrintedClause(doc, block) || switchedOff(doc).has(block.index)) return false
  return !(zone === 'vendor-statement' && doc.state === 'QLD' && isPrintedForm2(text))
}

const papersOf = new WeakMap<Doc, boolean>()

/** A file that is mostly papers of a property: what is tied to them is read as one of them. */
function isOfPapers(doc: Doc): boolean {
  const known = papersOf.get(doc)
  if (known !== undefined) return known
  const units = { all: 0, papers: 0 }
  for (const { kind, span } of doc.parts) {
    units.all += span.end - span.start
    if (PAPERS.has(kind)) units.papers += span.end - span.start
  }
  const mostly = units.papers * 2 > units.all
  papersOf.set(doc, mostly)
  return mostly
}

const PAPERS: ReadonlySet<PageKind> = new Set(DISCLOSURE)

/** Where a statement about the property has no place of its own. */
const ASTRAY: ReadonlySet<PageKind> = new Set(['title-search', 'plan', 'special-conditions'])

/**
 * A clause about the parties in a contract that has no part called special conditions: developers and
 * lawyers who write their own contract number all of it as one. New South Wales prints its clauses
 * from 1 to 32, so there only a clause from 33 on is their own (domain/nsw.md, 1.3).
 */
function isOwnClause(doc: Doc, { zone, clause, text, kind }: Block): boolean {
  if (zone !== 'particulars' && zone !== 'contract-form') return false
  if (doc.state === 'NSW') return kind !== 'row' && isPastPrinted({ clause, text })
  if (kind === 'row' || (clause === null && !LETTERED.test(text))) return false
  return OBLIGES.test(text) || (text.length > 40 && VERB.test(text) && !hasConditions(doc))
}

/** Whether any part of the contract is known to hold its conditions. */
function hasConditions(doc: Doc): boolean {
  return doc.parts.some(
    ({ kind }) => kind === 'special-conditions' || kind === 'general-conditions',
  )
}

const LETTERED = /^\(?[A-Z]{1,2}\d{0,2}[.)] /i

const OBLIGES =
  /\b(?:vendor|seller|developer|transferor|purchaser|buyer|transferee)s?\b.{0,160}\b(?:must|shall|may|will|agrees?|accepts?|acknowledges?|appoints?|directs?|releases?|indemnif\w{1,4}|warrants?|need not|is|has|consents?|authorises?)\b/i

/** The New South Wales form prints its numbered standard clauses behind its front page. */
function isPrintedClause(doc: Doc, { zone, clause, text }: Block): boolean {
  return (
    doc.state === 'NSW' &&
    zone === 'contract-form' &&
    clause !== null &&
    !isPastPrinted({ clause, text })
  )
}

const OWN_NUMBER = /^(?:clause )?(\d{2})(?:\.\d{1,2}){0,3}[.)]? ["'(]?[A-Z]/i

function isPastPrinted({ clause, text }: Pick<Block, 'clause' | 'text'>): boolean {
  return Math.max(Number(OWN_NUMBER.exec(text)?.[1] ?? 0), parseInt(clause?.number ?? '0', 10)) > 32
}

/** True when every pattern is found in the passage or its stem. */
export function says(passage: Passage, ...patterns: readonly RegExp[]): boolean {
  return patterns.every((pattern) => pattern.test(passage.full))
}
