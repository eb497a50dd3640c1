import type { Bindings } from '../env.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { PaymentDesk } from './payment-desk.ts'

/** @throws AppError('unavailable') while payments are off. */
export function paymentDesk(
  env: Bindings,
  { gateway, now }: Pick<Services, 'gateway' | 'now'>,
): PaymentDesk {
  if (gateway) return { env, gateway, now }
  throw new AppError(
    'unavailable',
    'Payments are not available yet. You have not been charged. Please try again later.',
  )
}
