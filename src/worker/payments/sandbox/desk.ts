import type { Kind, Kinds, SandboxEvent } from './objects.ts'
import { freshId } from './objects.ts'
import { outboxEntry } from './outbox.ts'
import { missingObject } from './problem.ts'
import { published } from './publish.ts'
import type { Transaction } from './transaction.ts'

export const API_VERSION = '2026-10-28.endive'

/** What one request works with: typed objects, the sandbox's time in seconds, and its events. */
export type Desk = ReturnType<typeof openDesk>

export type RequestInfo = { readonly id: string | null; readonly idempotencyKey: string | null }

export function openDesk(transaction: Transaction, nowSeconds: number, request: RequestInfo) {
  async function find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | null> {
    const stored = await transaction.read(id)
    // The store keeps under `object` what each kind's type says.
    return stored?.object === kind ? (stored as Kinds[K]) : null
  }

  async function get<K extends Kind>(kind: K, id: string): Promise<Kinds[K]> {
    const found = await find(kind, id)
    if (!found) throw missingObject(kind, id)
    return found
  }

  async function list<K extends Kind>(
    kind: K,
    accept: (item: Kinds[K]) => boolean = () => true,
  ): Promise<Kinds[K][]> {
    // As in `find`.
    const all = (await transaction.list(kind)) as Kinds[K][]
    return all.filter(accept)
  }

  function save<K extends Kind>(value: Kinds[K]): Kinds[K] {
    transaction.write(value)
    return value
  }

  /** Notes an event with the object as it now is; it is delivered after the request. */
  function emit(type: string, subject: Kinds[Kind]): void {
    const event: SandboxEvent = {
      id: freshId('event'),
      object: 'event',
      api_version: API_VERSION,
      created: nowSeconds,
      data: { object: published(subject) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: request.id, idempotency_key: request.idempotencyKey },
      type,
    }
    save(event)
    transaction.write(outboxEntry(event.id, nowSeconds))
  }

  return { find, get, list, save, emit, nowSeconds, transaction }
}
