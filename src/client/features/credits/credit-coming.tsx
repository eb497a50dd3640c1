import './no-credits.css'
import { Link } from 'wouter'

import { Button } from '#client/ui/button.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { PayCard } from '#client/ui/pay-page.tsx'

import { useCreditsArriving } from './use-credits-arriving.ts'

/** A payment was made and its credit is still on the way: the analysis starts when it comes. */
export function CreditComing({
  documentName,
  sentence,
  onCredits,
  onBack,
}: {
  documentName: string
  /** The server's, when it refused the start: it explains a balance below zero. */
  sentence: string | null
  onCredits: () => void
  onBack: () => void
}) {
  const total = useCreditsArriving(onCredits)
  const owing = total !== null && total < 0
  return (
    <PayCard title={owing ? 'Credits are still missing' : 'Your payment is being processed'}>
      <p className="soft no-credits-file">
        {owing && sentence !== null
          ? sentence
          : `Nothing more is to be paid. The analysis of “${documentName}” starts by itself as soon as the credit arrives. You may leave this page: the credit then waits on your account.`}
      </p>
      <div className="btn-row end mt-4">
        <Button variant="ghost" onClick={onBack}>
          Back to Dashboard
        </Button>
        {owing && (
          <Link href="/subscription" className={buttonClass()}>
            Get Credits
          </Link>
        )}
        {total !== null && total > 0 && <Button onClick={onCredits}>Start Analysis</Button>}
      </div>
    </PayCard>
  )
}
