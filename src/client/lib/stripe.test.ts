// @vitest-environment-options { "settings": { "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, expect, test, vi } from 'vitest'

import { loadStripeJs } from './stripe.ts'

const SCRIPT = 'script[src^="https://js.stripe.com"]'

/** Stripe's loader tries twice; each time a script is put into the page, which we end ourselves. */
async function endScripts(event: 'load' | 'error'): Promise<void> {
  let last: Element | null = null
  for (let attempt = 0; attempt < 2; attempt += 1) {
    last = await vi.waitFor(() => {
      const script = document.querySelector(SCRIPT)
      if (!script || script === last) throw new Error('no new script')
      return script
    })
    last.dispatchEvent(new Event(event))
  }
}

afterEach(() => {
  for (const script of document.querySelectorAll(SCRIPT)) script.remove()
})

test('asks nothing of Stripe on import', () => {
  expect(document.querySelector(SCRIPT)).toBeNull()
})

test.each([
  ['error', 'Failed to load Stripe.js'],
  ['load', 'Stripe.js not available'],
] as const)('when the script ends with %s it says "%s"', async (event, sentence) => {
  const loading = loadStripeJs('pk_test_1').catch((error: unknown) => error)
  await endScripts(event)
  expect(await loading).toMatchObject({ message: sentence })
})

// Last of all: what was loaded once stays loaded.
test('makes Stripe with our publishable key, also after it failed', async () => {
  const made = { elements: () => undefined }
  const global = vi.fn<(key: string) => unknown>(function () {
    return made
  })
  vi.stubGlobal('Stripe', Object.assign(global, { version: 'endive' }))
  expect(await loadStripeJs('pk_test_1')).toBe(made)
  expect(global).toHaveBeenCalledWith('pk_test_1')
})
