import { env } from 'cloudflare:workers'
import { test } from 'vitest'

import { DOCUMENT_MAX_PAGES } from '#shared/limits.ts'
import { sourceOf } from '#worker/testing/documents.ts'

import { pageOf, readStoredPage, storePages } from './page-store.ts'

function freshPlace() {
  return { userId: 'usr_pages', documentId: crypto.randomUUID() }
}

test('answers each page as it was read, to the last of the longest document', async ({
  expect,
}) => {
  const place = freshPlace()
  const texts = Array.from(
    { length: DOCUMENT_MAX_PAGES },
    (_, n) => `Page ${n + 1}\n“naïve” 🏠 ${n}`,
  )
  const source = sourceOf(texts)
  await storePages(env.FILES, place, source)
  for (const page of [1, 2, 999, DOCUMENT_MAX_PAGES]) {
    expect(await readStoredPage(env.FILES, place, page)).toEqual(pageOf(source, page))
  }
})

test('answers a page that ends within the first read', async ({ expect }) => {
  const place = freshPlace()
  const source = sourceOf(['one', '', 'three'])
  await storePages(env.FILES, place, source)
  for (const page of [1, 2, 3]) {
    expect(await readStoredPage(env.FILES, place, page)).toEqual(pageOf(source, page))
  }
})

test('tells a page that is not there from a document that was not read', async ({ expect }) => {
  const place = freshPlace()
  expect(await readStoredPage(env.FILES, place, 1)).toBe('not-read')
  await storePages(env.FILES, place, sourceOf(['one']))
  expect(await readStoredPage(env.FILES, place, 0)).toBe('no-such-page')
  expect(await readStoredPage(env.FILES, place, 2)).toBe('no-such-page')
})
