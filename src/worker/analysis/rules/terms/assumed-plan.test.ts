import { expect, test } from 'vitest'

import leasedGoods from '../national/leased-goods.rule.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

test('years and months that an agreement has to run are counted as payments', () => {
  const { reading } = readingOf(
    '3. The panels belong to a supplier under a rental agreement with four years and three months to run, at $40.00 a month. At settlement the purchaser is to sign its form of assumption and to pay each rental that falls due later.',
    { kind: 'special-conditions', state: 'VIC' },
  )
  const [finding] = runRules(reading, [leasedGoods]).findings
  expect(finding?.description).toContain('about 51 payments of $40.00 are left, some $2,040 in all')
})
