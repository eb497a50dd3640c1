import { describe, expect, test } from 'vitest'

import { answersTo, FORM_PATTERNS } from './form-answers.ts'
import { passagesIn } from '../reading/passages.ts'
import { isPrintedForm2, PRINTED_FORM_2_PATTERNS } from '../reading/printed-form-2.ts'
import { LOT_PATTERNS } from '../qld/lot-on-plan.ts'
import { PAPER_PATTERNS } from '../qld/papers.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'

const QUESTION = /\bthe lot floods\b/i

function answersIn(text: string): string[] {
  const { reading } = readingOf(text, { kind: 'vendor-statement', state: 'QLD' })
  return answersTo(reading.doc, QUESTION).map(({ answer }) => answer)
}

test.for(
  Object.entries({
    ...FORM_PATTERNS,
    ...PRINTED_FORM_2_PATTERNS,
    ...LOT_PATTERNS,
    ...PAPER_PATTERNS,
  }),
)('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

describe('the answer to a question of the form', () => {
  test.for([
    ['The lot floods. ☐ Yes ☒ No', 'no'],
    ['The lot floods: Yes ☒ No ☐', 'yes'],
    ['The lot floods | No', 'no'],
    ['The lot floods: ☐ Yes ☐ No', 'blank'],
    ['The lot floods Yes No', 'unseen'],
    ['The lot floods\n☒ Yes - the lower yard', 'yes'],
    ['☐ Yes ☒ No the lot floods', 'no'],
    ['Tree order: ☒ Yes ☐ No. The lot floods: ☐ Yes ☒ No. Heritage: ☒ Yes ☐ No.', 'no'],
    ['The lot floods.\nTree order: ☒ Yes ☐ No', 'unseen'],
  ] as const)('%s', ([text, answer]) => {
    expect(answersIn(text)).toEqual([answer])
  })
})

test('keeps a question and its boxes in one passage', () => {
  const { reading } = readingOf('The lot floods. ☐ Yes ☒ No', {
    kind: 'vendor-statement',
    state: 'QLD',
  })
  const texts = passagesIn(reading.doc, ['vendor-statement']).map(({ text }) => text)
  expect(texts).toContain('The lot floods. ☐ Yes ☒ No')
})

test('tells what the form prints for everyone from what the vendor answers', () => {
  expect(isPrintedForm2('Asbestos The seller does not warrant whether asbestos is present')).toBe(
    true,
  )
  expect(isPrintedForm2('If Yes, a copy of the order must be given by the seller.')).toBe(true)
  expect(isPrintedForm2('Tree order ☒ Yes ☐ No A copy must be given by the seller.')).toBe(false)
  expect(isPrintedForm2('The house was flooded in 2022.')).toBe(false)
})
