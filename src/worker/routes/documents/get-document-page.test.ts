import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import * as v from 'valibot'

import { Page } from '#shared/contract/documents.ts'
import { pagesKey } from '#worker/documents/object-keys.ts'
import { createStoredDocument, objectKeys } from '#worker/testing/documents.ts'
import { signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

const TWO_PAGES = 'First page, first line\nsecond line\fSecond page'

async function storedDocument() {
  const { user, headers } = await signedInUser()
  const stored = await createStoredDocument(user.id, TWO_PAGES)
  const get = (page: string) =>
    testApp().call(`/api/documents/${stored.documentId}/pages/${page}`, { headers })
  return { ...stored, get }
}

describe('GET /api/documents/:id/pages/:page', () => {
  test('reads a document that no run has read, once', async ({ expect }) => {
    const { get, place } = await storedDocument()
    const first = v.parse(Page, await (await get('1')).json())
    expect(first).toMatchObject({ page: 1, pages: 2, width: null, height: null, rotation: 0 })
    expect(first.lines.map(({ start, end }) => first.text.slice(start, end))).toEqual([
      'First page, first line',
      'second line',
    ])
    expect(await objectKeys(place.userId)).toContain(pagesKey(place))
    // From now on the stored pages answer: the file is not needed.
    await env.FILES.delete(`users/${place.userId}/documents/${place.documentId}`)
    expect(v.parse(Page, await (await get('2')).json()).text).toBe('Second page')
  })

  test.for(['0', '3', '-1', '1.5', 'one', '1e1', '99999999999'])(
    'has no page %s',
    async (page, { expect }) => {
      const { get } = await storedDocument()
      const response = await get(page)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe('This document has no such page.')
    },
  )

  test('answers 404 for a page of another user', async ({ expect }) => {
    const { documentId } = await storedDocument()
    const { headers } = await signedInUser()
    const response = await testApp().call(`/api/documents/${documentId}/pages/1`, { headers })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('line')
  })
})
