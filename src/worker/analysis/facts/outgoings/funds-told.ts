import type { Block, Doc } from '../../document.ts'
import type { Period } from './charge-period.ts'
import type { Amount } from '../forms/money.ts'

import { matchesIn } from '../../wording/matches.ts'
import { periodFor, periodOf } from './charge-period.ts'
import { columnHeading } from '../forms/column-heading.ts'
import { amountsIn } from '../forms/money.ts'
import { isOfTwoYears } from './of-later-column.ts'
import { around } from './outgoing-context.ts'
import { isOfWholeScheme } from './of-whole-scheme.ts'
import { FUND } from './outgoing-words.ts'

/** What an owner pays into one fund of the scheme, and how often. */
export type Fund = { readonly block: Block; readonly amount: Amount; readonly period: Period }

/** Adds to the funds those whose regular contribution a block tells, each once. */
export function fundsIn(doc: Doc, block: Block, funds: Map<string, Fund>): void {
  const { text } = block
  if (text.length > LONGEST || !text.includes('$')) return
  if (funds.size > 1) insuranceBelow(block, funds)
  if (HELD.test(text.split('$')[0] ?? '') || isOfTwoYears(doc, block)) return
  if (!SHORT_FUND.test(text) && !isRowOfFunds(doc, block)) {
    totalOfFund(doc, block, funds)
    return
  }
  const named = FUND.test(text)
  const above = doc.blocks[block.index - 1]?.text ?? ''
  if (!named && !CONTRIBUTES.test(`${above.slice(0, 120)} ${text}`) && funds.size === 0) return
  const amounts = amountsIn(text)
  // "$1,250 per quarter (admin $950, sinking $300)" tells the sum itself.
  if (tellsSum(amounts)) return
  const behind = amounts[0] !== undefined && !SHORT_FUND.test(text.slice(0, amounts[0].start))
  const found: { key: string; amount: Amount; period: Period | null; inParts: boolean }[] = []
  for (const [index, amount] of amounts.entries()) {
    const { before, after } = around(block, amounts, index)
    const column = columnHeading(doc, block, amount.start)
    if (isYearOfAnother(amount, amounts.slice(0, index))) continue
    const own = behind ? null : (matchesIn(`${before}$`, SHORT_FUND).at(-1) ?? null)
    const alone = block.cells !== null || amounts.length === 1
    const inRow = !alone ? null : SHORT_FUND.exec(text.slice(0, amount.start))
    const fund = own ?? SHORT_FUND.exec(column) ?? SHORT_FUND.exec(after.slice(0, 40)) ?? inRow
    const [ofThis] = after.split(EACH_TIME)
    if (fund === null || NOT_REGULAR.test(before.replace(OWN_INSURANCE, '') + ofThis)) continue
    if (PART_OF.test(before) || isOfWholeScheme(block, amount.cents)) continue
    const key = (fund[1] ?? '').toLowerCase().slice(0, 5)
    // A premium is the building's unless it stands behind what the lot pays into both funds.
    if (key === 'insur' && found.length < 2 && !OWN_PREMIUM.test(`${before}$`)) continue
    const period = periodFor(block, amount, before, after, column)
    found.push({ key, amount, period, inParts: PAID_IN_PARTS.test(after) })
  }
  for (const [index, { key, amount, period, inParts: own }] of found.entries()) {
    // "administrative $410; maintenance $95 per quarter": said once for both.
    const shared = period === null ? found.slice(index).find((one) => one.period !== null) : null
    const above = periodOfHead(text, amounts) ?? periodAbove(doc, block)
    const inParts = above?.times === 1 && (shared?.inParts ?? own)
    // "$545.00, due on the first of each quarter; sinking $185.00, due on the same days"
    const earlier = found.slice(0, index).findLast((one) => one.period !== null)?.period
    const told = inParts ? above : (period ?? shared?.period ?? above ?? earlier)
    if (told !== null && told !== undefined && !funds.has(key))
      funds.set(key, { block, amount, period: told })
  }
}

/** "Regular contributions, this lot | $702.00 per quarter | $418.00 per quarter" below the names of both. */
function isRowOfFunds(doc: Doc, block: Block): boolean {
  const [label, ...others] = block.cells ?? []
  if (label === undefined || others.length < 2) return false
  if (!CONTRIBUTES.test(doc.text.slice(label.start, label.end))) return false
  const amounts = amountsIn(block.text)
  return (
    amounts.length > 1 &&
    amounts.every(({ start }) => SHORT_FUND.test(columnHeading(doc, block, start)))
  )
}

/** What a scheme has is nothing that an owner pays: "Assets: administrative fund $2,206.10". */
const HELD =
  /\b(?:assets|(?:money|cash|amounts?|sums?) (?:in|at|held)\b|(?:in|at) (?:the )?bank|bank accounts?|invest(?:ed|ments?)|(?:in|to) credit|(?:opening|closing) balances?)\b/i

/** "$570.00 a quarter, $2,280.00 a year (administration $1,560, maintenance $720)" */
function tellsSum(amounts: readonly Amount[]): boolean {
  return amounts.some(({ cents }, at) => {
    const parts = amounts.slice(at + 1)
    return parts.length > 1 && cents === parts.reduce((sum, part) => sum + part.cents, 0)
  })
}

/** "$812.50 each quarter, so that a year is $3,250.00": the same contribution once more. */
function isYearOfAnother({ cents }: Amount, earlier: readonly Amount[]): boolean {
  return earlier.some((one) => cents === one.cents * 4 || cents === one.cents * 2)
}

const NOT_REGULAR =
  /\b(?:balance|held|as at|special|overdue|total(?! (?:amount of )?contributions?| amounts? (?:before|after|without|less)(?: any)? discounts?| for the (?:financial )?year)|per (?:lot |unit )?entitlement|unpaid|opening|closing|insur|forecast|stands?|special purpose|debit|credit|expenses?|expenditure|budget|provision|last year|previous|owing|arrears|paid to)\b/i
/** "Contribution: administrative $735, sinking $160": the word "fund" is left out. */
const SHORT_FUND =
  /\b(administrati(?:ve|on)|admin|sinking|capital works|CWF|maintenance(?: plan)?|reserve|general(?= (?:fund|contributions?)\b)|operating(?= fund)|painting(?= fund)|(?<=^\W{0,4}|[.;]\s|\b(?:yearly|quarterly|quarter|year|annum|\.\d\d) )insurance(?= lev(?:y|ies)\b| contributions?\b| annual\b(?! premium)|:? \$))\b/i
/** A scheme may charge the premium apart from both funds. */
const OWN_INSURANCE = /^\W{0,4}insurance\b(?: lev(?:y|ies)| contributions?)?/i
const OWN_PREMIUM = /\binsurance(?: lev(?:y|ies)| contributions?| annual|: \$)/i
const PART_OF = /\b(?:parts|instalments|payments|lots) of\s*$/i
const CONTRIBUTES =
  /\b(?:contributions?|lev(?:y|ies)|owners'? corporation|body corporate|strata (?:company|corporation)|community corporation|fund)\b/i
const LONGEST = 700
/** What stands behind "per quarter" is of the next thing. */
const EACH_TIME = /(?<=\b(?:per|a|each|every) (?:quarter|half[- ]year|year|month)\b)/i
/** "Annual contributions" above "$3,120.00 half yearly": how often it is paid, not for how long. */
const PAID_IN_PARTS =
  /^[\s|:,(–-]{0,4}(?:payable |paid |due |billed )?(?:half[- ]?yearly|quarterly|monthly)\b/i
const ROW_PAID_IN_PARTS =
  /\$ ?[\d,.]{2,12}[\s|:,(–-]{0,4}(?:payable |paid |due |billed )?(?:half[- ]?yearly|quarterly|monthly)\b/i
const INSURANCE_ROW =
  /^\W{0,4}(?:\(?[a-z]\)\s{0,4})?insurance(?: lev(?:y|ies)| contributions?)?(?: for the year)?(?: for the (?:lot|unit))?(?: \([^()$]{1,40}\))?[\s|:]{1,6}(?=\$)/i

/** "Insurance | $1,415.00 | yearly" below the two funds: the premium is charged apart. */
function insuranceBelow(block: Block, funds: Map<string, Fund>): void {
  const head = INSURANCE_ROW.exec(block.text)
  const [amount, other] = amountsIn(block.text)
  if (head === null || amount === undefined || other !== undefined) return
  const [last] = [...funds.values()].slice(-1)
  const isNext = last !== undefined && block.index - last.block.index === 1
  const isShared = new Set([...funds.values()].map(({ period }) => period.times)).size === 1
  const period =
    periodOf('', block.text.slice(amount.end)) ??
    periodOf(head[0], '') ??
    (isNext && isShared ? last.period : null)
  if (amount.start === head[0].length && period !== null && !funds.has('insur'))
    funds.set('insur', { block, amount, period })
}

const YEAR_TOTAL =
  /\btotal contributions?\b[^$]{0,40}\bfor (?:the|this) (?:lot|unit)\W*$|\btotal (?:contributions? )?(?:(?:payable )?for (?:the |this )?(?:current |financial )*year|p\.?a\b|per annum|a year)\W*$/i
const HEAD_ROWS = 8

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
