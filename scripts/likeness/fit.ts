import type { Example } from './examples.ts'
import { shuffle } from '../learn/shuffle.ts'

/** What training finds, before it is packed. */
export type Fitted = { readonly bias: number; readonly weights: ReadonlyMap<number, number> }

export type Prepared = Pick<Example, 'raised' | 'weight'> & { readonly features: Int32Array }

const ROUNDS = 10
const RATE = 0.05
/** Added to how often a feature was seen on each side, so that none is proof. */
const DOUBT = 1
/** Where descent begins: what the counts alone say, at this share. */
const BEGIN = 0.1
/** Keeps a weight near nothing unless several examples speak for it. */
const SHRINK = 1e-6
/** Seen less often, a feature says more of its example than of the language. */
const LEAST_SEEN = 4
/** Sums of features are divided by the root of their number; this brings them back to scale. */
const SCALE = 1.5
/** A risk that goes unseen costs a buyer more than a sentence read in vain. */
const RAISED_WEIGHT = 1.5

/**
 * Logistic regression over features that are scaled by how much oftener they stand in what is raised
 * (Wang and Manning 2012, "Baselines and bigrams"), by stochastic descent with a rate of its own for
 * each (AdaGrad; Duchi, Hazan, Singer 2011). The order of the examples is drawn by `random`, so one
 * seed gives one model.
 */
export function fit(examples: readonly Prepared[], random: () => number): Fitted {
  const places = placesOf(examples)
  const inPlaces = examples.map(({ features }) =>
    Int32Array.from(
      [...features].flatMap((feature) => {
        const place = places.get(feature)
        return place === undefined ? [] : [place]
      }),
    ),
  )
  const scales = oddsOf(examples, inPlaces, places.size)
  const weights = new Float64Array(places.size).fill(BEGIN)
  const squares = new Float64Array(places.size).fill(0.01)
  let bias = 0
  let biasSquares = 0.01
  const order = examples.map((_, index) => index)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const index of order) {
      const own = inPlaces[index]
      const example = examples[index]
      if (own === undefined || example === undefined) continue
      const scale = SCALE / Math.sqrt(Math.max(1, own.length))
      let sum = 0
      for (const place of own) sum += (weights[place] ?? 0) * (scales[place] ?? 0)
      const error = 1 / (1 + Math.exp(-(bias + sum * scale))) - (example.raised ? 1 : 0)
      const step = error * weightOf(example)
      for (const place of own) {
        const weight = weights[place] ?? 0
        const slope = step * scale * (scales[place] ?? 0) + SHRINK * weight
        const square = (squares[place] ?? 0) + slope * slope
        squares[place] = square
        weights[place] = weight - (RATE * slope) / Math.sqrt(square)
      }
      biasSquares += step * step
      bias -= (RATE * step) / Math.sqrt(biasSquares)
    }
  }
  return {
    bias,
    weights: new Map(
      [...places].map(([feature, place]) => [
        feature,
        SCALE * (weights[place] ?? 0) * (scales[place] ?? 0),
      ]),
    ),
  }
}

function weightOf({ raised, weight }: Prepared): number {
  return raised ? RAISED_WEIGHT * weight : weight
}

/** The logarithm of how much oftener each feature stands in raised examples than in the others. */
function oddsOf(
  examples: readonly Prepared[],
  inPlaces: readonly Int32Array[],
  count: number,
): Float64Array {
  const raised = new Float64Array(count).fill(DOUBT)
  const others = new Float64Array(count).fill(DOUBT)
  let raisedWeight = 2 * DOUBT
  let othersWeight = 2 * DOUBT
  for (const [index, example] of examples.entries()) {
    const side = example.raised ? raised : others
    const weight = weightOf(example)
    for (const place of inPlaces[index] ?? []) side[place] = (side[place] ?? 0) + weight
    if (example.raised) raisedWeight += weight
    else othersWeight += weight
  }
  return raised.map((seen, place) =>
    Math.log(seen / raisedWeight / ((others[place] ?? DOUBT) / othersWeight)),
  )
}

function placesOf(examples: readonly Prepared[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const { features } of examples) {
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  }
  const kept = [...seen].filter(([, times]) => times >= LEAST_SEEN)
  return new Map(kept.map(([feature], index) => [feature, index]))
}
