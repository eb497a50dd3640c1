import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { AGREED_ON_TAX, isTaxSized } from './tax-of-land.ts'
import { isSupposedTax } from './land-tax-supposed.ts'
import { isRowOfArrears } from './row-of-arrears.ts'
import { isBelowRevenueOffice } from './below-revenue-office.ts'
import { landTaxByYear } from './land-tax-by-year.ts'
import { periodOf, type Period } from './charge-period.ts'
import { amountsIn, type Amount } from '../forms/money.ts'

const LAND_TAX = /\bland tax\b/i
/** A certificate that stands behind a lease or a contract is none of either. */
const OFFICE_OPENS =
  /^.{0,12}\b(?:state revenue|revenue (?:office|nsw|sa|wa|tas)|sro|section 47 cert)/i
/** What leads up to the tax itself, the plainest first. */
const LEADS: readonly RegExp[] = [
  /\b(?:proportional (?:tax|share)|attributed(?: land)? tax|(?:portion|share|part) (?:of|for) (?:(?:this|the) (?:lot|unit|land|property|parcel)|(?:lot|unit) [a-z]?\d{1,4}|\d{1,5}\/(?:SP|DP) ?\d{3,7})|this (?:lot|unit|parcel))\b[^.;$]{0,30}$/i,
  /\bland tax\b[^;$]{0,40}\bvalue \$[\d,.]{4,14}\W{1,3}(?:tax(?: of| is)?\W{1,3})?$/i,
  /\b(?:land tax|tax (?:charged|assessed|payable|levied)|(?:land|property|lot|parcel|unit) (?:is|was) taxed)\b[^.;$]{0,70}$/i,
  /\b(?:single holding(?: basis)?(?: tax)?|assessed|tax on [^;$]{1,24}|tax(?: for (?:the )?(?:(?:financial )?year )?20\d\d(?:[-–/](?:20)?\d\d)?)?)[\s:–-]{0,4}$/i,
]
/** Amounts beside the tax that are something else. */
const NOT_TAX =
  /\b(?:value|threshold|surcharge|VRLT|vacant residential|penalt(?:y|ies)|interest|credit|windfall|WGT|deferred|refund|exceeds?|under|below|instalments?|paid on account|adjust\w*|reimburse\w*|rate of|per cent|not more than)\b[^.;$]{0,24}$/i
const YEARS = /\b(?:\d{4} (?:land )?tax year|tax year|20\d\d(?: ?[-–/] ?(?:20)?\d\d)?)\b/
const LEAD_REACH = 24
/** The tax on homes that stand empty is another one. */
const VACANT = /\bvacant residential\W{0,3}$/i

/**
 * The land tax of a year as a paper tells it in a sentence of its own, whoever files it where: the
 * share of the lot before the tax of the holding. Null where none is told. For documents on which no
 * bill of the tax was found.
 */
export function landTaxTold(doc: Doc, read: OutgoingOf): Fact<Outgoing> | null {
  let best: { rank: number; fact: Fact<Outgoing> } | null = null
  for (const block of doc.blocks) {
    if (!block.text.includes('$') || isRowOfArrears(block)) continue
    if (AGREED_ON_TAX.has(block.zone) && !OFFICE_OPENS.test(block.text)) continue
    const named = LAND_TAX.exec(block.text)?.index ?? null
    const below = named === null && isBelowRevenueOffice(doc, block)
    if (named === null && !below) continue
    for (const amount of amountsIn(block.text)) {
      if (!isTaxSized(amount.cents)) continue
      const before = block.text.slice(Math.max(0, named ?? 0), amount.start)
      if (named !== null && amount.start < named) continue
      const lead = named === null ? '' : block.text.slice(Math.max(0, named - LEAD_REACH), named)
      const rank = VACANT.test(lead) ? null : rankOf(before)
      if (rank === null || (best !== null && best.rank <= rank)) continue
      if (!YEARS.test(block.text) && !below) continue
      if (isSupposedTax(doc, block, amount)) continue
      best = { rank, fact: read(doc, block, amount, 'land-tax', periodAround(block, amount)) }
    }
  }
  return best?.fact ?? landTaxByYear(doc, read)
}

function rankOf(before: string): number | null {
  const near = before.slice(-110)
  if (NOT_TAX.test(near)) return null
  const rank = LEADS.findIndex((lead) => lead.test(near))
  return rank < 0 ? null : rank
}

/** A tax is a year's unless the words right around it say a quarter's. */
function periodAround({ text }: Block, { start, end }: Amount): Period {
  const told = periodOf(text.slice(Math.max(0, start - 40), start), text.slice(end, end + 30))
  return told ?? { times: 1, words: 'a year' }
}
