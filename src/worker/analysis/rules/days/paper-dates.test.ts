import { expect, test } from 'vitest'

import { readingOf } from '../testing/reading-of.ts'
import { newestPaperDate } from './paper-dates.ts'

function newest(text: string): string | null {
  const { doc, facts } = readingOf(text, { kind: 'other', state: 'QLD' }).reading
  return newestPaperDate(doc, facts)
}

test.each([
  ['Seller | A Smith 2 November 2026', '2026-11-02'],
  ['Signed for the vendor | B Jones Date: 9/11/2026', '2026-11-09'],
  ['The seller bought the land on 4 December 2026 and will settle.', '2026-10-20'],
])('takes the day on which a seller signs a statement: %s', (line, day) => {
  expect(
    newest(
      `[vendor-statement] Disclosure statement\n${line}\n[planning-certificate] Planning certificate\nIssued 20 October 2026.`,
    ),
  ).toBe(day)
})
