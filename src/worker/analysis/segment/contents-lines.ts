import type { Source, SourceLine } from '../source.ts'

import { headingCue } from './any-cue.ts'
import { TIED_PAPERS } from './paper-kinds.ts'

type Line = { readonly line: SourceLine; readonly text: string }

const HEADING =
  /^(?:table of )?contents(?: page)?:?$|^index(?: (?:of|to) (?:clauses|conditions|provisions))?:?$/i
const LEAST_ENTRIES = 3
/** Rows of dots need no heading to be known for what they are. */
const LEAST_DOTTED = 4
/** A file may be an extract: the pages that its contents name need not all be there. */
const PAGES_LEFT_OUT = 20
const LONGEST_ENTRY = 170
/** "Deposit ......... 14" and "Special conditions        Page 5". */
const PAGED =
  /(?:(?<!\.)\.{2,}|…|\t|(?<!\s)\s{2,})\s{0,90}(?:pages?\s{0,2}|p\.?\s{0,2})?\d{1,3}(?:\s?-\s?\d{1,3})?$/i
const DOTTED = /(?:(?<!\.)\.{3,}|(?<!\s\.)(?:\s\.){3,}|…)\s{0,9}(?:page\s)?(\d{1,3})$/i
const NUMBERED =
  /^(?:\(?(?:\d{1,2}(?:\.\d{1,2})?[A-Z]?|[A-Z]{1,2}\d{0,2}|[ivx]{1,5})[.)]?|(?:part|schedule|annexure|attachment|item|clause|section)\s[\w.]{1,4}[:.]?)(?:\s?[-–—])?\s{1,3}["'(]?[A-Z].{1,80}$/i
const PLAIN = /^["'(]?[A-Z][^.:;$☐☒[\]]{2,70}$/
/** A name has no verb, no sum, no day and no place to fill in. */
const SAYS =
  /[.;,:]$|[$☐☒@[\]]|:\s|_{3,}|\b(?:must|shall|may|will|is|are|has|have|agrees?|means|\d{4}|yes|not applicable|n\/a)\b/i
/** Columns of a table of contents stand a wide gap apart; its numbers may stand so too. */
const NUMBER_AND_GAP = /(^|(?<!\s)\s{2,}|\t)(\(?\d{1,2}[.)]?)(?:\s{2,}|\t)(?=["'(A-Za-z])/g

/**
 * The lines of tables of contents, with their heading: they name what stands elsewhere, so they are
 * no clause, open no part and prove nothing. A list of papers stays, since it says what is tied on.
 */
export function contentsLines(source: Source): ReadonlySet<SourceLine> {
  const found = new Set<SourceLine>()
  for (const page of source.pages) {
    const lines: Line[] = page.lines.flatMap((line) => {
      const text = page.text.slice(line.start, line.end).trim()
      return text === '' || line.furniture ? [] : [{ line, text }]
    })
    for (let at = 0; at < lines.length; at += 1) {
      const heading = HEADING.test(lines[at]?.text ?? '')
      const entries = heading
        ? entriesBelow(lines, at + 1)
        : dottedFrom(lines, at, source.pages.length)
      if (entries.length === 0) continue
      for (const { line } of heading ? lines.slice(at, at + 1 + entries.length) : entries)
        found.add(line)
      at += entries.length - (heading ? 0 : 1)
    }
  }
  return found
}

/** The entries below a heading, up to the first line that is none or that repeats one as a heading. */
function entriesBelow(lines: readonly Line[], from: number): Line[] {
  const names = new Set<string>()
  const entries: Line[] = []
  /** How many of the entries are certain: a plain name counts where another entry follows. */
  let certain = 0
  let papers = 0
  let complete = true
  for (const one of lines.slice(from)) {
    const { text } = one
    const paged = PAGED.test(text)
    if (!paged && names.has(nameOf(text))) break
    const columns = columnsOf(text)
    const entry = countsOn(text) || isEntry(text, paged, columns)
    if (!entry && !isPlain(text)) {
      complete = false
      break
    }
    entries.push(one)
    if (entry) certain = entries.length
    for (const column of columns) {
      names.add(nameOf(column))
      if (TIED_PAPERS.has(headingCue(nameOf(column))?.kind ?? 'other')) papers += 1
    }
  }
  const kept = complete ? entries : entries.slice(0, certain)
  const many = kept.length >= LEAST_ENTRIES || kept.some(({ text }) => countsOn(text))
  return many && papers * 3 < names.size ? kept : []
}

function isEntry(text: string, paged: boolean, columns: readonly string[]): boolean {
  if (text.length > LONGEST_ENTRY) return false
  if (paged) return !/[$☐☒@]/.test(text)
  return columns.every((column) => NUMBERED.test(column) && !SAYS.test(column))
}

function isPlain(text: string): boolean {
  return PLAIN.test(text) && !SAYS.test(text)
}

/** "1 Deposit   2 Encumbrance   3 Settlement": a paragraph whose numbers count the names up. */
function countsOn(text: string): boolean {
  const numbers = (text.match(/(?:^|\s)\d{1,2}[.)]?(?=\s{1,4}[A-Z][a-z])/g) ?? []).map((number) =>
    Number.parseInt(number, 10),
  )
  return (
    numbers.length >= LEAST_DOTTED &&
    numbers.every((number, place) => place === 0 || number === (numbers[place - 1] ?? 0) + 1)
  )
}

function columnsOf(text: string): string[] {
  return text
    .replace(NUMBER_AND_GAP, '$1$2 ')
    .split(/\s{2,}|\t/)
    .filter((column) => /[A-Za-z]/.test(column))
}

function nameOf(text: string): string {
  return text
    .replace(/^\(?(?:\d{1,2}(?:\.\d{1,2})?)[.)]?\s{1,20}/, '')
    .replace(/[\s.…]{1,160}(?:page\s?)?\d{0,3}$/i, '')
    .toLowerCase()
}

/** Rows that end in dots and a page, the pages going up. */
function dottedFrom(lines: readonly Line[], from: number, pages: number): Line[] {
  const entries: Line[] = []
  let last = 0
  for (const one of lines.slice(from)) {
    const page = Number(DOTTED.exec(one.text)?.[1] ?? Number.NaN)
    if (!(page >= last && page <= pages + PAGES_LEFT_OUT)) break
    entries.push(one)
    last = page
  }
  return entries.length >= LEAST_DOTTED ? entries : []
}
