import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { markedWords } from '../reading/marked-words.ts'
import { passagesIn } from '../reading/passages.ts'

/** What a contract says of a clause by its number: whether the clause stands as it is. */
export type ClauseFate = {
  /** "general condition 33". */
  readonly clause: string
  readonly stands: boolean
  readonly passage: Passage
}

export const CLAUSE_FATE_PATTERNS = wordings({
  named:
    /\b(general|special|standard|printed)? ?(?:conditions?|clauses?) (\d{1,2}(?:\.\d{1,2})?)\b(?!\.\d)/i,
  off: /^[^.;]{0,40}\b(?:is|are|shall be|will be|hereby) (?:hereby |to be |to be read as |taken to be )?(?:deleted|replaced|excluded|omitted|struck out|removed|amended|changed|varied)\b|^[^.;]{0,40}\b(?:does|do|shall|will) not apply\b/i,
  offBefore:
    /\b(?:in place of|instead of|replac(?:es|ing)|delet(?:es|ing|ed?):?|omit|in substitution for|excluding|exclud(?:es|ed?))$/i,
  on: /^[^.;]{0,30}\b(?:is|are) not (?:\w{3,9} )?(?:changed|amended|varied|deleted|replaced|altered|modified|excluded)\b|^[^.;]{0,24}\b(?:applies|remains?|is unchanged|stays|stands|as printed|in its printed form|without (?:change|amendment))\b/i,
  limited:
    /\b(?:except|references?|save|unless|to the extent|as amended|so far as|subject to|only|if|last (?:sentence|paragraph)|first (?:sentence|paragraph)|words?|sub-?(?:clause|paragraph)|paragraph|in (?:line|item))\b/i,
})

const UNMARKED = /^\W{0,3}☐(?![^☒]{0,200}☒)/

const NOTHING: readonly ClauseFate[] = []

/** Every sentence of the contract's own terms that keeps, or takes away, a clause named by number. */
export function clauseFates(doc: Doc): ClauseFate[] {
  const { named, off, offBefore, on, limited } = CLAUSE_FATE_PATTERNS
  return passagesIn(doc, ['contract-form', 'particulars', 'special-conditions']).flatMap(
    (passage) => {
      // "☒ Clause 24 applies ☐ Clause 24 does not apply" says one of the two.
      const text = markedWords(passage.text)
      // What a form offers and nobody marked.
      if (limited.test(text) || UNMARKED.test(text)) return NOTHING
      const fates: ClauseFate[] = []
      let from = 0
      for (let count = 0; count < 6; count += 1) {
        const match = named.exec(text.slice(from))
        if (match === null) break
        const at = from + match.index
        from = at + match[0].length
        const clause = `${(match[1] ?? '').toLowerCase()} condition ${match[2] ?? ''}`.trim()
        const rest = text.slice(from, from + 90)
        if (on.test(rest)) fates.push({ clause, stands: true, passage })
        else if (off.test(rest) || offBefore.test(text.slice(Math.max(0, at - 24), at).trimEnd())) {
          fates.push({ clause, stands: false, passage })
        }
      }
      return fates
    },
  )
}
