import {
  type Balances,
  type Bucket,
  BUCKETS,
  type LedgerEntry,
  type LedgerSql,
  type Reversal,
} from './ledger-terms.ts'

/** What an entry moves, and of which kind. */
export type Entry = { readonly bucket: Bucket; readonly delta: number }

/** The tables of a book; that entries only ever join them is held by the tables themselves. */
export const SCHEMA = [
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

export function append(
  sql: LedgerSql,
  key: string,
  entry: Entry,
  reason: string,
  at: number,
): void {
  sql.exec(
    'insert into entries (key, bucket, delta, reason, at) values (?, ?, ?, ?, ?)',
    key,
    entry.bucket,
    entry.delta,
    reason,
    at,
  )
}

/** The entry of a key; null where it was never used. */
export function find(sql: LedgerSql, key: string): Entry | null {
  const row = sql.exec('select bucket, delta from entries where key = ?', key)[0]
  return row ? { bucket: bucketOf(row['bucket']), delta: Number(row['delta']) } : null
}

/** The movement of money of a key; null where it was never used. */
export function findMovement(sql: LedgerSql, key: string): Reversal | null {
  const row = sql.exec('select * from movements where key = ?', key)[0]
  if (!row) return null
  return {
    key,
    grantKey: String(row['grant_key']),
    cents: Number(row['cents']),
    paidCents: Number(row['paid_cents']),
  }
}

/** Every entry in the order in which it was made. */
export function entries(sql: LedgerSql): readonly LedgerEntry[] {
  return sql.exec('select * from entries order by rowid').map((row) => ({
    key: String(row['key']),
    bucket: bucketOf(row['bucket']),
    delta: Number(row['delta']),
    reason: String(row['reason']),
    at: Number(row['at']),
  }))
}

/** What is left of each kind of credit. */
export function sumByBucket(sql: LedgerSql): Balances {
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
