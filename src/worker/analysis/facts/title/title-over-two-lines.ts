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
