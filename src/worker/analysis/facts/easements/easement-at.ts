import type { Doc, Span } from '../../document.ts'
import type { Easement, Fact } from '../facts.ts'

import { factAt } from '../fact-at.ts'

/** An easement in the words at a place. */
export function easementAt(
  doc: Doc,
  purpose: string,
  span: Span,
  burdens: boolean,
  confidence: number,
  how: string,
): Fact<Easement> {
  const made = factAt(doc, { purpose, description: '', burdens }, span, confidence, [how])
  return { ...made, value: { purpose, description: made.text, burdens } }
}
