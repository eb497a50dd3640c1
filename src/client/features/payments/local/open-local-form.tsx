import type { Stripe } from '@stripe/stripe-js'
import type { ComponentType } from 'react'

import { LocalCard } from './local-card.tsx'
import { createLocalStripe } from './local-stripe.ts'

/** The local Stripe object and the component that draws its fields. */
export function openLocalForm(publishableKey: string): {
  stripe: Stripe
  Fields: ComponentType
} {
  const { stripe, slot } = createLocalStripe(publishableKey)
  return { stripe, Fields: () => <LocalCard slot={slot} /> }
}
