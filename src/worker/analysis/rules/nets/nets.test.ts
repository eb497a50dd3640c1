import { expect, test } from 'vitest'

import { caught } from './caught.ts'
import { rules } from '../index.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

const asked = (text: string) =>
  runRules(readingOf(text, { kind: 'special-conditions', state: 'VIC' }).reading, rules)

test('a net says nothing of words that a rule with a name quotes', () => {
  const { findings } = asked(
    '1. The Purchaser must not lodge a caveat over the land before settlement.',
  )
  expect(findings.map(({ ruleId }) => ruleId)).toContain('national/caveat-prohibited')
  expect(findings.map(({ ruleId }) => ruleId)).not.toContain('national/other-onerous-term')
})

test('a net gives each place a finding of its own, in its own words, and no more than eight', () => {
  const clauses = Array.from(
    { length: 11 },
    (_, index) =>
      `${index + 1}. The Purchaser must let the Vendor harvest the fruit of the ${index + 2} orchard trees for ever without charge.`,
  )
  const { findings, checks } = asked(clauses.join('\n'))
  const ofNet = findings.filter(({ ruleId }) => ruleId === 'national/other-onerous-term')
  expect(ofNet).toHaveLength(8)
  expect(new Set(ofNet.map(({ id }) => id)).size).toBe(8)
  expect(ofNet[0]?.confidenceReason).toContain('no check knows the wording')
  expect(ofNet[0]?.description).toContain('the fruit of the 2 orchard trees')
  const check = checks.find(({ ruleId }) => ruleId === 'national/other-onerous-term')
  expect(check?.findingIds).toEqual(ofNet.map(({ id }) => id))
})

test('what reads plainly like a risk is medium, what might be one is low, and nothing is more', () => {
  expect(caught(0.95)).toMatchObject({ severity: 'medium', strength: 'likely' })
  expect(caught(0.51)).toMatchObject({ severity: 'low', strength: 'possible' })
})

test('a net says what a sentence is about where its words tell, and asks about that', () => {
  const { findings } = asked(
    '1. The Purchaser shall reimburse the Seller for the cost of the photographs.\n2. The Purchaser must let the Vendor harvest the fruit of the orchard trees for ever without charge.',
  )
  const ofNet = findings.filter(({ ruleId }) => ruleId === 'national/other-onerous-term')
  const photographs = ofNet.find(({ description }) => description.includes('photographs'))
  expect(photographs?.title).toMatch(/^A term on costs put on you to ask about: /)
  expect(photographs?.question).toMatch(
    /^On “The Purchaser shall reimburse .+: What amount is this, and will the vendor bear/,
  )
  const fruit = ofNet.find(({ description }) => description.includes('harvest'))
  expect(fruit?.title).toMatch(/^A term to ask about: /)
})
