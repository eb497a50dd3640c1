import './credits.css'
import { Link, useRoute } from 'wouter'

import { Icon } from '#client/ui/icon.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

import { creditState, type CreditTone } from './credit-state.ts'
import { useCredits } from './use-credits.ts'

/** The strip under the header; changes are announced politely and never steal focus. */
export function CreditBanner() {
  const { balance, failed } = useCredits()
  if (failed) {
    return (
      <div className="credits credits-trouble" aria-live="polite">
        <div className="wrap">
          <span className="credits-n">
            <Icon name="i-lucide-triangle-alert" /> Unable to load credits
          </span>{' '}
          <span className="credits-text">Please refresh the page</span>
        </div>
      </div>
    )
  }
  if (balance === null) {
    return (
      <div className="credits credits-wait" aria-live="polite" aria-busy="true">
        <div className="wrap">
          {/* The rows that are to come, so that the page below stays where it is. */}
          <span className="credits-n" aria-hidden="true">
            <b>{'\u00A0'}</b>
          </span>{' '}
          <span className="credits-text">
            <Skeleton width="16rem" />
            <span className="visually-hidden">Loading credits</span>
          </span>
        </div>
      </div>
    )
  }
  const { total, tone, sentence } = creditState(balance)
  return (
    <div className={`credits credits-${tone}`} aria-live="polite">
      <div className="wrap">
        <span className="credits-n">
          <ToneIcon tone={tone} />
          <b>{total < 0 ? `−${-total}` : total}</b> {total === 1 ? 'credit' : 'credits'}
        </span>{' '}
        <span className="credits-text">{sentence}</span>
        <WayToPlans tone={tone} />
      </div>
    </div>
  )
}

const WAYS: Readonly<Record<CreditTone, string>> = {
  ok: 'Subscription',
  few: 'Get Credits',
  none: 'Choose a plan',
}

function WayToPlans({ tone }: { tone: CreditTone }) {
  const [there] = useRoute('/subscription')
  return there ? null : (
    <Link href="/subscription" className="link">
      {WAYS[tone]}
    </Link>
  )
}

function ToneIcon({ tone }: { tone: CreditTone }) {
  switch (tone) {
    case 'ok':
      return <Icon name="i-lucide-circle-check" />
    case 'few':
      return <Icon name="i-lucide-triangle-alert" />
    case 'none':
      return <Icon name="i-lucide-octagon-alert" />
  }
}
