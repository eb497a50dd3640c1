import { expect, test } from 'vitest'

import { defineRule } from './define-rule.ts'
import { runRules } from './run-rules.ts'
import { readingOf } from './testing/reading-of.ts'

const saying = (title: string) => ({ title, description: `${title}.`, recommendation: 'Ask.' })

const changes = defineRule({
  id: 'national/changes',
  title: 'Changes',
  category: 'legal',
  kind: 'presence',
  severity: 'medium',
  law: { none: 'an example' },
  appliesTo: ['special-conditions'],
  patterns: {},
  clear: 'Nothing is changed.',
  apart: true,
  messages: { risk: saying('Who bears the risk'), exit: saying('The way out') },
  check({ doc }, report) {
    for (const { text, span } of doc.blocks) {
      if (text.includes('risk')) report('risk', [span])
      if (text.includes('withdraw')) report('exit', [span])
    }
  },
})

test('gives two findings of one sentence two names, and each check those names', () => {
  const text = '1. The risk passes now and nobody may withdraw.\n2. Nobody may withdraw at all.'
  const { reading } = readingOf(text, { kind: 'special-conditions', state: 'VIC' })
  const { findings, checks } = runRules(reading, [changes])
  expect(findings.map(({ title }) => title)).toEqual(['Who bears the risk', 'The way out'])
  const ids = findings.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(checks[0]?.findingIds).toEqual(ids)
  expect(runRules(reading, [changes]).findings.map(({ id }) => id)).toEqual(ids)
})

const repairs = defineRule({
  id: 'national/repairs',
  title: 'Repairs',
  category: 'operational',
  kind: 'presence',
  severity: 'medium',
  law: { none: 'an example' },
  appliesTo: ['building-report'],
  patterns: {},
  names: /\b(?:roof|gutter|deck)\b/i,
  clear: 'Nothing needs repair.',
  apart: true,
  messages: { leaks: saying('It leaks{{named}}'), rots: saying('It rots{{named}}') },
  check({ doc }, report) {
    for (const { text, span } of doc.blocks) {
      if (text.includes('leaks')) report('leaks', [span])
      if (text.includes('rots')) report('rots', [span])
    }
  },
})

test('names what all places of one message speak of, and parts no risk by what it names', () => {
  const text = 'The roof leaks.\nThe gutter leaks.\nThe deck rots.\nSomething rots.'
  const { reading } = readingOf(text, { kind: 'building-report', state: 'VIC' })
  expect(runRules(reading, [repairs]).findings.map(({ title }) => title)).toEqual([
    'It leaks: roof, gutter',
    'It rots: deck',
  ])
})
