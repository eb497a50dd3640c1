import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { recogniseLotPlan } from '../title/lot-plan.ts'
import { amountsIn, type Amount } from '../forms/money.ts'
import { AGREED_ON_TAX, isTaxSized } from './tax-of-land.ts'
import { isBelowRevenueOffice } from './below-revenue-office.ts'
import { A_YEAR, periodOf } from './charge-period.ts'

/**
 * What of its owner's land tax falls on the land that is sold, where words before or behind an amount
 * say so: "of this $1,830.26 is attributable to Lot 44". The rest of the tax is for land that the buyer
 * does not get. Null where no words say so.
 */
export function landTaxShare(doc: Doc, read: OutgoingOf): Fact<Outgoing> | null {
  const shares = doc.blocks.flatMap((block) => sharesIn(doc, block, read))
  const own = new Set(recogniseLotPlan(doc)?.value.match(/\b[A-Z]?\d{1,4}[A-Z]?\b/g))
  const share = shares.find(({ lot }) => lot !== null && own.has(lot)) ?? shares[0]
  return share?.fact ?? null
}

function sharesIn(doc: Doc, block: Block, read: OutgoingOf) {
  if (!block.text.includes('$')) return []
  const isAgreed = AGREED_ON_TAX.has(block.zone)
  const isOfTax =
    isAgreed ||
    block.zone === 'land-tax-certificate' ||
    /\bland tax\b/i.test(block.text) ||
    isBelowRevenueOffice(doc, block)
  if (!isOfTax) return []
  const amounts = amountsIn(block.text)
  return amounts.flatMap((amount, index) => {
    if (!isTaxSized(amount.cents)) return []
    const before = wordsBefore(doc, block, amounts, index)
    const behind = block.text.slice(amount.end, amounts[index + 1]?.start).slice(0, REACH)
    const said =
      (isAgreed ? [AGREED_SHARE] : SHARE_BEFORE)
        .map((share) => share.exec(before))
        .find((match) => match !== null) ?? (isAgreed ? null : SHARE_BEHIND.exec(behind))
    if (said === null || NOT_TAX.test(before) || OTHER_TAX.test(before)) return []
    const told = periodOf(before.slice(-40), behind.slice(0, 30))
    const period = told === null || told.times > 4 ? A_YEAR : told
    const fact = read(doc, block, amount, 'land-tax', period)
    const at = SHARE_BEHIND.test(behind)
      ? doc.text.indexOf(said[0], block.span.start + amount.end)
      : doc.text.lastIndexOf(said[0], block.span.start + amount.start)
    // The words are shown too: without them nobody would know that it is a share.
    const words = at < 0 ? [] : [{ start: at, end: at + said[0].length }]
    return {
      lot: said.groups?.['lot'] ?? null,
      fact: { ...fact, spans: [...fact.spans, ...words] },
    }
  })
}

/** The words of an amount's own sentence since the amount before it; they may stand in the line above. */
function wordsBefore(doc: Doc, block: Block, amounts: readonly Amount[], index: number): string {
  const { start } = amounts[index] ?? { start: 0 }
  const above = doc.blocks[block.index - 1]
  const own = block.text.slice(amounts[index - 1]?.end ?? 0, start)
  const words =
    start < 3 && above?.partIndex === block.partIndex
      ? (above.text.split(/\$ ?\d[\d,.]*/).at(-1) ?? '')
      : own
  return (
    words
      .slice(-REACH)
      .split(/(?<![.\d])\.\s(?=[A-Z])|;/)
      .at(-1) ?? ''
  )
}

const REACH = 140
const LAND = String.raw`(?:(?:this|the|that|said|subject|above)(?: (?:subject|single|one|above))? (?:land|lot|unit|property|parcel|allotment|block|holding|site|apartment|house)\b(?! (?:owner|value))|(?:lot|unit|allotment|apartment|block|townhouse|villa) (?<lot>[A-Z]?\d{1,4}[A-Z]?)\b|PID \d{5,8}\b)`
const FALLS = String.raw`(?:attribut(?:ed|able) to|apportioned to|allocated to|referable to|belong(?:s|ing)? to|relat(?:es|ing) to|falls on|(?:share|portion|part|proportion|amount) (?:of|for|on)(?: (?:it|that|this|the tax)(?: (?:for|on))?)?)`
const SHARE_BEFORE: readonly RegExp[] = [
  new RegExp(String.raw`\b${FALLS} ${LAND}[^$;]{0,50}$`, 'i'),
  new RegExp(String.raw`\b${LAND}'s? (?:share|portion|part|proportion)\b[^$;]{0,40}$`, 'i'),
  /\btax (?:on|for) (?:this|that) (?:land|lot|unit|property|parcel|allotment)(?: alone| only)?\W{0,6}$/i,
]
/** "… assessed on all land of the vendor, shared by value (for 2026 that share is": the parties' own sum. */
const AGREED_SHARE =
  /\b(?:assess\w{2,5}|all (?:the |its )?land|holdings?)\b[^$]{0,110}\b(?:that|this|the|its|whose) (?:share|part|proportion|figure) (?:(?:for|in) [\d/-]{4,9} )?(?:is|was|comes? to|came to)\W{0,3}$/i
const SHARE_BEHIND = new RegExp(
  String.raw`^[^$.;]{0,40}\b(?:attribut(?:ed|able)|apportioned|allocated|referable|belong(?:s|ing)?|relat(?:es|ing)|(?:the )?(?:share|portion|part|proportion)) (?:to|of|for) ${LAND}`,
  'i',
)
/** Amounts beside the tax that are something else. */
const NOT_TAX =
  /\b(?:value|threshold|surcharge|VRLT|penalt(?:y|ies)|interest|credit|windfall|WGT|refund|exceeds?|instalments?|unpaid|outstanding|owing|arrears|paid(?= on account)|to clear|adjust\w{0,4}|rate of)\b[^.;$]{0,24}$/i
const OTHER_TAX = /\bvacant residential\b|\blevy\b|\brates?\b(?! of)/i
