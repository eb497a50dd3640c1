import type { Doc } from '../../document.ts'
import type { Found } from '../../segment/find.ts'
import { findAll } from '../../segment/find.ts'

/** A right that comes with the land, over somebody else's. */
const BENEFIT =
  /^(?:(?!burden|\n ?\d{1,2}[. ])[^;]){0,60}\bbenefit(?:ing|s|ed)?\b(?!.{0,12}\bburden)/i

/** Every pattern of this file, for the test of their running time. */
export const BURDENING_PATTERNS = { benefit: BENEFIT } as const

/** The numbered entries of a title search, by their pattern, but for those that serve the land. */
export function burdening(doc: Doc, entry: RegExp): Found[] {
  return findAll(doc, entry, { zones: ['title-search'] }).filter(
    ({ span }) => !BENEFIT.test(doc.text.slice(span.end, span.end + ENTRY)),
  )
}

/** In units: an entry says within these whom it serves. */
const ENTRY = 90
