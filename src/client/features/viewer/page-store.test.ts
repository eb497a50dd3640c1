import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { ApiError } from '#client/lib/api-error.ts'
import type { Page } from '#shared/contract/documents.ts'

import type { DocumentSource } from './document-source.ts'
import { createPageStore } from './page-store.ts'
import { pageOf } from './testing.ts'

type Read = DocumentSource['page']

function storeOf(read: Read) {
  return createPageStore({ id: 'doc_1', name: 'contract.pdf', fileUrl: '/file', page: read })
}

const answer = (number: number): Page => pageOf([[`page ${number}`]], { page: number, pages: 40 })

test('reads a page once, however often it is needed, and tells when it is there', async () => {
  const read = vi.fn<Read>((number) => Promise.resolve(answer(number)))
  const store = storeOf(read)
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  store.need(3)
  store.need(3)
  expect(store.get(3)).toEqual({ state: 'loading' })
  await waitFor(() => expect(store.get(3)).toEqual({ state: 'ready', page: answer(3) }))
  store.need(3)
  expect(read).toHaveBeenCalledTimes(1)
  expect(heard).toHaveBeenCalledTimes(2)
})

test.each([
  [404, 'gone'],
  [0, 'offline'],
  [500, 'other'],
] as const)('keeps a failure (%i) until the page is needed again', async (status, trouble) => {
  const read = vi.fn<Read>(() => Promise.reject(new ApiError(status, '', 'no')))
  const store = storeOf(read)
  store.need(1)
  await waitFor(() => expect(store.get(1)).toEqual({ state: 'failed', trouble }))
  read.mockResolvedValue(answer(1))
  store.need(1)
  await waitFor(() => expect(store.get(1)?.state).toBe('ready'))
})

test('reads all pages, a few at a time, and stops when nobody wants them any more', async () => {
  let open = 0
  let most = 0
  const read = vi.fn<Read>(async (number) => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return answer(number)
  })
  const store = storeOf(read)
  store.need(1)
  await waitFor(() => expect(store.get(1)?.state).toBe('ready'))
  await store.needAll(new AbortController().signal)
  expect(read).toHaveBeenCalledTimes(40)
  expect(most).toBe(6)

  const given = storeOf(read)
  given.need(1)
  await waitFor(() => expect(given.get(1)?.state).toBe('ready'))
  await given.needAll(AbortSignal.abort())
  expect(read).toHaveBeenCalledTimes(41)
})

test('forgets what was on its way when it is closed, so that it can be asked for again', async () => {
  const read = vi.fn<Read>(() => new Promise(() => undefined))
  const store = storeOf(read)
  store.need(2)
  const [[, signal] = []] = read.mock.calls
  store.close()
  expect(signal?.aborted).toBe(true)
  expect(store.get(2)).toBeUndefined()
  store.need(2)
  expect(read).toHaveBeenCalledTimes(2)
})
