import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'

import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/index.ts'
import { addNote, editNote } from '#shared/contract/notes.ts'

import { openDatabase } from '../db/for-user.ts'
import { newId } from '../db/ids.ts'
import { analyses } from '../db/schema.ts'
import { insertNote, notesOf } from '../documents/notes.ts'
import { createDocumentRow, signedInUser } from './factories.ts'
import { testApp } from './test-app.ts'

/** What every endpoint owes, told from the table alone: a new one is tested by being in it. */
const all: readonly Endpoint[] = Object.values(endpoints)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [nameOf(endpoint), endpoint] as const)

const NOTHING_HERE = 'There is nothing at this address.'

type Ids = { documentId: string; analysisId: string; noteId: string }

/** Values for the parameters of every path; `id` is of the resource that the path names. */
function pathOf({ path }: Endpoint, ids: Ids): string {
  const values: Readonly<Record<string, string>> = {
    id: path.startsWith('/api/documents') ? ids.documentId : ids.analysisId,
    noteId: ids.noteId,
    concernId: 'con_0',
    page: '1',
  }
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The suite has no value for :${name} of ${path}`)
    return value
  })
}

function missingIds(): Ids {
  return { documentId: newId('document'), analysisId: newId('analysis'), noteId: newId('note') }
}

/** A body that passes, for the calls on a resource that refuse an empty one. */
const BODIES: Readonly<Record<string, unknown>> = {
  [nameOf(addNote)]: { text: 'Ask about this.' },
  [nameOf(editNote)]: { text: 'Ask about this.' },
}

function bodyOf(endpoint: Endpoint) {
  const body = BODIES[nameOf(endpoint)]
  return body === undefined ? {} : { body: JSON.stringify(body) }
}

describe('every endpoint', () => {
  test('is in the table once', ({ expect }) => {
    expect(new Set(all.map(nameOf)).size).toBe(all.length)
  })

  test.for(named(all))('%s is mounted', async ([, endpoint], { expect }) => {
    const { headers } = await signedInUser()
    const { call } = testApp()
    const response = await call(pathOf(endpoint, missingIds()), {
      method: endpoint.method,
      headers,
    })
    expect(await response.text()).not.toBe(NOTHING_HERE)
    expect(response.status).not.toBe(500)
  })
})

describe('every endpoint for users', () => {
  const forUsers = all.filter(({ access }) => access === 'user')

  test.for(named(forUsers))('%s answers 401 without a cookie', async ([, endpoint], { expect }) => {
    const response = await testApp().call(pathOf(endpoint, missingIds()), {
      method: endpoint.method,
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('Content-Type')).toContain('text/plain')
  })

  const withId = forUsers.filter(({ path }) => path.includes(':'))

  test.for(named(withId))('%s tells nothing of what is not yours', async (row, { expect }) => {
    const [, endpoint] = row
    const [owner, stranger] = [await signedInUser(), await signedInUser()]
    const { document, analysis } = await createDocumentRow(owner.user.id)
    const note = await insertNote(
      openDatabase(env),
      { documentId: document.id, userId: owner.user.id, concernId: 'con_0', text: 'a', key: null },
      new Date(),
    )
    if (!note) throw new Error('the note was not written')
    const { call } = testApp()
    const asStranger = (ids: Ids) =>
      call(pathOf(endpoint, ids), {
        method: endpoint.method,
        headers: { ...stranger.headers, 'Content-Type': 'application/json' },
        ...bodyOf(endpoint),
      })
    const foreign = await asStranger({
      documentId: document.id,
      analysisId: analysis.id,
      noteId: note.id,
    })
    const missing = await asStranger(missingIds())
    expect(foreign.status).toBe(404)
    expect(missing.status).toBe(404)
    const text = await foreign.text()
    expect(text).toBe(await missing.text())
    expect(text).not.toBe(NOTHING_HERE)
    const headersOf = (response: Response) => [...response.headers.keys()].toSorted()
    expect(headersOf(foreign)).toEqual(headersOf(missing))
    const kept = await openDatabase(env).query.analyses.findFirst({
      where: eq(analyses.id, analysis.id),
    })
    expect(kept).toMatchObject({ documentId: document.id, status: 'pending' })
    const [keptNote] = await notesOf(openDatabase(env), {
      documentId: document.id,
      userId: owner.user.id,
    })
    expect(keptNote).toEqual(note)
  })
})
