import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type Axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { allScreens } from './screens/all-screens.ts'
import { movementToEnd, openScreen } from './screens/open-screen.ts'
import { type LendPage, pagePool } from './screens/page-pool.ts'
import { makeWorld, type World } from './screens/world.ts'
import { launchBrowser } from './setup/browser.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The narrowest, a desk at 200 % zoom, and the widest. */
const OTHER_WINDOWS = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
  { width: 2560, height: 1440 },
]

const SCREENS = allScreens.map((screen) => [screen.name, screen] as const)

// Found as the package that steers it in a browser finds it. Steered from outside, through partial
// results, it takes five times as long for the same answer.
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

let browser: Browser
let world: World
let lendPage: LendPage

beforeAll(async () => {
  browser = await launchBrowser()
  world = await makeWorld(inject('origin'))
  lendPage = pagePool(browser, world)
})
afterAll(() => browser.close())

describe.concurrent('every screen', () => {
  it.for(SCREENS)(
    '%s has no violation that axe knows, in either theme, and fits every window',
    ([, screen], { expect }) =>
      lendPage(screen, async (page) => {
        await page.setViewportSize(DESK)
        await openScreen(page, screen, world)
        expect(await violations(page)).toEqual([])
        // Only colours differ between the themes.
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.evaluate(movementToEnd)
        expect(await violations(page, ['color-contrast'])).toEqual([])
        for (const size of OTHER_WINDOWS) {
          await page.setViewportSize(size)
          expect([size.width, await page.evaluate(pixelsTooWide)]).toEqual([size.width, 0])
        }
      }),
  )

  it.for(SCREENS)('%s has none on a phone either', ([, screen], { expect }) =>
    lendPage(screen, async (page) => {
      await page.setViewportSize(PHONE)
      await openScreen(page, screen, world)
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(pixelsTooWide)).toBe(0)
    }),
  )
})

/** Runs in the page: by how much it is wider than its window, once the window has been heard. */
async function pixelsTooWide(): Promise<number> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** Each broken rule with the elements that break it. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // It would look into a frame only if it were in there too.
  if (page.frames().length > 1) throw new Error('the page has a frame, which axe would not see')
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const options: RunOptions = {
    // What passes is of no interest, and style sheets of other origins there are none.
    resultTypes: ['violations'],
    preload: false,
    ...(rules ? { runOnly: rules } : {}),
  }
  const found = await page.evaluate(runAxe, options)
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
  )
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<Result[]> {
  // The script above has put it there.
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  const { violations: found } = await axe.run(document, options)
  return found
}
