import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { fileKey, pagesKey, reportKey } from '#worker/documents/object-keys.ts'
import { createStoredDocument, objectKeys, readAnalysisRow } from '#worker/testing/documents.ts'
import { signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

/** A thousand objects on a machine that is busy with other tests. */
const LONG = { timeout: 60_000 }

function remove(documentId: string, headers: Record<string, string>, { call } = testApp()) {
  return call(`/api/documents/${documentId}`, { method: 'DELETE', headers })
}

describe('DELETE /api/documents/:id', () => {
  test(
    'removes rows, file, pages and the reports of all runs, and no other file',
    LONG,
    async ({ expect }) => {
      const { user, headers } = await signedInUser()
      const kept = await createStoredDocument(user.id, 'kept')
      const { documentId, analysisId, place } = await createStoredDocument(user.id, 'deleted')
      await env.FILES.put(pagesKey(place), 'pages')
      // More than one page of a list holds.
      await Promise.all(
        Array.from({ length: 1005 }, (_, run) =>
          env.FILES.put(reportKey(place, analysisId, run), '{}'),
        ),
      )
      const response = await remove(documentId, headers)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({
        message: 'The document and its analysis have been permanently deleted.',
      })
      expect(await objectKeys(user.id)).toEqual([fileKey(kept.place)])
      await expect(readAnalysisRow(analysisId)).rejects.toThrow('no analysis')
      expect((await remove(documentId, headers)).status).toBe(404)
    },
  )

  test('deletes the document even while R2 is away', async ({ expect }) => {
    const { user, headers } = await signedInUser()
    const { documentId, analysisId } = await createStoredDocument(user.id)
    // The double has the one method that comes first.
    const away = { delete: () => Promise.reject(new Error('away')) } as unknown as R2Bucket
    const response = await remove(documentId, headers, testApp({}, { FILES: away }))
    expect(response.status).toBe(200)
    await expect(readAnalysisRow(analysisId)).rejects.toThrow('no analysis')
  })

  test("touches nothing of another user's", async ({ expect }) => {
    const [owner, stranger] = [await signedInUser(), await signedInUser()]
    const { documentId, analysisId, place } = await createStoredDocument(owner.user.id)
    expect((await remove(documentId, stranger.headers)).status).toBe(404)
    expect((await readAnalysisRow(analysisId)).status).toBe('pending')
    expect(await objectKeys(owner.user.id)).toEqual([fileKey(place)])
  })
})
