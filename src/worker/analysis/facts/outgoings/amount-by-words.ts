import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Entry } from './outgoing-entries.ts'
import type { Candidate } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { isAhead } from './compared-outgoings.ts'
import { inLevyPaper } from './in-levy-paper.ts'
import { candidateIn } from './outgoing-candidate.ts'
import { isOnLandTaxPaper } from './outgoing-context.ts'
import { outgoingOf, UNTOLD } from './outgoing-of.ts'
import { sumOfRows } from './outgoing-sums.ts'
import { isOfAnotherBill } from './outgoing-totals.ts'
import { zoneScore } from './outgoing-zone-score.ts'
import { periodOfSameSum } from './period-of-same-sum.ts'

/** What the readings of one document share: its blocks with amounts, each read once. */
export type Priced = {
  readonly blocks: readonly Block[]
  readonly entriesOf: (block: Block) => readonly Entry[]
}

/** The one amount whose own words say best that it is an outgoing of this kind; null for none. */
export function amountByWords(doc: Doc, kind: Kind, priced: Priced): Candidate | null {
  let chosen: Candidate | null = null
  for (const block of priced.blocks) {
    const base =
      zoneScore(block.zone, kind) ??
      (kind === 'land-tax' && isOnLandTaxPaper(doc, block) ? 2 : null)
    if (base === null) continue
    // A revenue office speaks of its general rates.
    if (
      kind === 'council-rates' &&
      block.zone === 'land-tax-certificate' &&
      !COUNCIL.test(block.text)
    )
      continue
    // A rates notice counts the levy in its own total.
    if (kind === 'emergency-services-levy' && base !== 3 && !inLevyPaper(doc, block)) continue
    const candidate = candidateIn(doc, block, priced.entriesOf(block), kind, base)
    if (candidate === null || (chosen !== null && !isAhead(doc, candidate, chosen))) continue
    const at = candidate.fact.spans[0]?.start
    if (SUMMED.has(kind) && at !== undefined && isOfAnotherBill(doc, kind, at)) continue
    chosen = candidate
  }
  const rows = sumOfRows(doc, kind, outgoingOf)
  if (rows !== null && (chosen === null || rows.score > chosen.score)) chosen = rows
  return chosen === null ? null : { ...chosen, fact: withPeriod(doc, kind, chosen.fact, priced) }
}

const COUNCIL = /\b(?:council|shire|municipal\w{0,4}|city of)\b/i
/** Of the others a bill is one amount and a line of it may be theirs. */
const SUMMED: ReadonlySet<Kind> = new Set(['council-rates', 'water-rates', 'owners-corporation'])

/**
 * A notice that prints its sum alone: where another paper states the same sum for a time, the year
 * follows from that.
 */
export function withPeriod(
  doc: Doc,
  kind: Kind,
  fact: Fact<Outgoing>,
  priced: Priced,
): Fact<Outgoing> {
  if (fact.spans.length === 0 || !fact.value.basis.endsWith(UNTOLD)) return fact
  const same = periodOfSameSum(priced.blocks, fact.value.annualCents)
  return same === null ? fact : outgoingOf(doc, same.block, same.amount, kind, same.period)
}
