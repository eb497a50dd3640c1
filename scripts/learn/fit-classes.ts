import { scaleOf } from '#worker/analysis/learned/classes.ts'

import { shuffle } from './shuffle.ts'

export type ClassExample = {
  readonly features: Int32Array
  /** Number of its class. */
  readonly label: number
  readonly weight: number
}

/** Weights before they are packed: one row of as many as classes for each feature. */
export type FittedClasses = {
  readonly biases: Float64Array
  readonly features: readonly number[]
  readonly weights: Float32Array
}

const ROUNDS = 6
const RATE = 0.1
const BIAS_RATE = 0.01
/** Seen less often, a feature says more of its example than of its class. */
const LEAST_SEEN = 3
/** What is right already to this degree teaches nothing. */
const LEAST_ERROR = 1e-3

/**
 * Multinomial logistic regression by stochastic descent with a rate of its own for each weight
 * (AdaGrad; Duchi, Hazan, Singer 2011). The order of the examples is drawn by `random`.
 */
export function fitClasses(
  examples: readonly ClassExample[],
  classes: number,
  random: () => number,
): FittedClasses {
  const rows = rowsOf(examples)
  const weights = new Float32Array(rows.size * classes)
  const squares = new Float32Array(rows.size * classes).fill(0.01)
  const biases = new Float64Array(classes)
  const inRows = examples.map(({ features }) =>
    [...new Set(features)].flatMap((feature) => {
      const row = rows.get(feature)
      return row === undefined ? [] : [row * classes]
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
      for (let label = 0; label < classes; label += 1) {
        const error = ((shares[label] ?? 0) - (label === example.label ? 1 : 0)) * example.weight
        if (Math.abs(error) < LEAST_ERROR) continue
        biases[label] = (biases[label] ?? 0) - BIAS_RATE * error
        const slope = error * scale
        for (const row of own) {
          const at = row + label
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
    for (let label = 0; label < sums.length; label += 1) {
      sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0) * scale
    }
  }
  const most = Math.max(...sums)
  let total = 0
  for (let label = 0; label < sums.length; label += 1) {
    const share = Math.exp((sums[label] ?? 0) - most)
    sums[label] = share
    total += share
  }
  return sums.map((share) => share / total)
}

function rowsOf(examples: readonly ClassExample[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const { features } of examples) {
    for (const feature of new Set(features)) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  }
  const kept = [...seen].filter(([, times]) => times >= LEAST_SEEN)
  return new Map(kept.map(([feature], row) => [feature, row]))
}
