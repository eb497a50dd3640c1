import { cellText } from './cell-text.ts'
import type { DraftBlock } from './draft-blocks.ts'

/** What `boxesFirst` needs of a block. */
type Row = Pick<DraftBlock, 'span' | 'text' | 'page' | 'cells'>

type Side = 'before' | 'behind'

/** A box or an answer that stands beside one, by where it begins. */
type Token = { readonly start: number; readonly end: number; readonly isBox: boolean }

/** An answer and the box that follows it, to change places. */
type Pair = { readonly word: Token; readonly box: Token }

const TOKENS = /[☐☒]|\b(?:yes|no)\b/gi
/** "attached ☒ not attached ☐" */
const WORD_AND_NOT =
  /\b(applicable|attached|annexed|enclosed|given|provided|included|required|connected|available|affected|supplied|installed|complying)([ :|]{0,3})([☐☒])([ |,/]{1,4})(not \1)([ :|]{0,3})([☐☒])/gi
/** What may stand between a box and its answer, and between the answers of one question. */
const BETWEEN = /^[ :|/.,)-]{0,4}$/
const WORDS_THEN_BOX = /^[^☐☒]{0,100}[a-z][^☐☒]{0,12}[☐☒]$/i
const BOX_ALONE = /^[☐☒]$/
const COLUMN = /^(yes|no)\W?$/i

/**
 * The texts of blocks with every box before its words, whichever way the form prints them, so that
 * one convention is read everywhere: "Yes ☒ No ☐" becomes "☒ Yes ☐ No". Units change places and none
 * is added. The row tells by its order, else the other rows of its page, else those of the file; a
 * lone box between two answers that none of them settles is no box at all: "Yes / No". Columns of
 * boxes below "Yes" and "No" become the word that is marked.
 */
export function boxesFirst<T extends Row>(rows: readonly T[]): T[] {
  if (!rows.some(({ text }) => hasBox(text))) return [...rows]
  const sides = rows.map(({ text }) => (hasBox(text) ? sidesIn(text) : []))
  const ofFile = unanimous(sides.flat())
  const ofPage = new Map<number, Side | null>()
  const sideOf = (page: number) => {
    const known = ofPage.get(page)
    if (known !== undefined) return known
    const here = sides.filter((_, index) => rows[index]?.page === page).flat()
    const side = here.length > 0 ? unanimous(here) : ofFile
    ofPage.set(page, side)
    return side
  }
  let columns: readonly string[] | null = null
  return rows.map((row) => {
    columns = columnsOf(row) ?? columns
    if (!hasBox(row.text)) return row
    const column = columns === null ? null : inColumns(row, columns)
    if (column !== null) return column
    const text = cellsFirst(answersFirst(wordsFirst(row.text), sideOf(row.page)), row)
    return text === row.text ? row : { ...row, text }
  })
}

function hasBox(text: string): boolean {
  return text.includes('☐') || text.includes('☒')
}

function wordsFirst(text: string): string {
  return text.replaceAll(WORD_AND_NOT, '$3$2$1$4$7$6$5')
}

/** Boxes and answers that stand in one row without other words between them. */
function runsIn(text: string): Token[][] {
  const runs: Token[][] = []
  for (const match of text.matchAll(TOKENS)) {
    const token = {
      start: match.index,
      end: match.index + match[0].length,
      isBox: BOX_ALONE.test(match[0]),
    }
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && BETWEEN.test(text.slice(last.end, token.start)))
      runs.at(-1)?.push(token)
    else runs.push([token])
  }
  return runs.filter((run) => run.some(({ isBox }) => isBox))
}

/** "bwbw" for two boxes, each before its answer. */
function shapeOf(run: readonly Token[]): string {
  return run.map(({ isBox }) => (isBox ? 'b' : 'w')).join('')
}

function sidesIn(text: string): Side[] {
  return runsIn(text).flatMap((run): Side[] => {
    const shape = shapeOf(run)
    if (/^(?:bw){2,9}$/.test(shape)) return ['before']
    return /^(?:wb){2,9}$/.test(shape) ? ['behind'] : []
  })
}

function unanimous(sides: readonly Side[]): Side | null {
  const [first] = sides
  return first !== undefined && sides.every((side) => side === first) ? first : null
}

function answersFirst(text: string, side: Side | null): string {
  let read = text
  for (const run of runsIn(text)) {
    const shape = shapeOf(run)
    const isLast = run.at(-1)?.end === text.trimEnd().length
    const isBehind = /^(?:wb){2,9}$/.test(shape) || (shape === 'wb' && isLast && side !== 'before')
    if (isBehind || (shape === 'wbw' && side === 'behind')) {
      for (const pair of pairsOf(run)) read = swapped(read, pair)
    } else if (shape === 'wbw' && side === null) {
      const box = run[1]
      if (box !== undefined) read = `${read.slice(0, box.start)}/${read.slice(box.end)}`
    }
  }
  return read
}

function pairsOf(run: readonly Token[]): Pair[] {
  return run.flatMap((word, index) => {
    const box = run[index + 1]
    return !word.isBox && box?.isBox === true ? [{ word, box }] : []
  })
}

/** The same units with the box, and what parted it from its words, in front of them. */
function swapped(text: string, { word, box }: Pair): string {
  const words = text.slice(word.start, word.end)
  const gap = text.slice(word.end, box.start)
  const sign = text.slice(box.start, box.end)
  return `${text.slice(0, word.start)}${sign}${gap}${words}${text.slice(box.end)}`
}

/**
 * "Building report ☐ | Pest report ☒": cells that end in their own box. A cell of words without any
 * behind them would own the box before it, and leaves the row as it is.
 */
function cellsFirst(text: string, { cells, span }: Row): string {
  if (cells === null || cells.length < 2) return text
  let read = text
  let isOpen = false
  for (const cell of cells) {
    const [start, end] = [cell.start - span.start, cell.end - span.start]
    const words = text.slice(start, end)
    if (isOpen && !hasBox(words) && words.trim() !== '') return text
    if (!WORDS_THEN_BOX.test(words)) continue
    isOpen = true
    const at = end - 1
    const gap = text.slice(start, at).trimEnd().length
    read = swapped(read, {
      word: { start, end: start + gap, isBox: false },
      box: { start: at, end, isBox: true },
    })
  }
  return read
}

/** The answers at the head of columns, where a row ends in both of them and holds no box. */
function columnsOf(row: Row): readonly string[] | null {
  const { text, cells } = row
  if (hasBox(text) || cells === null || cells.length < 2 || text.length > 90) return null
  const heads = cells.slice(-2).map((cell) => COLUMN.exec(cellText(row, cell))?.[1]?.toLowerCase())
  const [first, second] = heads
  if (first === undefined || second === undefined || first === second) return null
  return [first, second]
}

/** "Heritage | ☐ | ☒" below "Yes | No": the word of the marked column in the place of both boxes. */
function inColumns<T extends Row>(row: T, columns: readonly string[]): T | null {
  const { cells, text, span } = row
  const [first, second] = cells?.slice(-2) ?? []
  if (cells === null || cells.length < 3 || first === undefined || second === undefined) return null
  const boxes = [first, second].map((cell) => cellText(row, cell))
  if (!boxes.every((box) => BOX_ALONE.test(box)) || boxes[0] === boxes[1]) return null
  const marked = columns[boxes[0] === '☒' ? 0 : 1]
  const word = marked === 'yes' ? 'Yes' : 'No.'
  if (second.end - first.start !== word.length) return null
  return {
    ...row,
    text: text.slice(0, first.start - span.start) + word + text.slice(second.end - span.start),
    cells: [...cells.slice(0, -2), { start: first.start, end: second.end }],
  }
}
