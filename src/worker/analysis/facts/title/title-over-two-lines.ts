import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { factAt } from '../fact-at.ts'
import { OTHER_TITLE } from './title-references-in.ts'

/** A volume and a folio that a line or the columns of a form part. */
export function titleOverTwoLines(doc: Doc, block: Block, confidence: number): Fact<string> | null {
  const { text } = block
  const next = doc.blocks[block.index + 1]
  // "… Volume 12044" at the end of a cell, "Folio 519" in the line below it.
  const below = next?.partIndex === block.partIndex ? (next?.text ?? '') : ''
  const broken = /\bvol(?:ume|\.)?\s?:?\s?((?:LR)?\d{1,6}[A-Z]?)\s?,?$/i.exec(text)
  const rest = broken === null ? null : /^fol(?:io|\.)?\s?:?\s?(\d{1,4}[A-Z]?)\b/i.exec(below)
  if (broken !== null && rest !== null && !OTHER_TITLE.test(text.slice(0, broken.index))) {
    const start = block.span.start + broken.index
    const end = (next?.span.start ?? start) + rest[0].length
    const value = `Volume ${broken[1]?.toUpperCase()} Folio ${rest[1]?.toUpperCase()}`
    return factAt(doc, value, { start, end }, confidence - 5, ['a title over two lines'])
  }
  const inColumns = next === undefined ? null : valuesBelow(doc, block, next)
  if (inColumns !== null) {
    const value = `Volume ${inColumns.volume} Folio ${inColumns.folio}`
    return factAt(doc, value, inColumns.span, confidence - 5, ['volume and folio in columns'])
  }
  // Labels above, values below: the form's columns "Volume  Folio" over "2551  902".
  const columns = /\bvolume\s+folio\s+(\d{1,5}[A-Z]?)\s+(\d{1,4}[A-Z]?)\b/i.exec(
    next === undefined ? text : `${text}\n${next.text}`,
  )
  if (columns === null) return null
  const start = block.span.start + columns.index
  return factAt(
    doc,
    `Volume ${columns[1]} Folio ${columns[2]}`,
    { start, end: start + columns[0].length },
    confidence - 5,
    ['volume and folio in columns'],
  )
}

/**
 * "Lot | Plan | Vol | Fol" above "5 Strata Plan 21846 | 2307 | 415": cells in front may have run together
 * or name the row, so that the columns are counted from the end before the beginning.
 */
function valuesBelow(doc: Doc, block: Block, next: Block) {
  const { cells } = block
  if (cells === null || next.cells === null || next.partIndex !== block.partIndex) return null
  const heads = cells.map(({ start, end }) => doc.text.slice(start, end).trim())
  const volume = heads.findIndex((head) => VOLUME_HEAD.test(head))
  if (volume < 0 || heads.filter((head) => VOLUME_HEAD.test(head)).length > 1) return null
  const both = BOTH_HEAD.test(heads[volume] ?? '')
  const folio = both ? volume : volume + 1
  if (!both && !FOLIO_HEAD.test(heads[folio] ?? '')) return null
  const values = next.cells
  for (const shift of new Set([values.length - heads.length, 0])) {
    const [first, last] = [values[volume + shift], values[folio + shift]]
    if (first === undefined || last === undefined) continue
    const printed = doc.text.slice(first.start, last.end).trim()
    const match = (both ? BOTH : PAIR).exec(printed)
    if (match === null) continue
    const span = { start: first.start, end: last.end }
    return { volume: match[1], folio: match[2], span }
  }
  return null
}

const VOLUME_HEAD = /^vol(?:ume)?\b\.?/i
const FOLIO_HEAD = /^fol(?:io)?\.?$/i
const BOTH_HEAD = /^vol(?:ume)?\.?\s?(?:\/|-|and|&)\s?fol(?:io)?\.?$/i
const PAIR = /^((?:LR)?\d{1,6}[A-Z]?)\s{1,12}(\d{1,4}[A-Z]?)$/
const BOTH = /^((?:LR)?\d{1,6}[A-Z]?)\s?[/-]\s?(\d{1,4}[A-Z]?)$/
