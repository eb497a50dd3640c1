import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'

import type { Page as DocumentPage } from '#shared/contract/documents.ts'
import type { Report } from '#shared/report.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { launchBrowser } from './setup/browser.ts'
import { chooseFile, signUp } from './setup/visitor.ts'

const SHOTS = '.local/screenshots'

let browser: Browser

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true })
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.concurrent('a newcomer', () => {
  for (const sample of ['contract.pdf', 'contract.docx', 'contract.txt']) {
    it(`signs up, uploads ${sample} and reads a report with evidence`, async ({ expect }) => {
      const page = await newPage()
      const noise = listenForNoise(page)
      await signUp(page, inject('origin'), newAddress())
      await chooseFile(page, `samples/${sample}`)
      await page.getByRole('button', { name: 'Start Analysis' }).click()
      await page.getByRole('heading', { name: /to raise before signing/ }).waitFor()
      await page.getByText('Analysis saved').first().waitFor()
      await page.screenshot({ path: `${SHOTS}/report-${sample}.png` })

      const words = page.getByText(/Matched word for word on page|Looked for on page/)
      expect(await words.count()).toBeGreaterThan(0)
      for (const tab of ['Property', 'Costs', 'Restrictions', 'Overlays', 'Risks']) {
        await page.getByRole('tab', { name: tab }).click()
        await page.getByRole('tabpanel', { name: tab }).waitFor()
      }
      await page.screenshot({ path: `${SHOTS}/whole-report-${sample}.png`, fullPage: true })
      expect(await misquotes(page)).toEqual([])
      expect(noise).toEqual([])
      await page.context().close()
    })
  }

  it('is told in one sentence why a file is refused, and keeps the credit', async ({ expect }) => {
    const page = await newPage()
    await signUp(page, inject('origin'), newAddress())
    await chooseFile(page, {
      name: 'contract.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nthis file ends too soon'),
    })
    await page.getByRole('button', { name: 'Start Analysis' }).click()
    await page.getByRole('alert').filter({ hasText: /PDF/ }).first().waitFor()
    await page.screenshot({ path: `${SHOTS}/refused.png` })
    expect(await credits(page)).toBe(1)
    await page.getByText('No property documents uploaded yet').waitFor()
    await page.context().close()
  })

  it('is told what a file is that holds no property paper, and has the credit back', async ({
    expect,
  }) => {
    const page = await newPage()
    await signUp(page, inject('origin'), newAddress())
    await chooseFile(page, {
      name: 'chapter-one.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('It was a dark night, and nobody had read the contract.'),
    })
    await page.getByRole('button', { name: 'Start Analysis' }).click()
    await page.getByRole('heading', { name: 'Nothing could be checked' }).waitFor()
    await page.getByText('Enough for your one free analysis.').waitFor()
    await page.screenshot({ path: `${SHOTS}/nothing-to-check.png` })
    expect(await credits(page)).toBe(1)
    await page.context().close()
  })
})

/** No address twice: a server given by E2E_ORIGIN keeps the people of the run before. */
const newAddress = () => `${randomUUID()}@example.com`

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  return context.newPage()
}

/** Whatever the browser complains of: errors of scripts, broken policies, missing files. */
function listenForNoise(page: Page): string[] {
  const noise: string[] = []
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('console', (message) => {
    // A 401 of the current-user call is how the app learns that nobody is signed in.
    if (message.type() === 'error' && !message.text().includes('401')) noise.push(message.text())
  })
  return noise
}

/** Quotations of the open document that are not what its pages say. */
async function misquotes(page: Page): Promise<string[]> {
  const documentId = new URL(page.url()).searchParams.get('document')
  const read = async <T>(path: string): Promise<T> => {
    const response = await page.request.get(`${inject('origin')}${path}`)
    if (!response.ok()) throw new Error(`${path}: ${response.status()}`)
    // The server has checked its answer against the same contract.
    return (await response.json()) as T
  }
  const report = await read<Report>(`/api/documents/${documentId}/analysis`)
  const evidence = report.concerns.flatMap((concern) => concern.evidence)
  if (evidence.length === 0) throw new Error('the report quotes nothing')
  const pages = new Map<number, string>()
  const wrong: string[] = []
  for (const { page: number, quote, start, end } of evidence) {
    const text =
      pages.get(number) ??
      (await read<DocumentPage>(`/api/documents/${documentId}/pages/${number}`)).text
    pages.set(number, text)
    if (text.slice(start, end) !== quote) wrong.push(quote)
  }
  return wrong
}

async function credits(page: Page): Promise<number> {
  const response = await page.request.get(`${inject('origin')}/api/subscription/credits`)
  const { freeCreditsRemaining }: { freeCreditsRemaining: number } = await response.json()
  return freeCreditsRemaining
}
