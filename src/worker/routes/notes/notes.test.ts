import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import * as v from 'valibot'

import { addNote } from '#shared/contract/notes.ts'
import { NOTE_MAX_LENGTH, NOTES_MAX_PER_DOCUMENT } from '#shared/limits.ts'
import { Report } from '#shared/report.ts'
import { runAnalysis } from '#worker/analysis/run.ts'
import { noteStart } from '#worker/analysis/status.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { newId } from '#worker/db/ids.ts'
import { notes } from '#worker/db/schema.ts'
import { notesOf } from '#worker/documents/notes.ts'
import { reportKey } from '#worker/documents/object-keys.ts'
import { analysedDocument } from '#worker/testing/analysed.ts'
import { deliver } from '#worker/testing/documents.ts'
import { createDocumentRow, signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

const CONTRACT = `CONTRACT OF SALE OF REAL ESTATE

PARTICULARS OF SALE

Vendor: Ottoline Marchetti

Property address: 5 Larkfield Lane, Bundarra VIC 3999

Price $850,000.00

SPECIAL CONDITIONS

1. The purchaser consents to the release of the deposit to the vendor before settlement.
`

type Headers = Record<string, string>

function send(method: string, path: string, headers: Headers, body?: unknown) {
  return testApp().call(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function analysed() {
  const made = await analysedDocument(CONTRACT)
  const [concern] = (await read(made.analysisId, made.headers)).concerns
  if (!concern) throw new Error('this contract has a finding')
  const path = `/api/analyses/${made.analysisId}/concerns/${concern.id}/notes`
  return { ...made, concernId: concern.id, path }
}

async function read(analysisId: string, headers: Headers): Promise<Report> {
  return v.parse(Report, await (await send('GET', `/api/analyses/${analysisId}`, headers)).json())
}

async function add(path: string, headers: Headers, body: unknown) {
  const response = await send('POST', path, headers, body)
  if (!response.ok) throw new Error(await response.text())
  return v.parse(addNote.response, await response.json()).note
}

async function noteTexts(analysisId: string, headers: Headers): Promise<string[]> {
  const { concerns } = await read(analysisId, headers)
  return concerns.flatMap((concern) => concern.notes.map(({ text }) => text))
}

describe('POST /api/analyses/:id/concerns/:concernId/notes', () => {
  test('stands beside its finding at every later read, and changes nothing else', async ({
    expect,
  }) => {
    const { analysisId, documentId, headers, concernId, path, place } = await analysed()
    const before = await read(analysisId, headers)
    const key = reportKey(place, analysisId, 1)
    const etag = (await env.FILES.head(key))?.etag
    const first = await add(path, headers, { text: '  Ask Ruth Kalnins on Monday.\n' })
    const second = await add(path, headers, { text: 'She says: strike it out.' })
    expect(first.text).toBe('Ask Ruth Kalnins on Monday.')

    const after = await read(analysisId, headers)
    expect(after.concerns.find(({ id }) => id === concernId)?.notes).toEqual([first, second])
    const bare = after.concerns.map((concern) => ({ ...concern, notes: [] }))
    expect({ ...after, concerns: bare }).toEqual(before)
    const byDocument = await send('GET', `/api/documents/${documentId}/analysis`, headers)
    expect(await byDocument.json()).toEqual(after)
    expect((await env.FILES.head(key))?.etag).toBe(etag)
  })

  test('keeps notes when costs are computed again', async ({ expect }) => {
    const { analysisId, headers, path } = await analysed()
    await add(path, headers, { text: 'kept' })
    const response = await send('PUT', `/api/analyses/${analysisId}/inputs`, headers, {
      buyerKind: 'investor',
    })
    const report = v.parse(Report, await response.json())
    expect(report.concerns.flatMap((concern) => concern.notes)).toHaveLength(1)
    expect(await noteTexts(analysisId, headers)).toEqual(['kept'])
  })

  test('shows them again in a later run of the same document', async ({ expect }) => {
    const { analysisId, documentId, headers, path, userId } = await analysed()
    await add(path, headers, { text: 'from the first run' })
    const later = { id: newId('analysis'), documentId, userId }
    await env.DB.prepare(
      'insert into analyses (id, document_id, user_id, created_at, updated_at) values (?, ?, ?, ?, ?)',
    )
      .bind(later.id, documentId, userId, Date.now(), Date.now())
      .run()
    await noteStart(openDatabase(env), later.id, userId, new Date())
    await deliver({ analysisId: later.id, run: 1 }, { tools: { runAnalysis } })
    expect(await noteTexts(later.id, headers)).toEqual(await noteTexts(analysisId, headers))
    expect(await noteTexts(later.id, headers)).toEqual(['from the first run'])
  })

  test('writes one note when a save is repeated, with the words of the last try', async ({
    expect,
  }) => {
    const { analysisId, headers, path } = await analysed()
    const key = crypto.randomUUID()
    const first = await add(path, headers, { text: 'first try', key })
    const again = await add(path, headers, { text: 'second try', key })
    expect(again).toMatchObject({ id: first.id, text: 'second try', createdAt: first.createdAt })
    expect(await noteTexts(analysisId, headers)).toEqual(['second try'])
  })

  test.for([
    [{}, 'The note could not be read.'],
    [{ text: 'a', author: 'me' }, 'The note could not be read.'],
    [{ text: 5 }, 'Enter the note as text.'],
    [{ text: ' \n ' }, 'Write something before you save the note.'],
    [
      { text: 'a'.repeat(NOTE_MAX_LENGTH + 1) },
      'A note holds at most 2,000 characters. Please shorten it.',
    ],
    [{ text: 'a\u0000b' }, 'This note holds a character that cannot be kept.'],
    [{ text: 'a', key: '../../etc' }, 'This note could not be recognised.'],
  ] as const)('refuses %o', async ([body, sentence], { expect }) => {
    const { analysisId, headers, path } = await analysed()
    const response = await send('POST', path, headers, body)
    expect(response.status).toBe(400)
    expect(await response.text()).toBe(sentence)
    expect(await noteTexts(analysisId, headers)).toEqual([])
  })

  test('takes a note of the greatest length, and shows marks as they were typed', async ({
    expect,
  }) => {
    const { analysisId, headers, path } = await analysed()
    const long = 'ü'.repeat(NOTE_MAX_LENGTH)
    await add(path, headers, { text: long })
    await add(path, headers, { text: `'); drop table notes; -- <script>` })
    expect(await noteTexts(analysisId, headers)).toEqual([
      long,
      `'); drop table notes; -- <script>`,
    ])
  })

  test('refuses more notes than a document may have', async ({ expect }) => {
    const { documentId, userId, concernId, headers, path } = await analysed()
    const now = new Date()
    const rows = Array.from({ length: NOTES_MAX_PER_DOCUMENT - 1 }, () => ({
      id: newId('note'),
      documentId,
      userId,
      concernId,
      text: 'x',
      createdAt: now,
      updatedAt: now,
    }))
    // D1 takes a hundred values in a statement.
    for (let start = 0; start < rows.length; start += 12) {
      await openDatabase(env)
        .insert(notes)
        .values(rows.slice(start, start + 12))
    }
    const [one, other] = await Promise.all([
      send('POST', path, headers, { text: 'the last one' }),
      send('POST', path, headers, { text: 'one too many' }),
    ])
    expect(one.status + other.status).toBe(200 + 400)
    const kept = await notesOf(openDatabase(env), { documentId, userId })
    expect(kept).toHaveLength(NOTES_MAX_PER_DOCUMENT)
  })

  test('knows only findings of that report', async ({ expect }) => {
    const { analysisId, headers } = await analysed()
    const path = `/api/analyses/${analysisId}/concerns/con_nothing/notes`
    const response = await send('POST', path, headers, { text: 'a' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('finding was not found')
  })

  test('is refused before the report is there', async ({ expect }) => {
    const { user, headers } = await signedInUser()
    const { analysis } = await createDocumentRow(user.id)
    const path = `/api/analyses/${analysis.id}/concerns/con_0/notes`
    const response = await send('POST', path, headers, { text: 'a' })
    expect(response.status).toBe(409)
  })

  test("never writes into another user's report", async ({ expect }) => {
    const { analysisId, headers, path } = await analysed()
    const stranger = await signedInUser()
    expect((await send('POST', path, stranger.headers, { text: 'a' })).status).toBe(404)
    expect(await noteTexts(analysisId, headers)).toEqual([])
  })
})

describe('PATCH /api/notes/:noteId', () => {
  test('changes the words and keeps the place', async ({ expect }) => {
    const { analysisId, headers, path } = await analysed()
    const { id, createdAt } = await add(path, headers, { text: 'before' })
    await add(path, headers, { text: 'after it' })
    const response = await send('PATCH', `/api/notes/${id}`, headers, { text: 'changed' })
    expect(await response.json()).toMatchObject({ note: { id, text: 'changed', createdAt } })
    expect(await noteTexts(analysisId, headers)).toEqual(['changed', 'after it'])
  })

  test('refuses an empty text and keeps the old one', async ({ expect }) => {
    const { analysisId, headers, path } = await analysed()
    const { id } = await add(path, headers, { text: 'before' })
    expect((await send('PATCH', `/api/notes/${id}`, headers, { text: '' })).status).toBe(400)
    expect(await noteTexts(analysisId, headers)).toEqual(['before'])
  })

  test("leaves another user's note alone", async ({ expect }) => {
    const { analysisId, headers, path } = await analysed()
    const { id } = await add(path, headers, { text: 'mine' })
    const stranger = await signedInUser()
    const response = await send('PATCH', `/api/notes/${id}`, stranger.headers, { text: 'theirs' })
    expect(response.status).toBe(404)
    expect(await noteTexts(analysisId, headers)).toEqual(['mine'])
  })
})

describe('DELETE /api/notes/:noteId', () => {
  test('deletes that note only, once', async ({ expect }) => {
    const { analysisId, headers, path } = await analysed()
    const { id } = await add(path, headers, { text: 'gone' })
    await add(path, headers, { text: 'kept' })
    expect((await send('DELETE', `/api/notes/${id}`, headers)).status).toBe(200)
    expect((await send('DELETE', `/api/notes/${id}`, headers)).status).toBe(404)
    expect(await noteTexts(analysisId, headers)).toEqual(['kept'])
  })

  test("leaves another user's note alone", async ({ expect }) => {
    const { analysisId, headers, path } = await analysed()
    const { id } = await add(path, headers, { text: 'mine' })
    const stranger = await signedInUser()
    expect((await send('DELETE', `/api/notes/${id}`, stranger.headers)).status).toBe(404)
    expect(await noteTexts(analysisId, headers)).toEqual(['mine'])
  })
})

describe('notes', () => {
  test('go with their document', async ({ expect }) => {
    const { documentId, userId, headers, path } = await analysed()
    await add(path, headers, { text: 'private' })
    await send('DELETE', `/api/documents/${documentId}`, headers)
    expect(await notesOf(openDatabase(env), { documentId, userId })).toEqual([])
  })

  test('are not shown beside the same finding of another document', async ({ expect }) => {
    const { analysisId, concernId, headers, path } = await analysed()
    await add(path, headers, { text: 'private' })
    const second = await analysed()
    expect(second.concernId).toBe(concernId)
    expect(await noteTexts(second.analysisId, second.headers)).toEqual([])
    expect(await noteTexts(analysisId, headers)).toEqual(['private'])
  })
})
