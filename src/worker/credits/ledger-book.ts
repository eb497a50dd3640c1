import { TRIAL_CREDITS } from '#shared/pricing.ts'

import {
  append,
  entries,
  type Entry,
  find,
  findMovement,
  SCHEMA,
  sumByBucket,
} from './ledger-rows.ts'
import {
  type Balances,
  type Bucket,
  BUCKETS,
  type CreditOutcome,
  type DebitOutcome,
  type LedgerEntry,
  type LedgerSql,
  type RefundOutcome,
  type ReturnOutcome,
  type Reversal,
  type ReversalOutcome,
} from './ledger-terms.ts'

export type LedgerBook = ReturnType<typeof openLedgerBook>

/**
 * One user's credits as an append-only list of keyed entries; the balance is their sum and is kept
 * nowhere else. Every entry has a key, so every call may be repeated. All calls are synchronous and
 * atomic. `at` is the time in milliseconds since 1970.
 */
export function openLedgerBook(sql: LedgerSql) {
  sql.atomically(() => SCHEMA.forEach((statement) => sql.exec(statement)))
  return {
    /** Credits by kind; the first touch of a new ledger grants the free trial. */
    balances: (at: number): Balances => sql.atomically(() => balances(sql, at)),
    /** Takes one credit; the same key again is the same debit. */
    debit: (key: string, reason: string, at: number): DebitOutcome =>
      sql.atomically(() => debit(sql, key, reason, at)),
    /** True when the key has taken a credit. */
    hasDebit(key: string): boolean {
      const entry = find(sql, key)
      return entry !== null && entry.delta < 0
    },
    /** Adds credits once for each key. */
    credit: (
      key: string,
      bucket: Bucket,
      credits: number,
      reason: string,
      at: number,
    ): CreditOutcome =>
      sql.atomically(() => credit(sql, key, { bucket, delta: credits }, reason, at)),
    /** Gives a debit back to the kind of credit it was taken from. */
    refund: (key: string, debitKey: string, reason: string, at: number): RefundOutcome =>
      sql.atomically(() => refund(sql, key, debitKey, reason, at)),
    /** Takes back what a payment brought, in proportion to the money that left again. */
    reverse: (reversal: Reversal, reason: string, at: number): ReversalOutcome =>
      sql.atomically(() => reverse(sql, reversal, reason, at)),
    /** Undoes a reversal whose money came after all: a failed refund, a won dispute. */
    giveBack: (key: string, reversalKey: string, reason: string, at: number): ReturnOutcome =>
      sql.atomically(() => giveBack(sql, key, reversalKey, reason, at)),
    /** Every entry in the order in which it was made. */
    entries: (): readonly LedgerEntry[] => entries(sql),
  }
}

/** What may still be spent, over all kinds; below zero after a reversal of spent credits. */
export function totalCredits(of: Balances): number {
  return BUCKETS.reduce((sum, bucket) => sum + of[bucket], 0)
}

function balances(sql: LedgerSql, at: number): Balances {
  grantTrial(sql, at)
  return sumByBucket(sql)
}

/** Credits of one kind that were spent and then reversed are owed by the other kinds. */
function debit(sql: LedgerSql, key: string, reason: string, at: number): DebitOutcome {
  grantTrial(sql, at)
  const earlier = find(sql, key)
  if (earlier) return { outcome: 'already-debited', bucket: earlier.bucket }
  const current = sumByBucket(sql)
  const balance = totalCredits(current)
  const bucket = balance > 0 ? BUCKETS.find((name) => current[name] > 0) : undefined
  if (!bucket) return { outcome: 'no-credit', balance }
  append(sql, key, { bucket, delta: -1 }, reason, at)
  return { outcome: 'debited', bucket }
}

function credit(
  sql: LedgerSql,
  key: string,
  grant: Entry,
  reason: string,
  at: number,
): CreditOutcome {
  if (!Number.isSafeInteger(grant.delta) || grant.delta < 1) {
    throw new Error(`credits must be a positive whole number, not ${grant.delta}`)
  }
  grantTrial(sql, at)
  const earlier = find(sql, key)
  if (earlier) {
    return { outcome: 'already-credited', bucket: earlier.bucket, credits: earlier.delta }
  }
  append(sql, key, grant, reason, at)
  return { outcome: 'credited', bucket: grant.bucket, credits: grant.delta }
}

function refund(
  sql: LedgerSql,
  key: string,
  debitKey: string,
  reason: string,
  at: number,
): RefundOutcome {
  const earlier = find(sql, key)
  if (earlier) return { outcome: 'already-refunded', bucket: earlier.bucket }
  const taken = find(sql, debitKey)
  if (!taken || taken.delta >= 0) return { outcome: 'no-such-debit' }
  append(sql, key, { bucket: taken.bucket, delta: -taken.delta }, reason, at)
  return { outcome: 'refunded', bucket: taken.bucket }
}

function reverse(sql: LedgerSql, reversal: Reversal, reason: string, at: number): ReversalOutcome {
  const { key, cents, paidCents } = reversal
  if (![cents, paidCents].every((amount) => Number.isSafeInteger(amount) && amount > 0)) {
    throw new Error('a reversal needs positive whole cents')
  }
  if (findMovement(sql, key)) {
    return { outcome: 'already-reversed', credits: 0 - (find(sql, key)?.delta ?? 0) }
  }
  const grant = find(sql, reversal.grantKey)
  if (!grant || grant.delta < 1) return { outcome: 'no-such-grant' }
  return { outcome: 'reversed', credits: 0 - move(sql, { ...reversal, grant }, reason, at) }
}

function giveBack(
  sql: LedgerSql,
  key: string,
  reversalKey: string,
  reason: string,
  at: number,
): ReturnOutcome {
  if (findMovement(sql, key)) {
    return { outcome: 'already-returned', credits: find(sql, key)?.delta ?? 0 }
  }
  const reversal = findMovement(sql, reversalKey)
  const grant = reversal ? find(sql, reversal.grantKey) : null
  if (!reversal || !grant || reversal.cents <= 0) return { outcome: 'no-such-reversal' }
  const movement = { ...reversal, key, cents: -reversal.cents, grant }
  return { outcome: 'returned', credits: move(sql, movement, reason, at) }
}

/**
 * Notes money that moved and brings the grant to the share of it that is still paid for, rounded
 * in the buyer's favour: of one credit, half a refund takes nothing, the other half takes it. The
 * sum over all movements decides, so their order does not matter. Answers the change in credits.
 */
function move(
  sql: LedgerSql,
  { key, grantKey, cents, paidCents, grant }: Reversal & { readonly grant: Entry },
  reason: string,
  at: number,
): number {
  sql.exec(
    'insert into movements (key, grant_key, cents, paid_cents, at) values (?, ?, ?, ?, ?)',
    key,
    grantKey,
    cents,
    paidCents,
    at,
  )
  const row = sql.exec(
    `select sum(movements.cents) as cents, coalesce(sum(entries.delta), 0) as delta
      from movements left join entries on entries.key = movements.key where grant_key = ?`,
    grantKey,
  )[0]
  const gone = Math.min(Math.max(Number(row?.['cents']), 0), paidCents)
  const delta = -Math.floor((grant.delta * gone) / paidCents) - Number(row?.['delta'])
  if (delta !== 0) append(sql, key, { bucket: grant.bucket, delta }, reason, at)
  return delta
}

function grantTrial(sql: LedgerSql, at: number): void {
  sql.exec(
    `insert or ignore into entries (key, bucket, delta, reason, at) values ('trial', 'trial', ?, 'Free trial', ?)`,
    TRIAL_CREDITS,
    at,
  )
}
