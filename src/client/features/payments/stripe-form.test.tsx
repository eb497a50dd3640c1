import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import { swrDefaults } from '#client/lib/swr.ts'
import type { PaymentOutcome } from '#client/lib/payment-form.ts'
import { answer, startFakeServer } from '#client/testing/fake-server.ts'
import { Toaster } from '#client/ui/toaster.tsx'
import { getPaymentConfig } from '#shared/contract/payments.ts'

import { PaymentForm } from './payment-form.tsx'

const load = vi.hoisted(() => vi.fn<(key: string) => Promise<unknown>>())
vi.mock('#client/lib/stripe.ts', () => ({ loadStripeJs: load }))

type Confirm = (given: unknown) => Promise<unknown>

/** A Stripe.js that records what it is asked; it stands where Stripe's script would. */
function fakeStripeJs(
  confirm: Confirm = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }),
) {
  const listeners = new Map<string, (event: unknown) => void>()
  const element = {
    mount: vi.fn<(place: HTMLElement) => void>(),
    on: (event: string, listener: (event: unknown) => void) => listeners.set(event, listener),
    off: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
  }
  const elements = { create: vi.fn<(type: string, options: unknown) => unknown>(() => element) }
  const made = {
    elements: vi.fn<(options: unknown) => unknown>(() => elements),
    confirmPayment: vi.fn<Confirm>(confirm),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
  }
  load.mockResolvedValueOnce(made)
  const fire = (event: string, detail: unknown = {}) =>
    act(async () => listeners.get(event)?.(detail))
  return { made, elements, fire, confirm: made.confirmPayment }
}

function showForm() {
  const server = startFakeServer()
  server.on(
    getPaymentConfig,
    answer(getPaymentConfig, { mode: 'stripe', publishableKey: 'pk_live_1', test: false }),
  )
  const onOutcome = vi.fn<(outcome: PaymentOutcome) => void>()
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <PaymentForm
        clientSecret="pi_1_secret_2"
        payLabel="Pay"
        onOutcome={onOutcome}
        onCancel={() => undefined}
      />
      <Toaster />
    </SWRConfig>,
  )
  return { user: userEvent.setup(), onOutcome, server }
}

test("mounts Stripe's own card field with our key, our look and cards alone", async () => {
  const { made, elements, fire } = fakeStripeJs()
  showForm()
  const button = await screen.findByRole('button', { name: 'Pay' })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(load).toHaveBeenLastCalledWith('pk_live_1')
  expect(made.elements.mock.calls[0]?.[0]).toMatchObject({
    clientSecret: 'pi_1_secret_2',
    appearance: { variables: { borderRadius: '4px' } },
  })
  expect(elements.create).toHaveBeenCalledWith('payment', {
    fields: { billingDetails: 'auto' },
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  })
  await fire('ready')
  expect(button.hasAttribute('disabled')).toBe(false)
  expect(screen.getByText('Card details go to Stripe and never reach us.')).toBeDefined()
  expect(screen.queryByText('Test payments')).toBeNull()
})

test('confirms in the page, with an absolute address to come back to if a bank insists', async () => {
  const { confirm, fire } = fakeStripeJs()
  const { user, onOutcome } = showForm()
  const button = await screen.findByRole('button', { name: 'Pay' })
  await fire('ready')
  await user.click(button)
  await waitFor(() => expect(onOutcome).toHaveBeenCalledTimes(1))
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    confirmParams: {
      return_url: `${window.location.origin}/subscription?payment=success`,
    },
    redirect: 'if_required',
  })
})

test('tells a failure nobody foresaw as Payment Error, and can be pressed again', async () => {
  const { fire } = fakeStripeJs(() => Promise.reject(new Error('IntegrationError')))
  const { user, onOutcome } = showForm()
  const button = await screen.findByRole('button', { name: 'Pay' })
  await fire('ready')
  await user.click(button)
  await screen.findByText('Payment Error')
  expect(screen.getByRole('button', { name: 'Pay' }).hasAttribute('aria-disabled')).toBe(false)
  expect(onOutcome).not.toHaveBeenCalled()
})

test('says what Stripe says when its field does not load', async () => {
  const { fire } = fakeStripeJs()
  showForm()
  const button = await screen.findByRole('button', { name: 'Pay' })
  await fire('loaderror', { error: { message: 'This payment was cancelled.' } })
  expect(screen.getByRole('alert').textContent).toBe('This payment was cancelled.')
  expect(button.hasAttribute('disabled')).toBe(true)
})

test.each(['Failed to load Stripe.js', 'Stripe.js not available'])(
  'says "%s" when the script cannot be had, and can try again',
  async (text) => {
    load.mockRejectedValueOnce(new Error(text))
    const { user } = showForm()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    fakeStripeJs()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('button', { name: 'Pay' })
  },
)
