import type { Browser, Page } from 'playwright-core'

import { answerCalls } from './answer-calls.ts'
import { signInContext } from './open-screen.ts'
import type { Screen } from './screen.ts'
import type { World } from './world.ts'

/** Lends a page for a screen, to one borrower at a time. */
export type LendPage = (screen: Screen, work: (page: Page) => Promise<void>) => Promise<void>

/**
 * Pages that show one screen after another. One that has shown a screen shows the next in half the
 * time: its process runs, and has the app's code compiled. Each has a context of its own, so that
 * no screen meets what another one stores at the same time.
 */
export function pagePool(browser: Browser, world: World): LendPage {
  const free: Record<'visitor' | 'user', Page[]> = { visitor: [], user: [] }

  async function newPage(isVisitor: boolean): Promise<Page> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-AU' })
    if (!isVisitor) await signInContext(context, world)
    return context.newPage()
  }

  return async (screen, work) => {
    const pages = free[screen.visitor ? 'visitor' : 'user']
    const page = pages.pop() ?? (await newPage(screen.visitor === true))
    // One on which something has failed does not come back.
    await work(page)
    await empty(page, world.origin)
    pages.push(page)
  }
}

/** Brings a page to the state of a new one, but leaves its process, which only an address of the app keeps. */
async function empty(page: Page, origin: string): Promise<void> {
  // Calls that nobody answers end with their document, before they could go to the server.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await answerCalls(page, {})
  await page.unrouteAll()
  await page.emulateMedia({ colorScheme: null })
  // Off the page: nothing of the next one is pointed at.
  await page.mouse.move(-1, -1)
}
