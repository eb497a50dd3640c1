import * as v from 'valibot'

import { PRICE_MAX_CENTS, PRICE_MIN_CENTS, SIGNED_ON_FIRST, SIGNED_ON_LAST } from './limits.ts'

/**
 * The schema of an analysis report (product.md §4): what the server answers, the command line
 * prints and the client draws. Money is integer cents, dates are ISO `YYYY-MM-DD`, times ISO 8601.
 */

export const STATES = ['VIC', 'NSW', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const
export const StateCode = v.picklist(STATES)
export type StateCode = v.InferOutput<typeof StateCode>

export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const
export const Severity = v.picklist(SEVERITIES)
export type Severity = v.InferOutput<typeof Severity>

export const CATEGORIES = ['legal', 'financial', 'compliance', 'operational'] as const
export const Category = v.picklist(CATEGORIES)
export type Category = v.InferOutput<typeof Category>

export const AnalysisStatus = v.picklist(['pending', 'processing', 'completed', 'failed'])
export type AnalysisStatus = v.InferOutput<typeof AnalysisStatus>

export const AnalysisStage = v.picklist(['queued', 'reading', 'checking', 'writing'])
export type AnalysisStage = v.InferOutput<typeof AnalysisStage>

export const PAGE_KINDS = [
  'contract-form',
  'particulars',
  'general-conditions',
  'special-conditions',
  'statutory-notice',
  'vendor-statement',
  'title-search',
  'plan',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
  'building-permit',
  'building-report',
  'company-extract',
  'ppsr',
  'auction-conditions',
  'lease',
  'annexure',
  'other',
] as const
export const PageKind = v.picklist(PAGE_KINDS)
export type PageKind = v.InferOutput<typeof PageKind>

const IsoDate = v.pipe(v.string(), v.isoDate('Enter the date as year-month-day.'))
const Timestamp = v.pipe(v.string(), v.isoTimestamp())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const PageNumber = v.pipe(v.number(), v.integer(), v.minValue(1))
export const Cents = v.pipe(v.number(), v.safeInteger())

/** `quote` is exactly `pageText.slice(start, end)`; offsets are UTF-16 units in that page's text. */
export const Evidence = v.strictObject({
  page: PageNumber,
  quote: v.string(),
  start: Count,
  end: Count,
  role: v.picklist(['quote', 'searched']),
})
export type Evidence = v.InferOutput<typeof Evidence>
const EvidenceList = v.array(Evidence)

/** An act or form that a finding rests on; `url` is null where no public page is known. */
export const Law = v.strictObject({
  act: v.string(),
  section: v.nullable(v.string()),
  url: v.nullable(v.string()),
  asAt: IsoDate,
})
export type Law = v.InferOutput<typeof Law>

/** A day that the calendar has. */
const CalendarDate = v.pipe(
  IsoDate,
  v.check((iso) => {
    const day = Date.parse(iso)
    return !Number.isNaN(day) && new Date(day).toISOString().startsWith(iso)
  }, 'This date does not exist.'),
)

export const BUYER_KINDS = ['owner-occupier', 'first-home', 'investor', 'foreign'] as const

/** What the buyer tells and the document cannot; costs and deadlines are computed from it. */
export const BuyerInputs = v.strictObject({
  /** The day on which the buyer signed or will sign. */
  signedOn: v.exactOptional(
    v.pipe(
      v.string('Enter the day of signing as a date.'),
      CalendarDate,
      v.minValue(SIGNED_ON_FIRST, 'This day of signing is too long ago.'),
      v.maxValue(SIGNED_ON_LAST, 'This day of signing is too far ahead.'),
    ),
  ),
  priceCents: v.exactOptional(
    v.pipe(
      v.number('Enter the price as a number.'),
      v.safeInteger('Enter the price in whole cents.'),
      v.minValue(PRICE_MIN_CENTS, 'Enter a price of at least $1,000.'),
      v.maxValue(PRICE_MAX_CENTS, 'Enter a price of at most $1,000,000,000.'),
    ),
  ),
  buyerKind: v.exactOptional(v.picklist(BUYER_KINDS, 'Choose one of the kinds of buyer.')),
})
export type BuyerInputs = v.InferOutput<typeof BuyerInputs>

export const Analysis = v.strictObject({
  id: v.string(),
  documentId: v.string(),
  status: AnalysisStatus,
  stage: v.nullable(AnalysisStage),
  /** Percent of the work done, 0–100; null while nothing is known. */
  progress: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  pagesRead: v.nullable(Count),
  pagesTotal: v.nullable(Count),
  totalConcerns: Count,
  categoryCounts: v.record(v.string(), Count),
  createdAt: Timestamp,
  completedAt: v.nullable(Timestamp),
  failure: v.nullable(v.strictObject({ code: v.string(), message: v.string() })),
  /** What the buyer told, where it was anything: costs and deadlines rest on it. */
  inputs: v.exactOptional(BuyerInputs),
  engine: v.nullable(
    v.strictObject({
      version: v.string(),
      lawAsAt: IsoDate,
      model: v.nullable(v.string()),
    }),
  ),
})
export type Analysis = v.InferOutput<typeof Analysis>

/** What the buyer wrote beside a finding. */
export const Note = v.strictObject({
  id: v.string(),
  text: v.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type Note = v.InferOutput<typeof Note>

export const Concern = v.strictObject({
  id: v.string(),
  ruleId: v.string(),
  source: v.picklist(['rule', 'model']),
  category: Category,
  severity: Severity,
  title: v.string(),
  description: v.string(),
  recommendation: v.string(),
  location: v.string(),
  confidence: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  confidenceReason: v.string(),
  /** The passage with its surroundings; null for an absence. */
  context: v.nullable(
    v.strictObject({
      page: PageNumber,
      before: v.string(),
      passage: v.string(),
      after: v.string(),
    }),
  ),
  law: v.array(Law),
  evidence: EvidenceList,
  /** Merged in at every read; the stored report holds none. */
  notes: v.array(Note),
})
export type Concern = v.InferOutput<typeof Concern>

export const RegisterSearchStatement = v.strictObject({
  companyName: v.nullable(v.string()),
  registrationNumber: v.nullable(v.string()),
  incorporationDate: v.nullable(v.string()),
  companyStatus: v.nullable(v.string()),
  companyType: v.nullable(v.string()),
  registeredAddress: v.nullable(v.string()),
  directors: v.array(
    v.strictObject({ name: v.string(), role: v.string(), appointmentDate: v.nullable(v.string()) }),
  ),
  shareholders: v.array(
    v.strictObject({
      name: v.string(),
      shares: v.nullable(v.string()),
      percentage: v.nullable(v.string()),
    }),
  ),
  charges: v.array(
    v.strictObject({
      description: v.string(),
      date: v.nullable(v.string()),
      amount: v.nullable(v.string()),
    }),
  ),
  additionalInfo: v.strictObject({
    title: v.nullable(
      v.strictObject({
        reference: v.nullable(v.string()),
        proprietors: v.array(v.string()),
        encumbrances: v.array(
          v.strictObject({
            type: v.string(),
            number: v.nullable(v.string()),
            date: v.nullable(v.string()),
          }),
        ),
        evidence: EvidenceList,
      }),
    ),
  }),
  evidence: EvidenceList,
})
export type RegisterSearchStatement = v.InferOutput<typeof RegisterSearchStatement>

export const SummaryEntry = v.strictObject({
  text: v.string(),
  evidence: EvidenceList,
  concernIds: v.array(v.string()),
})
export type SummaryEntry = v.InferOutput<typeof SummaryEntry>

export const BuyerSummary = v.strictObject({
  overallRisk: Severity,
  raiseFirst: v.pipe(v.array(SummaryEntry), v.maxLength(5)),
  keyPoints: v.array(SummaryEntry),
  redFlags: v.array(SummaryEntry),
  recommendations: v.array(SummaryEntry),
  /** The file shows a contract that is made: nothing can be done “before signing” any more. */
  isSigned: v.exactOptional(v.boolean()),
})
export type BuyerSummary = v.InferOutput<typeof BuyerSummary>

const Printed = v.nullable(v.string())

export const PropertyDetails = v.strictObject({
  address: Printed,
  landSize: Printed,
  zoning: Printed,
  titleDetails: Printed,
  titleReference: Printed,
  lotPlan: Printed,
  vendor: v.array(v.string()),
  purchaser: v.array(v.string()),
  purchasePrice: Printed,
  deposit: Printed,
  depositDate: Printed,
  settlementDate: Printed,
  council: Printed,
  councilValuation: Printed,
  sources: v.record(v.string(), EvidenceList),
})
export type PropertyDetails = v.InferOutput<typeof PropertyDetails>

export const CostLine = v.strictObject({
  category: v.string(),
  amount: Cents,
  description: v.string(),
  isRecurring: v.boolean(),
  /** The formula in words, and whether the amount was read or computed. */
  basis: v.string(),
  evidence: EvidenceList,
})
export type CostLine = v.InferOutput<typeof CostLine>

export const Costs = v.strictObject({
  summary: v.string(),
  totalUpfront: Cents,
  totalOngoing: Cents,
  breakdown: v.array(CostLine),
})
export type Costs = v.InferOutput<typeof Costs>

export const Restriction = v.strictObject({
  type: v.string(),
  description: v.string(),
  riskLevel: Severity,
  impact: v.string(),
  evidence: EvidenceList,
})
export type Restriction = v.InferOutput<typeof Restriction>

export const Overlay = v.strictObject({
  type: v.string(),
  description: v.string(),
  councilRules: v.string(),
  riskLevel: Severity,
  impact: v.string(),
  evidence: EvidenceList,
})
export type Overlay = v.InferOutput<typeof Overlay>

export const Risk = v.strictObject({
  concernId: v.string(),
  title: v.string(),
  description: v.string(),
  severity: Severity,
  category: Category,
  impact: v.string(),
  recommendation: v.string(),
  evidence: EvidenceList,
})
export type Risk = v.InferOutput<typeof Risk>

export const ComprehensivePropertyAnalysis = v.strictObject({
  buyerSummary: BuyerSummary,
  propertyDetails: PropertyDetails,
  costs: Costs,
  easementsAndRestrictions: v.array(Restriction),
  overlays: v.array(Overlay),
  risks: v.array(Risk),
})
export type ComprehensivePropertyAnalysis = v.InferOutput<typeof ComprehensivePropertyAnalysis>

export const Check = v.strictObject({
  ruleId: v.string(),
  title: v.string(),
  /** `problem` also where a finding without a check of its own is on the same subject; `note` says so. */
  outcome: v.picklist(['problem', 'clear', 'not-in-document']),
  concernIds: v.array(v.string()),
  evidence: EvidenceList,
  note: v.nullable(v.string()),
  /** Clear only in that no problem was recognised; `evidence` are words that speak of its subject. */
  isSpokenOf: v.exactOptional(v.boolean()),
})
export type Check = v.InferOutput<typeof Check>

/** A paper that the law or custom of the state has a buyer be given. */
export const ExpectedPaper = v.strictObject({
  what: v.string(),
  /** `unclear` where it is named but was not recognised, or may be on a page that was not read. */
  outcome: v.picklist(['found', 'missing', 'unclear']),
  /** What follows where it is missing, and until when the buyer can act. */
  consequence: v.string(),
  evidence: EvidenceList,
})
export type ExpectedPaper = v.InferOutput<typeof ExpectedPaper>

export const Coverage = v.strictObject({
  /** What the file is, in plain words: "Contract of Sale with section 32 statement". */
  documentTitle: v.string(),
  state: v.nullable(StateCode),
  pages: v.array(
    v.strictObject({
      page: PageNumber,
      kind: PageKind,
      read: v.picklist(['text', 'ocr', 'unread']),
    }),
  ),
  mentionedButMissing: v.array(v.strictObject({ what: v.string(), evidence: EvidenceList })),
  /** The checklist of the state; absent in reports of earlier releases. */
  expected: v.exactOptional(v.array(ExpectedPaper)),
  /** Sentences on what limits this reading: an unknown state, no contract found, unread pages. */
  remarks: v.array(v.string()),
})
export type Coverage = v.InferOutput<typeof Coverage>

export const Contradiction = v.strictObject({
  title: v.string(),
  sides: v.pipe(
    v.array(v.strictObject({ label: v.string(), value: v.string(), evidence: EvidenceList })),
    v.minLength(2),
  ),
  question: v.string(),
})
export type Contradiction = v.InferOutput<typeof Contradiction>

export const Deadline = v.strictObject({
  title: v.string(),
  date: v.nullable(IsoDate),
  rule: v.string(),
  evidence: EvidenceList,
})
export type Deadline = v.InferOutput<typeof Deadline>

export const Question = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  text: v.string(),
  suggestedWording: v.nullable(v.string()),
  evidence: EvidenceList,
})
export type Question = v.InferOutput<typeof Question>

/** What the engine makes of one document: a report without the row that tells its status. */
export const ReportBody = v.strictObject({
  concerns: v.array(Concern),
  registerSearchStatement: v.nullable(RegisterSearchStatement),
  comprehensivePropertyAnalysis: v.nullable(ComprehensivePropertyAnalysis),
  checks: v.array(Check),
  coverage: v.nullable(Coverage),
  contradictions: v.array(Contradiction),
  deadlines: v.array(Deadline),
  questions: v.array(Question),
})
export type ReportBody = v.InferOutput<typeof ReportBody>

export const Report = v.strictObject({ analysis: Analysis, ...ReportBody.entries })
export type Report = v.InferOutput<typeof Report>

/** The report of an analysis that has not completed: lists empty, objects null. */
export function emptyReportBody(): ReportBody {
  return {
    concerns: [],
    registerSearchStatement: null,
    comprehensivePropertyAnalysis: null,
    checks: [],
    coverage: null,
    contradictions: [],
    deadlines: [],
    questions: [],
  }
}

/**
 * True for a finished report on a file that holds no paper of a property or a company, or only a
 * blank form: it says what the file is, nothing could be checked, and its credit was given back.
 */
export function hadNothingToCheck({
  comprehensivePropertyAnalysis,
  registerSearchStatement,
  coverage,
}: Pick<
  ReportBody,
  'comprehensivePropertyAnalysis' | 'registerSearchStatement' | 'coverage'
>): boolean {
  return (
    coverage !== null && comprehensivePropertyAnalysis === null && registerSearchStatement === null
  )
}

/** How many findings each category holds; every category is present. */
export function countByCategory(
  concerns: readonly Pick<Concern, 'category'>[],
): Record<Category, number> {
  const counts: Record<Category, number> = { legal: 0, financial: 0, compliance: 0, operational: 0 }
  for (const concern of concerns) counts[concern.category] += 1
  return counts
}
