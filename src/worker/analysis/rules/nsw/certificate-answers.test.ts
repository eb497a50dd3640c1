import { describe, expect, test } from 'vitest'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'
import { CERTIFICATE_PATTERNS, certificateSays } from './certificate-answers.ts'
import { CHOICE_PATTERNS, choiceOf } from './choices.ts'

function said(text: string): string[] {
  const { reading } = readingOf(text, { kind: 'planning-certificate', state: 'NSW' })
  return certificateSays(reading.doc, /\bsubsidence\b/i, ['planning-certificate']).map((answer) =>
    answer.spans.map(({ start, end }) => reading.doc.text.slice(start, end)).join(' / '),
  )
}

describe('certificateSays', () => {
  test('reads an answer in the sentence, the last cell or the block below', () => {
    expect(said('13. The land is within a subsidence district.')).toHaveLength(1)
    expect(said('Is the land in a subsidence district? | Yes')).toHaveLength(1)
    expect(said('Mine subsidence\nYes.')).toEqual(['Mine subsidence / Yes.'])
  })

  test('says nothing of a denial, an open question or what belongs to the next item', () => {
    expect(said('13. Mine subsidence. The land is not so proclaimed.')).toEqual([])
    expect(said('Is the land in a subsidence district? | No')).toEqual([])
    expect(said('Is the land in a subsidence district?')).toEqual([])
    expect(said('Mine subsidence: no. 14. Road widening: YES, by 3 metres.')).toEqual([])
    expect(said('13. Mine subsidence\n14. Road widening\nYes, by 3 metres.')).toEqual([])
  })

  test('takes a policy that a council has for every property for no answer', () => {
    expect(said('10. Council has a subsidence policy that may restrict development.')).toEqual([])
  })
})

describe('choiceOf', () => {
  test.for([
    ['Bond accepted ☐ NO ☒ yes', 'yes'],
    ['Bond accepted NO ☐ yes ☒', 'yes'],
    ['Bond accepted: ☒ NO ☐ yes', 'no'],
    ['Bond accepted ☐ NO ☐ yes', 'unmarked'],
    ['Bond accepted: yes', 'yes'],
  ] as const)('reads %s as %s', ([row, chosen]) => {
    const { reading } = readingOf(row, { kind: 'contract-form', state: 'NSW' })
    expect(choiceOf(reading.doc, /bond accepted/i)?.chosen).toBe(chosen)
  })

  test('never takes a printed yes without a box for a tick', () => {
    const { reading } = readingOf('Bond accepted NO / yes', { kind: 'contract-form', state: 'NSW' })
    expect(choiceOf(reading.doc, /bond accepted/i)).toBeNull()
  })
})

test.for(Object.entries({ ...CERTIFICATE_PATTERNS, ...CHOICE_PATTERNS }))(
  'pattern %s runs in linear time',
  ([, pattern]) => {
    expect(patternFault(pattern)).toBeNull()
  },
)
