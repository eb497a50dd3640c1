import { mkdirSync, readFileSync } from 'node:fs'

import type { Concern, Report } from '#shared/report.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { launchBrowser, STEP_MS } from './setup/browser.ts'
import { newPerson, untilEnded } from './setup/person.ts'

const SHOTS = '.local/screenshots'
const ANALYSIS_MS = 60_000
/** A page is fetched, drawn and scrolled to. */
const PATIENT = { timeout: STEP_MS }

let browser: Browser

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true })
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.concurrent('the document beside its report', () => {
  it('shows the words of each finding on the drawn page, by pointer and by keyboard', async ({
    expect,
  }) => {
    const { page, report, noise } = await openReport('samples/contract.pdf', {
      viewport: { width: 1440, height: 900 },
    })
    const first = await viewOpenFinding(page, report)
    const viewer = page.getByRole('region', { name: 'The document' })
    await viewer.locator('.viewer-box.is-active').first().waitFor()
    await expect.poll(() => wordsUnderMarker(page), PATIENT).toBe(plain(quotesOn(page, first)))
    await expect.poll(() => darkestUnderMarker(page), PATIENT).toBeLessThan(120)
    // The hairline joins the mark and the finding, which stand level with one another.
    await page.locator('.viewer-line[data-joined]').waitFor()
    await page.screenshot({ path: `${SHOTS}/viewer-1440.png` })

    // Through all findings, some of them in the cells of tables: each time the right words.
    const seen = new Set<string>()
    for (const _ of report.concerns) {
      const before = page.url()
      await page.keyboard.press('n')
      await page.waitForURL((url) => url.href !== before)
      const finding = shownFinding(page, report)
      seen.add(finding.id)
      if (finding.evidence.every(({ role }) => role === 'searched')) continue
      await expect
        .poll(() => wordsUnderMarker(page), { ...PATIENT, message: finding.title })
        .toBe(plain(quotesOn(page, finding)))
    }
    expect(seen.size).toBe(report.concerns.length)

    // The words of another finding open its note.
    await page.goto(addressOf(page, first))
    await expect.poll(() => wordsUnderMarker(page), PATIENT).toBe(plain(quotesOn(page, first)))
    const others = viewer.locator('.viewer-mark:not(.is-active)')
    await others.first().waitFor()
    const label = (await others.first().getAttribute('aria-label')) ?? ''
    await viewer.getByRole('button', { name: label, exact: true }).first().click()
    await expect.poll(() => label.includes(shownFinding(page, report).title), PATIENT).toBe(true)
    await page.locator(`#finding-${shownFinding(page, report).id} .note-body`).waitFor()

    // Words are found on all pages, and the marker lies over them at any size.
    await viewer.locator('.viewer-pages').focus()
    await page.keyboard.press('/')
    await page.keyboard.type('penalty interest')
    await viewer.getByText(/^\d+ found$/).waitFor()
    await page.keyboard.press('Enter')
    await viewer.getByText(/^1 of \d+$/).waitFor()
    await expect
      .poll(() => wordsUnderMarker(page, '.viewer-hit.is-current'), PATIENT)
      .toMatch(/^penaltyinterest$/i)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).not.toContain('finding')

    await page.goto(addressOf(page, first))
    await viewer.locator('.viewer-box.is-active').first().waitFor()
    await page.getByRole('button', { name: 'Larger' }).click()
    await page.locator('.viewer-drawn[aria-busy=false]').first().waitFor()
    await expect.poll(() => wordsUnderMarker(page), PATIENT).toBe(plain(quotesOn(page, first)))
    expect(noise).toEqual([])
    await page.context().close()
  })

  for (const sample of ['samples/contract.docx', 'samples/contract.txt']) {
    it(`sets ${sample} as text with the same words marked`, async ({ expect }) => {
      const { page, report, noise } = await openReport(sample, {
        viewport: { width: 1440, height: 900 },
      })
      await viewOpenFinding(page, report)
      const quoting = report.concerns.filter(({ evidence }) =>
        evidence.some(({ role }) => role === 'quote'),
      )
      for (const finding of quoting) {
        await page.goto(addressOf(page, finding))
        await expect
          .poll(() => markedWords(page), { ...PATIENT, message: finding.title })
          .toBe(plain(firstQuote(finding)))
        await expect.poll(() => inView(page, 'mark.is-active'), PATIENT).toBe(true)
      }
      await page.screenshot({ path: `${SHOTS}/viewer-${sample.split('.')[1]}.png` })
      expect(noise).toEqual([])
      await page.context().close()
    })
  }

  it('takes the screen of a phone: words above, the note below, the page as drawn on request', async ({
    expect,
  }) => {
    const { page, report, noise } = await openReport('samples/contract.pdf', {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
    })
    const first = await viewOpenFinding(page, report)
    const dialog = page.getByRole('dialog', { name: 'The document' })
    await dialog.getByRole('heading', { name: first.title }).waitFor()
    await expect.poll(() => markedWords(page), PATIENT).toBe(plain(firstQuote(first)))
    await page.screenshot({ path: `${SHOTS}/viewer-390.png` })

    await dialog.getByRole('button', { name: 'Next finding' }).tap()
    const next = shownFinding(page, report)
    expect(next.id).not.toBe(first.id)
    await dialog.getByRole('heading', { name: next.title }).waitFor()
    await dialog.getByRole('button', { name: 'Show the page as drawn' }).tap()
    await dialog.locator('.viewer-drawn[aria-busy=false]').first().waitFor()
    await expect.poll(() => wordsUnderMarker(page), PATIENT).toBe(plain(quotesOn(page, next)))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    // The way back leads to the report, at the finding that was shown.
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await page.locator(`#finding-${next.id}`).waitFor()
    expect(noise).toEqual([])
    await page.context().close()
  })
})

type Opened = { page: Page; report: Report; noise: string[] }

/** A person with one analysed document stands before its report. */
async function openReport(sample: string, options: BrowserContextOptions): Promise<Opened> {
  const origin = inject('origin')
  const person = await newPerson(origin)
  const uploaded = await person.upload(sample, readFileSync(sample))
  const { analysis }: { analysis: { id: string; documentId: string } } = await uploaded.json()
  await person.call('POST', `/api/analyses/${analysis.id}/start`)
  const report = await untilEnded(person, analysis.id, ANALYSIS_MS)
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.request.post(`${origin}/api/auth/login`, {
    data: { email: person.email, password: person.password },
    headers: { origin },
  })
  const noise: string[] = []
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  await page.goto(`${origin}/?document=${analysis.documentId}`)
  return { page, report, noise }
}

/** Presses View in Document in the first open finding; gives that finding. */
async function viewOpenFinding(page: Page, report: Report): Promise<Concern> {
  await page.getByRole('button', { name: 'View in Document' }).first().click()
  await page.waitForURL(/finding=/)
  return shownFinding(page, report)
}

function shownFinding(page: Page, report: Report): Concern {
  const id = new URL(page.url()).searchParams.get('finding')
  const finding = report.concerns.find((concern) => concern.id === id)
  if (!finding) throw new Error(`the address names no finding of the report: ${page.url()}`)
  return finding
}

function addressOf(page: Page, { id }: Concern): string {
  const url = new URL(page.url())
  url.searchParams.set('finding', id)
  url.searchParams.delete('page')
  return url.href
}

/** What the viewer moves to: the first quotation, or that of the page which the address names. */
function quotesOn(page: Page, finding: Concern): string {
  const place = new URL(page.url()).searchParams
  const found = finding.evidence.find(
    ({ page: number, start }) =>
      number === Number(place.get('page')) && start === Number(place.get('at')),
  )
  return found?.quote ?? firstQuote(finding)
}

function firstQuote({ evidence }: Concern): string {
  const [first] = evidence
    .filter(({ role }) => role === 'quote')
    .toSorted((a, b) => a.page - b.page || a.start - b.start)
  return first?.quote ?? ''
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, '')
}

async function markedWords(page: Page): Promise<string> {
  return plain((await page.locator('mark.is-active').allTextContents()).join(''))
}

async function inView(page: Page, selector: string): Promise<boolean> {
  const mark = await page.locator(selector).first().boundingBox()
  const view = await page.locator('.viewer-pages').boundingBox()
  if (mark === null || view === null) return false
  return mark.y >= view.y && mark.y + mark.height <= view.y + view.height
}

/**
 * The letters that pdf.js itself has placed under the marker: those of its text layer whose middle
 * lies within one of the boxes, in the order of the boxes.
 */
async function wordsUnderMarker(page: Page, boxes = '.viewer-box.is-active'): Promise<string> {
  return page.evaluate((selector) => {
    let words = ''
    for (const box of document.querySelectorAll(selector)) {
      const layer = box.closest('.viewer-drawn')?.querySelector('.textLayer')
      if (!layer) return 'no text layer'
      const frame = box.getBoundingClientRect()
      const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        for (let at = 0; at < text.length; at += 1) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const letter = range.getBoundingClientRect()
          const x = letter.left + letter.width / 2
          const y = letter.top + letter.height / 2
          if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) {
            words += text[at]
          }
        }
      }
    }
    return words.replaceAll(/\s/g, '')
  }, boxes)
}

/** The darkest pixel that is drawn under the marker: there is ink. */
async function darkestUnderMarker(page: Page): Promise<number> {
  return page.evaluate(() => {
    let darkest = 255
    for (const box of document.querySelectorAll('.viewer-box.is-active')) {
      const canvas = box.closest('.viewer-drawn')?.querySelector('canvas')
      const context = canvas?.getContext('2d')
      if (!canvas || !context || canvas.style.visibility === 'hidden') return 255
      const frame = box.getBoundingClientRect()
      const sheet = canvas.getBoundingClientRect()
      const scale = canvas.width / sheet.width
      const { data } = context.getImageData(
        (frame.left - sheet.left) * scale,
        (frame.top - sheet.top) * scale,
        frame.width * scale,
        frame.height * scale,
      )
      for (let at = 0; at < data.length; at += 4) darkest = Math.min(darkest, data[at] ?? 255)
    }
    return darkest
  })
}
