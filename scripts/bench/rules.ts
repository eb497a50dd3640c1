import type { Rule } from '#worker/analysis/rules/define-rule.ts'
import { rules } from '#worker/analysis/rules/index.ts'
import { runRules } from '#worker/analysis/rules/run-rules.ts'
import { readingOf } from '#worker/analysis/rules/testing/reading-of.ts'

import { type Growth, growthOf } from './growth.ts'
import { hostileText } from './hostile-text.ts'
import { printTable } from './table.ts'

const SHOWN = 15
const LIMIT = 3
const RUNS = 7
/**
 * A rule that is done in less than `enoughMs` is given more text, up to the size of a huge bundle: one
 * that quotes twelve places of 120,000 characters and three of 60,000 takes a millisecond more once.
 */
const OPTIONS = {
  size: 60_000,
  mostSize: 480_000,
  enoughMs: 3,
  limit: LIMIT,
  runs: RUNS,
  now: () => performance.now(),
}

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

type Measured = Growth & { readonly id: string }

function measure(rule: Rule): Measured {
  const given = { kind: rule.appliesTo[0], state: rule.state ?? ('VIC' as const) }
  const prepare = (size: number) => {
    const { reading } = readingOf(hostileText(rule, size), given)
    return () => runRules(reading, [rule])
  }
  return { id: rule.id, ...growthOf(prepare, OPTIONS) }
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
