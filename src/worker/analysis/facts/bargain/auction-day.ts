import type { Doc } from '../../document.ts'
import { blocksIn } from '../../segment/find.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import { firstDate } from '../forms/dates.ts'
import { factAt } from '../fact-at.ts'
import type { Fact } from '../facts.ts'

const LABEL =
  /^\W{0,3}(?:(?:date|day|time|date and time) of (?:the )?(?:public )?auction|(?:public )?auction(?: date| day| details)?)\s?[:|-]?\s{0,3}(?:to be held |on )?(?:on )?(?:[a-z]{3,6}day,? )?(?=\d)/i

/** The day on which the property is to be auctioned, where the form of the contract names one. */
export function recogniseAuctionDay(doc: Doc): Fact<string> | null {
  for (const { text, span } of blocksIn(doc, {
    zones: [...CONTRACT_ZONES, 'special-conditions'],
  })) {
    const label = LABEL.exec(text)
    const date =
      label === null ? null : firstDate(text.slice(label[0].length, label[0].length + 40))
    if (label === null || date === null || date.start > HOUR) continue
    const start = span.start + label[0].length + date.start
    return factAt(doc, date.date, { start: span.start, end: start + date.end - date.start }, 80, [
      'a day beside the name of the auction',
    ])
  }
  return null
}

/** "11.30 am on 12 December 2026" */
const HOUR = 14
