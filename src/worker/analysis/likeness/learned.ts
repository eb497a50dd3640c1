import written from './weights.json' with { type: 'json' }
import { bytesOf } from '../learned/bytes-of.ts'
import { WeightTable } from './weight-table.ts'

export type Learned = {
  readonly bias: number
  /** By the number of a feature; what has no weight is unknown. */
  readonly weights: { get(feature: number): number | undefined }
}

let known: Learned | null = null

/** What `npm run train` wrote, unpacked when it is first needed. */
export function learned(): Learned {
  known ??= unpack()
  return known
}

function unpack(): Learned {
  const features = new Int32Array(bytesOf(written.features).buffer)
  const weights = new Int8Array(bytesOf(written.weights).buffer)
  return { bias: written.bias, weights: new WeightTable(features, weights, written.step) }
}
