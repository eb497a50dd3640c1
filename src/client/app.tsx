import { Suspense, useSyncExternalStore } from 'react'
import { SWRConfig } from 'swr'
import { Route, Switch } from 'wouter'

import { useSessionEnd } from './features/auth/use-session-end.ts'
import { lazyPage } from './lib/lazy-page.tsx'
import { swrDefaults } from './lib/swr.ts'
import { Home, preloadLanding } from './pages/home.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { SkipLink } from './ui/main-region.tsx'
import { LoadingPage } from './ui/spinner.tsx'
import { Toaster } from './ui/toaster.tsx'

const Login = lazyPage(async () => (await import('./pages/login.tsx')).Login)
const VerifyEmail = lazyPage(async () => (await import('./pages/verify-email.tsx')).VerifyEmail)
const ResendVerification = lazyPage(
  async () => (await import('./pages/resend-verification.tsx')).ResendVerification,
)
const ForgotPassword = lazyPage(
  async () => (await import('./pages/forgot-password.tsx')).ForgotPassword,
)
const ResetPassword = lazyPage(
  async () => (await import('./pages/reset-password.tsx')).ResetPassword,
)
const Subscription = lazyPage(async () => (await import('./pages/subscription.tsx')).Subscription)
const Privacy = lazyPage(async () => (await import('./pages/privacy.tsx')).Privacy)
const Terms = lazyPage(async () => (await import('./pages/terms.tsx')).Terms)
const Sample = lazyPage(async () => (await import('./pages/sample.tsx')).Sample)
const NotFound = lazyPage(async () => (await import('./pages/not-found.tsx')).NotFound)
/** Only in local runs: a production build holds nothing of it. */
const DevUi = __LOCAL_BUILD__
  ? lazyPage(async () => (await import('./pages/dev-ui.tsx')).DevUi)
  : null

/** The whole app: providers, addresses, toasts. Pages other than / come as chunks of their own. */
export function App() {
  const inBrowser = useInBrowser()
  return (
    <SWRConfig value={swrDefaults}>
      <SkipLink />
      <Pages />
      {inBrowser && <Toaster />}
    </SWRConfig>
  )
}

/** Brings the code of the pages that are prerendered, and of the one that their buttons lead to. */
export async function preloadStaticPages(): Promise<void> {
  await Promise.all([preloadLanding(), Privacy.preload(), Terms.preload(), Login.preload()])
}

function Pages() {
  useSessionEnd()
  return (
    <ErrorBoundary region="This page">
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/login" component={Login} />
          <Route path="/verify-email" component={VerifyEmail} />
          <Route path="/resend-verification" component={ResendVerification} />
          <Route path="/forgot-password" component={ForgotPassword} />
          <Route path="/reset-password" component={ResetPassword} />
          <Route path="/subscription" component={Subscription} />
          <Route path="/sample" component={Sample} />
          <Route path="/privacy" component={Privacy} />
          <Route path="/terms" component={Terms} />
          {DevUi && <Route path="/dev/ui" component={DevUi} />}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

/** False while a prerendered page is made or taken over: what needs the document comes after. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing(): () => void {
  return () => {}
}
