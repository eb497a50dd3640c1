import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { answerCalls } from './screens/answer-calls.ts'
import { signInContext } from './screens/open-screen.ts'
import type { Answer } from './screens/screen.ts'
import { makeWorld, type World } from './screens/world.ts'
import { launchBrowser } from './setup/browser.ts'
import { chooseFile } from './setup/visitor.ts'

let browser: Browser
let world: World

beforeAll(async () => {
  browser = await launchBrowser()
  world = await makeWorld(inject('origin'))
})
afterAll(() => browser.close())

const READS = [
  'GET /api/user/documents',
  'GET /api/subscription/:what',
  'GET /api/payments/:what',
  'GET /api/documents/:id/analysis',
  'GET /api/documents/:id/file',
  'GET /api/documents/:id/pages/:n',
  'GET /api/analyses/:id',
]

/** Every way in which the server can fail to answer what is only read. */
const TROUBLES: readonly (readonly [name: string, answer: Answer])[] = [
  ['nothing is found', { status: 404, text: 'There is nothing at this address.' }],
  ['too much was asked', { status: 429, text: 'Too many requests. Try again in a minute.' }],
  ['the server has failed', { status: 500, text: 'Something went wrong on our side.' }],
  ['something else answers', { status: 200, text: '<html>A hotel asks for your room</html>' }],
  ['the network is away', 'offline'],
  ['nothing comes back', 'never'],
]

describe.concurrent.each(TROUBLES)('when %s', (_, answer) => {
  it('no page is blank, and none of them breaks', async ({ expect }) => {
    const page = await signedInPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await answerCalls(page, Object.fromEntries(READS.map((call) => [call, answer])))
    for (const path of [
      '/',
      `/?document=${world.pdf.id}`,
      `/?document=${world.pdf.id}&page=2`,
      '/?document=doc_nobody',
      '/subscription',
      '/subscription?tab=plans',
      '/subscription?tab=history',
    ]) {
      await page.goto(`${world.origin}${path}`)
      await page.getByRole('button', { name: 'Logout' }).waitFor()
      const main = page.getByRole('main')
      await main.getByText(/\w/).first().waitFor()
      expect([path, await main.getByText('could not be shown').count()]).toEqual([path, 0])
    }
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('a form', () => {
  const REFUSED = { status: 429, text: 'Too many attempts. Try again in a minute.' }
  const troubles: readonly (readonly [string, Answer, RegExp])[] = [
    ['refused for too many tries', REFUSED, /Too many attempts/],
    ['sent into nothing', 'offline', /could not be reached/],
  ]

  it.for(troubles)('keeps what was typed when it is %s', async ([, answer, words], { expect }) => {
    const page = await newPage()
    await answerCalls(page, {
      'POST /api/auth/login': answer,
      'POST /api/auth/register': answer,
      'POST /api/auth/reset-password': answer,
    })
    const submit = page.locator('form button[type=submit]')
    const kept = async (label: string, text: string) =>
      expect([label, await page.getByLabel(label, { exact: true }).inputValue()]).toEqual([
        label,
        text,
      ])
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

    await page.goto(`${world.origin}/login`)
    await fill('Email', 'imogen@example.com')
    await fill('Password', 'quandong jam')
    await submit.click()
    await page.getByText(words).first().waitFor()
    await kept('Email', 'imogen@example.com')
    await kept('Password', 'quandong jam')

    await page.goto(`${world.origin}/login?tab=register`)
    await fill('First name', 'Imogen')
    await fill('Last name', 'Achterberg')
    await fill('Email', 'imogen@example.com')
    await fill('Password', 'quandong jam')
    await submit.click()
    await page.getByText(words).first().waitFor()
    await kept('First name', 'Imogen')
    await kept('Last name', 'Achterberg')
    await kept('Password', 'quandong jam')

    await page.goto(`${world.origin}/reset-password?token=t`)
    await fill('New password', 'quandong jam')
    await submit.click()
    await page.getByText(words).first().waitFor()
    await kept('New password', 'quandong jam')
    await page.context().close()
  })

  it.for(troubles)('keeps the chosen file when it is %s', async ([, answer, words], { expect }) => {
    const page = await signedInPage()
    await answerCalls(page, { 'POST /api/documents': answer })
    await page.goto(world.origin)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await chooseFile(page, 'samples/contract.pdf')
    await page.getByRole('button', { name: 'Start Analysis' }).click()
    await page.getByRole('alert').filter({ hasText: words }).first().waitFor()
    const chosen = page.locator('.drop', { hasText: 'contract.pdf' })
    expect(await chosen.isVisible()).toBe(true)
    await answerCalls(page, {})
    await page.getByRole('button', { name: 'Start Analysis' }).click()
    await page.getByRole('heading', { name: /to raise before signing/ }).waitFor()
    await page.context().close()
  })
})

describe('a session that ends in the middle', () => {
  it('leads to the sign-in and from there back, with the words that were not saved', async ({
    expect,
  }) => {
    const page = await signedInPage()
    await page.goto(`${world.origin}/?document=${world.docx.id}`)
    await page.getByRole('button', { name: 'Add Note' }).first().click()
    await page.getByRole('textbox', { name: 'Your note' }).fill('Ask Ruth on Monday.')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save Note' }).click()
    await page.getByText('Your session has ended').waitFor()
    await page.waitForURL('**/login?next=*')
    await page.getByLabel('Email').fill(world.person.email)
    await page.getByLabel('Password', { exact: true }).fill(world.person.password)
    await page.getByRole('tabpanel').locator('button[type=submit]').click()
    await page.getByRole('heading', { name: /to raise before signing/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('document')).toBe(world.docx.id)
    await page.getByText('This was not saved yet.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Your note' }).inputValue()).toBe(
      'Ask Ruth on Monday.',
    )
    await page.context().close()
  })
})

describe('code that does not arrive', () => {
  it('is said of the region that needs it, and the rest of the page stays', async ({ expect }) => {
    const page = await signedInPage()
    await page.goto(world.origin)
    await page.getByText('contract.docx').waitFor()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Subscription' }).first().click()
    await page.getByText(/could not be shown/).waitFor()
    await page.getByRole('button', { name: 'Load again' }).waitFor()
    expect(await page.title()).not.toBe('')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Load again' }).click()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.context().close()
  })
})

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  return context.newPage()
}

async function signedInPage(): Promise<Page> {
  const page = await newPage()
  await signInContext(page.context(), world)
  return page
}
