import type { Contradiction } from '#shared/report.ts'

import type { Proven } from './concerns.ts'
import type { Prove } from './prove.ts'

/**
 * What two parts of the document tell differently, side by side, whichever rule found it. The same
 * two places are shown once, as the gravest finding tells them.
 */
export function contradictionsOf(prove: Prove, proven: readonly Proven[]): Contradiction[] {
  const shown = new Set<string>()
  return proven.flatMap(({ finding }) =>
    (finding.disagreements ?? []).flatMap(({ title, question, sides: told }) => {
      const sides = told
        .map(({ label, value, spans }) => ({ label, value, evidence: prove(spans) }))
        .filter(({ evidence }) => evidence.length > 0)
      const places = sides
        .map(({ evidence }) => `${evidence[0]?.page}:${evidence[0]?.start}`)
        .toSorted()
        .join()
      if (sides.length < 2 || shown.has(places)) return []
      shown.add(places)
      return [
        {
          title,
          sides,
          question: question ?? 'Which of these is right, and will the other be corrected?',
        },
      ]
    }),
  )
}
