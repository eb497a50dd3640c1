import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import type { Fact } from './facts.ts'

import { blocksIn } from '../segment/find.ts'
import { matchesIn } from '../segment/matches.ts'

/** A label on a form and what stands behind it, up to the end of its block or the next one. */
export type Labelled = {
  readonly block: Block
  readonly label: string
  /** Text behind the label; offsets in it are relative to `offset` in `Doc.text`. */
  readonly text: string
  readonly offset: number
  /** True where the label opens its block or a cell of it. */
  readonly leads: boolean
  /** True where nothing but the label stands in its cell or before its colon: the name of a field. */
  readonly field: boolean
}

const NUMBER_BEFORE =
  /^(?:\d{1,2}(?:\.\d{1,2})?[.)]?|\([a-z0-9]{1,2}\)|[A-Z]\d{0,2}[.)]?|item [a-z0-9]{1,3}\s*[-:.(]?|\*|•|[¹²³⁴†])?\s*(?:the |as )?$/i
const GLUE =
  /^(?:\s|[:.=*_…|]|\)(?=\s?:)|(?:means|shall mean)\s|-(?=\s)|\((?!\$?\d)[^()]{0,160}\)|\((?:10%|\$)[^)]{0,80}\))+/i

/**
 * Places where a label of a form stands, with the text behind it. Where nothing stands behind a
 * label that fills its block, the blocks below are taken.
 */
export function labelled(
  doc: Doc,
  label: RegExp,
  zones: readonly PageKind[] | null,
  { anywhere = false, reach = 420 }: { anywhere?: boolean; reach?: number } = {},
): Labelled[] {
  const found: Labelled[] = []
  for (const block of zones === null ? doc.blocks : blocksIn(doc, { zones })) {
    const broken = brokenLabels(doc, block)
    const whole = broken === null ? undefined : matchesIn(broken.text, label)[0]
    if (broken !== null && whole?.index === 0) {
      const { start, end } = broken.value
      const text = doc.text.slice(start, Math.min(end, start + reach))
      found.push({ block, label: whole[0], text, offset: start, leads: true, field: true })
      continue
    }
    for (const match of matchesIn(block.text, label)) {
      const end = match.index + match[0].length
      const named = valueBefore(block, match.index, end)
      if (named !== null) {
        found.push({ block, label: match[0], leads: true, field: true, ...named })
        continue
      }
      const leads = opens(block, match.index)
      if (!leads && !anywhere) continue
      const field = leads && closesField(block, end)
      // The value of "Date for | The 30th day …" above "completion" stands beside its first line.
      if (isRestOfLabel(doc, block, match.index)) continue
      const column = field ? columnBelow(doc, block, match.index) : null
      if (column !== null) {
        found.push({ block, label: match[0], leads, field, ...column })
        continue
      }
      const glue = GLUE.exec(block.text.slice(end, end + 240))?.[0].length ?? 0
      const rest = block.text.slice(end + glue, end + glue + reach)
      if (rest.trim() !== '' && !/^[\s_.:/-]*$/.test(rest)) {
        found.push({
          block,
          label: match[0],
          text: rest,
          offset: block.span.start + end + glue,
          leads,
          field,
        })
        continue
      }
      const below = isBlankRow(doc, block) ? null : textBelow(doc, block, reach)
      if (below !== null && rest.trim() === '')
        found.push({ block, label: match[0], leads, field, ...below })
    }
  }
  return found
}

/** "$725,000.00 (Price)" and "30 July 2027 (the settlement date)": the name stands behind its value. */
function valueBefore(
  block: Block,
  at: number,
  end: number,
): { text: string; offset: number } | null {
  if (!/^"?s?\)/.test(block.text.slice(end, end + 3))) return null
  const head = /(?<=[\d%])\s{0,2}\((?:the )?"?$/i.exec(block.text.slice(Math.max(0, at - 12), at))
  if (head === null) return null
  const close = at - head[0].length
  const from = Math.max(0, close - 34)
  const before = block.text.slice(from, close)
  const cut = Math.max(before.lastIndexOf(')'), before.lastIndexOf(';'), before.lastIndexOf(' on '))
  const text = before.slice(cut + 1)
  if (!/^\s*(?:(?:on|by|due)\s)?(?:\$|\d)/i.test(text)) return null
  const lead = text.length - text.trimStart().length
  return { text: text.trim(), offset: block.span.start + from + cut + 1 + lead }
}

/** A label that a narrow column breaks over two lines, in the form that puts the value on the first. */
function brokenLabels(doc: Doc, block: Block): { text: string; value: Span } | null {
  const [first, value] = block.cells ?? []
  const next = doc.blocks[block.index + 1]
  if (first === undefined || value === undefined || block.cells?.length !== 2) return null
  if (next?.partIndex !== block.partIndex) return null
  const rest = next.cells?.[0] ?? next.span
  const [head, tail] = [first, rest].map(({ start, end }) => doc.text.slice(start, end).trim())
  if (head === undefined || tail === undefined || head.length > 22 || tail.length > 22) return null
  if (!/\b(?:for|of|the|due|is)$/i.test(head) || (next.cells?.length ?? 1) > 1) return null
  return { text: `${head} ${tail}`, value }
}

function isRestOfLabel(doc: Doc, block: Block, at: number): boolean {
  const above = doc.blocks[block.index - 1]
  return at === 0 && above !== undefined && brokenLabels(doc, above) !== null
}

function opens(block: Block, at: number): boolean {
  if (at === 0) return true
  const before = block.text.slice(0, at)
  if (before.length < 16 && NUMBER_BEFORE.test(before)) return true
  if (/^[☐☒\s]+$/.test(before)) return true
  if (block.cells?.some((cell) => Math.abs(cell.start - block.span.start - at) <= 1)) return true
  return false
}

/** Behind the label its cell ends, or a colon, dots or a remark in brackets stand. */
function closesField(block: Block, end: number): boolean {
  if (block.cells?.some((cell) => Math.abs(cell.end - block.span.start - end) <= 1)) return true
  return /^\s{0,2}(?:$|:|[._]{3}|\([^)]{0,120}\)\s{0,2}(?:$|:))/.test(
    block.text.slice(end, end + 130),
  )
}

/** Words that name a field: a row of nothing but these is the head of a table. */
const FIELD_NAME =
  /^(?:(?:the |total |full |initial |less )?(?:vendor|purchaser|seller|buyer|price|purchase price|sale price|deposit|balance|residue|settlement|completion|address|title|volume|folio|lot|plan|land|property|council|zone|zoning|area|contract date|day of sale|finance|amount|due)\b[^$\d:]{0,30}|(?:being |on )(?:lot|plan)|certificate of title.{0,20})$/i

/**
 * The cell below a label that is the head of a column: all cells of its row name fields, and the next
 * row has as many cells.
 */
function columnBelow(doc: Doc, block: Block, at: number): { text: string; offset: number } | null {
  const { cells } = block
  const next = doc.blocks[block.index + 1]
  if (cells === null || cells.length < 2 || next?.cells?.length !== cells.length) return null
  if (next.partIndex !== block.partIndex) return null
  const names = cells.map((cell) => doc.text.slice(cell.start, cell.end).trim().replace(/:$/, ''))
  if (!names.every((name) => name.length < 45 && FIELD_NAME.test(name))) return null
  const column = cells.findIndex(
    ({ start, end }) => start <= block.span.start + at && end > block.span.start + at,
  )
  const below = next.cells[column]
  if (below === undefined) return null
  const values = next.cells.map((cell) => doc.text.slice(cell.start, cell.end).trim())
  if (values.every((value) => FIELD_NAME.test(value.replace(/:$/, '')))) return null
  return { text: doc.text.slice(below.start, below.end), offset: below.start }
}

/**
 * "Purchaser |        " above "Land | Lot 5": an empty cell of a form is a blank, unless the next row
 * goes on with it ("NAME: …", or an empty first cell).
 */
function isBlankRow(doc: Doc, block: Block): boolean {
  const next = doc.blocks[block.index + 1]
  if (block.cells === null || block.cells.length < 2) return isRowOfAnotherField(doc, next)
  const first = next?.cells?.[0]
  if (next === undefined || first === undefined || (next.cells?.length ?? 0) < 2) return false
  const head = doc.text.slice(first.start, first.end).trim()
  return head !== '' && !GOES_ON.test(head)
}

/** "Purchaser" on a line of its own above the row "Land | Lot 5". */
function isRowOfAnotherField(doc: Doc, next: Block | undefined): boolean {
  const first = next?.cells?.[0]
  if (first === undefined || (next?.cells?.length ?? 0) < 2) return false
  const head = doc.text.slice(first.start, first.end).trim().replace(/:$/, '')
  return FIELD_NAME.test(head) && !GOES_ON.test(head)
}

/** Fields of a party or a property below its own heading. */
const GOES_ON =
  /^(?:(?:full |legal )?names?\b|address|\$|\d|[☐☒]|land\b.{0,3}address|lot\b|street|unit\b|suburb|abn|acn)/i

function textBelow(doc: Doc, block: Block, reach: number): { text: string; offset: number } | null {
  const next = doc.blocks[block.index + 1]
  if (next === undefined || next.partIndex !== block.partIndex) return null
  if (next.page > block.page + 1) return null
  const after = doc.blocks[block.index + 2]
  const end =
    after !== undefined && after.partIndex === block.partIndex && next.text.length < 40
      ? after.span.end
      : next.span.end
  return {
    text: doc.text.slice(next.span.start, Math.min(end, next.span.start + reach)),
    offset: next.span.start,
  }
}

/**
 * The text from an offset to the end of its block, and on over the lines below where a cell's value
 * was broken: they open with a small letter or are a postcode alone. Places stay as in `Doc.text`.
 */
export function brokenOver(doc: Doc, block: Block, from: number): string {
  let end = block.span.end
  for (let index = block.index + 1; index <= block.index + 2; index += 1) {
    const next = doc.blocks[index]
    if (next?.partIndex !== block.partIndex || next.cells !== null || next.text.length > 160) break
    const number =
      /^\d/.test(next.text) &&
      /\b(?:folio|volume|lot|plan|no\.?)$/i.test(doc.text.slice(end - 8, end))
    if (
      !(number || /^(?:[a-z]|\d{4}$)/.test(next.text)) ||
      /[.:;]$/.test(doc.text.slice(end - 1, end))
    )
      break
    end = next.span.end
  }
  return doc.text.slice(from, end).replaceAll('\n', ' ')
}

const PLACEHOLDER =
  /^[\s"'[({<]*(?:insert|enter|please|tb[ac]\b|to be (?:advised|confirmed|inserted|agreed|completed|nominated|provided|determined)|not (?:applicable|known|specified|stated|yet)|n\/?a\b|nil\b|none\b|unknown|blank|as (?:above|attached|agreed)|see (?:attached|annexure|title)|x{2,}|_{2,}|\.{3,}|\?{2,}|\$?\s*$|name of (?:vendor|purchaser|seller|buyer)|amount|date\b(?!\s?:?\s?\d)|click)/i

/** A field that was left for somebody to fill in: "[insert]", "TBA", dots or crosses. */
export function isPlaceholder(text: string): boolean {
  return (
    PLACEHOLDER.test(text) || /\bXX\b|\[\s*(?:insert|\.{2,}|_+)|_{4,}\s*$/i.test(text.slice(0, 60))
  )
}

/**
 * The heading above a cell: the nearest row above with as many cells and no amount in it. Empty where
 * there is none. `at` is an offset in the block's text.
 */
export function columnHeading(doc: Doc, block: Block, at: number): string {
  const cells = block.cells
  if (cells === null || cells.length < 2) return ''
  const offset = block.span.start + at
  const column = cells.findIndex((cell) => cell.start <= offset && cell.end > offset)
  if (column < 1) return ''
  for (let index = block.index - 1; index > block.index - 12; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex || above.cells === null) return ''
    // The heads may stand over the amounts alone and leave the first column without one.
    const apart = above.cells.length === cells.length - 1 && !/\d\.\d\d\b/.test(above.text)
    if (above.cells.length !== cells.length && !apart) return ''
    const cell = above.cells[apart ? column - 1 : column]
    if (cell === undefined || /\$ ?\d|\d\.\d\d\b/.test(above.text)) continue
    const heading = doc.text.slice(cell.start, cell.end)
    return heading.length < 40 ? heading : ''
  }
  return ''
}

/** The words at a span with their place, as a fact. */
export function factAt<T>(
  doc: Doc,
  value: T,
  span: Span,
  confidence: number,
  explanation: readonly string[],
): Fact<T> {
  const text = doc.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim()
  return { value, text, spans: [span], confidence, explanation }
}

/** Where in a bundle the parties' own figures stand, best first. */
export const CONTRACT_ZONES: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'auction-conditions',
]
/** Stretches of unknown kind, for a fragment or an unusual form. */
export const LOOSE_ZONES: readonly PageKind[] = ['other', 'special-conditions', 'annexure']

/**
 * Where the fields of a contract stand only if its part was misread. Here a label counts where it is
 * the name of a field and nothing else.
 */
export const MISREAD_ZONES: readonly PageKind[] = [
  'statutory-notice',
  'general-conditions',
  'by-laws',
  'planning-certificate',
  'owners-corporation-certificate',
  'lease',
]

/** Text that stands in one column over several rows, with the place of each of its letters. */
export type ColumnText = {
  readonly text: string
  readonly spanOf: (start: number, end: number) => Span[]
}

/**
 * What stands below a cell in rows of as many cells, joined by blanks, down to the row that `ends`
 * tells; one row of fewer cells may stand between.
 */
export function textInColumn(
  doc: Doc,
  block: Block,
  column: number,
  ends: (row: Block) => boolean,
): ColumnText {
  const width = block.cells?.length ?? 0
  const pieces: { at: number; span: Span }[] = []
  let text = ''
  for (let index = block.index + 1; index <= block.index + MOST_ROWS; index += 1) {
    const row = doc.blocks[index]
    if (row?.partIndex !== block.partIndex || ends(row)) break
    const cell = row.cells?.length === width ? row.cells[column] : undefined
    if (cell === undefined) break
    text = text === '' ? '' : `${text} `
    pieces.push({ at: text.length, span: cell })
    text += doc.text.slice(cell.start, cell.end)
  }
  return {
    text,
    spanOf: (start, end) =>
      pieces.flatMap(({ at, span }) => {
        const from = Math.max(start, at)
        const to = Math.min(end, at + span.end - span.start)
        return from < to ? [{ start: span.start + from - at, end: span.start + to - at }] : []
      }),
  }
}

const MOST_ROWS = 8
