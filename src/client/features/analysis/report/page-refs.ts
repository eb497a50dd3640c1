import type { Evidence } from '#shared/report.ts'

/** U+2060: a range of pages is not broken over two lines. */
const JOINER = '\u2060'
const SHOWN_PAGES = 2

/** The pages these entries stand on, each once, in order. */
export function pagesOf(evidence: readonly Pick<Evidence, 'page'>[]): number[] {
  return [...new Set(evidence.map(({ page }) => page))].toSorted((a, b) => a - b)
}

/** "p. 12", "pp. 4, 31", "pp. 18, 22 +2"; empty without pages. */
export function shortRef(pages: readonly number[]): string {
  const shown = pages.slice(0, SHOWN_PAGES).join(', ')
  const more = pages.length - SHOWN_PAGES
  if (pages.length === 0) return ''
  return `${pages.length === 1 ? 'p.' : 'pp.'} ${shown}${more > 0 ? ` +${more}` : ''}`
}

/** "page 12", "pages 4 and 31", "pages 14–27 and 30". */
export function longRef(pages: readonly number[]): string {
  const spans = runsOf(pages)
  const last = spans.at(-1) ?? ''
  const list = spans.length > 1 ? `${spans.slice(0, -1).join(', ')} and ${last}` : last
  return `${pages.length === 1 ? 'page' : 'pages'} ${list}`
}

/** Consecutive pages joined: [1, 2, 3, 7] gives "1–3" and "7". */
export function runsOf(pages: readonly number[]): string[] {
  const runs: { from: number; to: number }[] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last !== undefined && page === last.to + 1) last.to = page
    else runs.push({ from: page, to: page })
  }
  return runs.map(({ from, to }) =>
    from === to ? String(from) : `${from}${JOINER}–${JOINER}${to}`,
  )
}
