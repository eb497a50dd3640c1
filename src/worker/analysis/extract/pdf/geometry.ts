/** A PDF matrix: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Upright text reads along 0; 90 reads down the page, 270 up; null is any slant. */
export type Angle = 0 | 90 | 180 | 270

export type Rect = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ]
}

/** The upright box round a transformed rectangle. */
export function transformRect(m: Matrix, x0: number, y0: number, x1: number, y1: number): Rect {
  const xs = [
    m[0] * x0 + m[2] * y0,
    m[0] * x1 + m[2] * y0,
    m[0] * x0 + m[2] * y1,
    m[0] * x1 + m[2] * y1,
  ]
  const ys = [
    m[1] * x0 + m[3] * y0,
    m[1] * x1 + m[3] * y0,
    m[1] * x0 + m[3] * y1,
    m[1] * x1 + m[3] * y1,
  ]
  return {
    left: Math.min(...xs) + m[4],
    top: Math.min(...ys) + m[5],
    right: Math.max(...xs) + m[4],
    bottom: Math.max(...ys) + m[5],
  }
}

/** Turns page coordinates so that text of this angle runs to the right and lines go down. */
export function turnPoint(angle: Angle, x: number, y: number): [number, number] {
  if (angle === 90) return [y, -x]
  if (angle === 180) return [-x, -y]
  if (angle === 270) return [-y, x]
  return [x, y]
}

export function turnRect(angle: Angle, rect: Rect): Rect {
  const [u0, v0] = turnPoint(angle, rect.left, rect.top)
  const [u1, v1] = turnPoint(angle, rect.right, rect.bottom)
  return {
    left: Math.min(u0, u1),
    top: Math.min(v0, v1),
    right: Math.max(u0, u1),
    bottom: Math.max(v0, v1),
  }
}

/** The way back from `turnRect`. */
export function unturnRect(angle: Angle, rect: Rect): Rect {
  return turnRect(angle === 90 ? 270 : angle === 270 ? 90 : angle, rect)
}

export function areaOf(rect: Rect): number {
  return (rect.right - rect.left) * (rect.bottom - rect.top)
}

export function union(rects: readonly Rect[]): Rect {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const rect of rects) {
    if (rect.left < left) left = rect.left
    if (rect.top < top) top = rect.top
    if (rect.right > right) right = rect.right
    if (rect.bottom > bottom) bottom = rect.bottom
  }
  return { left, top, right, bottom }
}
