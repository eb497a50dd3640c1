import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'

/** How a row of a table says no behind a name, where nothing but the gap of the columns shows it. */
export const ROW_ANSWER_PATTERNS = wordings({
  /** "Subject to lease   No. The house …": the answer's own cell, straight behind its label. */
  cellNo:
    /^(?: [a-z]{1,14}){0,2} (?:No(?!\.? ?\d|[a-z])|None|Nil|N\/A|Never|Nothing|Neither|Not (?:applicable|let|affected|issued|any)|There (?:is|are|was|were|has been|have been) no(?:ne|t)?)\b/,
  /** The answer at the end of a row: "Septic tank recorded for the lot   No   Sewered". */
  rowNo:
    /^(?!.{0,60}\b(?:Yes|YES)\b)[\w '’/(),-]{0,60}[a-z)][ |:]{1,4}(?:(?:No|NO|None|NONE|Nil|NIL|N\/A)(?=[.;, |]{0,3}(?:$|[A-Z]))|(?:does|do) not (?:affect|apply)\b)/,
  /** The answer typed behind both printed ones: "Yes / No - none received". */
  typedNo:
    /\byes ?\/ ?no\b[*^]{0,2}[ :|,(–—-]{1,5}(?:no\b(?!\.? ?\d)|none\b|nil\b|neither\b|not (?:applicable|any|received|issued|known|given)\b|n\/a\b)/i,
  /** Two boxes with an answer each, of which the one that denies is marked. */
  markedNo:
    /☐ ?[^☐☒]{2,40}☒ ?(?:none|nil|neither)\b(?![^☒]{0,120}☒)|☐ ?(?:yes|found|present|detected|evident|visible|applies|applicable|identified|recorded|observed|sighted)\b[^☐☒]{0,14}☒ ?(?:no\b|none\b|absent\b|(?:is |are |was )?not\b|does not\b|do not\b)|☒ ?(?:no\b|none\b|absent\b|(?:is |are |was )?not (?:found|present|detected|evident|visible|applicable|identified|recorded|observed|sighted)\b|does not (?:apply|exist)\b)[^☐☒]{0,14}☐ ?(?:yes|found|present|detected|evident|visible|applies|applicable|identified|recorded|observed|sighted)\b/i,
  /** The end of the denial itself, before what is added to it. */
  rest: /^(?: (?:apply|applicable|found|present|detected|evident|visible|identified|recorded|observed|sighted|known|received|issued|given|any))?[ .,;:|–—-]{0,6}/i,
  /** The same, where what is there is marked. */
  markedYes:
    /☒ ?(?:yes|found|present|detected|evident|visible|applies|applicable|identified|recorded|observed|sighted)\b/i,
})

/** The words before the last answer of a row that is answered with no, and what is added to it. */
export type AnsweredNo = { readonly asked: string; readonly added: string }

/**
 * How a printed row says no: by the marked one of two boxes, or typed behind both answers. Null where
 * it does not, or where another question of the same row is answered with yes.
 */
export function answeredNo(text: string): AnsweredNo | null {
  const marked = text.includes('☒')
  if (marked && ROW_ANSWER_PATTERNS.markedYes.test(text)) return null
  const pattern = marked ? ROW_ANSWER_PATTERNS.markedNo : ROW_ANSWER_PATTERNS.typedNo
  const answer = matchesOf(text, pattern).at(-1)
  if (answer === undefined) return null
  const rest = text.slice(answer.index + answer[0].length)
  return { asked: text.slice(0, answer.index), added: rest.replace(ROW_ANSWER_PATTERNS.rest, '') }
}

/** True where the cell straight behind a name denies it. */
export function cellDenies(behind: string): boolean {
  return ROW_ANSWER_PATTERNS.cellNo.test(behind)
}

/** True where the label that a name opens is answered with no, further along its row. */
export function rowDenies(behind: string): boolean {
  return ROW_ANSWER_PATTERNS.rowNo.test(behind)
}
