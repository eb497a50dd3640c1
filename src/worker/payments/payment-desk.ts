import type { Bindings } from '../env.ts'
import type { Gateway } from './gateway.ts'

/** What everything about payments works with: our storage, the provider and the time. */
export type PaymentDesk = {
  readonly env: Pick<Bindings, 'DB' | 'LEDGER'>
  readonly gateway: Gateway
  readonly now: () => Date
}
