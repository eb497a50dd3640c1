import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'

import { onSessionEnded } from '#client/lib/session-ended.ts'
import { toast } from '#client/ui/toast.ts'

import { signInThenHere } from './next-place.ts'
import { useForgetSession } from './use-forget-session.ts'
import { sessionKey } from './use-session.ts'

/**
 * When the server no longer knows the session, the app says so once and leads to the sign-in, and from
 * there back to where one was.
 */
export function useSessionEnd(): void {
  const { cache } = useSWRConfig()
  const forget = useForgetSession()
  const [, navigate] = useLocation()
  useEffect(
    () =>
      onSessionEnded(() => {
        if (!cache.get(sessionKey)?.data) return
        toast({ title: 'Your session has ended', description: 'Please sign in again.' })
        const signIn = signInThenHere(window.location)
        // Only then: the sign-in sends a visitor whose session seems to live straight back.
        void forget().then(() => navigate(signIn))
      }),
    [cache, forget, navigate],
  )
}
