import type { Deadline } from '#shared/report.ts'

/** Longest rule that is set as a date would be. */
const SHORT_RULE = 64

export type ShownDeadline = {
  readonly deadline: Deadline
  /** What stands in place of a day where none is known yet. */
  readonly when: string
  /** The rule, without what stands in the place of the day. */
  readonly text: string
}

/** Those without a fixed day first, then by day. */
export function inOrder(deadlines: readonly Deadline[]): ShownDeadline[] {
  return deadlines
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
    .map((deadline) => ({ deadline, ...told(deadline) }))
}

/** A short first sentence that says when, such as "Three clear business days after you sign". */
function told({ date, rule }: Deadline): { when: string; text: string } {
  if (date !== null) return { when: '', text: rule }
  const [, first = '', rest = ''] = /^(?:As printed: )?([^.;:]+)\.(?: (.*))?$/s.exec(rule) ?? []
  const saysWhen = /\b(?:after|before|until|from|when|within)\b/i.test(first)
  if (!saysWhen || first.length > SHORT_RULE) return { when: 'No fixed day yet', text: rule }
  return {
    when: first.charAt(0).toUpperCase() + first.slice(1),
    text: rule.startsWith('As printed: ') ? `As printed in your contract. ${rest}`.trim() : rest,
  }
}
