import { eq } from 'drizzle-orm'

import { openDatabase } from '../db/for-user.ts'
import { payments } from '../db/schema.ts'
import type { SessionUser } from '../env.ts'
import { customerOf } from './customer-of.ts'
import type { Intent } from './gateway.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentRow } from './payment-rows.ts'
import { closeOrder, openOrder, paygOrder } from './payment-rows.ts'
import { settleIntent } from './settle-payment.ts'

const MOST_ATTEMPTS = 5

/**
 * Opens a pay-as-you-go purchase and answers the secret with which the browser pays it. The same
 * purchase asked for again is the same one until it is paid.
 *
 * @param quantity as `isPaygQuantity` allows.
 */
export async function buyCredits(
  desk: PaymentDesk,
  user: SessionUser,
  quantity: number,
): Promise<string> {
  const customerId = await customerOf(desk, user)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { row } = await openOrder(desk, paygOrder(user.id, quantity, desk.now()))
    const intent = await intentOf(desk, row, customerId)
    if (intent?.status === 'payable' && intent.clientSecret) {
      await openDatabase(desk.env)
        .update(payments)
        .set({ status: 'pending', paymentIntentId: intent.id, updatedAt: desk.now() })
        .where(eq(payments.id, row.id))
      return intent.clientSecret
    }
    // Paid, on its way or cancelled meanwhile: that one is settled, and the next purchase opened.
    if (intent) await settleIntent(desk, intent.id)
    await closeOrderUnlessPaying(desk, row, intent)
  }
  throw new Error('a purchase could not be opened')
}

async function intentOf(
  { gateway }: PaymentDesk,
  row: PaymentRow,
  customerId: string,
): Promise<Intent | null> {
  if (row.paymentIntentId) return gateway.retrieveIntent(row.paymentIntentId)
  const made = await gateway.createIntent(
    {
      customerId,
      amountCents: row.amountCents,
      description: `Fineprint: ${row.description}`,
      metadata: {
        userId: row.userId,
        type: row.type,
        quantity: String(row.quantity),
        paymentId: row.id,
      },
    },
    `payg:${row.id}`,
  )
  // A key used before answers as it did then: ask for what the intent is now.
  return gateway.retrieveIntent(made.id)
}

async function closeOrderUnlessPaying(
  desk: PaymentDesk,
  row: PaymentRow,
  intent: Intent | null,
): Promise<void> {
  if (intent?.status !== 'processing') return closeOrder(desk, row.id)
  await openDatabase(desk.env)
    .update(payments)
    .set({ slot: `${row.slot}:${row.id}` })
    .where(eq(payments.id, row.id))
}
