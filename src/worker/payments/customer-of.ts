import { eq } from 'drizzle-orm'

import { openDatabase } from '../db/for-user.ts'
import { stripeCustomers } from '../db/schema.ts'
import type { SessionUser } from '../env.ts'
import type { PaymentDesk } from './payment-desk.ts'

/** The user's one customer at Stripe, made at the first purchase. */
export async function customerOf(desk: PaymentDesk, user: SessionUser): Promise<string> {
  const known = await knownCustomer(desk, user.id)
  if (known) return known
  const name = `${user.firstName} ${user.lastName}`
  const customerId = await desk.gateway.createCustomer(
    { userId: user.id, email: user.email, name },
    `cust:${user.id}`,
  )
  await openDatabase(desk.env)
    .insert(stripeCustomers)
    .values({ userId: user.id, customerId, createdAt: desk.now() })
    .onConflictDoNothing()
  return (await knownCustomer(desk, user.id)) ?? customerId
}

/** Whose customer this is; null for customers of something else in the same account. */
export async function userOfCustomer(
  desk: Pick<PaymentDesk, 'env'>,
  customerId: string | null,
): Promise<string | null> {
  if (customerId === null) return null
  const row = await openDatabase(desk.env)
    .select({ userId: stripeCustomers.userId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.customerId, customerId))
    .get()
  return row?.userId ?? null
}

async function knownCustomer({ env }: PaymentDesk, userId: string): Promise<string | null> {
  const row = await openDatabase(env)
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId))
    .get()
  return row?.customerId ?? null
}
