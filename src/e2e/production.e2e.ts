import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, it } from 'vitest'

import type { RunningApp } from './setup/start-app.ts'
import { startApp } from './setup/start-app.ts'

const BUILD = 'dist'
const state = mkdtempSync(join(tmpdir(), 'fineprint-production-'))
let app: RunningApp

beforeAll(async () => {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
  const noSettings = join(state, 'empty.env')
  writeFileSync(noSettings, '')
  app = await startApp({
    script: [
      'node_modules/wrangler/bin/wrangler.js',
      'dev',
      '--config',
      `${BUILD}/fineprint/wrangler.json`,
      '--env-file',
      noSettings,
      '--persist-to',
      state,
    ],
    state,
  })
})
afterAll(async () => {
  await app.kill()
  rmSync(state, { recursive: true, force: true })
})

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

  it('holds none of the code of local runs', ({ expect }) => {
    const scripts = readdirSync(`${BUILD}/fineprint`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(BUILD, 'fineprint', name), 'utf8'))
    expect(scripts.length).toBeGreaterThan(0)
    for (const words of [
      'dev/mailbox',
      'local-mailbox',
      'dev/stripe',
      'stripe_sandbox',
      'pm_card',
      'whsec_sandbox',
    ]) {
      expect(scripts.filter((script) => script.includes(words))).toEqual([])
    }
  })

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
