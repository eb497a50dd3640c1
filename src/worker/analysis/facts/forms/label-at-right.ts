import type { Block, Doc } from '../../document.ts'

import { FIELD_NAME } from './field-name.ts'

/** What stands on the left of its label, and the whole of that label. */
export type ValueAtLeft = { readonly label: string; readonly text: string; readonly offset: number }

/**
 * "$640,000 | < Purchase Price" and "Ann SAMPLE ........ THE VENDOR": a form that prints its labels at
 * the right of what is filled in. Without an arrow or dots a row is read so only where its neighbours
 * have their labels at the right too. `at` and `end` are where a label stands in the block.
 */
export function valueAtLeft(doc: Doc, block: Block, at: number, end: number): ValueAtLeft | null {
  const label = lastLabel(doc, block)
  if (label === null || at < label.from || end > label.to) return null
  // Only what opens the cell is its name: "< Finance, Financier" names no financier's field.
  if (!/^(?:the |its |our |your )?$/i.test(block.text.slice(label.from, at))) return null
  const value = block.text.slice(0, label.valueEnd).trimEnd()
  return { label: block.text.slice(at, label.to), text: value, offset: block.span.start }
}

type Place = { readonly from: number; readonly to: number; readonly valueEnd: number }

function lastLabel(doc: Doc, block: Block): Place | null {
  const dots = DOTS_BEFORE.exec(block.text.slice(-LONGEST_LABEL))
  if (dots?.[1] !== undefined && FIELD_NAME.test(dots[1])) {
    const from = block.text.length - dots[1].length
    const valueEnd = block.text.slice(0, from).replace(/(?<![\s.·…])[\s.·…]+$/, '').length
    return valueEnd === 0 ? null : { from, to: block.text.length, valueEnd }
  }
  const last = (block.cells?.length ?? 0) > 1 ? block.cells?.at(-1) : undefined
  if (last === undefined) return null
  const cell = doc.text.slice(last.start, last.end)
  const arrow = ARROW.exec(cell)?.[0].length ?? 0
  if (arrow === 0 && !(namesField(cell) && labelsAtRight(doc, block))) return null
  const valueEnd = last.start - block.span.start
  return { from: valueEnd + arrow, to: last.end - block.span.start, valueEnd }
}

const LONGEST_LABEL = 60
const DOTS_BEFORE =
  /(?:\.{4}|(?:\. ){4}|…{2}|·{4}) ?((?:[Tt]he |THE |[Ii]ts |ITS )?[A-Z][A-Za-z' ]{2,34})$/
const ARROW = /^\s?(?:<{1,2}-{0,2}|←|◄|◀|⇐)\s?/

/** Among the rows around it two more name a field at the right, and none names one at the left. */
function labelsAtRight(doc: Doc, block: Block): boolean {
  let count = 0
  for (const row of doc.blocks.slice(Math.max(0, block.index - AROUND), block.index + AROUND + 1)) {
    const [first, last, third] = row.cells ?? []
    if (row.partIndex !== block.partIndex || first === undefined || last === undefined) continue
    if (third !== undefined) continue
    if (namesField(doc.text.slice(first.start, first.end))) return false
    if (namesField(doc.text.slice(last.start, last.end))) count += 1
  }
  return count >= LEAST_ROWS
}

const AROUND = 6
const LEAST_ROWS = 3

function namesField(cell: string): boolean {
  return FIELD_NAME.test(cell.trim().replace(/:$/, ''))
}
