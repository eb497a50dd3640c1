import { AppHeader } from '#client/features/auth/app-header.tsx'
import { useLogout, type Logout } from '#client/features/auth/use-logout.ts'
import { useSession } from '#client/features/auth/use-session.ts'
import { Landing } from '#client/features/landing/landing.tsx'
import { useTitle } from '#client/lib/title.ts'
import { MainRegion } from '#client/ui/main-region.tsx'
import { PageSpinner } from '#client/ui/spinner.tsx'
import type { CurrentUser } from '#shared/contract/auth.ts'

/** `/subscription`: plan, credits and payments of a signed-in user; the landing page for all others. */
export function Subscription() {
  const session = useSession()
  const logout = useLogout()
  switch (session.state) {
    case 'loading':
      return <PageSpinner />
    case 'signed-out':
      return <Landing />
    case 'signed-in':
      return <Account user={session.user} logout={logout} />
  }
}

function Account({ user, logout }: { user: CurrentUser; logout: Logout }) {
  useTitle('Subscription')
  return (
    <>
      <AppHeader user={user} logout={logout} />
      <MainRegion className="wrap">
        <h1>Subscription</h1>
      </MainRegion>
    </>
  )
}
