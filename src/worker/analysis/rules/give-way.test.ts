import { expect, test } from 'vitest'

import { defineRule, type Rule } from './define-rule.ts'
import { rules } from './index.ts'
import { runRules } from './run-rules.ts'
import { readingOf } from './testing/reading-of.ts'

const STATED = {
  category: 'legal',
  kind: 'presence',
  law: { none: 'an example' },
  appliesTo: ['special-conditions'],
  patterns: {},
  clear: 'Nothing of the kind.',
} as const

const saying = (title: string) => ({ title, description: `${title}.`, recommendation: 'Ask.' })

/** A rule that quotes every line which holds a word. */
const finding = (
  id: Rule['id'],
  word: string,
  title: string,
  more: {
    readonly severity?: Rule['severity']
    readonly givesWayTo?: { readonly [id in Rule['id']]?: readonly 'found'[] }
  } = {},
) =>
  defineRule({
    ...STATED,
    severity: 'medium',
    ...more,
    id,
    title,
    messages: { found: saying(title) },
    check({ doc }, report) {
      for (const { text, span } of doc.blocks) if (text.includes(word)) report('found', [span])
    },
  })

const readingFrom = (text: string) =>
  readingOf(text, { kind: 'special-conditions', state: 'VIC' }).reading

const fees = finding('national/fees', 'fee', 'A fee is charged', {
  severity: 'high',
  givesWayTo: { 'national/interest': ['found'] },
})
const interest = finding('national/interest', 'interest', 'Interest is charged')

test('leaves to the rule it gives way to what both quote, which names it at the higher severity', () => {
  const reading = readingFrom('1. Late money carries interest and a fee.')
  for (const order of [
    [fees, interest],
    [interest, fees],
  ]) {
    const { findings, checks } = runRules(reading, order)
    expect(findings).toMatchObject([
      {
        ruleId: 'national/interest',
        severity: 'high',
        description: 'Interest is charged. Also found: A fee is charged.',
      },
    ])
    const ids = findings.map(({ id }) => id)
    expect(checks.map(({ outcome, findingIds }) => [outcome, findingIds])).toEqual([
      ['problem', ids],
      ['problem', ids],
    ])
  }
})

test('keeps what stands in words of its own, in a finding of its own', () => {
  const reading = readingFrom(
    '1. Late money carries interest and a fee.\n2. A fee is due on a change.',
  )
  const { findings, checks } = runRules(reading, [fees, interest])
  expect(findings.map(({ ruleId, spans }) => [ruleId, spans.length])).toEqual([
    ['national/fees', 1],
    ['national/interest', 1],
  ])
  expect(checks[0]?.findingIds).toEqual(findings.map(({ id }) => id))
  expect(
    runRules(readingFrom('1. A fee is due on a change.'), [fees, interest]).findings,
  ).toHaveLength(1)
})

test('a ring of rules that give way to each other tells it once', () => {
  const ring = finding('national/interest', 'interest', 'Interest is charged', {
    givesWayTo: { 'national/fees': ['found'] },
  })
  const { findings } = runRules(readingFrom('1. Interest: interest and a fee.'), [fees, ring])
  expect(findings).toHaveLength(1)
})

test('gives way only to rules that exist, of its own state or of every state', () => {
  const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]))
  for (const rule of rules) {
    for (const id of Object.keys(rule.givesWayTo ?? {})) {
      const owner = byId.get(id)
      expect(owner, `${rule.id} gives way to ${id}`).toBeDefined()
      expect(owner?.net).toBeUndefined()
      expect([null, rule.state ?? owner?.state ?? null]).toContain(owner?.state ?? null)
    }
  }
})

test('no rule gives way by a ring', () => {
  const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]))
  const leadsTo = (id: string, seen: readonly string[]): boolean =>
    Object.keys(byId.get(id)?.givesWayTo ?? {}).some(
      (next) => next === seen[0] || (!seen.includes(next) && leadsTo(next, [...seen, next])),
    )
  expect(rules.filter(({ id }) => leadsTo(id, [id])).map(({ id }) => id)).toEqual([])
})

test('a check that leaves its words to another rule is not clear, and adds nothing to its finding', () => {
  const aside = defineRule({
    ...STATED,
    id: 'national/aside',
    severity: 'medium',
    title: 'Charges',
    messages: { found: saying('A charge is changed') },
    check({ doc }, report) {
      for (const { text, span } of doc.blocks) {
        if (text.includes('fee')) report('found', [span], {}, { aside: 'national/interest' })
      }
    },
  })
  const reading = readingFrom('1. Late money carries interest and a fee.')
  const { findings, checks } = runRules(reading, [aside, interest])
  expect(findings.map(({ description }) => description)).toEqual(['Interest is charged.'])
  expect(checks.find(({ ruleId }) => ruleId === 'national/aside')).toMatchObject({
    outcome: 'problem',
    findingIds: findings.map(({ id }) => id),
  })
})

test('a rule told apart makes a finding of each title, with what is shown beside it', () => {
  const clauses = defineRule({
    ...STATED,
    kind: 'inconsistency',
    id: 'national/clauses',
    severity: 'medium',
    title: 'Clauses',
    apart: true,
    messages: { found: saying('Clause {{number}} is changed') },
    check({ doc }, report) {
      const [, first, second, printed] = doc.blocks
      if (first === undefined || second === undefined || printed === undefined) return
      report('found', [first.span], { number: 4 }, { beside: [printed.span] })
      report('found', [second.span], { number: 5 })
    },
  })
  const reading = readingFrom('1. In 4 read no.\n2. In 5 read no.\n3. The print.')
  const { findings } = runRules(reading, [clauses])
  expect(findings.map(({ title, spans }) => [title, spans.length])).toEqual([
    ['Clause 4 is changed', 2],
    ['Clause 5 is changed', 1],
  ])
})
