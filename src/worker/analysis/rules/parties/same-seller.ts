import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { isSameParty } from './owners-elsewhere.ts'
import { nameKey } from '../reading/names.ts'

export const SAME_SELLER_PATTERNS = wordings({
  /** "Names of seller: Colm Brannigan and " before a name. */
  asVendor:
    /(?:\b(?:vendors?|sellers?|transferors?)(?:\(s\)|'s?)?(?: (?:full )?names?)?|\bnames? of (?:the |each )?(?:vendor|seller|transferor)(?:s|\(s\))?) ?(?:[:|]|is|are|\()(?:(?!purchaser|buyer|tenant|wife|husband|formerly)[^.;:|]){0,100}$/i,
  renamed:
    /\b(?:formerly|née|nee|previously|maiden name|married (?:name|on|in)|on (?:the )?title as|(?:registered|shown|named) (?:on (?:the )?title )?as|now known|change of name)\b/i,
  estateOf: /^(?:the )?estate of (?:the )?(?:late )?/i,
  /** "as executor of the estate of the late" before a name: who is named does not sell. */
  diedBefore:
    /\b(?:late|estate|will|deceased|executors?|executrix|administrators?|administratrix|representatives?)\b[^.;:|]{0,30}$/i,
})

/** True when a vendor is this owner; "the estate of Ada Quell" is not Ada Quell. */
export function sellsOwn(vendor: string, owner: string): boolean {
  return !SAME_SELLER_PATTERNS.estateOf.test(vendor) && isSameParty(vendor, owner)
}

/** "Ada Quell (formerly Lund)": one line of the contract gives both names to one person. */
export function isRenamed(doc: Doc, one: string, other: string): boolean {
  const words = new Set([...nameKey(one), ...nameKey(other)])
  return doc.blocks.some(({ text, zone }) => {
    if (zone === 'title-search' || text.length > 400 || !SAME_SELLER_PATTERNS.renamed.test(text))
      return false
    const held = new Set(nameKey(text))
    return [...words].every((word) => held.has(word))
  })
}

export function holdsName(text: string, name: string): boolean {
  const held = new Set(nameKey(text))
  const words = nameKey(name)
  return words.length > 1 && words.every((word) => held.has(word))
}

/** True when a line that names the vendors names this owner too, however the parties were read. */
export function namedAsVendor(doc: Doc, owner: string): boolean {
  const name = owner.toLowerCase()
  return doc.blocks.some(({ text, zone }) => {
    if (zone === 'title-search' || zone === 'plan') return false
    const at = text.toLowerCase().indexOf(name)
    const ahead = text.slice(Math.max(0, at - 160), at)
    return (
      at > 0 &&
      SAME_SELLER_PATTERNS.asVendor.test(ahead) &&
      !SAME_SELLER_PATTERNS.diedBefore.test(ahead)
    )
  })
}
