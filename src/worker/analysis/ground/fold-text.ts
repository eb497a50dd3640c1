/** A folded text that knows where each of its letters stood. */
export type FoldedText = { readonly text: string; readonly at: (index: number) => number }

const QUOTES: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"' }
const DASH = /[‐-―−]/u
const BLANK = /\s/u
const SOFT_HYPHEN = '\u00AD'

/**
 * Folds case, quotes, dashes, ligatures and runs of blanks, drops soft hyphens and mends words
 * broken over a line, keeping the way back to the offsets of the original.
 */
export function foldText(original: string): FoldedText {
  let text = ''
  const offsets: number[] = []
  for (let index = 0; index < original.length;) {
    const char = String.fromCodePoint(original.codePointAt(index) ?? 0)
    if (BLANK.test(char)) {
      if (text !== '' && !text.endsWith(' ')) push(' ', index)
    } else if (char === '-' && breaksWord(original, index)) {
      index += 2
      continue
    } else if (char !== SOFT_HYPHEN) {
      push(DASH.test(char) ? '-' : (QUOTES[char] ?? char.normalize('NFKC')).toLowerCase(), index)
    }
    index += char.length
  }
  return { text, at: (index) => offsets[index] ?? original.length }

  function push(folded: string, offset: number): void {
    text += folded
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(offset)
  }
}

/** A hyphen at the end of a line between two small letters. */
function breaksWord(original: string, index: number): boolean {
  return (
    /[a-z]/u.test(original[index - 1] ?? '') &&
    original[index + 1] === '\n' &&
    /[a-z]/u.test(original[index + 2] ?? '')
  )
}
