import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import { swrDefaults } from '#client/lib/swr.ts'
import type { PaymentOutcome } from '#client/lib/payment-form.ts'
import {
  answer,
  type FakeServer,
  noAnswer,
  refusal,
  startFakeServer,
} from '#client/testing/fake-server.ts'
import { answerSandbox } from '#client/testing/fake-sandbox.ts'
import { Toaster } from '#client/ui/toaster.tsx'
import { getPaymentConfig, type PaymentConfig } from '#shared/contract/payments.ts'

import { PaymentForm } from './payment-form.tsx'

const SANDBOX: PaymentConfig = { mode: 'sandbox', publishableKey: 'pk_test_sandbox', test: true }

function showForm(server: FakeServer, config: PaymentConfig | null = SANDBOX) {
  if (config) server.on(getPaymentConfig, answer(getPaymentConfig, config))
  const onOutcome = vi.fn<(outcome: PaymentOutcome) => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <PaymentForm
        clientSecret="pi_1_secret_2"
        payLabel="Pay A$3.00"
        totalCents={300}
        onOutcome={onOutcome}
        onCancel={onCancel}
      />
      <Toaster />
    </SWRConfig>,
  )
  return { user: userEvent.setup(), onOutcome, onCancel }
}

const payButton = () => screen.findByRole('button', { name: 'Pay A$3.00' })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function pay(user: ReturnType<typeof userEvent.setup>, number: string): Promise<void> {
  const button = await payButton()
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  await user.clear(field('Card number'))
  await user.type(field('Card number'), number)
  await user.clear(field('Expiry date'))
  await user.type(field('Expiry date'), '1234')
  await user.clear(field('Security code'))
  await user.type(field('Security code'), '123')
  await user.click(button)
}

/** All that was sent anywhere, as one text. */
const sent = (server: FakeServer) =>
  server.calls.map(({ path, search, body }) => `${path}${search} ${String(body)}`).join('\n')

test('draws a card form that says "Test payments", and holds the button until it is ready', async () => {
  const server = startFakeServer()
  let giveConfig: (response: Response) => void = () => undefined
  server.on(getPaymentConfig, () => new Promise((resolve) => (giveConfig = resolve)))
  showForm(server, null)
  expect(screen.queryByRole('button', { name: 'Pay A$3.00' })).toBeNull()
  giveConfig(Response.json(SANDBOX))
  const button = await payButton()
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  expect(screen.getByText('Test payments')).toBeDefined()
  expect(screen.getByText('Total, GST included').parentElement?.textContent).toContain('A$3.00')
  expect(document.querySelectorAll('script[src*="stripe.com"]')).toHaveLength(0)
})

test('pays with the id of the test card: its number is sent nowhere', async () => {
  const server = startFakeServer()
  answerSandbox(server, { confirm: 'succeeded' })
  const { user, onOutcome } = showForm(server)
  await pay(user, '4242424242424242')
  await waitFor(() => expect(onOutcome).toHaveBeenCalledTimes(1))
  expect(onOutcome).toHaveBeenCalledWith({ status: 'succeeded', paymentIntentId: 'pi_1' })
  expect(sent(server)).toContain(
    '/dev/stripe/v1/payment_intents/pi_1/confirm payment_method=pm_card_visa&client_secret=pi_1_secret_2',
  )
  expect(sent(server).replace(/\D/g, '')).not.toContain('4242')
})

test('refuses a number that is no test card before anything is sent, and keeps it typed', async () => {
  const server = startFakeServer()
  const { user, onOutcome } = showForm(server)
  await pay(user, '4111111111111111')
  const sentence = 'This form takes test cards only, for instance 4242 4242 4242 4242.'
  expect((await screen.findAllByText(sentence)).length).toBe(2)
  expect(screen.getByText('Payment Failed')).toBeDefined()
  expect(field('Card number').value).toBe('4111 1111 1111 1111')
  expect(field('Card number').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Card number'))
  expect(server.calls.map(({ method }) => method)).toEqual(['GET'])
  expect(onOutcome).not.toHaveBeenCalled()
})

test('a declined card is told in the words of the provider; the form stays filled and payable', async () => {
  const server = startFakeServer()
  answerSandbox(server, { confirm: 'declined' })
  const { user, onOutcome } = showForm(server)
  await pay(user, '4000000000000002')
  await screen.findByText('Payment Failed')
  expect(screen.getByText('Your card was declined.')).toBeDefined()
  expect(field('Card number').value).toBe('4000 0000 0000 0002')
  expect(field('Security code').value).toBe('123')
  answerSandbox(server, { confirm: 'succeeded' })
  await user.click(await payButton())
  await waitFor(() => expect(onOutcome).toHaveBeenCalledTimes(1))
})

test("asks for the bank's confirmation; Fail leaves the form payable, Complete pays", async () => {
  const server = startFakeServer()
  answerSandbox(server, { confirm: 'requires_action' })
  const { user, onOutcome } = showForm(server)
  await pay(user, '4000000000003220')
  await user.click(await screen.findByRole('button', { name: 'Fail' }))
  await screen.findByText('Payment Failed')
  expect(sent(server)).toContain('/test_helpers/sandbox/payment_intents/pi_1/fail')
  expect(onOutcome).not.toHaveBeenCalled()
  await user.click(await payButton())
  // Going, or gone where the machine was slow.
  for (const told of screen.queryAllByText('Payment Failed'))
    expect(told.closest('.toast')?.className).toContain('is-leaving')
  await user.click(await screen.findByRole('button', { name: 'Complete' }))
  await waitFor(() => expect(onOutcome).toHaveBeenCalledTimes(1))
  expect(sent(server)).toContain('/test_helpers/sandbox/payment_intents/pi_1/authenticate')
})

test('says that a payment is still being processed, and hands it on', async () => {
  const server = startFakeServer()
  answerSandbox(server, { confirm: 'processing' })
  const { user, onOutcome } = showForm(server)
  await pay(user, '4242424242424242')
  await screen.findByText('Payment Processing')
  expect(screen.getByText('Your payment is being processed. Please wait...')).toBeDefined()
  expect(onOutcome).toHaveBeenCalledWith({ status: 'processing', paymentIntentId: 'pi_1' })
})

test('while a payment is on its way it cannot be sent again, nor cancelled', async () => {
  const server = startFakeServer()
  answerSandbox(server, { confirm: 'never' })
  const { user, onCancel } = showForm(server)
  await pay(user, '4242424242424242')
  const button = await screen.findByRole('button', { name: 'Processing...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  await user.type(field('Card number'), '{Enter}')
  const cancel = screen.getByRole('button', { name: 'Cancel Payment' })
  expect(cancel.hasAttribute('disabled')).toBe(true)
  expect(server.calls.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1)
  expect(onCancel).not.toHaveBeenCalled()
})

test('says plainly where payments are unavailable', async () => {
  const { user, onCancel } = showForm(startFakeServer(), {
    mode: 'off',
    publishableKey: null,
    test: false,
  })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Payments are unavailable at the moment.',
  )
  await user.click(screen.getByRole('button', { name: 'Cancel Payment' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test.each([refusal(500, 'No'), noAnswer()])(
  'can be tried again when it did not load',
  async (no) => {
    const server = startFakeServer()
    server.on(getPaymentConfig, no)
    const { user } = showForm(server, null)
    await screen.findByText(/^The card form could not be loaded\./)
    server.on(getPaymentConfig, answer(getPaymentConfig, SANDBOX))
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await payButton()).toBeDefined()
  },
)
