import type { Document } from '#shared/contract/documents.ts'
import type { Analysis } from '#shared/report.ts'

/** A stored document and its analysis, which has not begun. */
type Waiting = { readonly document: Document; readonly analysis: Analysis }

/**
 * The upload flow of spec §4 as one pure reducer: choose, upload, start; without a credit the screens
 * that sell one, each of which keeps the pending analysis, and then the start again. It ends in
 * `opened`: show this document's report.
 */
export type UploadState =
  | { readonly step: 'closed' }
  | { readonly step: 'choosing'; readonly file: File | null; readonly refusal: string | null }
  | { readonly step: 'uploading'; readonly file: File }
  /** `paid` when a credit was bought for this very analysis. */
  | ({ readonly step: 'starting'; readonly paid: boolean } & Waiting)
  /** `sentence` is the server's: why there is no credit. */
  | ({ readonly step: 'no-credits'; readonly sentence: string } & Waiting)
  /** What is bought, and for how much. */
  | ({ readonly step: 'before-paying' } & Waiting)
  /** 'Setting up your payment...' */
  | ({ readonly step: 'payment-setup' } & Waiting)
  | ({ readonly step: 'paying'; readonly clientSecret: string } & Waiting)
  /** Paid; the server is asked to add the credit. */
  | ({ readonly step: 'settling'; readonly paymentIntentId: string } & Waiting)
  /** Paid, but the credit is not there yet: the analysis starts when it comes. */
  | ({ readonly step: 'credit-coming'; readonly sentence: string | null } & Waiting)
  | ({
      readonly step: 'opened'
      /** `started` and `paid` when this flow set the analysis going, `saved` when its report was there. */
      readonly how: 'started' | 'paid' | 'saved' | 'not-started'
    } & Waiting)

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
  | { readonly type: 'start-failed'; readonly status: number | null; readonly sentence: string }
  | { readonly type: 'credits-available' }
  /** 'Pay $3.00 Now', then 'Pay $3.00'. */
  | { readonly type: 'choose-payment' }
  | { readonly type: 'pay' }
  | { readonly type: 'payment-opened'; readonly clientSecret: string }
  | { readonly type: 'payment-setup-failed' }
  | {
      readonly type: 'paid'
      readonly status: 'succeeded' | 'processing'
      readonly paymentIntentId: string
    }
  | { readonly type: 'settled' }

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
        ? {
            step: 'opened',
            document: state.document,
            analysis: event.analysis,
            how: state.paid ? 'paid' : 'started',
          }
        : state
    case 'start-failed':
      return state.step === 'starting' ? afterRefusedStart(state, event) : state
    case 'credits-available':
      return afterCreditsCame(state)
    case 'choose-payment':
      return state.step === 'no-credits' ? { step: 'before-paying', ...waitingOf(state) } : state
    case 'pay':
      return state.step === 'before-paying' ? { ...state, step: 'payment-setup' } : state
    case 'payment-opened':
      return state.step === 'payment-setup'
        ? { ...state, step: 'paying', clientSecret: event.clientSecret }
        : state
    case 'payment-setup-failed':
      return state.step === 'payment-setup' ? { ...state, step: 'before-paying' } : state
    case 'paid':
      return state.step === 'paying' ? afterPayment(state, event) : state
    case 'settled':
      return state.step === 'settling'
        ? { step: 'starting', paid: true, ...waitingOf(state) }
        : state
  }
}

/** True while one of the screens that sell a credit is on: they take the page for themselves. */
export function isPaymentStep(state: UploadState): state is PaymentState {
  switch (state.step) {
    case 'no-credits':
    case 'before-paying':
    case 'payment-setup':
    case 'paying':
    case 'settling':
    case 'credit-coming':
      return true
    case 'starting':
      return state.paid
    case 'closed':
    case 'choosing':
    case 'uploading':
    case 'opened':
      return false
  }
}

type Step<Name extends UploadState['step']> = Extract<UploadState, { step: Name }>

export type PaymentState =
  | Step<'no-credits' | 'before-paying' | 'payment-setup' | 'paying' | 'settling' | 'credit-coming'>
  | (Step<'starting'> & { readonly paid: true })

/** The same file again may bring a finished report or a running analysis (product.md §2). */
function afterUpload(document: Document, analysis: Analysis): UploadState {
  return analysis.status === 'completed' || analysis.status === 'processing'
    ? { step: 'opened', document, analysis, how: 'saved' }
    : { step: 'starting', paid: false, document, analysis }
}

function afterRefusedStart(
  state: Extract<UploadState, { step: 'starting' }>,
  { status, sentence }: { readonly status: number | null; readonly sentence: string },
): UploadState {
  const waiting = waitingOf(state)
  if (status !== 402) return { step: 'opened', how: 'not-started', ...waiting }
  // Whoever has paid is not asked to pay again: the credit is on its way.
  return state.paid
    ? { step: 'credit-coming', sentence, ...waiting }
    : { step: 'no-credits', sentence, ...waiting }
}

/** A credit from elsewhere makes paying needless, until a card is on the screen. */
function afterCreditsCame(state: UploadState): UploadState {
  if (state.step === 'no-credits' || state.step === 'before-paying') {
    return { step: 'starting', paid: false, ...waitingOf(state) }
  }
  return state.step === 'credit-coming'
    ? { step: 'starting', paid: true, ...waitingOf(state) }
    : state
}

function afterPayment(
  state: Waiting,
  { status, paymentIntentId }: Extract<UploadEvent, { type: 'paid' }>,
): UploadState {
  return status === 'succeeded'
    ? { step: 'settling', paymentIntentId, ...waitingOf(state) }
    : { step: 'credit-coming', sentence: null, ...waitingOf(state) }
}

function waitingOf({ document, analysis }: Waiting): Waiting {
  return { document, analysis }
}
