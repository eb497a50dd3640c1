import type { Doc } from '../../document.ts'

/** The numbers that lack ("10 and 11"), of how many the pages say there are. */
export type PagesMissing = {
  readonly missing: string
  readonly total: number
}

/** A line of its own at the head or foot of a page: "7/11", "Page 7 of 11", "- 7 of 11 -". */
const NUMBERED =
  /(?:^|[\s|–-])(?:page|pg\.?|p\.?|sheet)? ?(\d{1,3}) ?(?:of|\/) ?(\d{1,3})[\s.|–-]{0,6}$/i
const DATE_LIKE = /\d ?\/ ?\d{1,2} ?\/ ?\d{2,4}|\b(?:lot|folio|unit|clause|item|sheet|deposit)\b/i

/** Fewer numbered pages than this are an extract of something and not the file itself. */
const FEWEST = 4

/**
 * The file numbers its own pages ("7/11") up to a total that it does not reach, or passes over some.
 * Only where most of its pages carry such a number with one and the same total.
 */
export function pagesMissing(doc: Doc): PagesMissing | null {
  const { pages } = doc.source
  if (pages.some(({ read }) => read === 'unread')) return null
  const found = pages.flatMap(({ text }) => numberOf(text) ?? [])
  const total = found[0]?.total
  if (total === undefined || found.length < FEWEST || total > 400) return null
  if (found.some((one) => one.total !== total) || found.length * 4 < pages.length * 3) return null
  const here = new Set(found.map(({ page }) => page))
  if (here.size !== found.length) return null
  const lacking = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => !here.has(page),
  )
  // A page without a number is not a page that lacks, and a file of a few pages is an extract.
  const unnumbered = pages.length - found.length
  if (lacking.length <= unnumbered || lacking.length * 3 > total) return null
  return { missing: ranges(lacking), total }
}

/** The number at the foot of a page, else at its head. */
function numberOf(text: string): { page: number; total: number } | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  for (const line of [lines.at(-1) ?? '', lines[0] ?? '']) {
    const match = line.length > 90 ? null : NUMBERED.exec(line)
    if (match === null || DATE_LIKE.test(line)) continue
    const [page, total] = [Number(match[1]), Number(match[2])]
    if (page >= 1 && page <= total) return { page, total }
  }
  return null
}

function ranges(pages: readonly number[]): string {
  const runs: number[][] = []
  for (const page of pages) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === page - 1) run.push(page)
    else runs.push([page])
  }
  return runs
    .map((run) => (run.length === 1 ? `${run[0]}` : `${run[0]} to ${run.at(-1)}`))
    .join(', ')
}
