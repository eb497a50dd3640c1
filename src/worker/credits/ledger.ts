import { DurableObject } from 'cloudflare:workers'

import { type LedgerBook, openLedgerBook } from './ledger-book.ts'
import type {
  Balances,
  Bucket,
  CreditOutcome,
  DebitOutcome,
  LedgerEntry,
  RefundOutcome,
  ReturnOutcome,
  Reversal,
  ReversalOutcome,
} from './ledger-terms.ts'

/**
 * The one owner of a user's credits: one object for each user, named by the user's id. No method
 * awaits, so each is one atomic step; outcomes are values, since thrown errors lose their shape
 * over RPC. `at` is the time in milliseconds since 1970.
 */
export class Ledger extends DurableObject {
  readonly #book: LedgerBook

  constructor(state: DurableObjectState, env: Cloudflare.Env) {
    super(state, env)
    this.#book = openLedgerBook({
      exec: (statement, ...parameters) =>
        state.storage.sql.exec(statement, ...parameters).toArray(),
      atomically: (work) => state.storage.transactionSync(work),
    })
  }

  balances(at: number): Balances {
    return this.#book.balances(at)
  }

  debit(key: string, reason: string, at: number): DebitOutcome {
    return this.#book.debit(key, reason, at)
  }

  hasDebit(key: string): boolean {
    return this.#book.hasDebit(key)
  }

  credit(key: string, bucket: Bucket, credits: number, reason: string, at: number): CreditOutcome {
    return this.#book.credit(key, bucket, credits, reason, at)
  }

  refund(key: string, debitKey: string, reason: string, at: number): RefundOutcome {
    return this.#book.refund(key, debitKey, reason, at)
  }

  reverse(reversal: Reversal, reason: string, at: number): ReversalOutcome {
    return this.#book.reverse(reversal, reason, at)
  }

  giveBack(key: string, reversalKey: string, reason: string, at: number): ReturnOutcome {
    return this.#book.giveBack(key, reversalKey, reason, at)
  }

  entries(): readonly LedgerEntry[] {
    return this.#book.entries()
  }
}
