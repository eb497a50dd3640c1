import { readdirSync, readFileSync } from 'node:fs'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'

import { type LedgerBook, openLedgerBook } from '#worker/credits/ledger-book.ts'
import type { LedgerSql } from '#worker/credits/ledger-terms.ts'

import type { Random } from './random.ts'
import { Crash } from './scheduler.ts'

export type Gate = () => Promise<void>

/** The app's database, from the real migrations, in memory; survives crashes. */
export function openAppDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec('pragma foreign_keys = on')
  for (const name of readdirSync('migrations').toSorted()) {
    if (name.endsWith('.sql')) database.exec(readFileSync(`migrations/${name}`, 'utf8'))
  }
  // For the checks alone, which ask after every step.
  database.exec('create index checks_analyses_user on analyses (user_id)')
  return database
}

/** What the D1 driver calls, over SQLite: one gate before each effect and one after it. */
export function asD1(database: DatabaseSync, gate: Gate) {
  type Bound = { readonly sql: string; readonly values: readonly SQLInputValue[] }

  const prepared = new Map<string, StatementSync>()
  function prepare(sql: string, arrays: boolean): StatementSync {
    const name = `${arrays} ${sql}`
    const known = prepared.get(name)
    if (known) return known
    const statement = database.prepare(sql)
    if (arrays) statement.setReturnArrays(true)
    prepared.set(name, statement)
    return statement
  }
  function run({ sql, values }: Bound): Record<string, unknown>[] {
    return prepare(sql, false).all(...values)
  }
  async function effect<Result>(work: () => Result): Promise<Result> {
    await gate()
    const result = work()
    await gate()
    return result
  }
  function statement(sql: string, values: readonly SQLInputValue[]) {
    const bound = { sql, values }
    return {
      ...bound,
      bind: (...given: SQLInputValue[]) => statement(sql, given),
      all: () => effect(() => ({ results: run(bound), success: true })),
      run: () => effect(() => ({ results: run(bound), success: true })),
      raw: () => effect(() => prepare(sql, true).all(...values)),
    }
  }
  return {
    prepare: (sql: string) => statement(sql, []),
    batch: (statements: readonly Bound[]) =>
      effect(() => {
        database.exec('begin')
        try {
          const results = statements.map((one) => ({ results: run(one), success: true }))
          database.exec('commit')
          return results
        } catch (error) {
          database.exec('rollback')
          throw error
        }
      }),
  }
}

/** Every user's ledger: what is committed survives a crash, the objects do not. */
export function openLedgers(random: Random, gate: Gate, onCrash: () => void) {
  const stores = new Map<string, DatabaseSync>()
  let books = new Map<string, LedgerBook>()
  /** Share of ledger calls that die between two of their statements; set to 0 to let things end. */
  let deadly = 0

  function storeOf(userId: string): DatabaseSync {
    const store = stores.get(userId) ?? new DatabaseSync(':memory:')
    stores.set(userId, store)
    return store
  }

  function sqlOf(store: DatabaseSync): LedgerSql {
    let dying = false
    return {
      exec(statement, ...parameters) {
        if (dying && random.chance(0.5)) throw new Crash()
        return store.prepare(statement).all(...parameters)
      },
      atomically(work) {
        dying = random.chance(deadly)
        store.exec('begin')
        try {
          const result = work()
          store.exec('commit')
          return result
        } catch (error) {
          store.exec('rollback')
          throw error
        } finally {
          dying = false
        }
      },
    }
  }

  function bookOf(userId: string): LedgerBook {
    const book = books.get(userId) ?? openLedgerBook(sqlOf(storeOf(userId)))
    books.set(userId, book)
    return book
  }

  /** A stub as the Durable Object's namespace gives: each call is one atomic step. */
  function getByName(userId: string): Record<string, (...args: never[]) => Promise<unknown>> {
    async function call(method: keyof LedgerBook, args: readonly never[]): Promise<unknown> {
      await gate()
      try {
        // The arguments are those of the method: the stub's callers are checked against it.
        const result: unknown = (bookOf(userId)[method] as (...given: never[]) => unknown)(...args)
        await gate()
        return result
      } catch (error) {
        if (!(error instanceof Crash)) throw error
        onCrash()
        return new Promise(() => undefined)
      }
    }
    const methods = ['balances', 'debit', 'hasDebit', 'credit', 'refund', 'reverse', 'giveBack']
    return Object.fromEntries(
      methods.map((method) => [
        method,
        (...args: never[]) => call(method as keyof LedgerBook, args), // From the list above.
      ]),
    )
  }

  return {
    getByName,
    storeOf,
    forget: () => {
      books = new Map()
    },
    setDeadly: (share: number) => {
      deadly = share
    },
  }
}
