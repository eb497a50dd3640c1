import { expect, test } from 'vitest'

import { rules } from '../index.ts'
import { runRules } from '../run-rules.ts'
import { DOUBTFUL, ORDINARY } from '../../likeness/likeness.ts'
import { likeliestOf } from './second-reading.ts'
import { readingOf } from '../testing/reading-of.ts'

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

test('leaves an ordinary clause on the tenant out beside the lease', () => {
  const reading = readingFrom(
    '1. The property is sold subject to the tenancy of Ms Orr.\n2. The tenant under the lease pays for water.',
  )
  const second = reading.doc.blocks.at(-1)?.span.start ?? -1
  const likeness = (_doc: unknown, asked: readonly { start: number; end: number }[]) =>
    asked.every(({ end }) => end > second) ? 0 : DOUBTFUL
  const all = runRules(reading, only('national/tenancy')).findings[0]?.spans
  expect(all).toHaveLength(2)
  const { findings } = runRules(reading, only('national/tenancy'), likeness)
  expect(findings[0]?.spans).toEqual(all?.slice(0, 1))
})
