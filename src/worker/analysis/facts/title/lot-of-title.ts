import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { lotsIn } from './lots-in-block.ts'

/**
 * The lot of the title where a contract names another of the same plan, as by two digits exchanged:
 * the title is what is handed over. Null where they agree or where titles name several.
 */
export function lotOfTitle(doc: Doc, told: Fact<string>): Fact<string> | null {
  const own = ONE_LOT.exec(told.value)
  const [, number, plan] = own ?? []
  if (number === undefined || plan === undefined || !isOfContract(doc, told)) return null
  if (/\b(?:proposed|unregistered|draft)\b/i.test(told.text)) return null
  const titles = blocksIn(doc, { zones: ['title-search'] }).flatMap((block) => lotsIn(doc, block))
  const onPlan = titles.filter(({ value }) => ONE_LOT.exec(value)?.[2] === plan)
  const [first] = onPlan
  if (first === undefined || onPlan.some(({ value }) => value !== first.value)) return null
  const other = ONE_LOT.exec(first.value)?.[1]
  if (other === undefined || other === number) return null
  if (papersThatName(doc, number, plan) >= papersThatName(doc, other, plan)) return null
  return factAt(doc, first.value, first.span, 80, ["the lot of the title, on the contract's plan"])
}

/** "Lot 72 PS437715H": the number and the digits of the plan. */
const ONE_LOT = /^(?:Lot|Allotment|Unit) ([A-Z]?\d{1,5}[A-Z]?) (?!.* and )\D*(\d{3,7})[A-Z]?$/

/** How many papers beside the contract name a lot with its plan; a vendor's statement may copy it. */
function papersThatName(doc: Doc, lot: string, plan: string): number {
  const named = new RegExp(
    `\\b(?:lot|allotment|unit) ?${lot}\\b[^.;\\n]{0,40}\\b[A-Z]{0,3} ?0?${plan}`,
    'i',
  )
  return doc.parts.filter(
    ({ kind, span }) =>
      !CONTRACT_ZONES.includes(kind) && named.test(doc.text.slice(span.start, span.end)),
  ).length
}

function isOfContract(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  return blocksIn(doc, { zones: CONTRACT_ZONES }).some(
    (block) => span !== undefined && block.span.start <= span.start && block.span.end >= span.end,
  )
}
