import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import type { Browser, Page } from 'playwright-core'

import { allScreens } from '../src/e2e/screens/all-screens.ts'
import { openScreen, signInContext } from '../src/e2e/screens/open-screen.ts'
import type { Screen } from '../src/e2e/screens/screen.ts'
import { makeWorld } from '../src/e2e/screens/world.ts'
import { launchBrowser } from '../src/e2e/setup/browser.ts'
import { startApp } from '../src/e2e/setup/start-app.ts'
import { contactSheet } from './shots/contact-sheet.ts'

const FOLDER = '.screenshots'
const THEMES = ['light', 'dark'] as const
const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844 }
const DESKTOP_HEIGHT = 900

/**
 * `npm run screenshots`: every screen in every state at 390 and 1440 px, light and dark, into
 * `.screenshots/`, with `index.html` over all of them. It also says which screens are wider than
 * their window.
 * `-- --only report --widths 320,2560 --origin http://localhost:5173` narrows or redirects it.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,1440' },
    origin: { type: 'string' },
    folder: { type: 'string', default: FOLDER },
  },
})
const only = new RegExp(values.only)
const widths = values.widths.split(',').map(Number)
const screens = allScreens.filter(({ name }) => only.test(name))
const troubles: string[] = []

mkdirSync(values.folder, { recursive: true })
const browser = await launchBrowser()
if (values.origin === undefined) {
  const state = mkdtempSync(join(tmpdir(), 'fineprint-screenshots-'))
  const app = await startApp({ script: ['scripts/start.ts'], state })
  try {
    await takeAll(browser, app.origin)
  } finally {
    await app.kill()
  }
  rmSync(state, { recursive: true, force: true })
} else {
  await takeAll(browser, values.origin)
}
await browser.close()
writeFileSync(join(values.folder, 'index.html'), contactSheet(screens, widths, THEMES))
console.log(`${screens.length} screens in ${values.folder}`)
for (const trouble of troubles) console.log(trouble)
if (troubles.length > 0) process.exitCode = 1

async function takeAll(chromium: Browser, origin: string): Promise<void> {
  const world = await makeWorld(origin)
  for (const width of widths) {
    const viewport = { width, height: HEIGHTS[width] ?? DESKTOP_HEIGHT }
    const options = { viewport, reducedMotion: 'reduce', locale: 'en-AU' } as const
    const visitor = await chromium.newContext(options)
    const user = await chromium.newContext(options)
    await signInContext(user, world)
    for (const screen of screens) {
      const context = screen.visitor ? visitor : user
      try {
        const page = await context.newPage()
        await openScreen(page, screen, world)
        await take(page, screen, width)
        await page.close()
      } catch (error) {
        troubles.push(`${screen.name} at ${width}: ${String(error).split('\n')[0]}`)
        await Promise.all(context.pages().map((page) => page.close()))
      }
    }
    await visitor.close()
    await user.close()
  }
}

async function take(page: Page, { name, window }: Screen, width: number): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    await page.screenshot({
      path: join(values.folder, `${name}-${width}-${theme}.png`),
      fullPage: window !== true,
    })
  }
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (wider > 0) troubles.push(`${name} at ${width}: ${wider} px wider than its window`)
}
