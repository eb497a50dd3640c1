import { Link } from 'wouter'

import { Asterisk, Wordmark } from '#client/ui/logo.tsx'

/** The fine print, answering the asterisk of the headline. */
export function LandingFooter() {
  return (
    <footer className="land-foot">
      <div className="wrap">
        <div className="land-foot-top">
          <Wordmark large />
          <nav aria-label="Footer">
            <a href="#how">How It Works</a>
            <Link href="/login">Sign In</Link>
          </nav>
        </div>
        <div className="fineprint">
          <p>
            <span className="fn-star">
              <Asterisk />
            </span>
            The fine print, in full size. Fineprint is information, not legal advice; it never says
            buy or don’t buy. Ask a lawyer or conveyancer before you sign or before a time limit
            ends.
          </p>
          <dl>
            <div>
              <dt>Your file, its text and the report</dt>
              <dd>Kept until you delete them. Deleted means deleted.</dd>
            </div>
            <div>
              <dt>A file that cannot be read</dt>
              <dd>Is refused with its reason, and no credit is used.</dd>
            </div>
            <div>
              <dt>An analysis that fails</dt>
              <dd>Gives its credit back by itself.</dd>
            </div>
          </dl>
        </div>
      </div>
    </footer>
  )
}
