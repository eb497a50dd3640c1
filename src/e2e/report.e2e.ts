import { readFileSync } from 'node:fs'

import type { Analysis } from '#shared/report.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { crowdedReport } from './setup/crowded-report.ts'
import { launchBrowser } from './setup/browser.ts'
import { newPerson, type Person, untilEnded } from './setup/person.ts'

const NODES_LIMIT = 2_500
/** A good page moves less than 0.1 (web.dev/cls); a report is to move next to nothing. */
const SHIFT_LIMIT = 0.01

let browser: Browser
let person: Person
let documentId: string

beforeAll(async () => {
  browser = await launchBrowser()
  person = await newPerson(inject('origin'))
  documentId = await analysed()
})
afterAll(() => browser.close())

describe('the reader of a report', () => {
  it('writes beside a finding, tells who buys and when, and takes the dates along', async ({
    expect,
  }) => {
    const page = await newPage()
    const noise = listenForNoise(page)
    await openReport(page)
    expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT)

    await page.getByRole('button', { name: 'Add Note' }).click()
    await page.getByRole('textbox', { name: 'Your note' }).fill('Ask Ruth on Monday.')
    await page.getByRole('button', { name: 'Save Note' }).click()
    const note = page.locator('.my-note p', { hasText: 'Ask Ruth on Monday.' })
    await note.waitFor()
    await page.reload()
    await note.waitFor()
    await page.getByRole('button', { name: /^Edit your note/ }).click()
    await page.getByRole('textbox', { name: 'Change your note' }).fill('Ruth says no.')
    // The words outlive a page that goes away before they are saved.
    await page.reload()
    await page.getByText('This was not saved yet.').waitFor()
    await page.getByRole('button', { name: 'Save Note' }).click()
    await page.locator('.my-note p', { hasText: 'Ruth says no.' }).waitFor()
    await page.getByRole('button', { name: /^Delete your note/ }).click()
    await page.getByRole('button', { name: 'Delete Note' }).click()
    await page.locator('.my-note').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Add Note' }).waitFor()
    expect(await page.locator('.my-note').count()).toBe(0)

    const dates = page.getByRole('form', { name: 'Day of signing' })
    await dates.scrollIntoViewIfNeeded()
    const coolingOff = page.locator('#dates li', { hasText: 'End of the cooling-off period' })
    expect(await coolingOff.locator('time').count()).toBe(0)
    await dates.getByLabel('The day you sign').fill('2026-11-20')
    await dates.getByRole('button', { name: 'Work Out Again' }).click()
    // Three clear business days after a Friday.
    await coolingOff.getByText('25 November').waitFor()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to Calendar (.ics)' }).click(),
    ])
    const days = wholeDaysOf(readFileSync(await download.path(), 'utf8'))
    expect(days).toContainEqual(['20261125', '20261126'])
    expect(days).toHaveLength(await page.locator('#dates time').count())

    await page.getByRole('tab', { name: 'Costs' }).click()
    const costs = page.getByRole('form', { name: 'Who buys, when and at what price' })
    const total = page.getByRole('row', { name: /^Total once/ })
    const before = await total.textContent()
    await costs.getByRole('textbox', { name: 'Price' }).fill('a lot')
    await costs.getByRole('button', { name: 'Work Out Again' }).click()
    await costs.getByText('Enter the price as a number.').waitFor()
    expect(await costs.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('a lot')
    await costs.getByRole('textbox', { name: 'Price' }).fill('')
    await costs.getByLabel('Who is buying').selectOption('foreign')
    await costs.getByRole('button', { name: 'Work Out Again' }).click()
    await page.getByText(/^Worked out for a foreign purchaser/).waitFor()
    expect(await total.textContent()).not.toBe(before)
    expect(await costs.getByLabel('The day you sign').inputValue()).toBe('2026-11-20')
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('keeps a report of 300 findings light, and finds the last one by its address', async ({
    expect,
  }) => {
    const page = await newPage()
    let last = ''
    await page.route('**/api/documents/*/analysis', async (route) => {
      const response = await route.fetch()
      const report = crowdedReport(await response.json(), 300)
      last = report.concerns.at(-1)?.id ?? ''
      await route.fulfill({ response, json: report })
    })
    await openReport(page)
    expect(await mostNodes(page)).toBeLessThanOrEqual(NODES_LIMIT)

    const findings = page.getByRole('feed', { name: 'Findings' })
    const legal = page.locator('#findings').getByRole('button', { name: /^Legal/ })
    await legal.click()
    const count = Number(await legal.locator('.n').textContent())
    await page.getByText(`${count} of 300 findings match`).waitFor({ state: 'attached' })
    expect(await findings.getByRole('article').first().getAttribute('aria-setsize')).toBe(
      String(count),
    )

    const open = page.locator(`#finding-${last}.is-open`)
    expect(await open.count()).toBe(0)
    await page.evaluate((id) => {
      window.location.hash = `finding-${id}`
    }, last)
    await open.waitFor()
    const top = await open.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(300)
    expect(await page.evaluate(() => document.activeElement?.closest('article')?.id)).toBe(
      `finding-${last}`,
    )
    await page.context().close()
  })

  it('loses no word and no place while the server is away', async ({ expect }) => {
    const page = await newPage()
    await openReport(page)
    await page.getByRole('button', { name: 'Add Note' }).click()
    await page.getByRole('textbox', { name: 'Your note' }).fill('Written on a train.')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save Note' }).click()
    await page.getByRole('alert').filter({ hasText: 'could not be reached' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Your note' }).inputValue()).toBe(
      'Written on a train.',
    )
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Save Note' }).click()
    await page.locator('.my-note p', { hasText: 'Written on a train.' }).waitFor()
    await page.context().close()
  })
})

async function analysed(): Promise<string> {
  const uploaded = await person.upload('contract.pdf', readFileSync('samples/contract.pdf'))
  const { analysis }: { analysis: Analysis } = await uploaded.json()
  await person.call('POST', `/api/analyses/${analysis.id}/start`)
  await untilEnded(person, analysis.id, 60_000)
  return analysis.documentId
}

/** A browser in which the person is signed in, and which counts what moves by itself. */
async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const origin = inject('origin')
  const { email, password } = person
  await page.request.post(`${origin}/api/auth/login`, {
    data: { email, password },
    headers: { origin },
  })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // A layout-shift entry: TypeScript's DOM knows none.
        const { value, hadRecentInput } = entry as unknown as {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.sum += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return page
}

async function openReport(page: Page): Promise<void> {
  await page.goto(`${inject('origin')}/?document=${documentId}`)
  await page.getByRole('heading', { name: /to raise before signing/ }).waitFor()
}

async function shiftOf(page: Page): Promise<number> {
  // Put there by newPage.
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

/** Whatever the browser complains of: errors of scripts, broken policies, missing files. */
function listenForNoise(page: Page): string[] {
  const noise: string[] = []
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(message.text())
  })
  return noise
}

/** First day and the day after the last, of each event of a calendar file. */
function wholeDaysOf(file: string): (string | undefined)[][] {
  const events = file.split('BEGIN:VEVENT').slice(1)
  return events.map((event) => [
    /^DTSTART;VALUE=DATE:(\d{8})\r$/m.exec(event)?.[1],
    /^DTEND;VALUE=DATE:(\d{8})\r$/m.exec(event)?.[1],
  ])
}

/** The greatest number of elements met on the way from the top of the page to its foot. */
async function mostNodes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let most = 0
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      // Drawn after the scroll was heard and its rows were measured.
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      most = Math.max(most, document.querySelectorAll('*').length)
    }
    return most
  })
}
