import { TRIAL_CREDITS } from '#shared/pricing.ts'

/** Kinds of credit, in the order in which they are spent (product.md §2). */
export const BUCKETS = ['trial', 'subscription', 'payg'] as const
export type Bucket = (typeof BUCKETS)[number]

export type Balances = Readonly<Record<Bucket, number>>

export type DebitOutcome =
  | { readonly outcome: 'debited' | 'already-debited'; readonly bucket: Bucket }
  | { readonly outcome: 'no-credit'; readonly balance: number }

export type CreditOutcome = {
  readonly outcome: 'credited' | 'already-credited'
  readonly bucket: Bucket
  /** What the key brought when it was first used, whatever is asked now. */
  readonly credits: number
}

export type RefundOutcome =
  | { readonly outcome: 'refunded' | 'already-refunded'; readonly bucket: Bucket }
  | { readonly outcome: 'no-such-debit' }

/** The little of SQLite that the book needs; each call answers its rows. */
export type LedgerSql = {
  readonly exec: (
    statement: string,
    ...parameters: (string | number)[]
  ) => readonly Record<string, unknown>[]
}

export type LedgerBook = ReturnType<typeof openLedgerBook>

type Entry = { readonly bucket: Bucket; readonly delta: number }

/**
 * One user's credits as an append-only list of keyed entries; the balance is their sum and is kept
 * nowhere else. Every entry has a key, so every call may be repeated. All calls are synchronous:
 * the caller makes each one atomic. `at` is the time in milliseconds since 1970.
 */
export function openLedgerBook(sql: LedgerSql) {
  for (const statement of SCHEMA) sql.exec(statement)
  return {
    /** Credits by kind; the first touch of a new ledger grants the free trial. */
    balances(at: number): Balances {
      grantTrial(sql, at)
      return sumByBucket(sql)
    },
    /** Takes one credit; the same key again is the same debit. */
    debit(key: string, reason: string, at: number): DebitOutcome {
      grantTrial(sql, at)
      const earlier = find(sql, key)
      if (earlier) return { outcome: 'already-debited', bucket: earlier.bucket }
      const balances = sumByBucket(sql)
      const bucket = BUCKETS.find((name) => balances[name] > 0)
      if (!bucket) return { outcome: 'no-credit', balance: total(balances) }
      append(sql, key, { bucket, delta: -1 }, reason, at)
      return { outcome: 'debited', bucket }
    },
    /** True when the key has taken a credit. */
    hasDebit(key: string): boolean {
      const entry = find(sql, key)
      return entry !== null && entry.delta < 0
    },
    /** Adds credits once for each key. */
    credit(
      key: string,
      bucket: Bucket,
      credits: number,
      reason: string,
      at: number,
    ): CreditOutcome {
      if (!Number.isSafeInteger(credits) || credits < 1) {
        throw new Error(`credits must be a positive whole number, not ${credits}`)
      }
      grantTrial(sql, at)
      const earlier = find(sql, key)
      if (earlier) {
        return { outcome: 'already-credited', bucket: earlier.bucket, credits: earlier.delta }
      }
      append(sql, key, { bucket, delta: credits }, reason, at)
      return { outcome: 'credited', bucket, credits }
    },
    /** Gives a debit back to the kind of credit it was taken from. */
    refund(key: string, debitKey: string, reason: string, at: number): RefundOutcome {
      const earlier = find(sql, key)
      if (earlier) return { outcome: 'already-refunded', bucket: earlier.bucket }
      const debit = find(sql, debitKey)
      if (!debit || debit.delta >= 0) return { outcome: 'no-such-debit' }
      append(sql, key, { bucket: debit.bucket, delta: -debit.delta }, reason, at)
      return { outcome: 'refunded', bucket: debit.bucket }
    },
  }
}

const SCHEMA = [
  `create table if not exists entries (
    key text primary key,
    bucket text not null check (bucket in ('trial', 'subscription', 'payg')),
    delta integer not null check (delta <> 0),
    reason text not null,
    at integer not null
  ) strict`,
  `create trigger if not exists entries_stay before update on entries
    begin select raise(abort, 'the ledger is append-only'); end`,
  `create trigger if not exists entries_remain before delete on entries
    begin select raise(abort, 'the ledger is append-only'); end`,
]

function grantTrial(sql: LedgerSql, at: number): void {
  sql.exec(
    `insert or ignore into entries (key, bucket, delta, reason, at) values ('trial', 'trial', ?, 'Free trial', ?)`,
    TRIAL_CREDITS,
    at,
  )
}

function append(sql: LedgerSql, key: string, entry: Entry, reason: string, at: number): void {
  sql.exec(
    'insert into entries (key, bucket, delta, reason, at) values (?, ?, ?, ?, ?)',
    key,
    entry.bucket,
    entry.delta,
    reason,
    at,
  )
}

function find(sql: LedgerSql, key: string): Entry | null {
  const row = sql.exec('select bucket, delta from entries where key = ?', key)[0]
  return row ? { bucket: bucketOf(row['bucket']), delta: Number(row['delta']) } : null
}

function sumByBucket(sql: LedgerSql): Balances {
  const balances: Record<Bucket, number> = { trial: 0, subscription: 0, payg: 0 }
  for (const row of sql.exec('select bucket, sum(delta) as credits from entries group by bucket')) {
    balances[bucketOf(row['bucket'])] = Number(row['credits'])
  }
  return balances
}

function bucketOf(value: unknown): Bucket {
  const bucket = BUCKETS.find((name) => name === value)
  if (!bucket) throw new Error('the ledger holds an unknown kind of credit')
  return bucket
}

function total(balances: Balances): number {
  return BUCKETS.reduce((sum, bucket) => sum + balances[bucket], 0)
}
