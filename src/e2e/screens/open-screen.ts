import type { BrowserContext, Page, Route } from 'playwright-core'

import type { Answer, Answers, Screen } from './screen.ts'
import type { World } from './world.ts'

/** Gives the context's browser the session of the world's person: too many sign-ins are refused. */
export async function signInContext(context: BrowserContext, world: World): Promise<void> {
  const cookies = world.person.cookie.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url: world.origin }
  })
  await context.addCookies(cookies)
}

/** Opens a screen and brings it into its state. Close the page afterwards. */
export async function openScreen(
  context: BrowserContext,
  screen: Screen,
  world: World,
  size?: { readonly width: number; readonly height: number },
): Promise<Page> {
  const page = await context.newPage()
  if (size) await page.setViewportSize(size)
  const { answers = {}, path, steps, shows } = screen
  await answerCalls(page, typeof answers === 'function' ? answers(world) : answers)
  await page.goto(`${world.origin}${typeof path === 'function' ? path(world) : path}`)
  await steps?.(page, world)
  await page.getByText(shows).filter({ visible: true }).first().waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await page.waitForFunction(dialogHasFocus)
  return page
}

/** Runs in the page: a dialog takes the focus a moment after it is shown, and nobody uses it before. */
function dialogHasFocus(): boolean {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].filter((dialog) =>
    dialog.checkVisibility(),
  )
  return dialogs.length === 0 || dialogs.some((dialog) => dialog.contains(document.activeElement))
}

/** Answers calls in the server's place, until the page is closed or they are answered anew. */
export async function answerCalls(page: Page, answers: Answers): Promise<void> {
  const rules = Object.entries(answers).map(([call, answer]) => {
    const [method, path = ''] = call.split(' ')
    return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), answer }
  })
  if (rules.length === 0) return
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const rule = rules.find(
      ({ method, pattern }) => method === request.method() && pattern.test(pathname),
    )
    await (rule ? give(route, rule.answer) : route.fallback())
  })
}

async function give(route: Route, answer: Answer): Promise<void> {
  if (answer === 'never') return
  if (answer === 'offline') return route.abort('internetdisconnected')
  return 'json' in answer
    ? route.fulfill({ json: answer.json })
    : route.fulfill({ status: answer.status, contentType: 'text/plain', body: answer.text })
}
