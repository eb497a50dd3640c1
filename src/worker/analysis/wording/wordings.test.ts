import { describe, expect, test } from 'vitest'

import { placesOf, nextAsker, rememberingTexts, wordings } from './wordings.ts'

const { caveat, amount, comma } = wordings({
  caveat: /\bcaveats?\b.{0,20}\b(lodged|entered)\b/i,
  amount: /\$ ?(\d{1,3})/,
  comma: /, ?/,
})

const TEXTS = ['A Caveat was lodged.', 'A caveat.', 'It was entered, for $ 12.', '', 'none']

/** More than it takes until a text is read for its words. */
const ASKERS = 30

/** What the last of several askers is answered. */
function asking<Answer>(look: () => Answer): Answer {
  for (let asker = 0; asker < ASKERS; asker += 1) {
    look()
    nextAsker()
  }
  return look()
}

describe('wordings', () => {
  test('find the same with and without a memory of the texts', () => {
    const look = () =>
      TEXTS.flatMap((text) => [
        caveat.test(text),
        caveat.exec(text)?.[1],
        amount.exec(text)?.[1],
        text.replace(amount, 'x'),
        text.search(comma),
        text.split(comma),
      ])
    const plainly = look()
    expect(rememberingTexts(() => asking(look))).toEqual(plainly)
    expect(plainly).toContain('lodged')
  })

  test('find the same for texts in any order and number', () => {
    const texts = Array.from({ length: 3_000 }, (_, index) =>
      index % 7 === 0 ? `caveat ${index} lodged` : `clause ${index}`,
    )
    const count = () => [...texts, ...texts.toReversed()].filter((text) => caveat.test(text)).length
    expect(rememberingTexts(() => asking(count))).toBe(count())
  })

  test('are the same object for the same pattern, and keep its source', () => {
    const shared = /x/i
    expect(wordings({ a: shared }).a).toBe(wordings({ b: shared }).b)
    expect(caveat.source).toBe('\\bcaveats?\\b.{0,20}\\b(lodged|entered)\\b')
  })

  test('give what a nested memory gives, and forget when the work fails', () => {
    expect(rememberingTexts(() => rememberingTexts(() => amount.test('$1')))).toBe(true)
    expect(() =>
      rememberingTexts(() => {
        throw new Error('stopped')
      }),
    ).toThrow('stopped')
    expect(amount.test('$2')).toBe(true)
  })
})

test('finds the places of a pattern in a list as one by one, with a memory or without', () => {
  const { sewer } = wordings({ sewer: /\bsewer\b.{0,20}\b(?:main|pipe)\b/i })
  const texts = ['A sewer main.', 'No pipe.', 'The Sewer is a pipe', 'sewer', '']
  const oneByOne = texts.flatMap((text, place) => (sewer.test(text) ? [place] : []))
  expect(placesOf(texts, sewer)).toEqual(oneByOne)
  expect(rememberingTexts(() => placesOf(texts, sewer))).toEqual(oneByOne)
})
