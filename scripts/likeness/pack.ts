import type { Fitted } from './fit.ts'

export type Packed = {
  readonly count: number
  readonly bias: number
  /** What one unit of a weight stands for. */
  readonly step: number
  /** Base64 of 32-bit feature numbers, little-endian, ascending. */
  readonly features: string
  /** Base64 of one signed byte a feature, in the same order. */
  readonly weights: string
}

const LARGEST = 127

/** Weights as bytes: those that round to nothing are left out. */
export function pack({ bias, weights }: Fitted): Packed {
  const step =
    [...weights.values()].reduce((most, one) => Math.max(most, Math.abs(one)), 0) / LARGEST
  const kept = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight / step)] as const)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([a], [b]) => a - b)
  const features = Int32Array.from(kept, ([feature]) => feature)
  return {
    count: kept.length,
    bias,
    step,
    features: Buffer.from(features.buffer).toString('base64'),
    weights: Buffer.from(Int8Array.from(kept, ([, weight]) => weight).buffer).toString('base64'),
  }
}
