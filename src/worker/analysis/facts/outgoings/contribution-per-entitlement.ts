import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Part } from '../../document.ts'
import type { Candidate } from './outgoing-sums.ts'

import { periodOf } from './charge-period.ts'
import { type Amount, amountsIn } from '../forms/money.ts'
import { type Entitlement, entitlementsOfLot } from './entitlement-of-lot.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'

/** What every unit of entitlement pays, and how many of them the lot has. */
type Rate = {
  readonly block: Block
  readonly amount: Amount
  readonly times: number
  readonly own: number
}

/**
 * "Administrative fund $260.00 per lot entitlement a year" and "entitlement of the lot: 12": what an
 * owner pays is the rate times the lot's own number, each in whatever paper it stands.
 */
export function perEntitlement(doc: Doc): Candidate | null {
  const entitlements = entitlementsOfLot(doc)
  if (entitlements.length === 0) return null
  for (const kinds of PAPERS) {
    // Of several meetings the last one counts.
    for (const part of doc.parts.filter(({ kind }) => kinds.includes(kind)).toReversed()) {
      const rates = ratesIn(doc, part, entitlements)
      const told = rates.length === 0 || rates.length > MOST_FUNDS ? null : candidateOf(rates)
      if (told !== null) return told
    }
  }
  return null
}

function candidateOf(rates: readonly Rate[]): Candidate | null {
  const annualCents = rates.reduce(
    (sum, { amount, times, own }) => sum + Math.round(amount.cents * times * own),
    0,
  )
  if (annualCents > HIGHEST_CENTS) return null
  const basis = rates
    .map(({ block, amount, times, own }) => {
      const printed = block.text.slice(amount.start, amount.end)
      return `${printed} × ${own}${times === 1 ? '' : ` × ${times}`}`
    })
    .join(' + ')
  return {
    score: 13,
    fact: {
      value: { kind: 'owners-corporation', annualCents, basis },
      text: basis,
      spans: rates.map(({ block, amount: { start, end } }) => ({
        start: block.span.start + start,
        end: block.span.start + end,
      })),
      confidence: 72,
      explanation: ['a rate for each entitlement times the number of the lot'],
    },
  }
}

function ratesIn(doc: Doc, part: Part, entitlements: readonly Entitlement[]): Rate[] {
  return part.blocks.flatMap((block) => {
    const { text } = block
    const result = doc.blocks[block.index + 1]
    if (NOT_REGULAR.test(text) || (result !== undefined && LOST.test(result.text))) return []
    const amounts = amountsIn(text)
    return amounts.flatMap((amount, index): Rate[] => {
      const { start, end, cents } = amount
      const behind = text.slice(end, amounts[index + 1]?.start ?? end + REACH)
      const [unit] = EACH.exec(behind) ?? headOfRate(doc, block, amount)
      if (unit === undefined || cents > HIGHEST_RATE) return []
      const own = ownFor(unit, entitlements)
      const period = periodOf(text.slice(Math.max(0, start - REACH), start), behind)
      return own === null ? [] : [{ block, amount, times: period?.times ?? 1, own }]
    })
  })
}

/**
 * "Levied for each lot entitlement" above "Insurance, interest schedule | $9.90": the words of the row,
 * where the head of its column says what the amount is for; empty where none does.
 */
function headOfRate(doc: Doc, block: Block, { start }: Amount): readonly string[] {
  const before = block.text.slice(0, start)
  if (block.cells === null || !OF_FUND.test(before)) return []
  for (const above of doc.blocks
    .slice(Math.max(0, block.index - HEAD_REACH), block.index)
    .toReversed()) {
    if (above.cells === null || above.page !== block.page) return []
    if (EACH_BELOW.test(above.text)) return [before]
  }
  return []
}

/** Where the lot has two numbers the words behind the rate say by which of them it is reckoned. */
function ownFor(unit: string, entitlements: readonly Entitlement[]): number | null {
  const schedule = /\binterest\b/i.test(unit) ? 'interest' : 'contribution'
  const exact = entitlements.find((one) => one.schedule === schedule)
  const other = entitlements.find((one) => one.schedule === null) ?? entitlements[0]
  return (exact ?? (schedule === 'interest' && entitlements.length > 1 ? null : other))?.own ?? null
}

/** Where the contributions of a lot are told, the surest first. */
const PAPERS: readonly (readonly PageKind[])[] = [
  ['owners-corporation-certificate'],
  ['minutes'],
  ['vendor-statement', 'statutory-notice', 'annexure', 'other', 'by-laws'],
]
const EACH =
  /^\s?(?:per|for each|for every|a|each)\s(?:unit of\s)?(?:(?:contribution|interest) )?(?:schedule )?(?:lot |unit )?(?:entitlement|liability)\b/i
const EACH_BELOW = /\b(?:per|for each|for every|each) (?:unit of )?(?:lot |unit )?entitlement\b/i
const OF_FUND = /\b(?:administrati(?:ve|on)|admin|sinking|capital works|reserve|insurance)\b/i
const HEAD_REACH = 6
/** A contribution asked for once, or one of a year gone by. */
const NOT_REGULAR =
  /\bspecial\b|^\W{0,3}(?:last|previous|prior) year\b|\. (?:motion )?(?:lost|defeated|not carried|withdrawn)\b/i
const LOST = /^\W{0,3}(?:motion )?(?:lost|defeated|not carried|withdrawn|failed)\b/i
const REACH = 90
const MOST_FUNDS = 4
const HIGHEST_RATE = 100_000
