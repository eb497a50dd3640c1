import { Link } from 'wouter'

import { Asterisk, Wordmark } from '#client/ui/logo.tsx'

import { SAMPLE, SIGN_IN } from './addresses.ts'

const FINE_PRINT: readonly (readonly [term: string, meaning: string])[] = [
  [
    'Your file, its text and the report',
    'Kept until you delete the document. Deleted means deleted.',
  ],
  ['Your card', 'Goes to Stripe and never reaches us.'],
  ['Credits', 'Never expire. A failed analysis gives its credit back.'],
]

/** The fine print, answering the asterisk of the headline. */
export function LandingFooter({ home = false }: { home?: boolean }) {
  return (
    <footer className="land-foot">
      <div className="wrap">
        <div className="land-foot-top">
          <Wordmark large />
          <nav aria-label="Footer">
            <a href={home ? '#how' : '/#how'}>How It Works</a>
            <Link href={SAMPLE}>Sample Report</Link>
            <Link href={SIGN_IN}>Sign In</Link>
            <Link href="/privacy">Privacy</Link>
            <Link href="/terms">Terms</Link>
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
            {FINE_PRINT.map(([term, meaning]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </footer>
  )
}
