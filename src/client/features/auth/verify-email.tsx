import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'

import { VERIFIED_REDIRECT_MS } from '#shared/limits.ts'
import { buttonClass } from '#client/ui/button-class.ts'

import { AuthFrame } from './auth-frame.tsx'
import { AuthState } from './auth-state.tsx'
import { useVerifyEmail } from './use-verify-email.ts'

/** What the link of the verification mail opens: loading, then success (to /login after 3 s) or error. */
export function VerifyEmail({ token }: { token: string | null }) {
  const verification = useVerifyEmail(token)
  const [, navigate] = useLocation()
  const verified = verification.state === 'success'

  useEffect(() => {
    if (!verified) return
    const timer = setTimeout(() => navigate('/login'), VERIFIED_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [verified, navigate])

  return (
    <AuthFrame title="Email verification">
      {verification.state === 'loading' && (
        <AuthState kind="working" message="Verifying your email..." />
      )}
      {verification.state === 'success' && (
        <AuthState kind="done" message={verification.message}>
          <p className="t-sm soft">Taking you to the sign-in page.</p>
          <Link className={buttonClass()} href="/login">
            Go to Sign In
          </Link>
        </AuthState>
      )}
      {verification.state === 'error' && (
        <AuthState kind="error" message={verification.message}>
          <div className="btn-row">
            <Link className={buttonClass()} href="/resend-verification">
              Resend verification email
            </Link>
            <Link className={buttonClass({ variant: 'ghost' })} href="/login">
              Back to login
            </Link>
          </div>
        </AuthState>
      )}
    </AuthFrame>
  )
}
