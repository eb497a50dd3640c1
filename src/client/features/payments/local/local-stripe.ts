import type { Stripe } from '@stripe/stripe-js'

import { type CardSlot, createCardSlot } from './card-slot.ts'
import { localElements, type LocalElements } from './local-elements.ts'
import { createSandboxClient, type SandboxAnswer } from './sandbox-client.ts'

/**
 * A Stripe object for local runs: as much of it as react-stripe-js and our form use, over the
 * sandbox at /dev/stripe. The form itself is drawn by `LocalCard` into the slot.
 */
export function createLocalStripe(publishableKey: string): { stripe: Stripe; slot: CardSlot } {
  const slot = createCardSlot()
  const sandbox = createSandboxClient(publishableKey)

  async function confirmPayment({ elements }: { elements: LocalElements }): Promise<SandboxAnswer> {
    const desk = slot.desk()
    if (!desk) return invalid('The card form is not ready.')
    const reading = desk.read()
    if (!reading.ok) return invalid(reading.message)
    const { clientSecret } = elements
    const first = await sandbox.confirm(clientSecret, reading.paymentMethod)
    if (first.paymentIntent?.status !== 'requires_action') return first
    const pressed = await desk.askBank()
    return sandbox.endChallenge(clientSecret, pressed === 'complete' ? 'authenticate' : 'fail')
  }

  const stripe = {
    elements: (options: { clientSecret: string }) => localElements(options.clientSecret, slot),
    confirmPayment,
    retrievePaymentIntent: (clientSecret: string) => sandbox.retrieve(clientSecret),
    // Elements only looks whether these exist.
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
  }
  // True for all that our form and react-stripe-js 7 call: the members above and no other.
  return { stripe: stripe as unknown as Stripe, slot }
}

function invalid(message: string): SandboxAnswer {
  return { error: { type: 'validation_error', message } }
}

function notHere(): never {
  throw new Error('The local card form has no such call.')
}
