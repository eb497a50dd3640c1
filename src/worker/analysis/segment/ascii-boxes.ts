/** Boxes that are drawn with brackets in a line, by where they begin; null where there are none. */
export function boxesIn(
  text: string,
  start: number,
  end: number,
): Map<number, { end: number; marked: boolean }> | null {
  const line = text.slice(start, end)
  if (!line.includes('[') && !line.includes('(')) return null
  const found = new Map<number, { end: number; marked: boolean }>()
  for (const match of line.matchAll(BOX_ASCII)) {
    const after = line.slice(match.index + match[0].length)
    const before = line.slice(Math.max(0, match.index - 2), match.index)
    if (match[2] !== undefined && !EMPTY_ROUND.test(rowAround(text, start, end))) continue
    const marked = match[1] !== undefined || match[2] !== undefined
    if (!marked && (AFTER_BLANK_FIELD.test(after) || before.trim() === '$')) continue
    found.set(start + match.index, {
      end: start + match.index + match[0].length,
      marked,
    })
  }
  return found.size === 0 ? null : found
}

const BOX_ASCII = /\[ {0,3}([xX✓✔☒☑✗✘])? {0,3}\]|\( {1,3}\)|\(([xX✓✔☒☑✗✘])\)/g
/** "(x)" is the tenth item of a list, unless an empty pair stands on the same line. */
const EMPTY_ROUND = /\( {1,3}\)/
/** A number is missing here, not a mark: "within [ ] days". */
const AFTER_BLANK_FIELD =
  /^\s{0,2}(?:clear |business |calendar )?(?:days?|weeks?|months?|years?|per ?cent|%|am|pm|metres?|m2)\b/i

/** The printed line with all its cells: "Heritage: Yes ( )" may stand in one, "No (X)" in the next. */
function rowAround(text: string, start: number, end: number): string {
  const stop = text.indexOf('\n', end)
  return text.slice(text.lastIndexOf('\n', start) + 1, stop === -1 ? text.length : stop)
}
