import './history.css'
import { useId } from 'react'

import { dayOf, priceFromCents } from '#client/lib/format.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Payment } from '#shared/contract/payments.ts'

import { LoadFailure } from './load-failure.tsx'
import type { Loaded } from './use-loaded.ts'

/** Every payment, the newest first; one that waits can be completed. */
export function PaymentHistory({
  history,
  onComplete,
}: {
  history: Loaded<Payment[]>
  onComplete: (paymentId: string) => void
}) {
  const { data, failed, reload } = history
  if (failed) return <LoadFailure words="Unable to load payment history" onReload={reload} />
  if (data === null) return <HistorySkeleton />
  if (data.length === 0) {
    return (
      <div className="empty sub-history-empty">
        <Icon name="i-lucide-receipt-text" />
        <p>No payment history found</p>
      </div>
    )
  }
  return (
    <ul className="sub-history">
      {data.map((payment) => (
        <Row key={payment.id} payment={payment} onComplete={() => onComplete(payment.id)} />
      ))}
    </ul>
  )
}

function Row({ payment, onComplete }: { payment: Payment; onComplete: () => void }) {
  const { status, description, createdAt, type, amount } = payment
  const what = useId()
  return (
    <li>
      <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      <span className="sub-history-what" id={what}>
        {description}
        {type === 'payg_credits' && ', pay as you go'}
      </span>
      <StatusBadge status={status} />
      <b className="sub-history-amount">{priceFromCents(amount)}</b>
      {status === 'pending' && (
        <Button size="sm" aria-describedby={what} onClick={onComplete}>
          Complete Payment
        </Button>
      )}
    </li>
  )
}

function StatusBadge({ status }: { status: Payment['status'] }) {
  switch (status) {
    case 'succeeded':
      return (
        <Badge variant="secondary">
          <Icon name="i-lucide-check" /> Succeeded
        </Badge>
      )
    case 'pending':
      return (
        <Badge variant="warn">
          <Icon name="i-lucide-clock" /> Pending
        </Badge>
      )
    case 'failed':
      return (
        <Badge variant="destructive">
          <Icon name="i-lucide-x" /> Failed
        </Badge>
      )
  }
}

function HistorySkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">Loading your payments</span>
      <ul className="sub-history" aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <li key={row}>
            <Skeleton width="7rem" />
            <Skeleton width="12rem" />
            <Skeleton width="5rem" />
            <Skeleton width="4rem" />
          </li>
        ))}
      </ul>
    </div>
  )
}
