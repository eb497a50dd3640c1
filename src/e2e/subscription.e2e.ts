import { mkdirSync } from 'node:fs'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { launchBrowser } from './setup/browser.ts'
import { fillCard } from './setup/card.ts'
import { newPerson } from './setup/person.ts'

const SHOTS = '.local/screenshots'
const DAY_SECONDS = 24 * 60 * 60

let browser: Browser

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true })
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('the subscription page', () => {
  it('buys 20 credits for less than 19', async ({ expect }) => {
    const { page, noise } = await visitor('/subscription?tab=plans')
    await page.getByLabel('How many').fill('19')
    await page.getByRole('button', { name: 'Take 20' }).click()
    await page.getByText('A$55.00').waitFor()
    await page.getByRole('button', { name: 'Buy 20 credits' }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete Payment' })
    await dialog.getByText('Pay as you go, 20 analyses at $2.75 each').waitFor()
    await fillCard(page)
    await page.screenshot({ path: `${SHOTS}/subscription-pay.png` })
    await dialog.getByRole('button', { name: 'Pay A$55.00' }).click()
    await page.getByText('20 credits have been added to your account!').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.locator('.sub-figure').getByText('21', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'History' }).click()
    expect(await rows(page)).toEqual([
      expect.stringMatching(/20 analyses, pay as you go.*Succeeded.*A\$55\.00/),
    ])
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('subscribes to Quarterly, is renewed, cancels and keeps the credits', async ({ expect }) => {
    const { page, noise } = await visitor('/subscription?tab=plans')
    await page.getByRole('button', { name: 'Choose Quarterly' }).click()
    await page.getByRole('dialog', { name: 'Subscribe to Quarterly' }).waitFor()
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete Payment' })
    await dialog.getByText('Quarterly plan, 30 credits every three months').waitFor()
    await fillCard(page)
    await dialog.getByRole('button', { name: 'Pay A$75.00' }).click()
    await page.getByText('30 credits have been added to your account!').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Current plan' }).waitFor()
    await page.locator('.app-header').getByText('Quarterly').waitFor()

    const paidUntil = await factOf(page, 'Paid until')
    await moveClock(93 * DAY_SECONDS)
    // The renewal is told by a webhook, behind the answer that moved the clock.
    await until(page, async () => (await figure(page)) === '61')
    expect(await factOf(page, 'Paid until')).not.toBe(paidUntil)
    await page.getByRole('tab', { name: 'History' }).click()
    expect(await rows(page)).toEqual([
      expect.stringMatching(/Quarterly plan.*Succeeded.*A\$75\.00/),
      expect.stringMatching(/Quarterly plan.*Succeeded.*A\$75\.00/),
    ])

    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Cancel Quarterly?' })
    await asked.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByText('Subscription Cancelled').waitFor()
    await page.locator('.sub-status').getByText('Cancelled').waitFor()
    await page.screenshot({ path: `${SHOTS}/subscription-cancelled.png` })
    await moveClock(93 * DAY_SECONDS)
    await until(
      page,
      async () => (await page.locator('.sub-figure').first().textContent()) === 'Free Trial',
    )
    expect(await figure(page)).toBe('61')
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('leaves two payments open and completes the one that is pointed at', async ({ expect }) => {
    const { page, noise } = await visitor('/subscription?tab=plans')
    for (const quantity of ['10', '2']) {
      await page.getByLabel('How many').fill(quantity)
      await page.getByRole('button', { name: `Buy ${quantity} credits` }).click()
      await page.getByRole('button', { name: 'Cancel Payment' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    await page.getByRole('tab', { name: 'History' }).click()
    const older = page.getByRole('listitem').filter({ hasText: '10 analyses' })
    await older.getByText('Pending').waitFor()
    await older.getByRole('button', { name: 'Complete Payment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete Payment' })
    await dialog.getByText('Pay as you go, 10 analyses at $2.90 each').waitFor()
    await fillCard(page, '4000 0000 0000 0002')
    await dialog.getByRole('button', { name: 'Pay A$29.00' }).click()
    await page.getByText('Payment Failed').waitFor()
    await fillCard(page)
    await dialog.getByRole('button', { name: 'Pay A$29.00' }).click()
    await page.getByText('10 credits have been added to your account!').waitFor()
    await older.getByText('Succeeded').waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: '2 analyses' })
      .getByText('Pending')
      .waitFor()
    // The browser itself notes a declined card as an answer of 402.
    expect(noise.filter((line) => !line.includes('402'))).toEqual([])
    await page.context().close()
  })

  it('claims no success where the bank sent the buyer back without one', async ({ expect }) => {
    const { page, call } = await visitor('/subscription')
    const { clientSecret } = await call('/api/stripe/create-payg-subscription', {
      quantity: 1,
      amount: 300,
    })
    const intent = clientSecret.split('_secret')[0] ?? ''
    const back = (outcome: string) =>
      `${inject('origin')}/subscription?payment=success&payment_intent=${intent}&payment_intent_client_secret=${clientSecret}&redirect_status=${outcome}`
    await page.goto(back('failed'))
    await page.getByText('Payment could not be processed').waitFor()
    await page.waitForURL(`${inject('origin')}/subscription`)
    expect(await figure(page)).toBe('1')

    await sandbox(`payment_intents/${intent}/confirm`, { payment_method: 'pm_card_visa' })
    await page.goto(back('succeeded'))
    await page.getByText('1 credit has been added to your account!').waitFor()
    await page.waitForURL(`${inject('origin')}/subscription`)
    await page.locator('.sub-figure').getByText('2', { exact: true }).waitFor()
    await page.context().close()
  })

  it("leaves a bank's frame above the dialog usable, and gives focus back", async ({ expect }) => {
    const { page } = await visitor('/subscription?tab=plans')
    await page.getByRole('button', { name: 'Buy 1 credit' }).click()
    await page.getByRole('button', { name: 'Pay A$3.00' }).waitFor()
    // As Stripe.js does for 3-D Secure: a frame of its own at the end of the body, above everything.
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.title = 'The bank'
      frame.srcdoc = '<label>Code <input></label> <label>Remember <input type=checkbox></label>'
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:2147483647'
      document.body.append(frame)
    })
    const bank = page.frameLocator('iframe[title="The bank"]')
    await bank.getByLabel('Code').click()
    await page.keyboard.type('123456')
    expect(await bank.getByLabel('Code').inputValue()).toBe('123456')
    await bank.getByLabel('Remember').click()
    expect(await bank.getByLabel('Remember').isChecked()).toBe(true)
    await page.evaluate(() => document.querySelector('iframe[title="The bank"]')?.remove())
    await page.getByRole('button', { name: 'Cancel Payment' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe('Buy 1 credit')
    await page.context().close()
  })
})

/** A signed-in newcomer on a page. */
async function visitor(path: string) {
  const origin = inject('origin')
  const person = await newPerson(origin)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.request.post(`${origin}/api/auth/login`, {
    data: { email: person.email, password: person.password },
    headers: { origin },
  })
  const page = await context.newPage()
  const noise: string[] = []
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(message.text())
  })
  await page.goto(`${origin}${path}`)
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  const call = async (to: string, body: unknown): Promise<{ clientSecret: string }> =>
    (await person.call('POST', to, body)).json()
  return { page, noise, call }
}

async function rows(page: Page): Promise<string[]> {
  await page.locator('.sub-history li time').first().waitFor()
  return page.locator('.sub-history li').allTextContents()
}

/** The number of available credits. */
async function figure(page: Page): Promise<string | null> {
  await page.getByRole('tab', { name: 'Overview' }).click()
  const card = page.locator('.card').filter({ hasText: 'Available credits' })
  await card.locator('dd', { hasText: /\d/ }).first().waitFor()
  return card.locator('.sub-figure').textContent()
}

async function factOf(page: Page, term: string): Promise<string | null> {
  await page.getByRole('tab', { name: 'Overview' }).click()
  return page.locator('.facts > div').filter({ hasText: term }).locator('dd').textContent()
}

/** Loads the page anew until it shows what a webhook has brought. */
async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await page.reload()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    if (await isSo()) return
  }
  throw new Error('it did not come about')
}

async function moveClock(seconds: number): Promise<void> {
  await sandbox('test_helpers/sandbox/clock', { advance_seconds: String(seconds) })
}

async function sandbox(path: string, body: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(`${inject('origin')}/dev/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}
