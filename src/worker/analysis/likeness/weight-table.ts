/**
 * The weights of features by their numbers, in two flat arrays: a passage asks for hundreds of
 * features, most of which have no weight, and a Map answers each several times as slowly.
 */
export class WeightTable {
  readonly #features: Int32Array
  /** No weight is nothing, so nothing marks a free place. */
  readonly #weights: Int8Array
  readonly #step: number

  /** `weights[i]` steps is the weight of `features[i]`; features are told once each. */
  constructor(features: Int32Array, weights: Int8Array, step: number) {
    const places = 2 ** Math.ceil(Math.log2(Math.max(2, features.length * 2)))
    this.#features = new Int32Array(places)
    this.#weights = new Int8Array(places)
    this.#step = step
    for (const [index, feature] of features.entries()) {
      const weight = weights[index] ?? 0
      if (weight === 0) continue
      const place = this.#placeOf(feature)
      this.#features[place] = feature
      this.#weights[place] = weight
    }
  }

  /** The weight of a feature; undefined where it has none. */
  get(feature: number): number | undefined {
    const weight = this.#weights[this.#placeOf(feature)] ?? 0
    return weight === 0 ? undefined : weight * this.#step
  }

  /** Where a feature is, or else the free place where it would be. */
  #placeOf(feature: number): number {
    const last = this.#features.length - 1
    let place = (feature ^ (feature >>> 15)) & last
    while (this.#weights[place] !== 0 && this.#features[place] !== feature) {
      place = (place + 1) & last
    }
    return place
  }
}
