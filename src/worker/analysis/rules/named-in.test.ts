import { expect, test } from 'vitest'

import { readingOf } from './testing/reading-of.ts'
import { namedIn } from './named-in.ts'

const PARTS = /\b(?:retaining walls?|walls?|decks?|roof|gutters?|CCTV)\b/i

function named(text: string, names = PARTS, isInOrder?: (sentence: string) => boolean): string {
  const { doc } = readingOf(`[other]\n${text}`, { kind: 'other', state: 'VIC' }).reading
  return namedIn(doc, [{ start: 0, end: doc.text.length }], names, isInOrder)
}

test.each([
  ['The retaining wall leans and the deck has rotted.', ': retaining wall, deck'],
  ['DECK: posts rotted. The deck is 2 m high. Decks of this kind move.', ': deck'],
  ['A retaining wall leans; the wall has no drain.', ': retaining wall'],
  ['Roof, gutters, deck and walls need work.', ': roof, gutters, deck'],
  ['The CCTV does not work.', ': CCTV'],
  ['A crack below the roof runs through the deck.', ': deck'],
  ['Damp stands 200 mm above the deck where the wall meets it.', ''],
  ['A crack runs from the roof to the deck.', ': deck'],
  ['Water stands by the garage wall under a broken gutter.', ': gutter'],
  ['The deck is of jarrah. It leans beside the roof.', ': deck'],
  ['Nothing that is known.', ''],
])('names the things of %s', (text, said) => {
  expect(named(text)).toBe(said)
})

test('keeps the names of overlays as they are printed', () => {
  expect(named('A Heritage Overlay (HO12) applies.', /\b[A-Z][a-z]+ Overlay\b|\bHO\d+\b/)).toBe(
    ': Heritage Overlay, HO12',
  )
})

test('names nothing that stands in a sentence of what is in order', () => {
  const text = 'Deck approved and completed in 1999. No approval was found for the rear gutter.'
  expect(named(text, PARTS, (sentence) => sentence.includes('completed'))).toBe(': gutter')
})

test('keeps what a row is about, whatever its first sentence says', () => {
  const text =
    '[other]\n4 | Deck | Hardwood on steel, laid in 2009 by a carpenter. Bolts have rusted.'
  const { doc } = readingOf(text, { kind: 'other', state: 'VIC' }).reading
  const rows = doc.blocks.filter(({ kind }) => kind === 'row').map(({ span }) => span)
  expect(namedIn(doc, rows, PARTS, (sentence) => !sentence.includes('rusted'))).toBe(': deck')
})

test('names what "it" speaks of, where the sentence before is not quoted', () => {
  const text = '[other]\nA retaining wall holds up the garden. It leans outward by 70 mm.'
  const { doc } = readingOf(text, { kind: 'other', state: 'WA' }).reading
  const start = doc.text.indexOf('It leans')
  expect(namedIn(doc, [{ start, end: doc.text.length }], PARTS)).toBe(': retaining wall')
})
