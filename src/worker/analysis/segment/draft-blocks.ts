import { leftRoom, reaches } from './line-fit.ts'
import { createReadingText } from './reading-text.ts'

import type { Span } from '../document.ts'
import type { Source, SourceLine, SourcePage } from '../source.ts'
import type { ReadingText } from './reading-text.ts'
import type { Reach } from './line-fit.ts'

/** A block before it is known which part and clause it belongs to. */
export type DraftBlock = {
  readonly span: Span
  readonly text: string
  readonly page: number
  readonly cells: readonly Span[] | null
  readonly headingLevel: number | null
  readonly bold: boolean
  readonly fontSize: number | null
  /** How many printed lines it was set in. */
  readonly lines: number
  /** What its first line holds: a heading often stands above its own explanation. */
  readonly firstLine: string
}

type Open = {
  start: number
  page: number
  cells: Span[] | null
  headingLevel: number | null
  bold: boolean
  fontSize: number | null
  lines: number
  firstEnd: number
  /** Length of the line that was read last, as printed. */
  lastLine: number
  /** Where that line ends in its column; null where the format or a table does not tell. */
  lastReach: Reach | null
}

const CLAUSE_LINE =
  /^\s*(?:\d{1,3}(?:\.\d{1,3}){1,3}\.?|\d{1,3}[.)]|\((?:[a-z]{1,2}|[ivx]{1,5}|\d{1,2})\)|[a-z]\)(?=\s+[A-Z])|[A-Z]\d{1,2}\.|[A-Z][.)](?=\s+[A-Z][a-z]{2,}))\s+["'(]?[A-Z☐☒[]/
const ITEM_LINE = /^\s*item\s{1,2}[A-Z0-9]{1,3}\b\s{0,2}(?:[-:–.]\s{0,2}|\s)[A-Z]/i
/** "2 Financial statements received": a number without a stop opens where a sentence has ended. */
const BARE_NUMBER_LINE = /^\s*\d{1,2}\s{1,9}[A-Z][a-z]/
/** "Purchaser: …", "PRICE ..... $", "VENDOR  Ann Sample": a field of a form on a line of its own. */
const FIELD_LINE =
  /^\s*(?:[☐☒]\s)?[A-Z][A-Za-z'()/&.-]{1,24}(?: [A-Za-z'()/&.-]{1,20}){0,8}(?::(?:\s|$)|\s?\.{4,}|(?<=[A-Z]{4}|[A-Z]{3}[)S]) {2,}(?=[A-Z$]))/
/** The name of a paper or of a section of a title, and nothing else, on a line of its own. */
const PAPER_LINE =
  /^\s*(?:vendor'?s'? (?:disclosure )?statement|seller'?s? disclosure statement|section 32 (?:vendor )?statement|(?:special|general) conditions|particulars of sale|register search statement|(?:current )?title search|search of torrens title|(?:record of )?certificate (?:of|as to) title|land information certificate|planning (?:certificate|information|property report)|rates? (?:and charges )?(?:notice|certificate)|council (?:search|rates)|certificate of liabilities|(?:water |information )(?:statement|account|notice)|owners'? corporation certificate|strata (?:information )?certificate|section \d{2,3}[A-Z]? (?:statement|certificate)|body corporate (?:information )?certificate|plan of subdivision|property interest report|lease conveyancing inquiry|land tax (?:clearance )?certificate|property clearance certificate|registered proprietors?|registered owners?|description of land|land description|schedule of dealings|easements|notations|zoning|planning|zones|overlays|subzones|(?:first|second) schedule|schedule [12])\s*:?\s*$/i
/** The names of the fields that every form has, however they are written; alone they open a field. */
const FIELD_NAME_LINE =
  /^\s*(?:the )?(?:vendor|seller|purchaser|buyer|land|property|lot|price|deposit|balance|title|settlement|completion|chattels|goods|inclusions|exclusions|improvements|tenancies|council|zoning|contract date|date for completion|completion date|schedule|particulars|conditions)s?(?: \([^)]{0,60}\))?\s*(?::|$)/i
const HEADING_OF_CLAUSES =
  /^(?:(?:SPECIAL|ADDITIONAL|GENERAL|STANDARD) )?(?:CONDITIONS|CLAUSES)$|^(?:Special|Additional) (?:[Cc]onditions|[Cc]lauses)$/
const ENDS_OPEN =
  /(?:[,(]|\b(?:and|or|of|to|in|the|by|under|with|a|an|condition|conditions|clause|clauses|section|sections|item|items|lot|plan|paragraph|GC|SC|s|cl|rule|part))\s*$/i
const BROKEN_OFF =
  /(?:,|\b(?:and|or|of|to|in|the|by|under|with|a|an|for|from|section|sections|that|which|is|are))$/
const ENDED = /[.;:!?☐☒)"'\]]$/

/** Cuts the source into blocks and writes the reading text, in one pass over its lines. */
export function draftBlocks(source: Source): { reading: ReadingText; drafts: DraftBlock[] } {
  const writer = createReadingText(source.pages)
  const passedOver = passedOverLines(source)
  const spans: { open: Open; end: number }[] = []
  let open: Open | null = null

  function close() {
    if (open === null) return
    writer.endBlock()
    const end = writer.position() - 1
    if (end > open.start) spans.push({ open, end })
    open = null
  }

  for (const [index, page] of source.pages.entries()) {
    let firstLine = true
    let opened = false
    const reachOf = source.format === 'docx' ? () => null : reaches(page)
    const wrapped = source.format === 'txt' ? wrapWidth(page) : Number.POSITIVE_INFINITY
    for (const line of page.lines.flatMap((one) => cutLong(page.text, one, passedOver))) {
      const raw = page.text.slice(line.start, line.end)
      if (raw.trim() === '') continue
      const reach = reachOf(line)
      const continues: boolean =
        open !== null &&
        joins(open, writer.tail(), writer.blockLength(), raw, line, {
          firstOfPage: firstLine,
          wrapped,
          perLetter: reach?.perLetter ?? 1,
        })
      if (!continues) close()
      if (!opened) {
        writer.openPage(index)
        opened = true
      }
      open ??= {
        start: writer.position(),
        page: page.number,
        cells: line.cells === null ? null : [],
        headingLevel: line.headingLevel,
        bold: line.bold,
        fontSize: line.fontSize,
        lines: 0,
        firstEnd: 0,
        lastLine: 0,
        lastReach: null,
      }
      open.lines += 1
      open.lastLine = raw.trimEnd().length
      open.lastReach = reach
      open.bold &&= line.bold
      writeLine(writer, open, line, continues)
      if (open.lines === 1) open.firstEnd = writer.position()
      firstLine = false
    }
  }
  close()
  const reading = writer.finish()
  const drafts = spans.map(({ open: draft, end }) => ({
    span: { start: draft.start, end },
    text: reading.text.slice(draft.start, end),
    page: draft.page,
    cells: draft.cells,
    headingLevel: draft.headingLevel,
    bold: draft.bold,
    fontSize: draft.fontSize,
    lines: draft.lines,
    firstLine: reading.text.slice(draft.start, Math.min(draft.firstEnd, end)),
  }))
  return { reading, drafts }
}

/**
 * From what length a line of plain text may have been wrapped and not ended: a little below the
 * width that most of the page's long lines reach. Files without hard line ends have no such width.
 */
function wrapWidth(page: SourcePage): number {
  const lengths = page.lines
    .filter((line) => line.cells === null)
    .map((line) => line.end - line.start)
    .filter((length) => length >= SHORTEST_WRAPPED)
    .toSorted((a, b) => a - b)
  if (lengths.length < 4) return Number.POSITIVE_INFINITY
  const usual = lengths[Math.floor(lengths.length * 0.75)] ?? 0
  return usual > 130 ? Number.POSITIVE_INFINITY : usual - 12
}

/** A whole document on one line is read in stretches, cut behind a sentence or a word. */
function cutLong(
  text: string,
  line: SourceLine,
  passedOver: ReadonlySet<SourceLine>,
): readonly SourceLine[] {
  if (passedOver.has(line)) return []
  if (line.cells !== null) return [line]
  const cells = pipedCells(text, line)
  if (cells !== null) return [{ ...line, cells }]
  if (line.end - line.start <= LONGEST_BLOCK) return [line]
  const cut: SourceLine[] = []
  for (let start = line.start; start < line.end;) {
    let end = Math.min(line.end, start + LONGEST_BLOCK)
    if (end < line.end) {
      const stop = Math.max(text.lastIndexOf('. ', end) + 1, start)
      const word = Math.max(text.lastIndexOf(' ', end), start)
      end = stop > start + LONGEST_BLOCK / 2 ? stop : word > start ? word : end
    }
    cut.push({ ...line, start, end, startsBlock: line.startsBlock || start > line.start })
    start = end
  }
  return cut
}

/** "Price | $389,000": a table drawn with bars; the bars themselves are not read. */
function pipedCells(text: string, line: SourceLine): SourceLine['cells'] {
  const raw = text.slice(line.start, line.end)
  if (line.end - line.start > 600 || !/\S\s\|\s/.test(raw)) return null
  const cells: { start: number; end: number }[] = []
  let start = 0
  for (const piece of raw.split('|')) {
    const lead = piece.length - piece.trimStart().length
    const own = piece.trim()
    if (own !== '') {
      const from = line.start + start + lead
      cells.push({ start: from, end: from + own.length })
    }
    start += piece.length + 1
  }
  return cells.length > 1 ? cells : null
}

function writeLine(
  writer: ReturnType<typeof createReadingText>,
  open: Open,
  line: SourceLine,
  continues: boolean,
) {
  if (line.cells === null || line.cells.length === 0) {
    writer.add(line.start, line.end, continues)
    const last = open.cells?.at(-1)
    if (last !== undefined) open.cells?.splice(-1, 1, { start: last.start, end: writer.position() })
    return
  }
  for (const [index, cell] of line.cells.entries()) {
    const from = writer.position()
    writer.add(cell.start, cell.end, continues || index > 0)
    if (open.cells === null) continue
    const start = from < writer.position() && from > open.start ? from + 1 : from
    open.cells.push({ start: Math.min(start, writer.position()), end: writer.position() })
  }
}

/** A text without any gap is cut here, so that work on one block stays bounded. */
const LONGEST_BLOCK = 6_000

function joins(
  open: Open,
  begun: string,
  length: number,
  raw: string,
  line: SourceLine,
  { firstOfPage, wrapped, perLetter }: { firstOfPage: boolean; wrapped: number; perLetter: number },
): boolean {
  const text = raw.trim()
  if (line.cells !== null && line.cells.length > 1) return false
  if (length > LONGEST_BLOCK) return false
  if (line.headingLevel !== null || open.headingLevel !== null) {
    return (
      line.headingLevel !== null && line.headingLevel === open.headingLevel && !line.startsBlock
    )
  }
  if (firstOfPage) {
    return open.cells === null && /^[a-z]/.test(text) && !ENDED.test(begun) && length > 40
  }
  if (line.startsBlock) return goesOn(open, begun, length, text, wrapped)
  if (open.cells === null && opensOwnBlock(raw, begun)) return false
  if (isListLine(open, begun, length, text)) return false
  if (endedOnPurpose(open, begun, text, perLetter)) return false
  return !(
    isCapitals(text) &&
    !/(?:[A-Z]{3,}|[A-Z]-|-)\)?$/.test(begun) &&
    !ENDS_OPEN.test(begun) &&
    text.length > 12
  )
}

/** Short lines, each with a capital and no stop between them, are a list and not a sentence. */
function isListLine(open: Open, begun: string, length: number, text: string): boolean {
  return (
    open.cells === null &&
    open.lastLine < SHORT_LINE &&
    length < SHORT_LINE * open.lines &&
    text.length < SHORT_LINE &&
    /^[A-Z]/.test(text) &&
    !/[.;,:&-]$/.test(begun) &&
    !ENDS_OPEN.test(begun)
  )
}

/** The line before ended with room for the next word, and what follows can begin something. */
function endedOnPurpose(open: Open, begun: string, text: string, perLetter: number): boolean {
  if (open.cells !== null || open.lastReach === null) return false
  if (!/^["'(*•]?[A-Z0-9$☐☒]/.test(text) || GOES_ON_IN_CAPITALS.test(text)) return false
  if (ENDS_OPEN.test(begun) || BROKEN_OFF.test(begun) || DEALING_LINE.test(text)) return false
  return leftRoom(open.lastReach, text, perLetter)
}

/** The number and date of a title's entry stand below its name. */
const DEALING_LINE = /^[A-Z]{1,2}\d{6}[A-Z]?(?:\s+\d{1,2}\/\d{1,2}\/\d{4})?$/
const GOES_ON_IN_CAPITALS = /^(?:OF|AND|OR|FOR|TO|BY|UNDER|IN|WITH|ON|AT|AS)\b/
const SHORT_LINE = 46

/** A clause, an item or a field of a form that stands on a line of its own. */
function opensOwnBlock(raw: string, begun: string): boolean {
  // "SPECIAL CONDITIONS" above "1. …" is a heading; "… of special condition" above "7.1" is not.
  const headed = HEADING_OF_CLAUSES.test(begun) && /^\s*1\b/.test(raw)
  if (ENDS_OPEN.test(begun) && !headed) return false
  return (
    CLAUSE_LINE.test(raw) ||
    ITEM_LINE.test(raw) ||
    FIELD_LINE.test(raw) ||
    FIELD_NAME_LINE.test(raw) ||
    (raw.length < 46 && /^\s*[A-Z]/.test(raw) && PAPER_LINE.test(raw)) ||
    (BARE_NUMBER_LINE.test(raw) && ENDED.test(begun))
  )
}

/**
 * A gap inside a sentence: "… under section" above, "63 of the Act?" below. A line that runs nearly
 * to the edge, does not end its sentence and is followed by a small letter was only wrapped; so was
 * one of plain text, whose gaps are guessed, whatever letter follows.
 */
function goesOn(open: Open, begun: string, length: number, text: string, wrapped: number): boolean {
  if (open.cells !== null || length <= 40 || opensOwnBlock(text, begun)) return false
  if (BROKEN_OFF.test(begun)) return true
  if (ENDED.test(begun) || open.lastLine < SHORTEST_WRAPPED) return false
  if (/^[a-z]/.test(text)) return true
  if (/^[A-Z]{4,}[ ,]+[A-Z0-9]{3,}/.test(text)) return false
  return open.lastLine >= wrapped && !isCapitals(text) && /^["'(]?[A-Z0-9$]/.test(text)
}

/** A line that was wrapped is at least this long; shorter ones end where they end. */
const SHORTEST_WRAPPED = 62

/** True for a line without small letters that holds at least one word. */
export function isCapitals(text: string): boolean {
  return !/[a-z]/.test(text) && /[A-Z]{3}/.test(text)
}

const PAGE_NUMBER = /^\s*-?\s*(?:page\s*)?\d{1,4}\s*(?:(?:of|\/)\s*\d{1,4})?\s*-?\s*$/i
const PAGE_LABEL = /page\s*\d|^\s*-?\s*\d{1,4}\s*-?\s*$/i
const ISSUER = /\b(?:council|shire of|city of)\b/i
const LATER_PAGE = /\bpage\s{0,2}(?:[2-9]|\d{2,4})\s{0,2}(?:of|\/)\s{0,2}\d{1,4}\b/i
const PAGE_COUNT = /\bpage\s{0,2}\d{1,4}\s{0,2}(?:of|\/)\s{0,2}\d{1,4}\s*$/i
/** A header names the matter or counts the pages; a heading that comes again names a new paper. */
const RUNNING = /\s[-|/]\s|\bpage #|\S {3,}\S|\t| (?:#|#[A-Za-z]?[/-]#) [A-Z][a-z]+ [A-Z][a-z]+/i
const WATERMARK =
  /^\s*(?:draft|copy|sample|specimen|void|unsigned|confidential|cancelled|superseded|duplicate|for inspection only|not for signing|information only|not certified|do not sign)(?:\s+(?:only|copy|contract|document))?\s*$/i

/**
 * Lines that the reader of the format left in but that say nothing: page numbers at a page's edge,
 * watermarks, and short lines that come back in the same place on most pages.
 */
function passedOverLines(source: Source): ReadonlySet<SourceLine> {
  const passed = new Set<SourceLine>()
  const issuers = new Set<string>()
  const edges = new Map<string, SourceLine[]>()
  const marks = new Map<string, SourceLine[]>()
  let head = ''
  for (const page of source.pages) {
    for (const line of page.lines) {
      if (!line.furniture) continue
      const name = page.text.slice(line.start, line.end).replace(/\d+/g, '#')
      // Where an authority's name stands in the running header alone, it is read once.
      if (ISSUER.test(name) && !PAGE_LABEL.test(name) && !issuers.has(name)) issuers.add(name)
      else passed.add(line)
    }
    const lines = page.lines.filter(
      (line) => !line.furniture && page.text.slice(line.start, line.end).trim() !== '',
    )
    const textOf = (line: SourceLine) => page.text.slice(line.start, line.end).trim()
    const [first] = lines
    // The same first line on the page before: a document's running header, read once.
    if (first !== undefined && lines.length > 2) {
      const later = page.lines.some((line) => LATER_PAGE.test(textOf(line)))
      const name = textOf(first).replace(/\d+/g, '#')
      if (name === head && (later || RUNNING.test(name))) passed.add(first)
      head = name
    }
    for (const [index, line] of lines.entries()) {
      const text = textOf(line)
      if (text.length > 90) continue
      const edge = index < 2 || index >= lines.length - 2
      if (edge && lines.length > 2) {
        if (PAGE_NUMBER.test(text) && PAGE_LABEL.test(text)) passed.add(line)
        const below = index >= lines.length - 2
        if (PAGE_COUNT.test(text) && (below || /^page/i.test(text))) passed.add(line)
        const key = text.replace(/\d+/g, '#')
        if (!/[.;]$/.test(text)) edges.set(key, [...(edges.get(key) ?? []), line])
      }
      if (WATERMARK.test(text)) marks.set(text, [...(marks.get(text) ?? []), line])
    }
  }
  const pages = source.pages.length
  for (const lines of edges.values()) {
    if (pages >= 4 && lines.length >= Math.max(4, pages * 0.5))
      for (const line of lines) passed.add(line)
  }
  for (const lines of marks.values()) {
    if (lines.length >= 2 || source.format === 'pdf') for (const line of lines) passed.add(line)
  }
  return passed
}
