import { Link } from 'wouter'

import { useTitle } from '#client/lib/title.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Wordmark } from '#client/ui/logo.tsx'
import { MainRegion } from '#client/ui/main-region.tsx'

import './not-found.css'

/** Any other address. */
export function NotFound() {
  useTitle('Page Not Found')
  return (
    <>
      <header className="app-header">
        <div className="wrap">
          <Link href="/" className="wordmark" aria-label="Fineprint, home">
            <Wordmark />
          </Link>
        </div>
      </header>
      <MainRegion className="wrap four04-place">
        <div className="card four04">
          <p className="four-n" aria-hidden="true">
            404
          </p>
          <div>
            <h1>Page Not Found</h1>
            <p className="soft">There is no page at this address. It may have moved.</p>
            <Link className={buttonClass({ variant: 'outline' })} href="/">
              <Icon name="i-lucide-arrow-left" /> Back to Dashboard
            </Link>
          </div>
        </div>
      </MainRegion>
    </>
  )
}
