import { expect, test } from 'vitest'

import { defineRule } from './define-rule.ts'
import { rules } from './index.ts'
import { runRules } from './run-rules.ts'
import { DOUBTFUL, ORDINARY } from '../likeness/likeness.ts'
import { likeliestOf } from './second-reading.ts'
import { readingOf } from './testing/reading-of.ts'

const CAVEAT = '1. The Purchaser must not lodge a caveat over the land before settlement.'
const only = (id: string) => rules.filter((rule) => rule.id === id)
const readingFrom = (text: string) =>
  readingOf(text, { kind: 'special-conditions', state: 'VIC' }).reading

test('drops what words alone showed where the sentence is ordinary, and says so in the check', () => {
  const reading = readingFrom(
    '1. The Purchaser indemnifies the Vendor against every claim of anybody about the land.',
  )
  const { findings, checks } = runRules(reading, only('national/buyer-indemnity'), () => 0)
  expect(findings).toEqual([])
  expect(checks[0]?.outcome).toBe('clear')
  expect(checks[0]?.note).toContain('read as ordinary wording')
  expect(checks[0]?.spans).toHaveLength(1)
})

test('says no more than low of what reads nearly as ordinary, and that it could mean something else', () => {
  const reading = readingFrom(
    '1. The Purchaser indemnifies the Vendor against every claim of anybody about the land.',
  )
  const between = (ORDINARY + DOUBTFUL) / 2
  const { findings } = runRules(reading, only('national/buyer-indemnity'), () => between)
  expect(findings).toMatchObject([
    { severity: 'low', confidenceReason: expect.stringContaining('could also mean') },
  ])
})

test('keeps what was compared by its figures, whatever the sentence reads like', () => {
  const reading = readingFrom('1. Interest on late payment is 24 per cent a year.')
  const { findings } = runRules(reading, only('national/default-interest'), () => 0)
  expect(findings).toHaveLength(1)
})

test('a sentence that takes a right is not ordinary, a courtesy is', () => {
  const { doc } = readingFrom(`${CAVEAT}\n2. The keys will be left with the agent.`)
  const [first, second] = doc.blocks.slice(1)
  expect(likeliestOf(doc, first === undefined ? [] : [first.span])).toBeGreaterThan(DOUBTFUL)
  expect(likeliestOf(doc, second === undefined ? [] : [second.span])).toBeLessThan(ORDINARY)
})

test('an absence has no words to read again', () => {
  expect(likeliestOf(readingFrom(CAVEAT).doc, [])).toBeNull()
})

test('of several places, shows none that is ordinary beside the one that matters', () => {
  const reading = readingFrom(
    '1. The house is let to a tenant who stays.\n2. The tenant pays for the water that it uses.',
  )
  const [first, second] = reading.doc.blocks.slice(1)
  const spans = [first, second].flatMap((block) => block?.span ?? [])
  const told = defineRule({
    id: 'national/tenancy',
    title: 'Tenancies',
    category: 'legal',
    severity: 'medium',
    kind: 'presence',
    law: { none: 'an example' },
    appliesTo: ['special-conditions'],
    patterns: {},
    clear: 'None.',
    messages: { let: { title: 'Let', description: 'Let.', recommendation: 'Ask.' } },
    check: (_reading, report) => report('let', spans),
  })
  const likeness = (_doc: unknown, asked: readonly { start: number }[]) =>
    asked.some(({ start }) => start === first?.span.start) ? DOUBTFUL : 0
  const { findings } = runRules(reading, [told], likeness)
  expect(findings[0]?.spans).toEqual([first?.span])
})
