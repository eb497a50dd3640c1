import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, refusal } from '#client/testing/fake-server.ts'
import {
  callsOf,
  openPage,
  press,
  quarterly,
  signedIn,
  stands,
  tab,
  toastText,
  trial,
  twenty,
} from '#client/testing/subscription-fixture.tsx'
import { imogen } from '#client/testing/user-fixture.ts'
import { getCurrentUser } from '#shared/contract/auth.ts'
import {
  allocateCredits,
  buyCredits,
  completePayment,
  getPaymentHistory,
} from '#shared/contract/payments.ts'
import { createSubscription } from '#shared/contract/subscription.ts'

vi.mock('#client/features/payments/payment-form.tsx', async () => ({
  PaymentForm: (await import('#client/testing/subscription-fixture.tsx')).FakePaymentForm,
}))

const dialog = (name: string) => screen.findByRole('dialog', { name })

test('buys 20 credits: a price in cents, the card form, the credits, the toast', async () => {
  const server = signedIn(trial)
  server.on(buyCredits, answer(buyCredits, { clientSecret: 'pi_1_secret_a' }))
  server.on(allocateCredits, answer(allocateCredits, { creditsAdded: 20 }))
  const user = await openPage('?tab=plans')
  const field = await screen.findByLabelText('How many')
  await user.clear(field)
  await user.type(field, '20')
  await press(user, 'Buy 20 credits')
  const payment = await dialog('Complete Payment')
  await within(payment).findByText('Pay as you go, 20 analyses at $2.75 each')
  expect(within(payment).getByRole('group', { name: 'Card for pi_1_secret_a' })).toBeDefined()
  stands(server, { ...trial, subscriptionCreditsRemaining: 20 })
  await press(user, 'Pay A$55.00')
  expect(await toastText('Payment Successful')).toContain('20 credits have been added')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(server, '/api/stripe/create-payg-subscription').map(({ body }) => body)).toEqual([
    { quantity: 20, amount: 5_500 },
  ])
  expect(
    callsOf(server, '/api/stripe/allocate-credits-automatically').map(({ body }) => body),
  ).toEqual([
    {
      paymentIntentId: 'pi_1',
      metadata: { userId: imogen.id, type: 'payg_credits', quantity: '20' },
    },
  ])
  expect(document.activeElement).toBe(await tab('Plans'))
  await user.click(await tab('Overview'))
  expect(await screen.findByText('21', { selector: '.sub-figure' })).toBeDefined()
})

test('completes the flow when the credits come later', async () => {
  const server = signedIn(trial)
  server.on(buyCredits, answer(buyCredits, { clientSecret: 'pi_1_secret_a' }))
  server.on(allocateCredits, refusal(503, 'Stripe cannot be reached.'))
  const user = await openPage('?tab=plans')
  await press(user, 'Buy 1 credit')
  await press(user, 'Pay A$3.00')
  expect(await toastText('Payment Successful')).toContain(
    'Payment processed successfully. Credits will be available shortly.',
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('claims no credits for a payment that is still on its way', async () => {
  const server = signedIn(trial)
  server.on(buyCredits, answer(buyCredits, { clientSecret: 'pi_1_secret_a' }))
  const user = await openPage('?tab=plans')
  await press(user, 'Buy 1 credit')
  const before = callsOf(server, '/api/payments/history').length
  await press(user, 'Pay slowly')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(server, '/api/stripe/allocate-credits-automatically')).toEqual([])
  expect(callsOf(server, '/api/payments/history').length).toBeGreaterThan(before)
})

test('says why a payment could not be set up, and tries again', async () => {
  const server = signedIn(trial)
  server.on(buyCredits, refusal(503, 'Payments are not available yet.'))
  const user = await openPage('?tab=plans')
  await press(user, 'Buy 1 credit')
  expect(await toastText('Payment Setup Error')).toContain('Payments are not available yet.')
  const trouble = await dialog('Unable to create payment intent')
  expect(within(trouble).getByRole('alert').textContent).toBe('Payments are not available yet.')
  server.on(buyCredits, refusal(500, ''))
  await press(user, 'Try Again')
  await waitFor(async () =>
    expect(await toastText('Payment Setup Error')).toContain('Failed to create payment intent'),
  )
  server.on(buyCredits, answer(buyCredits, { clientSecret: 'pi_1_secret_a' }))
  await press(user, 'Try Again')
  await screen.findByRole('group', { name: 'Card for pi_1_secret_a' })
})

test('subscribes: confirmation, order, card form, then plan, user and history are asked again', async () => {
  const server = signedIn(trial)
  server.on(createSubscription, answer(createSubscription, { clientSecret: 'pi_1_secret_q' }))
  server.on(allocateCredits, answer(allocateCredits, { creditsAdded: 30 }))
  const user = await openPage('?tab=plans')
  await press(user, 'Choose Quarterly')
  const asked = await dialog('Subscribe to Quarterly')
  expect(asked.textContent).toContain('A$75.00, including A$6.82 GST')
  expect(asked.textContent).toContain('A$75.00 every three months')
  expect(callsOf(server, '/api/subscription/create').map(({ body }) => body)).toEqual([])
  await press(user, 'Continue to Payment')
  await dialog('Complete Payment')
  expect(screen.getByText('Quarterly plan, 30 credits every three months')).toBeDefined()
  expect(callsOf(server, '/api/subscription/create').map(({ body }) => body)).toEqual([
    { planId: 'quarterly' },
  ])
  stands(server, quarterly)
  server.on(getCurrentUser, answer(getCurrentUser, { ...imogen, subscriptionPlan: 'quarterly' }))
  await press(user, 'Pay A$75.00')
  expect(await toastText('Payment Successful')).toContain('30 credits have been added')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Current plan' })).toBeDefined()
  await screen.findByText('Quarterly', { selector: '.app-header .badge' })
  expect(
    callsOf(server, '/api/stripe/allocate-credits-automatically').map(({ body }) => body),
  ).toMatchObject([
    {
      metadata: {
        userId: imogen.id,
        type: 'subscription_payment',
        quantity: '1',
        planId: 'quarterly',
        credits: '30',
      },
    },
  ])
})

test('changes to another plan at the end of the paid one, with nothing to pay now', async () => {
  const server = signedIn(quarterly)
  server.on(createSubscription, answer(createSubscription, { clientSecret: null }))
  const user = await openPage('?tab=plans')
  await press(user, 'Choose Annual')
  const asked = await dialog('Change to Annual')
  expect(asked.textContent).toContain('Nothing is charged now.')
  expect(asked.textContent).toContain('21 February 2027')
  stands(server, { ...quarterly, nextPlan: 'annual' })
  await press(user, 'Change to Annual')
  expect(await toastText('Annual is chosen')).toContain('It begins on 21 February 2027.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const next = await screen.findByRole('button', { name: 'Begins 21 February 2027' })
  expect(next.hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Keep Quarterly' })).toBeDefined()
})

test('takes a cancellation back by choosing the same plan again', async () => {
  const server = signedIn({ ...quarterly, status: 'cancelled' })
  server.on(createSubscription, answer(createSubscription, { clientSecret: null }))
  const user = await openPage('?tab=plans')
  await press(user, 'Keep Quarterly')
  const asked = await dialog('Keep Quarterly')
  stands(server, quarterly)
  await user.click(within(asked).getByRole('button', { name: 'Keep Quarterly' }))
  expect(await toastText('You keep Quarterly')).toContain('renews by itself again')
  await screen.findByRole('button', { name: 'Current plan' })
})

test('says why a plan could not be ordered, and lets the buyer try again', async () => {
  const server = signedIn(trial)
  server.on(createSubscription, refusal(400, 'You already have this plan. Nothing was charged.'))
  const user = await openPage('?tab=plans')
  await press(user, 'Choose Monthly')
  await press(user, 'Continue to Payment')
  expect(await toastText('Subscription Error')).toContain('You already have this plan.')
  expect(await dialog('Subscribe to Monthly')).toBeDefined()
  await press(user, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Choose Monthly')
})

test('completes the payment of the row whose button is pressed', async () => {
  const server = signedIn(quarterly, [
    twenty,
    { ...twenty, id: 'pay_2', description: '2 analyses' },
  ])
  server.on(
    completePayment,
    answer(completePayment, {
      clientSecret: 'pi_1_secret_2',
      metadata: { userId: imogen.id, type: 'payg_credits', quantity: '2' },
    }),
  )
  server.on(allocateCredits, answer(allocateCredits, { creditsAdded: 2 }))
  const user = await openPage('?tab=history')
  await user.click(await screen.findByRole('button', { description: '2 analyses, pay as you go' }))
  await dialog('Complete Payment')
  await press(user, 'Pay A$6.00')
  expect(await toastText('Payment Successful')).toContain('2 credits have been added')
  const asked = callsOf(server, '/api/stripe/complete-payment')
  expect(asked.map(({ search }) => search)).toEqual(['?payment=pay_2'])
})

test('completes a pending plan from its card, and says when there is nothing to complete', async () => {
  const server = signedIn({ ...quarterly, status: 'pending' })
  server.on(completePayment, refusal(404, 'No pending payment found'))
  const user = await openPage()
  await press(user, 'Complete Payment')
  const trouble = await dialog('Unable to load payment details')
  expect(within(trouble).getByRole('alert').textContent).toBe('No pending payment found')
  expect(await toastText('Payment Setup Error')).toContain('No pending payment found')
  const [asked] = callsOf(server, '/api/stripe/complete-payment')
  expect(asked?.search).toBe('?type=subscription_payment')
  server.on(completePayment, refusal(500, ''))
  await press(user, 'Try Again')
  await screen.findByText('Failed to load payment details', {
    selector: '[role=alert]:not(.toast)',
  })
})

test('leaves an order that was not paid in the history', async () => {
  const server = signedIn(trial)
  server.on(buyCredits, answer(buyCredits, { clientSecret: 'pi_1_secret_a' }))
  const user = await openPage('?tab=plans')
  await press(user, 'Buy 1 credit')
  await screen.findByRole('button', { name: 'Pay A$3.00' })
  server.on(getPaymentHistory, answer(getPaymentHistory, [twenty]))
  await press(user, 'Cancel Payment')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await tab('History'))
  expect(await screen.findByRole('button', { name: 'Complete Payment' })).toBeDefined()
})

test('opens nothing for an order whose dialog was closed, but shows that it waits', async () => {
  const server = signedIn(trial)
  let send: (response: Response) => void = () => undefined
  server.on(buyCredits, () => new Promise<Response>((resolve) => (send = resolve)))
  const user = await openPage('?tab=plans')
  await press(user, 'Buy 1 credit')
  expect(await screen.findByText('Setting up your payment...')).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  server.on(getPaymentHistory, answer(getPaymentHistory, [twenty]))
  await act(async () => send(Response.json({ clientSecret: 'pi_1_secret_a' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await tab('History'))
  expect(await screen.findByText('Pending')).toBeDefined()
})
