import { dayOf } from '#client/lib/format.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { SubscriptionStatus } from '#shared/contract/subscription.ts'

import { planName } from './plan-words.ts'
import { useCancelPlan } from './use-cancel-plan.ts'

/** Asks before a plan is cancelled, and says what happens to the credits and when. */
export function CancelPlan({
  status,
  open,
  finalFocus,
  onClose,
}: {
  status: SubscriptionStatus
  open: boolean
  finalFocus: () => HTMLElement | null
  onClose: () => void
}) {
  const { run, pending } = useCancelPlan()
  const name = status.plan === 'free' ? 'this plan' : planName(status.plan)
  return (
    <ConfirmDialog
      open={open}
      destructive
      title={`Cancel ${name}?`}
      description={whatHappens(status, name)}
      confirmLabel="Cancel Subscription"
      cancelLabel={status.status === 'pending' ? 'Not Now' : `Keep ${name}`}
      pending={pending}
      finalFocus={finalFocus}
      onConfirm={() => void run().then(onClose)}
      onCancel={onClose}
    />
  )
}

function whatHappens(status: SubscriptionStatus, name: string): string {
  const { nextPlan, currentPeriodEnd } = status
  if (status.status === 'pending') {
    return 'It ends at once, and its open payment is dropped. Credits that you have stay yours.'
  }
  const ends =
    currentPeriodEnd === null ? 'ends with its period' : `ends on ${dayOf(currentPeriodEnd)}`
  const instead = nextPlan === null ? '' : ` ${planName(nextPlan)} does not begin.`
  return `${name} ${ends}.${instead} Nothing more is charged, and you keep your credits.`
}
