import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { nameKey } from '../reading/names.ts'

export const MORTGAGEE_SALE_PATTERNS = wordings({
  /** A mortgagee transfers what it does not own by its power of sale. */
  asMortgagee:
    /\b(?:as|by) (?:(?:an?|the|first|second|registered) ){0,3}mortgagee\b|\bmortgagee,? (?:in possession|in (?:the )?exercise|exercising|by virtue|under (?:(?:its|an?|the|registered|memorandum of) ){0,3}(?:mortgage|power|instrument|dealing|section)s?\b)|\bmortgagee's (?:power of )?sale\b|\b(?:exercis\w{2,4}|in exercise of|under) (?:its|the|an?|his|her|their) (?:\w{3,10} )?power of sale\b/i,
})

/** True when a title holds every word of a name, however its owners were read. */
export function onTitle(doc: Doc, name: string): boolean {
  const words = nameKey(name)
  return doc.parts.some(({ kind, span }) => {
    if (kind !== 'title-search') return false
    const held = new Set(nameKey(doc.text.slice(span.start, span.end)))
    return words.every((word) => held.has(word))
  })
}

/** True where the papers say so, and the title has the vendor's name, though not as the owner. */
export function sellsAsMortgagee(doc: Doc, vendor: string): boolean {
  const says = doc.blocks.some(
    ({ text, zone }) =>
      zone !== 'general-conditions' && MORTGAGEE_SALE_PATTERNS.asMortgagee.test(text),
  )
  return says && onTitle(doc, vendor)
}
