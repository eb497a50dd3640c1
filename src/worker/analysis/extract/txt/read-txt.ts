import type { Source } from '../../source.ts'
import { assemblePage, unsizedFrame } from '../page-text.ts'
import type { DraftLine } from '../page-text.ts'

/** A line that is only a page number: the one running line that plain text shows by itself. */
const PAGE_NUMBER =
  /^(?:[-–—]\s*)?(?:page\s+\d{1,4}(?:\s+of\s+\d{1,4})?|\d{1,4}\s+of\s+\d{1,4}|[-–—]\s*\d{1,4})(?:\s*[-–—])?$/iu
const MARKER =
  /^(?:\(?\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|\(?[a-z]{1,4}[.)]|[•*\-–—]|[☐☒☑]|\[[ xX]?\])$/iu
const MARKER_START = /^(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|\(\w{1,4}\)|[•*]|[☐☒☑]|\[[ xX]?\])\s+\S/iu
/** Files without hard line ends have lines longer than any screen's. */
const WRAPPED_LENGTH = 130

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

type Open = {
  parts: string[]
  indent: number
  valueIndent: number | null
  startsBlock: boolean
  furniture: boolean
}

function readLines(page: string): DraftLine[] {
  const raw = page.split('\n')
  const unwrapped = raw.some((line) => line.length > WRAPPED_LENGTH)
  const lines: Open[] = []
  let afterBlank = true
  for (const line of raw) {
    const words = clean(line)
    if (words.trim() === '') {
      afterBlank = true
      continue
    }
    const indent = words.length - words.trimStart().length
    const before = lines.at(-1)
    if (before && !afterBlank && continuesValue(before, words, indent)) {
      before.parts[before.parts.length - 1] += ` ${words.trim()}`
      continue
    }
    const { parts, valueIndent } = splitCells(words)
    lines.push({
      parts,
      indent,
      valueIndent,
      furniture: parts.length === 1 && PAGE_NUMBER.test(parts[0] ?? ''),
      startsBlock: afterBlank || unwrapped || !before || startsBlock(before, parts, indent),
    })
    afterBlank = false
  }
  return lines.map((line) => ({
    parts: line.parts,
    table: line.parts.length > 1,
    furniture: line.furniture,
    startsBlock: line.startsBlock,
  }))
}

function clean(line: string): string {
  return line.replaceAll(/(?!\t)[\p{Cc}\u200b\ufeff]/gu, '').trimEnd()
}

function splitCells(line: string): { parts: string[]; valueIndent: number | null } {
  const parts: string[] = []
  let valueIndent: number | null = null
  const cell = /\S(?:(?!\t| {3}).)*/gu
  for (const match of line.matchAll(cell)) {
    const text = match[0].trim()
    const last = parts.at(-1)
    if (last !== undefined && last.split(/\s+/u).every((word) => MARKER.test(word))) {
      parts[parts.length - 1] = `${last} ${text}`
    } else {
      parts.push(text)
      if (parts.length === 2) valueIndent = match.index
    }
  }
  return { parts, valueIndent }
}

/** A line set under the second cell of the row above goes on in that cell. */
function continuesValue(before: Open, line: string, indent: number): boolean {
  if (before.parts.length !== 2 || before.valueIndent === null) return false
  return Math.abs(indent - before.valueIndent) <= 1 && splitCells(line).parts.length === 1
}

function startsBlock(before: Open, parts: readonly string[], indent: number): boolean {
  const [first = ''] = parts
  if (parts.length > 1 || before.parts.length > 1 || before.furniture || PAGE_NUMBER.test(first))
    return true
  if (MARKER_START.test(first)) return true
  // A hanging paragraph goes on further in than its number; text set further out begins anew.
  const hangs = MARKER_START.test(before.parts[0] ?? '') && indent > before.indent
  return (
    indent !== before.indent &&
    !hangs &&
    !(before.startsBlock && indent < before.indent && indent === 0)
  )
}
