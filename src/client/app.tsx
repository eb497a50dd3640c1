import { lazy, Suspense, type ComponentType } from 'react'
import { SWRConfig } from 'swr'
import { Route, Switch } from 'wouter'

import { useSessionEnd } from './features/auth/use-session-end.ts'
import { swrDefaults } from './lib/swr.ts'
import { Home } from './pages/home.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { SkipLink } from './ui/main-region.tsx'
import { PageSpinner } from './ui/spinner.tsx'
import { Toaster } from './ui/toaster.tsx'

const Login = page(async () => (await import('./pages/login.tsx')).Login)
const VerifyEmail = page(async () => (await import('./pages/verify-email.tsx')).VerifyEmail)
const ResendVerification = page(
  async () => (await import('./pages/resend-verification.tsx')).ResendVerification,
)
const ForgotPassword = page(
  async () => (await import('./pages/forgot-password.tsx')).ForgotPassword,
)
const ResetPassword = page(async () => (await import('./pages/reset-password.tsx')).ResetPassword)
const Subscription = page(async () => (await import('./pages/subscription.tsx')).Subscription)
const NotFound = page(async () => (await import('./pages/not-found.tsx')).NotFound)

/** The whole app: providers, addresses, toasts. Pages other than / come as chunks of their own. */
export function App() {
  return (
    <SWRConfig value={swrDefaults}>
      <SkipLink />
      <Pages />
      <Toaster />
    </SWRConfig>
  )
}

function Pages() {
  useSessionEnd()
  return (
    <ErrorBoundary region="This page">
      <Suspense fallback={<PageSpinner />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/login" component={Login} />
          <Route path="/verify-email" component={VerifyEmail} />
          <Route path="/resend-verification" component={ResendVerification} />
          <Route path="/forgot-password" component={ForgotPassword} />
          <Route path="/reset-password" component={ResetPassword} />
          <Route path="/subscription" component={Subscription} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
