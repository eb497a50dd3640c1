import type { LearnedClasses, WrittenClasses } from '#worker/analysis/learned/classes.ts'
import { NumberTable } from '#worker/analysis/learned/number-table.ts'

import type { FittedClasses } from './fit-classes.ts'

const LARGEST = 127
/** Features beyond these part no classes, and every one costs bytes at the edge. */
const MOST_FEATURES = 12_000

/** Weights as bytes, of the features that part the classes most. */
export function compact({ biases, features, weights }: FittedClasses): LearnedClasses {
  const classes = biases.length
  const spread = features.map((feature, row) => {
    const own = weights.subarray(row * classes, (row + 1) * classes)
    return { feature, own, reach: Math.max(...own) - Math.min(...own) }
  })
  const kept = spread
    .toSorted((a, b) => b.reach - a.reach || a.feature - b.feature)
    .slice(0, MOST_FEATURES)
    .toSorted((a, b) => a.feature - b.feature)
  let most = 0
  for (const { own } of kept) for (const weight of own) most = Math.max(most, Math.abs(weight))
  const step = most / LARGEST
  const packed = new Int8Array(kept.length * classes)
  for (const [row, { own }] of kept.entries()) {
    for (const [label, weight] of own.entries())
      packed[row * classes + label] = Math.round(weight / step)
  }
  return {
    biases: Array.from(biases),
    rows: new NumberTable(Int32Array.from(kept, ({ feature }) => feature)),
    weights: packed,
    step,
  }
}

/** The same as it is written: base64 of 32-bit feature numbers, little-endian, and of the weights. */
export function written({ biases, rows, weights, step }: LearnedClasses): WrittenClasses {
  return {
    count: rows.all.length,
    biases,
    step,
    features: Buffer.from(rows.all.buffer).toString('base64'),
    weights: Buffer.from(weights.buffer).toString('base64'),
  }
}
