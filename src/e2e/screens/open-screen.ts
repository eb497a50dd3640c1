import type { BrowserContext, Page } from 'playwright-core'

import { answerCalls } from './answer-calls.ts'
import type { Screen } from './screen.ts'
import type { World } from './world.ts'

/** Gives the context's browser the session of the world's person: too many sign-ins are refused. */
export async function signInContext(context: BrowserContext, world: World): Promise<void> {
  const cookies = world.person.cookie.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url: world.origin }
  })
  await context.addCookies(cookies)
}

/** Opens a screen in a page and brings it into its state. */
export async function openScreen(page: Page, screen: Screen, world: World): Promise<void> {
  const { answers = {}, path, steps, shows } = screen
  await answerCalls(page, typeof answers === 'function' ? answers(world) : answers)
  await page.goto(`${world.origin}${typeof path === 'function' ? path(world) : path}`)
  await steps?.(page, world)
  await page.getByText(shows).filter({ visible: true }).first().waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await page.waitForFunction(dialogHasFocus)
  await page.evaluate(movementToEnd)
}

/**
 * Runs in the page: a dialog is clear as glass in the first frame of its entrance, and a reader of
 * the page that comes then sees the page closed off and no dialog before it. What never ends, such
 * as a spinner, is not waited for; a change of theme is a transition.
 */
export async function movementToEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map((one) => one.finished.catch(() => undefined)))
}

/** Runs in the page: a dialog takes the focus a moment after it is shown, and nobody uses it before. */
function dialogHasFocus(): boolean {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].filter((dialog) =>
    dialog.checkVisibility(),
  )
  return dialogs.length === 0 || dialogs.some((dialog) => dialog.contains(document.activeElement))
}
