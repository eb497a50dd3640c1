import { expect, test } from 'vitest'

import { rules } from '../index.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

const asked = (text: string) => {
  const { reading } = readingOf(text, { kind: 'special-conditions', state: 'VIC' })
  const { findings } = runRules(reading, rules)
  return findings.map(({ ruleId, likeness, spans }) => ({
    ruleId,
    isOfNet: likeness !== undefined,
    words: spans.map(({ start, end }) => reading.doc.text.slice(start, end)),
  }))
}

test('what is said of a clause that a rule tells is shown with its finding', () => {
  const findings = asked(
    '4. The agent must release the deposit to the Vendor before settlement. The Purchaser gives whatever authority is needed for this and must not withdraw it.',
  )
  const release = findings.find(({ ruleId }) => ruleId === 'national/deposit-early-release')
  expect(release?.words.join(' ')).toContain('must not withdraw it')
  expect(findings.filter(({ isOfNet }) => isOfNet)).toEqual([])
})

test('two caught sentences of one clause are one finding, and of two clauses two', () => {
  const first =
    'The Purchaser must let the Vendor harvest the fruit of the orchard trees for ever without charge.'
  const second = 'The Purchaser must let the Vendor store the crates in the barn for ever.'
  const together = asked(`1. ${first} ${second}`).filter(({ isOfNet }) => isOfNet)
  expect(together).toHaveLength(1)
  expect(together[0]?.words).toHaveLength(2)
  const apart = asked(`1. ${first}\n2. ${second}`).filter(({ isOfNet }) => isOfNet)
  expect(apart).toHaveLength(2)
})
