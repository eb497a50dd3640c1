import { act, render, screen, waitFor } from '@testing-library/react'
import useSWR, { SWRConfig, useSWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import { swrDefaults } from '#client/lib/swr.ts'

import { useForgetSession } from './use-forget-session.ts'
import { sessionKey } from './use-session.ts'

const ask = vi.fn<(user: string) => Promise<string>>(async (user) => `documents of ${user}`)

function Documents({ user }: { user: string }) {
  const { data } = useSWR('documents', () => ask(user), { dedupingInterval: 120_000 })
  return <p>{data ?? 'waiting'}</p>
}

function Page() {
  const { data: user } = useSWR<string | null>(sessionKey, null)
  const { mutate } = useSWRConfig()
  const forget = useForgetSession()
  if (typeof user === 'string') {
    return (
      <>
        <Documents user={user} />
        <button type="button" onClick={() => void forget()}>
          Forget
        </button>
      </>
    )
  }
  return (
    <button type="button" onClick={() => void mutate(sessionKey, 'Ivo', { revalidate: false })}>
      Sign in
    </button>
  )
}

test('shows the next user nothing of the last one, and asks for all of it anew at once', async () => {
  const cache = new Map([[sessionKey, { data: 'Imogen' }]])
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => cache }}>
      <Page />
    </SWRConfig>,
  )
  await screen.findByText('documents of Imogen')
  await act(async () => screen.getByRole('button', { name: 'Forget' }).click())
  const signIn = await screen.findByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(cache.get('documents')?.data).toBeUndefined())
  await act(async () => signIn.click())
  expect(screen.queryByText('documents of Imogen')).toBeNull()
  await screen.findByText('documents of Ivo')
  expect(ask.mock.calls).toEqual([['Imogen'], ['Ivo']])
})
