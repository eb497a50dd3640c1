import type {
  ComprehensivePropertyAnalysis,
  PageKind,
  ReportBody,
  SummaryEntry,
} from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Doc } from '../document.ts'
import type { Facts } from '../facts/facts.ts'
import type { Finding, RuleCheck } from '../rules/finding.ts'
import type { Bargain } from './bargain.ts'
import { bargainOf } from './bargain-of.ts'
import { isBlankForm } from './blank-form.ts'
import { buyerSummaryOf } from './buyer-summary.ts'
import { checksOf, uncheckedOf } from './checks.ts'
import { CONTRACT_ZONES } from '../segment/part-start.ts'
import { proveFindings, type Proven } from './concerns.ts'
import { contradictedChecks } from './contradicted-checks.ts'
import { contradictionsOf } from './contradictions.ts'
import { costsOf } from './costs.ts'
import { coverageOf } from './coverage.ts'
import { deadlinesOf } from './deadlines.ts'
import { factContradictionsOf } from './fact-contradictions.ts'
import { overlaysOf } from './overlays.ts'
import { propertyDetailsOf } from './property-details.ts'
import { proveFrom, type Prove } from './prove.ts'
import { questionsOf } from './questions.ts'
import { byRank } from './ranking.ts'
import { registerSearchStatementOf } from './register-search-statement.ts'
import { restrictionsOf } from './restrictions.ts'
import { risksOf } from './risks.ts'
import { signedPoint } from './signed-point.ts'

export type Material = {
  readonly doc: Doc
  readonly facts: Facts
  readonly findings: readonly Finding[]
  readonly checks: readonly RuleCheck[]
  readonly inputs: BuyerInputs
  readonly lawAsAt: string
  /** Of the same document and facts; made from them unless given. */
  readonly bargain?: Bargain
}

/**
 * Kinds of page that by themselves say nothing about a property on sale: other papers, and the
 * pages of a contract that turned out to be none, or none for land.
 */
const ELSEWHERE: readonly PageKind[] = ['lease', 'annexure', 'other', 'ppsr', ...CONTRACT_ZONES]

/**
 * Findings and facts → the report of product.md §4. Every entry shows words that stand on their
 * page; what cannot be proven is left out. A file that is no property paper is only described.
 */
export function assembleReport(material: Material): ReportBody {
  const { doc, facts } = material
  const prove = proveFrom(doc)
  const bargain = material.bargain ?? bargainOf(doc, prove, facts)
  const about = isAboutProperty(doc, facts) && !isBlankForm(doc, facts)
  const deadlines = deadlinesOf(bargain, material.inputs)
  const signed = isUnsigned(material.findings) ? null : signedPoint(bargain, deadlines)
  const proven = about ? proveFindings(doc, prove, material.findings, signed !== null) : []
  const ranked = proven.toSorted(byRank)
  const concerns = ranked.map(({ concern }) => concern)
  const told = contradictionsOf(prove, ranked)
  const contradictions = [...told, ...(about ? factContradictionsOf(doc, facts, prove, told) : [])]
  const checks = about
    ? contradictedChecks(checksOf(prove, facts, material.checks, concerns), contradictions)
    : uncheckedOf(material.checks)
  return {
    concerns,
    registerSearchStatement: registerSearchStatementOf(doc, prove, facts),
    comprehensivePropertyAnalysis: about
      ? analysisOf(material, bargain, prove, ranked, checks, signed)
      : null,
    checks,
    coverage: coverageOf(doc, prove, facts, about),
    contradictions,
    deadlines,
    questions: questionsOf(ranked),
  }
}

function analysisOf(
  { doc, facts, inputs, lawAsAt }: Material,
  bargain: Bargain,
  prove: Prove,
  ranked: readonly Proven[],
  checks: ReportBody['checks'],
  signed: SummaryEntry | null,
): ComprehensivePropertyAnalysis {
  return {
    buyerSummary: buyerSummaryOf(doc, prove, facts, ranked, checks, signed),
    propertyDetails: propertyDetailsOf(doc, prove, facts),
    costs: costsOf(bargain, inputs, lawAsAt),
    easementsAndRestrictions: restrictionsOf(doc, prove, facts),
    overlays: overlaysOf(doc.state, prove, facts),
    risks: risksOf(ranked),
  }
}

/** Where a signature was found missing, the contract is not yet made. */
function isUnsigned(findings: readonly Finding[]): boolean {
  return findings.some(({ ruleId }) => ruleId === 'national/signature-missing')
}

function isAboutProperty(doc: Doc, facts: Facts): boolean {
  if (doc.hasContract || doc.hasDisclosure) return true
  if (doc.parts.some(({ kind }) => !ELSEWHERE.includes(kind))) return true
  return !doc.parts.some(({ kind }) => kind === 'lease') && tellsOfParcel(facts)
}

/** A letter or a print under no known name that names a parcel or an address, and what it costs or is. */
function tellsOfParcel(facts: Facts): boolean {
  const { address, lotPlan, titleReference, outgoings, landSize, zoning, councilValuation } = facts
  if (outgoings.length > 0 && address !== null) return true
  const isNamed = lotPlan !== null || titleReference !== null
  if (isNamed && outgoings.length > 0) return true
  return isNamed && [address, landSize, zoning, councilValuation].some((fact) => fact !== null)
}
