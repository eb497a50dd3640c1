import type { Span } from '../document.ts'

const MIN_WORDS = 5
/** Share of the quote's words that must stand in the passage in order. */
const MIN_SHARE = 0.85

type Word = { readonly text: string; readonly start: number; readonly end: number }

/**
 * The passage that holds nearly all words of a quotation in their order; null when there is none
 * or the quotation is too short to be sure. The search is anchored at the quote's rarest words.
 */
export function fuzzyFind(pageText: string, quote: string): Span | null {
  const wanted = wordsOf(quote).map((word) => word.text)
  if (wanted.length < MIN_WORDS) return null
  const page = wordsOf(pageText)
  const places = new Map<string, number[]>()
  for (const [index, word] of page.entries()) {
    const list = places.get(word.text)
    if (list) list.push(index)
    else places.set(word.text, [index])
  }
  let best: { span: Span; share: number } | null = null
  for (const from of windowStarts(wanted, places)) {
    const window = page.slice(Math.max(0, from), from + Math.ceil(wanted.length * 1.3))
    const hit = align(window, wanted)
    if (hit && hit.share >= MIN_SHARE && hit.share > (best?.share ?? 0)) best = hit
  }
  return best?.span ?? null
}

/** Where the quote would begin on the page if one of its three rarest words stood there. */
function windowStarts(wanted: readonly string[], places: Map<string, number[]>): Set<number> {
  const anchors = wanted
    .map((text, index) => ({ index, at: places.get(text) ?? [] }))
    .filter(({ at }) => at.length > 0)
    .toSorted((a, b) => a.at.length - b.at.length)
    .slice(0, 3)
  const slack = Math.ceil(wanted.length * 0.1)
  return new Set(anchors.flatMap(({ index, at }) => at.map((place) => place - index - slack)))
}

/** Longest common subsequence of words, as the span from its first to its last word. */
function align(
  window: readonly Word[],
  wanted: readonly string[],
): { span: Span; share: number } | null {
  const width = wanted.length + 1
  const table = new Uint16Array((window.length + 1) * width)
  const at = (row: number, column: number) => table[row * width + column] ?? 0
  for (let row = window.length - 1; row >= 0; row -= 1) {
    for (let column = wanted.length - 1; column >= 0; column -= 1) {
      table[row * width + column] =
        window[row]?.text === wanted[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const matched: Word[] = []
  for (let row = 0, column = 0; row < window.length && column < wanted.length;) {
    const word = window[row]
    if (word !== undefined && word.text === wanted[column]) {
      matched.push(word)
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  const first = matched[0]
  const last = matched.at(-1)
  if (first === undefined || last === undefined) return null
  return {
    span: { start: first.start, end: last.end },
    share: matched.length / wanted.length,
  }
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
