import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { isStrata } from '../../facts/title/is-strata.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Reading } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'

export const SCHEME_PATTERNS = wordings({
  scheme:
    /\b(?:bod(?:y|ies) corporate|(?:owners|strata|community)(?:['’]s?)? (?:corporation|company|scheme|plan)|corporation|common property|committee|levy|levies|(?:lot|unit) ?(?:owners?|holders?)|the owners|strata|secretary|manager)\b/i,
})

const SCHEME_PAPERS: ReadonlySet<PageKind> = new Set<PageKind>([
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
])

/**
 * Whether a letter may be about the scheme of the lot: papers of a scheme are in the file, or the
 * letter names one. A neighbour's suit and the insurer of a house are nobody's but the vendor's.
 */
export function mayBeOfScheme(doc: Doc, { text, heading, zone, block }: Passage): boolean {
  // What only its own words make a paper of a scheme says it in a letter, or under a house's taxes.
  const isStray = zone === 'annexure' || zone === 'other' || zone !== block.zone
  if (!isStray || hasSchemePapers(doc)) return true
  const title = doc.parts[block.partIndex]?.title ?? ''
  return SCHEME_PATTERNS.scheme.test(`${title} ${heading} ${text}`)
}

/** Whether what is sold is a lot whose owners pay together: its papers are here, or its plan says so. */
export function isSoldInScheme({ doc, facts }: Reading): boolean {
  return hasSchemePapers(doc) || isStrata(doc, facts.lotPlan)
}

function hasSchemePapers(doc: Doc): boolean {
  return doc.parts.some(({ kind }) => SCHEME_PAPERS.has(kind))
}
