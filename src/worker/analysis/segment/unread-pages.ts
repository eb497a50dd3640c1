import type { Doc } from '../document.ts'

/** Whether a page could not be read: what is missing may stand there. */
export function hasUnreadPages(doc: Doc): boolean {
  return doc.source.pages.some(({ read }) => read === 'unread')
}
