import type { CreditBalance } from '#shared/contract/subscription.ts'
import { LOW_CREDITS } from '#shared/limits.ts'

/** Green above 2, ochre at 2 or fewer, red at 0 (spec §4). */
export type CreditTone = 'ok' | 'few' | 'none'

export type CreditState = {
  readonly total: number
  readonly tone: CreditTone
  readonly sentence: string
}

const NONE_LEFT = 'No credits remaining. Subscribe to a plan or pay per analysis to continue.'

/** Below zero: a refund or a dispute took back what was used already. */
function owing(credits: number): string {
  const what = credits === 1 ? 'one credit that was' : `${credits} credits that were`
  return `A refund or a disputed payment took back ${what} already used. Your next credits settle that first.`
}

/** What the banner shows of a balance. A balance below zero counts as none left, and is explained. */
export function creditState(balance: CreditBalance): CreditState {
  const total = balance.freeCreditsRemaining + balance.subscriptionCreditsRemaining
  if (total < 0) return { total, tone: 'none', sentence: owing(-total) }
  if (total === 0) return { total, tone: 'none', sentence: NONE_LEFT }
  return {
    total,
    tone: total > LOW_CREDITS ? 'ok' : 'few',
    sentence: enoughFor(total, balance.freeCreditsRemaining === total),
  }
}

function enoughFor(total: number, free: boolean): string {
  if (free && total === 1) return 'Enough for your one free analysis.'
  if (total === 1) return 'Enough for one more analysis. Credits never expire.'
  if (total === LOW_CREDITS) return 'Enough for two more analyses. Credits never expire.'
  return 'Each analysis uses one. Credits never expire.'
}
