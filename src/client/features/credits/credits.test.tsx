import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import { swrDefaults } from '#client/lib/swr.ts'
import { answer, type FakeServer, refusal, startFakeServer } from '#client/testing/fake-server.ts'
import { getPaymentConfig } from '#shared/contract/payments.ts'
import { getCredits } from '#shared/contract/subscription.ts'

import { CreditBanner } from './credit-banner.tsx'
import { CreditComing } from './credit-coming.tsx'
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

const sentence = 'No credits available. Choose a subscription plan or pay-as-you-go to continue.'
const config = (mode: 'sandbox' | 'off') =>
  answer(getPaymentConfig, {
    mode,
    publishableKey: mode === 'off' ? null : 'pk_test_sandbox',
    test: mode !== 'off',
  })

function showNoCredits(server: FakeServer, credits: number, mode: 'sandbox' | 'off' = 'sandbox') {
  server.on(getCredits, balance(credits))
  server.on(getPaymentConfig, config(mode))
  const told = { onCredits: vi.fn<() => void>(), onPay: vi.fn<() => void>() }
  const leave = vi.fn<() => void>()
  show(
    <NoCredits
      documentName="a.pdf"
      sentence={sentence}
      onCancel={leave}
      onBack={leave}
      {...told}
    />,
  )
  return told
}

test('the no-credits screen has the two cards of the specification, with our prices', async () => {
  const { onPay } = showNoCredits(startFakeServer(), 0)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  const rates = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(rates).toEqual(['Monthly$2.75/review', 'Quarterly$2.50/review', 'Annual$2.00/review'])
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
    '/subscription',
  )
  expect(screen.getByText('$3.00').parentElement?.textContent).toBe('$3.00 per analysis')
  screen.getByRole('button', { name: 'Pay $3.00 Now' }).click()
  expect(onPay).toHaveBeenCalledTimes(1)
  for (const name of ['Cancel', 'Back to Dashboard']) {
    expect(screen.getByRole('button', { name })).toBeDefined()
  }
  await screen.findByRole('heading', { name: 'One credit short' })
})

test('the no-credits screen clears when credits come', async () => {
  vi.useFakeTimers()
  const server = startFakeServer()
  const { onCredits } = showNoCredits(server, 0)
  await pass(0)
  expect(onCredits).not.toHaveBeenCalled()
  server.on(getCredits, balance(1))
  await pass(10_500)
  expect(onCredits).toHaveBeenCalledTimes(1)
})

test('a credit that was there all along can be used by hand', async () => {
  const { onCredits } = showNoCredits(startFakeServer(), 1)
  ;(await screen.findByRole('button', { name: 'Start Analysis' })).click()
  expect(onCredits).toHaveBeenCalledTimes(1)
})

test('sells no single analysis to whom it would not help: more credits are owed than that', async () => {
  showNoCredits(startFakeServer(), -2)
  await screen.findByRole('heading', { name: '3 credits short' })
  expect(screen.queryByRole('button', { name: 'Pay $3.00 Now' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Get Credits' })
  expect(link.getAttribute('href')).toBe('/subscription')
})

test('says plainly where payments are unavailable, and takes no press', async () => {
  showNoCredits(startFakeServer(), 0, 'off')
  await screen.findByText('Payments are unavailable at the moment.')
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
})

test('a balance below zero is explained in the banner', async () => {
  const server = startFakeServer()
  server.on(getCredits, balance(-1))
  show(<CreditBanner />)
  await screen.findByText(/^A refund or a disputed payment took back one credit/)
  expect(screen.getByText('−1')).toBeDefined()
})

test('whoever has paid is not asked to pay again while the credit is on its way', async () => {
  vi.useFakeTimers()
  const server = startFakeServer()
  server.on(getCredits, balance(0))
  const onCredits = vi.fn<() => void>()
  show(
    <CreditComing documentName="a.pdf" sentence={null} onCredits={onCredits} onBack={onCredits} />,
  )
  await pass(0)
  expect(screen.getByRole('heading').textContent).toBe('Your payment is being processed')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Back to Dashboard',
  ])
  server.on(getCredits, balance(1))
  await pass(10_500)
  expect(onCredits).toHaveBeenCalledTimes(1)
})

test('a payment that only settled what was owed says so, with the words of the server', async () => {
  const server = startFakeServer()
  server.on(getCredits, balance(-1))
  const none = () => undefined
  show(<CreditComing documentName="a.pdf" sentence={sentence} onCredits={none} onBack={none} />)
  await screen.findByRole('heading', { name: 'Credits are still missing' })
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Get Credits' })).toBeDefined()
})
