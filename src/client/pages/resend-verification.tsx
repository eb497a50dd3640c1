import { useHistoryState } from 'wouter/use-browser-location'

import { ResendVerification as Resend } from '#client/features/auth/resend-verification.tsx'
import { useTitle } from '#client/lib/title.ts'

/** `/resend-verification`; the address tried at the sign-in comes along in the history entry, never in the URL. */
export function ResendVerification() {
  const state = useHistoryState<{ email?: unknown } | null>()
  useTitle('Resend verification email')
  return <Resend email={typeof state?.email === 'string' ? state.email : ''} />
}
