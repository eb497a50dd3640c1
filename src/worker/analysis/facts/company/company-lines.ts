import type { Row } from './company-people.ts'

const FIELD =
  /^(?:members?|share ?holders?|holders?|shares?|directors?|secretary|officeholders?|status|type|documents?|office)(?: and secretary)?\s?:/i
const FIELD_IN_SENTENCE =
  /(?<=[.;]) (?=(?:members?|share ?holders?|holders?|shares?|directors?|secretary|officeholders?|status|office)\s?: )/i

/** A row as the fields that stand side by side in it: "Director: Ann Sample | Member: Bo Sample". */
export function linesOfRow({ cells, text }: Row): string[] {
  const own = cells.length < 2 ? [text] : cells
  const lines: string[] = []
  for (const cell of own) {
    const [first = '', ...rest] = cell.split(FIELD_IN_SENTENCE)
    if (lines.length === 0 || FIELD.test(first)) lines.push(first)
    else lines.push(`${lines.pop() ?? ''}\t${first}`)
    lines.push(...rest)
  }
  return lines
}
