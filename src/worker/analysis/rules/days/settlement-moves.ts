import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'

export const SETTLEMENT_MOVES_PATTERNS = wordings({
  /** "Settlement is put off to the tenth business day after …", "the Completion Date moves to …". */
  moves:
    /\b(?:settlement|completion)(?: (?:date|day))?,? (?:(?:is|shall be|will be|must be|may be|is to be)(?: then)? (?:put off|put back|postponed|deferred|moved|extended|delayed)|(?:then )?(?:moves?|shifts?|waits?))\b/i,
  /** "Either party may extend the Completion Date once". */
  movedBy:
    /\b(?:may|shall|will|is entitled to|can)\b[^.;]{0,40}\b(?:put off|postpone|defer|extend|delay|move)\b[^.;]{0,16}\b(?:settlement|completion)\b/i,
  /** Settlement of another sale, or a day that a printed word of the form explains. */
  notThis:
    /\b(?:means|interest (?:is|shall|will|accrues|runs)|(?:purchaser|buyer)'?s? own (?:sale|property)|(?:(?:may|can|shall|will|must|is|are|need) not|cannot|never) (?:be )?(?:put (?:off|back)|postpone|defer|extend|delay|move)\w{0,2}|neither (?:party|side)|no (?:right|extension|delay|postponement))\b/i,
})

const P = SETTLEMENT_MOVES_PATTERNS

/** The first term of the parties by which settlement can come on another day than the one named. */
export function settlementMoves(doc: Doc): Span | null {
  const term = passagesIn(doc, ['special-conditions', 'annexure']).find(
    ({ full }) => (P.moves.test(full) || P.movedBy.test(full)) && !P.notThis.test(full),
  )
  return term?.span ?? null
}
