import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** Answers one request, as a Hono app or `fetch` does. */
export type Answer = (request: Request) => Response | Promise<Response>

export type ServedSandbox = { readonly origin: string; readonly close: () => Promise<void> }

/** Serves the sandbox at the root of a port of its own, which Stripe's command line needs. */
export async function serveSandbox(answer: Answer, port: number): Promise<ServedSandbox> {
  const server = createServer((incoming, outgoing) => {
    void pass(answer, incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was opened')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function pass(
  answer: Answer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string' && name !== 'host' && name !== 'connection')
      headers.set(name, value)
  }
  const body = method === 'GET' || method === 'HEAD' ? null : await text(incoming)
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const response = await answer(new Request(url, { method, headers, body }))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
