import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test } from 'vitest'

import {
  answer,
  type FakeServer,
  noAnswer,
  refusal,
  startFakeServer,
} from '#client/testing/fake-server.ts'
import { completedReport } from '#client/testing/report-fixture.ts'
import { getDocumentAnalysis } from '#shared/contract/documents.ts'
import { addNote, deleteNote, editNote } from '#shared/contract/notes.ts'
import { NOTE_MAX_LENGTH } from '#shared/limits.ts'
import type { Note } from '#shared/report.ts'

import { ResultsView } from '../results-view.tsx'
import { useAnalysis } from '../use-analysis.ts'

const NOTE: Note = {
  id: 'not_1',
  text: 'Ask Ruth on Monday.',
  createdAt: '2026-11-20T02:11:00.000Z',
  updatedAt: '2026-11-20T02:11:00.000Z',
}
const FIRST = 'con_owner'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  sessionStorage.clear()
})
afterEach(() => sessionStorage.clear())

function Page() {
  const { report, error, reload } = useAnalysis(
    completedReport.analysis.documentId,
    () => undefined,
  )
  return (
    <ResultsView
      report={report}
      error={error}
      documentName="Contract.pdf"
      documentsButton={null}
      onRunNew={() => undefined}
      onStart={() => undefined}
      onReload={reload}
    />
  )
}

/** The report as the server gives it, with these notes beside its first finding. */
async function show(notes: readonly Note[] = []): Promise<UserEvent> {
  const concerns = completedReport.concerns.map((concern) =>
    concern.id === FIRST ? { ...concern, notes: [...notes] } : concern,
  )
  server.on(getDocumentAnalysis, answer(getDocumentAnalysis, { ...completedReport, concerns }))
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  )
  // The report comes as a chunk of its own.
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}

const sent = (method: string) => server.calls.filter((call) => call.method === method)
const writing = () => screen.getByRole('textbox', { name: 'Your note' })

test('adds a note beside its finding', async () => {
  server.on(addNote, answer(addNote, { note: NOTE }))
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Add Note' }))
  expect(document.activeElement).toBe(writing())
  await user.type(writing(), '  Ask Ruth on Monday. ')
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  expect(await screen.findByText('Ask Ruth on Monday.')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Your note' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Note' }))
  expect(sent('POST')).toMatchObject([
    {
      path: `/api/analyses/${completedReport.analysis.id}/concerns/${FIRST}/notes`,
      body: { text: 'Ask Ruth on Monday.' },
    },
  ])
  expect(sent('GET')).toHaveLength(1)
  expect(sessionStorage.length).toBe(0)
})

test.for([
  ['no answer', noAnswer(), /could not be reached/],
  ['a failure', refusal(500, 'Something went wrong on our side.'), /went wrong on our side/],
  ['a refusal', refusal(404, 'This finding was not found.'), /not found/],
] as const)('keeps every word after %s, and saves once when it is tried again', async (row) => {
  const [, handler, sentence] = row
  server.on(addNote, handler)
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Add Note' }))
  await user.type(writing(), 'Ask Ruth on Monday.')
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  expect(writing()).toHaveProperty('value', 'Ask Ruth on Monday.')

  server.on(addNote, answer(addNote, { note: NOTE }))
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  await screen.findByText('Ask Ruth on Monday.', { selector: 'p' })
  const [first, second] = sent('POST').map(({ body }) => body)
  expect(first).toEqual(second)
})

test('finds a note again that was not saved when the page went away', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Add Note' }))
  await user.type(writing(), 'half a thought')
  // Closed, and opened again: its draft is the only place where the words still stand.
  const head = screen.getByRole('button', { name: /Only one of the two owners/ })
  await user.click(head)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(head)
  expect(writing()).toHaveProperty('value', 'half a thought')
  expect(screen.getByText(/was not saved yet/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(head)
  await user.click(head)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('refuses an empty note and one that is too long before it is sent', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Add Note' }))
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  expect(screen.getByRole('alert').textContent).toBe('Write something before you save the note.')
  await user.click(writing())
  await user.paste('a'.repeat(NOTE_MAX_LENGTH + 1))
  expect(screen.getByText('1 characters too many')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  expect(screen.getByRole('alert').textContent).toContain('at most 2,000 characters')
  expect(sent('POST')).toHaveLength(0)
})

test('changes a note, and says that it was changed', async () => {
  server.on(
    editNote,
    answer(editNote, {
      note: { ...NOTE, text: 'Ruth says yes.', updatedAt: '2026-11-21T02:11:00.000Z' },
    }),
  )
  const user = await show([NOTE])
  await user.click(screen.getByRole('button', { name: 'Edit your note: Ask Ruth on Monday.' }))
  const field = screen.getByRole('textbox', { name: 'Change your note' })
  expect(field).toHaveProperty('value', 'Ask Ruth on Monday.')
  await user.clear(field)
  await user.type(field, 'Ruth says yes.')
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  expect(await screen.findByText('Ruth says yes.', { selector: 'p' })).toBeDefined()
  expect(screen.getByText(/, changed/)).toBeDefined()
  expect(sent('PATCH')).toMatchObject([
    { path: '/api/notes/not_1', body: { text: 'Ruth says yes.' } },
  ])
})

test('deletes a note only after asking, and keeps it when that fails', async () => {
  server.on(deleteNote, refusal(500, 'Something went wrong on our side.'))
  const user = await show([NOTE])
  const press = async (name: string) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name }))
  }
  const ask = () => user.click(screen.getByRole('button', { name: /^Delete your note/ }))
  await ask()
  await press('Cancel')
  expect(sent('DELETE')).toHaveLength(0)
  await ask()
  await press('Delete Note')
  expect((await screen.findByRole('alert')).textContent).toContain('went wrong')
  server.on(deleteNote, answer(deleteNote, { message: 'The note has been deleted.' }))
  await press('Delete Note')
  await waitFor(() => expect(document.querySelector('.my-note')).toBeNull())
})
