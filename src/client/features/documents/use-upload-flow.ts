import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { call } from '#client/lib/api.ts'
import { ApiError, serverMessage } from '#client/lib/api-error.ts'
import { toast } from '#client/ui/toast.ts'
import { startAnalysis } from '#shared/contract/analyses.ts'
import { uploadDocument } from '#shared/contract/documents.ts'
import { payOnce } from '#shared/contract/payments.ts'

import type { UploadEvent, UploadState } from './upload-flow.ts'
import { createUploadMachine, type FailedCall, type UploadCalls } from './upload-machine.ts'

/**
 * The upload flow joined to the server; `onOpened` is told once of each document it ends in.
 *
 * @param settle adds the credit of a payment that was made, and tells of it; never rejects. The one of
 *   the first render is kept.
 */
export function useUploadFlow(
  onOpened: (opened: Extract<UploadState, { step: 'opened' }>) => void,
  settle: UploadCalls['settle'],
): { state: UploadState; send: (event: UploadEvent) => void } {
  const [machine] = useState(() => createUploadMachine({ ...serverCalls, settle }))
  const state = useSyncExternalStore(machine.subscribe, machine.current)

  const tell = useRef(onOpened)
  useEffect(() => {
    tell.current = onOpened
  })
  useEffect(() => {
    if (state.step !== 'opened') return
    machine.send({ type: 'cancel' })
    tell.current(state)
  }, [machine, state])

  return { state, send: machine.send }
}

const serverCalls: Omit<UploadCalls, 'settle'> = {
  upload: (file, signal) => call(uploadDocument, { form: file, signal }),
  start: async (id, signal) => {
    const { analysis } = await call(startAnalysis, { params: { id }, signal })
    return analysis
  },
  openPayment: async (signal) => {
    const { clientSecret } = await call(payOnce, { signal })
    return clientSecret
  },
  explain: (error) => ({
    sentence: serverMessage(error, 'Upload failed'),
    status: error instanceof ApiError ? error.status : null,
  }),
  onFailure: (during, error) =>
    toast({
      title: FAILURE_TITLES[during],
      description:
        during === 'start-after-payment'
          ? 'Failed to start analysis after payment'
          : serverMessage(error, 'Please try again.'),
      variant: 'destructive',
    }),
}

const FAILURE_TITLES: Readonly<Record<FailedCall, string>> = {
  upload: 'Upload failed',
  start: 'Analysis not started',
  'start-after-payment': 'Analysis not started',
  'payment-setup': 'Payment Setup Error',
}
