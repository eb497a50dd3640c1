import { readFile } from 'node:fs/promises'

import * as v from 'valibot'
import { beforeAll, describe, it } from 'vitest'

import { Report } from '#shared/report.ts'

import { printTotals } from '../../corpus/score.mjs'
import { evaluate, type Evaluation } from './evaluate.ts'

/** Scores that were reached; raised by hand as the engine improves, lowered only with a reason. */
const Floor = v.strictObject({
  recall: v.number(),
  recallCriticalHigh: v.number(),
  fields: v.number(),
  easements: v.number(),
  overlays: v.number(),
  costs: v.number(),
  company: v.number(),
  mostFalseAlarms: v.number(),
  mostMediumOnOneClean: v.number(),
})

describe('the corpus', () => {
  let evaluation: Evaluation
  let floor: v.InferOutput<typeof Floor>

  beforeAll(async () => {
    floor = v.parse(Floor, JSON.parse(await readFile('corpus/floor.json', 'utf8')))
    evaluation = await evaluate('corpus')
    console.log(printTotals(evaluation.totals))
  }, 120_000)

  it('is read from the first document to the last', ({ expect }) => {
    const refused = evaluation.documents.filter(({ report }) => report === null)
    expect(refused.map(({ id, refusal }) => `${id}: ${refusal}`)).toEqual([])
    expect(evaluation.documents).toHaveLength(12)
  })

  it('gives reports that keep to their schema', ({ expect }) => {
    for (const { id, report } of evaluation.documents) {
      expect(v.safeParse(Report, report).issues, id).toBeUndefined()
    }
  })

  it('gives no two findings of a report one name', ({ expect }) => {
    for (const { id, report } of evaluation.documents) {
      const names = report?.concerns.map((concern) => concern.id) ?? []
      expect(new Set(names).size, id).toBe(names.length)
    }
  })

  it('is never misquoted', ({ expect }) => {
    expect(evaluation.misquotes).toBe(0)
  })

  it('scores no less than it has before', ({ expect }) => {
    const { totals, mediumOnClean } = evaluation
    expect(totals.recall).toBeGreaterThanOrEqual(floor.recall)
    expect(totals.recallCriticalHigh).toBeGreaterThanOrEqual(floor.recallCriticalHigh)
    for (const part of ['fields', 'easements', 'overlays', 'costs', 'company'] as const) {
      expect(totals[part].share, part).toBeGreaterThanOrEqual(floor[part])
    }
    expect(totals.falseAlarms).toBeLessThanOrEqual(floor.mostFalseAlarms)
    expect(Math.max(...Object.values(mediumOnClean))).toBeLessThanOrEqual(
      floor.mostMediumOnOneClean,
    )
  })
})
