import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refusal } from '#client/testing/fake-server.ts'
import {
  callsOf,
  openPage,
  press,
  quarterly,
  signedIn,
  stands,
  toastText,
} from '#client/testing/subscription-fixture.tsx'
import { allocateCredits, cancelSubscription } from '#shared/contract/payments.ts'
import type { SubscriptionStatus } from '#shared/contract/subscription.ts'

const RETURN = '?payment=success&payment_intent=pi_9&payment_intent_client_secret=pi_9_secret_x'

test('cancels after a confirmation that says what happens', async () => {
  const server = signedIn(quarterly)
  const ended: SubscriptionStatus = { ...quarterly, status: 'cancelled' }
  server.on(cancelSubscription, answer(cancelSubscription, ended))
  const user = await openPage()
  await press(user, 'Cancel Subscription')
  const asked = await screen.findByRole('alertdialog', { name: 'Cancel Quarterly?' })
  expect(asked.textContent).toContain('ends on 21 February 2027')
  expect(asked.textContent).toContain('you keep your credits')
  await user.click(within(asked).getByRole('button', { name: 'Keep Quarterly' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel Subscription'))
  expect(callsOf(server, '/api/stripe/cancel-subscription')).toHaveLength(0)

  await press(user, 'Cancel Subscription')
  stands(server, ended)
  const again = await screen.findByRole('alertdialog')
  await user.click(within(again).getByRole('button', { name: 'Cancel Subscription' }))
  expect(await toastText('Subscription Cancelled')).toContain('ends on 21 February 2027')
  expect(await screen.findByText('Cancelled', { selector: '.sub-status' })).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Current plan'))
  expect(callsOf(server, '/api/stripe/cancel-subscription')).toHaveLength(1)
})

test('says that a cancellation failed, and leaves the plan', async () => {
  const server = signedIn(quarterly)
  server.on(cancelSubscription, refusal(500, ''))
  const user = await openPage()
  await press(user, 'Cancel Subscription')
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: 'Cancel Subscription' }))
  expect(await toastText('Cancellation Failed')).toContain('Failed to cancel subscription')
  expect(screen.getByText('Active', { selector: '.sub-status' })).toBeDefined()
})

test('coming back paid: asks for everything anew, says so once, and cleans the address', async () => {
  const server = signedIn(quarterly)
  await openPage('?payment=success')
  expect(await toastText('Payment Successful')).toBeDefined()
  await waitFor(() => expect(window.location.search).toBe(''))
  await waitFor(() => {
    for (const path of ['subscription/credits', 'subscription/status', 'payments/history']) {
      const asked = callsOf(server, `/api/${path}`)
      expect(asked.length).toBeGreaterThan(1)
    }
  })
  expect(
    callsOf(server, '/api/stripe/allocate-credits-automatically').map(({ body }) => body),
  ).toEqual([])
})

test("coming back from the bank's page: has the payment settled and names its credits", async () => {
  const server = signedIn(quarterly)
  server.on(allocateCredits, answer(allocateCredits, { creditsAdded: 20 }))
  await openPage(`${RETURN}&redirect_status=succeeded`)
  expect(await toastText('Payment Successful')).toContain('20 credits have been added')
  expect(window.location.search).toBe('')
  expect(
    callsOf(server, '/api/stripe/allocate-credits-automatically').map(({ body }) => body),
  ).toMatchObject([{ paymentIntentId: 'pi_9' }])
})

test.for([
  ['failed', 'Payment Failed', 'Payment could not be processed'],
  ['pending', 'Payment Processing', 'Your payment is being processed. Please wait...'],
] as const)(
  'coming back %s: says "%s", claims no success, and cleans the address',
  async ([outcome, title, description]) => {
    const server = signedIn(quarterly)
    await openPage(`${RETURN}&redirect_status=${outcome}`)
    expect(await toastText(title)).toContain(description)
    expect(window.location.search).toBe('')
    expect(
      callsOf(server, '/api/stripe/allocate-credits-automatically').map(({ body }) => body),
    ).toEqual([])
  },
)
