import { PAGE_KINDS } from '#shared/report.ts'
import { scaleOf } from '#worker/analysis/segment/learned/learned-kinds.ts'

import { shuffle } from '../likeness/shuffle.ts'
export type KindExample = {
  readonly features: Int32Array
  /** Place of its kind in PAGE_KINDS. */
  readonly kind: number
  readonly weight: number
}

/** Weights before they are packed: one row of PAGE_KINDS.length for each feature. */
export type FittedKinds = {
  readonly biases: Float64Array
  readonly features: readonly number[]
  readonly weights: Float32Array
}

const KINDS = PAGE_KINDS.length
const ROUNDS = 6
const RATE = 0.1
const BIAS_RATE = 0.01
/** Seen less often, a feature says more of its example than of its kind of paper. */
const LEAST_SEEN = 3
/** What is right already to this degree teaches nothing. */
const LEAST_ERROR = 1e-3

/**
 * Multinomial logistic regression by stochastic descent with a rate of its own for each weight
 * (AdaGrad; Duchi, Hazan, Singer 2011). The order of the examples is drawn by `random`.
 */
export function fitKinds(examples: readonly KindExample[], random: () => number): FittedKinds {
  const rows = rowsOf(examples)
  const weights = new Float32Array(rows.size * KINDS)
  const squares = new Float32Array(rows.size * KINDS).fill(0.01)
  const biases = new Float64Array(KINDS)
  const inRows = examples.map(({ features }) =>
    [...new Set(features)].flatMap((feature) => {
      const row = rows.get(feature)
      return row === undefined ? [] : [row * KINDS]
    }),
  )
  const order = examples.map((_, index) => index)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const index of order) {
      const own = inRows[index] ?? []
      const example = examples[index]
      if (example === undefined) continue
      const scale = scaleOf(own.length)
      const shares = sharesOf(own, scale, weights, biases)
      for (let kind = 0; kind < KINDS; kind += 1) {
        const error = ((shares[kind] ?? 0) - (kind === example.kind ? 1 : 0)) * example.weight
        if (Math.abs(error) < LEAST_ERROR) continue
        biases[kind] = (biases[kind] ?? 0) - BIAS_RATE * error
        const slope = error * scale
        for (const row of own) {
          const at = row + kind
          const square = (squares[at] ?? 0) + slope * slope
          squares[at] = square
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(square)
        }
      }
    }
  }
  return { biases, features: [...rows.keys()], weights }
}

function sharesOf(
  rows: readonly number[],
  scale: number,
  weights: Float32Array,
  biases: Float64Array,
): Float64Array {
  const sums = Float64Array.from(biases)
  for (const row of rows) {
    for (let kind = 0; kind < KINDS; kind += 1) {
      sums[kind] = (sums[kind] ?? 0) + (weights[row + kind] ?? 0) * scale
    }
  }
  const most = Math.max(...sums)
  let total = 0
  for (let kind = 0; kind < KINDS; kind += 1) {
    const share = Math.exp((sums[kind] ?? 0) - most)
    sums[kind] = share
    total += share
  }
  return sums.map((share) => share / total)
}

function rowsOf(examples: readonly KindExample[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const { features } of examples) {
    for (const feature of new Set(features)) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  }
  const kept = [...seen].filter(([, times]) => times >= LEAST_SEEN)
  return new Map(kept.map(([feature], row) => [feature, row]))
}
