import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'

import { openDatabase } from '#worker/db/for-user.ts'
import { documents } from '#worker/db/schema.ts'
import { createStoredDocument } from '#worker/testing/documents.ts'
import { signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

const TEXT = '0123456789'.repeat(10)

async function storedFile() {
  const { user, headers } = await signedInUser()
  const { documentId } = await createStoredDocument(user.id, TEXT)
  const get = (more: Record<string, string> = {}) =>
    testApp().call(`/api/documents/${documentId}/file`, { headers: { ...headers, ...more } })
  return { documentId, get }
}

describe('GET /api/documents/:id/file', () => {
  test('answers the whole file so that nothing in it may run or be kept', async ({ expect }) => {
    const { get } = await storedFile()
    const response = await get()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(TEXT)
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '100',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="contract.txt"; filename*=UTF-8''contract.txt`,
    })
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test.for([
    ['bytes=0-9', 'bytes 0-9/100', '0123456789'],
    ['bytes=95-', 'bytes 95-99/100', '56789'],
    ['bytes=-3', 'bytes 97-99/100', '789'],
    ['bytes=0-', 'bytes 0-99/100', TEXT],
  ])('answers the range %s', async ([range = '', contentRange, text], { expect }) => {
    const { get } = await storedFile()
    const response = await get({ Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('Content-Range')).toBe(contentRange)
    expect(response.headers.get('Content-Length')).toBe(String(text?.length))
    expect(await response.text()).toBe(text)
  })

  test('refuses a range beyond the end and tells the size', async ({ expect }) => {
    const { get } = await storedFile()
    const response = await get({ Range: 'bytes=100-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('Content-Range')).toBe('bytes */100')
  })

  test('answers the whole file where the range was meant for another one', async ({ expect }) => {
    const { get } = await storedFile()
    const etag = (await get()).headers.get('ETag') ?? ''
    expect((await get({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206)
    expect((await get({ Range: 'bytes=0-9', 'If-Range': '"another"' })).status).toBe(200)
  })

  test('sends a name of any script without breaking the header', async ({ expect }) => {
    const { documentId, get } = await storedFile()
    await openDatabase(env)
      .update(documents)
      .set({ originalName: `Müller's "contract" 100%.pdf`, format: 'pdf' })
      .where(eq(documents.id, documentId))
    const response = await get()
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="M_ller's _contract_ 100_.pdf"; filename*=UTF-8''M%C3%BCller%27s%20%22contract%22%20100%25.pdf`,
    )
  })

  test('answers 404 for the file of another user', async ({ expect }) => {
    const { documentId } = await storedFile()
    const { headers } = await signedInUser()
    const response = await testApp().call(`/api/documents/${documentId}/file`, { headers })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain(TEXT)
  })
})
