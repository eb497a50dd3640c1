import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { amountsIn } from '../forms/money.ts'

/**
 * The outgoings with what this land alone would bear of land tax, where a revenue office tells it beside
 * the tax of all that the present owner holds: the buyer does not buy the other holdings.
 */
export function withSingleHolding(
  doc: Doc,
  outgoings: readonly Fact<Outgoing>[],
): readonly Fact<Outgoing>[] {
  const alone = outgoings.some(({ value }) => value.kind === 'land-tax') ? taxAlone(doc) : null
  if (alone === null) return outgoings
  return outgoings.map((fact) =>
    fact.value.kind === 'land-tax'
      ? { ...fact, value: { ...fact.value, aloneCents: alone } }
      : fact,
  )
}

/** In cents; null where no such pair is told. */
function taxAlone(doc: Doc): number | null {
  for (const block of doc.blocks) {
    const alone = ALONE.exec(block.text)
    if (alone === null || !isBesideAggregate(doc, block)) continue
    const at = alone.index + alone[0].length
    const behind = block.text.slice(at, at + REACH)
    if (NONE.test(behind)) return 0
    const [amount] = amountsIn(behind)
    if (amount !== undefined && !/[.;]\s/.test(behind.slice(0, amount.start))) return amount.cents
  }
  return null
}

function isBesideAggregate(doc: Doc, block: Block): boolean {
  const near = doc.blocks
    .slice(Math.max(0, block.index - ROWS), block.index + ROWS)
    .filter(({ page }) => page === block.page)
    .map(({ text }) => text)
  return (
    near.some((text) => AGGREGATE.test(text) && text.includes('$')) &&
    near.some((text) => AGGREGATE.test(text) || SEVERAL.test(text)) &&
    near.some((text) => TAX.test(text))
  )
}

const ALONE =
  /\bsingle[- ]holding\b|\b(?:sole|separate) holding\b|\b(?:owner'?s )?only land\b|\bowne[dr]\w* no other land\b/i
const NONE =
  /^[^$.;]{0,30}\b(?:nil|exempt|none|no (?:land )?tax|below (?:the )?threshold|not (?:taxable|payable|assessable))\b|^[^$.;]{0,30}\$ ?0(?:\.00)?(?![\d.,])/i
const AGGREGATE =
  /\b(?:aggregat\w*|multiple holdings?|total holdings?|all (?:land|holdings)|attributed|attributable|proportion\w*)\b/i
const SEVERAL =
  /\b(?:\d{1,2}|two|three|four|five|six|several) (?:\w{1,20} )?(?:properties|holdings|parcels)\b/i
const TAX = /\b(?:land )?tax\b/i
const ROWS = 4
const REACH = 60
