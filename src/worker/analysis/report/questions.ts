import type { Question } from '#shared/report.ts'

import type { Proven } from './concerns.ts'

/** What to put to the other side, worst first; the same question is asked once. */
export function questionsOf(ranked: readonly Proven[]): Question[] {
  const asked = new Map<string, Proven>()
  for (const proven of ranked) {
    const { question } = proven.finding
    if (question !== null && !asked.has(question)) asked.set(question, proven)
  }
  return [...asked].map(([text, { finding, concern }], index) => ({
    number: index + 1,
    text,
    suggestedWording: finding.suggestedWording,
    evidence: concern.evidence.filter(({ role }) => role === 'quote'),
  }))
}
