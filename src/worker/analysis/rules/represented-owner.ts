import type { Doc } from '../document.ts'
import { wordings } from '../wording/wordings.ts'
import { nameKey } from './names.ts'

export const ESTATE_PATTERNS = wordings({
  inEstate:
    /\b(?:executors?|executrix|administrators?|administratrix|(?:personal|legal) representatives?)\b[^.;]{0,30}\b(?:of|for|under|in)\b/i,
})

/** "As executor of the will of Ada Quell": who sells stands in the place of this owner. */
export function isRepresented(doc: Doc, owner: string): boolean {
  const words = nameKey(owner)
  return doc.blocks.some(({ text, zone }) => {
    if (zone === 'title-search') return false
    const said = ESTATE_PATTERNS.inEstate.exec(text)
    if (said === null) return false
    const held = new Set(nameKey(text.slice(said.index, said.index + 160)))
    return words.length > 0 && words.every((word) => held.has(word))
  })
}
