import { expect, test } from 'vitest'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { inspectedFaults } from '../buildings/inspected-faults.ts'
import { readingOf } from '../testing/reading-of.ts'
import { MARKED_SOUND_PATTERNS } from './marked-sound.ts'

function faultsIn(text: string): string[] {
  const { reading } = readingOf(`[building-report] BUILDING INSPECTION REPORT\n${text}`, {
    kind: 'building-report',
    state: 'VIC',
  })
  return inspectedFaults(reading.doc).map((fault) => fault.text)
}

test('its pattern is bounded', () => {
  expect(patternFault(MARKED_SOUND_PATTERNS.meaning)).toBeNull()
})

const ROWS = 'Bath | S | The floor joists are cracked\nDeck | D | Two joists rotted'

test.each([
  'An item is marked S where it is satisfactory, D where there is a defect.',
  'Key: S = satisfactory, D = defect.',
  'The letter S means in good order and D means a fault.',
])('passes over what a report marks as sound: %s', (legend) => {
  const faults = faultsIn(`${legend}\n${ROWS}`)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain('Deck')
})

test.each(['S = serious, D = defect.', 'S where it is unsafe, N where it could not be judged.'])(
  'keeps the row where the letter stands for something else: %s',
  (legend) => {
    expect(faultsIn(`${legend}\n${ROWS}`)).toHaveLength(2)
  },
)
