import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { latestDate, placedDatesIn } from '../reading/dates.ts'
import { passagesIn } from '../reading/passages.ts'

export const LATER_BY_LAWS_PATTERNS = wordings({
  /** An entry of the register: the by-laws or rules were changed. */
  byLawsChanged:
    /\b(?:repeal|substitut|replace|consolidat|chang|amend|alter|addition|additional|new|special|variation|notification|lodg)\w{0,6}\b[^.;]{0,50}\b(?:by-?laws?|scheme rules|rules of (?:the )?(?:owners|body|strata))\b|\b(?:by-?laws?|rules of (?:the )?(?:owners|body|strata)[^.;|]{0,20})\b[^.;]{0,30}\b(?:repealed|substituted|replaced|consolidated|changed|amended|altered|added|registered|recorded|varied)\b/i,
  byLawsReplaced: /\b(?:repeal|substitut|replace|consolidat)/i,
  /** The number of a dealing, and not that of a plan. */
  dealing:
    /(?<![\d/])\b((?!(?:PS|LP|TP|RP|DP|SP|PC|CP|CT|CTS|BUP|GTP|SPS) ?\d)(?:[A-Z]{1,2} ?)?\d{5,9}[A-Z]?)\b(?!\/)/,
  gone: /\b(?:cancelled|withdrawn|rejected|refused|lapsed|proposed|to be (?:lodged|registered)|not (?:yet )?(?:lodged|registered))\b/i,
})

const P = LATER_BY_LAWS_PATTERNS

export type LaterByLaws = {
  readonly number: string
  readonly date: string
  readonly attached: string
  readonly isWhole: boolean
  readonly span: Span
}

/**
 * The last change of the by-laws on the plan or title, where the by-laws in the file are older and do
 * not have it: what binds the owners now is not what the buyer was given.
 */
export function laterByLaws(doc: Doc): LaterByLaws | null {
  const copies = doc.blocks.filter(({ zone }) => zone === 'by-laws')
  const attached = latestDate(
    copies.flatMap(({ text }) => placedDatesIn(text).map(({ date }) => date)),
  )
  if (attached === null) return null
  const entries = passagesIn(doc, ['title-search', 'plan']).flatMap(({ text, span }) => {
    if (!P.byLawsChanged.test(text) || P.gone.test(text)) return []
    const number = P.dealing.exec(text)?.[1]
    const date = latestDate(placedDatesIn(text).map((placed) => placed.date))
    return number === undefined || date === null ? [] : [{ number, date, text, span }]
  })
  const [last] = entries.toSorted((one, two) => two.date.localeCompare(one.date))
  if (last === undefined || last.date <= attached) return null
  const number = last.number.replaceAll(' ', '')
  if (copies.some(({ text }) => text.replaceAll(' ', '').includes(number))) return null
  const isWhole = P.byLawsReplaced.test(last.text)
  return { number: last.number, date: last.date, attached, isWhole, span: last.span }
}
