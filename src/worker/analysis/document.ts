import type { Evidence, PageKind, StateCode } from '#shared/report.ts'

import type { Source } from './source.ts'

/** A half-open range of offsets in `Doc.text`. */
export type Span = { readonly start: number; readonly end: number }

/**
 * The document as a reader sees it: one run of folded text cut into blocks, clauses and parts.
 * Read-only; every node has a span, and every span leads back to the words on the page.
 */
export type Doc = {
  readonly source: Source
  /**
   * The reading text. Running headers and footers are gone, lines of one paragraph are joined by a
   * space, hyphenation is mended, runs of blanks are one space and between the thousands of a number
   * a comma, curly quotes are straight, long dashes are `-`, and check boxes are `☐` (unticked) or
   * `☒` (ticked). Blocks end with `\n`.
   */
  readonly text: string
  readonly blocks: readonly Block[]
  readonly parts: readonly Part[]
  /** One entry a page, in order. */
  readonly pageKinds: readonly PageKind[]
  readonly state: StateCode | null
  /** What the file is, in plain words. */
  readonly title: string
  /** False for a lease, a novel, a building report alone. */
  readonly hasContract: boolean
  readonly hasDisclosure: boolean
  /** The words behind a span: one entry a page, in order, each an exact slice of its page's text. */
  readonly evidence: (span: Span, role?: Evidence['role']) => Evidence[]
  /** Offsets of the blanks of the reading text at which a line within a cell ended by itself. */
  readonly cellBreaks: ReadonlySet<number>
  /** The page on which an offset of the reading text stands, from 1. */
  readonly pageAt: (offset: number) => number
}

/** One document within the bundle, or one zone of a contract: consecutive blocks of one kind. */
export type Part = {
  readonly index: number
  readonly kind: PageKind
  /** As printed, or a plain name where the part has no heading. */
  readonly title: string
  readonly state: StateCode | null
  readonly firstPage: number
  readonly lastPage: number
  readonly span: Span
  /** The heading that proves what the part is. */
  readonly heading: Span
  readonly blocks: readonly Block[]
  /** Written by somebody who is no party, or to one: a letter, a licence, a quotation. No terms. */
  readonly ofOthers?: true
}

export type Block = {
  readonly index: number
  readonly kind: 'heading' | 'paragraph' | 'row'
  /** `Doc.text.slice(span.start, span.end)`, without the final `\n`. */
  readonly text: string
  readonly span: Span
  readonly page: number
  readonly partIndex: number
  /** Kind of the part it belongs to. */
  readonly zone: PageKind
  /** The clause it belongs to, also for its later paragraphs; null outside clauses. */
  readonly clause: Clause | null
  /** Cells of a table row; null otherwise. */
  readonly cells: readonly Span[] | null
}

export type Clause = {
  /** "7.2", "4(b)", "12". */
  readonly number: string
  /** As a buyer would say it: "special condition 7.2". */
  readonly label: string
}
