import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

export const CLEARANCE_BOX_PATTERNS = wordings({
  /** "☐ 22 clearance certificate": the box of the printed list in New South Wales, without a mark. */
  unmarked: /☐ ?(?:\d{1,2} )?clearance certificates?\b|☐ ?22(?= ?(?:[☐☒,;]|$|clearance))/i,
  /** An entry of the same list that is marked. */
  marked: /☒ ?\d{1,2} ?(?=[a-z]|[☐☒,;]|$)/i,
})

/**
 * The empty box of the certificate in the list of documents of New South Wales, in a list in which
 * others are marked; null where it is not there, or where a page could not be read.
 */
export function emptyClearanceBox(doc: Doc): Span | null {
  if (doc.state !== 'NSW' || hasUnreadPages(doc)) return null
  const list = passagesIn(doc, ['contract-form', 'particulars'])
  const marked = new Set(
    list
      .filter(({ block }) => CLEARANCE_BOX_PATTERNS.marked.test(block.text))
      .map(({ block }) => block.page),
  )
  const box = list.find(
    ({ text, block }) => CLEARANCE_BOX_PATTERNS.unmarked.test(text) && marked.has(block.page),
  )
  return box?.span ?? null
}
