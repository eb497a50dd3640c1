export type Random = ReturnType<typeof seededRandom>

/** The same seed gives the same numbers (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)],
  }
}
