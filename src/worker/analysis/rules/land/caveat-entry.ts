import type { Block, Doc } from '../../document.ts'
import { blockAt } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'

export const CAVEAT_ENTRY_PATTERNS = wordings({
  opensCaveat: /\bcaveat(?:or)?\b/i,
  /** A number of its own, or a head: another entry begins. */
  opensEntry:
    /^\W{0,3}(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}[ |]{1,3})?(?:\d{1,2}\.? {1,3})?[A-Z]{0,3}\d{5,10}[A-Z]?\b|^(?:end of|notations?|priority notices?|unregistered|statutory|notice to|previous title|schedule|administrative|warning|statements?|registrar)\b/i,
})

const P = CAVEAT_ENTRY_PATTERNS
const LINES = 5

/** Whether words of a title stand under the entry of a caveat, as its caveator, its claim or what it forbids. */
export function isOfCaveat({ blocks }: Doc, block: Block): boolean {
  if (P.opensEntry.test(block.text)) return false
  for (let index = block.index - 1; index >= Math.max(0, block.index - LINES); index -= 1) {
    const above = blocks[index]
    if (above?.partIndex !== block.partIndex) return false
    if (P.opensCaveat.test(above.text)) return true
    if (P.opensEntry.test(above.text)) return false
  }
  return false
}

/** The same for a place in the text. */
export function isPlaceOfCaveat(doc: Doc, start: number): boolean {
  const block = blockAt(doc, start)
  return block !== undefined && isOfCaveat(doc, block)
}
