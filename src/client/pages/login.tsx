import { Redirect, useLocation, useSearchParams } from 'wouter'

import { AuthScreen } from '#client/features/auth/auth-screen.tsx'
import { nextPlace } from '#client/features/auth/next-place.ts'
import { useSession } from '#client/features/auth/use-session.ts'
import { useTitle } from '#client/lib/title.ts'

/** `/login`, with `?tab=register` for the second tab; a signed-in visitor goes on. */
export function Login() {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const session = useSession()
  const tab = params.get('tab') === 'register' ? 'register' : 'sign-in'
  useTitle(tab === 'register' ? 'Register' : 'Sign In')
  if (session.state === 'signed-in') return <Redirect to={nextPlace(window.location)} replace />
  return (
    <AuthScreen
      tab={tab}
      onTab={(next) =>
        navigate(next === 'register' ? '/login?tab=register' : '/login', { replace: true })
      }
    />
  )
}
