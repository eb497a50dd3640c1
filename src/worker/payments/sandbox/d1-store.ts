import type { SandboxStore, Stored, Versioned } from './store.ts'

type Row = { readonly version: number; readonly body: string }

/**
 * The sandbox's objects in the local database. Its table is made on first use and stands in no
 * migration, so that a real database never has it.
 */
export function d1Store(database: D1Database): SandboxStore {
  return {
    async read(id) {
      await ensureTable(database)
      const row = await database
        .prepare('select version, body from stripe_sandbox where id = ?')
        .bind(id)
        .first<Row>()
      return row ? versioned(row) : null
    },
    async list(kind) {
      await ensureTable(database)
      const { results } = await database
        .prepare('select version, body from stripe_sandbox where kind = ? order by seq desc')
        .bind(kind)
        .all<Row>()
      return results.map(versioned)
    },
    async commit({ expected, writes }) {
      await ensureTable(database)
      const guards = [...expected].map(([id, version]) => database.prepare(GUARD).bind(id, version))
      const upserts = writes.map((value) =>
        database.prepare(UPSERT).bind(value.id, value.object, JSON.stringify(value)),
      )
      if (upserts.length === 0) return true
      try {
        await database.batch([...guards, ...upserts])
        return true
      } catch (error) {
        if (error instanceof Error && error.message.includes('malformed JSON')) return false
        throw error
      }
    },
  }
}

/** A statement that breaks its batch, and so undoes it, unless the version is the expected one. */
const GUARD = `select case when (select version from stripe_sandbox where id = ?1) is ?2
  then 1 else json('stale') end`

const UPSERT = `insert into stripe_sandbox (id, kind, version, body) values (?1, ?2, 1, ?3)
  on conflict (id) do update set version = version + 1, kind = excluded.kind, body = excluded.body`

async function ensureTable(database: D1Database): Promise<void> {
  await database.batch([
    database.prepare(`create table if not exists stripe_sandbox (
      seq integer primary key autoincrement, id text not null unique, kind text not null,
      version integer not null, body text not null)`),
    database.prepare(
      'create index if not exists stripe_sandbox_kind on stripe_sandbox (kind, seq)',
    ),
  ])
}

function versioned({ version, body }: Row): Versioned {
  // Written by `commit` alone, from a Stored.
  return { version, value: JSON.parse(body) as Stored }
}
