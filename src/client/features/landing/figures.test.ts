import { describe, expect, test } from 'vitest'

import { accuracy } from '#shared/published-accuracy.ts'

import { figuresOf, percentOf } from './figures.ts'

describe('the measured figures', () => {
  test('are the published ones, each with what it was counted from', () => {
    const { found, labelled } = accuracy.criticalAndHigh
    expect(figuresOf(accuracy)).toContainEqual({
      what: 'Critical and high risks found',
      result: percentOf({ found, labelled }),
      basis: `${found} of ${labelled}`,
    })
  })

  test('have no row for what was not measured', () => {
    const nothing = { found: 0, labelled: 0 }
    const rows = figuresOf({ ...accuracy, fields: nothing, criticalAndHigh: nothing })
    expect(rows.map(({ what }) => what)).toEqual([
      'All risks found',
      'False alarms in a document',
      'Quotations that do not stand word for word on the page named',
    ])
    const none = { ...accuracy, documents: 0, issues: nothing, fields: nothing }
    expect(figuresOf({ ...none, criticalAndHigh: nothing })).toEqual([])
  })

  test.for([
    [{ found: 103, labelled: 105 }, '98.1\u2009%'],
    [{ found: 2999, labelled: 3000 }, '99.9\u2009%'],
    [{ found: 7, labelled: 7 }, '100\u2009%'],
    [{ found: 0, labelled: 3 }, '0.0\u2009%'],
  ] as const)('say %j as %s, and never all of them when one was missed', ([share, words]) => {
    expect(percentOf(share)).toBe(words)
  })

  test('count false alarms for each document', () => {
    const [row] = figuresOf({ ...accuracy, falseAlarms: 3, documents: 4 }).filter(({ what }) =>
      what.startsWith('False alarms'),
    )
    expect(row?.result).toBe('0.75')
  })
})
