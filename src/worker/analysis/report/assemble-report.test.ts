import * as v from 'valibot'
import { describe, it } from 'vitest'

import { hadNothingToCheck, ReportBody } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import { docOf } from '../segment/doc-of.ts'
import { recogniseFacts } from '../facts/recognise-facts.ts'
import { NO_FACTS } from '../facts/testing/no-facts.ts'
import { assembleReport } from './assemble-report.ts'
import type { Finding } from '../rules/finding.ts'
import { CONTRACT, contract, factOf, findingOf, materialOf, spanOf } from './testing/material.ts'

const doc = contract()
const RELEASE = 'The deposit may be released to the vendor on demand before settlement.'
const END = 'The vendor may end this contract at any time.'
const released = findingOf({ spans: [spanOf(doc, RELEASE)] })
const ended = findingOf({
  id: 'con_2',
  severity: 'critical',
  title: 'The vendor can walk away',
  spans: [spanOf(doc, END)],
})
const missing = findingOf({
  id: 'con_3',
  severity: 'medium',
  title: 'No loan condition',
  searched: doc.parts.filter((part) => part.kind === 'special-conditions').map((p) => p.heading),
})

describe('the report', () => {
  it('keeps to its schema', ({ expect }) => {
    const body = assembleReport(materialOf(doc, { findings: [released, ended, missing] }))
    expect(v.safeParse(ReportBody, body).issues).toBeUndefined()
  })

  it('quotes each page letter for letter', ({ expect }) => {
    const body = assembleReport(materialOf(doc, { findings: [released, ended, missing] }))
    for (const evidence of body.concerns.flatMap((concern) => concern.evidence)) {
      const text = doc.source.pages[evidence.page - 1]?.text
      expect(evidence.quote).toBe(text?.slice(evidence.start, evidence.end))
    }
  })

  it('puts the worst first, whatever the order of the findings', ({ expect }) => {
    const one = assembleReport(materialOf(doc, { findings: [missing, released, ended] }))
    const other = assembleReport(materialOf(doc, { findings: [ended, missing, released] }))
    expect(one.concerns.map(({ id }) => id)).toEqual(['con_2', 'con_1', 'con_3'])
    expect(other).toEqual(one)
    expect(one.comprehensivePropertyAnalysis?.buyerSummary.overallRisk).toBe('critical')
  })

  it('tells a buyer who is bound what can still be done', ({ expect }) => {
    const bound = docOf(
      CONTRACT.replace(
        'Price $850',
        'Signed by the vendor: O Marchetti   Signed by the purchaser: T Quayle\n\nPrice $850',
      ),
      { state: 'VIC' },
    )
    const finding = findingOf({
      spans: [spanOf(bound, RELEASE)],
      recommendation: 'Before you sign, ask for this clause to be struck out.',
    })
    const report = (findings: readonly Finding[], of: Doc) =>
      assembleReport(materialOf(of, { findings }))
    const told = report([finding], bound)
    const summary = told.comprehensivePropertyAnalysis?.buyerSummary
    expect(summary?.isSigned).toBe(true)
    expect(summary?.keyPoints[0]?.text).toMatch(/^The contract is made: .*cooling off as printed/)
    expect(told.concerns[0]?.recommendation).toBe(
      'Although the contract is signed, ask for this clause to be struck out.',
    )
    // A signature that is found missing makes a draft of it again.
    const missed = findingOf({ ...finding, id: 'con_4', ruleId: 'national/signature-missing' })
    const draft = report([finding, missed], bound)
    expect(draft.comprehensivePropertyAnalysis?.buyerSummary.isSigned).toBeUndefined()
    expect(report([finding], doc).concerns[0]?.recommendation).toMatch(/^Before you sign/)
  })

  it('raises the likeliest of what has no name behind what is serious', ({ expect }) => {
    const unnamed = { ...missing, severity: 'low' as const }
    const findings = [
      { ...unnamed, id: 'con_8', likeness: 0.3 },
      { ...unnamed, id: 'con_7' },
      { ...unnamed, id: 'con_9', likeness: 0.6 },
      released,
    ]
    const { comprehensivePropertyAnalysis } = assembleReport(materialOf(doc, { findings }))
    const raised = comprehensivePropertyAnalysis?.buyerSummary.raiseFirst ?? []
    expect(raised.flatMap(({ concernIds }) => concernIds)).toEqual(['con_1', 'con_9', 'con_8'])
  })

  it('raises one passage once', ({ expect }) => {
    const again = {
      ...released,
      id: 'con_5',
      ruleId: 'national/other',
      severity: 'medium' as const,
    }
    const { comprehensivePropertyAnalysis } = assembleReport(
      materialOf(doc, { findings: [again, released, ended] }),
    )
    const raised = comprehensivePropertyAnalysis?.buyerSummary.raiseFirst ?? []
    expect(raised.flatMap(({ concernIds }) => concernIds)).toEqual(['con_2', 'con_1'])
  })

  it('lets another matter of the same weight go before a third finding of one', ({ expect }) => {
    const lines = [
      'Vendor: Ottoline',
      'Price $850,000.00',
      'Deposit $85,000.00',
      '5 Larkfield Lane',
    ]
    const told = lines.map((words, index) =>
      findingOf({
        id: `con_${index}`,
        ruleId: index < 3 ? 'national/special-levy' : 'national/goods-contradicted',
        spans: [spanOf(doc, words)],
      }),
    )
    const { comprehensivePropertyAnalysis } = assembleReport(materialOf(doc, { findings: told }))
    const raised = comprehensivePropertyAnalysis?.buyerSummary.raiseFirst ?? []
    expect(raised.flatMap(({ concernIds }) => concernIds)).toEqual([
      'con_0',
      'con_1',
      'con_3',
      'con_2',
    ])
  })

  it('asks about what only a net caught, and lightly, in one question at the end', ({ expect }) => {
    const caught = { ...released, severity: 'low' as const, likeness: 0.5, question: 'What is it?' }
    const { questions } = assembleReport(
      materialOf(doc, {
        findings: [
          { ...caught, id: 'con_8' },
          { ...caught, id: 'con_9', spans: ended.spans },
          { ...ended, question: 'Will the vendor delete it?' },
        ],
      }),
    )
    expect(questions.map(({ number }) => number)).toEqual([1, 2])
    expect(questions[0]?.text).toBe('Will the vendor delete it?')
    expect(questions[1]?.text).toContain(
      '(a) Page 2, special condition 2: “The deposit may be released to the vendor on demand before settlement.”; (b) Page 2, special condition 3: “The vendor may end',
    )
    expect(questions[1]?.evidence).toHaveLength(2)
  })

  it('asks about five of such passages at most, the likeliest first', ({ expect }) => {
    const findings = Array.from({ length: 7 }, (_, index) => ({
      ...released,
      severity: 'low' as const,
      question: 'What is it?',
      id: `con_light${index}`,
      likeness: 0.3 + index / 100,
    }))
    const { questions } = assembleReport(materialOf(doc, { findings }))
    expect(questions).toHaveLength(1)
    expect(questions[0]?.text).toContain('(e) ')
    expect(questions[0]?.text).not.toContain('(f) ')
  })

  it('says what “before you sign” means for a contract that bears a date', ({ expect }) => {
    const facts = { ...NO_FACTS, contractDate: factOf(doc, '2026-12-14', '14 December 2026') }
    const { comprehensivePropertyAnalysis } = assembleReport(
      materialOf(doc, { findings: [released], facts }),
    )
    const points = comprehensivePropertyAnalysis?.buyerSummary.keyPoints ?? []
    expect(points.map(({ text }) => text).join(' ')).toContain(
      'bears the date 14 December 2026. If you have signed it',
    )
  })

  it('names the page and the clause', ({ expect }) => {
    const [concern] = assembleReport(materialOf(doc, { findings: [released] })).concerns
    expect(concern?.location).toBe('Page 2, special condition 2')
    expect(concern?.context).toMatchObject({ page: 2, passage: RELEASE })
    expect(concern?.context?.after).toContain(END)
  })

  it('shows an absence by the headings read, never by words matched', ({ expect }) => {
    const [concern] = assembleReport(materialOf(doc, { findings: [missing] })).concerns
    expect(concern?.location).toBe('Looked for on page 2')
    expect(concern?.context).toBeNull()
    expect(concern?.evidence.map(({ role }) => role)).toEqual(['searched'])
  })

  it('drops a finding whose words do not stand on the page, and says so in its check', ({
    expect,
  }) => {
    const broken: Doc = {
      ...doc,
      evidence: (span, role = 'quote') => doc.evidence(span, role).map((e) => ({ ...e, start: 0 })),
    }
    const body = assembleReport(
      materialOf(broken, {
        findings: [released],
        checks: [
          {
            ruleId: released.ruleId,
            title: 'Release of the deposit',
            outcome: 'problem',
            findingIds: ['con_1'],
            spans: released.spans,
            searched: [],
            note: null,
          },
        ],
      }),
    )
    expect(body.concerns).toEqual([])
    expect(body.questions).toEqual([])
    expect(body.checks).toMatchObject([{ outcome: 'not-in-document', concernIds: [] }])
  })

  it('shows what a clear check was made on, or where nothing was found', ({ expect }) => {
    const checkOf = (ruleId: string) => ({
      ruleId,
      title: 'A check',
      outcome: 'clear' as const,
      findingIds: [],
      spans: [],
      searched: [spanOf(doc, 'SPECIAL CONDITIONS')],
      note: null,
    })
    const facts = { ...NO_FACTS, settlement: factOf(doc, { kind: 'rule' as const }, '15 February') }
    const checks = [checkOf('national/settlement-date'), checkOf('national/claims-cap')]
    const body = assembleReport(materialOf(doc, { facts, checks }))
    expect(body.checks.map(({ evidence: [first] }) => [first?.role, first?.quote])).toEqual([
      ['quote', '15 February'],
      ['searched', 'SPECIAL CONDITIONS'],
    ])
  })

  it('sets a contradiction side by side and asks which is right', ({ expect }) => {
    const sides = [
      { label: 'Special condition 2', value: 'before settlement', spans: [spanOf(doc, RELEASE)] },
      { label: 'Special condition 3', value: 'at any time', spans: [spanOf(doc, END)] },
    ]
    const disagreements = [
      { title: 'When the deposit is released', question: null, sides },
      // The same two places are shown once.
      { title: 'The deposit', question: null, sides: sides.toReversed() },
    ]
    const body = assembleReport(materialOf(doc, { findings: [{ ...released, disagreements }] }))
    expect(body.contradictions).toMatchObject([
      { sides: [{ value: 'before settlement' }, { value: 'at any time' }] },
    ])
  })

  it('asks the same question once and numbers from 1', ({ expect }) => {
    const body = assembleReport(materialOf(doc, { findings: [released, ended] }))
    expect(body.questions.map(({ number }) => number)).toEqual([1])
  })

  it('makes a risk of a concern about the property and names it', ({ expect }) => {
    const body = assembleReport(
      materialOf(doc, { findings: [released, { ...ended, isPropertyRisk: true }] }),
    )
    expect(body.comprehensivePropertyAnalysis?.risks).toMatchObject([
      {
        concernId: 'con_2',
        description: 'The vendor may take the deposit.',
        impact: 'You could lose it.',
      },
    ])
  })

  it('shows what is printed and where, and null for a blank', ({ expect }) => {
    const facts = {
      ...NO_FACTS,
      price: factOf(doc, 850_000_00, '$850,000.00'),
      vendors: [factOf(doc, 'Ottoline Marchetti', 'Ottoline Marchetti')],
    }
    const details = assembleReport(materialOf(doc, { facts })).comprehensivePropertyAnalysis
      ?.propertyDetails
    expect(details).toMatchObject({
      purchasePrice: '$850,000.00',
      vendor: ['Ottoline Marchetti'],
      deposit: null,
      purchaser: [],
    })
    expect(Object.keys(details?.sources ?? {}).toSorted()).toEqual(['purchasePrice', 'vendor'])
  })

  it('keeps the land title apart from a company', ({ expect }) => {
    const facts = {
      ...NO_FACTS,
      proprietors: [factOf(doc, 'Ottoline Marchetti', 'OTTOLINE MARCHETTI')],
    }
    expect(assembleReport(materialOf(doc, { facts })).registerSearchStatement).toMatchObject({
      companyName: null,
      additionalInfo: { title: { proprietors: ['Ottoline Marchetti'] } },
    })
  })

  it('only describes a file that is no property paper', ({ expect }) => {
    const novel = docOf('It was a dark night.\n\nThe rain fell on the quiet town, and nobody came.')
    const body = assembleReport(materialOf(novel, { findings: [] }))
    expect(body).toMatchObject({
      concerns: [],
      comprehensivePropertyAnalysis: null,
      registerSearchStatement: null,
      deadlines: [],
    })
    expect(hadNothingToCheck(body)).toBe(true)
    expect(body.coverage?.remarks).toEqual([
      'This file was read as: Document of an unknown kind. No contract of sale was found in it, so there was nothing to check.',
    ])
  })

  it('tells what a letter under no known name says of a parcel', ({ expect }) => {
    const letter = docOf(
      'Dear Ms Gill\nYour client’s enquiry about Lot 5 on Diagram 70416, 48 Wandoo Road, Jarrawell WA 6391. The shire’s rates for the year to 30 June 2027 are $2,382.70, all paid. The land area is 4,121 m2.\nYours faithfully, Shire of Jarrawell',
    )
    const { comprehensivePropertyAnalysis: told } = assembleReport(
      materialOf(letter, { facts: recogniseFacts(letter) }),
    )
    expect(told?.propertyDetails).toMatchObject({ address: '48 Wandoo Road, Jarrawell WA 6391' })
    expect(told?.costs.totalOngoing).toBe(238_270)
  })

  it('tells of the parcel that a letter names by its title and its street', ({ expect }) => {
    const letter = docOf(
      'Dear Ms Gill\nYour enquiry about 17 Plover Lane, Mathoura Creek NSW 2710, Lot 6 on DP 120884. The sum is told in words only: two thousand and ninety dollars.\nYours faithfully, O. Quill',
    )
    const { comprehensivePropertyAnalysis: told } = assembleReport(
      materialOf(letter, { facts: recogniseFacts(letter) }),
    )
    expect(told?.propertyDetails).toMatchObject({
      address: '17 Plover Lane, Mathoura Creek NSW 2710',
    })
  })

  it('tells nothing of the parcel that a lease is of', ({ expect }) => {
    const lease = docOf(
      '[lease]\nRESIDENTIAL TENANCY AGREEMENT\nPremises: 48 Wandoo Road, Jarrawell WA 6391, Lot 5 on Diagram 70416. Rent: $420 a week. The land area is 4,121 m2.',
    )
    const body = assembleReport(materialOf(lease, { facts: recogniseFacts(lease) }))
    expect(body.comprehensivePropertyAnalysis).toBeNull()
  })
})
