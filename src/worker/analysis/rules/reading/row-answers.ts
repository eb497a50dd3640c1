import { wordings } from '../../wording/wordings.ts'

/** How a row of a table says no behind a name, where nothing but the gap of the columns shows it. */
export const ROW_ANSWER_PATTERNS = wordings({
  /** "Subject to lease   No. The house …": the answer's own cell, straight behind its label. */
  cellNo:
    /^(?: [a-z]{1,14}){0,2} (?:No(?!\.? ?\d|[a-z])|None|Nil|N\/A|Never|Nothing|Neither|Not (?:applicable|let|affected|issued|any)|There (?:is|are|was|were|has been|have been) no(?:ne|t)?)\b/,
  /** The answer at the end of a row: "Septic tank recorded for the lot   No   Sewered". */
  rowNo:
    /^(?!.{0,60}\b(?:Yes|YES)\b)[\w '’/(),-]{0,60}[a-z)][ |:]{1,4}(?:(?:No|NO|None|NONE|Nil|NIL|N\/A)(?=[.;, |]{0,3}(?:$|[A-Z]))|(?:does|do) not (?:affect|apply)\b)/,
})

/** True where the cell straight behind a name denies it. */
export function cellDenies(behind: string): boolean {
  return ROW_ANSWER_PATTERNS.cellNo.test(behind)
}

/** True where the label that a name opens is answered with no, further along its row. */
export function rowDenies(behind: string): boolean {
  return ROW_ANSWER_PATTERNS.rowNo.test(behind)
}
