import { Link } from 'wouter'

import { useTitle } from '#client/lib/title.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Wordmark } from '#client/ui/logo.tsx'
import { MainRegion } from '#client/ui/main-region.tsx'

import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'

import './landing.css'

/** Where every Get Started button leads: the auth screen. */
const GET_STARTED = '/login?tab=register'

/** What a visitor sees. It claims nothing that was not measured and offers nothing that does not work. */
export function Landing() {
  useTitle(null)
  return (
    <>
      <header className="app-header land-header">
        <div className="wrap">
          <Link className="wordmark" href="/" aria-label="Fineprint, home">
            <Wordmark />
          </Link>
          <a className="land-nav" href="#how">
            How It Works
          </a>
          <Link className="land-nav" href="/login">
            Sign In
          </Link>
          <Link className={buttonClass({ size: 'sm' })} href={GET_STARTED}>
            Get Started
          </Link>
        </div>
      </header>
      <MainRegion>
        <Hero getStarted={GET_STARTED} />
        <Features />
        <HowItWorks />
        <section className="land-cta">
          <div className="wrap">
            <h2 className="display">
              Read it before
              <br />
              you sign it
            </h2>
            <div>
              <p className="t-md">
                One free analysis, no card needed. If your file cannot be read, no credit is used.
              </p>
              <Link className={buttonClass({ size: 'lg' })} href={GET_STARTED}>
                Get Started
              </Link>
            </div>
          </div>
        </section>
      </MainRegion>
      <LandingFooter />
    </>
  )
}
