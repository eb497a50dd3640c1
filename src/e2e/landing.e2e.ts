import type { Page as DocumentPage } from '#shared/contract/documents.ts'
import type { Report } from '#shared/report.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { launchBrowser } from './setup/browser.ts'

const STATIC_PAGES = ['/', '/privacy', '/terms']

const HEADINGS = [
  'Australia’s premier property analysis platform',
  'Australian property documents',
  'Risk detection',
  'Council and planning',
  'How It Works',
  'We publish our own mistakes',
  'What it costs',
  'What happens to your papers',
  'Questions and answers',
]

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('the address /', () => {
  it('answers a visitor with the landing page itself, to be read without any script', async ({
    expect,
  }) => {
    const answer = await fetch(inject('origin'))
    const html = await answer.text()
    for (const heading of HEADINGS) expect(html).toContain(heading)
    expect(html).not.toContain('aria-label="Loading"')
    expect(answer.headers.get('vary')).toContain('Cookie')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.headers.get('link')).toBe(`<${inject('origin')}/>; rel="canonical"`)
  })

  it('answers a browser with a session cookie with the spinner of the app', async ({ expect }) => {
    const answer = await fetch(inject('origin'), { headers: { cookie: 'session=whatever' } })
    const html = await answer.text()
    expect(html).toContain('<output class="spinner" aria-label="Loading">')
    expect(html).not.toContain('How It Works')
  })
})

describe('the landing page', () => {
  it('works without JavaScript: its questions open and its links lead on', async ({ expect }) => {
    const page = await open('/', { javaScriptEnabled: false })
    const question = page.getByText('Is this legal advice?')
    const answer = page.getByText('Whether to sign is for you')
    expect(await answer.isVisible()).toBe(false)
    await question.click()
    await answer.waitFor()
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await page.waitForURL('**/login?tab=register')
    await page.context().close()
  })

  it('fetches the app at the first sign of intent, and hands over without a change', async ({
    expect,
  }) => {
    const page = await open('/')
    const noise = listenForNoise(page)
    const scripts = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
      )
    await page.evaluate(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, {
            shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
          })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    expect((await scripts()).length).toBeLessThanOrEqual(3)
    const before = await page.locator('#root').innerHTML()

    const looked = page.waitForResponse('**/api/auth/user')
    await page.getByRole('link', { name: 'Get Started' }).first().hover()
    await looked
    await page.locator('.toast-region').waitFor({ state: 'attached' })
    expect(await page.locator('#root').innerHTML()).toBe(before)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)

    // From here on nothing is loaded as a page any more.
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await page.getByRole('tab', { name: 'Register', selected: true }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'How It Works' }).waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('has no dead link, and neither have privacy and terms', async ({ expect }) => {
    const page = await open('/')
    const dead: string[] = []
    const seen = new Set<string>()
    for (const path of STATIC_PAGES) {
      await page.goto(`${inject('origin')}${path}`)
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(links.length).toBeGreaterThan(5)
      for (const link of links) seen.add(new URL(link, page.url()).href)
    }
    for (const link of seen) {
      const { pathname, hash, origin } = new URL(link)
      expect(origin).toBe(inject('origin'))
      await page.goto(link)
      await page.locator('main').waitFor()
      const there = hash === '' || (await page.locator(hash).count()) === 1
      const known = (await page.getByText('Page Not Found').count()) === 0
      if (!there || !known) dead.push(`${pathname}${hash}`)
    }
    expect(dead).toEqual([])
    await page.context().close()
  })
})

describe('the sample report', () => {
  it('is the engine’s own: every quotation stands word for word on its page', async ({
    expect,
  }) => {
    const read = async <T>(name: string): Promise<T> => {
      const answer = await fetch(`${inject('origin')}/sample/${name}.json`)
      // Written by the build from values of these types.
      return (await answer.json()) as T
    }
    const report = await read<Report>('report')
    const pages = await read<DocumentPage[]>('pages')
    const evidence = report.concerns.flatMap((concern) => concern.evidence)
    expect(evidence.length).toBeGreaterThan(10)
    const misquoted = evidence.filter(
      ({ page, quote, start, end }) => pages[page - 1]?.text.slice(start, end) !== quote,
    )
    expect(misquoted).toEqual([])
  })

  it('opens without an account and shows a finding’s words in the document', async ({ expect }) => {
    const page = await open('/sample')
    const noise = listenForNoise(page)
    await page.getByRole('heading', { name: /to raise before signing/ }).waitFor()
    await page.getByText('an invented document with invented people').waitFor()
    const finding = page.getByRole('button', { name: /^View in Document/ }).first()
    await finding.click()
    const words = page.locator('.viewer-box.is-active').first()
    await words.waitFor()
    expect(noise).toEqual([])
    await page.context().close()
  })
})

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  await page.goto(`${inject('origin')}${path}`)
  return page
}

/** Errors of scripts, broken policies, missing files; the 401 of the current-user call is expected. */
function listenForNoise(page: Page): string[] {
  const noise: string[] = []
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) noise.push(message.text())
  })
  return noise
}
