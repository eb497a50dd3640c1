import { act, render } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import { swrDefaults } from '#client/lib/swr.ts'
import { answer, startFakeServer } from '#client/testing/fake-server.ts'
import { getCredits } from '#shared/contract/subscription.ts'

import { CreditBanner } from './credit-banner.tsx'

test('takes a balance for fresh for 5 seconds: another page asks for it again after that', async () => {
  vi.useFakeTimers()
  const server = startFakeServer()
  server.on(
    getCredits,
    answer(getCredits, {
      freeCreditsRemaining: 1,
      subscriptionCreditsRemaining: 0,
      subscriptionPlan: 'free',
      effectiveCostPerReview: 300,
    }),
  )
  const cache = new Map()
  const value = { ...swrDefaults, provider: () => cache }
  const page = (banner: boolean) => (
    <SWRConfig value={value}>{banner && <CreditBanner />}</SWRConfig>
  )
  const { rerender } = render(page(true))
  const goAwayFor = async (ms: number) => {
    rerender(page(false))
    await act(() => vi.advanceTimersByTimeAsync(ms))
    rerender(page(true))
    // What is cached is drawn first, and asked for again in the next frame.
    await act(() => vi.advanceTimersByTimeAsync(20))
  }
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(server.calls).toHaveLength(1)
  await goAwayFor(4_500)
  expect(server.calls).toHaveLength(1)
  await goAwayFor(1_000)
  expect(server.calls).toHaveLength(2)
})
