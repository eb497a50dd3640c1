import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

export const CLEARANCE_BOX_PATTERNS = wordings({
  /** "☐ 22 clearance certificate": the box of the printed list in New South Wales, without a mark. */
  unmarked: /☐ ?(?:\d{1,2} )?clearance certificates?\b|☐ ?22(?= ?(?:[☐☒,;]|$|clearance))/i,
  marked: /☒/,
})

/**
 * The empty box of the certificate in the list of documents of New South Wales, in a list in which
 * others are marked; null where it is not there, or where a page could not be read.
 */
export function emptyClearanceBox(doc: Doc): Span | null {
  if (doc.state !== 'NSW' || hasUnreadPages(doc)) return null
  const box = passagesIn(doc, ['contract-form', 'particulars']).find(
    ({ text, block }) =>
      CLEARANCE_BOX_PATTERNS.unmarked.test(text) && CLEARANCE_BOX_PATTERNS.marked.test(block.text),
  )
  return box?.span ?? null
}
