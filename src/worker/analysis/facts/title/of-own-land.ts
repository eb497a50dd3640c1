import type { Doc, Span } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { OwnLand } from './own-land.ts'

import { blockAt } from '../../segment/find.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { ownAmounts } from './own-amounts.ts'

const OF_OWN_LAND = 'what a table of several lands tells of the one that is sold'

/** The value of the land that is sold, where a notice lists several lands of its owner. */
export function valueOfOwnLand(
  doc: Doc,
  fact: Fact<number> | null,
  land: OwnLand,
): Fact<number> | null {
  const [span, ...others] = fact?.spans ?? []
  if (fact === null || span === undefined || others.length > 0) return fact
  const own = ownAmounts(doc, span, land)
  if (own === null) return fact
  return {
    ...fact,
    value: own.reduce((sum, { cents }) => sum + cents, 0),
    text: own.map(({ printed }) => printed).join(' and '),
    spans: own.map((one) => one.span),
    explanation: [...fact.explanation, OF_OWN_LAND],
  }
}

/** The charge for the land that is sold, where a bill has a column or a row for each of several lands. */
export function chargeOfOwnLand(doc: Doc, fact: Fact<Outgoing>, land: OwnLand): Fact<Outgoing> {
  const rows = new Set(fact.spans.map(({ start }) => blockAt(doc, start)?.index))
  if (fact.spans.length === 0 || rows.size < fact.spans.length) return fact
  const moves = fact.spans.map((span) => ownAmounts(doc, span, land))
  const own = moves.flatMap((move) => move ?? [])
  const cents = fact.spans.reduce((sum, span) => sum + centsAt(doc, span), 0)
  // What was reckoned from other words too stays as it is.
  if (moves.includes(null) || cents <= 0 || fact.value.annualCents % cents !== 0) return fact
  const times = fact.value.annualCents / cents
  const printed = own.map((one) => one.printed).join(' + ')
  const basis = times === 1 ? `${printed} for the year` : `(${printed}) × ${times}`
  return {
    ...fact,
    value: {
      ...fact.value,
      annualCents: own.reduce((sum, one) => sum + one.cents, 0) * times,
      basis,
    },
    text: basis,
    spans: own.map((one) => one.span),
    explanation: [...fact.explanation, OF_OWN_LAND],
  }
}

/** The sum with which a span begins. */
function centsAt(doc: Doc, { start, end }: Span): number {
  const printed = /^\$? ?(\d[\d,]{0,12}(?:\.\d\d)?)/.exec(doc.text.slice(start, end))?.[1]
  return printed === undefined ? 0 : printedCents(printed)
}
