import type { Block, Doc } from '../../document.ts'
import { blockAt } from '../../segment/find.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { withBrief } from './outgoing-in-brief.ts'

/**
 * The outgoings without those of the land out of which a lot is still to be cut: they are the
 * developer's, and nobody has assessed the lot yet. What the papers estimate for the lot stays.
 */
export function withoutParentLand(
  doc: Doc,
  outgoings: readonly Fact<Outgoing>[],
  offThePlan: Fact<true> | null,
): readonly Fact<Outgoing>[] {
  if (offThePlan === null) return outgoings
  const own = outgoings.filter((fact) => !isOfParentLand(doc, fact))
  // An estimate for the lot may have given way to the bill of the whole.
  return own.length === outgoings.length
    ? own
    : withBrief(doc, own).filter((fact) => !isOfParentLand(doc, fact))
}

function isOfParentLand(doc: Doc, { value, spans: [span] }: Fact<Outgoing>): boolean {
  const most = MOST_OF_A_LOT[value.kind]
  const block = span === undefined ? undefined : blockAt(doc, span.start)
  if (most === undefined || span === undefined || block === undefined) return false
  const before = block.text.slice(0, span.start - block.span.start)
  if (OF_LOT.test(before.slice(-OWN_REACH))) return false
  if (value.annualCents > most) return true
  const above = doc.blocks
    .slice(Math.max(0, block.index - ROWS_ABOVE), block.index)
    .filter(({ page, text }) => page === block.page && text.length < LONGEST_ROW)
  return (
    [before, ...above.map(({ text }) => text)].some((text) => PARENT.test(text)) ||
    isBillOfParent(doc, block)
  )
}

/** "Property | Lot 7 LP 20931 (whole of the parent land)" at the head of a bill. */
function isBillOfParent(doc: Doc, { index, page, partIndex }: Block): boolean {
  return doc.blocks
    .slice(Math.max(0, index - ROWS_OF_BILL), index)
    .some(
      (row) =>
        row.page === page &&
        row.partIndex === partIndex &&
        ITS_LAND.test(row.text) &&
        PARENT.test(row.text),
    )
}

const ROWS_OF_BILL = 20
const ITS_LAND = /^(?:the )?(?:property|land|address|description|situation|parcel|premises)\b/i

/** In cents: more than a year of any lot that is sold before its plan is registered. */
const MOST_OF_A_LOT: Readonly<Partial<Record<Outgoing['kind'], number>>> = {
  'council-rates': 600_000,
  'water-rates': 300_000,
  'land-tax': 600_000,
}
const PARENT =
  /\bparent\b|\bwhole (?:parcel|lot|site|land|property|of)\b|\benglobo\b|\b(?:development|balance) (?:site|land|parcel)\b|\bbefore (?:it is )?subdivi/i
const OF_LOT =
  /\b(?:estimat\w*|expect\w*|anticipat\w*|likely|typical|projected)\b|\b(?:for|of|on) (?:a|an|the|each|every|your|this|one) (?:new |finished |vacant )?(?:lot|unit|apartment|townhouse|allotment)\b|\b(?:each|every|your) (?:new |finished |vacant )?(?:lot|unit|apartment|townhouse|allotment)\b|\b(?:share|proportion) (?:of|for) (?:the )?(?:lot|unit)\b/i
const OWN_REACH = 160
const ROWS_ABOVE = 3
const LONGEST_ROW = 160
