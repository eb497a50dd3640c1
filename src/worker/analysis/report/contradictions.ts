import type { Contradiction } from '#shared/report.ts'

import type { Proven } from './concerns.ts'
import type { Prove } from './prove.ts'

/** Findings in which two parts of the document disagree, side by side. */
export function contradictionsOf(prove: Prove, proven: readonly Proven[]): Contradiction[] {
  return proven.flatMap(({ finding }) => {
    const sides = (finding.sides ?? [])
      .map(({ label, value, spans }) => ({ label, value, evidence: prove(spans) }))
      .filter(({ evidence }) => evidence.length > 0)
    if (sides.length < 2) return []
    return [
      {
        title: finding.title,
        sides,
        question: finding.question ?? 'Which of these is right, and will the other be corrected?',
      },
    ]
  })
}
