import { expect, test } from 'vitest'

import { AnswerTable } from './answer-table.ts'

test('gives back every answer that was kept, and none that was not, however many there are', () => {
  const answers = new AnswerTable()
  const isFound = (pattern: number, text: number) => (pattern * 7 + text * 3) % 5 < 2
  for (let pattern = 0; pattern < 120; pattern += 1) {
    for (let text = 0; text < 90; text += 2) answers.set(pattern, text, isFound(pattern, text))
  }
  for (let pattern = 0; pattern < 120; pattern += 1) {
    for (let text = 0; text < 90; text += 1) {
      expect(answers.get(pattern, text)).toBe(text % 2 === 0 ? isFound(pattern, text) : null)
    }
  }
})

test('keeps the last answer of a pair', () => {
  const answers = new AnswerTable()
  answers.set(3, 4, true)
  answers.set(3, 4, false)
  expect(answers.get(3, 4)).toBe(false)
  expect(answers.get(4, 3)).toBeNull()
})
