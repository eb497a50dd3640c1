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
        .map((side) => ({ ...side, value: inWholeWords(side.value, side.evidence[0]?.quote) }))
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

/** Rules tell the opening of a long sentence; none ends in the middle of a word. */
function inWholeWords(value: string, quote = ''): string {
  if (value.length < LONG) return value
  const printed = quote.replaceAll(/\s+/g, ' ')
  const end = printed.indexOf(value) + value.length
  const isCut = printed.includes(value) && /\w\w/.test(printed.slice(end - 1, end + 1))
  return isCut ? value.replace(/\s\S*$/, '') : value
}

/** A shorter value is a day, a sum or a name, and whole. */
const LONG = 60
