import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, it } from 'vitest'

import type { RunningApp } from './setup/start-app.ts'
import { plainEnvironment, startApp } from './setup/start-app.ts'

const BUILD = 'dist'
const state = mkdtempSync(join(tmpdir(), 'fineprint-production-'))
let app: RunningApp

beforeAll(async () => {
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  execFileSync(process.execPath, build, { env: plainEnvironment() })
  app = await serveBuild('')
})
afterAll(async () => {
  await app.kill()
  rmSync(state, { recursive: true, force: true })
})

/** What only the mailbox, the payments sandbox, its card form and the sheet of parts say. */
const LOCAL_WORDS = [
  'dev/mailbox',
  'local-mailbox',
  'dev/stripe',
  'stripe_sandbox',
  'test_helpers/sandbox',
  'pm_card',
  'whsec_sandbox',
  '4242424242424242',
  'dev/ui',
  'States and parts',
]

/** The production build under Wrangler, with these settings and no others. */
function serveBuild(settings: string): Promise<RunningApp> {
  const file = join(state, 'settings.env')
  writeFileSync(file, settings)
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'dev']
  const config = ['--config', `${BUILD}/fineprint/wrangler.json`, '--env-file', file]
  return startApp({ script: [...wrangler, ...config, '--persist-to', state], state })
}

describe('the production build, told nothing', () => {
  it('has no local mailbox', async ({ expect }) => {
    expect((await fetch(`${app.origin}/dev/mailbox.json`)).status).toBe(404)
    expect((await fetch(`${app.origin}/dev/mailbox`)).status).toBe(404)
  })

  it('answers that payments are unavailable, never a free credit', async ({ expect }) => {
    for (const path of ['/api/payment/payg', '/api/stripe/webhook', '/api/subscription/create']) {
      const response = await fetch(`${app.origin}${path}`, {
        method: 'POST',
        headers: { origin: app.origin },
      })
      expect([path, response.status]).toEqual([path, 503])
    }
  })

  it.for(['fineprint', 'client'])(
    'holds none of the code of local runs in %s',
    (part, { expect }) => {
      const scripts = readdirSync(`${BUILD}/${part}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .map((name) => readFileSync(join(BUILD, part, name), 'utf8'))
      expect(scripts.length).toBeGreaterThan(0)
      for (const words of LOCAL_WORDS) {
        expect([words, ...scripts.filter((script) => script.includes(words))]).toEqual([words])
      }
    },
  )

  it('sends a strict policy with pages and assets', async ({ expect }) => {
    const page = await fetch(app.origin)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toContain('stripe')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1]
    const asset = await fetch(`${app.origin}${script}`)
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
    expect(asset.headers.get('content-security-policy')).toContain("default-src 'self'")
  })
})

describe('the production build, given keys of Stripe', () => {
  it('lets Stripe.js in on every page', async ({ expect }) => {
    await app.kill()
    app = await serveBuild('STRIPE_SECRET_KEY=sk_test_x\nSTRIPE_PUBLISHABLE_KEY=pk_test_x\n')
    for (const path of ['/', '/subscription?payment=success', '/login', '/no-such-page']) {
      const page = await fetch(`${app.origin}${path}`)
      const policy = page.headers.get('content-security-policy') ?? ''
      expect([path, await page.text()]).toEqual([path, expect.stringContaining('<!doctype html>')])
      expect(policy).toContain("script-src 'self' https://js.stripe.com")
      expect(policy).toContain('frame-src https://js.stripe.com')
      expect(policy).toContain('https://api.stripe.com')
      expect(policy).not.toContain('unsafe')
    }
  })
})
