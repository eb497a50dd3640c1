import { useEffect, useRef } from 'react'

import { Button } from '#client/ui/button.tsx'
import { Panel } from '#client/ui/panel.tsx'

import { useCredits } from './use-credits.ts'

/**
 * Shown when an analysis could not start for want of a credit. It clears by itself as soon as there
 * is one: the pending analysis then starts.
 */
export function NoCredits({
  documentName,
  onCredits,
  onCancel,
  onBack,
}: {
  documentName: string
  onCredits: () => void
  onCancel: () => void
  onBack: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useCreditsArriving(onCredits)
  return (
    <Panel className="credits-out">
      <h2 ref={heading} tabIndex={-1}>
        Your document is waiting
      </h2>
      <p className="credits-out-file">{documentName}</p>
      <p role="alert">
        No credits available. Choose a subscription plan or pay-as-you-go to continue.
      </p>
      <p className="soft measure">
        Paying is not available in this version of Fineprint. Your document is saved: as soon as
        there is a credit on your account, its analysis starts from here.
      </p>
      <div className="btn-row">
        <Button variant="outline" onClick={onBack}>
          Back to Dashboard
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Panel>
  )
}

/** Tells once of credits that were not there when this screen appeared. */
function useCreditsArriving(onCredits: () => void): void {
  const { balance, refresh } = useCredits()
  const told = useRef(false)
  const seenNone = useRef(false)
  useEffect(() => refresh(), [refresh])
  useEffect(() => {
    if (balance === null || told.current) return
    const total = balance.freeCreditsRemaining + balance.subscriptionCreditsRemaining
    // The balance in the cache may be older than the refusal; only one seen at zero can "become" more.
    if (total <= 0) seenNone.current = true
    else if (seenNone.current) {
      told.current = true
      onCredits()
    }
  }, [balance, onCredits])
}
