import type { Block, Doc } from '../../document.ts'

import { FIELD_NAME } from './field-name.ts'

/**
 * The cell below a label that is the head of a column: all cells of its row name fields, and the next
 * row has as many cells.
 */
export function columnBelow(
  doc: Doc,
  block: Block,
  at: number,
): { text: string; offset: number } | null {
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
export function isBlankRow(doc: Doc, block: Block): boolean {
  const next = doc.blocks[block.index + 1]
  if (block.cells === null || block.cells.length < 2) return isRowOfAnotherField(doc, next)
  // "1. FINANCIAL MATTERS" is who buys in no contract.
  if (next !== undefined && next.page !== block.page) return true
  if (next?.kind === 'heading' && NUMBERED.test(next.text)) return true
  const first = next?.cells?.[0]
  if (next === undefined || first === undefined || (next.cells?.length ?? 0) < 2) return false
  const head = doc.text.slice(first.start, first.end).trim()
  return head !== '' && !GOES_ON.test(head)
}

/** The block below a label that has nothing behind it, with the next one where it is short. */
export function textBelow(
  doc: Doc,
  block: Block,
  reach: number,
): { text: string; offset: number } | null {
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

/** "Purchaser" on a line of its own above the row "Land | Lot 5". */
function isRowOfAnotherField(doc: Doc, next: Block | undefined): boolean {
  const first = next?.cells?.[0]
  if (first === undefined || (next?.cells?.length ?? 0) < 2) return false
  const head = doc.text.slice(first.start, first.end).trim().replace(/:$/, '')
  return FIELD_NAME.test(head) && !GOES_ON.test(head)
}

const NUMBERED = /^(?:part |item |section )?\d{1,2}(?:\.\d{1,2})?[.):]?\s[A-Z]/i
/** Fields of a party, a property or a payment below its own heading. */
const GOES_ON =
  /^(?:(?:full |legal )?names?\b|(?:the )?(?:amount|sum)(?: payable| of)?$|address|\$|\d|[☐☒]|land\b.{0,3}address|lot\b|street|unit\b|suburb|abn|acn)/i
