import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Entry } from './outgoing-entries.ts'
import type { Candidate } from './outgoing-sums.ts'

import { matchesIn } from '../../wording/matches.ts'
import { periodOf } from './charge-period.ts'
import { amountsIn } from '../forms/money.ts'
import { candidateIn } from './outgoing-candidate.ts'
import { provenTotal } from './outgoing-totals.ts'
import { outgoingOf } from './outgoing-of.ts'

const HEAD = /\b(?:owners corporation (?:no\.? ?|number )?|OC ?)(\d{1,2})\b(?!\s?(?:of|\/))/i
/** "(2)  OWNERS CORPORATION 2, the berths.      21 September 2026" */
const TITLE = /^(?:\(?\d{1,2}[.)]\s{1,3})?OWNERS CORPORATION\b/
const BASE = 6
const LONGEST_HEAD = 160
const CERTIFICATE_REACH = 4
const TITLE_REACH = 10

/**
 * A lot may belong to two owners corporations, each with a certificate of its own: what it pays to
 * both. Null where fewer than two certificates tell a fee.
 */
export function sumOfCorporations(
  doc: Doc,
  entriesOf: (block: Block) => readonly Entry[],
): Fact<Outgoing> | null {
  const fees = new Map<string, Candidate>()
  let number: string | null = null
  let certificate = -CERTIFICATE_REACH - 1
  let title = -TITLE_REACH - 1
  const total = provenTotal(doc, 'owners-corporation', outgoingOf)?.fact
  for (const block of doc.blocks) {
    if (block.zone !== 'owners-corporation-certificate') {
      number = null
      continue
    }
    const beside = feesBeside(doc, block)
    if (beside !== null) return sumOf(beside)
    if (/\bcertificates?\b/i.test(block.text.slice(0, 90))) certificate = block.index
    const head = block.text.length < LONGEST_HEAD ? HEAD.exec(block.text) : null
    const isTitle =
      head !== null &&
      TITLE.test(block.text) &&
      (block.cells !== null || isOverCertificate(doc, block))
    // Below its own title a certificate may name the other one.
    const isNamed =
      block.index - title > TITLE_REACH && block.index - certificate <= CERTIFICATE_REACH
    if (isTitle) title = block.index
    if (head !== null && (isTitle || isNamed)) number = head[1] ?? null
    if (number === null || !block.text.includes('$')) continue
    const candidate = candidateIn(doc, block, entriesOf(block), 'owners-corporation', BASE)
    if (candidate === null) continue
    const at = total?.spans[0]?.start
    const proven =
      total !== undefined && at !== undefined && at >= block.span.start && at < block.span.end
        ? { fact: total, score: candidate.score + BASE }
        : candidate
    const known = fees.get(number)
    if (known === undefined || proven.score > known.score) fees.set(number, proven)
  }
  const all = [...fees.values()].map(({ fact }) => fact)
  return all.length < 2 ? null : sumOf(all)
}

/** "OWNERS CORPORATION NO. 1 - PLAN PS 1234" above "Certificate under section 151". */
function isOverCertificate(doc: Doc, { index, page }: Block): boolean {
  return doc.blocks
    .slice(index + 1, index + 3)
    .some((below) => below.page === page && /\bcertificate\b/i.test(below.text.slice(0, 60)))
}

/** "Fees: OC1 $1,110.00 per quarter; OC4 $593.00 per quarter": one certificate for both. */
function feesBeside(doc: Doc, block: Block): readonly Fact<Outgoing>[] | null {
  if (!/\bfees?\b/i.test(block.text) || /\bspecial fees?\b/i.test(block.text)) return null
  const amounts = amountsIn(block.text)
  const pairs = matchesIn(block.text, OF_CORPORATION)
  if (new Set(pairs.map(([, number]) => number)).size < 2) return null
  const fees = pairs.flatMap((pair) => {
    const amount = amounts.find(({ start }) => start === pair.index + pair[0].length)
    if (amount === undefined) return []
    const period = periodOf('', block.text.slice(amount.end, amount.end + 24))
    return period === null ? [] : outgoingOf(doc, block, amount, 'owners-corporation', period)
  })
  return fees.length === pairs.length ? fees : null
}

const OF_CORPORATION = /\b(?:OC|owners corporation (?:no\.? ?)?) ?(\d{1,2})[:,]? (?=\$)/gi

function sumOf(all: readonly Fact<Outgoing>[]): Fact<Outgoing> | null {
  const [first] = all
  if (first === undefined) return null
  const basis = all.map(({ value }) => value.basis).join(' + ')
  const annualCents = all.reduce((sum, { value }) => sum + value.annualCents, 0)
  return {
    ...first,
    value: { kind: 'owners-corporation', annualCents, basis },
    text: basis,
    spans: all.flatMap(({ spans }) => spans),
    confidence: 76,
    explanation: ['the fees of each owners corporation, added'],
  }
}
