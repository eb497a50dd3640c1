import { describe, it } from 'vitest'

import { ShapeCollector } from './shapes.ts'
import type { Fill } from './shapes.ts'

const STROKE = 20
const FILL = 22
const PLAIN = [1, 0, 0, 1, 0, 0] as const

function collect(paths: readonly { left: number; paint: number; fill: Fill }[]) {
  const shapes = new ShapeCollector(595 * 842)
  shapes.learn({ stroke: STROKE, fill: FILL })
  for (const { left, paint, fill } of paths) {
    const right = left + 9
    const square = [0, left, 50, 1, right, 50, 1, right, 59, 1, left, 59, 4]
    shapes.path(paint, [square], [...PLAIN], fill)
  }
  return shapes.finish()
}

const box = (left: number) => ({ left, paint: STROKE, fill: 'ink' }) as const
const pattern = (left: number) => ({ left, paint: FILL, fill: 'pattern' }) as const

describe('a box filled with a pattern', () => {
  it('is marked where another box of the page has none', ({ expect }) => {
    const { boxes, marks } = collect([box(60), pattern(100), box(100)])
    expect(boxes).toHaveLength(2)
    expect(marks.map(({ left }) => left)).toEqual([100])
  })

  it('is not marked where every box has it', ({ expect }) => {
    expect(collect([pattern(60), box(60), pattern(100), box(100)]).marks).toEqual([])
  })

  it('is not marked by a pale ground', ({ expect }) => {
    expect(collect([{ left: 60, paint: FILL, fill: 'pale' }, box(60), box(100)]).marks).toEqual([])
  })
})
