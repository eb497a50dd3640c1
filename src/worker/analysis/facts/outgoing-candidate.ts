import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import type { Fact, Outgoing } from './facts.ts'
import type { Amount } from './money.ts'
import type { Period } from './charge-period.ts'
import type { Candidate } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { periodFor, periodOf, wholeYear } from './charge-period.ts'
import { columnHeading } from './column-heading.ts'
import { factAt } from './fact-at.ts'
import { amountsIn } from './money.ts'
import {
  around,
  isBelowLandServices,
  isOnLandTaxPaper,
  labelAbove,
  periodOfPaper,
} from './outgoing-context.ts'
import {
  BAD,
  FUND,
  GOOD,
  HOME,
  LEVY_PAPER,
  NO_DISCOUNT,
  NOT,
  OPENS,
  TOTAL,
  WORDS,
} from './outgoing-words.ts'

/** An amount and the words that belong to it, whichever outgoing it is for. */
export type Entry = ReturnType<typeof around> & { readonly amount: Amount; readonly above: string }

/** Every amount of a block with its words. */
export function entriesIn(doc: Doc, block: Block): Entry[] {
  const amounts = amountsIn(block.text)
  return amounts.map((amount, index) => {
    const words = around(block, amounts, index)
    return { ...words, amount, above: labelAbove(doc, block, words.before) }
  })
}

/**
 * What a heading or the head of a table above says of every amount below it: "Outgoings (annual)".
 * Null where the block stands in no list of outgoings.
 */
function listOfOutgoings(doc: Doc, block: Block): { yearly: boolean } | null {
  for (let index = block.index; index > block.index - 9; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return null
    const opening = above.text.slice(0, 140)
    const first = above.cells?.[0]
    const head = first === undefined ? opening : doc.text.slice(first.start, first.end)
    if (LIST_HEAD.test(index === block.index ? head : opening))
      return { yearly: YEARLY.test(opening) }
    if (index < block.index && above.text.length > 240) return null
  }
  return null
}

const LIST_HEAD =
  /\boutgoings?\b|\brates,? (?:taxes|and taxes|charges|and charges)\b|\btaxes,? charges\b/i
const YEARLY =
  /\b(?:annual(?:ly)?|per annum|p\.a\.?|yearly|(?:each|per|a) year|for the year)(?!\w)/i

/** Where a short word of a form names an outgoing. */
const OPENS_IN: ReadonlySet<PageKind> = new Set([
  'vendor-statement',
  'special-conditions',
  'other',
  'annexure',
  'planning-certificate',
])

/** How much a paper's word weighs for a kind of outgoing; null where it is not asked. */
export function zoneScore(zone: PageKind, kind: Kind): number | null {
  if (zone === HOME[kind]) return 6
  if (zone === 'vendor-statement') return 3
  if (
    zone === 'rates-certificate' ||
    zone === 'water-certificate' ||
    zone === 'land-tax-certificate'
  )
    return 2
  if (
    zone === 'annexure' ||
    zone === 'other' ||
    zone === 'planning-certificate' ||
    zone === 'particulars' ||
    zone === 'contract-form'
  )
    return 1
  // A bill on the page of another paper still names its issuer and its period.
  if (zone === 'title-search' || zone === 'plan' || zone === 'building-report') return 0
  if (kind === 'land-tax' && zone === 'special-conditions') return -3
  if (kind !== 'owners-corporation') return null
  return zone === 'minutes' || zone === 'by-laws' || zone === 'special-conditions' ? -3 : null
}

/** What is paid for the whole land before it is cut up is not this lot's. */
const OTHER_PARCEL =
  /\b(?:parent (?:parcel|lot|title|land)|englobo|balance lot|next door|neighbour(?:s|ing|'s)?|adjoining (?:lot|land|property|owner))\b/i

/** The amount of a block that is most likely the year's charge of a kind, with its score. */
export function candidateIn(
  doc: Doc,
  block: Block,
  entries: readonly Entry[],
  kind: Kind,
  base: number,
): Candidate | null {
  const home = block.zone === HOME[kind] || (kind === 'land-tax' && isOnLandTaxPaper(doc, block))
  const list =
    block.zone === 'vendor-statement' || block.zone === 'particulars'
      ? listOfOutgoings(doc, block)
      : null
  let chosen: Candidate | null = null
  const amounts = entries.map(({ amount }) => amount)
  for (const [index, { amount, before, after, label, above }] of entries.entries()) {
    if (amount.cents < 1_000 || amount.cents > 20_000_000) continue
    const context = `${above} ${label} ${before} ${after}`.trimStart()
    const named =
      WORDS[kind].test(context) ||
      (OPENS_IN.has(block.zone) &&
        (OPENS[kind]?.test(above === '' ? label : above) === true ||
          OPENS[kind]?.test(before.trimStart().replace(/^[.;]\s/, '')) === true)) ||
      isBelowIssuer(doc, block, kind, before)
    if (!named && !(kind === 'land-tax' ? isBelowLandTax(doc, block, home) : home)) continue
    if (home && isAnotherBill(block, kind)) continue
    if (kind === 'council-rates' && isBelowLandServices(doc, block)) continue
    if (kind !== 'land-tax' && isOnLandTaxPaper(doc, block)) continue
    if (kind === 'emergency-services-levy' && amount.cents > HIGHEST_LEVY) continue
    // "$3,990 a year in four parts of $997.50": a part has its whole beside it.
    if (PART_OF.test(before)) continue
    // "Taxable value $214,500   Tax $3,646.50": the value has nothing to do with the tax's own words.
    const words = kind === 'land-tax' ? (before.split(/\$ ?[\d,.]+/).at(-1) ?? '') : before
    if (NOT[kind].test(`${home ? '' : `${above} ${label}`} ${words} ${after.slice(0, 40)}`))
      continue
    if (kind === 'owners-corporation' && isSpecial(block, amount, label)) continue
    if (kind === 'owners-corporation' && isNoContribution(block, amount)) continue
    // What was used is billed by the meter and no yearly charge.
    if (kind === 'water-rates' && /\buse[\s:]*$/i.test(before)) continue
    // A condition names the tax only where it says what was assessed.
    if (base < 0 && kind === 'land-tax' && !/\bassess/i.test(before)) continue
    if (OTHER_PARCEL.test(`${before} ${after.slice(0, 40)}`)) continue
    if (/\b(?:exceed|not more than|up to a maximum)\b/i.test(before)) continue
    if (
      (BAD.test(before.slice(-60).replace(NO_DISCOUNT, '')) && !/\bassessed\W*$/i.test(before)) ||
      BAD.test(after.slice(0, 14).split(/[,;.]/)[0] ?? '')
    )
      continue
    const column = columnHeading(doc, block, amount.start)
    if (BAD.test(column) && !WORDS[kind].test(before)) continue
    const period =
      wholeYear(periodFor(block, amount, before, after, column), amount, amounts) ??
      periodOfRow(block) ??
      (index > 0 ? periodOfList(block, amounts[0]) : null) ??
      (home ? periodOfPaper(doc, block) : null) ??
      (list?.yearly === true ? { times: 1, words: 'a year' } : null)
    const goods = new Set([...context.matchAll(GOOD)].map((match) => match[0].toLowerCase())).size
    if (!home && goods === 0 && period === null && list === null) continue
    const score =
      base +
      Math.min(goods, 3) * 2 +
      (named ? 2 : 0) +
      (TOTAL.test(`${above} ${label} ${before} ${after}`) ? 4 : 0) +
      (/\b(?:total\w*|together|comes? to|in all)\b[^$]{0,14}$/i.test(before) ? 3 : 0) +
      (/\bone of (?:two|three|four|six|twelve)\b/i.test(before) ? 4 : 0) +
      (sumsUp(amounts, index) ? 6 : 0) +
      (saysFullYear(before, after) ? 3 : 0) +
      (entries.some((one) => TIMES.has(amount.cents / one.amount.cents)) ? 4 : 0) -
      // With arrears and after payments: what is due now is not a year's charge.
      (home && /\b(?:total (?:amount )?|amount |now )(?:payable|due|owing)\W*$/i.test(before)
        ? 8
        : 0) -
      (kind === 'owners-corporation' && isOneFund(before) ? 4 : 0) -
      // "Assessed … Interest … PAYABLE": what is payable now has the interest in it.
      (kind === 'land-tax' && /\bpayable\W*$/i.test(before) && WITH_INTEREST.test(block.text)
        ? 8
        : 0) -
      (/\b(?:about|approximately|roughly|in the order of)\s*$/i.test(before) ? 6 : 0) +
      columnScore(column) +
      (period?.times === 1 ? 2 : period === null ? 0 : 1) -
      index * 0.5
    if (!(chosen === null || score > chosen.score)) continue
    const year = period?.times === 1 ? null : saidForTheYear(entries, amount)
    chosen = {
      score,
      fact: outgoingOf(doc, block, year ?? amount, kind, year === null ? period : A_YEAR),
    }
  }
  return chosen
}

const A_YEAR: Period = { times: 1, words: 'a year' }
const TIMES: ReadonlySet<number> = new Set([2, 3, 4, 6, 12])

/** "Total $882.00, and $1,764.00 for the full year": the text counts the year itself. */
function saidForTheYear(entries: readonly Entry[], part: Amount): Amount | null {
  const year = entries.find(
    ({ amount, before, after }) =>
      TIMES.has(amount.cents / part.cents) && periodOf(before, after)?.times === 1,
  )
  return year?.amount ?? null
}

const HEAD_REACH = 5

const WITH_INTEREST = /\b(?:arrears|interest)\b[^$]{0,24}\$\s?(?!0(?:\.00)?\b)/i
const OTHER_BILL =
  /\b(?:council|shire|city|water|sewer\w*|utilities|strata|owners|insurance|meter)\b/i

/** "REVENUESA LAND TAX" above the rows of a paper that tells its rates by other names. */
function isBelowLandTax(doc: Doc, block: Block, home: boolean): boolean {
  const reach = home ? HEAD_REACH : HEAD_REACH - 2
  for (let index = block.index - 1; index >= block.index - reach; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return false
    if (/^land tax\b/i.test(above.text) || (home && /\bland tax\b/i.test(above.text.slice(0, 80))))
      return above.text.length < 80 || /^land tax\b/i.test(above.text)
    if (LEVY_PAPER.test(above.text)) return false
    if (!home && above.text.length < 100 && OTHER_BILL.test(above.text)) return false
  }
  return false
}

/** No household pays more for fire and emergency services. */
const HIGHEST_LEVY = 1_000_000
const PART_OF =
  /\b(?:two|three|four|six|twelve|[2346]|12) (?:equal )?(?:parts|instalments|payments|lots) of\s*$/i

/** "Charges for a full year: $995.40", "$863.60 in all for the year": said of the year itself. */
function saysFullYear(before: string, after: string): boolean {
  return (
    /\b(?:full year|for the year|yearly|annual total|in a year)\b[^$]{0,24}$/i.test(before) ||
    /^[^$.;]{0,12}\b(?:in all|for the (?:full )?year|in the year|each year in all)\b/i.test(after)
  )
}

const ISSUERS: Readonly<Partial<Record<Kind, RegExp>>> = {
  'water-rates':
    /\b(?:\w*water|utilities)\b[^$]{0,30}\b(?:certificate|statement|account|bill|advice|notice|corporation|extract)\b/i,
}
const OF_ISSUER =
  /\b(?:service|access|supply|fixed|availability)\b[^$]{0,20}\b(?:charges?|fees?)\b/i
const ISSUER_REACH = 3

/** "Service charges for the year" right below the name of the water company that wrote them. */
function isBelowIssuer(doc: Doc, block: Block, kind: Kind, before: string): boolean {
  const issuer = ISSUERS[kind]
  if (issuer === undefined || !OF_ISSUER.test(before)) return false
  for (let index = block.index - 1; index >= block.index - ISSUER_REACH; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.page !== block.page) return false
    if (above.text.length < 100 && issuer.test(above.text)) return true
    if (above.text.includes('$')) return false
  }
  return false
}

/** A levy that is raised once, named anywhere before the amount in its sentence or in its label. */
function isSpecial(block: Block, amount: Amount, label: string): boolean {
  if (/\bspecial\b/i.test(label)) return true
  const sentence =
    block.text
      .slice(0, amount.start)
      .split(/(?<![.\d])\.\s(?=[A-Z])/)
      .at(-1) ?? ''
  return /\bspecial (?:lev(?:y|ies)|contributions?|fees?)\b(?!\W{1,3}(?:nil|none))/i.test(sentence)
}

/** "$21,420.00 | three of $7,140.00"; "two quarters, $1,420.00, plus interest, together $1,438.40"; "10 years, $14,200 a year" */
function isNoContribution({ text }: Block, { start, end }: Amount): boolean {
  const before = text.slice(Math.max(0, start - 160), start)
  return (
    /^\W{0,4}(?:in |by )?(?:two|three|four|five|six|[2-6]) (?:instalments |payments )?of \$/i.test(
      text.slice(end),
    ) ||
    /\b(?:in arrears?|plus interest|interest of|arrears of)\b(?:[^.]|\.\d)*$/i.test(before) ||
    /\b(?:\d{1,2}|two|three|five|ten) years,? (?:at )?$/i.test(before)
  )
}

/** A water bill that stands behind the council's on one page is not the council's. */
function isAnotherBill(block: Block, kind: Kind): boolean {
  return (
    kind === 'council-rates' &&
    /\b(?!storm)\w*(?:water|sewerage)\b/i.test(block.text) &&
    !/\b(?:rates?|rating|waste|garbage|rubbish|refuse)\b/i.test(block.text)
  )
}

/** "Levied for the present year: rates $955.30; water $888.00": said once for all of a list. */
function periodOfList(block: Block, first: Amount | undefined): Period | null {
  const colon = block.text.indexOf(': ')
  return first === undefined || colon < 0 || colon > first.start
    ? null
    : periodOf(block.text.slice(0, colon), '')
}

/** "Half year to 31 December 2026 | general $982.40, waste … | $1,224.90" */
function periodOfRow(block: Block): Period | null {
  const [first, second, third] = block.cells ?? []
  if (first === undefined || second === undefined || third === undefined) return null
  const words = block.text.slice(0, first.end - block.span.start)
  return words.includes('$') ? null : periodOf('', words)
}

/** "general $982.40, waste $198.50, fire $44.00  $1,224.90": the last is what they come to. */
function sumsUp(amounts: readonly Amount[], index: number): boolean {
  if (index < 2) return false
  const sum = amounts.slice(0, index).reduce((all, { cents }) => all + cents, 0)
  return amounts[index]?.cents === sum
}

/** A table with a column for each fund and one for their sum. */
function columnScore(column: string): number {
  return /\btotal\b/i.test(column)
    ? 3
    : /\b(?:admin\w*|sinking|capital|reserve|fund)\b/i.test(column)
      ? -4
      : 0
}

/** One fund's own contribution; the owner pays the others too. */
function isOneFund(before: string): boolean {
  return /\bfund\b[^$]{0,24}$/i.test(before) || (FUND.test(before) && !TOTAL.test(before))
}

/** Ends the basis of an amount whose time nothing tells. */
export const UNTOLD = "as printed, taken as a year's amount"

/** An amount as a yearly outgoing, with how the year follows from it. */
export function outgoingOf(
  doc: Doc,
  block: Block,
  amount: Amount,
  kind: Kind,
  period: Period | null,
): Fact<Outgoing> {
  const times = period?.times ?? 1
  const printed = block.text.slice(amount.start, amount.end)
  const basis =
    period === null
      ? `${printed} ${UNTOLD}`
      : times === 1
        ? `${printed} for the year`
        : `${printed} for ${period.words} × ${times}`
  const span = {
    start: block.span.start + amount.start,
    end: Math.min(
      block.span.end,
      block.span.start + amount.end + tailLength(block.text.slice(amount.end)),
    ),
  }
  return factAt(
    doc,
    { kind, annualCents: amount.cents * times, basis },
    span,
    period === null ? 75 : 88,
    [basis],
  )
}

/** The words behind an amount that tell its period belong to what is quoted. */
function tailLength(text: string): number {
  return (
    /^[^.;$\n]{0,70}?\b(?:year|quarter|annum|month|20\d\d(?:[/-]\d\d)?|levied|charges|tax)\b/i.exec(
      text,
    )?.[0].length ?? 0
  )
}
