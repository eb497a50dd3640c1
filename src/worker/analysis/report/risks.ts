import type { Risk } from '#shared/report.ts'

import type { Proven } from './concerns.ts'
import { firstSentence } from './sentences.ts'

/** The concerns about the land and the building themselves. */
export function risksOf(ranked: readonly Proven[]): Risk[] {
  return ranked
    .filter(({ finding }) => finding.isPropertyRisk)
    .map(({ concern }) => {
      const first = firstSentence(concern.description)
      const rest = concern.description.slice(first.length).trim()
      return {
        concernId: concern.id,
        title: concern.title,
        description: rest === '' ? concern.description : first,
        severity: concern.severity,
        category: concern.category,
        impact: rest === '' ? concern.description : rest,
        recommendation: concern.recommendation,
        evidence: concern.evidence,
      }
    })
}
