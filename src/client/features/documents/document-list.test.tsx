import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import { swrDefaults } from '#client/lib/swr.ts'
import { answer, type FakeServer, refusal, startFakeServer } from '#client/testing/fake-server.ts'
import { documentFixture } from '#client/testing/report-fixture.ts'
import { Toaster } from '#client/ui/toaster.tsx'
import { deleteDocument, listDocuments } from '#shared/contract/documents.ts'

import { DocumentList } from './document-list.tsx'
import { useDocuments } from './use-documents.ts'

const documents = ['First.pdf', 'Second.pdf', 'Third.pdf'].map((originalName, index) =>
  documentFixture({ id: `doc_${index + 1}`, originalName, createdAt: '2026-11-19T03:00:00.000Z' }),
)

function List({ onDeleted }: { onDeleted: (ids: readonly string[]) => void }) {
  const list = useDocuments()
  return (
    <DocumentList
      list={list}
      selectedId={null}
      onSelect={() => undefined}
      onUpload={() => undefined}
      onDeleted={onDeleted}
    />
  )
}

function show(server: FakeServer) {
  const onDeleted = vi.fn<(ids: readonly string[]) => void>()
  const cache = new Map()
  const value = { ...swrDefaults, provider: () => cache }
  const page = (listed: boolean) => (
    <SWRConfig value={value}>
      {listed && <List onDeleted={onDeleted} />}
      <Toaster />
    </SWRConfig>
  )
  const { rerender } = render(page(true))
  const goAwayFor = async (ms: number) => {
    rerender(page(false))
    await act(() => vi.advanceTimersByTimeAsync(ms))
    rerender(page(true))
    await screen.findByText('First.pdf')
  }
  return { goAwayFor, onDeleted, user: userEvent.setup(), server }
}

function listing(): FakeServer {
  const server = startFakeServer()
  server.on(listDocuments, answer(listDocuments, documents))
  return server
}

test('shows the shape of the list until it is there', async () => {
  const server = listing()
  let release: () => void = () => undefined
  server.on(listDocuments, async (seen) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return answer(listDocuments, documents)(seen)
  })
  show(server)
  expect(screen.getByText('Loading your documents')).toBeDefined()
  expect(document.querySelectorAll('.skel').length).toBeGreaterThan(3)
  await act(async () => release())
  await screen.findByText('First.pdf')
  expect(screen.queryByText('Loading your documents')).toBeNull()
})

test('says that an analysis ended although the server cannot be asked again', async () => {
  const server = startFakeServer()
  const running = documentFixture({ id: 'doc_1', originalName: 'First.pdf' })
  server.on(listDocuments, answer(listDocuments, [{ ...running, analysisStatus: 'processing' }]))
  const value = { ...swrDefaults, provider: () => new Map() }
  function Finishing() {
    const list = useDocuments()
    const finish = () => list.finished({ documentId: 'doc_1', status: 'completed' })
    return (
      <>
        <button onClick={finish}>finish</button>
        {list.documents?.map(({ id, analysisStatus }) => (
          <p key={id}>{analysisStatus}</p>
        ))}
      </>
    )
  }
  render(
    <SWRConfig value={value}>
      <Finishing />
    </SWRConfig>,
  )
  await screen.findByText('processing')
  server.on(listDocuments, refusal(503, 'Please try again in a moment.'))
  await userEvent.click(screen.getByRole('button', { name: 'finish' }))
  expect(await screen.findByText('completed')).toBeDefined()
})

test('gives each row its name, its day, Analysis saved with an icon, and a delete button', async () => {
  show(listing())
  const row = (await screen.findByText('Second.pdf')).closest('li')
  if (!row) throw new Error('no row')
  expect(row.textContent).toContain('19 November 2026')
  expect(within(row).getByText('Analysis saved').querySelector('.i-lucide-circle-check')).not.toBe(
    null,
  )
  expect(within(row).getByRole('button', { name: 'Delete Second.pdf' })).toBeDefined()
})

test('does not scroll three rows', async () => {
  show(listing())
  const list = (await screen.findByText('First.pdf')).closest('ul')
  expect(list?.className).toBe('doc-list')
})

test('tells of documents that were deleted together', async () => {
  const server = listing()
  server.on(deleteDocument, answer(deleteDocument, { message: 'Deleted' }))
  const { user, onDeleted } = show(server)
  await deleteAll(user)
  await screen.findByText('Documents deleted')
  expect(screen.getByText('Successfully deleted 3 document(s).')).toBeDefined()
  expect(onDeleted).toHaveBeenCalledWith(['doc_1', 'doc_2', 'doc_3'])
})

test('says when some of them could not be deleted, and asks which are left', async () => {
  const server = listing()
  server.on(deleteDocument, (seen) => {
    if (seen.path.endsWith('doc_2')) return refusal(500, 'Something went wrong.')(seen)
    const left = documents.filter(({ id }) => id === 'doc_2')
    server.on(listDocuments, answer(listDocuments, left))
    return answer(deleteDocument, { message: 'Deleted' })(seen)
  })
  const { user, onDeleted } = show(server)
  await deleteAll(user)
  await screen.findByText('Bulk delete failed')
  expect(screen.getByText('Failed to delete some documents. Please try again.')).toBeDefined()
  expect(onDeleted).toHaveBeenCalledWith(['doc_1', 'doc_3'])
  expect(screen.queryByText('First.pdf')).toBeNull()
  expect(screen.getByText('Second.pdf')).toBeDefined()
})

test('Cancel leaves the selection without deleting anything', async () => {
  const { user, server } = show(listing())
  await user.click(await screen.findByRole('button', { name: 'Delete Multiple' }))
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(server.calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('asks for the list again when it is older than two minutes, and not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { goAwayFor, server } = show(listing())
  await screen.findByText('First.pdf')
  await goAwayFor(110_000)
  expect(server.calls).toHaveLength(1)
  await goAwayFor(15_000)
  expect(server.calls).toHaveLength(2)
})

async function deleteAll(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Delete Multiple' }))
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByRole('button', { name: 'Delete Selected (3)' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
}
