import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { periodOf } from './charge-period.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'
import { printedCents } from '../../wording/printed-number.ts'

/**
 * The prescribed disclosure of a strata company prints the sign of the dollar above its columns alone:
 * "Contributions determined … for | Actual ($)" above "Administrative fund | 1,764.00". The
 * contributions to each fund for the year, added; null where there is no such table.
 */
export function fundsWithoutSign(doc: Doc): Fact<Outgoing> | null {
  for (const head of doc.blocks) {
    if (!HEAD.test(head.text) || head.text.length > LONGEST) continue
    const rows = doc.blocks.slice(head.index, head.index + MOST_ROWS)
    const heads = rows
      .slice(0, 3)
      .map(({ text }) => text)
      .join(' ')
    if (!SIGN_ALONE.test(heads)) continue
    const shared = YEAR.test(heads) ? 1 : (periodOf(heads, '')?.times ?? null)
    const paid = rows.slice(1).flatMap((row) => contributionIn(doc, row, shared))
    if (paid.length < 2) continue
    const fact = sumOfContributions(paid, ADDED)
    if (fact.value.annualCents <= HIGHEST_CENTS) return fact
  }
  return null
}

const ADDED = {
  confidence: 84,
  explanation: 'the contributions to each fund in a table without signs, added',
}

function contributionIn(doc: Doc, block: Block, shared: number | null): Contribution[] {
  const [label, first] = block.cells ?? []
  if (label === undefined || first === undefined) return []
  const name = doc.text.slice(label.start, label.end)
  const times = periodOf(name, '')?.times ?? shared
  if (!FUND.test(name) || times === null) return []
  const printed = PLAIN.exec(doc.text.slice(first.start, first.end))?.[0]
  if (printed === undefined) return []
  const start = first.start - block.span.start
  const cents = printedCents(printed)
  return [{ block, amount: { cents, start, end: start + printed.length }, times }]
}

const HEAD =
  /^(?:\d{1,2}[.)] )?(?:contributions?|levies|levy)\b.{0,40}\b(?:determined|levied|payable|raised|fixed|(?:for|of|by) (?:the |this )?(?:lot|unit))\b/i
const SIGN_ALONE = /\(\$\)|\$(?! ?\d)/
const YEAR =
  /\b(?:1 \w{3,9} 20\d\d (?:to|-) 3[01] \w{3,9} 20\d\d|12 months|per annum|(?:for the|each|per) year|annual)\b/i
const FUND =
  /^(?:administrati(?:ve|on)|admin|reserve|sinking|capital works|maintenance)(?: fund)?\b.{0,14}$/i
const PLAIN = /^\d{1,3}(?:,\d{3}){0,2}\.\d\d$/
const LONGEST = 200
const MOST_ROWS = 8
