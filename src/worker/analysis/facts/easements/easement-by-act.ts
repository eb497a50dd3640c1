import type { Block, Doc } from '../../document.ts'
import type { Easement, Fact } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { isNegated } from '../../segment/negation.ts'
import { brokenOver } from '../forms/broken-over.ts'
import { easementAt } from './easement-at.ts'
import { easementPurpose } from './easement-purpose.ts'

/** Easements that a block says are implied, statutory or for support under an Act. */
export function easementsByAct(doc: Doc, block: Block): Fact<Easement>[] {
  const { text } = block
  if (!/implied|statutory|service|under (?:section|s|part|division)/i.test(text)) return []
  return matchesIn(brokenOver(doc, block, block.span.start), BY_ACT).flatMap((match) => {
    const start = block.span.start + match.index
    const words = match[0].trimEnd()
    const span = { start, end: start + words.length }
    const before = doc.text.slice(Math.max(block.span.start, start - 60), start)
    const opensCell = block.cells?.some((cell) => Math.abs(cell.start - start) <= 1) ?? false
    if (NOT_TOLD.test(before) || (!opensCell && isNegated(doc, span, 30))) return []
    const kind = /implied/i.test(words) ? 'implied' : 'statutory'
    return [
      easementAt(
        doc,
        easementPurpose(words) ?? kind,
        span,
        true,
        70,
        'an easement that an Act makes',
      ),
    ]
  })
}

/** Easements that an Act makes: s 12(2) Subdivision Act (Vic), s 24 Community Titles Act (SA). */
const BY_ACT =
  /\b(?:implied|statutory|service) easements? (?:under|for|by|apply|applies|implied|in favour|arising|created|pursuant)\b[^.;]{0,120}|\b(?:party wall rights?|rights? of support)[^.;]{0,40}\bunder (?:section|s|part|division)\b[^.;]{0,60}/gi
const NOT_TOLD =
  /\b(?:if any|any|may|whether|and all|other|section 98|all easements)\s?$|\b(?:any encumbrances?|subject to any)\b/i
