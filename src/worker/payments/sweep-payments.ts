import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'

import { openDatabase } from '../db/for-user.ts'
import { payments, sweepMarks } from '../db/schema.ts'
import { handleEvent } from './handle-event.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentRow } from './payment-rows.ts'
import { closeOrder } from './payment-rows.ts'
import { settleIntent, settleInvoice } from './settle-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

const DAY_MS = 24 * 60 * 60_000

/** An order that nobody paid for so long is closed. */
const ABANDONED_MS = 7 * DAY_MS

/** Stripe lists events for so long. */
const EVENTS_MS = 30 * DAY_MS

const TASK = 'stripe-events'
const BATCH = 50

/**
 * Once a day: settles orders that have been open for a day, and does what the messages asked for
 * that our webhook did not take.
 */
export async function sweepPayments(desk: PaymentDesk): Promise<void> {
  const database = openDatabase(desk.env)
  const due = await database
    .select()
    .from(payments)
    .where(
      and(
        isNotNull(payments.slot),
        lte(payments.updatedAt, new Date(desk.now().getTime() - DAY_MS)),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(BATCH)
  for (const row of due) await settleOpen(desk, row)
  await readMissedEvents(desk)
}

async function settleOpen(desk: PaymentDesk, row: PaymentRow): Promise<void> {
  const abandoned = desk.now().getTime() - row.createdAt.getTime() >= ABANDONED_MS
  if (row.paymentIntentId && row.type === 'payg_credits') {
    if (abandoned) await cancelIfPayable(desk, row.paymentIntentId)
    await settleIntent(desk, row.paymentIntentId)
  }
  if (row.subscriptionId) await syncSubscription(desk, row.subscriptionId)
  if (row.invoiceId) await settleInvoice(desk, row.invoiceId)
  // Stripe ends an order of a plan that is not paid within a day.
  const nothingThere = !row.paymentIntentId && !row.invoiceId
  if (abandoned && nothingThere) await closeOrder(desk, row.id)
  await openDatabase(desk.env)
    .update(payments)
    .set({ updatedAt: desk.now() })
    .where(and(eq(payments.id, row.id), isNotNull(payments.slot)))
}

async function cancelIfPayable({ gateway }: PaymentDesk, intentId: string): Promise<void> {
  const intent = await gateway.retrieveIntent(intentId)
  if (intent?.status === 'payable') await gateway.cancelIntent(intentId)
}

async function readMissedEvents(desk: PaymentDesk): Promise<void> {
  const database = openDatabase(desk.env)
  const started = desk.now()
  const mark = await database.select().from(sweepMarks).where(eq(sweepMarks.task, TASK)).get()
  const lastMs = mark?.doneAt.getTime() ?? started.getTime() - EVENTS_MS
  if (started.getTime() - lastMs < DAY_MS) return
  // A day of overlap: an event may have been under way when the last sweep looked.
  const since = new Date(Math.max(lastMs - DAY_MS, started.getTime() - EVENTS_MS))
  for (const event of await desk.gateway.undeliveredEvents(since)) await handleEvent(desk, event)
  await database
    .insert(sweepMarks)
    .values({ task: TASK, doneAt: started })
    .onConflictDoUpdate({ target: sweepMarks.task, set: { doneAt: started } })
}
