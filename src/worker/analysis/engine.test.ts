import * as v from 'valibot'
import { describe, it } from 'vitest'

import { ReportBody } from '#shared/report.ts'

import { LAW_AS_AT, readDocument } from './engine.ts'
import { Bargain } from './report/bargain.ts'
import { CONTRACT } from './report/testing/material.ts'
import { withInputs } from './report/with-inputs.ts'
import { sourceOf } from './segment/doc-of.ts'

const source = sourceOf(CONTRACT)

describe('reading a document', () => {
  it('gives the same report every time, and one that keeps to the schema', ({ expect }) => {
    const { body } = readDocument(source)
    expect(readDocument(source).body).toEqual(body)
    expect(v.safeParse(ReportBody, body).issues).toBeUndefined()
  })

  it('finds the bargain in the words and shows where it stands', ({ expect }) => {
    const { body } = readDocument(source)
    const details = body.comprehensivePropertyAnalysis?.propertyDetails
    expect(details).toMatchObject({
      address: '5 Larkfield Lane, Bundarra VIC 3999',
      purchasePrice: '$850,000.00',
      vendor: ['Ottoline Marchetti'],
    })
    expect(details?.sources['purchasePrice']).toMatchObject([{ page: 1, role: 'quote' }])
  })

  it("lets the buyer's inputs change costs and deadlines and nothing else", ({ expect }) => {
    const plain = readDocument(source).body
    const told = readDocument(source, {
      inputs: { signedOn: '2026-11-19', buyerKind: 'foreign', priceCents: 900_000_00 },
    }).body
    expect(told.deadlines).not.toEqual(plain.deadlines)
    expect(told.comprehensivePropertyAnalysis?.costs).not.toEqual(
      plain.comprehensivePropertyAnalysis?.costs,
    )
    expect(withoutMoney(told)).toEqual(withoutMoney(plain))
  })

  it('can compute them again from the kept bargain, as if it had read the document', ({
    expect,
  }) => {
    const inputs = { signedOn: '2026-11-19', buyerKind: 'investor', priceCents: 1 } as const
    const { body, bargain } = readDocument(source)
    const kept = v.parse(Bargain, JSON.parse(JSON.stringify(bargain)))
    expect(withInputs(body, kept, inputs, LAW_AS_AT)).toEqual(readDocument(source, { inputs }).body)
  })

  it('asks only the rules that it is given', ({ expect }) => {
    const { body } = readDocument(source, { rules: [] })
    expect(body.checks).toEqual([])
    expect(body.concerns).toEqual([])
  })
})

function withoutMoney(body: ReportBody) {
  const { costs: _costs, ...analysis } = body.comprehensivePropertyAnalysis ?? { costs: null }
  return { ...body, deadlines: [], comprehensivePropertyAnalysis: analysis }
}
