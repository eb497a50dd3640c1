import { Link } from 'wouter'

import { buttonClass } from '#client/ui/button-class.ts'

import { GET_STARTED } from './addresses.ts'

/** The band of colour before the footer. */
export function CallToAction() {
  return (
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
  )
}
