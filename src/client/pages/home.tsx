import { Suspense, useEffect } from 'react'

import { useLogout } from '#client/features/auth/use-logout.ts'
import { useSession } from '#client/features/auth/use-session.ts'
import { lazyPage } from '#client/lib/lazy-page.tsx'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { LoadingPage } from '#client/ui/spinner.tsx'

const Landing = lazyPage(async () => (await import('#client/features/landing/landing.tsx')).Landing)
const Dashboard = lazyPage(async () => (await import('#client/pages/dashboard.tsx')).Dashboard)

/** `/`: a spinner while the session is looked up, the dashboard for a user, the landing page for all others. */
export function Home() {
  const session = useSession()
  const logout = useLogout()
  useEffect(() => {
    // Who has to wait for the lookup has a cookie, and most likely a session.
    if (session.state === 'loading') void Dashboard.preload().catch(() => undefined)
  }, [session.state])
  switch (session.state) {
    case 'loading':
      return <LoadingPage />
    case 'signed-out':
      return <Landing />
    case 'signed-in':
      return (
        <ErrorBoundary region="The dashboard">
          <Suspense fallback={<LoadingPage />}>
            <Dashboard user={session.user} logout={logout} />
          </Suspense>
        </ErrorBoundary>
      )
  }
}

export function preloadLanding(): Promise<void> {
  return Landing.preload()
}
