import { lazy, Suspense } from 'react'

import { useLogout } from '#client/features/auth/use-logout.ts'
import { useSession } from '#client/features/auth/use-session.ts'
import { Landing } from '#client/features/landing/landing.tsx'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { PageSpinner } from '#client/ui/spinner.tsx'

const Dashboard = lazy(async () => {
  const { Dashboard: component } = await import('#client/pages/dashboard.tsx')
  return { default: component }
})

/** `/`: a spinner while the session is looked up, the dashboard for a user, the landing page for all others. */
export function Home() {
  const session = useSession()
  const logout = useLogout()
  switch (session.state) {
    case 'loading':
      return <PageSpinner />
    case 'signed-out':
      return <Landing />
    case 'signed-in':
      return (
        <ErrorBoundary region="The dashboard">
          <Suspense fallback={<PageSpinner />}>
            <Dashboard user={session.user} logout={logout} />
          </Suspense>
        </ErrorBoundary>
      )
  }
}
