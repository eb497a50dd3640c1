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
}

/**
 * How the time of some work grows when what it is given is twice as large. `prepare` makes the work
 * for a size and is not measured. Times, in milliseconds, are the least of `runs`, which the
 * machine's other work cannot lower; a growth beyond the limit is measured again.
 */
export function growthOf(prepare: (size: number) => () => unknown, options: Options): Growth {
  let growth = measure(prepare, options)
  for (let again = 0; again < TRIES && growth.ratio > options.limit; again += 1) {
    const next = measure(prepare, options)
    if (next.ratio < growth.ratio) growth = next
  }
  return growth
}

function measure(prepare: (size: number) => () => unknown, options: Options): Growth {
  let { size } = options
  let [once, twice] = timesOf(prepare, size, options.runs)
  while (once < options.enoughMs && size < options.mostSize) {
    size *= 2
    ;[once, twice] = timesOf(prepare, size, options.runs)
  }
  return { size, once, twice, ratio: twice / Math.max(once, LEAST_MS) }
}

/** Least times at a size and at twice that, taken in turns so that both meet the same load. */
function timesOf(
  prepare: (size: number) => () => unknown,
  size: number,
  runs: number,
): [number, number] {
  const works = [prepare(size), prepare(2 * size)]
  const least = [Infinity, Infinity] satisfies [number, number]
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      work()
      const time = performance.now() - start
      // The first run warms up and does not count.
      if (run > 0) least[index] = Math.min(least[index] ?? Infinity, time)
    }
  }
  return least
}
