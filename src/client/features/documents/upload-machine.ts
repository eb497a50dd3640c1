import type { Document } from '#shared/contract/documents.ts'
import type { Analysis } from '#shared/report.ts'
import { CLOSED, type UploadEvent, uploadFlow, type UploadState } from './upload-flow.ts'

/** What the flow asks of the outside; the calls end early when their signal says so. */
export type UploadCalls = {
  readonly upload: (
    file: File,
    signal: AbortSignal,
  ) => Promise<{ document: Document; analysis: Analysis }>
  readonly start: (analysisId: string, signal: AbortSignal) => Promise<Analysis>
  /** Opens the payment for one analysis and answers its client secret. */
  readonly openPayment: (signal: AbortSignal) => Promise<string>
  /** Has the server add what was paid for. Never rejects: the money is paid, the flow goes on. */
  readonly settle: (paymentIntentId: string) => Promise<void>
  /** A sentence for people, and the status of the answer where there was one. */
  readonly explain: (error: unknown) => { sentence: string; status: number | null }
  /** Told of each failure that is not the lack of a credit. */
  readonly onFailure: (during: FailedCall, error: unknown) => void
}

export type FailedCall = 'upload' | 'start' | 'start-after-payment' | 'payment-setup'

export type UploadMachine = {
  readonly current: () => UploadState
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: UploadEvent) => void
}

/**
 * Runs the upload flow: entering a step that asks something makes its call, leaving it abandons the
 * answer, so that a cancelled upload can never bring its result into a later one.
 */
export function createUploadMachine(calls: UploadCalls): UploadMachine {
  let state = CLOSED
  let running: AbortController | null = null
  const listeners = new Set<() => void>()

  function send(event: UploadEvent): void {
    const next = uploadFlow(state, event)
    if (next === state) return
    state = next
    running?.abort()
    running = null
    for (const listener of listeners) listener()
    perform(next)
  }

  function perform(entered: UploadState): void {
    if (entered.step === 'uploading') {
      follow(
        (signal) => calls.upload(entered.file, signal),
        (answer) => ({ type: 'uploaded', ...answer }),
        (error) => {
          calls.onFailure('upload', error)
          return { type: 'upload-failed', sentence: calls.explain(error).sentence }
        },
      )
    }
    if (entered.step === 'starting') {
      follow(
        (signal) => calls.start(entered.analysis.id, signal),
        (analysis) => ({ type: 'started', analysis }),
        (error) => {
          const { status, sentence } = calls.explain(error)
          if (entered.paid) calls.onFailure('start-after-payment', error)
          else if (status !== 402) calls.onFailure('start', error)
          return { type: 'start-failed', status, sentence }
        },
      )
    }
    if (entered.step === 'payment-setup') {
      follow(
        (signal) => calls.openPayment(signal),
        (clientSecret) => ({ type: 'payment-opened', clientSecret }),
        (error) => {
          calls.onFailure('payment-setup', error)
          return { type: 'payment-setup-failed' }
        },
      )
    }
    if (entered.step === 'settling') {
      follow(
        () => calls.settle(entered.paymentIntentId),
        () => ({ type: 'settled' }),
        () => ({ type: 'settled' }),
      )
    }
  }

  function follow<Answer>(
    ask: (signal: AbortSignal) => Promise<Answer>,
    answered: (answer: Answer) => UploadEvent,
    failed: (error: unknown) => UploadEvent,
  ): void {
    const controller = new AbortController()
    running = controller
    ask(controller.signal).then(
      (answer) => {
        if (!controller.signal.aborted) send(answered(answer))
      },
      (error: unknown) => {
        if (!controller.signal.aborted) send(failed(error))
      },
    )
  }

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
  }
}
