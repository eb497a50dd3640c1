import type { CreditBalance } from '#shared/contract/subscription.ts'

/** Everything that can still be used, of every kind. */
export function creditTotal(balance: CreditBalance): number {
  return balance.freeCreditsRemaining + balance.subscriptionCreditsRemaining
}

/** A count with a true minus sign. */
export function signedCount(count: number): string {
  return count < 0 ? `−${-count}` : String(count)
}

/**
 * Why a balance is below zero and what follows, or null where it is not: payments that were given
 * back after their credits were used.
 */
export function belowZeroWords(balance: CreditBalance): string | null {
  const owed = -balance.subscriptionCreditsRemaining
  if (owed <= 0) return null
  const total = creditTotal(balance)
  const why =
    'A payment was refunded or disputed after its credits had been used, so they are missing here.'
  if (total > 0) return why
  return `${why} An analysis can start again once there is a credit: that takes ${1 - total} more.`
}
