import type { Matrix } from './geometry.ts'

/** The number at an operand; 0 where it is none. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** The matrix at an operand, a list of its own or the operands themselves. */
export function matrixIn(value: unknown): Matrix | null {
  if (!Array.isArray(value) && !(value instanceof Float32Array)) return null
  if (value.length < 6) return null
  return [
    numberIn(value[0]),
    numberIn(value[1]),
    numberIn(value[2]),
    numberIn(value[3]),
    numberIn(value[4]),
    numberIn(value[5]),
  ]
}

/** The first of several operands. */
export function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined
}
