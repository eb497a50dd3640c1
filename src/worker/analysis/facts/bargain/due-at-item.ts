import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { blocksIn } from '../../segment/find.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import { firstDate } from '../forms/dates.ts'
import { factAt } from '../fact-at.ts'

/** "payable on the date in item 9": the day stands in another row of the schedule. */
export function dueAtItem(doc: Doc, place: Labelled, text: string): Fact<string> | null {
  const item = AT_ITEM.exec(text.slice(0, 160))?.[1]
  if (item === undefined) return null
  const row = new RegExp(`^(?:item )?${item}\\b[.):]?\\s`, 'i')
  for (const block of blocksIn(doc, { zones: CONTRACT_ZONES })) {
    const head = block.index === place.block.index ? null : row.exec(block.text)
    const date = head === null ? null : firstDate(block.text.slice(head[0].length))
    if (head === null || date === null || date.start > REACH) continue
    const start = block.span.start + head[0].length + date.start
    const span = { start, end: start + date.end - date.start }
    return factAt(doc, date.date, span, 70, ['a date in the row that the deposit names'])
  }
  return null
}

const AT_ITEM =
  /\b(?:date|day|time)s?,? (?:(?:stated|shown|specified|set out|given|inserted|noted) )?(?:in|at|opposite|against) (?:the )?(?:item|row|line) ([A-Z]?\d{0,2})\b/i
const REACH = 60
