import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { type Entitlement, type EntitlementKind, entitlementsIn } from './entitlements.ts'
import { ownEntitlements } from './own-entitlement.ts'
import { instalmentDaysIn } from '../days/instalment-days.ts'
import { isLongPaid } from '../sums/long-paid.ts'
import { lotSold } from '../land/lot-sold.ts'
import { paperOrSettlementDate } from '../days/paper-dates.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { statementsOf } from '../reading/statements.ts'
import { isMotionOfNotice, MOTION_OF_NOTICE_PATTERNS } from './motion-of-notice.ts'
import { isVotedLater, VOTED_LATER_PATTERNS } from './voted-later.ts'
import { wholeEntitlements } from './whole-entitlements.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const SCHEME_LEVY_PATTERNS = wordings({
  ...VOTED_LATER_PATTERNS,
  ...MOTION_OF_NOTICE_PATTERNS,
  /** Money that all lots raise together. */
  raised:
    /\b(?:rais(?:e|ed|ing)|lev(?:y|ied|ies)|collect(?:ed)?|contribut(?:ions?|es?|ed)|(?:bring|pay) in|shared?|call(?:ed)?|strik(?:e|ing)|struck|fees?|apportion\w{0,2})\b/i,
  all: /\b(?:from|on|over|by|across|among|between|to) (?:all |every |each of )?(?:the )?(?:lots?|owners|members|proprietors|units?|unit ?holders|lot owners)\b|\ball (?:the )?(?:lot )?(?:lots|owners|members|proprietors|units)\b|\b(?:by|in proportion to|according to|on the basis of|pro rata to|proportionately to|calculated on|based on|per) (?:the |their |its |each lot's )?(?:lot |unit |contribution )?(?:schedule )?(?:lot )?(?:entitlements?|liabilit(?:y|ies))\b|\bwhole (?:building|scheme)\b/i,
  /** A sum that is each lot's already. */
  each: /\b(?:per|a|each|every|for each|for this|for the|of this|of the|this|the) (?:lot|unit|apartment|owner|member|parcel)\b(?! ?(?:owners|liabilit|entitle)| (?:is to|to|must|shall|will)\b[^.;$]{0,40}\b(?:share|entitlements?|liabilit))|\bper (?:lot |unit )?(?:entitlement|liability)\b|\$ ?[\d,.]{2,11}\d (?:each|a share)\b/i,
  /** A sum for every unit of entitlement, of which a lot has several: "$762.50 per contribution unit". */
  perUnit:
    /(\$ ?\d[\d,]{0,10}(?:\.\d\d)?) (?:is to be paid |is payable |to be paid |payable )?(?:per|for each|for every|on each|a|each) (?:(?:contribution|interest) (?:schedule )?(?:lot )?(?:unit|entitlement)|unit (?:of )?(?:(?:contribution|lot|unit) )?(?:entitlement|liability)|lot entitlement)s?\b/i,
  ofTheLot:
    /\b(?:unit |lot )?(entitlement|liability) of (?:the|this|your) (?:lot|unit)[ :|]{1,8}(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(?![\d%/]|\.\d|,\d)/i,
  decided:
    /\b(?:resolved|carried|struck|raised|levied|determined|approved|agreed|passed|decided|declared|accepted)\b|\blevy under (?:section|s) ?\d|\bto be contributed\b/i,
  not: /\b(?:lost|defeated|withdrawn|not carried|not (?:be )?(?:struck|needed|required|proceed\w{0,3})|no (?:special )?levy|lapsed|deferred|borrow\w{0,3}|loan|paid in full|fully (?:paid|collected)|budget\w{0,3}|would|may be|(?:raised|levied|contributed|collected|contributions?|levies)\b[^.;$]{0,60}\b(?:in|for|during) (?:the |this |last )?(?:\w{4,9} )?year (?:to|ended|ending)|administrati\w{2,4} fund (?:contributions?|levies)|annual(?! general)|ordinary(?! resolution))\b/i,
  aboveBudget:
    /\b(?:over and above|on top of|in addition to|besides|beside|outside(?: of)?|beyond|apart from|not (?:part of|in|within|covered by|allowed for in)) (?:the |its |this |that )?(?:(?:annual|adopted|approved|ordinary|year's) ){0,2}budget\w{0,3}(?: contributions?)?\b/i,
  proposed: /\bproposed\b/i,
  /** What owners pay year by year is no special levy, and no day of a buyer. */
  yearly:
    /\b(?:quarterly|half[- ]yearly|monthly|per (?:quarter|annum|year)|(?:each|every|a) (?:quarter|year)|for the (?:next |coming )?(?:financial )?year)\b/i,
  special: /\b(?:special|one-off|extraordinary|additional)\b/i,
  /** What a special levy is to pay for is raised from all lots, whether or not the words say so. */
  metByLevy:
    /\b(?:met|funded|paid(?: for)?|financed|covered|recovered) (?:by|from|through|out of|with) (?:a |an |one )?(?:special|one-off|extraordinary|additional)(?: purpose)? (?:lev(?:y|ies)|contributions?|fees?|calls?)\b/i,
  /** "… a motion to raise this from owners": the sum stands in the sentences before. */
  raisesThis:
    /\b(?:rais(?:e|ing)|lev(?:y|ying)|collect(?:ing)?|recover(?:ing)?|fund(?:ing)?|meet(?:ing)?|pay(?:ing)?(?: for)?|call(?:ing)? up) (?:all of |the whole of )?(?:this|that|it|the (?:sum|amount|cost|money|same|estimate)|this (?:sum|amount|cost))\b/i,
  /** The sum that is raised, and not one that was quoted, is in the fund or is owed. */
  sumRaised:
    /\b(?:lev(?:y|ies)|contributions?|calls?|fees?|raise|raising|collect|levying|contribute)(?: (?:a|the) (?:total|sum|amount))?(?: of| totalling)? ?(\$ ?\d[\d,]{0,12}(?:\.\d\d)?(?: ?million)?)|(\$ ?\d[\d,]{0,12}(?:\.\d\d)?(?: ?million)?) (?:is |are |was |were |has been )?(?:to )?(?:be )?(?:raised|levied|collected|contributed|called|struck)\b/i,
})

/** A levy on all lots, and what of it falls on the lot that is sold. */
export type SchemeLevy = {
  readonly wholeCents: number
  readonly shareCents: number
  readonly units: number
  readonly total: number
  /** Only where owners are still to vote on it. */
  readonly isProposed?: true
  /** Where the papers print that share themselves. */
  readonly isTold?: true
  /** What of it falls on the lot on each of several days, where the parts are said to be alike. */
  readonly partCents?: number
  /** ISO dates on which it falls due, as far as they are told. */
  readonly days: readonly string[]
  readonly levy: Span
  /** Where the units of the lot and of all lots stand. */
  readonly lot: Span
  readonly all: Span
}

/** In cents: what a scheme raises for less is no large bill for any lot. */
const LEAST = 500_000

/**
 * The levies that the papers say all lots raise, with the share of this lot where its units, those of
 * all lots and the sum are each told once or alike.
 */
export function schemeLevies(doc: Doc, facts: Facts): readonly SchemeLevy[] {
  const known = read.get(doc)
  if (known !== undefined) return known
  const levies = leviesOf(doc, facts)
  read.set(doc, levies)
  return levies
}

const read = new WeakMap<Doc, readonly SchemeLevy[]>()

function leviesOf(doc: Doc, facts: Facts): SchemeLevy[] {
  const found: SchemeLevy[] = []
  const asAt = paperOrSettlementDate(doc, facts)
  for (const passage of passagesIn(doc, [
    'owners-corporation-certificate',
    'minutes',
    'annexure',
  ])) {
    const { next, span } = passage
    const text = statementOf(passage)
    const words = NEXT_ITEM.test(next) ? text : `${text} ${next.slice(0, 40)}`
    const isProposed = isVotedLater(words) || isMotionOfNotice(doc, passage, words)
    const eachUnit = SCHEME_LEVY_PATTERNS.special.test(text) ? centsPerUnit(text) : null
    if (
      eachUnit === null &&
      !isOfAllLots(text) &&
      !(isProposed && SCHEME_LEVY_PATTERNS.metByLevy.test(text))
    )
      continue
    if (!isProposed && !SCHEME_LEVY_PATTERNS.decided.test(words)) continue
    if (!isProposed && SCHEME_LEVY_PATTERNS.proposed.test(words)) continue
    // "Over and above the budget": beside what owners pay each year.
    if (SCHEME_LEVY_PATTERNS.not.test(words.replace(SCHEME_LEVY_PATTERNS.aboveBudget, ' ')))
      continue
    if (isYearly(text)) continue
    const share = shareOf(doc, facts, text)
    if (share === null) continue
    const { units, total, lot, all } = share
    const wholeCents =
      eachUnit === null
        ? (sumRaised(text) ?? Math.max(0, ...dollarsIn(text), sumBefore(passage, text)))
        : Math.round(eachUnit * total)
    if (wholeCents < LEAST || isLongPaid(text, asAt)) continue
    if (found.some((levy) => levy.wholeCents === wholeCents)) continue
    const shareCents = Math.round((wholeCents * units) / total)
    const days = instalmentDaysIn(
      `${text} ${startsLower(next) && !/[.;]\s{0,3}$/.test(passage.text) ? next : ''}`,
    )
    const partCents = Math.round(shareCents / Math.max(1, days.length))
    const printed = sumsInPart(doc, passage)
    const areAlike = days.length < 2 || EQUAL.test(text) || printed.has(partCents)
    found.push({
      wholeCents,
      shareCents,
      units,
      total,
      ...(isProposed ? { isProposed: true as const } : {}),
      ...(printed.has(shareCents) ? { isTold: true as const } : {}),
      ...(areAlike ? { partCents } : {}),
      days,
      levy: span,
      lot,
      all,
    })
  }
  return found
}

/** What stands below is of another matter: "7. Solar panels", "Motion 3 – Letterboxes". */
const NEXT_ITEM =
  /^\W{0,3}(?:(?:motion|item|resolution|business) (?:no\.? ?)?\d{1,2}\b|\d{1,2}(?:\.\d{1,2}){0,2}[.)] ?[A-Z])/i

const EQUAL = /\b(?:equal|same amount|alike|even)\b/i

/** Every sum, in cents, of the paper that tells of the levy: its schedule may print the share of each lot. */
function sumsInPart(doc: Doc, { block }: Passage): ReadonlySet<number> {
  const { blocks = [] } = doc.parts[block.partIndex] ?? {}
  return new Set(blocks.flatMap(({ text }) => dollarsIn(text)))
}

function isYearly(text: string): boolean {
  return SCHEME_LEVY_PATTERNS.yearly.test(text) && !SCHEME_LEVY_PATTERNS.special.test(text)
}

/** Of a cell with several sentences, the one that raises money: how the rest is paid is another matter. */
function statementOf(passage: Passage): string {
  const priced = statementsOf(passage).filter((told) => told.includes('$'))
  return priced.find(isOfAllLots) ?? priced[0] ?? passage.text
}

/** What is raised for every unit of entitlement, in cents; null where a sum is told otherwise. */
export function centsPerUnit(text: string): number | null {
  return dollarsIn(SCHEME_LEVY_PATTERNS.perUnit.exec(text)?.[1] ?? '')[0] ?? null
}

/** The sum beside the words that raise it, in cents; null where none stands there. */
export function sumRaised(text: string): number | null {
  const [, behind, before] = SCHEME_LEVY_PATTERNS.sumRaised.exec(text) ?? []
  return dollarsIn(behind ?? before ?? '')[0] ?? null
}

/** How far before the words that raise it a sum may stand in the same item. */
const SUM_BEFORE = 260

/** In cents, the last sum of the same item that "this" points to; 0 where the words name one, or point to none. */
function sumBefore({ block, span }: Passage, text: string): number {
  if (text.includes('$') || !SCHEME_LEVY_PATTERNS.raisesThis.test(text)) return 0
  const at = span.start - block.span.start
  return dollarsIn(block.text.slice(Math.max(0, at - SUM_BEFORE), Math.max(0, at))).at(-1) ?? 0
}

function startsLower(text: string): boolean {
  return /^(?:and|,|[a-z]|\d{1,2} [A-Z])/.test(text)
}

/** Whether a sentence tells of a sum that all lots raise together, and not of one lot's part. */
export function isOfAllLots(text: string): boolean {
  const { raised, all, each } = SCHEME_LEVY_PATTERNS
  return raised.test(text) && all.test(text) && !each.test(text)
}

/** The kinds of unit by which a levy may be shared, the likeliest first. */
function kindsFor(doc: Doc, text: string): readonly EntitlementKind[] {
  if (/\bliabilit/i.test(text)) return ['liability']
  if (/\bcontribution (?:schedule )?(?:lot )?entitlement/i.test(text)) return ['contribution']
  if (doc.state === 'VIC') return ['liability']
  return doc.state === 'QLD' ? ['contribution', 'entitlement'] : ['entitlement']
}

type Share = {
  readonly units: number
  readonly total: number
  readonly lot: Span
  readonly all: Span
}

/** "Unit entitlement of the lot | 148": the lot that the paper is about. */
function unitsOfTheLot(
  doc: Doc,
): readonly Pick<Entitlement, 'of' | 'value' | 'span' | 'isTable'>[] {
  return doc.blocks.flatMap(({ text, span }) => {
    const [, kind = '', units] = SCHEME_LEVY_PATTERNS.ofTheLot.exec(text) ?? []
    if (units === undefined) return []
    const of = /^liabilit/i.test(kind) ? 'liability' : 'entitlement'
    return [{ of, value: printedNumber(units), isTable: false, span } as const]
  })
}

function shareOf(doc: Doc, facts: Facts, text: string): Share | null {
  const sold = lotSold(facts)
  if (sold === null) return null
  const own = [
    ...entitlementsIn(doc).filter(({ lot, value }) => lot === sold && value > 0),
    ...unitsOfTheLot(doc),
  ]
  const wholes = wholeEntitlements(doc)
  const pairs = own.length > 0 ? [] : ownEntitlements(doc, sold)
  for (const kind of kindsFor(doc, text)) {
    const told = pairs.filter(({ of }) => of === kind || kind === 'contribution')
    const [pair] = told
    if (pair !== undefined) {
      const { units, total, span } = pair
      const isSame = told.every((one) => one.units === units && one.total === total)
      return isSame ? { units, total, lot: span, all: span } : null
    }
    const units = own.filter(({ of }) => of === kind)
    const totals = wholes.filter(({ of }) => of === kind)
    // Where papers differ, the schedule of all lots is what levies are counted by.
    const listed = units.filter(({ isTable }) => isTable)
    const counted = listed.length > 0 ? listed : units
    const [unit] = counted
    const [total] = totals
    if (unit === undefined || total === undefined) continue
    const isSure =
      counted.every(({ value }) => value === unit.value) &&
      totals.every(({ value }) => value === total.value) &&
      unit.value < total.value
    if (!isSure) return null
    return { units: unit.value, total: total.value, lot: unit.span, all: total.span }
  }
  return null
}
