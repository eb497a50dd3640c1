import type { Span } from '../../document.ts'

/**
 * "the later of 3 July 2026 and 21 days after notice of registration", "3 July 2026 or 14 days after
 * the title issues, whichever is the later": the date alone is not the day. Null where it is.
 */
export function laterOf(text: string, date: Span): Span | null {
  const opening = OPENS.exec(text.slice(0, date.start))
  if (opening !== null) {
    const behind = SECOND.exec(text.slice(date.end))
    if (behind !== null) return { start: opening.index, end: date.end + behind[0].trimEnd().length }
  }
  const behind = text.slice(date.end)
  const turn = TURNS.exec(behind) ?? OTHER_DAY.exec(behind)
  return turn === null ? null : { start: date.start, end: date.end + turn[0].length }
}

const OPENS = /\b(?:the )?(?:later|latest) of:?\W{0,4}(?:\([a-z1-9]\) ?)?$/i
const SECOND = /^[^.\n]{0,20}\b(?:and|or)\b[^.\n]{5,160}/i
const TURNS =
  /^,? (?:or|and)\b[^.\n]{5,140}\bwhichever (?:is|occurs|comes|happens) (?:the )?later?\b/i
/** "29 January 2027, or the later day that condition 3 fixes" */
const OTHER_DAY =
  /^,? (?:or|unless|subject to) (?:if later,? |on )?(?:the |any |such |a )?(?:later|other|earlier) (?:day|date|time)\b[^.;\n]{3,100}?(?=[.;\n]|$)/i
