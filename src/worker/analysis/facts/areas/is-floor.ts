import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'

/** Do the words beside a size say that it is of rooms? "64 m² floor area", "82 m² within the walls". */
export function isFloor(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  const block = span === undefined ? undefined : blockAt(doc, span.start)
  if (span === undefined || block === undefined) return false
  const before = doc.text.slice(Math.max(block.span.start, span.start - NEAR), span.start)
  const behind = doc.text.slice(span.end, Math.min(block.span.end, span.end + NEAR))
  return FLOOR_BEFORE.test(before) || FLOOR_BEHIND.test(behind)
}

const NEAR = 40
const FLOOR_BEFORE =
  /\b(?:(?:gross |net |nett |total )?floor (?:area|space)|lettable area|living area|area within the walls)\b[^;\d]{0,16}$/i
const FLOOR_BEHIND =
  /^[\s,(]{0,3}(?:of )?(?:within (?:the |its )?walls|internal(?:ly)?\b(?! and)|of floor|floor (?:area|space)|measured (?:within|inside))/i
