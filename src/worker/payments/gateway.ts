import type { PaidPlanId } from '#shared/pricing.ts'

/** What the app asks of its payment provider, in the app's own terms. Amounts in cents. */
export type Gateway = {
  /** Whether money is real, and what the browser needs to show its form. */
  readonly browser: { readonly mode: 'stripe' | 'sandbox'; readonly publishableKey: string | null }

  readonly createCustomer: (user: CustomerOf, idempotencyKey: string) => Promise<string>

  readonly createIntent: (order: IntentOrder, idempotencyKey: string) => Promise<Intent>
  readonly retrieveIntent: (id: string) => Promise<Intent | null>
  readonly cancelIntent: (id: string) => Promise<void>
  /** The invoice that an intent pays; null for one of pay as you go. */
  readonly invoiceOfIntent: (intentId: string) => Promise<string | null>

  readonly createSubscription: (order: SubscriptionOrder, key: string) => Promise<Subscription>
  readonly retrieveSubscription: (id: string) => Promise<Subscription | null>
  readonly setCancelAtPeriodEnd: (id: string, cancel: boolean) => Promise<void>
  readonly cancelSubscription: (id: string) => Promise<void>

  readonly retrieveInvoice: (id: string) => Promise<Invoice | null>
  readonly openInvoiceOf: (subscriptionId: string) => Promise<Invoice | null>

  readonly retrieveRefund: (id: string) => Promise<MoneyBack | null>
  readonly retrieveDispute: (id: string) => Promise<MoneyBack | null>

  /** Checks the signature over the raw body. */
  readonly readEvent: (body: string, signature: string | undefined) => Promise<EventReading>
  /** Events since then that our webhook did not take, the oldest first. */
  readonly undeliveredEvents: (since: Date) => Promise<readonly PaymentEvent[]>
}

export type CustomerOf = { readonly userId: string; readonly email: string; readonly name: string }

export type Metadata = Readonly<Record<string, string>>

export type IntentOrder = {
  readonly customerId: string
  readonly amountCents: number
  readonly description: string
  readonly metadata: Metadata
}

export type Intent = {
  readonly id: string
  /** `payable` waits for the buyer: a card, a confirmation, or the bank's dialog. */
  readonly status: 'payable' | 'processing' | 'succeeded' | 'canceled'
  readonly declined: boolean
  readonly currency: string
  readonly receivedCents: number
  readonly customerId: string | null
  readonly clientSecret: string | null
  readonly metadata: Metadata
}

export type SubscriptionOrder = {
  readonly customerId: string
  readonly planId: PaidPlanId
  readonly metadata: Metadata
  /** Set when the first payment is to be made later, with a card that is already known. */
  readonly later: { readonly startsAt: Date; readonly methodId: string } | null
}

export type Subscription = {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly customerId: string
  readonly planId: PaidPlanId | null
  readonly cancelAtPeriodEnd: boolean
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly metadata: Metadata
  readonly latestInvoiceId: string | null
  readonly methodId: string | null
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused'

export type Invoice = {
  readonly id: string
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  readonly reason: string
  readonly currency: string
  readonly totalCents: number
  readonly paidCents: number
  readonly customerId: string | null
  readonly subscriptionId: string | null
  /** Of the subscription when the invoice was made. */
  readonly metadata: Metadata
  readonly planId: PaidPlanId | null
  readonly intentId: string | null
  readonly clientSecret: string | null
}

/** A refund or a dispute as it now stands. */
export type MoneyBack = {
  readonly id: string
  readonly status: string
  readonly cents: number
  readonly intentId: string | null
}

/** Only the names in it are used: what it tells is asked for again. */
export type PaymentEvent = { readonly id: string; readonly type: string; readonly objectId: string }

export type EventReading =
  | { readonly outcome: 'event'; readonly event: PaymentEvent }
  | { readonly outcome: 'bad-signature' }
  | { readonly outcome: 'no-secret' }
