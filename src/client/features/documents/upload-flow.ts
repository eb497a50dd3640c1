import type { Document } from '#shared/contract/documents.ts'
import type { Analysis } from '#shared/report.ts'

/**
 * The upload flow of spec §4 as one pure reducer: choose, upload, start, and the screen without
 * credits, which keeps the pending analysis. It ends in `opened`: show this document's report.
 */
export type UploadState =
  | { readonly step: 'closed' }
  | { readonly step: 'choosing'; readonly file: File | null; readonly refusal: string | null }
  | { readonly step: 'uploading'; readonly file: File }
  | { readonly step: 'starting'; readonly document: Document; readonly analysis: Analysis }
  | { readonly step: 'no-credits'; readonly document: Document; readonly analysis: Analysis }
  | {
      readonly step: 'opened'
      readonly document: Document
      readonly analysis: Analysis
      /** `started` when this flow set the analysis going, `saved` when its report was there. */
      readonly how: 'started' | 'saved' | 'not-started'
    }

export type UploadEvent =
  | { readonly type: 'open' }
  | { readonly type: 'cancel' }
  | { readonly type: 'choose'; readonly file: File }
  | { readonly type: 'refuse'; readonly sentence: string }
  | { readonly type: 'submit' }
  | { readonly type: 'uploaded'; readonly document: Document; readonly analysis: Analysis }
  | { readonly type: 'upload-failed'; readonly sentence: string }
  /** A document whose analysis was never begun, opened from the list. */
  | { readonly type: 'resume'; readonly document: Document; readonly analysis: Analysis }
  | { readonly type: 'started'; readonly analysis: Analysis }
  | { readonly type: 'start-failed'; readonly status: number | null }
  | { readonly type: 'credits-available' }

export const CLOSED: UploadState = { step: 'closed' }
const OPEN: UploadState = { step: 'choosing', file: null, refusal: null }

/** The next state; an event that does not belong to the present step changes nothing. */
export function uploadFlow(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'open':
      return state.step === 'closed' || state.step === 'opened' || state.step === 'no-credits'
        ? OPEN
        : state
    case 'cancel':
      return CLOSED
    case 'choose':
      return state.step === 'choosing'
        ? { step: 'choosing', file: event.file, refusal: null }
        : state
    case 'refuse':
      return state.step === 'choosing' ? { ...state, refusal: event.sentence } : state
    case 'submit':
      return state.step === 'choosing' && state.file !== null
        ? { step: 'uploading', file: state.file }
        : state
    case 'uploaded':
      return state.step === 'uploading' ? afterUpload(event.document, event.analysis) : state
    case 'upload-failed':
      return state.step === 'uploading'
        ? { step: 'choosing', file: state.file, refusal: event.sentence }
        : state
    case 'resume':
      return afterUpload(event.document, event.analysis)
    case 'started':
      return state.step === 'starting'
        ? { step: 'opened', document: state.document, analysis: event.analysis, how: 'started' }
        : state
    case 'start-failed':
      return state.step === 'starting' ? afterRefusedStart(state, event.status) : state
    case 'credits-available':
      return state.step === 'no-credits' ? { ...state, step: 'starting' } : state
  }
}

/** The same file again may bring a finished report or a running analysis (product.md §2). */
function afterUpload(document: Document, analysis: Analysis): UploadState {
  return analysis.status === 'completed' || analysis.status === 'processing'
    ? { step: 'opened', document, analysis, how: 'saved' }
    : { step: 'starting', document, analysis }
}

function afterRefusedStart(
  { document, analysis }: Extract<UploadState, { step: 'starting' }>,
  status: number | null,
): UploadState {
  return status === 402
    ? { step: 'no-credits', document, analysis }
    : { step: 'opened', document, analysis, how: 'not-started' }
}
