import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import { matchesIn } from '../segment/matches.ts'
import type { Period } from './charge-period.ts'
import type { Amount } from './money.ts'
import type { Candidate } from './outgoing-sums.ts'

import { periodFor, periodOf } from './charge-period.ts'
import { columnHeading } from './column-heading.ts'
import { recogniseLotPlan } from './lot-plan.ts'
import { amountsIn } from './money.ts'
import { around } from './outgoing-context.ts'
import { FUND } from './outgoing-words.ts'

/** The papers that tell an owner's contributions, the scheme's own first. */
const FUND_PAPERS: readonly PageKind[] = [
  'owners-corporation-certificate',
  'vendor-statement',
  'annexure',
  'other',
  'particulars',
  'contract-form',
  'planning-certificate',
]
const NOT_REGULAR =
  /\b(?:balance|held|as at|special|overdue|total(?! (?:amount of )?contributions?| for the (?:financial )?year)|per (?:lot |unit )?entitlement|unpaid|opening|closing|insur|forecast|stands?|special purpose|debit|credit|expenses?|expenditure|budget|provision|last year|previous|owing|arrears|paid to)\b/i
/** "Contribution: administrative $735, sinking $160": the word "fund" is left out. */
const SHORT_FUND =
  /\b(administrati(?:ve|on)|admin|sinking|capital works|CWF|maintenance(?: plan)?|reserve|general(?= fund)|(?<=^\W{0,4}|[.;]\s)insurance(?= lev(?:y|ies)\b| contributions?\b| annual\b(?! premium)))\b/i
/** A scheme may charge the premium apart from both funds. */
const OWN_INSURANCE = /^\W{0,4}insurance\b(?: lev(?:y|ies)| contributions?)?/i
const PART_OF = /\b(?:parts|instalments|payments|lots) of\s*$/i
const CONTRIBUTES =
  /\b(?:contributions?|lev(?:y|ies)|owners'? corporation|body corporate|strata (?:company|corporation)|community corporation|fund)\b/i
const LONGEST = 700

type Fund = { readonly block: Block; readonly amount: Amount; readonly period: Period }

/** Two funds, each with its own regular contribution: the owner pays both. */
export function sumOfFunds(doc: Doc): Candidate | null {
  for (const paper of FUND_PAPERS) {
    for (const part of doc.parts) {
      if (part.kind !== paper) continue
      const funds = new Map<string, Fund>()
      for (const block of part.blocks) fundsIn(doc, block, funds)
      if (funds.size < 2) continue
      const sum = sumOf(doc, [...funds.values()], paper)
      // The budget of a whole building is not one owner's share.
      if (sum.fact.value.annualCents <= HIGHEST_CENTS) return sum
    }
  }
  return null
}

function fundsIn(doc: Doc, block: Block, funds: Map<string, Fund>): void {
  const { text } = block
  if (text.length > LONGEST || !text.includes('$')) return
  if (funds.size > 1) insuranceBelow(block, funds)
  if (!SHORT_FUND.test(text)) {
    totalOfFund(doc, block, funds)
    return
  }
  const named = FUND.test(text)
  const above = doc.blocks[block.index - 1]?.text ?? ''
  if (!named && !CONTRIBUTES.test(`${above.slice(0, 120)} ${text}`) && funds.size === 0) return
  const amounts = amountsIn(text)
  // "$1,250 per quarter (admin $950, sinking $300)" tells the sum itself.
  const [first, ...others] = amounts
  if (others.length > 1 && first?.cents === others.reduce((sum, { cents }) => sum + cents, 0))
    return
  const behind = amounts[0] !== undefined && !SHORT_FUND.test(text.slice(0, amounts[0].start))
  const found: { key: string; amount: Amount; period: Period | null; inParts: boolean }[] = []
  for (const [index, amount] of amounts.entries()) {
    const { before, after } = around(block, amounts, index)
    const column = columnHeading(doc, block, amount.start)
    const own = behind ? null : (matchesIn(before, SHORT_FUND).at(-1) ?? null)
    const alone = block.cells !== null || amounts.length === 1
    const inRow = !alone ? null : SHORT_FUND.exec(text.slice(0, amount.start))
    const fund = own ?? SHORT_FUND.exec(column) ?? SHORT_FUND.exec(after.slice(0, 40)) ?? inRow
    const [ofThis] = after.split(EACH_TIME)
    if (fund === null || NOT_REGULAR.test(before.replace(OWN_INSURANCE, '') + ofThis)) continue
    if (PART_OF.test(before)) continue
    const key = (fund[1] ?? '').toLowerCase().slice(0, 5)
    const period = periodFor(block, amount, before, after, column)
    found.push({ key, amount, period, inParts: PAID_IN_PARTS.test(after) })
  }
  for (const [index, { key, amount, period, inParts: own }] of found.entries()) {
    // "administrative $410; maintenance $95 per quarter": said once for both.
    const shared = period === null ? found.slice(index).find((one) => one.period !== null) : null
    const above = periodOfHead(text, amounts) ?? periodAbove(doc, block)
    const inParts = above?.times === 1 && (shared?.inParts ?? own)
    const told = inParts ? above : (period ?? shared?.period ?? above)
    if (told !== null && told !== undefined && !funds.has(key))
      funds.set(key, { block, amount, period: told })
  }
}

/** What stands behind "per quarter" is of the next thing. */
const EACH_TIME = /(?<=\b(?:per|a|each|every) (?:quarter|half[- ]year|year|month)\b)/i

/** "Annual contributions" above "$3,120.00 half yearly": how often it is paid, not for how long. */
const PAID_IN_PARTS =
  /^[\s|:,(–-]{0,4}(?:payable |paid |due |billed )?(?:half[- ]?yearly|quarterly|monthly)\b/i

const ROW_PAID_IN_PARTS =
  /\$ ?[\d,.]{2,12}[\s|:,(–-]{0,4}(?:payable |paid |due |billed )?(?:half[- ]?yearly|quarterly|monthly)\b/i

const INSURANCE_ROW =
  /^\W{0,4}(?:\(?[a-z]\)\s{0,4})?insurance(?: lev(?:y|ies)| contributions?)?[\s|:]{1,6}(?=\$)/i

/** "Insurance | $1,415.00 | yearly" below the two funds: the premium is charged apart. */
function insuranceBelow(block: Block, funds: Map<string, Fund>): void {
  const head = INSURANCE_ROW.exec(block.text)
  const [amount, other] = amountsIn(block.text)
  if (head === null || amount === undefined || other !== undefined) return
  const period = periodOf('', block.text.slice(amount.end))
  if (amount.start === head[0].length && period !== null && !funds.has('insur'))
    funds.set('insur', { block, amount, period })
}

const YEAR_TOTAL =
  /\btotal (?:contributions? )?(?:(?:payable )?for (?:the |this )?(?:current |financial )*year|p\.?a\b|per annum|a year)\W*$/i
const HEAD_ROWS = 4

/** "Administrative fund" on a line of its own, with "Total for the year" some rows below it. */
function totalOfFund(doc: Doc, block: Block, funds: Map<string, Fund>): void {
  const amounts = amountsIn(block.text)
  const amount = amounts.find(({ start }) => YEAR_TOTAL.test(block.text.slice(0, start)))
  if (amount === undefined) return
  for (let index = block.index - 1; index >= block.index - HEAD_ROWS; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return
    const named = FUND.exec(above.text)
    if (named === null) {
      if (YEAR_TOTAL.test(above.text.split(/\$ ?\d/)[0] ?? '')) return
      continue
    }
    if (/\b(?:balance|held|special)\b/i.test(above.text)) return
    const key = (named[1] ?? '').toLowerCase().slice(0, 5)
    funds.set(key, { block, amount, period: { times: 1, words: 'a year' } })
    return
  }
}

/** "Contributions for twelve months from 1 August: administrative $6,020": said before the first. */
function periodOfHead(text: string, [first]: readonly Amount[]): Period | null {
  const head = text.slice(0, first?.start ?? 0)
  return CONTRIBUTES.test(head) ? periodOf(head, '') : null
}

const ROWS_ABOVE = 5

/** The period that stands above a list of funds: "in the first year after the scheme is established". */
function periodAbove(doc: Doc, block: Block): Period | null {
  for (let index = block.index - 1; index >= block.index - ROWS_ABOVE; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return null
    const period = ROW_PAID_IN_PARTS.test(above.text) ? null : periodOf(above.text, '')
    if (period !== null) return period
    if (!above.text.includes('$')) return null
  }
  return null
}

function sumOf(doc: Doc, funds: readonly Fund[], paper: PageKind): Candidate {
  const sum = funds.reduce((all, { amount, period }) => all + amount.cents * period.times, 0)
  const total = totalBelow(doc, funds, sum)
  const parts = total === null ? funds : [total]
  const annualCents = parts.reduce(
    (all, { amount, period }) => all + amount.cents * period.times,
    0,
  )
  const basis = parts
    .map(({ block, amount, period }) => {
      const printed = block.text.slice(amount.start, amount.end)
      return total === null ? `${printed} × ${period.times}` : `${printed} for the year`
    })
    .join(' + ')
  return {
    score: paper === 'owners-corporation-certificate' ? 11 : 10,
    fact: {
      value: { kind: 'owners-corporation', annualCents, basis },
      text: basis,
      spans: parts.map(({ block, amount }) => ({
        start: block.span.start + amount.start,
        end: block.span.start + amount.end,
      })),
      confidence: 80,
      explanation: ['the regular contributions to each fund, added'],
    },
  }
}

const TOTAL_ROWS = 3

/** "Insurance $1,475 / Total $9,840" below the funds: what the owner pays with all that is charged. */
function totalBelow(doc: Doc, funds: readonly Fund[], sum: number): Fund | null {
  const last = funds.at(-1)
  if (last === undefined || funds.some(({ period }) => period.times !== 1)) return null
  for (let index = last.block.index + 1; index <= last.block.index + TOTAL_ROWS; index += 1) {
    const below = doc.blocks[index]
    if (below?.partIndex !== last.block.partIndex) return null
    const [amount] = /^(?:total|together)\b/i.test(below.text) ? amountsIn(below.text) : []
    if (amount !== undefined && amount.cents >= sum && amount.cents <= sum * 2)
      return { block: below, amount, period: last.period }
  }
  return null
}

const PAIR = /\b(?:lot |unit )?(\d{1,4}[A-Z]?)[\s:–-]{1,3}(?=\$\s?\d)/gi
const PER_LOT =
  /\b(?:contributions?|lev(?:y|ies)|fees)\b[^$]{0,40}\b(?:by|of|for|per) (?:each |every )?(?:lot|unit)s?\b/i

/** "Contribution by lot: 410 $4,926   411 $6,383": of a list of lots the one that is sold. */
export function ofOwnLot(doc: Doc): Candidate | null {
  const lot = /\b(?:Lot|Unit) (\d{1,4}[A-Z]?)\b/.exec(recogniseLotPlan(doc)?.value ?? '')?.[1]
  if (lot === undefined) return null
  for (const block of doc.blocks) {
    if (!block.text.includes('$') || !PER_LOT.test(block.text)) continue
    const pairs = matchesIn(block.text, PAIR)
    const own = pairs.filter(([, number]) => number === lot)
    const [match] = own
    if (pairs.length < 2 || own.length !== 1 || match === undefined) continue
    const at = match.index + match[0].length
    const [amount] = amountsIn(block.text.slice(at, at + 16))
    if (amount === undefined || amount.cents > HIGHEST_CENTS) continue
    const period = periodOf(block.text.slice(0, match.index), '')
    const annualCents = amount.cents * (period?.times ?? 1)
    const printed = block.text.slice(at, at + amount.end)
    const basis =
      period === null || period.times === 1
        ? `${printed} for the year`
        : `${printed} × ${period.times}`
    const start = block.span.start + at
    return {
      score: 16,
      fact: {
        value: { kind: 'owners-corporation', annualCents, basis },
        text: printed,
        spans: [{ start, end: start + amount.end }],
        confidence: 78,
        explanation: ['the contribution of the lot that is sold, in a list of lots'],
      },
    }
  }
  return null
}

/** "Resolved that from 1 July 2026 the contribution for lots with 37 units be $1,462.00 a quarter" */
const RESOLVED =
  /\b(?:resolved|determined|carried|agreed)\b[^.$]{0,50}\bfrom (?:the )?\d{1,2}[^.$]{3,30}\b(?:contributions?|lev(?:y|ies)|fees)\b[^.$]{0,60}\b(?:be|is|are|to|of|at) (?=\$)/i
const HIGHEST_CENTS = 4_000_000

/** What the owners resolved last that a lot pays from a day on: newer than any certificate before it. */
export function lastResolved(doc: Doc): Candidate | null {
  let found: Candidate | null = null
  for (const part of doc.parts) {
    if (part.kind !== 'minutes') continue
    for (const block of part.blocks) {
      if (!block.text.includes('$')) continue
      const match = RESOLVED.exec(block.text)
      if (match === null || /\bspecial\b/i.test(match[0])) continue
      const at = match.index + match[0].length
      const [amount] = amountsIn(block.text.slice(at, at + 24))
      const period =
        amount === undefined
          ? null
          : periodOf('', block.text.slice(at + amount.end, at + amount.end + 40))
      if (amount === undefined || period === null || amount.start > 0) continue
      const annualCents = amount.cents * period.times
      if (annualCents > HIGHEST_CENTS) continue
      const printed = block.text.slice(at, at + amount.end)
      const basis = period.times === 1 ? `${printed} for the year` : `${printed} × ${period.times}`
      const start = block.span.start + at
      found = {
        score: 13,
        fact: {
          value: { kind: 'owners-corporation', annualCents, basis },
          text: printed,
          spans: [{ start, end: start + amount.end }],
          confidence: 75,
          explanation: ['the contribution that the owners resolved last'],
        },
      }
    }
  }
  return found
}
