import { describe, expect, test } from 'vitest'

import { asSeen, boxesOf, sizeSeen } from './boxes.ts'
import { A4, pageOf, placeOf } from './testing.ts'

const line = (y: number, width = 400) => ({ box: { x: 50, y, width, height: 10 } })

describe('boxesOf', () => {
  const page = pageOf(
    [
      ['The deposit is ten', line(100)],
      ['per cent of the price', line(120)],
      ['and is paid at once', line(140)],
    ],
    A4,
  )

  test('covers whole lines as they are', () => {
    expect(boxesOf(page, { start: 0, end: page.text.length })).toEqual(
      page.lines.map(({ box }) => box),
    )
  })

  test('cuts the first and the last line of a passage by their share of characters', () => {
    const boxes = boxesOf(page, placeOf(page, 'deposit is ten\nper cent'))
    expect(boxes).toHaveLength(2)
    expect(boxes[0]?.x).toBeCloseTo(50 + (400 * 4) / 18)
    expect(boxes[0]?.width).toBeCloseTo((400 * 14) / 18)
    expect(boxes[1]).toMatchObject({ x: 50, y: 120 })
    expect(boxes[1]?.width).toBeCloseTo((400 * 8) / 21)
  })

  test('gives nothing for an empty place or lines without boxes', () => {
    expect(boxesOf(page, { start: 4, end: 4 })).toEqual([])
    expect(boxesOf(pageOf([['words']]), { start: 0, end: 5 })).toEqual([])
  })

  test('does not cut a row that holds several lines', () => {
    const tall = { x: 50, y: 160, width: 400, height: 40 }
    const row = pageOf(
      [...page.lines.map(() => ['a line', line(100)] as const), ['Price\t$1', { box: tall }]],
      A4,
    )
    expect(boxesOf(row, placeOf(row, '$1'))).toEqual([tall])
  })

  test.each([
    [90, { x: 100, y: 700, width: 10, height: 40 }, { y: 720, height: 20 }],
    [270, { x: 100, y: 700, width: 10, height: 40 }, { y: 700, height: 20 }],
    [180, { x: 100, y: 700, width: 40, height: 10 }, { x: 120, width: 20 }],
  ] as const)('begins where the words begin on a page turned by %i', (rotation, box, first) => {
    const turned = pageOf([['half rest', { box }]], { ...A4, rotation })
    const [cut] = boxesOf(turned, { start: 0, end: 4.5 })
    expect(cut).toMatchObject(first)
  })
})

describe('asSeen', () => {
  // A quarter of the way right and an eighth down, a tenth wide and a twentieth high.
  const box = { x: 150, y: 100, width: 60, height: 40 }
  test.each([
    [0, { x: 0.25, y: 0.125, width: 0.1, height: 0.05 }],
    [90, { x: 0.825, y: 0.25, width: 0.05, height: 0.1 }],
    [180, { x: 0.65, y: 0.825, width: 0.1, height: 0.05 }],
    [270, { x: 0.125, y: 0.65, width: 0.05, height: 0.1 }],
  ] as const)('turns a box with a page turned by %i', (rotation, seen) => {
    const turned = asSeen(pageOf([], { ...A4, rotation }), box)
    for (const key of ['x', 'y', 'width', 'height'] as const) {
      expect(turned[key]).toBeCloseTo(seen[key])
    }
  })

  test('turns the size of the page with it', () => {
    expect(sizeSeen(pageOf([], { ...A4, rotation: 90 }))).toEqual({ width: 800, height: 600 })
    expect(sizeSeen(pageOf([]))).toBeNull()
  })
})
