import { describe, it } from 'vitest'

import { checkboxState } from './checkbox.ts'
import { docOf } from './doc-of.ts'
import { blocksIn, findAll, findFirst, groupSpan } from './find.ts'
import { isNegated } from './negation.ts'
import { sentenceAround } from './sentences.ts'

describe('checkboxState', () => {
  it('reads a box before its label', ({ expect }) => {
    expect(checkboxState('☐ NO ☒ yes', 'yes')).toBe('ticked')
    expect(checkboxState('☐ NO ☒ yes', 'NO')).toBe('unticked')
  })

  it('reads a box behind its label', ({ expect }) => {
    expect(checkboxState('new residential premises? YES ☐ NO ☒', 'YES')).toBe('unticked')
    expect(checkboxState('new residential premises? YES ☐ NO ☒', 'NO')).toBe('ticked')
  })

  it('never takes a box that cannot be seen for unticked', ({ expect }) => {
    expect(checkboxState('Sewerage connected', 'Sewerage')).toBe('undetermined')
    expect(checkboxState('☐ gas ☒ water', 'telephone')).toBe('undetermined')
  })
})

describe('isNegated', () => {
  const at = (text: string, word: string) => {
    const doc = docOf(text)
    const start = doc.text.indexOf(word)
    return isNegated(doc, { start, end: start + word.length })
  }

  it('hears a denial before and an answer behind', ({ expect }) => {
    expect(at('The land is not affected by a road proposal.', 'road proposal')).toBe(true)
    expect(at('Heritage notices: nil', 'Heritage notices')).toBe(true)
    expect(at('Council has no record of flooding.', 'flooding')).toBe(true)
  })

  it('does not carry a denial over a sentence or a turn', ({ expect }) => {
    expect(at('There is no sewer. The land floods.', 'floods')).toBe(false)
    expect(at('The land is not in a heritage area but is subject to flooding.', 'flooding')).toBe(
      false,
    )
    expect(at('The land is in a flood area.', 'flood area')).toBe(false)
  })
})

describe('sentenceAround', () => {
  it('does not end at an abbreviation or a clause number', ({ expect }) => {
    const doc = docOf(
      'First. The vendor, Alder Pty. Ltd. of Lot 3, relies on cl. 7.2 of the contract. Third.',
    )
    const span = sentenceAround(doc, doc.text.indexOf('relies'))
    expect(doc.text.slice(span.start, span.end)).toBe(
      'The vendor, Alder Pty. Ltd. of Lot 3, relies on cl. 7.2 of the contract.',
    )
  })
})

describe('findAll', () => {
  const doc = docOf(
    'SPECIAL CONDITIONS\n\n1. The vendor may keep the deposit of $5.\n\nGENERAL CONDITIONS\n\n1. The vendor may resell.',
  )

  it('looks only where it is told to', ({ expect }) => {
    expect(findAll(doc, /the vendor may (\w+)/i, { zones: ['special-conditions'] })).toHaveLength(1)
    expect(findAll(doc, /the vendor may/i, { excludeZones: ['general-conditions'] })).toHaveLength(
      1,
    )
    expect(blocksIn(doc, { zones: ['general-conditions'] })).toHaveLength(2)
  })

  it('gives spans of the reading text', ({ expect }) => {
    const found = findFirst(doc, /the vendor may (\w+)/i)
    const span = found === null ? null : groupSpan(found, 1)
    expect(span && doc.text.slice(span.start, span.end)).toBe('keep')
  })
})
