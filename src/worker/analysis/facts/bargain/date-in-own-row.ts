import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { firstDate } from '../forms/dates.ts'
import { factAt } from '../fact-at.ts'
import { labelled } from '../forms/labels.ts'

/**
 * "Date: 11 September 2026" among the last rows of a contract, with nothing else in the row; or a
 * "sale date" of its own. Below a signature it is the day of that one side.
 */
export function dateInOwnRow(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: ZONES })) {
    const label = ROW.exec(block.text)?.[0]
    const rest = label === undefined ? '' : block.text.slice(label.length)
    const date = label === undefined ? null : firstDate(rest)
    if (label === undefined || date === null || date.start > DAY_BEFORE || !closes(rest, date.end))
      continue
    if (SIGNED.test(doc.blocks[block.index - 1]?.text ?? '')) continue
    const start = block.span.start + label.length + date.start
    const span = { start, end: start + date.end - date.start }
    return factAt(doc, date.date, span, 70, ['the date of a contract in a row of its own'])
  }
  for (const place of labelled(doc, SALE_DATE, ZONES)) {
    const date = firstDate(place.text.slice(0, 40))
    if (date === null || date.start > DAY_BEFORE) continue
    const span = { start: place.offset + date.start, end: place.offset + date.end }
    return factAt(doc, date.date, span, 80, [`a date behind "${place.label}"`])
  }
  return null
}

const ZONES = ['particulars', 'contract-form'] as const
const ROW =
  /^(?:(?:item )?[A-Z]?\d{0,2}[.)]?\s{1,3})?(?:date(?! (?:for|by|signed))|contract(?= {1,3}\d)|dated)\s{0,3}:?\s{1,3}/i
const SALE_DATE = /\b(?:sale date|date of last (?:signature|signing))\b/i
const SIGNED = /\b(?:sign\w*|witness\w*|execut\w+)\b/i
/** "Friday, 11 September 2026" */
const DAY_BEFORE = 12

function closes(text: string, end: number): boolean {
  return /^[\s.]*$/.test(text.slice(end))
}
