import { useEffect, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'

import { ApiError } from '#client/lib/api-error.ts'
import { keepPolling } from '#client/lib/keep-polling.ts'
import { keyOf, query } from '#client/lib/swr.ts'
import { getAnalysis } from '#shared/contract/analyses.ts'
import { getDocumentAnalysis } from '#shared/contract/documents.ts'
import { ANALYSIS_CACHE_MS, ANALYSIS_POLL_MS, ANALYSIS_RETRIES } from '#shared/limits.ts'
import { type Analysis, emptyReportBody, type Report } from '#shared/report.ts'

import { signalEnd } from './ready-signal.ts'
import { withRetries } from './with-retries.ts'

const RETRY_DELAY_MS = 1_000

/**
 * The newest analysis of a document: read by document when it is opened (kept for 5 minutes, retried
 * 3 times but not on 404), then by its own id every 2 s while it is pending or running (spec §7).
 * `onFinished` is told once when a run seen here comes to its end. Null asks for nothing.
 */
export function useAnalysis(documentId: string | null, onFinished: (analysis: Analysis) => void) {
  const opened = useSWR(
    documentId === null ? null : keyOf(getDocumentAnalysis, { id: documentId }),
    documentId === null
      ? null
      : withRetries(query(getDocumentAnalysis, { id: documentId }), {
          retries: ANALYSIS_RETRIES,
          delayMs: RETRY_DELAY_MS,
          unless: (error) => error instanceof ApiError && error.status === 404,
        }),
    { revalidateIfStale: true, dedupingInterval: ANALYSIS_CACHE_MS },
  )
  const runningId = opened.data && isOpen(opened.data.analysis) ? opened.data.analysis.id : null
  const running = useSWR(
    runningId === null ? null : keyOf(getAnalysis, { id: runningId }),
    runningId === null ? null : query(getAnalysis, { id: runningId }),
    {
      ...keepPolling(ANALYSIS_POLL_MS),
      // Who waits in another tab is told there when the report is ready.
      refreshWhenHidden: true,
      revalidateIfStale: true,
      dedupingInterval: 0,
    },
  )

  const finished = useRef(onFinished)
  useEffect(() => {
    finished.current = onFinished
  })
  const { mutate: keep } = opened
  const { mutate: keepRunning, data: polled } = running
  useEffect(() => {
    if (!polled || isOpen(polled.analysis)) return
    void keep(polled, { revalidate: false })
    // The next run of the same analysis must not begin with the end of this one.
    void keepRunning(undefined, { revalidate: false })
    if (polled.analysis.status === 'completed') signalEnd('ready')
    if (polled.analysis.status === 'failed') signalEnd('failed')
    finished.current(polled.analysis)
  }, [polled, keep, keepRunning])

  return {
    report: polled ?? opened.data ?? null,
    error: opened.data ? undefined : opened.error,
    /** True while a run goes on unseen, because the last question about it got no good answer. */
    isCutOff: runningId !== null && running.error !== undefined,
    reload: () => void opened.mutate(),
  }
}

/** Puts an analysis that was just started where `useAnalysis` will find it; forgets deleted ones. */
export function useAnalysisCache() {
  const { mutate } = useSWRConfig()
  return {
    putStarted: (analysis: Analysis) => {
      const report: Report = { analysis, ...emptyReportBody() }
      void mutate(keyOf(getAnalysis, { id: analysis.id }), undefined, { revalidate: false })
      void mutate(keyOf(getDocumentAnalysis, { id: analysis.documentId }), report, {
        revalidate: false,
      })
    },
    forget: (documentId: string) => {
      void mutate(keyOf(getDocumentAnalysis, { id: documentId }), undefined, { revalidate: false })
    },
    refresh: (documentId: string) => void mutate(keyOf(getDocumentAnalysis, { id: documentId })),
  }
}

function isOpen({ status }: Analysis): boolean {
  return status === 'pending' || status === 'processing'
}
