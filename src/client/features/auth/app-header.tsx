import { Link, useRoute } from 'wouter'

import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Asterisk } from '#client/ui/logo.tsx'
import type { CurrentUser } from '#shared/contract/auth.ts'
import { PLANS } from '#shared/pricing.ts'

import type { Logout } from './use-logout.ts'

/** The bar over every page of a signed-in user: who, on which plan, and the ways to pay and to leave. */
export function AppHeader({ user, logout }: { user: CurrentUser; logout: Logout }) {
  const [here] = useRoute('/subscription')
  const plan = user.subscriptionPlan
  return (
    <header className="app-header">
      <div className="wrap">
        <Link href="/" className="wordmark" aria-label="Fineprint, home">
          Fineprint
          <Asterisk />
        </Link>
        <div className="who">
          <span className="who-name">
            {user.firstName} {user.lastName}
          </span>
          {plan !== 'free' && <Badge variant="secondary">{PLANS[plan].name}</Badge>}
        </div>
        <span className="sep" />
        <Link
          href="/subscription"
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          aria-current={here ? 'page' : undefined}
        >
          <span className="long">Subscription</span>
          <span className="short">Plans</span>
        </Link>
        <Button variant="outline" size="sm" pending={logout.pending} onClick={logout.run}>
          {logout.pending ? 'Logging out...' : 'Logout'}
        </Button>
      </div>
    </header>
  )
}
