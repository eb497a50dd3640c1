import type { Block, Doc } from '../../document.ts'

type Head = { readonly words: string; readonly end: number; readonly inRow: boolean }

/** The line or the label that opens a list, and where the list goes on in the same block. */
export function headOf(doc: Doc, block: Block): Head | null {
  const { cells, span, text } = block
  if (cells !== null && cells.length > 1) {
    for (const cell of cells.slice(0, 2)) {
      const label = doc.text.slice(cell.start, cell.end)
      const match = HEAD.exec(label)
      const whole = match !== null && match[0].length === label.length
      if (match !== null && PLURAL.test(match[0]) && (whole || match[0].includes(':'))) {
        if (!isCodeLine(doc, match[0])) return null
        return { words: match[0], end: cell.start - span.start + match[0].length, inRow: true }
      }
    }
    return null
  }
  const match = HEAD.exec(text) ?? AT_THE_END.exec(text) ?? WITHIN.exec(text)
  if (match === null || !PLURAL.test(match[0]) || !isCodeLine(doc, match[0])) return null
  if (!match[0].includes(':') && (text.length > 80 || !/^\W*(?:[\w.]{1,5} )?[A-Z]/.test(text)))
    return null
  return {
    words: match[0].replace(/^.*[.;]\s+(?=overlays:)/i, ''),
    end: match[0].length,
    inRow: false,
  }
}

const HEAD =
  /^(?:[(•\-*\s]*(?:(?:item|part|q) ?)?[\dA-Z]{0,3}(?:\.\d{1,2})*[).:]?\s)?(?:[A-Za-z/&()-]+,? ){0,6}?(?:overlays?(?:\(s\))?|overlay (?:maps?|mapping)|codes)(?: [^:;.?]{0,110})?\s?(?::\s*|$)/i
/** "Strategic framework: Lirra Area Plan   Overlays:" */
const AT_THE_END = /^.{1,90}\b[Oo]verlays:\s*$/
/** "Zone: Emerging community. Overlays: Bushfire hazard, none; Defence land (outer)" */
const WITHIN =
  /^(?=.{0,12}(?:planning|zone|plansa|code|council)).{3,200}?[.;]\s+[Oo]verlays:\s(?=[A-Z])|^.{0,60}\bzone: [^.:]{3,60}[.;]\s+[Oo]verlays:\s(?=[A-Z])/i
const PLURAL = /\boverlays\b|\boverlay\(s\)|\boverlay (?:maps?|mapping)\b|^overlay\W*$|\bcodes\b/i

/** Only Tasmania and the capital switch whole codes on and off for a parcel. */
function isCodeLine({ state }: Doc, words: string): boolean {
  return !/\bcodes\b/i.test(words) || /overlay/i.test(words) || state === 'TAS' || state === 'ACT'
}
