import type { Question } from '#shared/report.ts'

import { inTheirWords } from '../rules/reading/in-their-words.ts'
import type { Proven } from './concerns.ts'

const UNNAMED =
  'Please say what each of these passages means for this property, whether anything in it is still open, and which paper shows it: '

/** So many passages can be answered in one letter; what reads least like a risk is not asked about. */
const MOST_PASSAGES = 5

/**
 * What to put to the other side, worst first; the same question is asked once. What only a net
 * caught, and lightly, is asked about together at the end, the likeliest of it: a dozen questions of
 * that kind bury the ones that matter.
 */
export function questionsOf(ranked: readonly Proven[]): Question[] {
  const asked = new Map<string, Proven>()
  for (const proven of ranked.filter((one) => !isLightlyCaught(one))) {
    const { question } = proven.finding
    if (question !== null && !asked.has(question)) asked.set(question, proven)
  }
  const light = ranked
    .filter((one) => isLightlyCaught(one) && one.finding.question !== null)
    .toSorted((a, b) => (b.finding.likeness ?? 0) - (a.finding.likeness ?? 0))
    .slice(0, MOST_PASSAGES)
  const questions = [...asked].map(([text, proven]) => questionOf(text, [proven]))
  if (light.length > 0) questions.push(questionOf(UNNAMED + placesOf(light), light))
  return questions.map((question, index) => ({ number: index + 1, ...question }))
}

function isLightlyCaught({ finding }: Proven): boolean {
  return finding.likeness !== undefined && finding.severity === 'low'
}

function questionOf(text: string, proven: readonly Proven[]): Omit<Question, 'number'> {
  return {
    text,
    suggestedWording: proven[0]?.finding.suggestedWording ?? null,
    evidence: proven.flatMap(({ concern }) =>
      concern.evidence.filter(({ role }) => role === 'quote'),
    ),
  }
}

/** "(a) page 4, special condition 7: “the Purchaser takes …”; (b) …" */
function placesOf(light: readonly Proven[]): string {
  return `${light
    .map(({ concern }, index) => {
      const { words } = inTheirWords({ text: concern.evidence[0]?.quote ?? '' })
      return `(${String.fromCodePoint(97 + index)}) ${concern.location}: “${words}”`
    })
    .join('; ')}.`
}
