import { expect, test } from 'vitest'

import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'
import printedWordsChanged from './printed-words-changed.rule.ts'

function told(text: string, printed: string) {
  const { reading } = readingOf(
    `[special-conditions]\n${text}\n[general-conditions] General conditions\n${printed}`,
    { kind: 'special-conditions', state: 'VIC' },
  )
  const [finding] = runRules(reading, [printedWordsChanged]).findings
  return { title: finding?.title ?? '', description: finding?.description ?? '' }
}

test.for([
  'In general condition 18.1 replace "14 days" with "3 days" where the notice is given by the Vendor.',
  'Where the notice is served on the Purchaser general condition 18.1 is to be read as if "3 days" stood in the place of "14 days".',
  'For the vendor’s notices the words "14 days" in general condition 18.1 become "3 days".',
])('tells a change for one side as made for that side: %s', (change) => {
  const { description } = told(
    `4. ${change}`,
    '18. Default\n18.1 No party may end this contract until 14 days have gone by after a notice.',
  )
  expect(description).toContain('For the vendor alone it now says')
  expect(description).toContain('for you the clause stays as printed')
})

test('a title names only the clauses of its matter, and the others are told below it', () => {
  const { title, description } = told(
    '4. Conditions 16.2 and 16.5 do not apply.',
    '16. Units\n16.2 The seller must pay each special levy that was fixed before the date of this contract.\n16.5 The buyer may rescind this contract if a special levy is fixed that was not disclosed.',
  )
  expect(title).toBe('Your right to end the contract is changed in printed clause 16.5')
  expect(description).toContain('The same words change printed clause 16.2.')
})

test('a longer list of what may not be claimed is told as that', () => {
  const { title } = told(
    '4. In clause 9.1 after the words "a party wall" add "or a lintel in one".',
    '9.1 The purchaser cannot make a claim or requisition in respect of a party wall.',
  )
  expect(title).toBe('What you may not object to or claim for is changed in printed clause 9.1')
})
