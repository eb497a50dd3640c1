import { expect, test } from 'vitest'

import { readingOf } from '../testing/reading-of.ts'
import { priceBeside } from './price-beside.ts'

test.each([
  ['The beam sags. Allow $4,500 to $6,000 for a new one.', 'Allow $4,500 to $6,000 for a new one.'],
  [
    'The beam sags. It carries the porch. Rebuilding it would cost $12,000.',
    'Rebuilding it would cost $12,000.',
  ],
  ['The beam sags. The report cost $660 and was paid by the owner.', null],
  ['The beam sags. Nobody has priced it.', null],
])('finds the price of a repair behind its fault: %s', (text, price) => {
  const { doc } = readingOf(`[building-report] Report\n${text}`, {
    kind: 'building-report',
    state: 'NSW',
  }).reading
  const start = doc.text.indexOf('The beam')
  const found = priceBeside(doc, { start, end: start + 'The beam sags.'.length })
  expect(found === null ? null : doc.text.slice(found.start, found.end)).toBe(price)
})
