import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact, Settlement } from '../facts.ts'

import { findAll } from '../../segment/find.ts'
import { factAt } from '../fact-at.ts'
import { firstDate } from '../forms/dates.ts'

/**
 * "The balance of $612,000.00 is to be paid on 15 January 2027, when the purchaser is entitled to
 * possession": a contract in prose that never says settlement fixes it by the day of the balance. Null
 * where no balance of the price has its day.
 */
export function dayOfBalance(
  doc: Doc,
  zones: readonly PageKind[],
  confidence: number,
): Fact<Settlement> | null {
  for (const { span, block } of findAll(doc, PAID_ON, { zones })) {
    const behind = doc.text.slice(span.end, Math.min(block.span.end, span.end + REACH))
    const date = firstDate(behind)
    if (date === null || !LEAD.test(behind.slice(0, date.start))) continue
    const place = { start: span.end + date.start, end: span.end + date.end }
    return factAt(doc, { kind: 'date', date: date.date }, place, confidence, [
      'the day on which the balance is paid',
    ])
  }
  return null
}

const REACH = 60
const PAID_ON =
  /\b(?:balance|residue|remainder|rest)(?! (?:of )?(?:the )?deposit)(?: of (?:the )?(?:purchase )?(?:price|money))?,?(?: of \$ ?\d[\d,.]{0,13}\d)?,? (?:(?:is|shall be|must be|will be|are|to be|is to be) )?(?:paid|payable|due)(?: and payable)?(?: (?:by|to) the (?:purchaser|buyer|vendor|seller)s?)? (?:on or before|on|by) /gi
const LEAD = /^(?:the )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:the )?$/i
