import { expect, test } from 'vitest'

import { readingOf } from '../testing/reading-of.ts'
import { treatmentPrice } from './treatment-price.ts'

const FOUND = 'Live termites were seen in the joists.'

test.each([
  [
    `${FOUND}\nAdvice\nBait the nest and renew the joists; $4,200 with the carpentry.`,
    '$4,200 with the carpentry.',
  ],
  [
    `${FOUND}\nThe colony has to be treated before any joist is renewed. Our quote for all of it is $5,150.`,
    'Our quote for all of it is $5,150.',
  ],
  [`${FOUND}\nA barrier was laid in 2014 for $3,100.`, null],
  [`${FOUND}\nTreat the colony first. The tenant pays rent of $520 a week.`, null],
])('finds what the report asks for the treatment: %s', (text, price) => {
  const { doc } = readingOf(`[building-report] Timber pest report\n${text}`, {
    kind: 'building-report',
    state: 'WA',
  }).reading
  const start = doc.text.indexOf(FOUND)
  const found = treatmentPrice(doc, { start, end: start + FOUND.length })
  expect(found === null ? null : doc.text.slice(found.start, found.end)).toBe(price)
})
