import type { Source, SourceLine } from '../source.ts'

import { headingCue } from './any-cue.ts'
import { contentsLines } from './contents-lines.ts'
import { printedLines } from './edges-of-page.ts'
import { runningLines } from './running-lines.ts'

const PAGE_NUMBER =
  /^\s{0,9}-?\s{0,9}(?:page\s{0,9})?\d{1,4}\s{0,9}(?:(?:of|\/)\s{0,9}\d{1,4})?\s{0,9}-?\s{0,9}$/i
const PAGE_LABEL = /page\s*\d|^\s{0,9}-?\s{0,9}\d{1,4}\s{0,9}-?\s{0,9}$/i
const ISSUER = /\b(?:council|shire of|city of)\b/i
const LATER_PAGE = /\bpage\s{0,2}(?:[2-9]|\d{2,4})\s{0,2}(?:of|\/)\s{0,2}\d{1,4}\b/i
const PAGE_COUNT = /\bpage\s{0,2}\d{1,4}\s{0,2}(?:of|\/)\s{0,2}\d{1,4}\s*$/i
const FIRST_PAGE = /\bpage\s{0,2}1\s{0,2}(?:of|\/)\s{0,2}\d{1,4}\b/i
const LONGEST_NAME = 160
/** A header names the matter or counts the pages; a heading that comes again names a new paper. */
const RUNNING = /\s[-–—|/]\s|\bpage #|\S {3,}\S|\t| (?:#|#[A-Za-z]?[/-]#) [A-Z][a-z]+ [A-Z][a-z]+/i
const WATERMARK =
  /^\s*(?:draft|copy|sample|specimen|void|unsigned|confidential|cancelled|superseded|duplicate|for inspection only|not for signing|information only|not certified|do not sign)(?:\s+(?:only|copy|contract|document))?\s*$/i

/**
 * Lines that the reader of the format left in but that say nothing: page numbers at a page's edge,
 * watermarks, short lines that come back in the same place on most pages, headers and footers that
 * count pages, and tables of contents.
 */
export function passedOverLines(source: Source): ReadonlySet<SourceLine> {
  const passed = new Set<SourceLine>([...runningLines(source), ...contentsLines(source)])
  const once = namesPrintedOnce(source)
  const issuers = new Set<string>()
  const edges = new Map<string, SourceLine[]>()
  const marks = new Map<string, SourceLine[]>()
  let head = ''
  for (const page of source.pages) {
    const lines = printedLines(page)
    for (const line of page.lines) {
      if (!line.furniture || once.has(line)) continue
      const name = withoutNumbers(page.text.slice(line.start, line.end))
      // Where an authority's name stands in the running header alone, it is read once.
      if (ISSUER.test(name) && !PAGE_LABEL.test(name) && !issuers.has(name)) issuers.add(name)
      else passed.add(line)
    }
    const [first] = lines
    // The same first line on the page before: a document's running header, read once.
    if (first !== undefined && lines.length > 2) {
      const name = withoutNumbers(first.text)
      const again = name === head
      if (
        again &&
        (RUNNING.test(name) ||
          page.lines.some(({ start, end }) => LATER_PAGE.test(page.text.slice(start, end))))
      )
        passed.add(first.line)
      head = name
    }
    for (const { line, text, edge } of lines) {
      if (text.length > 90) continue
      if (edge !== null) {
        if (PAGE_NUMBER.test(text) && PAGE_LABEL.test(text)) passed.add(line)
        if (PAGE_COUNT.test(text) && (edge === 'foot' || /^page/i.test(text))) passed.add(line)
        if (!/[.;]$/.test(text)) addTo(edges, withoutNumbers(text), line)
      }
      if (WATERMARK.test(text)) addTo(marks, text, line)
    }
  }
  const pages = source.pages.length
  for (const lines of edges.values()) {
    if (pages >= 4 && lines.length >= Math.max(4, pages * 0.5))
      for (const line of lines) passed.add(line)
  }
  for (const lines of marks.values()) {
    if (lines.length >= 2 || source.format === 'pdf') for (const line of lines) passed.add(line)
  }
  return passed
}

/**
 * A line that counts pages is taken for a running one by the reader of the format; where it stands on
 * one page and names a paper it is that paper's name: "REGISTER SEARCH STATEMENT … Page 1 of 1".
 */
function namesPrintedOnce(source: Source): ReadonlySet<SourceLine> {
  const byName = new Map<string, SourceLine[]>()
  for (const page of source.pages) {
    for (const line of page.lines) {
      if (!line.furniture || line.end - line.start > LONGEST_NAME) continue
      const text = page.text.slice(line.start, line.end).trim()
      if (!FIRST_PAGE.test(text) || headingCue(text) === undefined) continue
      addTo(byName, withoutNumbers(text), line)
    }
  }
  return new Set([...byName.values()].flatMap((lines) => (lines.length === 1 ? lines : [])))
}

/** Page numbers change from page to page and what stands around them does not. */
function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '#')
}

function addTo(lists: Map<string, SourceLine[]>, key: string, line: SourceLine) {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [line])
  else list.push(line)
}
