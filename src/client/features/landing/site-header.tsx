import { Link } from 'wouter'

import { buttonClass } from '#client/ui/button-class.ts'
import { Asterisk } from '#client/ui/logo.tsx'

import { GET_STARTED, SIGN_IN } from './addresses.ts'

/** The bar over the pages that need no account; `home` is true on the landing page itself. */
export function SiteHeader({ home = false }: { home?: boolean }) {
  return (
    <header className="app-header land-header">
      <div className="wrap">
        <Link className="wordmark" href="/" aria-label="Fineprint, home">
          Fineprint
          <Asterisk />
        </Link>
        <a className="land-nav land-nav-how" href={home ? '#how' : '/#how'}>
          How It Works
        </a>
        <Link className="land-nav" href={SIGN_IN}>
          Sign In
        </Link>
        <Link className={buttonClass({ size: 'sm' })} href={GET_STARTED}>
          Get Started
        </Link>
      </div>
    </header>
  )
}
