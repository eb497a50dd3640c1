import type { Source } from '../source.ts'

const PAGE_OF = /\bpage\s{0,2}(\d{1,4})\s{0,2}(?:of|\/)\s{0,2}(\d{1,4})\b/i
const EVERY = new RegExp(PAGE_OF.source, 'gi')

/**
 * Pages whose running header or footer counts from 1 again: another document begins there. A page
 * that counts on from what the page before it says anywhere is of the same document.
 */
export function pagesThatRestart(source: Source): ReadonlySet<number> {
  const restarts = new Set<number>()
  let before: ReadonlySet<string> = new Set()
  let last: { page: number; of: number } | null = null
  let uncounted = 0
  for (const page of source.pages) {
    const edge = page.lines
      .filter((line, index) => line.furniture || index < 3 || index >= page.lines.length - 3)
      .map((line) => PAGE_OF.exec(page.text.slice(line.start, line.end)))
      .find((match) => match !== null)
    const counted = before
    before = new Set(Array.from(page.text.matchAll(EVERY), ([, at, of]) => `${at} of ${of}`))
    if (edge === undefined || edge === null) {
      uncounted += 1
      continue
    }
    const now = { page: Number(edge[1]), of: Number(edge[2]) }
    // The first page of a paper often bears no count: "Page 2 of 2" behind such a page is its second.
    const goesOn =
      now.page > 1 && (counted.has(`${now.page - 1} of ${now.of}`) || now.page === uncounted + 1)
    uncounted = 0
    if (last !== null && !goesOn && (now.page === 1 || now.of !== last.of)) {
      restarts.add(page.number)
    }
    last = now
  }
  return restarts
}
