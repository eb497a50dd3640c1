import { describe, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseInspectionDues } from './inspection-dues.ts'

const PRINTED = `GENERAL CONDITIONS

20. Loan. Only if the box is marked.

21. Building report. Within 14 days from the day of sale the purchaser may end this contract upon a report that discloses a major building defect.

22. Pest report. The same, for a current major infestation.`

describe('the days of the printed inspection conditions', () => {
  it.for([
    ['Building report ☒ GC 21 applies\n\nPest report ☒ GC 22 applies', ['building 14', 'pest 14']],
    ['Building ☒ general condition 21\n\nPest ☐ general condition 22', ['building 14']],
    ['Building ☐ GC 21 applies\n\nPest ☐ GC 22 applies', []],
  ] as const)('follow the marked boxes: %s', ([boxes, expected], { expect }) => {
    expect(duesOf(boxes)).toEqual(expected)
  })

  it('are told where a special condition only says what follows when the contract ends by them', ({
    expect,
  }) => {
    const special =
      'SPECIAL CONDITIONS\n\n1. When the contract ends under general condition 20, 21 or 22 the agent must repay the deposit within five days.\n\n2. An offer takes no right away to end the contract under GC 21 and 22.'
    expect(duesOf('Building report ☒ GC 21 applies', special)).toEqual(['building 14'])
  })

  it('are not told where a special condition names the condition', ({ expect }) => {
    const special = 'SPECIAL CONDITIONS\n\n1. In GC 21 for 14 days read 3 days.'
    expect(duesOf('Building report ☒ GC 21 applies', special)).toEqual([])
  })
})

it('are read below the titles of the conditions, in their numbered paragraphs', ({ expect }) => {
  const prose = `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE

Building ☒ GC 21 applies

Pest ☒ GC 22 applies

GENERAL CONDITIONS

20. LOAN

20.1 The purchaser may end this contract within 2 days after the approval date.

21. BUILDING REPORT

21.1 This condition only applies if the box is checked.

21.2 The purchaser may end this contract within 21 days from the day of sale upon a report of a major defect.

22. PEST REPORT

22.1 This condition only applies if the box is checked.

22.2 The purchaser may end this contract within 10 days from the day of sale upon a report of an infestation.

23. ADJUSTMENTS

23.1 Certificates are given within 3 days.`
  const dues = recogniseInspectionDues(docOf(prose, { state: 'VIC' }))
  expect(
    dues.map(({ value: { what, due } }) => [what, due.kind === 'period' && due.count]),
  ).toEqual([
    ['building', 21],
    ['pest', 10],
  ])
})

it('are those of the form where only the titles are listed', ({ expect }) => {
  const prose =
    'CONTRACT OF SALE OF LAND\n\nPARTICULARS OF SALE\n\nBuilding ☒ GC 21 applies\n\nGENERAL CONDITIONS\n\nTitles of the conditions:\n\n21 Building report\t22 Pest report\t23 Adjustments'
  expect(recogniseInspectionDues(docOf(prose, { state: 'VIC' }))).toHaveLength(1)
})

describe('marked conditions that are taken in and not printed', () => {
  it.for([
    ['Building report ☒ GC 21 applies\n\nPest report ☒ GC 22 applies', 'VIC', 2],
    ['☒ General condition 21, building\t☒ General condition 22, pest', 'VIC', 2],
    ['Building report ☒ GC 21 applies\n\nPest report ☐ GC 22 applies', 'VIC', 1],
    ['Building report ☐ GC 21 applies', 'VIC', 0],
    ['Building report ☒ GC 21 applies', 'NT', 0],
  ] as const)('have the days of the form: %s', ([boxes, state, count], { expect }) => {
    const prose = `CONTRACT OF SALE OF LAND\n\nPARTICULARS OF SALE\n\n${boxes}\n\nSPECIAL CONDITIONS\n\n1. The general conditions are those of the Law Institute form.`
    const dues = recogniseInspectionDues(docOf(prose, { state }))
    expect(dues).toHaveLength(count)
    for (const { value } of dues) expect(value.due).toMatchObject({ kind: 'period', count: 14 })
  })
})

function duesOf(boxes: string, special = ''): string[] {
  const prose = `CONTRACT OF SALE OF LAND\n\nPARTICULARS OF SALE\n\n${boxes}\n\n${special}\n\n${PRINTED}`
  const doc = docOf(prose, { state: 'VIC' })
  return recogniseInspectionDues(doc).map(
    ({ value: { what, due } }) => `${what} ${due.kind === 'period' ? due.count : due.date}`,
  )
}

it.for([
  'If a building is so damaged that nobody can live in it, the purchaser may end this contract within 21 days of hearing of it.',
  'Where fire destroys a building on the land, the buyer may rescind within 14 days after notice of it.',
])('what befalls a building is no inspection of it: %s', (clause, { expect }) => {
  const prose = `CONTRACT OF SALE\\n\\nSPECIAL CONDITIONS\\n\\n9. ${clause}`
  const dues = recogniseInspectionDues(docOf(prose.replaceAll('\\n', '\n'), { state: 'NSW' }))
  expect(dues.filter(({ value: { what } }) => what === 'building')).toEqual([])
})
