import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import { plainOf } from './plain.ts'
import { isPrintedForm2 } from './printed-form-2.ts'
import { toldKind } from './told-kind.ts'

/** A sentence, a table row or a heading: the unit in which rules read and quote. */
export type Passage = {
  readonly text: string
  readonly span: Span
  readonly block: Block
  readonly zone: PageKind
  /**
   * The passage with what it needs to be understood: the stem of its list ("The purchaser must
   * not:") before it. Rules match on this and quote `span`.
   */
  readonly full: string
  /** `full` in the few words that rules know (plain.ts), for patterns about who must do what. */
  readonly plain: string
  /** `plain`, behind the sentence that an opening "it" or "such sum" speaks of. */
  readonly linked: string
  /** The heading it stands under, within its part. */
  readonly heading: string
  /** The passages before and after it in its part; empty where there is none. */
  readonly previous: string
  readonly next: string
}

/** Parts in which the bargain itself is written. */
export const TERMS = [
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
] as const satisfies readonly PageKind[]

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

/** What became of a motion belongs to it: "Motion to raise a levy. Lost." */
const OUTCOME =
  /^(?:\(?(?:the )?motion (?:was |is )?)?(?:not )?(?:carried|passed|lost|defeated|withdrawn|lapsed|approved|unanimous(?:ly)?)\b(?! by the| to | of | that )/i

/** Longer sentences are cut here, so that no pattern ever meets a text without an end. */
const LONGEST = 1_000

const cut = new WeakMap<Doc, readonly Passage[]>()

/** Every rule asks for the same few choices of parts: each is made once for a document. */
const chosen = new WeakMap<Doc, Map<string, readonly Passage[]>>()

function chosenOnce(doc: Doc, key: string, choose: () => Passage[]): readonly Passage[] {
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
    passagesIn(doc, [...TERMS, ...LOOSE]).filter((passage) => !isBareHeading(passage)),
  )
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

function passagesOfKinds(doc: Doc, kinds: readonly PageKind[]): Passage[] {
  const asked = new Set(kinds)
  const terms = asked.has('special-conditions')
  const passages: Passage[] = []
  for (const { passage, told, isTerm } of readableOf(doc)) {
    const { zone } = passage
    const asTold = told !== null && asked.has(told.zone)
    // An entry of a title is read as one, and what is none is not.
    if (asTold && (told.zone === 'title-search' || ASTRAY.has(zone))) passages.push(told)
    else if (asked.has(zone) || (terms && isTerm)) passages.push(passage)
    else if (asTold) passages.push(told)
  }
  return passages
}

type Readable = {
  readonly passage: Passage
  /** The same passage in the paper that its own words name; null where they name none. */
  readonly told: Passage | null
  /** A clause of the parties' own, whatever its part is called. */
  readonly isTerm: boolean
}

const readable = new WeakMap<Doc, readonly Readable[]>()

/** What rules may read at all: no printed clause or form, and no part unknown in a file unknown. */
function readableOf(doc: Doc): readonly Readable[] {
  const ready = readable.get(doc)
  if (ready !== undefined) return ready
  const known = doc.hasContract || doc.hasDisclosure
  const passages = allPassages(doc)
    .filter(({ zone, block, text }) => {
      if (!known && (zone === 'other' || zone === 'annexure')) return false
      if (isPrintedClause(doc, block)) return false
      return !(zone === 'vendor-statement' && doc.state === 'QLD' && isPrintedForm2(text))
    })
    .map((passage) => ({
      passage,
      told: retold.get(passage) ?? null,
      isTerm: isOwnClause(doc, passage.block),
    }))
  readable.set(doc, passages)
  return passages
}

/** Where a statement about the property has no place of its own. */
const ASTRAY: ReadonlySet<PageKind> = new Set(['title-search', 'plan', 'special-conditions'])

/** A passage as it would stand in the paper that its own words name (told-kind.ts). */
const retold = new WeakMap<Passage, Passage>()

function retell(passage: Passage, state: Doc['state']): void {
  const told = toldKind(passage.text, passage.zone, state, NUMBER.test(passage.block.text))
  if (told === null) return
  const { text, span, block, full, heading, previous, next } = passage
  retold.set(passage, {
    text,
    span,
    block,
    full,
    heading,
    previous,
    next,
    zone: told,
    get plain() {
      return passage.plain
    },
    get linked() {
      return passage.linked
    },
  })
}

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

function allPassages(doc: Doc): readonly Passage[] {
  const known = cut.get(doc)
  if (known !== undefined) return known
  const passages = cutPassages(doc)
  cut.set(doc, passages)
  return passages
}

function cutPassages(doc: Doc): Passage[] {
  const passages: Passage[] = []
  let heading = ''
  let stem = ''
  // A list and its items, for a conclusion that stands below them.
  let list = ''
  let part = -1
  for (const block of doc.blocks) {
    if (block.partIndex !== part) {
      part = block.partIndex
      heading = ''
      stem = ''
      list = ''
    }
    if (block.kind === 'heading') heading = block.text
    let above = heading
    const listed = /^(?:\(?[a-z]{1,4}[).]|\(?\d{1,2}\)|[-•–·])/i.test(block.text)
    const numbered = /^\d{1,2}(?:\.\d{1,2}){1,3}\b/.test(block.text)
    const concludes = !listed && !numbered && list !== '' && CONCLUDES.test(block.text)
    if (concludes) stem = list
    else if (!listed && !numbered) stem = ''
    if (!listed) list = ''
    const spans = (block.kind === 'row' ? pairsOf(doc, block) : sentencesOf(block)).flatMap(
      (span) => entriesOf(doc, span, block.zone),
    )
    const texts = spans.map((span) => doc.text.slice(span.start, span.end))
    for (const [index, span] of spans.entries()) {
      const text = texts[index] ?? ''
      // The entries of a title are short, and none of them is a heading.
      const runIn =
        block.zone !== 'title-search' &&
        block.kind !== 'row' &&
        text.length < 60 &&
        !text.endsWith(';') &&
        !VERB.test(text)
      if (index === 0 && spans.length > 1 && runIn) {
        above = text
        continue
      }
      const full = stem === '' ? text : `${stem} ${text}`
      let plain: string | null = null
      let linked: string | null = null
      const previous = previousIn(passages, block.partIndex)
      const passage: Passage = {
        text,
        span,
        block,
        zone: block.zone,
        full,
        get plain() {
          return (plain ??= plainOf(full))
        },
        get linked() {
          return (linked ??= POINTS_BACK.test(text)
            ? plainOf(`${previous.slice(-250)} ${full}`)
            : this.plain)
        },
        heading: above,
        previous,
        next: texts[index + 1] ?? doc.blocks[block.index + 1]?.text ?? '',
      }
      passages.push(passage)
      retell(passage, doc.state)
    }
    const last = texts.at(-1) ?? ''
    if (STEM.test(last)) {
      stem = last.slice(-300)
      list = stem
    } else if (listed && list !== '') list = `${list} ${block.text}`.slice(0, 700)
    else if (concludes) stem = ''
  }
  return passages
}

/** Papers that answer several questions in one line; the terms of a contract are left whole. */
const REPORTS: readonly PageKind[] = [
  'vendor-statement',
  'planning-certificate',
  'title-search',
  'building-permit',
  'other',
]

/** "Zoning: residential" or "Trees: ☒ not affected" in a cell of its own. */
const PAIR = /^(?:part \d{1,2} )?[A-Z][^:|☐☒]{2,70}: ?\S/
const QUESTION_PAIR = /^(?:part \d{1,2} )?[A-Z][^:|]{2,60} [☐☒] ?\w/i
/** The short answers of a report that sets several questions in one line. */
const ANSWER_CELL =
  /^(?:not affected|affected|yes|no|nil|none|not applicable|n\/a|no data|not known)\b/i
const TITLE_LABEL =
  /^(?:administrative advices?|unregistered dealings|easements?|registered dealings|notations|priority notices|schedule of dealings)\b[ :]{0,2}$/i
const LABEL_CELL = /^[A-Z][^:|☐☒$]{3,60}$/

/** A row that holds several questions with their answers is as many passages; else it is one. */
function pairsOf(doc: Doc, block: Block): Span[] {
  const cells = block.cells ?? []
  if (cells.length < 2 || !REPORTS.includes(block.zone)) return [block.span]
  const texts = cells.map(({ start, end }) => doc.text.slice(start, end).trim())
  const starts = texts.flatMap((text, index) => {
    if (PAIR.test(text) || QUESTION_PAIR.test(text) || TITLE_LABEL.test(text)) return [index]
    const answer = texts[index + 1]
    return LABEL_CELL.test(text) && answer !== undefined && ANSWER_CELL.test(answer) ? [index] : []
  })
  // What stands before the first question of a planning report is an answer of its own.
  if (block.zone === 'planning-certificate' && (starts[0] ?? 0) > 0) starts.unshift(0)
  if (starts.length < 2) return [block.span]
  return starts.map((from, index) => {
    const first = index === 0 ? block.span.start : (cells[from]?.start ?? block.span.start)
    const next = starts[index + 1]
    const last = next === undefined ? block.span.end : (cells[next - 1]?.end ?? block.span.end)
    return { start: first, end: last }
  })
}

/** "Second schedule: 1 Reservations … 2 DP110273 POSITIVE COVENANT …": each entry is read alone. */
function entriesOf(doc: Doc, span: Span, zone: PageKind): Span[] {
  const text = doc.text.slice(span.start, span.end)
  if (zone !== 'title-search' && !OF_SCHEDULE.test(text)) return [span]
  const starts = [...text.matchAll(ENTRY)].flatMap(({ index }) => (index > 14 ? [index + 1] : []))
  return [0, ...starts].map((start, index) => ({
    start: span.start + start,
    end: index < starts.length ? span.start + (starts[index] ?? 0) - 1 : span.end,
  }))
}

const OF_SCHEDULE = /^(?:second schedule|schedule of (?:dealings|encumbrances)|encumbrances)\b/i
const ENTRY =
  /(?<![:A-Z]) (?:\d{1,2}[.)]? {1,3})?(?:[A-Z]{1,2}\d{5,6}[A-Z]?|(?:DP|SP) ?\d{4,7}|\d{7,9}) (?=[A-Z]{5,}\b)/g

function previousIn(passages: readonly Passage[], partIndex: number): string {
  const last = passages.at(-1)
  return last !== undefined && last.block.partIndex === partIndex ? last.text : ''
}

/** "…; the Vendor may end this contract": what a list comes to, below its items. */
const CONCLUDES = /^(?:[a-z]|then\b|the (?:vendor|seller|purchaser|buyer)\b|THEN\b)/

/** A sentence that cannot be understood without the one before it. */
const POINTS_BACK =
  /^(?:(?:however|instead|accordingly|in (?:that|such|either|any) (?:case|event)|if so|thereafter|until then),? )?(?:it|they|them|this|that|these|those|such|the same|he|she|failing which|whereupon|in (?:that|such) (?:case|event)|if (?:it|they|not|so|this|that)|otherwise)\b/i

/** Abbreviations after which a full stop ends nothing. */
const ABBREVIATION =
  /(?:\b(?:no|nos|vol|fol|pty|ltd|mr|mrs|ms|dr|st|rd|ave|cl|ss?|sec|reg|pt|approx|incl|excl|para|sch|art|cf|etc|[a-z]|i\.e|e\.g|p\.a|a\.m|p\.m)|^[a-z]?\d{1,3})\.$/i

/** What a sentence has and a heading at the start of its paragraph has not. */
const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|must|may|shall|will|can|does|do|did|not|no|nil|none|accepts?|agrees?|warrants?|pays?|applies|apply|deleted|takes?|grants?|makes?)\b|[$%:☐☒]/i

/** What the items of a list are read with: "The purchaser must not:", "… acknowledges that". */
const STEM =
  /(?::|\s[-–—]|:-|\b(?:must|may|shall|will|not|that|to|if|the (?:purchaser|buyer|vendor|seller|developer)))$/i

/** A marked answer belongs to the question before it. */
const ANSWER = /^ [☐☒] ?(?:yes|no)\b/i

/** A clause number or list mark, which is not part of the sentence. */
const NUMBER = /^(?:\(?[a-z]{1,4}\)|\(?[a-z]?\d{1,3}(?:\.\d{1,3}){0,3}(?:[.)]|(?<=\.\d{1,3}))) /i

function sentencesOf(block: Block): Span[] {
  const spans: Span[] = []
  const { text } = block
  let start = 0
  const push = (end: number): void => {
    let from = start
    while (from < end && text[from] === ' ') from += 1
    if (from === 0) from = NUMBER.exec(text)?.[0].length ?? 0
    if (end > from) {
      spans.push({ start: block.span.start + from, end: block.span.start + end })
    }
    start = end
  }
  for (let index = 0; index < text.length; index += 1) {
    const mark = text[index]
    const after = text[index + 1]
    if (after === undefined) break
    const ends =
      ((mark === '.' || mark === '!') &&
        after === ' ' &&
        /[A-Z"'([\d☐☒]/.test(text[index + 2] ?? '') &&
        !OUTCOME.test(text.slice(index + 2, index + 40)) &&
        !ANSWER.test(text.slice(index + 1, index + 8)) &&
        !ABBREVIATION.test(text.slice(Math.max(start, index - 12), index + 1).trimStart())) ||
      (mark === ';' && after === ' ') ||
      index - start >= LONGEST
    if (ends) push(index + 1)
  }
  push(text.length)
  return spans
}
