import { describe, it } from 'vitest'

import { readDocument } from '../engine.ts'
import { sourceOf } from '../segment/doc-of.ts'
import { OTHER_PAPERS } from './testing/other-papers.ts'

/** What each file is called, in the words that the buyer reads. */
const TITLES: Readonly<Record<keyof typeof OTHER_PAPERS, string>> = {
  gibberish: 'Text that is not in English or not in sentences',
  symbols: 'Document without readable words',
  german: 'Text that is not in English or not in sentences',
  chinese: 'Text that is not in English or not in sentences',
  novel: 'Story or book',
  lease: 'Lease or tenancy agreement',
  buildingReport: 'Building or pest report',
  flyer: 'Advertisement or flyer',
  statementOfInformation: 'Statement of Information (the agent’s price guide)',
  blankContract: 'Blank form of a contract',
  recipe: 'Document of an unknown kind',
  carContract: 'Contract for something other than land',
  employment: 'Employment agreement',
  loan: 'Loan document',
  insurance: 'Insurance policy',
  newsArticle: 'Document of an unknown kind',
}

const named = Object.entries(OTHER_PAPERS).map(
  // The keys of the object are the names.
  ([name, prose]) => [name as keyof typeof OTHER_PAPERS, prose] as const,
)

describe('a file that is no contract of sale', () => {
  it.for(named)('is called what it is: %s', ([name, prose], { expect }) => {
    const { coverage } = readDocument(sourceOf(prose)).body
    expect(coverage?.documentTitle).toBe(TITLES[name])
    const remark = coverage?.remarks[0] ?? ''
    expect(remark).toContain(name === 'blankContract' ? 'blank form' : 'No contract of sale')
  })

  it.for(named.filter(([name]) => name !== 'buildingReport'))(
    'gives no finding, field, cost, day or question: %s',
    ([, prose], { expect }) => {
      const { body } = readDocument(sourceOf(prose))
      expect(body.concerns).toEqual([])
      expect(body.comprehensivePropertyAnalysis).toBeNull()
      expect(body.registerSearchStatement).toBeNull()
      expect(body.contradictions).toEqual([])
      expect(body.deadlines).toEqual([])
      expect(body.questions).toEqual([])
      expect(body.coverage?.expected).toEqual([])
      expect(body.coverage?.mentionedButMissing).toEqual([])
      expect(new Set(body.checks.map(({ outcome }) => outcome))).toEqual(
        new Set(['not-in-document']),
      )
    },
  )

  it('invents nothing when the buyer tells a price and a day', ({ expect }) => {
    const inputs = {
      signedOn: '2026-11-20',
      priceCents: 850_000_00,
      buyerKind: 'investor',
    } as const
    for (const [name, prose] of named) {
      const { body } = readDocument(sourceOf(prose), { inputs })
      expect(body.deadlines, name).toEqual([])
      if (name !== 'buildingReport') expect(body.comprehensivePropertyAnalysis, name).toBeNull()
    }
  })

  it('is read for defects where it is a building report, and for no bargain', ({ expect }) => {
    const { body } = readDocument(sourceOf(OTHER_PAPERS.buildingReport))
    expect(body.concerns.length).toBeGreaterThan(0)
    expect(new Set(body.coverage?.pages.map(({ kind }) => kind))).toEqual(
      new Set(['building-report']),
    )
    expect(body.concerns.every(({ evidence }) => evidence[0]?.role === 'quote')).toBe(true)
    const analysis = body.comprehensivePropertyAnalysis
    expect(analysis?.propertyDetails).toMatchObject({
      vendor: [],
      purchaser: [],
      purchasePrice: null,
      deposit: null,
      settlementDate: null,
    })
    expect(analysis?.costs).toMatchObject({ totalUpfront: 0, totalOngoing: 0, breakdown: [] })
  })
})

describe('a printed form', () => {
  it('is a contract once one special condition is written into it', ({ expect }) => {
    const prose = `${OTHER_PAPERS.blankContract}\fSPECIAL CONDITIONS

1. The deposit may be released to the vendor on demand before settlement.`
    const { body } = readDocument(sourceOf(prose))
    expect(body.coverage?.documentTitle).toBe('Contract of Sale')
    expect(body.concerns.map(({ ruleId }) => ruleId)).toContain('national/deposit-early-release')
  })

  it('is a contract once the property is filled in', ({ expect }) => {
    const prose = OTHER_PAPERS.blankContract.replace(
      'Property address: ______________________',
      'Property address: 5 Larkfield Lane, Bundarra VIC 3999',
    )
    const { body } = readDocument(sourceOf(prose))
    expect(body.coverage?.documentTitle).toBe('Contract of Sale')
    expect(body.comprehensivePropertyAnalysis?.propertyDetails.address).toContain('Larkfield')
  })
})
