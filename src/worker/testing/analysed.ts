import { env } from 'cloudflare:workers'

import { runAnalysis } from '../analysis/run.ts'
import { noteStart } from '../analysis/status.ts'
import { debitKey } from '../credits/ledger-keys.ts'
import { ledgerOf } from '../credits/ledger-of.ts'
import { openDatabase } from '../db/for-user.ts'
import { createStoredDocument, deliver } from './documents.ts'
import { signedInUser } from './factories.ts'

/** A signed-in user with a text document that the engine has read to the end. */
export async function analysedDocument(text: string) {
  const { user, headers } = await signedInUser()
  const stored = await createStoredDocument(user.id, text)
  const { analysisId } = stored
  await noteStart(openDatabase(env), analysisId, user.id, new Date())
  const ledger = ledgerOf(env, user.id)
  await ledger.debit(debitKey(analysisId, 1), 'Analysis', Date.now())
  await deliver({ analysisId, run: 1 }, { tools: { runAnalysis } })
  return { ...stored, headers, ledger }
}
