import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import * as v from 'valibot'

import { uploadDocument } from '#shared/contract/documents.ts'
import { UPLOAD_MAX_BYTES } from '#shared/limits.ts'
import { ENGINE_VERSION } from '#worker/analysis/engine.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { analyses, documents, removals } from '#worker/db/schema.ts'
import { fileKey } from '#worker/documents/object-keys.ts'
import { expectNoise } from '#worker/testing/console-noise.ts'
import { CONTRACT_TEXT, objectKeys } from '#worker/testing/documents.ts'
import { signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

type User = Awaited<ReturnType<typeof signedInUser>>

function formWith(content: string | Uint8Array, name = 'contract.txt'): FormData {
  const form = new FormData()
  form.append('document', new File([content], name))
  return form
}

function upload(user: User, body: BodyInit, { call } = testApp()): Promise<Response> {
  return call('/api/documents', { method: 'POST', headers: user.headers, body })
}

async function answerOf(response: Response) {
  return v.parse(uploadDocument.response, await response.json())
}

function rowsOf(user: User) {
  return openDatabase(env).select().from(documents).where(eq(documents.userId, user.user.id))
}

function notesOf(user: User) {
  return openDatabase(env).select().from(removals).where(eq(removals.userId, user.user.id))
}

/** Text that no other upload of this file has. */
const freshText = () => `${CONTRACT_TEXT}\nFile ${crypto.randomUUID()}`

describe('POST /api/documents', () => {
  test('stores the file and answers it with a pending analysis', async ({ expect }) => {
    const user = await signedInUser()
    const text = freshText()
    const response = await upload(user, formWith(text, 'Section 32.txt'))
    expect(response.status).toBe(201)
    const { document, analysis } = await answerOf(response)
    expect(document).toMatchObject({ originalName: 'Section 32.txt', analysisStatus: 'pending' })
    expect(analysis).toMatchObject({ documentId: document.id, status: 'pending', failure: null })
    const key = fileKey({ userId: user.user.id, documentId: document.id })
    expect(await (await env.FILES.get(key))?.text()).toBe(text)
    const [row] = await rowsOf(user)
    expect(row).toMatchObject({ id: document.id, format: 'txt', pageCount: 1 })
    expect(await notesOf(user)).toEqual([])
  })

  test('shows a name without paths and control characters', async ({ expect }) => {
    const user = await signedInUser()
    const response = await upload(user, formWith(freshText(), '../../a\u0007b/c\u202Etxt.pdf'))
    expect((await answerOf(response)).document.originalName).toBe('c txt.pdf')
  })

  test('answers the same bytes with the same document and its running analysis', async ({
    expect,
  }) => {
    const user = await signedInUser()
    const text = freshText()
    const first = await answerOf(await upload(user, formWith(text)))
    const response = await upload(user, formWith(text, 'another name.txt'))
    expect(response.status).toBe(200)
    expect(await answerOf(response)).toEqual(first)
    expect(await objectKeys(user.user.id)).toHaveLength(1)
  })

  test('answers the same bytes at once with one document', async ({ expect }) => {
    const user = await signedInUser()
    const text = freshText()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => upload(user, formWith(text))),
    )
    const ids = await Promise.all(responses.map(async (one) => (await answerOf(one)).document.id))
    expect(new Set(ids).size).toBe(1)
    expect(await objectKeys(user.user.id)).toHaveLength(1)
  })

  test('shows a finished analysis of the current engine again for free', async ({ expect }) => {
    const user = await signedInUser()
    const text = freshText()
    const { analysis } = await answerOf(await upload(user, formWith(text)))
    await openDatabase(env)
      .update(analyses)
      .set({ status: 'completed', engineVersion: ENGINE_VERSION, lawAsAt: '2026-11-21' })
      .where(eq(analyses.id, analysis.id))
    const again = await answerOf(await upload(user, formWith(text)))
    expect(again.analysis).toMatchObject({ id: analysis.id, status: 'completed' })
    expect(again.document.analysisStatus).toBe('completed')
  })

  test.for([
    ['failed', { status: 'failed' as const }],
    ['made by an older engine', { status: 'completed' as const, engineVersion: '0.0.1' }],
  ] as const)('makes one new analysis where the last one is %s', async ([, state], { expect }) => {
    const user = await signedInUser()
    const text = freshText()
    const first = await answerOf(await upload(user, formWith(text)))
    await openDatabase(env).update(analyses).set(state).where(eq(analyses.id, first.analysis.id))
    const again = await Promise.all(
      Array.from({ length: 3 }, async () => answerOf(await upload(user, formWith(text)))),
    )
    const ids = new Set(again.map(({ analysis }) => analysis.id))
    expect(ids.size).toBe(1)
    expect(ids.has(first.analysis.id)).toBe(false)
    expect(again[0]?.analysis.status).toBe('pending')
    expect(again[0]?.document.id).toBe(first.document.id)
  })

  test('knows nothing of the same bytes of another user', async ({ expect }) => {
    const [first, second] = [await signedInUser(), await signedInUser()]
    const text = freshText()
    const one = await answerOf(await upload(first, formWith(text)))
    const response = await upload(second, formWith(text))
    expect(response.status).toBe(201)
    expect((await answerOf(response)).document.id).not.toBe(one.document.id)
  })

  test('leaves no file behind when the database refuses', async ({ expect }) => {
    const user = await signedInUser()
    const database = openDatabase(env)
    const failing = Object.create(database, {
      batch: { value: () => Promise.reject(new Error('the database is away')) },
    }) as typeof database // the same object but for one method
    expectNoise(/the database is away/)
    const response = await upload(user, formWith(freshText()), testApp({ database: failing }))
    expect(response.status).toBe(500)
    expect(await objectKeys(user.user.id)).toEqual([])
    expect(await rowsOf(user)).toEqual([])
  })
})

describe('POST /api/documents refuses', () => {
  const twoFiles = () => {
    const form = formWith('one')
    form.append('document', new File(['two'], 'two.txt'))
    return form
  }
  const asText = () => {
    const form = new FormData()
    form.append('document', 'just a text')
    return form
  }

  test.for([
    ['a file of no bytes', 400, () => formWith('')],
    ['a body without a file', 400, () => new FormData()],
    ['a text in place of a file', 400, asText],
    ['two files', 400, twoFiles],
    ['a body that is no form', 400, () => JSON.stringify({ document: 'x' })],
    ['a picture', 415, () => formWith(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]), 'a.pdf')],
    ['a text of NULs', 415, () => formWith(new Uint8Array(5000), 'a.txt')],
    ['a file above 15 MB', 413, () => formWith(new Uint8Array(UPLOAD_MAX_BYTES + 1), 'a.txt')],
  ] as const)('%s and stores nothing', async ([, status, body], { expect }) => {
    const user = await signedInUser()
    const response = await upload(user, body())
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toContain('text/plain')
    expect(await response.text()).toMatch(/^[A-Z].*\.$/)
    expect(await objectKeys(user.user.id)).toEqual([])
    expect(await rowsOf(user)).toEqual([])
    expect(await notesOf(user)).toEqual([])
  })

  test('a form that is broken off', async ({ expect }) => {
    const user = await signedInUser()
    const response = await testApp().call('/api/documents', {
      method: 'POST',
      headers: { ...user.headers, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="document"; filename="a.txt"\r\n\r\nhalf',
    })
    expect(response.status).toBe(400)
  })

  function bodyOf(bytes: number) {
    const chunk = new Uint8Array(1024 * 1024)
    const seen = { sent: 0, cancelled: false }
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (seen.sent >= bytes) return controller.close()
        seen.sent += chunk.byteLength
        controller.enqueue(chunk)
      },
      cancel() {
        seen.cancelled = true
      },
    })
    return { seen, stream }
  }

  function sendTooMuch(user: User, stream: ReadableStream, { call } = testApp()) {
    const headers = { ...user.headers, 'Content-Type': 'multipart/form-data; boundary=x' }
    return call('/api/documents', { method: 'POST', headers, body: stream })
  }

  test('an endless body at the first byte too many', async ({ expect }) => {
    const user = await signedInUser()
    const { seen, stream } = bodyOf(Number.POSITIVE_INFINITY)
    const production = testApp({}, { APP_ENV: 'production' })
    expect((await sendTooMuch(user, stream, production)).status).toBe(413)
    expect(seen.cancelled).toBe(true)
    expect(seen.sent).toBeLessThan(UPLOAD_MAX_BYTES + 4 * 1024 * 1024)
  })

  test('a large body only after its end where the local server would hang up', async ({
    expect,
  }) => {
    const user = await signedInUser()
    const { seen, stream } = bodyOf(4 * UPLOAD_MAX_BYTES)
    expect((await sendTooMuch(user, stream)).status).toBe(413)
    expect(seen).toEqual({ sent: 4 * UPLOAD_MAX_BYTES, cancelled: false })
  })

  test('too many uploads in a short time', async ({ expect }) => {
    const user = await signedInUser()
    const full = { limit: async () => ({ success: false }) }
    const app = testApp({}, { RATE_UPLOAD: full })
    const response = await upload(user, formWith(freshText()), app)
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('60')
    expect(await objectKeys(user.user.id)).toEqual([])
  })
})
