import type { SandboxEvent } from './objects.ts'
import type { SandboxStore, Stored } from './store.ts'
import { transact } from './transaction.ts'

/** An event that the webhook has not taken yet. */
export function outboxEntry(eventId: string, created: number): Stored {
  return { id: `outbox:${eventId}`, object: 'sandbox_outbox', created }
}

/**
 * Sends every waiting event to the webhook, the oldest first; one that is refused stays and is
 * sent again the next time. `send` answers true when the webhook took it.
 */
export async function deliverEvents(
  store: SandboxStore,
  send: (payload: string) => Promise<boolean>,
): Promise<void> {
  const waiting = await store.list('sandbox_outbox')
  for (const { value } of waiting.toReversed()) {
    const eventId = value.id.replace('outbox:', '')
    const event = (await store.read(eventId))?.value
    if (event && !(await send(JSON.stringify({ ...event, pending_webhooks: 1 })))) continue
    await transact(store, async (transaction) => {
      // Only events have such an id.
      const current = (await transaction.read(eventId)) as SandboxEvent | null
      if (current) transaction.write({ ...current, pending_webhooks: 0 } as SandboxEvent)
      await transaction.read(value.id)
      transaction.write({ ...value, object: 'sandbox_outbox_done' })
    })
  }
}
