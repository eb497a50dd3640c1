import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { numberOf, UNDER_HUNDRED } from '../reading/number-words.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const COUNT = `(\\d{1,3}|${UNDER_HUNDRED})`

/** A supplier's agreement that goes with the house, told by what is still to be paid and by whom. */
export const PLAN = wordings({
  goods:
    /\b(?:solar|panels?|photovoltaic|batter(?:y|ies)|storage unit|inverter|hot water|heat pump|air ?condition\w{1,3}|alarm|security (?:system|cameras?)|water (?:filter|softener)|generator|charger|equipment|appliances?|stair ?lift|gas (?:tank|cylinders?)|coolroom|pool (?:heater|system))\b/i,
  periodic:
    /\b(?:plan|agreement|finance|instal?ments?|payments?|monthly|quarterly|fortnightly|(?:a|per|each|every) (?:month|quarter|fortnight)|rental|hire|subscription)\b/i,
  /** Who pays the rest. */
  takesOver:
    /\bin(?:to)? (?:the )?(?:place|shoes|stead) of the vendor\b|\bthe vendor's (?:place|shoes|stead|position|part)\b|\bpurchaser\b[^.;]{0,70}\b(?:tak(?:e|es|ing) (?:it |them |this |that )?over|takes? (?:an? )?(?:assignment|novation|transfer) of|assum(?:e|es|ing)|continu(?:e|es|ing) (?:with )?(?:it|them|the (?:\w{3,12} )?(?:payments?|plan|agreement|instal?ments?))|(?:carr(?:y|ies)|go(?:es)?) on (?:with )?(?:it|the)|becom(?:e|es) the (?:hirer|lessee|renter|customer|borrower)|signs? (?:that company's|the (?:company|supplier|lender|financier|provider|owner)'s|its|a|the|any|such) (?:(?:form|deed|letter|papers?|agreement)s? (?:of|for) (?:the |a )?)?(?:transfer|assignment|assumption|novation|take-?over)|(?:makes?|meets?|pays?|bears?) (?:all |every |each of )?the (?:\w{3,12} )?(?:payments?|instal?ments?|rentals?|fees)(?: due| falling due)? (?:and (?:keep|perform|observe|honour)s?|under|thereafter|from (?:then|that day|settlement))|(?:is bound by|keeps?|performs?|observes?|honours?) (?:to )?the (?:\w{3,12} )?(?:agreement|plan|contract) as (?:if|though)|steps? into the (?:\w{3,12} )?(?:rental|hire|agreement|plan|lease|contract)|keeps? (?:up|paying)|substituted|accepts? (?:an? )?(?:assignment|novation|transfer)|(?:pays?|meets?) (?:the (?:remaining|rest|balance of|unrun|outstanding|later)|what (?:is|remains)|those))\b|\bnovat\w{1,4}\b[^.;]{0,40}\bpurchaser\b|\b(?:transferred|assigned|made over) to the purchaser\b/i,
  /** By a deed that puts one in the place of the other. */
  novates:
    /\bpurchaser\b[^.;]{0,40}\b(?:enters?(?: into)?|signs?|executes?|gives?|accepts?)\b[^.;]{0,40}\bnovation\b|\bnovat(?:ed|ion)\b[^.;]{0,30}\bto the purchaser\b/i,
  paidOut:
    /\b(?:paid (?:out|off|in full)|pays? (?:it |them )?(?:out|off)|discharged?|clear of|free of|owned outright|no finance|nothing (?:is )?ow(?:ed|ing)|need not|must not be (?:bound|obliged|asked)|if the purchaser (?:wish|choos|elect|so|want|like)\w{0,3}|at (?:its|his|her|their|the purchaser's) (?:own )?option|may (?:choose|elect|decline|if))\b/i,
  other:
    /\b(?:tenan\w{1,4}|lessees?|body corporate|strata|policy|insurance|mortgage|land tax|rates|bond|feed-in tariff only|warrant(?:y|ies) only|franchise|management (?:rights|agreement)|share ?farm\w{0,4}|agist\w{1,4})\b/i,
  residence:
    /\b(?:retirement village|residential park|site fee|tenancy agreement|lease of the (?:property|premises|land))\b/i,
  each: /\$ ?\d[\d,]{0,8}(?:\.\d{2})? (?:\w{2,9} )?(?:a|per|each|every|by the) (?:\w{2,8} )?month\b|\bmonthly (?:\w{3,12} ){0,2}(?:of|at) \$ ?\d[\d,]{0,8}(?:\.\d{2})?|\$ ?\d[\d,]{0,8}(?:\.\d{2})? monthly\b/i,
  /** Whose the things are until all is paid. */
  belongs:
    /\b(?:belongs?|remains?|stays?|property of|owned by)\b[^.;]{0,50}\b(?:until|till|as long as|while)\b[^.;]{0,40}\b(?:paid|payment|agreement|plan|term)\b/i,
  left: new RegExp(
    `\\b${COUNT} (?:\\([\\d]{1,3}\\) )?(?:(?:more|further|remaining|unpaid|of (?:the|those|these|which|them)|monthly|such|equal) ){0,3}(?:sums?|payments?|instal?ments?|months)\\b.{0,60}\\b(?:unrun|remain(?:s|ing)?|to run|to go|left|unpaid|outstanding|to come|to be paid|yet)\\b|\\b(?:remaining|unrun|further|more) ${COUNT} (?:monthly )?(?:sums?|payments?|instal?ments?|months)\\b`,
    'i',
  ),
  /** "Eight years and two months to run". */
  term: new RegExp(
    `\\b${COUNT} years?(?:,? (?:and )?${COUNT} months?)? (?:(?:still|yet) )?(?:to run|left|remaining|unexpired|to go)\\b`,
    'i',
  ),
  paidSoFar:
    /\bpayments? (?:received|made|paid|to date):? ?(\d{1,3}) (?:of|out of|\/) ?(\d{1,3})\b/i,
})

/** A passage by which the buyer goes on paying for things in the house that a supplier still owns. */
export function takesPlanOver(passage: Passage): boolean {
  const { text, plain } = passage
  const novates = PLAN.novates.test(plain)
  if ((!novates && !PLAN.takesOver.test(plain)) || PLAN.paidOut.test(plain)) return false
  if (PLAN.other.test(text) || (!novates && !PLAN.periodic.test(text))) return false
  const told = toldOfPlan(passage)
  if (!PLAN.goods.test(told) || PLAN.residence.test(told)) return false
  return dollarsIn(told).length > 0 || PLAN.left.test(told)
}

/** "71 payments of $118.40, about $8,406": what is left to pay, as far as the papers tell it. */
export function leftToPay(doc: Doc, passage: Passage): string {
  const told = toldOfPlan(passage)
  const [cents] = dollarsIn(PLAN.each.exec(told)?.[0] ?? told)
  const count = countIn(told) ?? countOnStatement(doc)
  if (count === null || cents === undefined || cents > MOST_MONTHLY) return ''
  const sum = Math.round((count * cents) / 100).toLocaleString('en-AU')
  return ` By these papers about ${count} payments of $${(cents / 100).toFixed(2)} are left, some $${sum} in all.`
}

/** The clause with its heading: what is enjoyed, and its sums, often stand sentences before who takes it. */
function toldOfPlan({ heading, previous, block, text }: Passage): string {
  const clause = block.text.slice(0, LONGEST_CLAUSE)
  return `${heading} ${previous.slice(-300)} ${clause} ${text}`
}

const LONGEST_CLAUSE = 1_200

/** In cents: a larger sum is the price of the whole and no payment of a household's plan. */
const MOST_MONTHLY = 200_000

function countIn(told: string): number | null {
  const [, years, months] = PLAN.term.exec(told) ?? []
  if (years !== undefined) return (numberOf(years) ?? 0) * 12 + (numberOf(months ?? '') ?? 0)
  const found = PLAN.left.exec(told)
  return found === null ? null : numberOf(found[1] ?? found[2] ?? '')
}

/** What the buyer goes on paying each month by such a term, in cents; null where that is not told. */
export function planOnBuyer(doc: Doc): { readonly cents: number; readonly span: Span } | null {
  for (const passage of passagesIn(doc, ['particulars', 'special-conditions', 'annexure'])) {
    if (!takesPlanOver(passage)) continue
    const [cents = 0] = dollarsIn(PLAN.each.exec(toldOfPlan(passage))?.[0] ?? '')
    if (cents > 0 && cents <= MOST_MONTHLY) return { cents, span: passage.span }
  }
  return null
}

function countOnStatement(doc: Doc): number | null {
  for (const { text } of passagesIn(doc, ALL_PAPERS)) {
    const [found] = matchesOf(text, PLAN.paidSoFar)
    if (found !== undefined) return Number(found[2]) - Number(found[1])
  }
  return null
}
