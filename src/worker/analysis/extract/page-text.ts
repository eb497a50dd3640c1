import type { Box, SourceLine, SourcePage } from '../source.ts'

/** A line as a reader of one format finds it, before it has a place in the page's text. */
export type DraftLine = {
  /** One entry a cell; running text has one. Lines of one cell that end by themselves part at `\n`. */
  readonly parts: readonly string[]
  readonly table?: boolean
  readonly box?: Box | null
  readonly furniture?: boolean
  readonly headingLevel?: number | null
  readonly fontSize?: number | null
  readonly bold?: boolean
  readonly startsBlock?: boolean
}

export type PageFrame = Pick<
  SourcePage,
  'number' | 'width' | 'height' | 'rotation' | 'read' | 'drawing'
>

/** Frame of a page in a format that has no pages of a size. */
export function unsizedFrame(number: number): PageFrame {
  return { number, width: null, height: null, rotation: 0, read: 'text' }
}

/** Joins draft lines into the page's one text and gives each line and cell its offsets in it. */
export function assemblePage(frame: PageFrame, drafts: readonly DraftLine[]): SourcePage {
  const texts: string[] = []
  const lines: SourceLine[] = []
  const cellBreaks: number[] = []
  let at = 0
  for (const draft of drafts) {
    const start = at
    const cells: { start: number; end: number }[] = []
    for (const part of draft.parts) {
      if (cells.length > 0) at += 1
      cells.push({ start: at, end: at + part.length })
      for (let end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', end + 1))
        cellBreaks.push(at + end)
      at += part.length
    }
    texts.push(draft.parts.join('\t').replaceAll('\n', ' '))
    lines.push({
      start,
      end: at,
      box: draft.box ?? null,
      furniture: draft.furniture ?? false,
      headingLevel: draft.headingLevel ?? null,
      fontSize: draft.fontSize ?? null,
      bold: draft.bold ?? false,
      cells: draft.table === true ? cells : null,
      startsBlock: draft.startsBlock ?? true,
    })
    at += 1
  }
  return { ...frame, text: texts.join('\n'), lines, cellBreaks }
}
