import type { Stored } from './store.ts'

/** The parts of Stripe's objects (2026-10-28.endive) that the sandbox keeps. Amounts in cents. */

export type Metadata = Readonly<Record<string, string>>

export type Customer = Stored & {
  object: 'customer'
  email: string | null
  name: string | null
  description: string | null
  metadata: Metadata
  invoice_settings: { default_payment_method: string | null }
  livemode: false
  /** The next charge of this customer is declined whatever the card. */
  _failNext: boolean
  deleted?: true
}

export type Product = Stored & {
  object: 'product'
  name: string
  active: boolean
  description: string | null
  metadata: Metadata
  livemode: false
}

export type Price = Stored & {
  object: 'price'
  active: boolean
  currency: string
  unit_amount: number
  lookup_key: string | null
  metadata: Metadata
  product: string
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number } | null
  tax_behavior: string
  type: 'recurring' | 'one_time'
  livemode: false
}

export type PaymentMethod = Stored & {
  object: 'payment_method'
  type: 'card'
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
  customer: string | null
  metadata: Metadata
  livemode: false
  _card: string
}

export type CardError = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
  charge?: string
}

export type PaymentIntent = Stored & {
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Metadata
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  client_secret: string
  payment_method: string | null
  latest_charge: string | null
  last_payment_error: CardError | null
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, unknown> } | null
  allowed_payment_method_types: string[] | null
  setup_future_usage: string | null
  canceled_at: number | null
  livemode: false
  _invoice: string | null
}

export type Charge = Stored & {
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  captured: boolean
  currency: string
  customer: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string
  refunded: boolean
  status: 'succeeded' | 'failed'
  livemode: false
}

export type Refund = Stored & {
  object: 'refund'
  amount: number
  charge: string
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'succeeded' | 'failed'
  failure_reason?: string
}

export type Dispute = Stored & {
  object: 'dispute'
  amount: number
  charge: string
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost'
  livemode: false
}

export type SubscriptionItem = {
  id: string
  object: 'subscription_item'
  created: number
  current_period_start: number
  current_period_end: number
  price: Price
  quantity: number
  subscription: string
}

export type Subscription = Stored & {
  object: 'subscription'
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  collection_method: 'charge_automatically'
  currency: string
  customer: string
  default_payment_method: string | null
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string }
  latest_invoice: string | null
  metadata: Metadata
  payment_settings: {
    payment_method_types: string[] | null
    save_default_payment_method: string
  }
  pending_setup_intent: null
  start_date: number
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled'
  trial_end: number | null
  billing_cycle_anchor: number
  livemode: false
}

export type InvoiceLine = {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
  period: { start: number; end: number }
  pricing: { type: 'price_details'; price_details: { price: string; product: string } } | null
  quantity: number
}

export type Invoice = Stored & {
  object: 'invoice'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  auto_advance: boolean
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'manual'
  collection_method: 'charge_automatically'
  currency: string
  customer: string
  default_payment_method: string | null
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string }
  metadata: Metadata
  next_payment_attempt: number | null
  number: string
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { metadata: Metadata; subscription: string }
  } | null
  status: 'draft' | 'open' | 'paid' | 'void'
  status_transitions: {
    finalized_at: number | null
    paid_at: number | null
    voided_at: number | null
  }
  subtotal: number
  total: number
  livemode: false
  _intent: string | null
}

export type InvoiceItem = Stored & {
  object: 'invoiceitem'
  amount: number
  currency: string
  customer: string
  description: string | null
  invoice: string | null
  metadata: Metadata
  livemode: false
}

export type InvoicePayment = Stored & {
  object: 'invoice_payment'
  amount_paid: number | null
  amount_requested: number
  currency: string
  invoice: string
  is_default: true
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'open' | 'paid' | 'canceled'
  status_transitions: { canceled_at: number | null; paid_at: number | null }
  livemode: false
}

export type SandboxEvent = Stored & {
  object: 'event'
  api_version: string
  data: { object: unknown; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** Every kind by its name in `object`. */
export type Kinds = {
  customer: Customer
  product: Product
  price: Price
  payment_method: PaymentMethod
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  subscription: Subscription
  invoice: Invoice
  invoiceitem: InvoiceItem
  invoice_payment: InvoicePayment
  event: SandboxEvent
}
export type Kind = keyof Kinds

const PREFIXES: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  payment_method: 'pm',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'dp',
  subscription: 'sub',
  invoice: 'in',
  invoiceitem: 'ii',
  invoice_payment: 'inpay',
  event: 'evt',
}

export function freshId(kind: Kind | 'item' | 'line' | 'secret'): string {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 24)
  if (kind === 'secret') return random
  const prefix = kind === 'item' ? 'si' : kind === 'line' ? 'il' : PREFIXES[kind]
  return `${prefix}_${random}`
}
