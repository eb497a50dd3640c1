import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import type { PaymentFormProps } from '#client/lib/payment-form.ts'
import { getCurrentUser } from '#shared/contract/auth.ts'
import { listDocuments } from '#shared/contract/documents.ts'
import { getPaymentHistory, type Payment } from '#shared/contract/payments.ts'
import {
  getCredits,
  getPlans,
  getSubscriptionStatus,
  type SubscriptionStatus,
} from '#shared/contract/subscription.ts'
import { effectiveCostCents, PLANS, type PaidPlanId } from '#shared/pricing.ts'

import { answer, type FakeServer, type SeenCall, startFakeServer } from './fake-server.ts'
import { renderApp } from './render-app.tsx'
import { imogen } from './user-fixture.ts'

export const quarterly: SubscriptionStatus = {
  plan: 'quarterly',
  status: 'active',
  freeCreditsRemaining: 0,
  subscriptionCreditsRemaining: 18,
  currentPeriodStart: '2026-11-21T03:00:00.000Z',
  currentPeriodEnd: '2027-02-21T03:00:00.000Z',
  nextPlan: null,
  effectiveCostPerReview: 250,
}
export const trial: SubscriptionStatus = {
  ...quarterly,
  plan: 'free',
  freeCreditsRemaining: 1,
  subscriptionCreditsRemaining: 0,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  effectiveCostPerReview: 300,
}
export const twenty: Payment = {
  id: 'pay_20',
  status: 'pending',
  description: '20 analyses',
  createdAt: '2026-11-19T03:00:00.000Z',
  type: 'payg_credits',
  amount: 5_500,
}

/** A server at which Imogen is signed in, with a plan and payments. */
export function signedIn(status: SubscriptionStatus, history: Payment[] = []): FakeServer {
  const server = startFakeServer()
  server.on(getCurrentUser, answer(getCurrentUser, { ...imogen, subscriptionPlan: status.plan }))
  server.on(listDocuments, answer(listDocuments, []))
  server.on(getPaymentHistory, answer(getPaymentHistory, history))
  server.on(
    getPlans,
    answer(getPlans, {
      plans: {
        monthly: planCard('monthly'),
        quarterly: planCard('quarterly'),
        semiannually: planCard('semiannually'),
        annual: planCard('annual'),
      },
      payAsYouGo: { description: 'One', price: 300, credits: 1, effectiveCostPerReview: 300 },
    }),
  )
  stands(server, status)
  return server
}

/** How plan and credits stand from now on. */
export function stands(server: FakeServer, status: SubscriptionStatus): void {
  const { freeCreditsRemaining, subscriptionCreditsRemaining, effectiveCostPerReview } = status
  server.on(getSubscriptionStatus, answer(getSubscriptionStatus, status))
  server.on(
    getCredits,
    answer(getCredits, {
      freeCreditsRemaining,
      subscriptionCreditsRemaining,
      subscriptionPlan: status.plan,
      effectiveCostPerReview,
    }),
  )
}

/** The subscription page, once its tabs are there. */
export async function openPage(search = ''): Promise<UserEvent> {
  const user = renderApp(`/subscription${search}`)
  await tab('Overview')
  return user
}

export function tab(name: string): Promise<HTMLElement> {
  return screen.findByRole('tab', { name })
}

export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }))
}

/** The whole text of the toast with this title. */
export async function toastText(title: string): Promise<string> {
  const shown = await screen.findByText(title, { selector: '.toast-title' })
  return shown.closest('.toast')?.textContent ?? ''
}

/** Every call of a path so far. */
export function callsOf(server: FakeServer, path: string): SeenCall[] {
  return server.calls.filter((call) => call.path === path)
}

/** Stands in for the card form, which is another feature's: pays when its button is pressed. */
export function FakePaymentForm({
  clientSecret,
  payLabel,
  totalCents,
  onOutcome,
  onCancel,
}: PaymentFormProps) {
  return (
    <fieldset>
      <legend>Card for {clientSecret}</legend>
      <p>{totalCents} cents</p>
      <button
        type="button"
        onClick={() => onOutcome({ status: 'succeeded', paymentIntentId: 'pi_1' })}
      >
        {payLabel}
      </button>
      <button
        type="button"
        onClick={() => onOutcome({ status: 'processing', paymentIntentId: 'pi_1' })}
      >
        Pay slowly
      </button>
      <button type="button" onClick={onCancel}>
        Cancel Payment
      </button>
    </fieldset>
  )
}

function planCard(planId: PaidPlanId) {
  const { description, priceCents, credits } = PLANS[planId]
  const effectiveCostPerReview = effectiveCostCents(planId)
  return { description, price: priceCents, credits, effectiveCostPerReview }
}
