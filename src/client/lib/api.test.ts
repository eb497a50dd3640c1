import { describe, expect, test, vi } from 'vitest'

import { getAnalysis, startAnalysis } from '#shared/contract/analyses.ts'
import { getCurrentUser, login, logout, register, verifyEmail } from '#shared/contract/auth.ts'
import { getDocumentFile, uploadDocument } from '#shared/contract/documents.ts'
import { answer, noAnswer, refusal, startFakeServer } from '#client/testing/fake-server.ts'
import { imogen } from '#client/testing/user-fixture.ts'

import { addressOf, call } from './api.ts'
import { ApiError, serverMessage } from './api-error.ts'
import { onSessionEnded } from './session-ended.ts'
import { keyOf, query } from './swr.ts'

const credentials = { email: imogen.email, password: 'quandong' }
const newcomer = { ...credentials, firstName: 'Imogen', lastName: 'Achterberg' }

describe('call', () => {
  test('sends JSON and gives back the parsed answer', async () => {
    const server = startFakeServer()
    server.on(login, answer(login, imogen))
    expect(await call(login, { body: credentials })).toEqual(imogen)
    expect(server.calls).toEqual([
      { method: 'POST', path: '/api/auth/login', search: '', body: credentials },
    ])
  })

  test.each([
    [401, 'Please verify your email first', 'Please verify your email before logging in'],
    [401, 'No', 'Invalid email or password'],
    [400, 'This address already exists', 'An account with this email already exists'],
    [400, 'The name is too long', '400: The name is too long'],
    [503, 'Try later', '503: Try later'],
  ])('words a %i with "%s" as the specification does', async (status, body, message) => {
    const server = startFakeServer()
    server.on(register, refusal(status, body))
    const error = await call(register, { body: newcomer }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, body, message })
  })

  test('falls back on the status text when the refusal is silent', async () => {
    const server = startFakeServer()
    server.on(logout, () => new Response('', { status: 502, statusText: 'Bad Gateway' }))
    await expect(call(logout)).rejects.toMatchObject({ message: '502: Bad Gateway' })
  })

  test('turns a missing network into status 0 and a plain sentence', async () => {
    const server = startFakeServer()
    server.on(logout, noAnswer())
    const error = await call(logout).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 0, body: '' })
    expect(serverMessage(error, 'other')).toBe(
      'Fineprint could not be reached. Check your connection and try again.',
    )
  })

  test('lets a call that the caller gave up end as an abort, not as an error of the network', async () => {
    const server = startFakeServer()
    server.on(logout, () => Promise.reject(new DOMException('Aborted', 'AbortError')))
    const given = AbortSignal.abort()
    await expect(call(logout, { signal: given })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('refuses an answer that is not what the contract says', async () => {
    const server = startFakeServer()
    server.on(getCurrentUser, () => Response.json({ ...imogen, passwordHash: 'x' }))
    const error = await call(getCurrentUser).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(serverMessage(error, 'fallback')).toBe('fallback')
  })

  test('ends the session on a 401 outside /api/auth/, and only there', async () => {
    const server = startFakeServer()
    const ended = vi.fn<() => void>()
    const stop = onSessionEnded(ended)
    server.on(login, refusal(401, 'No'))
    server.on(startAnalysis, refusal(401, 'Please log in'))
    await call(login, { body: credentials }).catch(() => undefined)
    expect(ended).toHaveBeenCalledTimes(0)
    await call(startAnalysis, { params: { id: 'ana_1' } }).catch(() => undefined)
    expect(ended).toHaveBeenCalledTimes(1)
    stop()
  })

  test('sends a file under the name that the contract gives its field', async () => {
    const server = startFakeServer()
    server.on(uploadDocument, refusal(415, 'Not a document'))
    const file = new File(['x'], 'contract.pdf')
    await call(uploadDocument, { form: file }).catch(() => undefined)
    const body = server.calls[0]?.body
    expect(body).toBeInstanceOf(FormData)
    expect(body instanceof FormData && body.get('document')).toMatchObject({ name: 'contract.pdf' })
  })

  test('gives bytes back as the response itself', async () => {
    const server = startFakeServer()
    server.on(getDocumentFile, () => new Response('%PDF'))
    const response = await call(getDocumentFile, { params: { id: 'doc_1' } })
    expect(await response.text()).toBe('%PDF')
  })

  test('puts the query into the address, escaped', async () => {
    const server = startFakeServer()
    server.on(verifyEmail, answer(verifyEmail, { message: 'ok' }))
    await call(verifyEmail, { query: { token: 'a b&c' } })
    expect(server.calls[0]?.search).toBe('?token=a+b%26c')
  })
})

test('an address keeps a hostile parameter inside its own segment', () => {
  expect(addressOf('/api/documents/:id', { id: '../users' })).toBe('/api/documents/..%2Fusers')
})

describe('query', () => {
  test('is keyed by its joined path', () => {
    expect(keyOf(getAnalysis, { id: 'ana_1' })).toBe('/api/analyses/ana_1')
  })

  test('gives null on a 401 and passes every other failure on', async () => {
    const server = startFakeServer()
    server.on(getCurrentUser, refusal(401, 'Please log in'))
    expect(await query(getCurrentUser)()).toBeNull()
    server.on(getCurrentUser, refusal(500, 'Sorry'))
    await expect(query(getCurrentUser)()).rejects.toMatchObject({ status: 500 })
  })
})
