import * as v from 'valibot'

import type { Document } from '#shared/contract/documents.ts'
import {
  type Analysis,
  type Check,
  type Concern,
  countByCategory,
  emptyReportBody,
  type Evidence,
  type PageKind,
  Report,
} from '#shared/report.ts'

/**
 * A report as the server would answer it, for an invented townhouse contract of 54 pages. It is
 * parsed by the contract's schema when this file loads, so that it cannot drift from it.
 */

export function quoted(page: number, quote: string, start = 120): Evidence {
  return { page, quote, start, end: start + quote.length, role: 'quote' }
}

export function searched(page: number, quote: string): Evidence {
  return { page, quote, start: 0, end: quote.length, role: 'searched' }
}

const saleOfLandAct = {
  act: 'Sale of Land Act 1962 (Vic)',
  url: 'https://www.legislation.vic.gov.au/in-force/acts/sale-land-act-1962',
  asAt: '2026-11-01',
}

const ONLY_ONE_OWNER: Concern = {
  id: 'con_owner',
  ruleId: 'vic/vendor-not-proprietor',
  source: 'rule',
  category: 'legal',
  severity: 'critical',
  title: 'Only one of the two owners is selling',
  description:
    'The title names Marguerite Anne Hollis and Peter James Hollis as joint proprietors, but only she is a vendor (seller). One owner alone cannot transfer the whole property to you.',
  recommendation:
    'Before signing, ask for Peter James Hollis to join the contract, or for proof that he no longer owns a share.',
  location: 'Page 4, particulars of sale',
  confidence: 98,
  confidenceReason: 'both names were read in their own fields',
  context: {
    page: 4,
    before: 'VENDOR:',
    passage: 'MARGUERITE ANNE HOLLIS',
    after: 'of 3/41 Quandong Street, Northcote',
  },
  law: [{ ...saleOfLandAct, section: 'section 32A' }],
  evidence: [
    quoted(4, 'MARGUERITE ANNE HOLLIS'),
    quoted(31, 'MARGUERITE ANNE HOLLIS and PETER JAMES HOLLIS'),
  ],
  notes: [],
}

const DEPOSIT_RELEASED: Concern = {
  id: 'con_deposit',
  ruleId: 'vic/deposit-release-forced',
  source: 'rule',
  category: 'financial',
  severity: 'high',
  title: 'Your deposit could be paid to the vendor before settlement',
  description:
    'Once released, your $85,000 no longer waits in a trust account. If the vendor cannot complete, you would have to sue to get it back, and the bank that holds the mortgage is paid first.',
  recommendation:
    'Before signing, ask for special condition 7 to be struck out. If you have signed, answer any section 27 statement within 28 days: silence counts as consent.',
  location: 'Page 12, special condition 7',
  confidence: 95,
  confidenceReason: 'the clause is complete and its wording is a known form',
  context: {
    page: 12,
    before: '7.1',
    passage:
      'The purchaser consents to the release of the deposit to the vendor forthwith upon this contract becoming unconditional',
    after: ', and the vendor may apply the deposit as a deposit on another purchase.',
  },
  law: [{ ...saleOfLandAct, section: 'section 27' }],
  evidence: [
    quoted(
      12,
      'The purchaser consents to the release of the deposit to the vendor forthwith upon this contract becoming unconditional',
    ),
  ],
  notes: [],
}

const NO_INSPECTION_CONDITION: Concern = {
  id: 'con_inspection',
  ruleId: 'national/no-building-inspection',
  source: 'rule',
  category: 'operational',
  severity: 'medium',
  title: 'No building and pest inspection condition',
  description:
    'Nothing in the contract lets you end it if an inspector finds termites or serious defects. Repairs would be yours to pay for.',
  recommendation:
    'Before signing, ask for an inspection condition, or have the building inspected first.',
  location: 'Looked for on pages 11–13',
  confidence: 82,
  confidenceReason: 'the whole of the special conditions was read and no such words were found',
  context: null,
  law: [],
  evidence: [
    searched(11, 'SPECIAL CONDITIONS'),
    searched(12, '7. Deposit'),
    searched(13, '10. Goods'),
  ],
  notes: [],
}

const LATE_INTEREST: Concern = {
  id: 'con_interest',
  ruleId: 'vic/penalty-interest-raised',
  source: 'rule',
  category: 'financial',
  severity: 'high',
  title: 'Late payment is charged at 18% a year instead of 12%',
  description: 'Paying late would cost $377 a day instead of $252.',
  recommendation: 'Ask for the printed margin of 2% to be put back in place of 8%.',
  location: 'Page 12, special condition 9.1',
  confidence: 97,
  confidenceReason: 'the changed figures are printed in full',
  context: {
    page: 12,
    before: '9.1 General condition 33 is amended by',
    passage: 'deleting “2%” and inserting “8%”',
    after: '.',
  },
  law: [
    {
      act: 'Penalty Interest Rates Act 1983 (Vic)',
      section: 'section 2',
      url: null,
      asAt: '2026-11-01',
    },
  ],
  evidence: [quoted(12, 'deleting “2%” and inserting “8%”', 980)],
  notes: [],
}

const GOODS_LEASED: Concern = {
  id: 'con_goods',
  ruleId: 'national/goods-not-owned',
  source: 'model',
  category: 'operational',
  severity: 'low',
  title: 'The irrigation controller is rented, not owned',
  description: 'You would take on the rental or give the controller back.',
  recommendation: 'Ask what the rental costs and when it ends.',
  location: 'Page 13, special condition 10.1',
  confidence: 61,
  confidenceReason: 'found by the language model; its words were matched on the page',
  context: {
    page: 13,
    before: '10.1',
    passage: 'The garden irrigation controller is leased from Rainwise Rentals Pty Ltd',
    after: 'and is not included in the goods sold with the land.',
  },
  law: [],
  evidence: [
    quoted(13, 'The garden irrigation controller is leased from Rainwise Rentals Pty Ltd'),
  ],
  notes: [],
}

const CONCERNS = [
  GOODS_LEASED,
  DEPOSIT_RELEASED,
  NO_INSPECTION_CONDITION,
  ONLY_ONE_OWNER,
  LATE_INTEREST,
]

const KINDS: readonly [PageKind, number, number][] = [
  ['statutory-notice', 1, 3],
  ['particulars', 4, 5],
  ['general-conditions', 6, 10],
  ['special-conditions', 11, 13],
  ['vendor-statement', 14, 27],
  ['title-search', 28, 31],
  ['plan', 32, 33],
  ['planning-certificate', 34, 36],
  ['building-permit', 37, 39],
  ['rates-certificate', 40, 41],
  ['water-certificate', 42, 43],
  ['owners-corporation-certificate', 44, 48],
  ['minutes', 49, 54],
]

const CHECKS: Check[] = [
  ...CONCERNS.map((concern): Check => ({
    ruleId: concern.ruleId,
    title:
      {
        con_owner: 'Vendor against the registered owner',
        con_deposit: 'Where the deposit is held',
        con_inspection: 'Building and pest condition',
        con_interest: 'Interest on late payment',
      }[concern.id] ?? 'Goods that are rented',
    outcome: 'problem',
    concernIds: [concern.id],
    evidence: concern.evidence,
    note: null,
  })),
  ...[
    ['vic/price-in-words', 'Price in words and in figures', 5],
    ['vic/deposit-size', 'Size of the deposit', 5],
    ['vic/section-32-signed', 'Signature and date, section 32', 27],
    ['vic/caveats', 'Caveats on the title', 31],
    ['vic/bushfire', 'Bushfire prone area', 36],
    ['vic/insurance', 'Owners corporation insurance', 46],
    ['vic/settlement-date', 'Settlement date', 5],
  ].map(([ruleId, title, page]): Check => ({
    ruleId: String(ruleId),
    title: String(title),
    outcome: 'clear',
    concernIds: [],
    evidence: [searched(Number(page), String(title))],
    note: null,
  })),
  ...['Capital gains clearance certificate', 'Company extract', 'Pool or spa barrier'].map(
    (title, index): Check => ({
      ruleId: `national/missing-${index}`,
      title,
      outcome: 'not-in-document',
      concernIds: [],
      evidence: [],
      note: index === 0 ? 'Ask for it before settlement.' : null,
    }),
  ),
]

const ANALYSIS: Analysis = {
  id: 'ana_quandong',
  documentId: 'doc_quandong',
  status: 'completed',
  stage: null,
  progress: 100,
  pagesRead: 54,
  pagesTotal: 54,
  totalConcerns: CONCERNS.length,
  categoryCounts: countByCategory(CONCERNS),
  createdAt: '2026-11-20T02:11:05.000Z',
  completedAt: '2026-11-20T02:11:08.000Z',
  failure: null,
  engine: { version: '0.1.0', lawAsAt: '2026-11-01', model: null },
}

export const completedReport: Report = v.parse(Report, {
  analysis: ANALYSIS,
  concerns: CONCERNS,
  registerSearchStatement: {
    companyName: null,
    registrationNumber: null,
    incorporationDate: null,
    companyStatus: null,
    companyType: null,
    registeredAddress: null,
    directors: [],
    shareholders: [],
    charges: [],
    additionalInfo: {
      title: {
        reference: 'Volume 11874 Folio 206',
        proprietors: ['Marguerite Anne Hollis', 'Peter James Hollis'],
        encumbrances: [
          { type: 'Mortgage', number: 'AT482913F', date: '2021-06-14' },
          { type: 'Covenant', number: 'PS728416K', date: null },
        ],
        evidence: [quoted(31, 'VOLUME 11874 FOLIO 206')],
      },
    },
    evidence: [],
  },
  comprehensivePropertyAnalysis: {
    buyerSummary: {
      overallRisk: 'critical',
      raiseFirst: [
        {
          text: 'Ask for Peter James Hollis to join the contract, or for proof that he no longer owns a share.',
          evidence: ONLY_ONE_OWNER.evidence,
          concernIds: ['con_owner'],
        },
        {
          text: 'Ask for special condition 7 to be struck out.',
          evidence: DEPOSIT_RELEASED.evidence,
          concernIds: ['con_deposit'],
        },
        {
          text: 'Ask for the printed margin of 2% to be put back in place of 8%.',
          evidence: LATE_INTEREST.evidence,
          concernIds: ['con_interest'],
        },
      ],
      keyPoints: [
        {
          text: 'Price $850,000, deposit $85,000 (10%).',
          evidence: [quoted(5, 'Price $850,000')],
          concernIds: [],
        },
        {
          text: 'Settlement on 22 February 2027, vacant possession.',
          evidence: [quoted(5, '22 February 2027')],
          concernIds: [],
        },
        {
          text: 'Lot 3 on PS728416K, one of six townhouses with an owners corporation.',
          evidence: [quoted(30, 'Lot 3 on PS728416K')],
          concernIds: [],
        },
      ],
      redFlags: [
        {
          text: 'A registered owner is missing from the contract.',
          evidence: [quoted(31, 'PETER JAMES HOLLIS')],
          concernIds: ['con_owner'],
        },
        {
          text: 'The deposit may be used by the vendor.',
          evidence: DEPOSIT_RELEASED.evidence,
          concernIds: ['con_deposit'],
        },
      ],
      recommendations: [
        {
          text: 'Send the questions below to your conveyancer before you sign.',
          evidence: [],
          concernIds: [],
        },
        {
          text: 'Have the building inspected. There is no inspection condition to rely on.',
          evidence: [],
          concernIds: ['con_inspection'],
        },
      ],
    },
    propertyDetails: {
      address: '3/41 Quandong Street, Northcote',
      landSize: '186 m²',
      zoning: 'General Residential Zone, schedule 2',
      titleDetails: 'Freehold, subject to the owners corporation',
      titleReference: 'Volume 11874 Folio 206',
      lotPlan: 'Lot 3 on PS728416K',
      vendor: ['Marguerite Anne Hollis'],
      purchaser: [],
      purchasePrice: '$850,000',
      deposit: '$85,000',
      depositDate: 'On signing',
      settlementDate: '22 February 2027',
      council: 'City of Darebin',
      councilValuation: null,
      sources: {
        address: [quoted(5, '3/41 Quandong Street, Northcote')],
        purchasePrice: [quoted(5, '$850,000')],
        deposit: [quoted(5, '$85,000')],
        settlementDate: [quoted(5, '22 February 2027')],
      },
    },
    costs: {
      summary: 'Worked out for an owner-occupier who is not a first home buyer.',
      totalUpfront: 5_325_420,
      totalOngoing: 621_800,
      breakdown: [
        {
          category: 'Transfer duty',
          amount: 4_607_000,
          description: 'Transfer duty (stamp duty)',
          isRecurring: false,
          basis: 'Computed: $2,870 + 6% × $720,000 (rates for contracts from 1 July 2021).',
          evidence: [quoted(5, '$850,000')],
        },
        {
          category: 'Registration',
          amount: 209_050,
          description: 'Registration of the transfer',
          isRecurring: false,
          basis:
            'Computed: $101.50 + $2.34 × 850 (each whole $1,000), at most $3,611 (2025-26 fee).',
          evidence: [quoted(5, '$850,000')],
        },
        {
          category: 'Levies',
          amount: 509_370,
          description: 'Special levy for the balconies, unless the vendor pays it',
          isRecurring: false,
          basis: 'Read in the minutes',
          evidence: [quoted(47, '$5,093.70 per lot')],
        },
        {
          category: 'Council rates',
          amount: 219_000,
          description: 'Council rates',
          isRecurring: true,
          basis: 'Read: four instalments of $547.50',
          evidence: [quoted(40, '$547.50')],
        },
        {
          category: 'Owners corporation',
          amount: 402_800,
          description: 'Owners corporation fees',
          isRecurring: true,
          basis: 'Read: four quarters of $1,007.00',
          evidence: [quoted(50, '$1,007.00 per lot per quarter')],
        },
      ],
    },
    easementsAndRestrictions: [
      {
        type: 'Drainage easement, 2 metres wide',
        description: 'It crosses the whole rear boundary, where the deck now stands.',
        riskLevel: 'medium',
        impact: 'You may not build over it, and the water authority may dig it up.',
        evidence: [quoted(32, 'E-1 DRAINAGE AND SEWERAGE, width 2.00')],
      },
    ],
    overlays: [
      {
        type: 'Heritage Overlay HO123',
        description: 'A permit is needed to change how the building looks from the street.',
        councilRules: 'Clause 43.01 of the Darebin Planning Scheme',
        riskLevel: 'low',
        impact: 'Renovation takes longer and may be refused.',
        evidence: [quoted(35, 'HERITAGE OVERLAY (HO123)')],
      },
    ],
    risks: [
      {
        concernId: 'con_goods',
        title: GOODS_LEASED.title,
        description: GOODS_LEASED.description,
        severity: 'low',
        category: 'operational',
        impact: 'You would take on the rental or give the controller back.',
        recommendation: GOODS_LEASED.recommendation,
        evidence: GOODS_LEASED.evidence,
      },
    ],
  },
  checks: CHECKS,
  coverage: {
    documentTitle: 'Contract of Sale with section 32 statement',
    state: 'VIC',
    pages: KINDS.flatMap(([kind, from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => ({
        page: from + index,
        kind,
        read: from + index === 33 ? 'unread' : from + index === 32 ? 'ocr' : 'text',
      })),
    ),
    mentionedButMissing: [
      {
        what: 'Plan of subdivision annexed as B, sheet 2 of 2',
        evidence: [quoted(28, 'Plan of subdivision annexed as B')],
      },
    ],
    expected: [
      {
        what: 'Section 32 vendor statement',
        outcome: 'found',
        consequence: 'The vendor must give it, signed, before you sign.',
        evidence: [quoted(14, 'VENDOR STATEMENT')],
      },
      {
        what: 'Due diligence checklist',
        outcome: 'missing',
        consequence: 'The vendor or agent must offer it to you. Ask for it before you sign.',
        evidence: [],
      },
      {
        what: 'Plan of the land',
        outcome: 'unclear',
        consequence: 'It is named, but may be on a page that was not read.',
        evidence: [quoted(28, 'Plan of subdivision annexed as B')],
      },
    ],
    remarks: ['Page 33 has no text and was not read.'],
  },
  contradictions: [
    {
      title: 'Who owns the property',
      sides: [
        {
          label: 'Particulars',
          value: 'Marguerite Anne Hollis',
          evidence: [quoted(4, 'VENDOR: MARGUERITE ANNE HOLLIS')],
        },
        {
          label: 'Title',
          value: 'Marguerite Anne Hollis and Peter James Hollis',
          evidence: [quoted(31, 'Joint Proprietors MARGUERITE ANNE HOLLIS and PETER JAMES HOLLIS')],
        },
      ],
      question: 'Will Mr Hollis sign as a vendor? If not, please provide the registered dealing.',
    },
  ],
  deadlines: [
    {
      title: 'Settlement',
      date: '2027-02-22',
      rule: 'The balance of $765,000 is due.',
      evidence: [quoted(5, '22 February 2027')],
    },
    {
      title: 'Cooling-off ends',
      date: null,
      rule: 'Three clear business days after you sign. Ending the contract costs 0.2% of the price.',
      evidence: [quoted(2, '3 clear business days')],
    },
    {
      title: 'Special levy is due',
      date: '2027-03-31',
      rule: 'Whoever owns the lot on this day pays it.',
      evidence: [quoted(47, 'due 31 March 2027')],
    },
  ],
  questions: [
    {
      number: 1,
      text: 'Will Peter James Hollis, who is registered on the title, join the contract as a vendor?',
      suggestedWording: 'Insert “and Peter James Hollis” after the vendor’s name.',
      evidence: ONLY_ONE_OWNER.evidence,
    },
    {
      number: 2,
      text: 'Will the vendor agree to hold the deposit until settlement?',
      suggestedWording: null,
      evidence: DEPOSIT_RELEASED.evidence,
    },
  ],
})

/** An analysis that has not completed, with its empty lists. */
export function unfinishedReport(changes: Partial<Analysis>): Report {
  return v.parse(Report, {
    analysis: {
      ...ANALYSIS,
      status: 'processing',
      progress: null,
      pagesRead: null,
      pagesTotal: null,
      totalConcerns: 0,
      categoryCounts: {},
      completedAt: null,
      engine: null,
      ...changes,
    },
    ...emptyReportBody(),
  })
}

/** The report with this many findings: what a long and bad contract would give. */
export function crowdedReport(count: number): Report {
  const concerns = Array.from({ length: count }, (_, index): Concern => {
    const model = CONCERNS[index % CONCERNS.length] ?? DEPOSIT_RELEASED
    return index < CONCERNS.length ? model : { ...model, id: `${model.id}_${index}` }
  })
  return v.parse(Report, {
    ...completedReport,
    analysis: {
      ...ANALYSIS,
      totalConcerns: count,
      categoryCounts: countByCategory(concerns),
    },
    concerns,
  })
}

/** A report in which nothing was found and next to nothing was read. */
export const bareReport: Report = v.parse(Report, {
  ...completedReport,
  analysis: { ...ANALYSIS, totalConcerns: 0, categoryCounts: countByCategory([]) },
  concerns: [],
  registerSearchStatement: null,
  comprehensivePropertyAnalysis: {
    buyerSummary: {
      overallRisk: 'low',
      raiseFirst: [],
      keyPoints: [],
      redFlags: [],
      recommendations: [],
    },
    propertyDetails: {
      address: null,
      landSize: null,
      zoning: null,
      titleDetails: null,
      titleReference: null,
      lotPlan: null,
      vendor: [],
      purchaser: [],
      purchasePrice: null,
      deposit: null,
      depositDate: null,
      settlementDate: null,
      council: null,
      councilValuation: null,
      sources: {},
    },
    costs: { summary: '', totalUpfront: 0, totalOngoing: 0, breakdown: [] },
    easementsAndRestrictions: [],
    overlays: [],
    risks: [],
  },
  checks: [],
  coverage: {
    documentTitle: 'A document that could not be recognised',
    state: null,
    pages: [{ page: 1, kind: 'other', read: 'text' }],
    mentionedButMissing: [],
    remarks: [],
  },
  contradictions: [],
  deadlines: [],
  questions: [],
})

export function documentFixture(changes: Partial<Document> = {}): Document {
  return {
    id: 'doc_quandong',
    originalName: 'Contract and section 32, 3-41 Quandong Street.pdf',
    createdAt: '2026-11-20T02:11:00.000Z',
    analysisStatus: 'completed',
    ...changes,
  }
}

export const analysisFixture: Analysis = completedReport.analysis
