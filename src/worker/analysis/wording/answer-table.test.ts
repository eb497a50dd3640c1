import { expect, test } from 'vitest'

import { AnswerTable } from './answer-table.ts'

test('gives back every answer that was kept, and none that was not, however many there are', () => {
  const answers = new AnswerTable()
  const isFound = (pattern: number, text: number) => (pattern * 7 + text * 3) % 5 < 2
  for (let pattern = 0; pattern < 900; pattern += 1) {
    for (let text = 0; text < 90; text += 2) answers.set(pattern, text, isFound(pattern, text))
  }
  const wrong: (readonly [number, number])[] = []
  for (let pattern = 0; pattern < 900; pattern += 1) {
    for (let text = 0; text < 90; text += 1) {
      const kept = text % 2 === 0 ? isFound(pattern, text) : null
      if (answers.get(pattern, text) !== kept) wrong.push([pattern, text])
    }
  }
  expect(wrong).toEqual([])
})

test('keeps the last answer of a pair', () => {
  const answers = new AnswerTable()
  answers.set(3, 4, true)
  answers.set(3, 4, false)
  expect(answers.get(3, 4)).toBe(false)
  expect(answers.get(4, 3)).toBeNull()
})
