import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import * as v from 'valibot'

import { listDocuments } from '#shared/contract/documents.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { newId } from '#worker/db/ids.ts'
import { analyses, documents } from '#worker/db/schema.ts'
import { createStoredDocument } from '#worker/testing/documents.ts'
import { signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

async function list(headers: Record<string, string>) {
  const response = await testApp().call('/api/user/documents', { headers })
  return v.parse(listDocuments.response, await response.json())
}

describe('GET /api/user/documents', () => {
  test('answers an empty list to a newcomer', async ({ expect }) => {
    const { headers } = await signedInUser()
    expect(await list(headers)).toEqual([])
  })

  test('answers the newest first, each with the status of its newest analysis', async ({
    expect,
  }) => {
    const { user, headers } = await signedInUser()
    const database = openDatabase(env)
    const older = await createStoredDocument(user.id, 'older')
    const newer = await createStoredDocument(user.id, 'newer')
    await database
      .update(documents)
      .set({ createdAt: new Date(Date.now() - 1000) })
      .where(eq(documents.id, older.documentId))
    const at = new Date()
    await database
      .update(analyses)
      .set({ status: 'failed', createdAt: at })
      .where(eq(analyses.id, older.analysisId))
    // Made in the same millisecond: the later row is the newer analysis.
    await database.insert(analyses).values({
      id: newId('analysis'),
      documentId: older.documentId,
      userId: user.id,
      status: 'completed',
      createdAt: at,
      updatedAt: at,
    })
    expect((await list(headers)).map(({ id, analysisStatus }) => [id, analysisStatus])).toEqual([
      [newer.documentId, 'pending'],
      [older.documentId, 'completed'],
    ])
  })

  test("holds nothing of another user's", async ({ expect }) => {
    const [owner, stranger] = [await signedInUser(), await signedInUser()]
    await createStoredDocument(owner.user.id)
    expect(await list(stranger.headers)).toEqual([])
    expect(await list(owner.headers)).toHaveLength(1)
  })

  test('answers 401 without a session', async ({ expect }) => {
    expect((await testApp().call('/api/user/documents')).status).toBe(401)
  })
})
