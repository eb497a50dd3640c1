import type { DatabaseSync } from 'node:sqlite'

import { paygTotalCents, PLANS } from '#shared/pricing.ts'

import type { FakeStripe } from './fake-stripe.ts'

type Ledger = DatabaseSync
type Row = Record<string, unknown>

/** What must hold of one user after every step. Throws with what does not. */
export function checkUser(
  userId: string,
  ledger: Ledger,
  database: DatabaseSync,
  stripe: FakeStripe,
): void {
  if (!hasTable(ledger)) return
  const entries = ledger.prepare('select key, bucket, delta from entries').all()
  const byKey = new Map(entries.map((row) => [String(row['key']), Number(row['delta'])]))
  const balance = entries.reduce((sum, { delta }) => sum + Number(delta), 0)
  const reversed = entries
    .filter(({ key }) => /^(stripe-refund|dispute):/.test(String(key)))
    .reduce((sum, { delta }) => sum + Number(delta), 0)
  // What is missing below zero was taken back by a reversal, never spent.
  must(balance >= Math.min(0, reversed), userId, `balance ${balance} with ${reversed} reversed`)
  for (const [key, delta] of byKey) {
    if (key.startsWith('pi:')) checkIntentGrant(userId, key, delta, stripe)
    if (key.startsWith('invoice:')) checkInvoiceGrant(userId, key, delta, stripe)
  }
  checkAnalyses(userId, byKey, database)
  checkOrders(userId, stripe)
}

/** What must hold once everything has come to rest. */
export function checkAtRest(
  userId: string,
  ledger: Ledger,
  database: DatabaseSync,
  stripe: FakeStripe,
): void {
  checkUser(userId, ledger, database, stripe)
  const customer = database
    .prepare('select customer_id from stripe_customers where user_id = ?')
    .get(userId)
  for (const intent of stripe.intents.values()) {
    if (intent.customerId !== customer?.['customer_id'] || intent.status !== 'succeeded') continue
    const invoice = intent.invoiceId === null ? null : stripe.invoices.get(intent.invoiceId)
    const key = invoice ? `invoice:${invoice.id}` : `pi:${intent.id}`
    const credits = invoice
      ? PLANS[stripe.planOf(invoice)].credits
      : Number(intent.metadata['quantity'])
    const grant = ledger.prepare('select delta from entries where key = ?').get(key)
    must(grant?.['delta'] === credits, userId, `${key} was paid and brought ${str(grant)}`)
    const gone = Math.min(stripe.goneCents(intent.id), intent.receivedCents)
    const expected = Math.floor((credits * gone) / intent.receivedCents)
    const taken = ledger
      .prepare(
        `select -coalesce(sum(delta), 0) as credits from entries
          where key in (select key from movements where grant_key = ?)`,
      )
      .get(key)
    must(Number(taken?.['credits']) === expected, userId, `${key}: ${str(taken)} of ${expected}`)
    const row = database
      .prepare('select status, slot from payments where payment_intent_id = ?')
      .get(intent.id)
    must(row?.['status'] === 'succeeded' && row['slot'] === null, userId, `${key}: ${str(row)}`)
  }
  const stuck = database
    .prepare(`select id, status from analyses where user_id = ? and status = 'processing'`)
    .all(userId)
  must(stuck.length === 0, userId, `analyses never ended: ${str(stuck)}`)
  for (const subscription of stripe.subscriptionsOf(userId)) {
    const row = database
      .prepare('select stripe_status from subscriptions where id = ?')
      .get(subscription.id)
    must(row?.['stripe_status'] === subscription.status, userId, `${subscription.id} is stale`)
  }
}

function checkIntentGrant(userId: string, key: string, delta: number, stripe: FakeStripe): void {
  const intent = stripe.intents.get(key.slice(3))
  const ours = intent?.metadata['userId'] === userId && intent.status === 'succeeded'
  must(ours, userId, `${key} was granted without a payment`)
  must(intent?.receivedCents === paygTotalCents(delta), userId, `${key} brought ${delta}`)
}

function checkInvoiceGrant(userId: string, key: string, delta: number, stripe: FakeStripe): void {
  const invoice = stripe.invoices.get(key.slice(8))
  const ours = invoice?.metadata['userId'] === userId && invoice.status === 'paid'
  must(ours, userId, `${key} was granted without a payment`)
  if (!invoice) return
  const plan = PLANS[stripe.planOf(invoice)]
  must(plan.credits === delta && invoice.paidCents === plan.priceCents, userId, `${key}: ${delta}`)
}

/** Each run is charged at most once; a completed one is charged, a failed one is returned. */
function checkAnalyses(userId: string, byKey: Map<string, number>, database: DatabaseSync): void {
  const rows = database
    .prepare('select id, run, status from analyses where user_id = ?')
    .all(userId)
  for (const { id, run, status } of rows) {
    for (let one = 1; one <= Number(run); one += 1) {
      const name = `${String(id)}:${one}`
      const net = -(byKey.get(`analysis:${name}`) ?? 0) - (byKey.get(`refund:${name}`) ?? 0)
      must(net === 0 || net === 1, userId, `analysis ${name} was charged ${net} times`)
      const last = one === Number(run)
      if (!last || status === 'failed') must(net === 0, userId, `failed ${name} was not returned`)
      if (last && status === 'completed') must(net === 1, userId, `${name} was not charged`)
    }
  }
}

/** Coming back to a choice of plan never leaves a second order behind. */
function checkOrders(userId: string, stripe: FakeStripe): void {
  const open = stripe.subscriptionsOf(userId).filter(({ status }) => status === 'incomplete')
  must(open.length <= 1, userId, `${open.length} incomplete subscriptions`)
}

function hasTable(ledger: Ledger): boolean {
  return (
    ledger.prepare(`select 1 as one from sqlite_master where name = 'entries'`).get() !== undefined
  )
}

function must(holds: boolean | undefined, userId: string, what: string): void {
  if (!holds) throw new Error(`user ${userId}: ${what}`)
}

function str(value: Row | Row[] | undefined): string {
  return JSON.stringify(value) ?? 'nothing'
}
