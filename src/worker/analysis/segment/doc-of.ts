import type { Doc } from '../document.ts'
import type { Source, SourceLine, SourcePage } from '../source.ts'
import type { SegmentOptions } from './segment.ts'

import { segment } from './segment.ts'

/**
 * A Doc from plain text, for tests: form feeds split pages, blank lines split blocks, tabs split the
 * cells of a row. `zone` names what the text is where no heading of its own says so.
 */
export function docOf(prose: string, options: SegmentOptions = {}): Doc {
  return segment(sourceOf(prose), options)
}

/** The Source that `docOf` segments. */
export function sourceOf(prose: string): Source {
  return {
    format: 'txt',
    pages: prose.split('\f').map((text, index) => pageOf(text, index + 1)),
    revisions: { insertions: 0, deletions: 0, comments: 0 },
  }
}

function pageOf(text: string, number: number): SourcePage {
  const lines: SourceLine[] = []
  let start = 0
  let apart = true
  for (const raw of text.split('\n')) {
    const end = start + raw.length
    if (raw.trim() === '') apart = true
    else {
      lines.push({
        start,
        end,
        box: null,
        furniture: false,
        headingLevel: null,
        fontSize: null,
        bold: false,
        cells: cellsOf(raw, start),
        startsBlock: apart,
      })
      apart = false
    }
    start = end + 1
  }
  return { number, text, lines, width: null, height: null, rotation: 0, read: 'text' }
}

function cellsOf(raw: string, offset: number): SourceLine['cells'] {
  if (!raw.includes('\t')) return null
  let at = offset
  return raw.split('\t').map((cell) => {
    const start = at
    at += cell.length + 1
    return { start, end: start + cell.length }
  })
}
