import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'

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

/** A paper of the file whose own pages ("Page 2 of 4", "Page 4 of 4") leave some out. */
export type PaperCut = PagesMissing & {
  readonly kind: PageKind
  /** What stands first on the page behind the gap, else on the last page that is there. */
  readonly span: Span
}

/** A paper with more pages than this numbers the whole file. */
const LONGEST_PAPER = 60

/**
 * Papers that lie side by side in the file, each with a count of its own, of which a page is passed
 * over. The same words beside the number, and the same total, show that the pages are of one paper; what
 * lacks behind the last of them is told where the next page begins a count of its own.
 */
export function papersCut(doc: Doc): PaperCut[] {
  const { pages } = doc.source
  const numbers = pages.map(({ text, read }) => (read === 'unread' ? null : numberOf(text)))
  const cuts: PaperCut[] = []
  for (let from = 0; from < pages.length;) {
    const first = numbers[from] ?? null
    let to = from + 1
    if (first === null || first.total > LONGEST_PAPER) {
      from = to
      continue
    }
    while (isNextOf(numbers[to - 1], numbers[to])) to += 1
    const here = new Set(numbers.slice(from, to).map((one) => one?.page))
    const lacking = Array.from({ length: first.total }, (_, at) => at + 1).filter(
      (page) => !here.has(page) && page > first.page && (here.size > 1 || to - from > 1),
    )
    const last = numbers[to - 1]?.page ?? 0
    const inside = lacking.filter((page) => page < last)
    const behind = beginsCount(numbers[to]) ? lacking.filter((page) => page > last) : []
    const gap = numbers.findIndex(
      (one, at) => at > from && at < to && follows(numbers[at - 1], one),
    )
    const place = doc.blocks.find(({ page }) => page === (gap > 0 ? gap + 1 : to))
    const missing = [...inside, ...behind]
    if (missing.length > 0 && missing.length <= here.size * 2 && place !== undefined)
      cuts.push({
        missing: ranges(missing),
        total: first.total,
        kind: place.zone,
        span: place.span,
      })
    from = to
  }
  return cuts
}

/** A higher number of the same count, beside the same words. */
function isNextOf(one: PageNumber | null | undefined, other: PageNumber | null | undefined) {
  if (one === null || one === undefined || other === null || other === undefined) return false
  return other.total === one.total && other.beside === one.beside && other.page > one.page
}

/** Whether a number passes over some. */
function follows(one: PageNumber | null | undefined, other: PageNumber | null): boolean {
  return other !== null && one !== null && one !== undefined && other.page > one.page + 1
}

/** The next paper counts its pages too, so that the last page here was not just printed without. */
function beginsCount(next: PageNumber | null | undefined): boolean {
  return next !== null && next !== undefined && next.page === 1 && next.total > 1
}

type PageNumber = {
  readonly page: number
  readonly total: number
  /** The words of the line without the number. */
  readonly beside: string
}

/** The number at the foot of a page, else at its head. */
function numberOf(text: string): PageNumber | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  for (const line of [lines.at(-1) ?? '', lines[0] ?? '']) {
    const match = line.length > 90 ? null : NUMBERED.exec(line)
    if (match === null || DATE_LIKE.test(line)) continue
    const [page, total] = [Number(match[1]), Number(match[2])]
    const beside = line.slice(0, match.index).trim().toLowerCase()
    if (page >= 1 && page <= total) return { page, total, beside }
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
