import type { Source, SourcePage } from '../source.ts'

/** Pages under one running head that names them the printed conditions of a contract. */
export type PrintedSet = {
  readonly firstPage: number
  readonly lastPage: number
  /** The running head. */
  readonly name: string
  /** Whether the form goes on behind it: the next page bears a running line of the pages before. */
  readonly formGoesOn: boolean
}

const PRINT =
  /^(?:© ?)?(?:# )?(?:(?:the )?(?:joint form of )?(?:general|standard|printed) (?:terms and )?(?:conditions|terms|clauses|provisions)(?: of (?:sale|contract))?(?: (?:for|of) the sale of land)?(?: \(?#\)?)?|terms of (?:the )?contract)(?: page #(?: of #)?)?$/i
/** Cells and the parts of a line that a sign sets apart. */
const APART = /\t| {3,}| [·|–—-] /
const EDGE_LINES = 3
const LONGEST_LINE = 200
/** "Page 3" alone is printed on the pages of anything. */
const LEAST_RUNNING = 16

/** How many pages before a set may be of the form that it belongs to. */
const FORM_PAGES = 8

/** The sets of printed conditions that say on each of their pages, at its edge, what they are. */
export function printedSets(source: Source): PrintedSet[] {
  const sets: { firstPage: number; lastPage: number; name: string }[] = []
  let before: string | null = null
  for (const page of source.pages) {
    const name = edgeLines(page)
      .flatMap(partsOf)
      .find((part) => PRINT.test(withoutNumbers(part)))
    const words = name === undefined ? null : withoutNumbers(name)
    const set = sets.at(-1)
    if (words !== null && words === before && set !== undefined) set.lastPage = page.number
    else if (name !== undefined) sets.push({ firstPage: page.number, lastPage: page.number, name })
    before = words
  }
  return sets
    .filter(({ firstPage, lastPage }) => lastPage > firstPage)
    .map((set) => ({ ...set, formGoesOn: goesOnBehind(source, set.firstPage, set.lastPage) }))
}

/** A line that the pages of the set bear too is one of the whole bundle. */
function goesOnBehind({ pages }: Source, firstPage: number, lastPage: number): boolean {
  const next = pages[lastPage]
  const last = pages[lastPage - 1]
  if (next === undefined || last === undefined) return false
  const onSet = new Set(runningParts(last))
  const own = runningParts(next).filter((part) => !onSet.has(part))
  const form = pages.slice(Math.max(0, firstPage - 1 - FORM_PAGES), firstPage - 1)
  const onForm = new Set(form.flatMap(runningParts))
  return own.some((part) => part.length >= LEAST_RUNNING && onForm.has(part))
}

function edgeLines(page: SourcePage): string[] {
  const last = page.lines.length - EDGE_LINES
  return page.lines
    .filter(({ furniture }, index) => furniture || index < EDGE_LINES || index >= last)
    .map(({ start, end }) => page.text.slice(start, Math.min(end, start + LONGEST_LINE)).trim())
}

function partsOf(line: string): string[] {
  return line.split(APART).map((part) => part.trim())
}

function runningParts(page: SourcePage): string[] {
  return edgeLines(page).flatMap(partsOf).map(withoutNumbers)
}

function withoutNumbers(line: string): string {
  return line.replace(/\d+/g, '#')
}
