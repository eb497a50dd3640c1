import type { Span } from '../../document.ts'

/** A mark of an easement on a plan ("E-1", "A-2") with the words that belong to it. */
export type EasementMark = {
  /** From the mark to the end of its words, relative to the text given. */
  readonly span: Span
  /** The words behind the mark, or before it where none stand behind. */
  readonly words: string
  readonly appurtenant: boolean
}

const MARK =
  /(?<![A-Za-z0-9])\(?([EAR])-?\s?(\d{1,2}[A-Z]?)(?:\s?(?:,|&|and)\s?[EAR]-\d{1,2}[A-Z]?){0,4}\)?(?![A-Za-z0-9])/g
/** "Drainage easement E-1", "easement for sewerage marked E-2". */
const BEFORE =
  /(?:^|[.;:]\s|\s)((?:[a-z/&-]+\s){0,8}?easements?(?:\sfor\s[a-z &/,-]{4,60})?(?:\s(?:marked|shown|as|reference|ref\.?|numbered|and|on|the|plan)){0,4}\s?)$/i
const NAMED = /^\s{1,3}(?:proposed )?(?:easements?|rights? of|positive covenant|restrictions?)\b/i
const ENDS = /[;\n]|\.(?=\s[A-Z]|$)|\b(?:appurtenant|encumbering|together with)\s?:/i

/** Every mark of a text with its words; a mark needs its dash, or must open the text. */
export function easementMarks(text: string): EasementMark[] {
  const marks = [...text.matchAll(MARK)].filter(
    (match) =>
      match[0].includes('-') ||
      (match.index === 0 && /^\(?[EAR]/.test(text)) ||
      // "(E1) easement to drain water   (E2) easement for support": one legend in columns.
      (match[0].startsWith('(') && NAMED.test(text.slice(match.index + match[0].length))),
  )
  return marks.map((match, index) => {
    const end = match.index + match[0].length
    const next = marks[index + 1]?.index ?? text.length
    const behind = text.slice(end, Math.min(next, end + 220))
    const stop = ENDS.exec(behind)?.index ?? behind.length
    const before = BEFORE.exec(text.slice(Math.max(0, match.index - 110), match.index))?.[1] ?? ''
    const words = behind.slice(0, stop).replace(/(?<![\s,])[\s,]+$/, '')
    const from = match.index - before.length
    return {
      span: { start: from, end: end + words.length },
      words: `${before} ${words}`.trim(),
      appurtenant:
        match[1] === 'A' ||
        /\bappurtenant(?! and)\s?:?\s?$/i.test(
          text.slice(Math.max(0, match.index - 16), match.index),
        ),
    }
  })
}
