import type { ReportBody, StateCode } from '#shared/report.ts'

import type { Source } from './source.ts'

/** Raised whenever the engine reads differently, so that an older report can be told apart. */
export const ENGINE_VERSION = '0.1.0'

/** The day up to which the law in the rules and tables was followed. */
export const LAW_AS_AT = '2026-11-21'

/** What the buyer tells us and the document cannot: each part is optional. */
export type BuyerInputs = {
  /** ISO date on which the buyer signed or will sign. */
  readonly signedOn?: string
  readonly priceCents?: number
  readonly buyerKind?: 'owner-occupier' | 'first-home' | 'investor' | 'foreign'
}

export type ReadOptions = {
  /** The state whose law applies, where the caller knows better than the document. */
  readonly state?: StateCode
  readonly inputs?: BuyerInputs
}

/**
 * Reads one document: the pure middle of the pipeline in architecture.md §4.
 * The same source and options always give the same report.
 */
export function readDocument(source: Source, _options: ReadOptions = {}): { body: ReportBody } {
  return {
    body: {
      concerns: [],
      registerSearchStatement: null,
      comprehensivePropertyAnalysis: null,
      checks: [],
      coverage: {
        documentTitle: 'Document',
        state: null,
        pages: source.pages.map(({ number, read }) => ({ page: number, kind: 'other', read })),
        mentionedButMissing: [],
        remarks: [],
      },
      contradictions: [],
      deadlines: [],
      questions: [],
    },
  }
}
