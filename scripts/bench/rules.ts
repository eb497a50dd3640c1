import type { Rule } from '#worker/analysis/rules/define-rule.ts'
import { rules } from '#worker/analysis/rules/index.ts'
import { runRules } from '#worker/analysis/rules/run-rules.ts'
import { readingOf } from '#worker/analysis/rules/testing/reading-of.ts'

import { hostileText } from './hostile-text.ts'
import { printTable } from './table.ts'

const SIZE = 60_000
/** A rule that is done in less than this is given more text, up to the size of a huge bundle. */
const ENOUGH_MS = 1
const MOST_SIZE = 480_000
const TRIES = 4
const RUNS = 7
const SHOWN = 15
const LIMIT = 3
/** Below this a measurement is mostly the clock's own error. */
const LEAST_MS = 0.2

const COLUMNS = ['rule', 'n', 'time(n)', 'time(2n)', 'ratio', `limit ${LIMIT}`]

/**
 * How each rule's time grows with a text made against it: twice the text may take at most three
 * times as long. Times are the least of several runs, which the machine's other work cannot lower.
 */
export function benchRules(): void {
  const measured = rules.map(measure)
  const worst = measured.toSorted((a, b) => b.ratio - a.ratio)
  const slowest = measured.toSorted((a, b) => b.twice - a.twice)
  const over = measured.filter(({ ratio }) => ratio > LIMIT)
  printTable(
    `Rules on a text made against each: the ${SHOWN} that grow most (ms, least of ${RUNS})`,
    COLUMNS,
    worst.slice(0, SHOWN).map(rowOf),
  )
  printTable('The slowest of them', COLUMNS, slowest.slice(0, 5).map(rowOf))
  const verdict = over.length === 0 ? 'all hold' : `${over.length} TOO STEEP`
  console.log(`\n  ${rules.length} rules: ${verdict}`)
}

type Measured = {
  readonly id: string
  readonly size: number
  readonly once: number
  readonly twice: number
  readonly ratio: number
}

/** A rule that seems to grow too fast is measured again: what the machine did besides goes away. */
function measure(rule: Rule): Measured {
  let measured = measureOnce(rule)
  for (let again = 0; again < TRIES && measured.ratio > LIMIT; again += 1) {
    const next = measureOnce(rule)
    if (next.ratio < measured.ratio) measured = next
  }
  return measured
}

function measureOnce(rule: Rule): Measured {
  let size = SIZE
  let [once, twice] = timesOf(rule, size)
  while (once < ENOUGH_MS && size < MOST_SIZE) {
    size *= 2
    ;[once, twice] = timesOf(rule, size)
  }
  return { id: rule.id, size, once, twice, ratio: twice / Math.max(once, LEAST_MS) }
}

/** Least times on a text and on one twice as long, taken in turns so that both meet the same load. */
function timesOf(rule: Rule, size: number): [number, number] {
  const given = { kind: rule.appliesTo[0], state: rule.state ?? ('VIC' as const) }
  const readings = [size, 2 * size].map((one) => readingOf(hostileText(rule, one), given).reading)
  const least = [Infinity, Infinity] satisfies [number, number]
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [index, reading] of readings.entries()) {
      const start = performance.now()
      runRules(reading, [rule])
      const time = performance.now() - start
      // The first run warms up and does not count.
      if (run > 0) least[index] = Math.min(least[index] ?? Infinity, time)
    }
  }
  return least
}

function rowOf({ id, size, once, twice, ratio }: Measured): string[] {
  return [
    id,
    String(size),
    once.toFixed(2),
    twice.toFixed(2),
    ratio.toFixed(2),
    ratio <= LIMIT ? 'holds' : 'TOO STEEP',
  ]
}
