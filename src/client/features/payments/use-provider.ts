import type { Stripe } from '@stripe/stripe-js'
import { useCallback, useEffect, useState, type ComponentType } from 'react'

import { loadStripeJs } from '#client/lib/stripe.ts'

export type Provider =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly state: 'ready'
      readonly stripe: Stripe
      /** Drawn beside Stripe's elements: the fields of the local form; null with the real Stripe. */
      readonly Fields: ComponentType | null
    }

type Loaded = { readonly stripe: Stripe; readonly Fields: ComponentType | null }

/** What the card form needs of the server's configuration. */
export type CardConfig = {
  readonly mode: 'stripe' | 'sandbox'
  readonly publishableKey: string
  readonly test: boolean
}

/** Fetches what the configuration says: Stripe.js from Stripe, or the local form. */
export function useProvider({ mode, publishableKey }: CardConfig): Provider {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<Loaded | Error | null>(null)
  useEffect(() => {
    let current = true
    const loading = mode === 'sandbox' ? loadLocal(publishableKey) : loadReal(publishableKey)
    loading.then(
      (loaded) => current && setResult(loaded),
      (error: unknown) => current && setResult(error instanceof Error ? error : new Error(NO_FORM)),
    )
    return () => {
      current = false
    }
  }, [mode, publishableKey, attempt])
  const retry = useCallback(() => {
    setResult(null)
    setAttempt((count) => count + 1)
  }, [])

  if (result === null) return { state: 'loading' }
  if (result instanceof Error) return { state: 'failed', message: result.message, retry }
  return { state: 'ready', ...result }
}

const NO_FORM = 'The card form could not be loaded.'

async function loadReal(publishableKey: string): Promise<Loaded> {
  return { stripe: await loadStripeJs(publishableKey), Fields: null }
}

async function loadLocal(publishableKey: string): Promise<Loaded> {
  if (!__LOCAL_BUILD__) throw new Error(NO_FORM)
  const { openLocalForm } = await import('./local/open-local-form.tsx')
  return openLocalForm(publishableKey)
}
