import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { nameKey } from '../reading/names.ts'
import { passagesSaying } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

export const ESTATE_PATTERNS = wordings({
  inEstate:
    /\b(?:executors?|executrix|administrators?|administratrix|(?:personal|legal) representatives?)\b[^.;]{0,30}\b(?:of|for|under|in)\b/i,
  /** The court has not made its grant. */
  notYet:
    /\bprobate\b[^.;]{0,40}\b(?:being applied for|not (?:yet )?(?:been )?(?:applied for|granted|issued|sought))|\b(?:not|never) (?:yet )?applied for (?:a grant|probate|letters)|\b(?:grant|probate|letters of administration)\b[^.;]{0,60}\b(?:has|have|had) not (?:yet )?(?:been )?issued?\b|\b(?:after|when|until|once|till|that) (?:a|the) (?:grant|probate)\b[^.;]{0,30}\b(?:issues|has issued|is (?:made|granted|issued)|comes)|\bletters of (?:representation|administration)\b[^.;]{0,80}\bnot (?:yet )?(?:having )?(?:been )?(?:issued|granted|sealed)\b|\b(?:before|with|lodged (?:with|in|at)|pending (?:before|in)) the (?:registrar of probates|probate (?:registry|office|division))\b|\b(?:no|neither) (?:grant|probate|letters of administration)\b[^.;]{0,30}\b(?:has|have|is|was)\b[^.;]{0,16}\b(?:made|issued|taken out|sought|applied for)\b|\bsubject to\b[^.;]{0,50}\bobtaining (?:a |the )?(?:grant|probate|letters)/i,
  transmission: /\btransmission\b/i,
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

/** Whether the grant is still to come and nothing tells that the executor will be on the title. */
export function isOffTitle(doc: Doc): boolean {
  return (
    passagesSaying(doc, ALL_PAPERS, ESTATE_PATTERNS.notYet).length > 0 &&
    passagesSaying(doc, ALL_PAPERS, ESTATE_PATTERNS.transmission).length === 0
  )
}
