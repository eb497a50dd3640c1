import { useState } from 'react'
import { useLocation } from 'wouter'

import { logout } from '#shared/contract/auth.ts'
import { LOGOUT_REDIRECT_MS } from '#shared/limits.ts'
import { call } from '#client/lib/api.ts'
import { serverMessage } from '#client/lib/api-error.ts'
import { forgetDrafts } from '#client/lib/drafts.ts'
import { toast } from '#client/ui/toast.ts'

import { useForgetSession } from './use-forget-session.ts'

export type Logout = { run: () => void; pending: boolean }

/** Ends the session: tells the server, forgets all cached data, says so, and goes to / after 100 ms. */
export function useLogout(): Logout {
  const [pending, setPending] = useState(false)
  const [, navigate] = useLocation()
  const forget = useForgetSession()

  async function run(): Promise<void> {
    setPending(true)
    try {
      await call(logout)
    } catch (error) {
      toast({
        title: 'Logout failed',
        description: serverMessage(error, 'Please try again.'),
        variant: 'destructive',
      })
      setPending(false)
      return
    }
    toast({ title: 'Logged out successfully', description: 'Redirecting to home page...' })
    setTimeout(() => {
      navigate('/')
      forgetDrafts()
      void forget()
    }, LOGOUT_REDIRECT_MS)
  }

  return {
    pending,
    run: () => {
      if (!pending) void run()
    },
  }
}
