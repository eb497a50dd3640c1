import type { Doc } from '../document.ts'

/** Whether a page could not be read on which what is missing may stand; a sketch of lines is none. */
export function hasUnreadPages(doc: Doc): boolean {
  return doc.source.pages.some(({ read, drawing }) => read === 'unread' && drawing !== true)
}
