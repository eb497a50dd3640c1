import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'

import type { Report } from '#shared/report.ts'

type Mail = { readonly to: string; readonly subject: string; readonly links: readonly string[] }

export type Person = {
  readonly email: string
  readonly password: string
  /** The session's cookie, as a request sends it. */
  readonly cookie: string
  /** Calls the app as this person's browser would, with the session's cookie. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Response>
  readonly upload: (name: string, bytes: Uint8Array) => Promise<Response>
}

/** Registers, opens the mailed link and signs in: a new user without a browser. */
export async function newPerson(origin: string): Promise<Person> {
  const email = `${randomUUID()}@example.com`
  const password = 'correct horse battery'
  const send = (path: string, body: unknown) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    })
  await expectOk(
    await send('/api/auth/register', { firstName: 'Noor', lastName: 'Vale', email, password }),
  )
  const token = new URL(await mailedLink(origin, email)).searchParams.get('token') ?? ''
  await expectOk(await fetch(`${origin}/api/auth/verify-email?token=${token}`))
  const signedIn = await expectOk(await send('/api/auth/login', { email, password }))
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    email,
    password,
    cookie,
    call: (method, path, body) =>
      fetch(`${origin}${path}`, {
        method,
        headers: { cookie, origin, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    upload: (name, bytes) => {
      const form = new FormData()
      form.set('document', new File([new Uint8Array(bytes)], basename(name)))
      return fetch(`${origin}/api/documents`, {
        method: 'POST',
        headers: { cookie, origin },
        body: form,
      })
    },
  }
}

/** The first link of the newest mail to an address. */
export async function mailedLink(origin: string, to: string): Promise<string> {
  const mails: Mail[] = await (await fetch(`${origin}/dev/mailbox.json`)).json()
  const link = mails.find((mail) => mail.to === to)?.links[0]
  if (!link) throw new Error(`no mail with a link to ${to}`)
  return link
}

/** Polls as the client does until the analysis has ended; throws after `forMs`. */
export async function untilEnded(
  person: Person,
  analysisId: string,
  forMs: number,
): Promise<Report> {
  const end = Date.now() + forMs
  for (;;) {
    // A connection kept open to a server that was killed is reset by the next call, as a browser's is.
    const response = await person.call('GET', `/api/analyses/${analysisId}`).catch(() => null)
    if (response?.ok === true) {
      const report: Report = await response.json()
      const { status } = report.analysis
      if (status === 'completed' || status === 'failed') return report
    }
    if (Date.now() > end) throw new Error(`analysis ${analysisId} had not ended after ${forMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function expectOk(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}
