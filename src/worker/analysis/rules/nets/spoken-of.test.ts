import { expect, test } from 'vitest'

import { defineRule } from '../define-rule.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

/** Knows one wording of two. */
const bore = defineRule({
  id: 'national/bore-test',
  title: 'Bores',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'for this test' },
  appliesTo: ['special-conditions', 'building-report'],
  patterns: { dry: /\bbore is dry\b/i },
  clear: 'No bore was found.',
  subject: /\bbores?\b/i,
  messages: { dry: { title: 'The bore is dry', description: 'Dry.', recommendation: 'Ask.' } },
  check({ doc }, report) {
    const at = doc.text.search(/\bbore is dry\b/i)
    if (at !== -1) report('dry', [{ start: at, end: at + 'bore is dry'.length }])
  },
})

function checkOn(text: string) {
  const { reading } = readingOf(text, { kind: 'special-conditions', state: 'VIC' })
  const { checks } = runRules(reading, [bore])
  const [check] = checks
  const words = (check?.spans ?? []).map(({ start, end }) => reading.doc.text.slice(start, end))
  return { check, words }
}

test('a check that found nothing shows the words that speak of its subject', () => {
  const { check, words } = checkOn(
    '1. The sheds stay.\n2. Of the two bores one has not run since May.',
  )
  expect(check).toMatchObject({ outcome: 'clear', isSpokenOf: true })
  expect(check?.note).toContain('speak of this here')
  expect(words).toEqual(['Of the two bores one has not run since May.'])
})

test('it says how many sentences there are where it shows only some', () => {
  const { check, words } = checkOn(
    [1, 2, 3, 4, 5].map((number) => `${number}. Bore ${number} stands by the fence.`).join('\n'),
  )
  expect(check?.note).toContain('in 5 sentences')
  expect(words).toHaveLength(3)
})

test('it says that nothing was found only where no words speak of its subject', () => {
  const { check } = checkOn('1. The sheds stay.')
  expect(check).toMatchObject({ outcome: 'clear', note: 'No bore was found.', spans: [] })
  expect(check).not.toHaveProperty('isSpokenOf')
})

test('a heading is shown only where nothing else speaks of it', () => {
  expect(checkOn('[building-report] The bore\nThe bore stands by the fence.').words).toEqual([
    'The bore stands by the fence.',
  ])
})

test('what is printed for everybody speaks of nothing here', () => {
  const { check } = checkOn(
    '1. The sheds stay.\n[general-conditions] 4. A bore must be left in working order.',
  )
  expect(check).toMatchObject({ outcome: 'clear', note: 'No bore was found.' })
})

test('a problem is a problem, whatever else the papers say', () => {
  const { check, words } = checkOn('1. The bore is dry. The other bore runs.')
  expect(check).toMatchObject({ outcome: 'problem' })
  expect(check).not.toHaveProperty('isSpokenOf')
  expect(words).toEqual(['bore is dry'])
})
