import type { Bindings } from '../env.ts'

/** The ledger of one user. The id comes from the session or from our own rows, never from a request. */
export function ledgerOf(env: Pick<Bindings, 'LEDGER'>, userId: string) {
  return env.LEDGER.getByName(userId)
}
