import type { SandboxStore, Stored } from './store.ts'

/** One request's view of the store: sees its own writes, keeps them all at the end or none. */
export type Transaction = ReturnType<typeof begin>

const MOST_ATTEMPTS = 20

/** Runs `work` until nothing that it rested on changed under it, and keeps what it wrote. */
export async function transact<Result>(
  store: SandboxStore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const transaction = begin(store)
    const result = await work(transaction)
    if (await store.commit(transaction.change())) return result
  }
  throw new Error('the payments sandbox could not keep a change')
}

function begin(store: SandboxStore) {
  const seen = new Map<string, number | null>()
  const expected = new Map<string, number | null>()
  const writes = new Map<string, Stored>()

  async function read(id: string): Promise<Stored | null> {
    const own = writes.get(id)
    if (own) return own
    const found = await store.read(id)
    const version = found?.version ?? null
    if (!seen.has(id)) seen.set(id, version)
    expected.set(id, seen.get(id) ?? null)
    return found?.value ?? null
  }

  async function list(kind: string): Promise<Stored[]> {
    const stored = await store.list(kind)
    for (const { value, version } of stored) if (!seen.has(value.id)) seen.set(value.id, version)
    const ids = new Set(stored.map(({ value }) => value.id))
    const fresh = [...writes.values()].filter(({ id, object }) => object === kind && !ids.has(id))
    return [...fresh.toReversed(), ...stored.map(({ value }) => writes.get(value.id) ?? value)]
  }

  function write(value: Stored): void {
    expected.set(value.id, seen.get(value.id) ?? null)
    writes.set(value.id, value)
  }

  return { read, list, write, change: () => ({ expected, writes: [...writes.values()] }) }
}
