import type { Source } from '../../source.ts'
import { joinMarkers, opensByMarker } from '../markers.ts'
import { assemblePage, unsizedFrame } from '../page-text.ts'
import type { DraftLine } from '../page-text.ts'

/** A line that is only a page number: the one running line that plain text shows by itself. */
const PAGE_NUMBER =
  /^(?:[-–—]\s*)?(?:page\s+\d{1,4}(?:\s+of\s+\d{1,4})?|\d{1,4}\s+of\s+\d{1,4}|[-–—]\s*\d{1,4})(?:\s*[-–—])?$/iu
/** Files without hard line ends have lines longer than any screen's. */
const WRAPPED_LENGTH = 130
/** Longest label before a value that stands only two blanks after it. */
const LONGEST_LABEL = 40

/** Reads plain text: pages end at form feeds, and columns stand apart by tabs or three blanks. */
export function readTxt(text: string): Source {
  const pages = text.replaceAll(/\r\n?/gu, '\n').split('\f')
  while (pages.length > 1 && pages.at(-1)?.trim() === '') pages.pop()
  return {
    format: 'txt',
    pages: pages.map((page, i) => assemblePage(unsizedFrame(i + 1), readLines(page))),
    revisions: { insertions: 0, deletions: 0, comments: 0 },
  }
}

type Split = {
  readonly parts: readonly string[]
  /** Where the second piece begins in the line; null where there is one piece. */
  readonly valueAt: number | null
  /** Where the last piece begins. */
  readonly lastAt: number | null
}

type Open = Split & {
  parts: string[]
  readonly indent: number
  readonly startsBlock: boolean
  readonly furniture: boolean
}

function readLines(page: string): DraftLine[] {
  const raw = page.split('\n').map(clean)
  const unwrapped = raw.some((line) => line.length > WRAPPED_LENGTH)
  const columns = new Set(raw.map((line) => splitCells(line).valueAt))
  const lines: Open[] = []
  let afterBlank = true
  for (const line of raw) {
    if (line.trim() === '') {
      afterBlank = true
      continue
    }
    const indent = line.length - line.trimStart().length
    const split = splitLabel(line, columns) ?? splitCells(line)
    const before = lines.at(-1)
    if (before && !afterBlank && split.parts.length === 1 && continuesValue(before, indent)) {
      before.parts[before.parts.length - 1] += `\n${line.trim()}`
      continue
    }
    const startsBlock =
      afterBlank || unwrapped || !before || standsApart(before, split.parts, indent)
    const furniture = split.parts.length === 1 && PAGE_NUMBER.test(split.parts[0] ?? '')
    lines.push({ ...split, parts: [...split.parts], indent, startsBlock, furniture })
    afterBlank = false
  }
  return lines.map(({ parts, startsBlock, furniture }) => ({
    parts,
    table: parts.length > 1,
    furniture,
    startsBlock,
  }))
}

/** An empty box drawn wide, "[   ]", is no gap between two columns. */
const WIDE_BOX = /([[(]) {3,8}([\])])/gu

/** "Seller | Full name: …": a line that is drawn between two columns is a gap between them. */
const DRAWN_LINE = /(?:^|(?<=\s))\|(?=\s|$)/gu

function clean(line: string): string {
  return line
    .replaceAll(DRAWN_LINE, ' ')
    .replaceAll(/(?!\t)[\p{Cc}\u200b\ufeff]/gu, '')
    .replaceAll(WIDE_BOX, (box, open: string, close: string) =>
      `${open} ${close}`.padStart(box.length),
    )
    .trimEnd()
}

function splitCells(line: string): Split {
  const pieces = [...line.matchAll(/\S(?:(?!\t| {3}).)*/gu)]
  const parts = joinMarkers(pieces.map((piece) => piece[0]))
  const several = parts.length > 1
  return {
    parts,
    valueAt: several ? (pieces[1]?.index ?? null) : null,
    lastAt: several ? (pieces.at(-1)?.index ?? null) : null,
  }
}

/** A long label leaves only two blanks before a value that stands in its column all the same. */
function splitLabel(line: string, columns: ReadonlySet<number | null>): Split | null {
  const match = /^\s*(\S(?:(?! {2}|\t).){0,60}) {2}(?=\S)/u.exec(line)
  const label = match?.[1]
  if (!match || label === undefined || label.length > LONGEST_LABEL) return null
  const valueAt = match[0].length
  if (!columns.has(valueAt)) return null
  const parts = joinMarkers([label, ...splitCells(line.slice(valueAt)).parts])
  const lastAt = valueAt + (splitCells(line.slice(valueAt)).lastAt ?? 0)
  return parts.length > 1 ? { parts, valueAt, lastAt } : null
}

/** A line set under the last cell of the row above goes on in that cell. */
function continuesValue(before: Open, indent: number): boolean {
  const { parts, lastAt } = before
  return parts.length >= 2 && lastAt !== null && Math.abs(indent - lastAt) <= 1
}

function standsApart(before: Open, parts: readonly string[], indent: number): boolean {
  const [first = ''] = parts
  if (parts.length > 1 || before.parts.length > 1) return true
  if (before.furniture || PAGE_NUMBER.test(first) || opensByMarker(first)) return true
  if (indent === before.indent) return false
  // A hanging paragraph goes on further in than its number, an indented one further out.
  const hangs = opensByMarker(before.parts[0] ?? '') && indent > before.indent
  return !hangs && !(before.startsBlock && indent === 0)
}
