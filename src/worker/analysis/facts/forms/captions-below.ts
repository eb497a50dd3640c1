import type { Block, Doc, Span } from '../../document.ts'

const found = new WeakMap<Doc, ReadonlySet<number>>()

/**
 * The value that a form prints above its caption, "$437,500 | $20,000" above "price | deposit": for a
 * place in a row of captions, the cell above it. Null where the form names its fields in another way.
 */
export function valueAboveCaption(
  doc: Doc,
  block: Block,
  at: number,
): { text: string; offset: number } | null {
  if (!captionRows(doc).has(block.index)) return inItsCell(doc, block, at)
  const column = columnAt(block, at)
  const cell = doc.blocks[block.index - 1]?.cells?.[column]
  return cell === undefined
    ? null
    : { text: doc.text.slice(cell.start, cell.end), offset: cell.start }
}

/** "Ann SAMPLE" above "full name of buyer" in one cell, in a form whose captions stand below. */
function inItsCell(doc: Doc, block: Block, at: number): { text: string; offset: number } | null {
  const start = block.span.start + at
  if (captionRows(doc).size === 0 || !doc.cellBreaks.has(start - 1)) return null
  const cell = block.cells?.[columnAt(block, at)]
  if (cell === undefined || cell.end - start > LONGEST_IN_CELL) return null
  return { text: doc.text.slice(cell.start, start - 1), offset: cell.start }
}

const LONGEST_IN_CELL = 30

/** The caption below a place in a row of values; null where no captions stand below. */
export function captionBelow(doc: Doc, block: Block, at: number): string | null {
  if (!captionRows(doc).has(block.index + 1)) return null
  const cell = doc.blocks[block.index + 1]?.cells?.[columnAt(block, at)]
  return cell === undefined ? null : doc.text.slice(cell.start, cell.end)
}

/** Each value of a form whose captions stand below, with its caption. */
export function valuesWithCaptions(doc: Doc): { caption: string; value: Span }[] {
  return [...captionRows(doc)].flatMap((index) => {
    const values = doc.blocks[index - 1]?.cells ?? []
    return (doc.blocks[index]?.cells ?? []).flatMap(({ start, end }, column) => {
      const value = values[column]
      return value === undefined ? [] : [{ caption: doc.text.slice(start, end).trim(), value }]
    })
  })
}

function columnAt({ cells, span }: Block, at: number): number {
  const offset = span.start + at
  return cells?.findIndex(({ start, end }) => start <= offset && end > offset) ?? -1
}

/**
 * The rows that caption the row above. Heads and values take turns in a table of either kind: what
 * comes first tells which names which, and one pair alone tells nothing.
 */
function captionRows(doc: Doc): ReadonlySet<number> {
  const known = found.get(doc)
  if (known !== undefined) return known
  const rows = new Set<number>()
  for (const part of doc.parts) {
    const own: number[] = []
    let areHeadsAbove = false
    for (const [at, block] of part.blocks.entries()) {
      const next = part.blocks[at + 1]
      if (block.cells === null) {
        areHeadsAbove = false
        continue
      }
      if (isCaptions(doc, block)) {
        if (!own.includes(block.index)) areHeadsAbove = true
        continue
      }
      if (next === undefined || areHeadsAbove || next.cells?.length !== block.cells.length) continue
      if (isValues(doc, block) && isCaptions(doc, next)) own.push(next.index)
    }
    if (own.length >= LEAST_PAIRS) for (const index of own) rows.add(index)
  }
  found.set(doc, rows)
  return rows
}

/** A form has more than one row of them. */
const LEAST_PAIRS = 2

function isCaptions(doc: Doc, { cells }: Block): boolean {
  return (
    cells !== null &&
    cells.length > 1 &&
    cells.every(({ start, end }) => {
      const cell = doc.text.slice(start, end).trim()
      return CAPTION.test(cell) && !/\d/.test(cell.replace(DAY, ''))
    })
  )
}

/** Of "Area | 612 m²" the first cell is the label: in a row of values the first is one too. */
function isValues(doc: Doc, { cells }: Block): boolean {
  const are = (cells ?? []).map(({ start, end }) => VALUE.test(doc.text.slice(start, end)))
  const count = are.filter(Boolean).length
  return are[0] === true && (are.length === 2 ? count === 2 : count * 2 >= are.length)
}

/** Words of a field, of which a day or a rate may be part, and no value. */
const CAPTION = /^(?!(?:nil|none|no|yes|n\/a|see)\b)(?:\d{1,2}% )?[a-z][^$:]{2,69}$/i
const DAY = /\b(?:\d{1,2} [A-Z][a-z]{2,8} \d{4}|20\d\d|\d{1,2}%)/g
const VALUE = /\d|^\s*(?:nil|none|no|yes|see)\b/i
