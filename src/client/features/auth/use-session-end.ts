import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

import { onSessionEnded } from '#client/lib/session-ended.ts'
import { toast } from '#client/ui/toast.ts'

import { useForgetSession } from './use-forget-session.ts'
import { sessionKey } from './use-session.ts'

/** When the server no longer knows the session, the app goes back to signed out and says so once. */
export function useSessionEnd(): void {
  const { cache } = useSWRConfig()
  const forget = useForgetSession()
  useEffect(
    () =>
      onSessionEnded(() => {
        if (!cache.get(sessionKey)?.data) return
        toast({ title: 'Your session has ended', description: 'Please sign in again.' })
        void forget()
      }),
    [cache, forget],
  )
}
