import type { Block, Doc } from '../../document.ts'

/**
 * The text from an offset to the end of its block, and on over the lines below where a cell's value
 * was broken: they open with a small letter or are a postcode alone. Places stay as in `Doc.text`.
 */
export function brokenOver(doc: Doc, block: Block, from: number): string {
  let end = block.span.end
  for (let index = block.index + 1; index <= block.index + 2; index += 1) {
    const next = doc.blocks[index]
    if (next?.partIndex !== block.partIndex || next.text.length > 160) break
    const [cell] = next.cells ?? []
    // "… in Deposited Plan" above "1284406 | Folio Identifier …": its first cell alone goes on.
    if (cell !== undefined) {
      const opens = /^\d{4,7}$/.test(doc.text.slice(cell.start, cell.end).trim())
      if (opens && /\bplan$/i.test(doc.text.slice(end - 8, end))) end = cell.end
      break
    }
    const number =
      /^\d/.test(next.text) &&
      /\b(?:folio|volume|lot|plan|no\.?)$/i.test(doc.text.slice(end - 8, end))
    if (
      !(
        number ||
        inFolio(doc, end, next.text) ||
        /^(?:[a-z]|\d{4}$)/.test(next.text) ||
        inPlan(doc, end, next.text)
      ) ||
      /[.:;]$/.test(doc.text.slice(end - 1, end))
    )
      break
    end = next.span.end
  }
  return doc.text.slice(from, end).replaceAll('\n', ' ')
}

/** "… Lot 92 in" above "Deposited Plan 1261407" */
function inPlan(doc: Doc, end: number, below: string): boolean {
  return (
    /\blots? [\w ,]{1,20}(?:in|on)$/i.test(doc.text.slice(end - 30, end)) &&
    /^(?:deposited|strata|sealed|filed|title|survey|registered|plan|DP|SP)\b/i.test(below)
  )
}

/** "Certificate of title Volume 12288" above "Folio 031, and Lot 17 …" */
function inFolio(doc: Doc, end: number, below: string): boolean {
  return /\bvolume \d{3,5}$/i.test(doc.text.slice(end - 14, end)) && /^folio \d/i.test(below)
}
