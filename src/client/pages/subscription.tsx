import { AppHeader } from '#client/features/auth/app-header.tsx'
import { useLogout, type Logout } from '#client/features/auth/use-logout.ts'
import { useSession } from '#client/features/auth/use-session.ts'
import { useCredits } from '#client/features/credits/use-credits.ts'
import { useDocuments } from '#client/features/documents/use-documents.ts'
import { PaymentForm } from '#client/features/payments/payment-form.tsx'
import { useAllocateCredits } from '#client/features/payments/use-allocate-credits.ts'
import { SubscriptionScreen } from '#client/features/subscription/subscription-screen.tsx'
import { lazyPage } from '#client/lib/lazy-page.tsx'
import { useTitle } from '#client/lib/title.ts'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { MainRegion } from '#client/ui/main-region.tsx'
import { LoadingPage } from '#client/ui/spinner.tsx'
import type { CurrentUser } from '#shared/contract/auth.ts'
import type { Document } from '#shared/contract/documents.ts'

const Landing = lazyPage(async () => (await import('#client/features/landing/landing.tsx')).Landing)

/** `/subscription`: plan, credits and payments of a signed-in user; the landing page for all others. */
export function Subscription() {
  const session = useSession()
  const logout = useLogout()
  switch (session.state) {
    case 'loading':
      return <LoadingPage />
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
      <MainRegion>
        <ErrorBoundary region="Your subscription">
          <Screen userId={user.id} />
        </ErrorBoundary>
      </MainRegion>
    </>
  )
}

function Screen({ userId }: { userId: string }) {
  const { balance, failed, refresh } = useCredits()
  const documents = useDocuments()
  const allocate = useAllocateCredits()
  return (
    <SubscriptionScreen
      userId={userId}
      credits={{ data: balance, failed, reload: refresh }}
      documentsRead={{
        data: documents.documents?.filter(isRead).length ?? null,
        failed: documents.failed,
        reload: documents.refresh,
      }}
      PaymentForm={PaymentForm}
      allocate={allocate}
    />
  )
}

function isRead({ analysisStatus }: Document): boolean {
  return analysisStatus === 'completed'
}
