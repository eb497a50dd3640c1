import type { Document } from '#shared/contract/documents.ts'
import type { Analysis } from '#shared/report.ts'
import { CLOSED, type UploadEvent, uploadFlow, type UploadState } from './upload-flow.ts'

/** What the flow asks of the outside; both calls end early when their signal says so. */
export type UploadCalls = {
  readonly upload: (
    file: File,
    signal: AbortSignal,
  ) => Promise<{ document: Document; analysis: Analysis }>
  readonly start: (analysisId: string, signal: AbortSignal) => Promise<Analysis>
  /** A sentence for people, and the status of the answer where there was one. */
  readonly explain: (error: unknown) => { sentence: string; status: number | null }
  /** Told of each failure that is not the lack of a credit. */
  readonly onFailure: (during: 'upload' | 'start', error: unknown) => void
}

export type UploadMachine = {
  readonly current: () => UploadState
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: UploadEvent) => void
}

/**
 * Runs the upload flow: entering `uploading` or `starting` makes its call, leaving it abandons the
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
          const { status } = calls.explain(error)
          if (status !== 402) calls.onFailure('start', error)
          return { type: 'start-failed', status }
        },
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
