import { mkdirSync } from 'node:fs'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { launchBrowser } from './setup/browser.ts'
import { mailedLink } from './setup/person.ts'

const SHOTS = '.local/screenshots'

let browser: Browser

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true })
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('a newcomer', () => {
  for (const sample of ['contract.pdf', 'contract.docx', 'contract.txt']) {
    it(`registers, opens the mailed link, uploads ${sample} and reads a report with evidence`, async ({
      expect,
    }) => {
      const page = await newPage()
      const noise = listenForNoise(page)
      await register(page, `${sample.replace('.', '-')}@example.com`)
      await upload(page, `samples/${sample}`)
      await page.getByRole('button', { name: 'Start Analysis' }).click()
      await page.getByText('Overall risk').first().waitFor({ timeout: 60_000 })
      await page.screenshot({ path: `${SHOTS}/report-${sample}.png` })
      expect(await page.getByText(/Matched word for word on page|Looked for on page/).count()).toBe(
        0,
      )

      const first = page.locator('[data-concern] button[aria-expanded]').first()
      await first.click()
      await page
        .getByText(/Matched word for word on page|Looked for on page/)
        .first()
        .waitFor()
      await page.screenshot({ path: `${SHOTS}/concern-${sample}.png`, fullPage: true })
      for (const tab of ['Property', 'Costs', 'Restrictions', 'Overlays', 'Risks']) {
        await page.getByRole('tab', { name: tab }).click()
        await page.getByRole('tabpanel', { name: tab }).waitFor()
      }
      await page.getByText('Analysis saved').first().waitFor()
      expect(noise).toEqual([])
      await page.context().close()
    })
  }

  it('is told in one sentence why a file is refused, and keeps the credit', async ({ expect }) => {
    const page = await newPage()
    await register(page, 'refused@example.com')
    await page.setInputFiles('input[type=file]', {
      name: 'contract.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nthis file ends too soon'),
    })
    await page.getByRole('button', { name: 'Start Analysis' }).click()
    await page
      .getByText(/damaged|could not be read/i)
      .first()
      .waitFor()
    expect(await page.getByText(/\b1\b/).first().isVisible()).toBe(true)
    await page.context().close()
  })
})

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  return context.newPage()
}

/** Whatever the browser complains of: errors of scripts and broken policies. */
function listenForNoise(page: Page): string[] {
  const noise: string[] = []
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('console', (message) => {
    // A 401 of the current-user call is how the app learns that nobody is signed in.
    if (message.type() === 'error' && !message.text().includes('401')) noise.push(message.text())
  })
  return noise
}

async function register(page: Page, email: string): Promise<void> {
  const origin = inject('origin')
  await page.goto(origin)
  await page
    .getByRole('button', { name: 'Get Started' })
    .or(page.getByRole('link', { name: 'Get Started' }))
    .first()
    .click()
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Vale')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Create|Register/ })
    .click()
  await page.getByText('Registration successful!').first().waitFor()
  await page.goto(await mailedLink(origin, email))
  await page.getByText('Email verified successfully! You can now log in.').first().waitFor()
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Your Documents').first().waitFor()
}

async function upload(page: Page, path: string): Promise<void> {
  const panel = page.locator('input[type=file]')
  if ((await panel.count()) === 0)
    await page.getByRole('button', { name: 'Upload' }).first().click()
  await panel.first().setInputFiles(path)
}
