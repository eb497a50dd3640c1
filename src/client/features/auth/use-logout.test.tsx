import { act, fireEvent, render, screen } from '@testing-library/react'
import useSWR, { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import { swrDefaults } from '#client/lib/swr.ts'
import { keepDraft, readDraft } from '#client/lib/drafts.ts'
import { answer, startFakeServer } from '#client/testing/fake-server.ts'
import { imogen } from '#client/testing/user-fixture.ts'
import { readToast } from '#client/ui/toast.ts'
import { logout } from '#shared/contract/auth.ts'

import { AppHeader } from './app-header.tsx'
import { useLogout } from './use-logout.ts'

function Page() {
  const leave = useLogout()
  const { data } = useSWR('kept', null, { fallbackData: 'nothing' })
  return (
    <>
      <AppHeader user={imogen} logout={leave} />
      <p>{data}</p>
    </>
  )
}

test('redirects 100 ms after the answer, and then forgets data and drafts', async () => {
  vi.useFakeTimers()
  startFakeServer().on(logout, answer(logout, { message: 'Logged out' }))
  window.history.replaceState(null, '', '/subscription?tab=plans')
  keepDraft('note', 'Ask Ruth.')
  const cache = new Map([['kept', { data: 'a report' }]])
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => cache }}>
      <Page />
    </SWRConfig>,
  )
  expect(screen.getByText('a report')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(screen.getByRole('button', { name: 'Logging out...' })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(99))
  expect(readToast()).toMatchObject({
    title: 'Logged out successfully',
    description: 'Redirecting to home page...',
  })
  expect(window.location.pathname).toBe('/subscription')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(window.location.pathname + window.location.search).toBe('/')
  expect(screen.queryByText('a report')).toBeNull()
  expect(readDraft('note')).toBeNull()
})
