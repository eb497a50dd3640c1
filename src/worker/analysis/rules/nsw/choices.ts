import type { Doc, Span } from '../../document.ts'
import { passagesIn } from '../reading/passages.ts'

export type Choice = { readonly chosen: 'yes' | 'no' | 'unmarked'; readonly span: Span }

const BOX_FIRST = /^[ :|]{0,4}([☐☒]) ?no\b[^☐☒]{0,30}([☐☒]) ?yes\b/i
const BOX_LAST = /^[ :|]{0,4}no ?([☐☒])[^☐☒]{0,30}\byes\b[^☐☒]{0,14}([☐☒])/i
const WRITTEN = /^(?:[ :|]{1,4}| ?[.…]{2,60} ?)(yes|no)\b(?! ?[☐☒/])/i
/** One box alone, and what is written behind its answer. */
const SINGLE = /^[ :|]{0,4}☒ ?(yes|no)\b/i
const WRITTEN_ON = /^[,:] [^☐☒|;.]{1,60}/

/** Every pattern of this file, for the test of their running time. */
export const CHOICE_PATTERNS = { BOX_FIRST, BOX_LAST, WRITTEN, SINGLE, WRITTEN_ON } as const

/**
 * What is marked beside a NO/yes question of the printed contract. The option in capitals (NO)
 * applies when nothing is marked, and a printed "yes" is not a tick.
 */
export function choiceOf(doc: Doc, label: RegExp): Choice | null {
  for (const { text, span } of passagesIn(doc, ['contract-form', 'particulars'])) {
    const match = label.exec(text)
    if (match === null) continue
    const from = match.index + match[0].length
    const rest = text.slice(from, from + 120)
    const boxes = BOX_FIRST.exec(rest) ?? BOX_LAST.exec(rest)
    const written = boxes === null ? (WRITTEN.exec(rest) ?? SINGLE.exec(rest)) : null
    const answer = boxes?.[0] ?? written?.[0] ?? ''
    const more = answer === '' ? '' : (WRITTEN_ON.exec(rest.slice(answer.length))?.[0] ?? '')
    const end = from + answer.length + more.length
    const place = { start: span.start + match.index, end: span.start + end }
    if (boxes !== null) {
      const chosen = boxes[2] === '☒' ? 'yes' : boxes[1] === '☒' ? 'no' : 'unmarked'
      return { chosen, span: place }
    }
    if (written !== null) {
      return { chosen: written[1]?.toLowerCase() === 'yes' ? 'yes' : 'no', span: place }
    }
  }
  return null
}
