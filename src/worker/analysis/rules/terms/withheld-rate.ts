import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { type Passage, passagesIn, TERMS } from '../reading/passages.ts'

export const WITHHELD_RATE_PATTERNS = wordings({
  /** The scheme as chosen by a box, or as agreed in a term. */
  chosen:
    /☒ ?(?:the )?margin scheme (?:will|is to|applies|shall)\b|\bmargin scheme\b[^.;☐☒]{0,70}☒ ?yes\b|\bmargin scheme\b[^.;☐☒]{0,40}[?:|] ?yes\b|\b(?:parties|vendor and (?:the )?purchaser|seller and (?:the )?buyer)\b[^.;]{0,30}\bagree\b[^.;]{0,60}\bmargin scheme\b|\bmargin scheme (?:applies|is to apply|will apply) to (?:this|the) (?:sale|supply|contract)\b/i,
  /** A box of the form that is empty, or a choice that is answered no. */
  notChosen:
    /☐ ?(?:the )?margin scheme (?:will|is to|applies|shall)\b|\bmargin scheme\b[^.;☐☒]{0,70}(?:☐ ?yes[ |/]{0,4}☒ ?no|☒ ?no)\b/i,
  conditional: /\b(?:if|unless|whether|where|specif(?:y|ies))\b/i,
  notice:
    /\b(?:withholding notice|notice (?:by|from|of) (?:the )?supplier|14-?255|supplier'?s? notice)\b/i,
  ordinary:
    /\brate\b[ :|]{1,4}(?:1 ?\/ ?11|one[- ]eleventh)|\bmargin scheme\b[ :|?]{0,4}(?:applied |applies |used )?[:|]? ?(?:☐ ?yes[ |/]{0,4}☒ ?)?no\b|\b(?:1 ?\/ ?11(?:th)?|one[- ]eleventh) of the (?:contract |purchase )?(?:price|consideration)\b/i,
  margin:
    /\brate\b[ :|]{1,4}(?:7|seven) ?(?:%|per ?cent)|\bmargin scheme\b[ :|?]{0,4}(?:applied |applies |used )?[:|]? ?(?:☒ ?)?yes\b(?! ?☐| ?\/)|\b(?:7 ?%|(?:7|seven) per ?cent) of the (?:contract |purchase )?(?:price|consideration)\b/i,
})

const P = WITHHELD_RATE_PATTERNS
const NOTICES = [
  'other',
  'annexure',
  'statutory-notice',
  'contract-form',
  'special-conditions',
] as const

/** The line of the withholding notice whose rate does not follow from the contract, and the contract's line. */
export type UnlikeRate = {
  readonly isMargin: boolean
  readonly contract: Passage
  readonly notice: Passage
}

/** GST is 7% of the price under the margin scheme and one eleventh without it: notice and contract must agree. */
export function unlikeRate(doc: Doc): UnlikeRate | null {
  const notices = noticeLines(doc)
  if (notices.length === 0) return null
  const terms = passagesIn(doc, TERMS).filter(
    (one) => !notices.some(({ block }) => block === one.block),
  )
  const chosen = terms.find(
    (one) =>
      P.chosen.test(one.text) &&
      (one.text.includes('☒') ||
        (!P.conditional.test(one.text) && affirmed(one, P.chosen) !== null)),
  )
  const ordinary = notices.find(({ text }) => P.ordinary.test(text) && !P.margin.test(text))
  const margin = notices.find(({ text }) => P.margin.test(text) && !P.ordinary.test(text))
  // A notice that prints both rates explains the law and chooses none.
  if ((ordinary === undefined) === (margin === undefined)) return null
  if (chosen !== undefined)
    return ordinary === undefined ? null : { isMargin: true, contract: chosen, notice: ordinary }
  const left = terms.find(({ text }) => P.notChosen.test(text))
  return left === undefined || margin === undefined
    ? null
    : { isMargin: false, contract: left, notice: margin }
}

/** The lines of a withholding notice, from its head on. */
function noticeLines(doc: Doc): Passage[] {
  const lines: Passage[] = []
  let left = 0
  let part = -1
  for (const passage of passagesIn(doc, NOTICES)) {
    const { text, block } = passage
    if (block.partIndex !== part) left = 0
    part = block.partIndex
    if (text.length < LONGEST_HEAD && P.notice.test(text)) left = REACH
    else if (left > 0) lines.push(passage)
    left -= 1
  }
  return lines
}

const LONGEST_HEAD = 140
const REACH = 24
