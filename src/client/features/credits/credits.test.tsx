import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import { swrDefaults } from '#client/lib/swr.ts'
import { answer, refusal, startFakeServer } from '#client/testing/fake-server.ts'
import { getCredits } from '#shared/contract/subscription.ts'

import { CreditBanner } from './credit-banner.tsx'
import { NoCredits } from './no-credits.tsx'

const balance = (credits: number) =>
  answer(getCredits, {
    freeCreditsRemaining: 0,
    subscriptionCreditsRemaining: credits,
    subscriptionPlan: 'free',
    effectiveCostPerReview: 300,
  })

function show(element: React.ReactNode): void {
  render(<SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>{element}</SWRConfig>)
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

test('shows the balance and asks again every 10 seconds', async () => {
  vi.useFakeTimers()
  const server = startFakeServer()
  server.on(getCredits, balance(3))
  show(<CreditBanner />)
  await pass(0)
  expect(screen.getByText('3')).toBeDefined()
  expect(document.querySelector('.credits-ok')).not.toBeNull()

  server.on(getCredits, balance(0))
  await pass(9_000)
  expect(screen.queryByText('3')).not.toBeNull()
  await pass(1_500)
  expect(document.querySelector('.credits-none')).not.toBeNull()
  expect(screen.getByText(/^No credits remaining\./)).toBeDefined()
})

test('says that credits cannot be loaded, and recovers by itself', async () => {
  vi.useFakeTimers()
  const server = startFakeServer()
  server.on(getCredits, refusal(500, 'Something went wrong'))
  show(<CreditBanner />)
  await pass(0)
  expect(screen.getByText('Unable to load credits')).toBeDefined()
  expect(screen.getByText('Please refresh the page')).toBeDefined()
  server.on(getCredits, balance(2))
  await pass(10_500)
  expect(document.querySelector('.credits-few')).not.toBeNull()
})

test('the no-credits screen offers no payment that does not work, and clears when credits come', async () => {
  vi.useFakeTimers()
  const server = startFakeServer()
  server.on(getCredits, balance(0))
  const onCredits = vi.fn<() => void>()
  show(
    <NoCredits
      documentName="a.pdf"
      onCredits={onCredits}
      onCancel={onCredits}
      onBack={onCredits}
    />,
  )
  await pass(0)
  expect(screen.getByRole('alert').textContent).toBe(
    'No credits available. Choose a subscription plan or pay-as-you-go to continue.',
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Back to Dashboard',
    'Cancel',
  ])
  expect(screen.queryByRole('link')).toBeNull()
  expect(onCredits).not.toHaveBeenCalled()
  server.on(getCredits, balance(1))
  await pass(10_500)
  expect(onCredits).toHaveBeenCalledTimes(1)
})
