import type { PageKind, StateCode } from '#shared/report.ts'
import { PAGE_KINDS } from '#shared/report.ts'

import type { Block, Doc, Part, Span } from '../../document.ts'
import type { Fact, Facts } from '../../facts/facts.ts'
import { NO_FACTS } from '../../facts/testing/no-facts.ts'
import { boxesFirst } from '../../segment/box-order.ts'
import type { SeededFacts } from '../cases.ts'
import type { Reading } from '../define-rule.ts'

type Options = {
  readonly kind: PageKind
  readonly state: StateCode | null
  readonly facts?: SeededFacts
}

const CONTRACT: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'general-conditions',
  'special-conditions',
  'auction-conditions',
]

/** A reading made from a few marked lines, without any of the real segmentation behind it. */
export function readingOf(marked: string, options: Options): { reading: Reading; marks: Span[] } {
  // The reading text has straight quotes only, and every box as one sign before its words.
  const lines = marked
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\[[xX]\]/g, '☒')
    .replaceAll(/\[ {1,3}\]/g, '☐')
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const first = lines[0] ?? ''
  if (!first.startsWith('[')) lines.unshift(`[${options.kind}]`)

  const { text: written, marks } = takeMarks(lines.map(withoutTag).join('\n') + '\n')
  const text = withBoxesFirst(written)
  const doc = docOf(lines, text, options.state)
  return { reading: { doc, facts: factsOf(text, options.facts ?? {}) }, marks }
}

function withoutTag(line: string): string {
  const tag = /^\[([a-z-]+)\] ?(.*)$/.exec(line)
  return tag === null ? line : (tag[2] || kindOf(tag[1] ?? '')).toUpperCase()
}

function kindOf(name: string): PageKind {
  const kind = PAGE_KINDS.find((candidate) => candidate === name)
  if (kind === undefined) throw new Error(`no such part: ${name}`)
  return kind
}

function takeMarks(marked: string): { text: string; marks: Span[] } {
  const marks: Span[] = []
  let text = ''
  let start = -1
  for (const unit of marked) {
    if (unit === '«') start = text.length
    else if (unit === '»') marks.push({ start, end: text.length })
    else text += unit
  }
  return { text, marks }
}

function withBoxesFirst(text: string): string {
  const rows = text.split('\n').map((line) => ({
    text: line,
    span: { start: 0, end: line.length },
    page: 1,
    cells: line.includes(' | ') ? cellsOf(line, 0) : null,
  }))
  return boxesFirst(rows)
    .map((row) => row.text)
    .join('\n')
}

function docOf(lines: readonly string[], text: string, state: StateCode | null): Doc {
  const blocks: Block[] = []
  const parts: Part[] = []
  let offset = 0
  let clause: Block['clause'] = null
  for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
    const span = { start: offset, end: offset + line.length }
    offset = span.end + 1
    const tag = /^\[([a-z-]+)\]/.exec(lines[index] ?? '')
    if (tag !== null) {
      clause = null
      parts.push({
        index: parts.length,
        kind: kindOf(tag[1] ?? ''),
        title: line,
        state,
        firstPage: 1,
        lastPage: 1,
        span,
        heading: span,
        blocks: [],
      })
    }
    const part = parts.at(-1)
    if (part === undefined) throw new Error('text before the first part')
    const number = /^(\d{1,3}(?:\.\d{1,3})*)[. ]/.exec(line)?.[1]
    if (number !== undefined) clause = { number, label: `special condition ${number}` }
    blocks.push({
      index,
      kind: tag !== null ? 'heading' : line.includes(' | ') ? 'row' : 'paragraph',
      text: line,
      span,
      page: 1,
      partIndex: part.index,
      zone: part.kind,
      clause,
      cells: line.includes(' | ') ? cellsOf(line, span.start) : null,
    })
  }
  const kinds = parts.map((part) => part.kind)
  return {
    source: { format: 'txt', pages: [], revisions: { insertions: 0, deletions: 0, comments: 0 } },
    text,
    blocks,
    parts: parts.map((part) => {
      const own = blocks.filter((block) => block.partIndex === part.index)
      return {
        ...part,
        blocks: own,
        span: { start: part.span.start, end: own.at(-1)?.span.end ?? part.span.end },
      }
    }),
    pageKinds: kinds.slice(0, 1),
    state,
    title: 'Example',
    hasContract: kinds.some((kind) => CONTRACT.includes(kind)),
    hasDisclosure: kinds.includes('vendor-statement'),
    evidence: (span, role = 'quote') => [
      { page: 1, quote: text.slice(span.start, span.end), ...span, role },
    ],
    pageAt: () => 1,
    cellBreaks: new Set(),
  }
}

function cellsOf(line: string, start: number): Span[] {
  const cells: Span[] = []
  let offset = start
  for (const cell of line.split(' | ')) {
    cells.push({ start: offset, end: offset + cell.length })
    offset += cell.length + 3
  }
  return cells
}

function factsOf(text: string, seeds: SeededFacts): Facts {
  const seeded = Object.entries(seeds).map(([name, seed]) => {
    // A list of seeds begins with a seed, which is a list itself; one seed begins with its value.
    const list = Array.isArray(seed) && Array.isArray(seed[0])
    return [name, list ? seed.map((one) => factOf(text, one)) : factOf(text, seed)]
  })
  // SeededFacts has the same names and values as Facts.
  return { ...NO_FACTS, ...(Object.fromEntries(seeded) as Partial<Facts>) }
}

function factOf(text: string, seed: unknown): Fact<unknown> {
  if (!Array.isArray(seed)) throw new Error('a fact is seeded by value and quotation')
  const [value, quote] = seed
  const start = text.indexOf(String(quote))
  if (start < 0) throw new Error(`the example does not hold "${quote}"`)
  return {
    value,
    text: String(quote),
    spans: [{ start, end: start + String(quote).length }],
    confidence: 95,
    explanation: ['seeded'],
  }
}
