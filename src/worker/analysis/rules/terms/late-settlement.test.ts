import { expect, test } from 'vitest'

import defaultInterest from '../national/default-interest.rule.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

function told(text: string): string {
  const { reading } = readingOf(text, { kind: 'special-conditions', state: 'WA' })
  const { findings } = runRules(reading, [defaultInterest])
  return findings.map(({ description }) => description).join(' ')
}

const RATE = '[particulars]\nInterest on default | 17 per cent a year\n'

test('interest that the printed clause puts on either side is not said to fall on the buyer alone', () => {
  const said = told(
    `${RATE}[general-conditions] General conditions\n9 Delay. The party at fault for a late settlement pays the other interest on the balance after the third business day.`,
  )
  expect(said).toContain('falls on the side that causes the delay')
  expect(said).toContain('It runs only after the third business day.')
  expect(said).not.toContain('not your fault')
})

test('a clause that makes the buyer pay whoever is late keeps its warning beside such print', () => {
  const said = told(
    '[special-conditions]\n3. If settlement is late for any reason but the Seller, the Buyer pays interest at 17% a year on the balance.\n[general-conditions] General conditions\n9 Delay. The party at fault for a late settlement pays the other interest.',
  )
  expect(said).toContain('not your fault')
})

test('a right to put settlement off without interest is told', () => {
  const said = told(
    '[special-conditions]\n3. The Buyer pays interest at 17% a year on whatever is paid late.\n4. The Buyer may by notice postpone settlement once, by up to seven days, and no interest is payable for them; penalty: none.\n5. Either party may extend the settlement date by three business days without interest.',
  )
  expect(said).toContain('lets you put settlement off')
  expect(said).not.toContain('a few days late would cost you this')
})

test.for([
  'A side that is not ready may by one notice move completion to a day within a week, and interest does not run for that time.',
  'Each party may put the settlement date back once, by three business days at most, free of interest.',
  'The Buyer may delay settlement by up to five business days without being charged interest.',
])('“%s” keeps a late lender from costing interest at once', (clause) => {
  const said = told(
    `[special-conditions]\n3. The Buyer pays interest at 17% a year on whatever is paid late.\n4. ${clause}`,
  )
  expect(said).toContain('lets you put settlement off')
})

test('a right of the vendor alone to put settlement off leaves the warning', () => {
  const said = told(
    '[special-conditions]\n3. The Buyer pays interest at 17% a year on whatever is paid late.\n4. The Seller may put settlement off by five business days without paying interest.',
  )
  expect(said).toContain('a few days late would cost you this')
})
