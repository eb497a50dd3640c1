/**
 * What a reader makes of any file, whatever its format: pages of text with a place for each line.
 * Everything after the reader works on this and never on bytes.
 */
export type Source = {
  readonly format: 'pdf' | 'docx' | 'txt'
  readonly pages: readonly SourcePage[]
  /** Word only: what a draft still carries. Zero elsewhere. */
  readonly revisions: {
    readonly insertions: number
    readonly deletions: number
    readonly comments: number
  }
}

export type SourcePage = {
  /** From 1. */
  readonly number: number
  /**
   * Text in reading order, lines joined by `\n`, cells of one row by `\t`. Evidence offsets are
   * UTF-16 units in this string, so it never changes after extraction.
   */
  readonly text: string
  readonly lines: readonly SourceLine[]
  /**
   * Offsets of the blanks at which a line within a cell ended of its own accord, and not for want of
   * room: "ANN SAMPLE" over "BEN SAMPLE" are two names. Absent where the reader does not say.
   */
  readonly cellBreaks?: readonly number[]
  /** Page size in points before rotation; null where the format has no pages of a size. */
  readonly width: number | null
  readonly height: number | null
  readonly rotation: 0 | 90 | 180 | 270
  readonly read: 'text' | 'ocr' | 'unread'
  /** Set on an unread page that shows a few drawn lines and no more: no paper of words is hidden there. */
  readonly drawing?: boolean
}

export type SourceLine = {
  /** Offsets in the page's text; `text.slice(start, end)` is the line without its `\n`. */
  readonly start: number
  readonly end: number
  /** From the top left of the unrotated page, in points; null for DOCX and TXT. */
  readonly box: Box | null
  /** A running header, a footer or a page number: kept in the text, passed over when reading. */
  readonly furniture: boolean
  /** Level 1–9 of a Word heading; null where the format does not say. */
  readonly headingLevel: number | null
  /** Font size in points; null where unknown. */
  readonly fontSize: number | null
  readonly bold: boolean
  /** Cells of a table row as offsets in the page's text; null for running text. */
  readonly cells: readonly { readonly start: number; readonly end: number }[] | null
  /** True when the line stands apart from the one before it: a gap, an indent, a new Word paragraph. */
  readonly startsBlock: boolean
}

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
