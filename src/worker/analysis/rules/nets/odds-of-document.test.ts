import { expect, test } from 'vitest'

import type { Severity } from '#shared/report.ts'

import { defineRule, type Rule } from '../define-rule.ts'
import { atOdds } from './odds-of-document.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

const STATED = {
  category: 'legal',
  kind: 'presence',
  law: { none: 'an example' },
  appliesTo: ['special-conditions'],
  patterns: {},
  clear: 'Nothing of the kind.',
} as const

/** A rule that quotes every line which holds a word, or a net that hears one of such likeness. */
const finding = (word: string, severity: Severity, likeness?: number): Rule =>
  defineRule({
    ...STATED,
    id: `national/${word}`,
    title: word,
    severity,
    ...(likeness === undefined ? {} : { net: true }),
    messages: { found: { title: word, description: `${word}.`, recommendation: 'Ask.' } },
    check({ doc }, report) {
      for (const { text, span } of doc.blocks) {
        if (text.includes(word)) report('found', [span], {}, likeness ? { likeness } : {})
      }
    },
  })

const ordinary = Array.from({ length: 200 }, (_, index) => `${index + 1}. Key ${index} is with us.`)
const WRONGS = [
  'levy',
  'flood',
  'caveat',
  'lease',
  'order',
  'debt',
  'crack',
  'slip',
  'writ',
  'toll',
]
const wrongs = WRONGS.map((word) => finding(word, 'medium'))

/** What is found in 200 ordinary clauses and these. */
const told = (rules: readonly Rule[], clauses: readonly string[], likeness: number | null) => {
  const text = [...ordinary, ...clauses].join('\n')
  const { reading } = readingOf(text, { kind: 'special-conditions', state: 'VIC' })
  // Only the clause in question reads like anything; the wrongs are plain.
  const read = (_doc: unknown, spans: readonly { start: number; end: number }[]) =>
    spans.some(({ start, end }) => reading.doc.text.slice(start, end).includes('dovecote'))
      ? likeness
      : null
  return runRules(reading, rules, read).findings
}

const CLAUSE = '201. The dovecote goes to the neighbour.'
const allWrong = WRONGS.map((word, index) => `${300 + index}. There is a ${word}.`)

test('a net shows less in a paper in which nothing with a name is wrong than in one full of it', () => {
  const net = finding('dovecote', 'low', 0.35)
  expect(told([...wrongs, net], [CLAUSE], null)).toEqual([])
  expect(told([...wrongs, net], [CLAUSE, ...allWrong], null)).toContainEqual(
    expect.objectContaining({ ruleId: 'national/dovecote', severity: 'low' }),
  )
})

test('words that are hardly like a risk are no medium in an ordinary paper, and no more than low if high', () => {
  const severities = (severity: Severity, clauses: readonly string[]) =>
    told([...wrongs, finding('dovecote', severity)], clauses, 0.2)
      .filter(({ ruleId }) => ruleId === 'national/dovecote')
      .map((found) => found.severity)
  expect(severities('medium', [CLAUSE, ...allWrong])).toEqual(['medium'])
  expect(severities('medium', [CLAUSE])).toEqual(['low'])
  expect(severities('high', [CLAUSE])).toEqual(['low'])
  expect(severities('critical', [CLAUSE])).toEqual(['critical'])
  expect(severities('low', [CLAUSE])).toEqual(['low'])
})

test('a single letter with one thing wrong is no ordinary paper', () => {
  const { reading } = readingOf(CLAUSE, { kind: 'special-conditions', state: 'VIC' })
  expect(runRules(reading, [finding('dovecote', 'low', 0.26)]).findings).toHaveLength(1)
})

test('even odds change nothing, and certainty stays certain', () => {
  expect(atOdds(0.3, 1)).toBeCloseTo(0.3)
  expect(atOdds(0.3, 0.25)).toBeCloseTo(0.097)
  expect(atOdds(1, 0.25)).toBe(1)
})
