import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import type { Passage } from './passage.ts'
import { passageOf } from './passage.ts'

/** What became of a motion belongs to it: "Motion to raise a levy. Lost." */
const OUTCOME =
  /^(?:\(?(?:the )?motion (?:was |is )?)?(?:not )?(?:carried|passed|lost|defeated|withdrawn|lapsed|approved|ruled out of order|unanimous(?:ly)?)\b(?! by the| to | of | that )/i

/** Longer sentences are cut here, so that no pattern ever meets a text without an end. */
const LONGEST = 1_000

/** The sentences, rows and entries of every block, in reading order, each with what it needs to be read. */
export function cutPassages(doc: Doc): Passage[] {
  const passages: Passage[] = []
  const once = sameText()
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
    const spans = (block.kind === 'row' ? rowsOf(block) : sentencesOf(block)).flatMap((span) =>
      entriesOf(doc, span, block.zone),
    )
    const texts = spans.map((span) => once(doc.text.slice(span.start, span.end)))
    for (const [index, span] of spans.entries()) {
      const text = texts[index] ?? ''
      // The entries of a title are short, and none of them is a heading.
      const runIn =
        block.zone !== 'title-search' &&
        block.kind !== 'row' &&
        text.length < 60 &&
        !text.endsWith(';') &&
        !VERB.test(text) &&
        !(NOTES.has(block.zone) && STATEMENT.test(text))
      if (index === 0 && spans.length > 1 && runIn) {
        above = text
        continue
      }
      const full = stem === '' ? text : once(`${stem} ${text}`)
      const place = {
        span,
        block,
        zone: block.zone,
        heading: above,
        next: texts[index + 1] ?? doc.blocks[block.index + 1]?.text ?? '',
      }
      passages.push(passageOf(place, text, full, previousIn(passages, block.partIndex)))
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

/** Papers in short sentences, whose first one may tell more than what follows is about. */
const NOTES: ReadonlySet<PageKind> = new Set([
  'building-report',
  'minutes',
  'water-certificate',
  'annexure',
  'other',
])
/** "The rear wall leans outward." */
const STATEMENT = /^(?:the|an?|one|two|three|four|some|most|both)\b(?: [\w'-]{1,14}){3}/i

/** Gives the first of equal texts for each of them, so that they are told to be equal at once. */
function sameText(): (text: string) => string {
  const texts = new Map<string, string>()
  return (text) => {
    const first = texts.get(text) ?? text
    texts.set(text, first)
    return first
  }
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
const OF_ITEM = /^(?:is (?:this|the) (?:item|entry|matter) )?(?:applicable|discharged)\b/i
/** The short answers of a report that sets several questions in one line. */
const ANSWER_CELL =
  /^(?:not affected|affected|yes|no|nil|none|not applicable|n\/a|no data|not known)\b/i
const TITLE_LABEL =
  /^(?:administrative advices?|unregistered dealings|easements?|registered dealings|notations|priority notices|schedule of dealings)\b[ :]{0,2}$/i
const LABEL_CELL = /^[A-Z][^:|☐☒$]{3,60}$/

/** Certificates that answer question upon question in the width of the page. */
const CERTIFICATES: ReadonlySet<PageKind> = new Set([
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
])

/** "… rear third). Flood hazard: none. Heritage: none": what one answer denies, another does not. */
const MORE_ANSWERS = /[.;?] {1,3}(?:\d{1,2}[.)]? {1,3})?[A-Z][^.:;|?☐☒]{2,40}: ?[^ ]/g
/** Overlays one behind the other in a cell. */
const OVERLAY_LINE = /(?<=[)\d]) (?=[A-Z][A-Z &-]{6,40} OVERLAY\b)/g

/** The passages of a row: its questions, its overlays, and the sentences that were set as a row. */
function rowsOf(block: Block): Span[] {
  const pairs = pairsOf(block)
  const { text, span } = block
  if (text.length !== span.end - span.start) return pairs
  if (FORMS.has(block.zone)) return withPrintApart(block)
  if (!CERTIFICATES.has(block.zone)) return pairs
  const overlays = [...text.matchAll(OVERLAY_LINE)].map(({ index }) => span.start + index + 1)
  const answers = text.match(MORE_ANSWERS)?.length ?? 0
  const sentences = answers < 2 ? [] : sentencesOf(block).map(({ start }) => start)
  if (overlays.length + sentences.length === 0) return pairs
  const starts = [...new Set([...pairs.map(({ start }) => start), ...overlays, ...sentences])]
  return starts
    .toSorted((a, b) => a - b)
    .map((start, index, all) => ({ start, end: (all[index + 1] ?? span.end + 1) - 1 }))
}

/** Forms whose items print a warning, or what is meant by a blank, behind what was filled in. */
const FORMS: ReadonlySet<PageKind> = new Set(['contract-form', 'particulars'])
const PRINT_BEHIND =
  / (?=WARNING(?: TO (?:THE )?(?:SELLER|VENDOR|BUYER|PURCHASER)S?)? ?[:–-] |If no (?:date|figure|amount|name|place|rate|time|lender|financier) is (?:inserted|stated|shown|filled in|entered)\b)/g

function withPrintApart({ text, span }: Block): Span[] {
  const starts = [...text.matchAll(PRINT_BEHIND)].map(({ index }) => span.start + index + 1)
  return [span.start, ...starts].map((start, index) => ({
    start,
    end: index < starts.length ? (starts[index] ?? 0) - 1 : span.end,
  }))
}

/** A row that holds several questions with their answers is as many passages; else it is one. */
function pairsOf(block: Block): Span[] {
  const cells = block.cells ?? []
  if (cells.length < 2 || !REPORTS.includes(block.zone)) return [block.span]
  const texts = cellsOf(block)
  const starts = texts.flatMap((text, index) => {
    // "Is this item applicable? ☐ NO" answers the cell before it.
    if (OF_ITEM.test(text)) return []
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

/** Abbreviations after which a full stop ends nothing. */
const ABBREVIATION =
  /(?:\b(?:no|nos|vol|fol|pty|ltd|mr|mrs|ms|dr|st|rd|ave|cl|ss?|sec|reg|pt|approx|incl|excl|para|sch|art|cf|etc|[a-z]|i\.e|e\.g|p\.a|a\.m|p\.m)|^[a-z]?\d{1,3})\.$/i

/** What a sentence has and a heading at the start of its paragraph has not. */
export const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|must|may|shall|will|can|does|do|did|not|no|nil|none|accepts?|agrees?|warrants?|pays?|applies|apply|deleted|takes?|grants?|makes?)\b|\b(?:read|insert|delete|add|omit|substitute|replace) ["']|[$%:☐☒]/i

/** "Listed on the register: No. Some buildings …": an answer, and no number that follows. */
const ANSWERED_NO = /[:?] ?No\. [A-Z][a-z]/

/** What the items of a list are read with: "The purchaser must not:", "… acknowledges that". */
const STEM =
  /(?::|\s[-–—]|:-|\b(?:must|may|shall|will|not|that|to|if|the (?:purchaser|buyer|vendor|seller|developer)))$/i

/** A marked answer belongs to the question before it. */
const ANSWER = /^ [☐☒] ?(?:yes|no)\b/i

/** A clause number or list mark, which is not part of the sentence. */
export const NUMBER =
  /^(?:\(?[a-z]{1,4}\)|\(?[a-z]?\d{1,3}(?:\.\d{1,3}){0,3}(?:[.)]|(?<=\.\d{1,3}))) /i

/** The answer to which dots lead; behind those for a signature stands a name. */
const LED_TO = /^(?:[\d☐☒$]|(?:yes|no|nil|none|not)\b)/i

const END_MARKS: ReadonlySet<number> = new Set('.!;'.split('').map((mark) => mark.charCodeAt(0)))

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
    // Most units end nothing, and this is asked at every one.
    const isLong = index - start >= LONGEST && (text[index] === ' ' || index - start > LONGEST + 60)
    if (!isLong && !END_MARKS.has(text.charCodeAt(index))) continue
    const mark = text[index]
    const after = text[index + 1]
    if (after === undefined) break
    const ends =
      ((mark === '.' || mark === '!') &&
        after === ' ' &&
        // Dots that lead from a question to its answer end nothing.
        !(text[index - 1] === '.' && LED_TO.test(text.slice(index + 2, index + 10))) &&
        /[A-Z"'([\d☐☒]/.test(text[index + 2] ?? '') &&
        !OUTCOME.test(text.slice(index + 2, index + 40)) &&
        !ANSWER.test(text.slice(index + 1, index + 8)) &&
        (ANSWERED_NO.test(text.slice(Math.max(start, index - 5), index + 4)) ||
          !ABBREVIATION.test(text.slice(Math.max(start, index - 12), index + 1).trimStart()))) ||
      (mark === ';' && after === ' ') ||
      isLong
    if (ends) push(index + 1)
  }
  push(text.length)
  return spans
}
