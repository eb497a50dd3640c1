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

/** Money that left again after a grant: a refund, or a dispute that holds the money back. */
export type Reversal = {
  readonly key: string
  /** The entry that the payment brought. */
  readonly grantKey: string
  /** What went back to the card, of what was paid for the grant. */
  readonly cents: number
  readonly paidCents: number
}

export type ReversalOutcome =
  | {
      readonly outcome: 'reversed' | 'already-reversed'
      /** Credits that this one reversal took; parts of a credit wait for the next. */
      readonly credits: number
    }
  | { readonly outcome: 'no-such-grant' }

export type ReturnOutcome =
  | { readonly outcome: 'returned' | 'already-returned'; readonly credits: number }
  | { readonly outcome: 'no-such-reversal' }

export type LedgerEntry = {
  readonly key: string
  readonly bucket: Bucket
  readonly delta: number
  readonly reason: string
  readonly at: number
}

/** The little of SQLite that the book needs. */
export type LedgerSql = {
  /** Runs one statement and answers its rows. */
  readonly exec: (
    statement: string,
    ...parameters: (string | number)[]
  ) => readonly Record<string, unknown>[]
  /** Keeps all of what the work writes, or nothing of it when it throws. */
  readonly atomically: <Result>(work: () => Result) => Result
}

export type LedgerBook = ReturnType<typeof openLedgerBook>

type Entry = { readonly bucket: Bucket; readonly delta: number }

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

function findMovement(sql: LedgerSql, key: string): Reversal | null {
  const row = sql.exec('select * from movements where key = ?', key)[0]
  if (!row) return null
  return {
    key,
    grantKey: String(row['grant_key']),
    cents: Number(row['cents']),
    paidCents: Number(row['paid_cents']),
  }
}

function entries(sql: LedgerSql): readonly LedgerEntry[] {
  return sql.exec('select * from entries order by rowid').map((row) => ({
    key: String(row['key']),
    bucket: bucketOf(row['bucket']),
    delta: Number(row['delta']),
    reason: String(row['reason']),
    at: Number(row['at']),
  }))
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
  // Money that left or came back after a grant, in cents: a part of a credit makes no entry.
  `create table if not exists movements (
    key text primary key,
    grant_key text not null references entries (key),
    cents integer not null check (cents <> 0),
    paid_cents integer not null check (paid_cents > 0),
    at integer not null
  ) strict`,
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
