import type { Severity } from '#shared/report.ts'

import type { Message, Reading, Report } from '../define-rule.ts'
import { dollars } from '../say.ts'
import type { SumOf } from './sum-subjects.ts'
import { type Measure, sayPaper, saySum, unlikeSums, type UnlikeSums } from './unlike-sums.ts'

/** One thing to compare: how the rule's message is called, and how much a difference matters. */
export type Compared<Key extends string> = {
  readonly key: Key
  readonly of: SumOf
  readonly measure?: Measure
  readonly severity: (unlike: UnlikeSums) => Severity
}

/** Reports each thing that two papers tell with unlike sums, with both places. */
export function reportUnlikeSums<Key extends string>(
  { doc, facts }: Reading,
  report: Report<Key>,
  things: readonly Compared<Key>[],
): void {
  for (const { key, of, measure, severity } of things) {
    const unlike = unlikeSums(doc, facts, of, measure)
    if (unlike === null) continue
    const { first, second, gapCents } = unlike
    const values = {
      first: saySum(first),
      second: saySum(second),
      // "Another" paper is said of the second only.
      one: sayPaper(first).replace(/^another /, 'one '),
      two: sayPaper(second),
      gap: dollars(gapCents),
    }
    report(key, [first.span, second.span], values, {
      severity: severity(unlike),
      strength: 'likely',
      sides: [
        { label: labelOf(values.one), value: values.first, spans: [first.span] },
        { label: labelOf(values.two), value: values.second, spans: [second.span] },
      ],
    })
  }
}

/** The words for one thing; `what` is how it is called in a sentence, `matters` why a buyer cares. */
export function unlikeMessage(
  what: string,
  matters: string,
  asks: { readonly recommendation: string },
): Message {
  const name = `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`
  return {
    title: `${name} told twice: {{first}} in {{one}}, {{second}} in {{two}}`,
    description: `For the ${what}, {{one}} gives {{first}}, but {{two}} gives {{second}}. The difference is {{gap}}, and nothing in the papers explains it. ${matters}`,
    recommendation: asks.recommendation,
    question: `Which is right for the ${what}, {{first}} or {{second}}, and why do the papers differ?`,
  }
}

function labelOf(paper: string): string {
  const name = paper.replace(/^(?:the|an|a) /, '')
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}
