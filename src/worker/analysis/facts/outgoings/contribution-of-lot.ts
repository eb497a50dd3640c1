import type { Block, Doc } from '../../document.ts'
import type { Candidate } from './outgoing-sums.ts'

import { matchesIn } from '../../wording/matches.ts'
import { periodOf, type Period } from './charge-period.ts'
import { recogniseLotPlan } from '../title/lot-plan.ts'
import { amountsIn } from '../forms/money.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'

/** "Contribution by lot: 410 $4,926   411 $6,383": of a list of lots the one that is sold. */
export function ofOwnLot(doc: Doc): Candidate | null {
  const lots = lotsOf(recogniseLotPlan(doc)?.value ?? '')
  if (lots.size === 0) return null
  for (const block of doc.blocks) {
    if (
      !block.text.includes('$') ||
      !(PER_LOT.test(block.text) || (lots.size > 1 && EACH_LOT.test(block.text)))
    )
      continue
    const pairs = matchesIn(block.text, PAIR)
    const own = pairs.filter(([, number]) => lots.has(number ?? ''))
    const [match] = own
    if (pairs.length < 2 || own.length !== lots.size || match === undefined) continue
    const period = periodOf(block.text.slice(0, match.index), '')
    const fees = own.flatMap(({ 0: words, index }) => {
      const at = index + words.length
      const [amount] = amountsIn(block.text.slice(at, at + 16))
      if (amount === undefined || amount.cents > HIGHEST_CENTS) return []
      return { cents: amount.cents, start: at, end: at + amount.end }
    })
    const last = fees.at(-1)
    const between = block.text.slice(fees[0]?.end ?? 0, last?.start ?? 0)
    // "lot 6 $2,190.00 administrative, $910.00 capital works": more than one for each.
    if (
      last === undefined ||
      fees.length !== own.length ||
      amountsIn(between).length > Math.max(0, fees.length - 2)
    )
      continue
    const times = period?.times ?? periodBehind(block.text, fees)?.times ?? 1
    const annualCents = fees.reduce((sum, { cents }) => sum + cents, 0) * times
    const printed = fees.map(({ start, end }) => block.text.slice(start, end)).join(' + ')
    const basis = times === 1 ? `${printed} for the year` : `(${printed}) × ${times}`
    return {
      score: 16,
      fact: {
        value: { kind: 'owners-corporation', annualCents, basis },
        text: printed,
        spans: fees.map(({ start, end }) => ({
          start: block.span.start + start,
          end: block.span.start + end,
        })),
        confidence: 78,
        explanation: ['the contribution of the lot that is sold, in a list of lots'],
      },
    }
  }
  return null
}

/** "Lot B307: $4,200.00 a year" below the budget of the scheme: the share is told for the lot alone. */
export function shareOfOwnLot(doc: Doc): Candidate | null {
  const lots = lotsOf(recogniseLotPlan(doc)?.value ?? '')
  const [lot, ...others] = lots
  if (lot === undefined || others.length > 0) return null
  for (const block of doc.blocks) {
    const own = OWN_SHARE.exec(block.text)
    if (own === null || own[1] !== lot) continue
    if (!BY_LIABILITY.test(own[0]) && !isBelowScheme(doc, block)) continue
    const at = own.index + own[0].length
    const [amount] = amountsIn(block.text.slice(at, at + 16))
    if (amount === undefined) continue
    const end = at + amount.end
    const period = periodOf('', block.text.slice(end, end + 24))
    const annualCents = amount.cents * (period?.times ?? 0)
    if (period === null || annualCents > HIGHEST_CENTS) continue
    const printed = block.text.slice(at, end)
    const basis = period.times === 1 ? `${printed} for the year` : `${printed} × ${period.times}`
    const start = block.span.start + at
    return {
      score: 14,
      fact: {
        value: { kind: 'owners-corporation', annualCents, basis },
        text: printed,
        spans: [{ start, end: block.span.start + end }],
        confidence: 80,
        explanation: ['what the papers tell for the lot that is sold'],
      },
    }
  }
  return null
}

function isBelowScheme(doc: Doc, { index, page }: Block): boolean {
  return doc.blocks
    .slice(Math.max(0, index - SCHEME_REACH), index + 1)
    .some((one) => one.page === page && SCHEME.test(one.text))
}

/** "Shared by lot liability. Lot 6: 80/960 of the total, being": only owners of a scheme do. */
const BY_LIABILITY = /\b(?:liability|entitlement)\b|\d ?\/ ?\d/i
const OWN_SHARE =
  /^(?:shared by (?:lot )?(?:liability|entitlement)\. )?(?:(?:estimated|proposed|annual|yearly) )?(?:(?:share|contributions?|levy|levies|fees?) (?:of|for|by|payable by) )?(?:the )?(?:lot|unit|apartment) ([A-Z]?\d{1,4}[A-Z]?)\b(?: (?:will pay|pays|share|contribution|is to pay))?[\s:,–-]{1,3}(?:\d{1,6} ?\/ ?\d{1,6} (?:of the total|shares?)?,? ?(?:being|is|or|=) ?)?(?=\$)/i
const SCHEME =
  /\b(?:owners'? corporation|body corporate|strata (?:scheme|company|corporation|levies)|community corporation)\b[^$]{0,80}\b(?:budget|levies|fees|contributions?)\b|\b(?:budget|levies|fees|contributions?)\b[^$]{0,80}\b(?:owners'? corporation|body corporate|strata (?:scheme|company|corporation|plan)|community corporation)\b/i
const SCHEME_REACH = 14

/** "Lot 4 and Lot 15", "Lots 2103 and 2103A": all that are sold. */
export function lotsOf(lotPlan: string): ReadonlySet<string> {
  const named =
    /\b(?:Lots?|Unit) ([A-Z]?\d{1,4}[A-Z]?(?:(?:, | and | & )(?:Lot )?[A-Z]?\d{1,4}[A-Z]?\b)*)/
  const list = named.exec(lotPlan)?.[1] ?? ''
  return new Set(list.match(/\b[A-Z]?\d{1,4}[A-Z]?/g) ?? [])
}

/** "lot 4 $742.00 a quarter. [Lot 15 $61.00 a quarter]" */
function periodBehind(text: string, fees: readonly { readonly end: number }[]): Period | null {
  const periods = fees.map(({ end }) => periodOf('', text.slice(end, end + 16)))
  const [first] = periods
  return periods.every((one) => one?.times === first?.times) ? (first ?? null) : null
}

const PAIR = /\b(?:lot |unit )?(\d{1,4}[A-Z]?)[\s:–-]{1,3}(?=\$\s?\d)/gi
const PER_LOT =
  /\b(?:contributions?|lev(?:y|ies)|fees)\b[^$]{0,40}\b(?:by|of|for|per) (?:each |every )?(?:lot|unit)s?\b/i
/** Where several lots are sold: "Current annual fees: Lot 3 $6,148.00; Lot 3A $212.00". */
const EACH_LOT = /\b(?:contributions?|lev(?:y|ies)|fees)\b[^$.]{0,20}[:–-] ?(?:lot|unit) \d/i
