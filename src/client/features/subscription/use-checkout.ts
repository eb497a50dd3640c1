import { useRef, useState } from 'react'

import { call } from '#client/lib/api.ts'
import { serverMessage } from '#client/lib/api-error.ts'
import { dayOf } from '#client/lib/format.ts'
import type { PaymentOutcome } from '#client/lib/payment-form.ts'
import { toast } from '#client/ui/toast.ts'
import { buyCredits, completePayment, type AllocationMetadata } from '#shared/contract/payments.ts'
import { createSubscription } from '#shared/contract/subscription.ts'
import { paygTotalCents, type PaidPlanId } from '#shared/pricing.ts'

import {
  creditsMetadata,
  planMetadata,
  type Checkout,
  type Order,
  type PendingWanted,
  type Purchase,
} from './checkout.ts'
import type { PlanOffer } from './plan-offer.ts'
import { planName } from './plan-words.ts'
import { useRefreshAccount } from './use-refresh-account.ts'

const CLOSED: Checkout = { step: 'closed' }

/** Has the server settle a payment and tells of it; never rejects. */
export type Allocate = (paymentIntentId: string, metadata: AllocationMetadata) => Promise<unknown>

/**
 * Everything that is paid or chosen on this page, one thing at a time: what is open, and what may
 * happen next. Closing it leaves a payment that was opened in the history, where it can be completed.
 */
export function useCheckout(userId: string, allocate: Allocate) {
  const [state, setState] = useState<Checkout>(CLOSED)
  const refresh = useRefreshAccount()
  /** Answers that come after the dialog was closed belong to nobody. */
  const visit = useRef(0)

  function close(): void {
    visit.current += 1
    setState(CLOSED)
    // An order may have been opened that now waits.
    if (state.step !== 'confirming') void refresh()
  }

  async function open(order: Order): Promise<void> {
    visit.current += 1
    const mine = visit.current
    setState({ step: 'preparing', order })
    try {
      const purchase = await opened(userId, order)
      if (visit.current === mine) setState({ step: 'paying', purchase })
      // Closed meanwhile: the order is there all the same and waits in the history.
      else void refresh()
    } catch (error) {
      if (visit.current !== mine) return
      const message = serverMessage(error, PLAIN_FAILURE[order.kind])
      toast({ title: 'Payment Setup Error', description: message, variant: 'destructive' })
      setState({ step: 'failed', order, message })
      void refresh()
    }
  }

  async function choose(planId: PaidPlanId, offer: PlanOffer): Promise<void> {
    visit.current += 1
    const mine = visit.current
    setState({ step: 'confirming', planId, offer, sending: true })
    try {
      const { clientSecret } = await call(createSubscription, { body: { planId } })
      if (clientSecret !== null && visit.current === mine) {
        const purchase = { clientSecret, metadata: planMetadata(userId, planId) }
        setState({ step: 'paying', purchase })
        return
      }
      if (clientSecret === null) toast(changeWords(planId, offer))
      if (visit.current === mine) setState(CLOSED)
      void refresh()
    } catch (error) {
      toast({
        title: 'Subscription Error',
        description: serverMessage(error, 'Failed to create subscription'),
        variant: 'destructive',
      })
      if (visit.current === mine) setState({ step: 'confirming', planId, offer, sending: false })
      void refresh()
    }
  }

  async function settle(purchase: Purchase, outcome: PaymentOutcome): Promise<void> {
    if (outcome.status === 'succeeded') {
      setState((now) =>
        now.step === 'paying' && now.purchase === purchase ? { step: 'settling', purchase } : now,
      )
      await allocate(outcome.paymentIntentId, purchase.metadata)
    }
    // Another payment may have been opened while this one was settled behind a closed dialog.
    setState((now) => ('purchase' in now && now.purchase === purchase ? CLOSED : now))
    await refresh()
  }

  return {
    state,
    close,
    buy: (quantity: number) => void open({ kind: 'credits', quantity }),
    complete: (wanted: PendingWanted = {}) => void open({ kind: 'pending', wanted }),
    confirm: (planId: PaidPlanId, offer: PlanOffer) =>
      setState({ step: 'confirming', planId, offer, sending: false }),
    choose: (planId: PaidPlanId, offer: PlanOffer) => void choose(planId, offer),
    retry: (order: Order) => void open(order),
    settle: (purchase: Purchase, outcome: PaymentOutcome) => void settle(purchase, outcome),
  }
}

/** Spec §8: where the server gave no sentence of its own. */
const PLAIN_FAILURE: Readonly<Record<Order['kind'], string>> = {
  credits: 'Failed to create payment intent',
  pending: 'Failed to load payment details',
}

async function opened(userId: string, order: Order): Promise<Purchase> {
  if (order.kind === 'pending') return call(completePayment, { query: order.wanted })
  const { quantity } = order
  const body = { quantity, amount: paygTotalCents(quantity) }
  const { clientSecret } = await call(buyCredits, { body })
  return { clientSecret, metadata: creditsMetadata(userId, quantity) }
}

/** What a choice changed that is not paid now. */
function changeWords(planId: PaidPlanId, offer: PlanOffer): { title: string; description: string } {
  const name = planName(planId)
  if (offer.kind === 'keep') {
    return { title: `You keep ${name}`, description: 'It renews by itself again.' }
  }
  const startsAt = offer.kind === 'switch' ? offer.startsAt : null
  return {
    title: `${name} is chosen`,
    description: `It begins ${startsAt === null ? 'when your plan ends' : `on ${dayOf(startsAt)}`}. Nothing is charged before.`,
  }
}
