import { PAGE_KINDS } from '#shared/report.ts'

import { bytesOf } from '../../likeness/bytes-of.ts'
import written from './weights.json' with { type: 'json' }

export type LearnedKinds = {
  /** By kind, in the order of PAGE_KINDS. */
  readonly biases: readonly number[]
  /** Row of a feature in `weights`, by its number. */
  readonly rows: ReadonlyMap<number, number>
  /** One row of PAGE_KINDS.length weights for each feature. */
  readonly weights: Int8Array
  /** What one unit of a weight stands for. */
  readonly step: number
}

let known: LearnedKinds | null = null

/** What `npm run train` wrote, unpacked when it is first needed. */
export function learnedKinds(): LearnedKinds {
  known ??= unpack()
  return known
}

/** How likely each kind of paper is for a block of these features: logarithms, as PAGE_KINDS. */
export function logOddsOfKinds(features: Int32Array, learned: LearnedKinds): Float64Array {
  const { biases, rows, weights, step } = learned
  const odds = new Float64Array(KINDS)
  const found = new Set<number>()
  for (const feature of features) {
    const row = rows.get(feature)
    if (row === undefined || found.has(row)) continue
    found.add(row)
    const from = row * KINDS
    for (let kind = 0; kind < KINDS; kind += 1) {
      odds[kind] = (odds[kind] ?? 0) + (weights[from + kind] ?? 0)
    }
  }
  const scale = scaleOf(found.size) * step
  for (let kind = 0; kind < KINDS; kind += 1) {
    odds[kind] = (biases[kind] ?? 0) + (odds[kind] ?? 0) * scale
  }
  return normalise(odds)
}

const KINDS = PAGE_KINDS.length

/** Long blocks have more features, not more to say. */
export function scaleOf(count: number): number {
  return 3 / Math.sqrt(Math.max(1, count))
}

/** In place, since every block of a file comes here. */
function normalise(sums: Float64Array): Float64Array {
  let most = -Infinity
  for (const sum of sums) most = Math.max(most, sum)
  let total = 0
  for (const sum of sums) total += Math.exp(sum - most)
  const all = most + Math.log(total)
  for (let kind = 0; kind < sums.length; kind += 1) sums[kind] = (sums[kind] ?? 0) - all
  return sums
}

function unpack(): LearnedKinds {
  const features = new Int32Array(bytesOf(written.features).buffer)
  return {
    biases: written.biases,
    rows: new Map(Array.from(features, (feature, row) => [feature, row])),
    weights: new Int8Array(bytesOf(written.weights).buffer),
    step: written.step,
  }
}
