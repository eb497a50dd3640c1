import type { Question } from '#shared/report.ts'

import { inTheirWords } from '../rules/reading/in-their-words.ts'
import type { Proven } from './concerns.ts'

const UNNAMED =
  'Please say what each of these passages means for this property, whether anything in it is still open, and which paper shows it: '

/**
 * What to put to the other side, worst first; the same question is asked once. What only a net
 * caught, and lightly, is asked about together at the end: a dozen questions of that kind bury the
 * ones that matter.
 */
export function questionsOf(ranked: readonly Proven[]): Question[] {
  const asked = new Map<string, Proven>()
  for (const proven of ranked.filter((one) => !isLightlyCaught(one))) {
    const { question } = proven.finding
    if (question !== null && !asked.has(question)) asked.set(question, proven)
  }
  const light = ranked.filter((one) => isLightlyCaught(one) && one.finding.question !== null)
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
      const { opening } = inTheirWords({ text: concern.evidence[0]?.quote ?? '' })
      return `(${letterOf(index)}) ${concern.location}: “${opening}”`
    })
    .join('; ')}.`
}

/** a to z, then aa: nets catch up to eight each. */
function letterOf(index: number): string {
  const letter = String.fromCodePoint(97 + (index % 26))
  return index < 26 ? letter : letter + letter
}
