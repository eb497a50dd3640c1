import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { formatAud, PAYG_PRICE_CENTS } from '#shared/pricing.ts'
import type { Severity } from '#shared/report.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { classes } from '#client/ui/classes.ts'
import { Asterisk } from '#client/ui/logo.tsx'
import { SeverityMark } from '#client/ui/severity.tsx'

import { GET_STARTED, SAMPLE } from './addresses.ts'

/** The headline beside a page of a contract that has been read. */
export function Hero() {
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-text">
          <h1>
            <span className="kicker">Australia’s premier property analysis platform</span>{' '}
            <span className="display">
              Know what you are signing
              <sup className="fn">
                <Asterisk />
              </sup>
            </span>
          </h1>
          <p className="hero-lead measure">
            Upload the contract before you sign it. Fineprint reads every page and writes in the
            margin what could cost you money, time or the use of your home, always beside the words
            it rests on.
          </p>
          <div className="btn-row">
            <Link className={buttonClass({ size: 'lg' })} href={GET_STARTED}>
              Get Started
            </Link>
            <Link className={buttonClass({ size: 'lg', variant: 'link' })} href={SAMPLE}>
              Read a sample report
            </Link>
          </div>
          <p className="t-sm soft">
            Your first analysis is free. After that {formatAud(PAYG_PRICE_CENTS)} each, or less with
            a plan.
          </p>
        </div>
        <ReadPage />
      </div>
    </section>
  )
}

/** An invented page: each note in the margin stands beside the words it rests on. */
function ReadPage() {
  return (
    <figure className="hero-doc" aria-label="A page of a contract with three notes in its margin">
      <div className="page sheet">
        <header>
          <span>Contract of sale of land</span>
          <span>Special conditions</span>
        </header>
        <div className="clause-title">7.&ensp;Deposit</div>
        <MarkedClause
          number="7.1"
          severity="high"
          quote="The purchaser consents to the release of the deposit to the vendor forthwith"
          after=" upon this contract becoming unconditional, and the vendor may apply the deposit as a deposit on another purchase."
          note="Your deposit could be paid out early"
        >
          Before settlement, $85,000 would leave the trust account. Ask for condition 7 to be struck
          out.
        </MarkedClause>
        <div className="clause-title">8.&ensp;Settlement</div>
        <MarkedClause
          number="8.1"
          severity="medium"
          before="The vendor may by notice extend the settlement date by "
          quote="a period or periods not exceeding 60 days, and no compensation is payable"
          after=" to the purchaser."
          note="Settlement can move, only for them"
        >
          Up to 60 days of rent or storage at your cost.
        </MarkedClause>
        <div className="clause-title hero-rest">9.&ensp;Default</div>
        <MarkedClause
          number="9.2"
          severity="low"
          rest
          before="The purchaser must pay "
          quote="$440 for each request to reschedule settlement"
          after=", together with the vendor’s reasonable costs of any notice of default."
          note="A fee for moving the date"
        >
          $440 each time you ask.
        </MarkedClause>
        <div className="clause-title hero-rest">10.&ensp;Goods</div>
        <p className="hero-rest">
          <i>10.1</i> The goods sold with the land are listed in the schedule. The vendor gives no
          warranty as to their condition or fitness for any purpose.
        </p>
        <p className="hero-rest">
          <i>10.2</i> The garden irrigation controller is leased and is not included in the goods
          sold with the land.
        </p>
      </div>
    </figure>
  )
}

function MarkedClause({
  number,
  severity,
  before = '',
  quote,
  after,
  note,
  rest = false,
  children,
}: {
  number: string
  severity: Severity
  before?: string
  quote: string
  after: string
  note: string
  /** Left out on a phone. */
  rest?: boolean
  children: ReactNode
}) {
  return (
    <p className={classes('has-mark', `l-${severity}`, rest && 'hero-rest')}>
      <i>{number}</i> {before}
      <mark className={`hl-${severity}`}>{quote}</mark>
      {after}
      <span className="margin-mark">
        <SeverityMark severity={severity} />
      </span>
      <span className={`hn hn-${severity}`}>
        <b>{note}</b>
        <span>{children}</span>
      </span>
    </p>
  )
}
