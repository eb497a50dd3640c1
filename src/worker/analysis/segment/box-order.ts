import { cellText } from './cell-text.ts'
import type { DraftBlock } from './draft-blocks.ts'

/** What `boxesFirst` needs of a block. */
type Row = Pick<DraftBlock, 'span' | 'text' | 'page' | 'cells'>

type Side = 'before' | 'behind'

/** What a column of boxes says at its head. */
type Answer = 'yes' | 'no' | 'neither'

/** Where the boxes of a row stand among its cells, and what they are. */
type BoxCells = { readonly first: number; readonly last: number; readonly signs: readonly string[] }

/** A head names the other columns too. */
const LONGEST_HEAD = 160

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
/** Both boxes of a narrow pair of columns, read as one cell. */
const BOX_PAIR = /^[☐☒] [☐☒]$/
/** What stands at the head of a column of boxes: an answer, and the answer that denies it. */
const HEAD_YES =
  /^(?:yes|y|applies|applicable|found|present|attached|included|enclosed|provided|given|detected|evident|evidence found|visible|sighted|observed|identified|recorded|affected|connected|installed|issued|held|known)\W?$/i
const HEAD_NO =
  /^(?:no|n|(?:is |are |was )?not(?: (?:applicable|found|present|attached|included|enclosed|provided|given|detected|evident|visible|sighted|observed|identified|recorded|affected|connected|installed|issued|held|known))?|does not(?: apply)?|do not apply|absent|none|nil|no evidence|none (?:found|seen|detected|observed|sighted))\W?$/i
/** The third column of some: neither of both. */
const HEAD_NEITHER =
  /^(?:n\/a|not applicable|unknown|unsure|not known|not inspected|not sure|don't know)\W?$/i

/**
 * The texts of blocks with every box before its words, whichever way the form prints them, so that
 * one convention is read everywhere: "Yes ☒ No ☐" becomes "☒ Yes ☐ No". Units change places and none
 * is added. The row tells by its order, else the other rows of its page, else those of the file; a
 * lone box between two answers that none of them settles is no box at all: "Yes / No". Columns of
 * boxes below "Yes" and "No", or "Found" and "Not found", become the answer that is marked.
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
  let columns: readonly Answer[] | null = null
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

/** The answers at the head of two or three columns, where a row names them and holds no box. */
function columnsOf(row: Row): readonly Answer[] | null {
  const { text, cells } = row
  if (hasBox(text) || cells === null || cells.length < 2 || text.length > LONGEST_HEAD) return null
  const heads = cells.map((cell) => headOf(cellText(row, cell)))
  const at = heads.findIndex((head, index) => isPair(head, heads[index + 1]))
  const [first, second, third] = at < 0 ? [] : heads.slice(at)
  if (first === undefined || second === undefined || first === null || second === null) return null
  return third === 'neither' ? [first, second, third] : [first, second]
}

function headOf(words: string): Answer | null {
  if (HEAD_NEITHER.test(words)) return 'neither'
  if (HEAD_YES.test(words)) return 'yes'
  return HEAD_NO.test(words) ? 'no' : null
}

function isPair(head: Answer | null, next: Answer | null | undefined): boolean {
  return (head === 'yes' && next === 'no') || (head === 'no' && next === 'yes')
}

/** "Heritage | ☐ | ☒" below "Yes | No": the word of the marked column in the place of its boxes. */
function inColumns<T extends Row>(row: T, columns: readonly Answer[]): T | null {
  const boxes = boxCells(row, columns.length)
  if (boxes === null || row.cells === null) return null
  const { first, last, signs } = boxes
  const [start, end] = [row.cells[first]?.start, row.cells[last]?.end]
  const marked = signs.indexOf('☒')
  const answer = columns[marked]
  if (answer === undefined || signs.includes('☒', marked + 1)) return null
  if (start === undefined || end === undefined) return null
  const rest = row.text.slice(end - row.span.start)
  const word = answer === 'yes' ? 'Yes' : wordFor(answer, rest)
  // As wide as two boxes with a blank between them, or as three.
  const said = end - start === word.length ? word : `- ${word}`
  if (end - start !== said.length) return null
  return {
    ...row,
    text: row.text.slice(0, start - row.span.start) + said + rest,
    cells: [...row.cells.slice(0, first), { start, end }, ...row.cells.slice(last + 1)],
  }
}

/** "No." closes its row or what it answers; "No. 5.4" would be a number. */
function wordFor(answer: Answer, rest: string): string {
  if (answer === 'neither') return 'N/A'
  return /^ ?(?:[A-Z]|$)/.test(rest) ? 'No.' : 'Nil'
}

/** The only run of as many cells that are boxes and nothing else, or the one cell that holds them. */
function boxCells(row: Row, count: number): BoxCells | null {
  const texts = (row.cells ?? []).map((cell) => cellText(row, cell))
  const first = texts.findIndex((text) => BOX_ALONE.test(text) || BOX_PAIR.test(text))
  const own = texts[first]
  if (own === undefined || first === 0) return null
  const isOne = BOX_PAIR.test(own)
  const signs = isOne ? own.split(' ') : texts.slice(first, first + count)
  const last = isOne ? first : first + count - 1
  const others = [...texts.slice(0, first), ...texts.slice(last + 1)]
  if (signs.length !== count || !signs.every((sign) => BOX_ALONE.test(sign))) return null
  return others.some(hasBox) ? null : { first, last, signs }
}
