import type { Bindings } from '#worker/env.ts'

import { debitKey, refundKey } from './ledger-keys.ts'
import { ledgerOf } from './ledger-of.ts'

/** Gives the credit of a run back, once however often it is asked to. The reason goes to the ledger. */
export async function returnCredit(
  env: Bindings,
  userId: string,
  { analysisId, run }: { readonly analysisId: string; readonly run: number },
  reason: 'Analysis failed' | 'Nothing to check',
  now: Date,
): Promise<void> {
  const key = refundKey(analysisId, run)
  await ledgerOf(env, userId).refund(key, debitKey(analysisId, run), reason, now.getTime())
}
