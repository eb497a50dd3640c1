import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { call } from '#client/lib/api.ts'
import { ApiError, serverMessage } from '#client/lib/api-error.ts'
import { toast } from '#client/ui/toast.ts'
import { startAnalysis } from '#shared/contract/analyses.ts'
import { uploadDocument } from '#shared/contract/documents.ts'

import type { UploadEvent, UploadState } from './upload-flow.ts'
import { createUploadMachine, type UploadCalls } from './upload-machine.ts'

/** The upload flow joined to the server; `onOpened` is told once of each document it ends in. */
export function useUploadFlow(
  onOpened: (opened: Extract<UploadState, { step: 'opened' }>) => void,
): { state: UploadState; send: (event: UploadEvent) => void } {
  const [machine] = useState(() => createUploadMachine(serverCalls))
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

const serverCalls: UploadCalls = {
  upload: (file, signal) => call(uploadDocument, { form: file, signal }),
  start: async (id, signal) => {
    const { analysis } = await call(startAnalysis, { params: { id }, signal })
    return analysis
  },
  explain: (error) => ({
    sentence: serverMessage(error, 'Upload failed'),
    status: error instanceof ApiError ? error.status : null,
  }),
  onFailure: (during, error) =>
    toast({
      title: during === 'upload' ? 'Upload failed' : 'Analysis not started',
      description: serverMessage(error, 'Please try again.'),
      variant: 'destructive',
    }),
}
