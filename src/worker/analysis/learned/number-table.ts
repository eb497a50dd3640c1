/**
 * The places of numbers in a list of them, in two flat arrays: a text asks for hundreds of features,
 * most of which are not there, and a Map answers each several times as slowly.
 */
export class NumberTable {
  /** In their order. */
  readonly all: Int32Array
  readonly #keys: Int32Array
  /** One more than the place in the list; nothing marks what is free. */
  readonly #values: Int32Array

  /** Each number is in the list once. */
  constructor(keys: Int32Array) {
    const places = 2 ** Math.ceil(Math.log2(Math.max(2, keys.length * 2)))
    this.all = keys
    this.#keys = new Int32Array(places)
    this.#values = new Int32Array(places)
    for (const [index, key] of keys.entries()) {
      const place = this.#placeOf(key)
      this.#keys[place] = key
      this.#values[place] = index + 1
    }
  }

  /** The place of a key in the list; undefined where it is not in it. */
  get(key: number): number | undefined {
    const value = this.#values[this.#placeOf(key)] ?? 0
    return value === 0 ? undefined : value - 1
  }

  /** Where a key is, or else the free place where it would be. */
  #placeOf(key: number): number {
    const last = this.#keys.length - 1
    let place = (key ^ (key >>> 15)) & last
    while (this.#values[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & last
    return place
  }
}
