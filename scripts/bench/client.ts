import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Analysis } from '#shared/report.ts'
import type { Page } from 'playwright-core'

import { launchBrowser } from '../../src/e2e/setup/browser.ts'
import { newPerson, type Person, untilEnded } from '../../src/e2e/setup/person.ts'
import { startApp } from '../../src/e2e/setup/start-app.ts'
import { crowdedReport } from '../../src/e2e/setup/crowded-report.ts'
import { median } from './median.ts'
import { printTable } from './table.ts'

const FINDINGS = 300
const NODES_LIMIT = 2_500
const LIMIT_MS = 200
const TURNS = 7
/** An ordinary phone has about a quarter of this machine's speed. */
const SLOWDOWNS = [1, 4]

/**
 * A report of 300 findings in the real browser against the real build: its size in elements, and the
 * time from a press to the next picture for what a reader does most.
 */
export async function benchClient(): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), 'fineprint-bench-'))
  const app = await startApp({ script: ['scripts/start.ts'], state })
  const browser = await launchBrowser()
  try {
    const person = await newPerson(app.origin)
    const documentId = await analysed(person)
    const rows = []
    for (const slowdown of SLOWDOWNS) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.request.post(`${app.origin}/api/auth/login`, {
        data: { email: person.email, password: person.password },
        headers: { origin: app.origin },
      })
      await crowd(page)
      await page.goto(`${app.origin}/?document=${documentId}`)
      await page
        .getByText(`${FINDINGS} of ${FINDINGS} findings match`)
        .waitFor({ state: 'attached' })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      for (const [name, act] of ACTS) {
        const times: number[] = []
        for (let turn = 0; turn < TURNS; turn += 1) times.push(await timeOf(page, act))
        rows.push([
          name,
          `${slowdown} ×`,
          median(times).toFixed(0),
          Math.max(...times).toFixed(0),
          await countNodes(page),
          median(times) <= LIMIT_MS ? 'holds' : 'TOO SLOW',
        ])
      }
      const most = await mostNodes(page)
      rows.push(['most elements on the way', `${slowdown} ×`, '', '', most, verdictOn(most)])
      await page.close()
    }
    printTable(
      `Report of ${FINDINGS} findings: from a press to the next picture, of ${TURNS} (ms)`,
      ['act', 'slowed', 'median', 'worst', 'elements', `limit ${LIMIT_MS}`],
      rows,
    )
  } finally {
    await browser.close()
    await app.kill()
    rmSync(state, { recursive: true, force: true })
  }
}

async function analysed(person: Person): Promise<string> {
  const uploaded = await person.upload('contract.pdf', readFileSync('samples/contract.pdf'))
  const { analysis }: { analysis: Analysis } = await uploaded.json()
  await person.call('POST', `/api/analyses/${analysis.id}/start`)
  const report = await untilEnded(person, analysis.id, 60_000)
  if (report.analysis.status !== 'completed') throw new Error(`ended ${report.analysis.status}`)
  return analysis.documentId
}

/** Puts the long report in the place of the real one, on its way to the page. */
async function crowd(page: Page): Promise<void> {
  await page.route('**/api/documents/*/analysis', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: crowdedReport(await response.json(), FINDINGS) })
  })
}

type Act = (page: Page) => Promise<void>

const chip = (name: RegExp) => async (page: Page) => {
  await page.locator('#findings').getByRole('button', { name }).click()
}

let turns = 0
/** Each act comes round to where it began, or goes on where it was. */
const ACTS: readonly (readonly [string, Act])[] = [
  [
    'filter by category',
    (page) => chip([/^Legal/, /^Financial/, /^All/][turns++ % 3] ?? /^All/)(page),
  ],
  [
    'change the order',
    (page) => chip([/^By page/, /^By severity/][turns++ % 2] ?? /^By page/)(page),
  ],
  [
    'open or close a finding',
    async (page) => {
      await page.locator('.note-head').nth(3).click()
    },
  ],
  [
    'write into the search',
    async (page) => {
      const field = page.getByRole('searchbox', { name: 'Find in findings' })
      await field.press('d')
      if ((await field.inputValue()).length > 2) await field.fill('')
    },
  ],
  [
    'filter the checks',
    async (page) => {
      const names = [/^Clear/, /^Problem/, /^All/]
      await page
        .locator('#checks')
        .getByRole('button', { name: names[turns++ % 3] ?? /^All/ })
        .first()
        .click()
    },
  ],
]

/** The longest event of one act by the browser's own count, from the press to the next picture. */
async function timeOf(page: Page, act: Act): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) times.push(entry.duration)
    })
    // 16 ms is the least that the browser reports.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { eventTimes: times, eventObserver: observer })
  })
  await act(page)
  return page.evaluate(async () => {
    // Two pictures later every event of the act has its entry.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    // Put there above.
    const seen = window as unknown as { eventTimes: number[]; eventObserver: PerformanceObserver }
    seen.eventObserver.disconnect()
    // An act that took less than the least is told as that.
    return Math.max(16, ...seen.eventTimes)
  })
}

async function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}

/** Scrolls through the whole page by screens and counts at each. */
async function mostNodes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let most = 0
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
      most = Math.max(most, document.querySelectorAll('*').length)
    }
    return most
  })
}

function verdictOn(nodes: number): string {
  return nodes <= NODES_LIMIT ? `holds (${NODES_LIMIT})` : `TOO MANY (${NODES_LIMIT})`
}
