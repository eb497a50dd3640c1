import written from './weights.json' with { type: 'json' }

export type Learned = {
  readonly bias: number
  /** By the number of a feature. */
  readonly weights: ReadonlyMap<number, number>
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
  return {
    bias: written.bias,
    weights: new Map(
      Array.from(features, (feature, index) => [feature, (weights[index] ?? 0) * written.step]),
    ),
  }
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
}
