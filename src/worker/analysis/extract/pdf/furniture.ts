import type { PlacedLine } from './layout.ts'

/** A page's lines with the height of the page. */
export type LaidOutPage = {
  readonly lines: readonly PlacedLine[]
  readonly height: number
  readonly width: number
}

/** Running lines stand in the top and bottom part of the page. */
const MARGIN_SHARE = 0.12
/** How many lines from the edge can be running ones. */
const DEEPEST = 4
/** A line is running when it comes on this many pages in a row, or every other, at one height. */
const LEAST_REPEATS = 3

/** Marks the key of a line in smaller letters than the text: two pages in a row are enough for it. */
const SMALL = 'small '

const PAGE_NUMBER =
  /^(?:page|pg\.?|p\.)?\s{0,9}[-–—|]?\s{0,9}(?:\d{1,4}|[ivxlc]{1,6})\s{0,9}[-–—|]?(?:\s{0,9}(?:of|\/)\s{0,9}\d{1,4})?$/iu

/**
 * Marks running headers, footers and page numbers. They stay in the text, so that offsets and what
 * the page shows agree, and are passed over when reading.
 */
export function markFurniture(pages: readonly LaidOutPage[]): PlacedLine[][] {
  const body = bodySize(pages)
  const candidates = pages.map((page) => marginLines(page, body))
  const seenOn = new Map<string, number[]>()
  candidates.forEach((lines, i) => {
    for (const key of new Set(lines.values())) {
      const on = seenOn.get(key)
      if (on) on.push(i)
      else seenOn.set(key, [i])
    }
  })
  const least = Math.min(LEAST_REPEATS, Math.max(2, pages.length))
  const running = new Map(
    [...seenOn].map(([key, on]) => [key, pagesInARow(on, key.startsWith(SMALL) ? 2 : least)]),
  )
  return pages.map((page, i) =>
    page.lines.map((line) => {
      const key = candidates[i]?.get(line)
      if (key === undefined) return line
      const runs = running.get(key)?.has(i) === true
      const numbers = isPageNumber(line) && !isTitleRow(line, page.height)
      return runs || numbers ? { ...line, furniture: true } : line
    }),
  )
}

/** The pages on which something comes again at once or on every other page, often enough. */
function pagesInARow(pages: readonly number[], least: number): ReadonlySet<number> {
  const found = new Set<number>()
  let row: number[] = []
  const close = () => {
    if (row.length >= least) for (const page of row) found.add(page)
    row = []
  }
  for (const page of pages) {
    if (page - (row.at(-1) ?? page) > 2) close()
    row.push(page)
  }
  close()
  return found
}

/** A page number by itself, or "Page 3 of 12" beside a reference. */
function isPageNumber(line: PlacedLine): boolean {
  const [only = ''] = line.parts
  if (line.parts.length === 1 && PAGE_NUMBER.test(only)) return true
  return line.parts.some((part) => /^page \d{1,4} of \d{1,4}$/iu.test(part))
}

/** The title of a paper, with "Page 1 of 3" at its right. */
function isTitleRow(line: PlacedLine, height: number): boolean {
  const first = line.parts.findIndex((part) => /^page 1 of \d{1,4}$/iu.test(part))
  return line.parts.length > 1 && first > 0 && line.box.y < height / 2
}

/** The lines near the edges that can be running ones, with what makes two of them the same. */
function marginLines(page: LaidOutPage, body: number): Map<PlacedLine, string> {
  const found = new Map<PlacedLine, string>()
  const across = page.lines.filter((line) => line.furniture !== true)
  const sorted = across.toSorted((a, b) => a.box.y - b.box.y)
  const top = sorted
    .slice(0, DEEPEST)
    .filter((line) => line.box.y + line.box.height < page.height * MARGIN_SHARE)
  const bottom = sorted
    .slice(-DEEPEST)
    .filter((line) => line.box.y > page.height * (1 - MARGIN_SHARE))
  for (const line of [...top, ...bottom]) {
    // A title that comes again on each page is larger than the text; the first one is a real heading.
    if ((line.fontSize ?? 0) > body * 1.15) continue
    const words = line.parts
      .join(' ')
      .replaceAll(/\d+/gu, '#')
      .replaceAll(/\s+/gu, ' ')
      .toLowerCase()
    if ((words.match(/\p{L}/gu)?.length ?? 0) < 3 && !isPageNumber(line)) continue
    const small = (line.fontSize ?? body) < body * 0.9 ? SMALL : ''
    found.set(line, `${small}${Math.round(line.box.y / 6)} ${words}`)
  }
  return found
}

function bodySize(pages: readonly LaidOutPage[]): number {
  const counts = new Map<number, number>()
  for (const page of pages) {
    for (const line of page.lines) {
      const size = Math.round((line.fontSize ?? 0) * 2) / 2
      counts.set(size, (counts.get(size) ?? 0) + line.parts.join('').length)
    }
  }
  let best = 10
  let most = 0
  for (const [size, count] of counts) if (count > most) [best, most] = [size, count]
  return best
}
