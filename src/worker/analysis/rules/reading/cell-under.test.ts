import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { cellUnder } from './cell-under.ts'

const TABLE = docOf(
  [
    'Permit No.\tDate issued\tWorks\tOwner builder\tFinal',
    'B1/2019\t2 May 2019\tCarport and deck\tNo\t4 June 2019',
    'B7/2022\t9 August 2022\tGarden studio\tYes\tNone',
  ].join('\n'),
)

test('a cell is read under the head of its column', () => {
  const told = TABLE.blocks.map((block) => cellUnder(TABLE, block, /owner builder/i))
  expect(told).toEqual([null, 'No', 'Yes'])
})

test('a row of other columns is under no head', () => {
  const doc = docOf('Permit No.\tDate issued\tOwner builder\nStudio\tYes')
  expect(doc.blocks.map((block) => cellUnder(doc, block, /owner builder/i))).toEqual([null, null])
})
