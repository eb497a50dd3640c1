import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { allScreens } from './screens/all-screens.ts'
import { openScreen, signInContext } from './screens/open-screen.ts'
import { makeWorld, type World } from './screens/world.ts'
import { launchBrowser } from './setup/browser.ts'

let browser: Browser
let world: World

beforeAll(async () => {
  browser = await launchBrowser()
  world = await makeWorld(inject('origin'))
})
afterAll(() => browser.close())

describe.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)('on %s', (_, viewport) => {
  let visitor: BrowserContext
  let user: BrowserContext

  beforeAll(async () => {
    const options = { viewport, reducedMotion: 'reduce', locale: 'en-AU' } as const
    visitor = await browser.newContext(options)
    user = await browser.newContext(options)
    await signInContext(user, world)
  })
  afterAll(async () => {
    await visitor.close()
    await user.close()
  })

  it.for(allScreens.map((screen) => [screen.name, screen] as const))(
    'axe finds no violation on %s, in either theme',
    async ([, screen], { expect }) => {
      const page = await openScreen(screen.visitor ? visitor : user, screen, world)
      expect(await violations(page)).toEqual([])
      // Only colours differ between the themes.
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.evaluate(coloursToSettle)
      expect(await violations(page, ['color-contrast'])).toEqual([])
      await page.close()
    },
  )
})

/** Runs in the page: a change of theme is a transition for whatever changes its colour slowly. */
async function coloursToSettle(): Promise<void> {
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.all(changes.map((one) => one.finished.catch(() => undefined)))
}

/** Each broken rule with the elements that break it. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // What passes is of no interest, and style sheets of other origins there are none.
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    preload: false,
  })
  const { violations: found } = await (rules ? builder.withRules(rules) : builder).analyze()
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
  )
}
