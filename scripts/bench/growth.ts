/** Below this a measurement is mostly the clock's own error. */
const LEAST_MS = 0.2
const TRIES = 4

export type Growth = {
  readonly size: number
  readonly once: number
  readonly twice: number
  readonly ratio: number
}

type Options = {
  readonly size: number
  /** Work that is done in less than `enoughMs` is given more, up to this size. */
  readonly mostSize: number
  readonly enoughMs: number
  readonly limit: number
  readonly runs: number
  /** Milliseconds, from whenever. */
  readonly now: () => number
}

type Prepare = (size: number) => () => unknown

/**
 * How the time of some work grows when what it is given is twice as large. `prepare` makes the work
 * for a size and is not measured. Times, in milliseconds, are the least of `runs`, which the
 * machine's other work cannot lower; a growth beyond the limit is measured again.
 *
 * What is still beyond it may be a step: a text becomes long enough to be read in another way, or
 * holds the first thing there is to quote. A step is met at one size, and growth at every one, so
 * the next doubling decides.
 */
export function growthOf(prepare: Prepare, options: Options): Growth {
  let growth = measure(prepare, options)
  for (let again = 0; again < TRIES && growth.ratio > options.limit; again += 1) {
    growth = lesser(growth, measure(prepare, options))
  }
  return growth.ratio > options.limit
    ? lesser(growth, growthAt(prepare, 2 * growth.size, options))
    : growth
}

function lesser(one: Growth, other: Growth): Growth {
  return other.ratio < one.ratio ? other : one
}

function measure(prepare: Prepare, options: Options): Growth {
  let growth = growthAt(prepare, options.size, options)
  while (growth.once < options.enoughMs && growth.size < options.mostSize) {
    growth = growthAt(prepare, 2 * growth.size, options)
  }
  return growth
}

function growthAt(prepare: Prepare, size: number, options: Options): Growth {
  const [once, twice] = timesOf(prepare, size, options)
  return { size, once, twice, ratio: twice / Math.max(once, LEAST_MS) }
}

/** Least times at a size and at twice that, taken in turns so that both meet the same load. */
function timesOf(
  prepare: Prepare,
  size: number,
  { runs, now }: Pick<Options, 'runs' | 'now'>,
): [number, number] {
  const works = [prepare(size), prepare(2 * size)]
  const least = [Infinity, Infinity] satisfies [number, number]
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, work] of works.entries()) {
      const start = now()
      work()
      const time = now() - start
      // The first run warms up and does not count.
      if (run > 0) least[index] = Math.min(least[index] ?? Infinity, time)
    }
  }
  return least
}
