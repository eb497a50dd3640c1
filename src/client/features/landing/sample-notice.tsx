import { Link } from 'wouter'

import { buttonClass } from '#client/ui/button-class.ts'

import { GET_STARTED } from './addresses.ts'

import './landing.css'

/** Says what the sample is, before anybody takes its people and prices for real ones. */
export function SampleNotice() {
  return (
    <aside className="sample-notice" aria-label="About this sample">
      <div className="wrap">
        <p>
          <b>A sample report.</b> The contract and vendor’s statement of a house in Victoria: an
          invented document with invented people, places and prices. The report is Fineprint’s own,
          made as yours would be.
        </p>
        <Link className={buttonClass({ variant: 'outline', size: 'sm' })} href={GET_STARTED}>
          Read your own, free
        </Link>
      </div>
    </aside>
  )
}
