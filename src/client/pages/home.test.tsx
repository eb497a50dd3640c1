import { act, screen, waitFor } from '@testing-library/react'
import useSWR from 'swr'
import { expect, test, vi } from 'vitest'

import type { CurrentUser } from '#shared/contract/auth.ts'
import { getCurrentUser, login, logout } from '#shared/contract/auth.ts'
import { listDocuments } from '#shared/contract/documents.ts'
import { keyOf, query } from '#client/lib/swr.ts'
import { answer, noAnswer, refusal, startFakeServer } from '#client/testing/fake-server.ts'
import { renderApp } from '#client/testing/render-app.tsx'
import { imogen } from '#client/testing/user-fixture.ts'

// The dashboard has its own tests; here only who gets to see it, and how they leave.
vi.mock('#client/pages/dashboard.tsx', () => ({ Dashboard: DashboardDouble }))

function DashboardDouble({
  user,
  logout: leave,
}: {
  user: CurrentUser
  logout: { run: () => void; pending: boolean }
}) {
  const { data } = useSWR(keyOf(listDocuments), query(listDocuments))
  return (
    <main>
      <p>Dashboard of {user.firstName}</p>
      <p>{data === undefined ? 'no data' : 'data'}</p>
      <button type="button" onClick={leave.run}>
        {leave.pending ? 'Logging out...' : 'Logout'}
      </button>
    </main>
  )
}

test('a visitor sees the landing page, and Get Started opens the auth screen on Register', async () => {
  const server = startFakeServer()
  server.on(getCurrentUser, refusal(401, 'Please log in'))
  const user = renderApp('/')
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  await screen.findByRole('heading', { name: /Know what you are signing/, level: 1 })
  const [start] = screen.getAllByRole('link', { name: 'Get Started' })
  if (!start) throw new Error('no Get Started')
  await user.click(start)
  const tab = await screen.findByRole('tab', { name: 'Register' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test('a failing user lookup shows the landing page', async () => {
  const server = startFakeServer()
  server.on(getCurrentUser, refusal(500, 'Sorry'))
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'How It Works' })).toBeDefined()
})

test('asks again when the window regains focus, and believes the answer', async () => {
  const server = startFakeServer()
  server.on(getCurrentUser, answer(getCurrentUser, imogen))
  renderApp('/')
  await screen.findByText('Dashboard of Imogen')

  server.on(getCurrentUser, noAnswer())
  await focusWindow()
  await waitFor(() => expect(lookups(server.calls)).toBe(2))
  expect(screen.getByText('Dashboard of Imogen')).toBeDefined()

  server.on(getCurrentUser, refusal(401, 'Please log in'))
  await focusWindow()
  await screen.findByRole('heading', { name: 'How It Works' })
})

test('logging out says so, forgets all data and goes to the landing page after 100 ms', async () => {
  const server = startFakeServer()
  server.on(getCurrentUser, answer(getCurrentUser, imogen))
  server.on(listDocuments, answer(listDocuments, []))
  server.on(logout, () => {
    server.on(getCurrentUser, refusal(401, 'Please log in'))
    return Response.json({ message: 'Logged out' })
  })
  const user = renderApp('/')
  await screen.findByText('data')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByText('Logged out successfully')
  expect(screen.getByText('Redirecting to home page...')).toBeDefined()
  await screen.findByRole('heading', { name: 'How It Works' })
})

test('a logout that did not reach the server keeps the user and says so', async () => {
  const server = startFakeServer()
  server.on(getCurrentUser, answer(getCurrentUser, imogen))
  server.on(listDocuments, answer(listDocuments, []))
  server.on(logout, noAnswer())
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByText('Logout failed')
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined()
})

test('a session that ended elsewhere leads to the sign-in with one notice, and back', async () => {
  const server = startFakeServer()
  server.on(getCurrentUser, answer(getCurrentUser, imogen))
  const ended = refusal(401, 'Please log in')
  server.on(listDocuments, (seen) => {
    server.on(getCurrentUser, ended)
    return ended(seen)
  })
  server.on(login, (seen) => {
    server.on(getCurrentUser, answer(getCurrentUser, imogen))
    server.on(listDocuments, answer(listDocuments, []))
    return answer(login, imogen)(seen)
  })
  const user = renderApp('/?document=doc_1')
  await screen.findByText('Your session has ended')
  // The sign-in comes as a chunk of its own.
  const email = await screen.findByLabelText('Email')
  await user.type(email, imogen.email)
  await user.type(screen.getByLabelText('Password'), 'quandong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(window.location.search).toBe('?document=doc_1'))
  expect(window.location.pathname).toBe('/')
})

test('any other address is a 404 card with a way back', async () => {
  startFakeServer().on(getCurrentUser, refusal(401, 'Please log in'))
  renderApp('/no/such/page')
  await screen.findByRole('heading', { name: 'Page Not Found' })
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Page Not Found: Fineprint')
})

async function focusWindow(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    await Promise.resolve()
  })
}

function lookups(calls: { path: string }[]): number {
  return calls.filter((seen) => seen.path === '/api/auth/user').length
}
