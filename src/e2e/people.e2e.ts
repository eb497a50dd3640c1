import { randomUUID } from 'node:crypto'

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { answerCalls } from './screens/answer-calls.ts'
import { signInContext } from './screens/open-screen.ts'
import { makeWorld, type World } from './screens/world.ts'
import { launchBrowser } from './setup/browser.ts'
import { tabTo } from './setup/keyboard.ts'
import { mailedLink } from './setup/person.ts'

let browser: Browser
let world: World

beforeAll(async () => {
  browser = await launchBrowser()
  world = await makeWorld(inject('origin'))
})
afterAll(() => browser.close())

describe.concurrent('without a mouse', () => {
  it('a newcomer registers, signs in, uploads and reads, and always sees where the focus is', async ({
    expect,
  }) => {
    const page = await newPage()
    const origin = inject('origin')
    const email = `${randomUUID()}@example.com`
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.type(text)
    }
    await page.goto(origin)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await tabTo(page, page.getByRole('link', { name: 'Get Started' }).first())
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Register', selected: true }).waitFor()
    await type('First name', 'Noor')
    await type('Last name', 'Vale')
    await type('Email', email)
    await type('Password', 'correct horse battery')
    await page.keyboard.press('Enter')
    await page.getByText('Registration successful!').waitFor()

    await page.goto(await mailedLink(origin, email))
    await page.waitForURL('**/login')
    await type('Email', email)
    await type('Password', 'correct horse battery')
    await page.keyboard.press('Enter')

    const zone = page.getByRole('button', { name: 'browse your files' })
    await zone.waitFor()
    // Listening begins before the way there: the browser learns of it later than of a key that is
    // pressed at the same moment, and would open its own window.
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      tabTo(page, zone).then(() => page.keyboard.press('Enter')),
    ])
    await chooser.setFiles('samples/contract.pdf')
    await tabTo(page, page.getByRole('button', { name: 'Start Analysis' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /to raise before signing/ }).waitFor()

    const view = page.getByRole('button', { name: /^View in Document/ }).first()
    await tabTo(page, view)
    await page.keyboard.press('Enter')
    const search = page.getByRole('button', { name: 'Search in the document' })
    await search.waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('.viewer') !== null)
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'detached' })
    // The focus is where it was.
    await page.waitForFunction(() =>
      document.activeElement?.textContent?.trim().startsWith('View in Document'),
    )
    await page.context().close()
  })

  it('a dialog keeps the focus, closes on Escape and gives the focus back', async ({ expect }) => {
    const page = await newPage({}, true)
    await page.goto(inject('origin'))
    const opener = page.getByRole('button', { name: 'Delete contract.pdf' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      )
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })
})

describe.concurrent('the specification’s sizes', () => {
  it('a toast is at most 420 px wide on a desk, and is spoken', async ({ expect }) => {
    for (const [width, widest] of [
      [390, 390],
      [768, 420],
      [2560, 420],
    ] as const) {
      const page = await newPage({ viewport: { width, height: 800 } })
      await page.goto(`${inject('origin')}/dev/ui`)
      await page.getByRole('button', { name: 'Toast, destructive' }).click()
      const toast = page.getByRole('alert').filter({ hasText: 'Payment Failed' })
      await toast.waitFor()
      const region = page.getByRole('region', { name: 'Notifications (F8)' })
      expect(await region.getAttribute('aria-live')).toBe('polite')
      const box = await region.boundingBox()
      expect(box?.width).toBeGreaterThan(280)
      expect(box?.width).toBeLessThanOrEqual(widest)
      await page.keyboard.press('F8')
      expect(await region.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.context().close()
    }
  })

  it('a tooltip stands 4 px off its control', async ({ expect }) => {
    const page = await newPage()
    await page.goto(`${inject('origin')}/dev/ui`)
    const control = page.getByRole('button', { name: 'Tooltip' })
    await control.hover()
    // A hand that comes to rest moves a little more.
    await control.hover({ position: { x: 12, y: 12 } })
    const tip = page.getByRole('tooltip')
    await tip.waitFor()
    const above = await tip.boundingBox()
    const below = await control.boundingBox()
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeCloseTo(4, 0)
    await page.context().close()
  })

  it('the list scrolls with more than three documents, and not with three', async ({ expect }) => {
    const page = await newPage({}, true)
    await page.goto(inject('origin'))
    const list = page.locator('.doc-list')
    await page.getByText('contract.docx').waitFor()
    const scrolls = () => list.evaluate((one) => one.scrollHeight - one.clientHeight)
    await expect.poll(scrolls).toBe(0)
    const rows = [world.pdf, world.docx, world.txt, { ...world.txt, id: 'doc_4' }]
    await answerCalls(page, { 'GET /api/user/documents': { json: rows } })
    await page.reload()
    await page.getByText('4 documents').waitFor()
    await expect.poll(scrolls).toBeGreaterThan(20)
    await page.context().close()
  })

  it('the link to the plans has its short label on a phone', async ({ expect }) => {
    for (const [width, label] of [
      [390, 'Plans'],
      [1440, 'Subscription'],
    ] as const) {
      const page = await newPage({ viewport: { width, height: 800 } }, true)
      await page.goto(inject('origin'))
      const link = page.locator('.app-header').getByRole('link', { name: label, exact: true })
      await link.waitFor()
      expect(await link.getAttribute('href')).toBe('/subscription')
      await page.context().close()
    }
  })
})

describe('other wishes', () => {
  it('nothing moves for who wishes no motion', async ({ expect }) => {
    const page = await newPage({ reducedMotion: 'reduce' })
    await page.goto(`${inject('origin')}/dev/ui`)
    await page.getByRole('button', { name: 'Toast, default' }).click()
    await page.locator('.toast').waitFor()
    const slow = await page.evaluate(slowMotion)
    expect(slow).toEqual([])
    await page.context().close()
  })
})

/** Runs in the page: what takes longer than an instant to change, spinners apart. */
function slowMotion(): string[] {
  const seconds = (list: string) =>
    Math.max(...list.split(',').map((one) => Number.parseFloat(one)))
  return [...document.querySelectorAll('*')]
    .filter((element) => !element.classList.contains('spinner'))
    .filter((element) => {
      const style = getComputedStyle(element)
      const animated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01
      return animated || seconds(style.transitionDuration) > 0.01
    })
    .map((element) => `${element.tagName}.${element.className}`)
}

async function newPage(options: BrowserContextOptions = {}, signedIn = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  if (signedIn) await signInContext(context, world)
  return context.newPage()
}
