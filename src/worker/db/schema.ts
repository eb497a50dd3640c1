import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import type { PaidPlanId } from '#shared/pricing.ts'
import type { AnalysisStage, AnalysisStatus, BuyerInputs } from '#shared/report.ts'

/** Only what is listed, counted or joined stands here; files and reports are objects in R2. */

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower-cased and trimmed. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: a read of this table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const emailTokens = sqliteTable(
  'email_tokens',
  {
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('email_tokens_user').on(table.userId, table.purpose)],
)

export const documents = sqliteTable(
  'documents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    originalName: text('original_name').notNull(),
    format: text('format', { enum: ['pdf', 'docx', 'txt'] }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    pageCount: integer('page_count').notNull(),
    /** Hex SHA-256 of the bytes: the same file again is the same document. */
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('documents_user_sha256').on(table.userId, table.sha256),
    index('documents_user_created').on(table.userId, table.createdAt),
  ],
)

export const analyses = sqliteTable(
  'analyses',
  {
    id: text('id').primaryKey(),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<AnalysisStatus>().notNull().default('pending'),
    stage: text('stage').$type<AnalysisStage>(),
    progress: integer('progress'),
    pagesRead: integer('pages_read'),
    pagesTotal: integer('pages_total'),
    /** Counts paid attempts from 1; part of every ledger key of this analysis. */
    run: integer('run').notNull().default(1),
    /** How often the sweep has sent this run again; bounded. */
    resends: integer('resends').notNull().default(0),
    /** Until then one consumer works on this run; null when none does. */
    leaseUntil: instant('lease_until'),
    totalConcerns: integer('total_concerns').notNull().default(0),
    categoryCounts: text('category_counts', { mode: 'json' })
      .$type<Record<string, number>>()
      .notNull()
      .default(sql`'{}'`),
    engineVersion: text('engine_version'),
    lawAsAt: text('law_as_at'),
    model: text('model'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    /** What the buyer told: costs and deadlines of the answered report rest on it. */
    signedOn: text('signed_on'),
    priceCents: integer('price_cents'),
    buyerKind: text('buyer_kind').$type<NonNullable<BuyerInputs['buyerKind']>>(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    /** When the row last changed; the sweep looks for rows that stopped changing. */
    updatedAt: instant('updated_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('analyses_document').on(table.documentId, table.createdAt),
    // The sweep's way in: what was never started has no instant here and is passed over.
    index('analyses_unfinished').on(table.status, table.startedAt),
  ],
)

/** What a buyer wrote beside a finding; kept by document, so that a later run shows it again. */
export const notes = sqliteTable(
  'notes',
  {
    id: text('id').primaryKey(),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A finding's id is made of its rule and its words: the same in every run. */
    concernId: text('concern_id').notNull(),
    text: text('text').notNull(),
    /** Names the attempt that wrote it: a save may be repeated. */
    key: text('key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('notes_document').on(table.documentId, table.createdAt),
    uniqueIndex('notes_key').on(table.documentId, table.concernId, table.key),
  ],
)

/**
 * Documents whose objects must go unless their row stands: written before a file is stored and
 * when a document is deleted, so that a crash in between leaves nothing behind in R2.
 */
export const removals = sqliteTable(
  'removals',
  {
    documentId: text('document_id').primaryKey(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('removals_created').on(table.createdAt)],
)

/** The one Stripe customer of each user. */
export const stripeCustomers = sqliteTable(
  'stripe_customers',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('stripe_customers_customer').on(table.customerId)],
)

/** What was or is to be paid, for reading; the credits themselves are in the ledger. */
export const payments = sqliteTable(
  'payments',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['payg_credits', 'subscription_payment'] }).notNull(),
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    description: text('description').notNull(),
    quantity: integer('quantity').notNull(),
    planId: text('plan_id').$type<PaidPlanId>(),
    credits: integer('credits').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** What a user can have open once only, while it can still be paid; null afterwards. */
    slot: text('slot'),
    paymentIntentId: text('payment_intent_id'),
    invoiceId: text('invoice_id'),
    subscriptionId: text('subscription_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payments_user').on(table.userId, table.createdAt),
    uniqueIndex('payments_slot').on(table.userId, table.slot),
    uniqueIndex('payments_intent').on(table.paymentIntentId),
    uniqueIndex('payments_invoice').on(table.invoiceId),
    // The sweep's way in: what is still open, the oldest first.
    index('payments_open').on(table.slot, table.updatedAt),
  ],
)

/** What Stripe last said about each subscription. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id').$type<PaidPlanId>().notNull(),
    /** Stripe's own word. */
    stripeStatus: text('stripe_status').notNull(),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull(),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    /** Counts what was written, so that an older answer of Stripe never overwrites a newer one. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId, table.createdAt)],
)

/** How far a daily task has come. */
export const sweepMarks = sqliteTable('sweep_marks', {
  task: text('task').primaryKey(),
  doneAt: instant('done_at').notNull(),
})
