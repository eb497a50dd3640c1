import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, startFakeServer } from '#client/testing/fake-server.ts'
import { renderApp } from '#client/testing/render-app.tsx'
import {
  callsOf,
  openPage,
  press,
  quarterly,
  signedIn,
  tab,
  trial,
  twenty,
} from '#client/testing/subscription-fixture.tsx'
import { getCurrentUser } from '#shared/contract/auth.ts'
import { listDocuments } from '#shared/contract/documents.ts'
import { getPaymentHistory, type Payment } from '#shared/contract/payments.ts'
import {
  getCredits,
  getPlans,
  getSubscriptionStatus,
  type SubscriptionStatus,
} from '#shared/contract/subscription.ts'

const planPaid: Payment = {
  ...twenty,
  id: 'pay_q',
  status: 'succeeded',
  description: 'Quarterly plan',
  type: 'subscription_payment',
  amount: 7_500,
}

test('shows the landing page to a visitor', async () => {
  const server = startFakeServer()
  server.on(getCurrentUser, refusal(401, 'Please sign in.'))
  renderApp('/subscription')
  expect((await screen.findAllByText('Get Started')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('tab', { name: 'Overview' })).toBeNull()
})

test('heads the page with its three tabs and the way back to the dashboard', async () => {
  signedIn(trial)
  await openPage()
  expect(screen.getByRole('heading', { level: 1, name: 'Subscription' })).toBeDefined()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Plans',
    'History',
  ])
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/')
  const here = screen.getByRole('link', { name: /^Subscription/ })
  expect(here.getAttribute('aria-current')).toBe('page')
})

test('shows how it works with documents read, credits left and the cost of each review', async () => {
  signedIn(quarterly)
  await openPage()
  const stats = await waitFor(() => {
    const all = [...document.querySelectorAll('.sub-stats > div')].map((one) => one.textContent)
    expect(all).toEqual(['Documents read0', 'Credits left18', 'Per reviewA$2.50'])
    return all
  })
  expect(stats).toHaveLength(3)
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeDefined()
})

test.for([
  ['Active', 'sub-status-active', quarterly, 'Renews'],
  ['Pending', 'sub-status-pending', { ...quarterly, status: 'pending' }, 'waits for its payment'],
  ['Cancelled', 'sub-status-cancelled', { ...quarterly, status: 'cancelled' }, 'does not renew'],
  ['Active', 'sub-status-active', trial, 'still yours to use'],
  [
    'Consumed',
    'sub-status-consumed',
    { ...trial, freeCreditsRemaining: 0, status: 'cancelled' },
    'Your free analysis has been used.',
  ],
  ['Active', 'sub-status-active', { ...quarterly, nextPlan: 'annual' }, 'Annual, A$240.00'],
] as const)('shows a plan that is %s in its colour (%s)', async ([word, colour, status, text]) => {
  signedIn(status)
  await openPage()
  const shown = await screen.findByText(word, { selector: '.sub-status' })
  expect(shown.className).toContain(colour)
  expect(shown.closest('.card')?.textContent).toContain(text)
})

test('offers cancelling for an active plan that is not free and for a pending one, else not', async () => {
  const offered = async (status: SubscriptionStatus) => {
    signedIn(status)
    await openPage()
    await screen.findByText(/Active|Pending|Cancelled/, { selector: '.sub-status' })
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    cleanup()
    return names
  }
  expect(await offered(quarterly)).toContain('Cancel Subscription')
  const pending = await offered({ ...quarterly, status: 'pending' })
  expect(pending).toContain('Cancel Subscription')
  expect(pending).toContain('Complete Payment')
  expect(await offered({ ...quarterly, status: 'cancelled' })).not.toContain('Cancel Subscription')
  expect(await offered(trial)).not.toContain('Cancel Subscription')
})

test('explains a balance below zero and what it takes to start again', async () => {
  signedIn({ ...trial, freeCreditsRemaining: 0, subscriptionCreditsRemaining: -3 })
  await openPage()
  const why = await screen.findByText(/refunded or disputed/)
  expect(why.textContent).toContain('that takes 4 more')
  expect(screen.getByText('−3', { selector: '.sub-figure' })).toBeDefined()
})

test('says what could not be loaded, region by region, and asks again', async () => {
  const server = signedIn(quarterly)
  server.on(getSubscriptionStatus, refusal(500, 'Something went wrong'))
  server.on(getCredits, refusal(500, 'Something went wrong'))
  server.on(getPlans, refusal(500, 'Something went wrong'))
  server.on(getPaymentHistory, refusal(500, 'Something went wrong'))
  server.on(listDocuments, refusal(500, 'Something went wrong'))
  const user = await openPage()
  await screen.findByText('Unable to load subscription status')
  await screen.findByText('Unable to load credits — Please refresh the page')
  const stats = [...document.querySelectorAll('.sub-stats > div')].map((one) => one.textContent)
  expect(stats).toEqual(['Documents read–', 'Credits left–', 'Per review–'])
  await user.click(await tab('History'))
  await screen.findByText('Unable to load payment history')
  await user.click(await tab('Plans'))
  await screen.findByText('Unable to load subscription plans')
  const healthy = signedIn(quarterly)
  await press(user, 'Try Again')
  expect(await screen.findByRole('heading', { name: 'Quarterly' })).toBeDefined()
  expect(healthy.calls.some(({ path }) => path === '/api/subscription/plans')).toBe(true)
})

test('shows the free trial, pay as you go and four plans with their savings; Quarterly is Most Popular', async () => {
  signedIn(trial)
  await openPage('?tab=plans')
  await screen.findByText('Save 33%')
  const savings = (name: string) => {
    const heading = screen.getByRole('heading', { name })
    return heading.closest('article')?.querySelector('.badge')?.textContent
  }
  const names = ['Monthly', 'Quarterly', 'Semi-Annually', 'Annual', 'Pay as You Go', 'Free Trial']
  expect(names.map(savings)).toEqual([
    'Save 8%',
    'Save 17%',
    'Save 25%',
    'Save 33%',
    'Save 0%',
    'Save 100%',
  ])
  const popular = screen.getByText('Most Popular').closest('article')
  expect(popular?.querySelector('h3')?.textContent).toBe('Quarterly')
  expect(popular?.textContent).toContain('$75.00')
  expect(popular?.textContent).toContain('$2.50 per review')
})

test('shows what was paid, what waits and what failed', async () => {
  signedIn(quarterly, [twenty, planPaid, { ...planPaid, id: 'pay_f', status: 'failed' }])
  await openPage('?tab=history')
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows[0]).toContain('20 analyses, pay as you go')
  expect(rows[0]).toMatch(/Pending.*A\$55\.00.*Complete Payment/)
  expect(rows[1]).toMatch(/Quarterly plan.*Succeeded.*A\$75\.00/)
  expect(rows[2]).toContain('Failed')
  expect(screen.getAllByRole('button', { name: 'Complete Payment' })).toHaveLength(1)
})

test('says when nothing was ever paid', async () => {
  signedIn(trial)
  await openPage('?tab=history')
  expect(await screen.findByText('No payment history found')).toBeDefined()
})

test('prices a quantity as it changes, keeps it between 1 and 100, and points to 20 at 19', async () => {
  signedIn(trial)
  const user = await openPage('?tab=plans')
  const field = await screen.findByLabelText('How many')
  const type = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  const buy = () => screen.getByRole('button', { name: /^Buy/ }).textContent
  await type('12')
  expect(screen.getByText('12 × $2.90')).toBeDefined()
  expect(screen.getByText('A$34.80')).toBeDefined()
  expect(document.querySelector('.sub-tiers .is-on')?.textContent).toBe('10–19$2.90')
  await type('19')
  expect(screen.getByText(/^20 cost A\$0\.10 less than 19: A\$55\.00\./)).toBeDefined()
  await press(user, 'Take 20')
  expect(buy()).toBe('Buy 20 credits')
  expect(screen.queryByText(/cost .* less than/)).toBeNull()
  await type('1000')
  expect(buy()).toBe('Buy 100 credits')
  expect(screen.getByRole('button', { name: 'One more' }).hasAttribute('disabled')).toBe(true)
  await press(user, 'One fewer')
  expect(buy()).toBe('Buy 99 credits')
})

test('refuses a purchase of none', async () => {
  const server = signedIn(trial)
  const user = await openPage('?tab=plans')
  const field = await screen.findByLabelText('How many')
  for (const text of ['{Backspace}', '0']) {
    await user.type(field, `${text}{Enter}`)
    expect(await screen.findByText('Please select between 1 and 100 analyses')).toBeDefined()
  }
  expect(callsOf(server, '/api/stripe/create-payg-subscription').map(({ body }) => body)).toEqual(
    [],
  )
})
