import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { addDays } from '../../money/days.ts'
import { blockAt } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { demandIn, isLongAgo } from '../papers/demands.ts'
import { orderInLetter } from '../papers/letter-of-order.ts'
import { datesIn } from '../reading/dates.ts'
import { numberOf } from '../reading/number-words.ts'
import { withAbove } from '../reading/denials.ts'

export const ORDER_DAY_PATTERNS = wordings({
  /** The last day of an order. */
  by: /\b(?:by|before|on or before|no later than|not later than|until) (?:\w{3,9}day,? )?(?=\d{1,2}[ ./-])/i,
  /** Days from the order's own day. */
  within:
    /\bwithin (\d{1,3}|(?:thirty|sixty|ninety|fourteen|twenty[- ]one|twenty[- ]eight)) (?:\(\d{1,3}\) )?days?\b(?! (?:of|after|from) (?:the )?(?:settlement|completion|contract|sale))/i,
  told: /\b(?:you|the (?:registered )?(?:owners?|proprietors?|occupiers?)|(?:owners|strata) corporation|body corporate|strata company|executors?) (?:are|is|must|shall)\b[^.;]{0,40}\b(?:required|directed|ordered|to|must)\b/i,
  /** "Make safe or take down by 31 January 2027": what an order asks, in the remark beside it. */
  asks: /^(?:remarks?:? |details:? )?(?:[A-Z]{1,5}[-/ ]?\d[\w/-]{0,12},? [^.;]{0,40}[.:,] )?(?:to )?(?:be )?(?:make (?:safe|good)|take down|pull down|remove|demolish|repair|reinstate|replace|clear|install|connect|rectify|comply)\b[^.;]{0,90}\bby \d/i,
  /** A heading or a question that names such a paper, some lines above. */
  named:
    /\b(?:[Ee]nforcement|[Bb]uilding|[Pp]lumbing|[Ee]mergency|[Ff]ire safety|[Hh]ealth|[Ss]how cause|clean-?up|planning|compliance|demolition|rectification|abatement|infringement) (?:notice|order|direction)\b|\b[Oo](?:fficial|FFICIAL) (?:WARNING|[Ww]arning)\b|\b(?:NOTICE|ORDER|DIRECTION)\b/,
  paper: /\b(?:notice|order|direction)\b/i,
  dated: /\b(?:orders?|notices?|directions?)\b[^.;]{0,60}\bdated\b/i,
  meeting:
    /\b(?:submissions?|objections?|appeal|representations?|pay(?:ment)?|rates?|fee|penalt(?:y|ies)|instalments?)\b/i,
})

export type OrderDay = { readonly day: string; readonly span: Span }

const PAPERS = [
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'building-permit',
  'owners-corporation-certificate',
  'minutes',
  // Letters between the rules of a scheme are read as part of them.
  'by-laws',
  'annexure',
  'other',
] as const satisfies readonly PageKind[]

/** The days by which an authority's orders in the papers are to be obeyed, each once. */
export function orderDays(doc: Doc, facts: Facts): OrderDay[] {
  const found: OrderDay[] = []
  const lines = withAbove(doc, PAPERS)
  const passages = lines.map(({ passage }) => passage)
  for (const [index, { passage, above }] of lines.entries()) {
    const { text, span, heading } = passage
    if (!/\d/.test(text) || ORDER_DAY_PATTERNS.meeting.test(text)) continue
    const isTold =
      orderInLetter(passages, index) !== null ||
      (ORDER_DAY_PATTERNS.told.test(text) && ORDER_DAY_PATTERNS.paper.test(`${heading} ${above}`))
    const isAsked = ORDER_DAY_PATTERNS.asks.test(text) && isBelowOrder(doc, span)
    if (!isTold && !isAsked && demandIn(passage) !== 'ordered') continue
    if (isLongAgo(text, facts)) continue
    const day = dayIn(text)
    if (day !== null && !found.some((one) => one.day === day)) found.push({ day, span })
  }
  return found
}

/** A notice has its name in its heading, and what it asks some lines below. */
function isBelowOrder(doc: Doc, { start }: Span): boolean {
  const block = blockAt(doc, start)
  if (block === undefined) return false
  return doc.blocks
    .slice(Math.max(0, block.index - LINES_ABOVE), block.index + 1)
    .some((one) => one.partIndex === block.partIndex && ORDER_DAY_PATTERNS.named.test(one.text))
}

const LINES_ABOVE = 6

function dayIn(text: string): string | null {
  const by = ORDER_DAY_PATTERNS.by.exec(text)
  if (by !== null) {
    const [date] = datesIn(text.slice(by.index + by[0].length, by.index + by[0].length + 24))
    if (date !== undefined) return date
  }
  const days = numberOf(ORDER_DAY_PATTERNS.within.exec(text)?.[1] ?? '')
  const [date, other] = datesIn(text)
  // Only the order's own day, and no other beside it, tells from when its days run.
  if (days === null || days === 0 || date === undefined || other !== undefined) return null
  return ORDER_DAY_PATTERNS.dated.test(text) ? addDays(date, days) : null
}
