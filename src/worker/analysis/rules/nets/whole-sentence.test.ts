import { expect, test } from 'vitest'

import { readingOf } from '../testing/reading-of.ts'
import { docOf } from '../../segment/doc-of.ts'
import { pointsBack, wholeSentence } from './whole-sentence.ts'

/** The words shown for the marked half of a sentence. */
function shownFor(text: string, half: string): string {
  const doc = docOf(text, { state: 'NSW' })
  const start = doc.text.indexOf(half)
  const span = wholeSentence(doc, { start, end: start + half.length })
  return doc.text.slice(span.start, span.end)
}

const LETTER =
  'The roof was looked at in May. The builder is owed $9,000.00; he says that he will sue whoever owns it.'

test('the second half of a sentence is shown with the first', () => {
  expect(shownFor(LETTER, 'he says that he will sue whoever owns it.')).toBe(
    'The builder is owed $9,000.00; he says that he will sue whoever owns it.',
  )
})

test('a sentence that begins as one stays as it is, and a clause number is left out', () => {
  expect(shownFor(LETTER, 'The roof was looked at in May.')).toBe('The roof was looked at in May.')
  const clause = '7. The fence belongs next door; the purchaser must pay half of it.'
  expect(shownFor(clause, 'the purchaser must pay half of it.')).toBe(
    'The fence belongs next door; the purchaser must pay half of it.',
  )
})

test('a sentence that points back is shown with the one before it, where it is short', () => {
  const letter =
    'Health. A notice of 3 May requires a new system by 31 December 2026. It has not been begun.'
  expect(shownFor(letter, 'It has not been begun.')).toBe(
    'A notice of 3 May requires a new system by 31 December 2026. It has not been begun.',
  )
  expect(pointsBack('The roof leaks.')).toBe(false)
  expect(
    shownFor('34.2  It may not be lent to the vendor.', 'It may not be lent to the vendor.'),
  ).toBe('It may not be lent to the vendor.')
  expect(pointsBack('This permit lapses in May.')).toBe(false)
  const long =
    'The shed is old. It was put up without a permit by the owner before last, and the shire has asked for it to come down.'
  const half = long.slice(17)
  expect(shownFor(long, half)).toBe(half)
})

test('a clause that was set in two blocks is shown whole from either of them', () => {
  const whole =
    'A levy that the corporation has resolved on but which\nis not yet payable is for the Buyer to pay.'
  const lines = `[special-conditions]\nA levy that the corporation has resolved on but which\nis not yet payable is for the Buyer to pay. It is not adjusted.`
  const { doc } = readingOf(lines, { kind: 'contract-form', state: 'NT' }).reading
  const shown = (half: string) => {
    const start = doc.text.indexOf(half)
    const span = wholeSentence(doc, { start, end: start + half.length })
    return doc.text.slice(span.start, span.end)
  }
  expect(shown('is not yet payable is for the Buyer to pay.')).toBe(whole)
  expect(shown('A levy that the corporation has resolved on but which')).toBe(whole)
})

test('a sentence is shown with the short one behind it that says who pays', () => {
  const { doc } = readingOf(
    '[lease]\n9 Water for the studio runs through the meter of the shop. The lessor pays for both. Rent is due on Mondays.',
    { kind: 'contract-form', state: 'SA' },
  ).reading
  const half = 'Water for the studio runs through the meter of the shop.'
  const start = doc.text.indexOf(half)
  const span = wholeSentence(doc, { start, end: start + half.length })
  expect(doc.text.slice(span.start, span.end)).toBe(`${half} The lessor pays for both.`)
})
