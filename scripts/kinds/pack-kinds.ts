import { PAGE_KINDS } from '#shared/report.ts'
import type { LearnedKinds } from '#worker/analysis/segment/learned/learned-kinds.ts'

import type { FittedKinds } from './fit-kinds.ts'

const KINDS = PAGE_KINDS.length
const LARGEST = 127
/** Features beyond these move no block's kind, and every one costs bytes at the edge. */
const MOST_FEATURES = 12_000

/** Weights as bytes, of the features that part the kinds most. */
export function compact({ biases, features, weights }: FittedKinds): LearnedKinds {
  const spread = features.map((feature, row) => {
    const own = weights.subarray(row * KINDS, (row + 1) * KINDS)
    return { feature, own, reach: Math.max(...own) - Math.min(...own) }
  })
  const kept = spread
    .toSorted((a, b) => b.reach - a.reach || a.feature - b.feature)
    .slice(0, MOST_FEATURES)
    .toSorted((a, b) => a.feature - b.feature)
  let most = 0
  for (const { own } of kept) for (const weight of own) most = Math.max(most, Math.abs(weight))
  const step = most / LARGEST
  const packed = new Int8Array(kept.length * KINDS)
  for (const [row, { own }] of kept.entries()) {
    for (const [kind, weight] of own.entries())
      packed[row * KINDS + kind] = Math.round(weight / step)
  }
  return {
    biases: Array.from(biases),
    rows: new Map(kept.map(({ feature }, row) => [feature, row])),
    weights: packed,
    step,
  }
}

/** The same as it is written: base64 of 32-bit feature numbers, little-endian, and of the weights. */
export function written({ biases, rows, weights, step }: LearnedKinds) {
  return {
    count: rows.size,
    biases,
    step,
    features: Buffer.from(Int32Array.from(rows.keys()).buffer).toString('base64'),
    weights: Buffer.from(weights.buffer).toString('base64'),
  }
}
