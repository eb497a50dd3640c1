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
