import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { findAll } from '../../segment/find.ts'
import { businessPremises } from '../../rules/papers/business-premises.ts'
import { isCompanyTitle } from '../../rules/papers/company-title.ts'
import { isNegated } from '../../segment/negation.ts'

/** What decides which papers are to be expected. */
export type Circumstance =
  | 'contract'
  | 'disclosure'
  | 'strata'
  | 'community'
  /** A lot of a community or neighbourhood plan itself, and of no strata plan in it. */
  | 'community-lot'
  | 'pool'
  | 'tenanted'
  | 'off-the-plan'
  | 'company-buyer'
  | 'auction'
  | 'shares'
  | 'business'

const FRONT: readonly PageKind[] = ['contract-form', 'particulars', 'title-search', 'plan']
const STRATA_KINDS: readonly PageKind[] = ['owners-corporation-certificate', 'minutes', 'by-laws']
const STRATA =
  /\b(?:strata plan(?: no\.?)? ?\d|units? plan(?: no\.?)? ?\d|building unit plan|community titles? scheme \d|owners corporation (?:no\.? )?\d|BUP ?\d{3,7}\b|CTS ?\d{3,6}\b|lot \d{1,4} (?:on|in) (?:survey-?)?strata)/i
/** "SP" is a strata plan in New South Wales, and any survey or sealed plan elsewhere. */
const STRATA_NSW = /\b(?:\d{1,4}\/)?SP ?\d{3,7}\b/i
const COMMUNITY =
  /\b(?:(?:community|neighbourhood|precinct) (?:strata )?plan (?:DP ?)?\d|(?<!\b(?:strata|or|and) )community (?:title|scheme|corporation)\b|(?:neighbourhood|precinct) (?:scheme|association)\b)/i
/** "Type of title: ☒ Torrens ☐ Community ☐ Strata": the form says itself that there is no scheme. */
const TORRENS = /☒ ?(?:torrens|green title|freehold)\b/i
const POOL = /\b(?:swimming pool|in-?ground pool|spa pool|pool and spa|pool equipment)\b/i
const POOL_ZONES: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'building-report',
]
const TENANTED =
  /☒ ?(?:subject to (?:existing )?(?:tenanc|lease)|tenanted)|\b(?:sold |sale is )?subject to (?:the |an |a )?(?:existing |current |residential )?(?:tenanc(?:y|ies)|lease\b|residential (?:tenancy|rental) agreement)/i
const COMPANY = /\b(?:pty|ltd|limited|incorporated|corporation)\b/i

/** The circumstances of a document that its own words show. */
export function circumstancesOf(doc: Doc, facts: Facts): ReadonlySet<Circumstance> {
  const kinds = new Set(doc.parts.map(({ kind }) => kind))
  const strataPlan =
    STRATA.test(facts.lotPlan?.text ?? '') ||
    affirmed(doc, STRATA, FRONT) ||
    (doc.state === 'NSW' && affirmed(doc, STRATA_NSW, FRONT))
  const isTorrens = !strataPlan && findAll(doc, TORRENS, { zones: FRONT }).length > 0
  const community = !isTorrens && affirmed(doc, COMMUNITY, FRONT)
  const marks = facts.coolingOffMarks.map(({ value }) => value)
  const found: readonly (readonly [Circumstance, boolean])[] = [
    ['contract', doc.hasContract],
    ['disclosure', doc.hasDisclosure],
    ['strata', strataPlan || (!isTorrens && STRATA_KINDS.some((kind) => kinds.has(kind)))],
    ['community', community],
    ['community-lot', community && !strataPlan],
    ['pool', affirmed(doc, POOL, POOL_ZONES)],
    ['tenanted', kinds.has('lease') || affirmed(doc, TENANTED, FRONT)],
    ['off-the-plan', facts.offThePlan !== null],
    ['company-buyer', facts.purchasers.some(({ value }) => COMPANY.test(value))],
    ['auction', marks.includes('auction')],
    ['shares', isCompanyTitle(doc)],
    ['business', businessPremises(doc, facts) !== null],
  ]
  return new Set(found.flatMap(([name, holds]) => (holds ? [name] : [])))
}

/** Said, and neither denied, asked, conditional nor an unticked entry of a form. */
function affirmed(doc: Doc, pattern: RegExp, zones: readonly PageKind[]): boolean {
  return findAll(doc, pattern, { zones }).some(({ span, block, match }) => {
    const before = block.text.slice(Math.max(0, match.index - 60), match.index)
    if (
      /☐[^☒]{0,60}$/.test(before) ||
      /\b(?:if|any|unless|where|whether)\b[^.;]{0,50}$/i.test(before)
    )
      return false
    // One entry of a printed list of choices, whose marks cannot be seen.
    if (/[☐☒]/.test(block.text) && !/☒[^☐☒]{0,60}$/.test(before) && !match[0].includes('☒'))
      return false
    return !isNegated(doc, span)
  })
}
