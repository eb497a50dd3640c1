import { expect, test } from 'vitest'

import { rules } from '../index.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

const asked = (text: string) =>
  runRules(readingOf(text, { kind: 'special-conditions', state: 'VIC' }).reading, rules)

test('a check is not clear where only a net caught words on its subject', () => {
  const { findings, checks } = asked(
    '1. The Purchaser irrevocably directs the stakeholder, once the cooling-off period has run out, to transmit to the Vendor the whole of the money that it holds as deposit.',
  )
  const net = findings.find(({ ruleId }) => ruleId === 'national/other-onerous-term')
  expect(findings.map(({ ruleId }) => ruleId)).not.toContain('national/deposit-early-release')
  const check = checks.find(({ ruleId }) => ruleId === 'national/deposit-early-release')
  expect(check).toMatchObject({ outcome: 'problem', findingIds: [net?.id], spans: net?.spans })
  expect(check?.note).toContain('of the same subject')
})

test('a check stays clear beside words on another subject', () => {
  const { checks } = asked(
    '1. The Purchaser must let the Vendor harvest the fruit of the orchard trees for ever without charge.',
  )
  const check = checks.find(({ ruleId }) => ruleId === 'national/deposit-early-release')
  expect(check).toMatchObject({ outcome: 'clear', findingIds: [] })
})
