import type { Doc } from '../document.ts'
import type { Fact } from './facts.ts'
import type { Labelled } from './labels.ts'

import { dueDate } from './deposit-date.ts'

/** "Due date for rest: 14 November 2026" in a row of its own below the deposit, or beside its total. */
export function dueInRows(doc: Doc, place: Labelled, confidence: number): Fact<string> | null {
  const { block } = place
  let found = dateIn(doc, place, block.index, confidence)
  for (let index = block.index + 1; index <= block.index + ROWS; index += 1) {
    const below = doc.blocks[index]
    if (below?.partIndex !== block.partIndex || below.text.length > LONGEST_ROW) break
    if (ROW.test(below.text)) found = dateIn(doc, place, index, confidence) ?? found
    else if (OTHER_FIELD.test(below.text)) break
  }
  return found
}

function dateIn(doc: Doc, place: Labelled, index: number, confidence: number): Fact<string> | null {
  const row = doc.blocks[index]
  if (row === undefined || row.text.length > LONGEST_ROW) return null
  return dueDate(doc, { ...place, offset: row.span.start }, row.text, confidence)
}

const ROW =
  /^\W{0,3}(?:[\dA-Za-z]{1,3}(?:\.\d{1,2})?[.)]?\W{1,3})?(?:due (?:date|on|by)|date (?:due|payable)|payable (?:by|on)|to be paid (?:by|on)|deposit,? (?:due|payable|date|second|balance|further)|(?:balance|rest|remainder|second|further)(?: (?:of (?:the )?)?(?:deposit|part|instalment|payment))?\b(?! of (?:the )?(?:purchase )?price))/i
const OTHER_FIELD =
  /\b(?:settlement|completion|purchaser|vendor|seller|buyer|finance|balance of price)\b/i
const ROWS = 4
const LONGEST_ROW = 160
