import type { SourcePage } from '../source.ts'

/** The words of a file, without the halves of those that are broken at a line's end. */
export function vocabularyOf(pages: readonly SourcePage[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const page of pages) {
    const text = page.text.toLowerCase()
    const whole = BROKEN.test(text) ? text.replace(BROKEN_WORD, ' ') : text
    for (const word of whole.match(/[a-z]+(?:-[a-z]+)*/g) ?? []) words.add(word)
  }
  return words
}

const BROKEN = /-[ \t]{0,4}\n/
/** The halves of a broken word are no words of their own. */
const BROKEN_WORD = /[a-z-]{1,40}-[ \t]{0,4}\n[ \t]{0,20}[a-z]{1,40}/g

/** Decides what a line's final hyphen is: a mended break, part of a compound, or neither. */
export function mendingAt(
  written: string,
  text: string,
  start: number,
  end: number,
  vocabulary: () => ReadonlySet<string>,
): 'drop-hyphen' | 'keep-hyphen' | 'none' {
  if (!written.endsWith('-')) return 'none'
  const head = /((?<![a-z])[a-z]+(?:-[a-z]+)*)-$/i.exec(written.slice(-40))?.[1]?.toLowerCase()
  const tail = /^\s*([a-z]+)/.exec(text.slice(start, Math.min(end, start + 40)))?.[1]
  if (head === undefined || tail === undefined) return 'none'
  const words = vocabulary()
  if (words.has(head + tail)) return 'drop-hyphen'
  if (head.includes('-') || words.has(`${head}-${tail}`)) return 'keep-hyphen'
  return words.has(head) && words.has(tail) && head.length > 2 ? 'keep-hyphen' : 'drop-hyphen'
}
