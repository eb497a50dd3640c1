import { collect, draftInvoice, endSubscription, finalizeInvoice } from './billing.ts'
import { confirmable } from './charge-later.ts'
import type { Desk, RequestInfo } from './desk.ts'
import { openDesk } from './desk.ts'
import { MOST_ATTEMPTS, isOver } from './invoice-payments.ts'
import type { Invoice, Subscription } from './objects.ts'
import { nextPeriodEnd } from './periods.ts'
import type { SandboxStore, Stored } from './store.ts'
import type { Transaction } from './transaction.ts'
import { transact } from './transaction.ts'

type Clock = Stored & { readonly object: 'sandbox_clock'; readonly offsetSeconds: number }

const CLOCK_ID = 'sandbox_clock'
const HOUR_SECONDS = 60 * 60
const INCOMPLETE_SECONDS = 23 * HOUR_SECONDS

const NOBODY: RequestInfo = { id: null, idempotencyKey: null }

/** The sandbox's time in seconds: the machine's, moved on by what `advance` added. */
export async function sandboxNow(transaction: Transaction, realNowMs: number): Promise<number> {
  return Math.floor(realNowMs / 1000) + (await offset(transaction))
}

/** Moves the clock on, doing at its time whatever falls due on the way. */
export async function advanceClock(
  store: SandboxStore,
  realNowMs: number,
  seconds: number,
): Promise<void> {
  const target = (await transact(store, (t) => sandboxNow(t, realNowMs))) + seconds
  for (;;) {
    const more = await transact(store, async (transaction) => {
      const now = await sandboxNow(transaction, realNowMs)
      const task = await nextTask(openDesk(transaction, now, NOBODY), target)
      const at = Math.max(now, task?.dueSeconds ?? target)
      await setOffset(transaction, at - Math.floor(realNowMs / 1000))
      if (task) await task.perform(openDesk(transaction, at, NOBODY))
      return task !== null
    })
    if (!more) return
  }
}

type Task = { readonly dueSeconds: number; readonly perform: (desk: Desk) => Promise<void> }

async function nextTask(desk: Desk, until: number): Promise<Task | null> {
  const subscriptions = await desk.list('subscription', (one) => !isOver(one))
  const invoices = await desk.list('invoice', (one) => one.parent !== null)
  const tasks = [...subscriptions.map(subscriptionTask), ...invoices.map(invoiceTask)]
    .filter((task) => task !== null)
    .filter(({ dueSeconds }) => dueSeconds <= until)
  return tasks.toSorted((a, b) => a.dueSeconds - b.dueSeconds)[0] ?? null
}

function subscriptionTask(subscription: Subscription): Task | null {
  const end = subscription.items.data[0]?.current_period_end
  if (subscription.status === 'incomplete') {
    return {
      dueSeconds: subscription.created + INCOMPLETE_SECONDS,
      perform: async (desk) =>
        void (await endSubscription(desk, subscription, 'incomplete_expired')),
    }
  }
  if (end === undefined) return null
  if (subscription.cancel_at_period_end) {
    return {
      dueSeconds: end,
      perform: async (desk) => void (await endSubscription(desk, subscription, 'canceled')),
    }
  }
  return { dueSeconds: end, perform: async (desk) => renew(desk, subscription) }
}

function renew(desk: Desk, before: Subscription): void {
  const item = before.items.data[0]
  if (!item?.price.recurring) throw new Error('a subscription renews by its price')
  const start = item.current_period_end
  const end = nextPeriodEnd(before.billing_cycle_anchor, item.price.recurring, start)
  const moved: Subscription = {
    ...before,
    status: before.status === 'trialing' ? 'active' : before.status,
    items: {
      ...before.items,
      data: [{ ...item, current_period_start: start, current_period_end: end }],
    },
  }
  desk.emit('customer.subscription.updated', moved)
  const draft = draftInvoice(desk, moved, 'subscription_cycle', item.price.unit_amount)
  desk.save<'subscription'>({ ...moved, latest_invoice: draft.id })
}

function invoiceTask(invoice: Invoice): Task | null {
  if (invoice.status === 'draft') {
    return {
      dueSeconds: invoice.created + HOUR_SECONDS,
      perform: async (desk) => chargeIfPossible(desk, finalizeInvoice(desk, invoice)),
    }
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    return {
      dueSeconds: invoice.next_payment_attempt,
      perform: (desk) => chargeIfPossible(desk, invoice),
    }
  }
  return null
}

async function chargeIfPossible(desk: Desk, invoice: Invoice): Promise<void> {
  if (invoice.status !== 'open') return
  if (await confirmable(desk, invoice)) await collect(desk, invoice)
  const after = await desk.get('invoice', invoice.id)
  const id = after.parent?.subscription_details.subscription
  const subscription = id === undefined ? null : await desk.find('subscription', id)
  if (after.status === 'open' && after.attempt_count >= MOST_ATTEMPTS && subscription) {
    await endSubscription(desk, subscription, 'canceled')
  }
}

async function offset(transaction: Transaction): Promise<number> {
  // Written by `setOffset` alone.
  const clock = (await transaction.read(CLOCK_ID)) as Clock | null
  return clock?.offsetSeconds ?? 0
}

async function setOffset(transaction: Transaction, offsetSeconds: number): Promise<void> {
  const clock: Clock = { id: CLOCK_ID, object: 'sandbox_clock', created: 0, offsetSeconds }
  transaction.write(clock)
}
