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
  lotPlan: Fact<string> | null,
): readonly Fact<Outgoing>[] {
  const tax = outgoings.find(({ value }) => value.kind === 'land-tax')
  const alone = tax === undefined ? null : taxAlone(doc)
  if (tax !== undefined && alone === null) {
    const otherParcels = otherParcelsOf(doc, tax, lotPlan)
    return otherParcels === 0
      ? outgoings
      : outgoings.map((fact) =>
          fact === tax ? { ...fact, value: { ...fact.value, otherParcels } } : fact,
        )
  }
  if (alone === null) return outgoings
  return outgoings.map((fact) =>
    fact.value.kind === 'land-tax'
      ? { ...fact, value: { ...fact.value, aloneCents: alone } }
      : fact,
  )
}

/**
 * How many rows above "Total taxable value" are of land that is not sold: an assessment lists all that its
 * owner holds, and taxes the sum.
 */
function otherParcelsOf(doc: Doc, tax: Fact<Outgoing>, lotPlan: Fact<string> | null): number {
  const at = tax.spans[0]?.start ?? 0
  const page = doc.pageAt(at)
  const near = doc.blocks.filter((block) => block.page === page)
  const total = near.findIndex(({ text }) => TOTAL.test(text))
  // An amount within the list, or told as a share, is of this land already.
  const told = near.findIndex(({ span }) => span.start <= at && at < span.end)
  if (total < 0 || told < total || SHARE.test(near[told]?.text ?? '')) return 0
  const rows: string[] = []
  for (const { kind, text } of near.slice(0, total).toReversed()) {
    if (kind !== 'row' || !PARCEL.test(text)) break
    rows.push(text)
  }
  const plan = /\d{3,7}/.exec(lotPlan?.value.replaceAll(/\blots? \S{1,6}/gi, '') ?? '')?.[0]
  const own = plan === undefined ? 0 : rows.filter((text) => text.includes(plan)).length
  return Math.max(0, rows.length - Math.max(1, own))
}

const SHARE = /\b(?:attribut\w{2,6}|proportion\w{0,5}|apportion\w{0,4}|of this\b)/i
const TOTAL =
  /^\W{0,3}(?:total|aggregate|sum of)\b[^\d$]{0,50}\b(?:value|land|holdings)\b[^\d$]{0,20}\$? ?\d/i
/** A row of land with its value, and no head of the table. */
const PARCEL =
  /^(?=.{0,120}[A-Za-z]{3}).{0,160}(?:\b\d{1,3},\d{3}\b|\b\d{5,8}\b|\b(?:nil|exempt|home)\b)/i

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
  /\b(?:aggregat\w*|multiple holdings?|total holdings?|all (?:land|holdings)|attributed|attributable|proportion\w*|other (?:\w{3,12} )?(?:land|holdings?|properties) of the same owners?|share of (?:that|the) (?:whole |total )?tax|tax (?:assessed )?on \$[\d,.]{5,14} together)\b/i
const SEVERAL =
  /\b(?:\d{1,2}|two|three|four|five|six|several) (?:\w{1,20} )?(?:properties|holdings|parcels)\b/i
const TAX = /\b(?:land )?tax\b/i
const ROWS = 4
const REACH = 60
