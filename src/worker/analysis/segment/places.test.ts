import { expect, test } from 'vitest'

import { docOf } from './doc-of.ts'

const labelOf = (text: string, words: string, zone?: 'special-conditions' | 'annexure') =>
  docOf(text, zone === undefined ? {} : { zone }).blocks.find((one) => one.text.includes(words))
    ?.clause?.label ?? null

const LISTS = `ADDITIONAL CLAUSES

34. Notice to complete

1. Fourteen days is enough time.

2. The purchaser must pay the costs of the notice.

35. Grant of probate

1. The registered proprietor has died.

2. Completion is conditional upon probate.

3. Either party may rescind after nine months.

36. Keys are handed over at completion.`

test.each([
  ['Fourteen days', '34.1'],
  ['costs of the notice', '34.2'],
  ['has died', '35.1'],
  ['after nine months', '35.3'],
  ['Keys are handed', '36'],
])('a list below the heading of a clause is counted within it: "%s" is %s', (words, number) => {
  expect(labelOf(`CONTRACT OF SALE\n\nVendor: A. Reed\f${LISTS}`, words)).toBe(
    `additional clause ${number}`,
  )
})

test.each([
  ['23 Tarleton Street is a cottage by the river.'],
  ['4A Fern Road, offered for the first time.'],
  ['118 Carrow Highway has two street frontages.'],
])('the number of a street opens no clause: "%s"', (line) => {
  expect(labelOf(`For sale\n\n${line}`, line, 'annexure')).toBe(null)
})

test('a question about an easement is the name of no instrument', () => {
  const text = `3.3 Is there a pipeline easement?\n\n3.4 Is there a main on the land?`
  expect(labelOf(text, 'a main', 'annexure') ?? '').not.toContain('instrument')
})
