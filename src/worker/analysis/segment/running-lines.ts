import type { Source, SourceLine } from '../source.ts'

import { printedLines } from './edges-of-page.ts'

/** A line at the edge of a page, with the numbers that stand in it. */
type EdgeLine = {
  readonly line: SourceLine
  readonly page: number
  readonly numbers: readonly number[]
  readonly below: boolean
}

/** Words and a number on two pages may be chance; on three in a row the number counts the pages. */
const LEAST_PAGES = 3
/** Where the line says "page" before its number, two are enough. */
const LEAST_LABELLED = 2
const LONGEST_LINE = 150
const LABELLED = /\bpage\s{0,3}#/i
/** "certificate 073   1/2": the page and how many there are, which is the same on each. */
const OF_ALL = /(?:^|[\s(|])#\s?(?:\/|of)\s?#\)?$/i
const SENTENCE = /[.;,]\s*$/
/** "Annexure A - page 1 of 2   J.M.": initials stand behind the count, and end in a point. */
const COUNTED = /\bpage\s{1,3}\d{1,3}\s{1,3}of\s{1,3}\d{1,3}\b.{0,24}$/i
/** "Schedule 2" behind "Schedule 1" is the next schedule, and no page of a name. */
const LEAST_WORDS = 3

/**
 * Headers and footers whose number goes on with the pages: "Contract of Sale - 2025 edition   Page 7"
 * behind "… Page 6". They may stand on a few pages of a long bundle only. All of a footer is passed
 * over, and of a header all but the first, which may be the name of its paper.
 */
export function runningLines(source: Source): ReadonlySet<SourceLine> {
  const running = new Set<SourceLine>()
  for (const [words, lines] of edgeLines(source)) {
    const labelled = LABELLED.test(words) || OF_ALL.test(words)
    if (!labelled && words.split(' ').filter((word) => /[a-z]/i.test(word)).length < LEAST_WORDS)
      continue
    for (const run of runsOf(lines, labelled, OF_ALL.test(words))) {
      if (run.length < (labelled ? LEAST_LABELLED : LEAST_PAGES)) continue
      for (const [place, { line, below }] of run.entries())
        if (below || place > 0) running.add(line)
    }
  }
  return running
}

/** Short lines with a number at the edges of pages, by what stands around their numbers. */
function edgeLines(source: Source): ReadonlyMap<string, EdgeLine[]> {
  const byWords = new Map<string, EdgeLine[]>()
  for (const page of source.pages) {
    for (const { line, text, edge } of printedLines(page)) {
      if (edge === null || text.length > LONGEST_LINE) continue
      if (SENTENCE.test(text) && !COUNTED.test(text)) continue
      const numbers = (text.match(/\d{1,9}/g) ?? []).map(Number)
      if (numbers.length === 0) continue
      const words = text.replace(/\d{1,9}/g, '#').replace(/\s{1,150}/g, ' ')
      const known = byWords.get(words)
      const own = { line, page: page.number, numbers, below: edge === 'foot' }
      if (known === undefined) byWords.set(words, [own])
      else known.push(own)
    }
  }
  return byWords
}

/** Lines that follow each other while one of their numbers goes on with the pages. */
function runsOf(lines: readonly EdgeLine[], labelled: boolean, ofAll: boolean): EdgeLine[][] {
  const runs: EdgeLine[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const sameSet = !ofAll || last?.numbers.at(-1) === line.numbers.at(-1)
    if (run !== undefined && last !== undefined && sameSet && goesOn(last, line, labelled))
      run.push(line)
    else runs.push([line])
  }
  return runs
}

/** Pages of another paper may lie between two pages of a form; where it says "page" they may not count. */
function goesOn(before: EdgeLine, after: EdgeLine, labelled: boolean): boolean {
  const pages = after.page - before.page
  return after.numbers.some((number, place) => {
    const step = number - (before.numbers[place] ?? Number.NaN)
    return labelled ? step >= 1 && step <= pages : step >= 1 && step === pages
  })
}
