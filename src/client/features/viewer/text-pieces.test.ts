import { describe, expect, test } from 'vitest'

import { boxesOf } from './boxes.ts'
import { A4, pageOf, placeOf } from './testing.ts'
import { type DrawnText, piecesOf } from './text-pieces.ts'

const VIEW = [0, 0, 600, 800]

/** Text at a place counted from the top left, as the boxes are; each letter 5 wide. */
function drawn(str: string, x: number, baseline: number): DrawnText {
  return {
    str,
    transform: [10, 0, 0, 10, x, 800 - baseline],
    width: str.length * 5,
    fontName: 'f1',
  }
}

describe('piecesOf', () => {
  test('finds the words of a cell in a row of several lines', () => {
    // Two columns: drawn line by line across the row, read cell by cell.
    const page = pageOf(
      [
        [
          'Vendor of the land\tGraham Pettifer 27 Wattlebird',
          { box: { x: 50, y: 92, width: 300, height: 24 } },
        ],
      ],
      A4,
    )
    const texts = [
      drawn('Vendor of', 50, 100),
      drawn('Graham Pettifer', 200, 100),
      drawn('the land', 50, 114),
      drawn('27 Wattlebird', 200, 114),
    ]
    const pieces = piecesOf(page, texts, VIEW)
    const [box, ...rest] = boxesOf(page, placeOf(page, 'Wattlebird'), pieces)
    expect(rest).toEqual([])
    expect(box?.x).toBeCloseTo(215)
    expect(box?.width).toBeCloseTo(50)
    expect(box?.y).toBeCloseTo(106)
    const both = boxesOf(page, placeOf(page, 'Pettifer 27'), pieces)
    expect(both.map(({ x, y }) => [x, y])).toEqual([
      [235, 92],
      [200, 106],
    ])
  })

  test('joins the words of one line and leaves the gap between two cells open', () => {
    const page = pageOf(
      [['Price of land\t$912,000', { box: { x: 50, y: 92, width: 300, height: 10 } }]],
      A4,
    )
    const texts = [drawn('Price', 50, 100), drawn('of land', 80, 100), drawn('$912,000', 250, 100)]
    const boxes = boxesOf(page, { start: 0, end: page.text.length }, piecesOf(page, texts, VIEW))
    expect(boxes.map(({ x, width }) => [x, width])).toEqual([
      [50, 65],
      [250, 40],
    ])
  })

  test('follows the widths of the letters where they are known', () => {
    const page = pageOf([['iiiiWWWW', { box: { x: 50, y: 92, width: 40, height: 10 } }]], A4)
    const widths = (text: string) =>
      text.split('').reduce((sum, sign) => sum + (sign === 'i' ? 1 : 3), 0)
    const pieces = piecesOf(page, [drawn('iiiiWWWW', 50, 100)], VIEW, widths)
    const [box] = boxesOf(page, { start: 4, end: 8 }, pieces)
    expect(box?.x).toBeCloseTo(60)
    expect(box?.width).toBeCloseTo(30)
  })

  test('takes a ligature for its letters', () => {
    const page = pageOf([['office fit', { box: { x: 50, y: 92, width: 50, height: 10 } }]], A4)
    const pieces = piecesOf(page, [drawn('oﬃce ﬁt', 50, 100)], VIEW)
    const [box] = boxesOf(page, placeOf(page, 'fit'), pieces)
    expect(box?.x).toBeCloseTo(75)
    expect(box?.width).toBeCloseTo(10)
  })

  test('leaves a line out whose drawn text says something else', () => {
    const page = pageOf([['as read', { box: { x: 50, y: 92, width: 50, height: 10 } }]], A4)
    expect(piecesOf(page, [drawn('as drawn', 50, 100)], VIEW).size).toBe(0)
  })

  test('counts from the page’s own corner', () => {
    const page = pageOf([['words', { box: { x: 50, y: 92, width: 25, height: 10 } }]], A4)
    const text = { ...drawn('words', 50, 100), transform: [10, 0, 0, 10, 150, 1_700] }
    const [box] = boxesOf(
      page,
      { start: 0, end: 5 },
      piecesOf(page, [text], [100, 1_000, 700, 1_800]),
    )
    expect(box).toMatchObject({ x: 50, y: 92 })
  })

  test('follows text that runs up the unturned page', () => {
    const page = pageOf([['up and on', { box: { x: 92, y: 655, width: 10, height: 45 } }]], {
      ...A4,
      rotation: 90,
    })
    const text = {
      str: 'up and on',
      transform: [0, 10, -10, 0, 100, 100],
      width: 45,
      fontName: 'f1',
    }
    const [box] = boxesOf(page, placeOf(page, 'on'), piecesOf(page, [text], VIEW))
    expect(box?.y).toBeCloseTo(655)
    expect(box?.height).toBeCloseTo(10)
  })
})
