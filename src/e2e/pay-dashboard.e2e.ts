import { mkdirSync, readFileSync } from 'node:fs'

import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

import { launchBrowser } from './setup/browser.ts'
import { fillCard } from './setup/card.ts'
import { newPerson, type Person } from './setup/person.ts'
import { chooseFile, signIn } from './setup/visitor.ts'

const SHOTS = '.local/screenshots'
const PAY = 'Pay A$3.00 and Start Analysis'
/** The chunk with Stripe's code and ours around it. */
const CARD_FORM = /assets\/card-form-[\w-]+\.js/
const DECLINED = '4000000000000002'
const ASKS_THE_BANK = '4000000000003220'

let browser: Browser

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true })
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.concurrent('a buyer whose free analysis is used', () => {
  it('pays A$3.00 on the dashboard, through a decline and the bank, and the analysis runs by itself', async ({
    expect,
  }) => {
    const person = await personWithoutCredits()
    const page = await newPage()
    const sent = everythingSent(page)
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text())
    })
    await signIn(page, inject('origin'), person)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await chooseFile(page, 'samples/contract.pdf')
    await page.getByRole('button', { name: 'Start Analysis' }).click()

    await page.getByRole('heading', { name: 'One credit short' }).waitFor()
    await page.getByText('“contract.pdf” is uploaded and waiting.').waitFor()
    await page.screenshot({ path: `${SHOTS}/pay-no-credits.png`, fullPage: true })
    await page.getByRole('button', { name: 'Pay $3.00 Now' }).click()
    await page.getByRole('heading', { name: 'Pay for one analysis' }).waitFor()
    expect(sent()).not.toMatch(CARD_FORM)
    await page.getByRole('button', { name: 'Pay $3.00' }).click()
    await page.getByRole('heading', { name: 'Complete Payment' }).waitFor()
    await page.getByText('Test payments', { exact: true }).waitFor()
    await page.screenshot({ path: `${SHOTS}/pay-card-form.png`, fullPage: true })

    await page.getByLabel('Card number').fill('4111111111111111')
    await page.getByRole('button', { name: PAY }).click()
    await page
      .getByText(/^This form takes test cards only/)
      .first()
      .waitFor()

    await fillCard(page, DECLINED)
    await page.getByRole('button', { name: PAY }).click()
    await page.getByText('Your card was declined.').waitFor()
    expect(await page.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002')

    await page.getByLabel('Card number').fill(ASKS_THE_BANK)
    await page.getByRole('button', { name: PAY }).click()
    await page.getByRole('button', { name: 'Fail' }).click()
    await page.getByText(/^We are unable to authenticate/).waitFor()
    expect(await page.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 3220')
    expect(await credits(person)).toBe(0)

    await page.getByRole('button', { name: PAY }).click()
    await page.getByRole('button', { name: 'Complete' }).click()
    await page
      .getByText('1 credit has been added to your account! You can now start your analysis.')
      .waitFor()
    await page.getByRole('heading', { name: /to raise before signing/ }).waitFor()

    expect(await credits(person)).toBe(0)
    const history = await (await person.call('GET', '/api/payments/history')).json()
    expect(history).toMatchObject([{ status: 'succeeded', amount: 300, type: 'payg_credits' }])
    const digits = sent().replace(/\D/g, '')
    for (const number of ['4111111111111111', DECLINED, ASKS_THE_BANK]) {
      expect(digits).not.toContain(number)
    }
    expect(sent()).toContain('pm_card_threeDSecure2Required')
    expect(sent()).toMatch(CARD_FORM)
    expect(refused).toEqual([])
    await page.context().close()
  })

  it('is shown the analysis by itself when a credit comes from elsewhere, and none is bought', async ({
    expect,
  }) => {
    const person = await personWithoutCredits()
    const page = await newPage()
    await signIn(page, inject('origin'), person)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await chooseFile(page, 'samples/contract.pdf')
    await page.getByRole('button', { name: 'Start Analysis' }).click()
    await page.getByRole('button', { name: 'Pay $3.00 Now' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: /^contract\.pdf/ }).click()
    await page.getByRole('heading', { name: 'Not started' }).waitFor()
    await page.getByRole('button', { name: 'Start Analysis' }).click()
    await page.getByRole('heading', { name: 'One credit short' }).waitFor()

    await buyOneElsewhere(person)
    await page.getByRole('heading', { name: /to raise before signing/ }).waitFor()
    const history: unknown[] = await (await person.call('GET', '/api/payments/history')).json()
    expect(history).toHaveLength(1)
    await page.context().close()
  })

  it("gives Stripe's own form our colours as the theme has them, and follows a change of theme", async ({
    expect,
  }) => {
    const person = await personWithoutCredits()
    await person.upload('contract.pdf', readFileSync('samples/contract.pdf'))
    const page = await newPage()
    await page.addInitScript(standInForStripeJs)
    await page.route('**/api/payments/config', (route) =>
      route.fulfill({ json: { mode: 'stripe', publishableKey: 'pk_live_1', test: false } }),
    )
    await signIn(page, inject('origin'), person)
    await page.getByRole('button', { name: /^contract\.pdf/ }).click()
    await page.getByRole('button', { name: 'Start Analysis' }).click()
    await page.getByRole('button', { name: 'Pay $3.00 Now' }).click()
    await page.getByRole('button', { name: 'Pay $3.00' }).click()
    await page.getByText('stands for the field of Stripe').waitFor()
    const light = { theme: 'stripe', colorPrimary: '#2b664b', colorText: '#1b231f' }
    const dark = { theme: 'night', colorPrimary: '#8fc5a6', colorText: '#ece5d6' }
    expect(await page.evaluate(newestLook)).toEqual(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('html[data-look="night"]').waitFor()
    expect(await page.evaluate(newestLook)).toEqual(dark)
    await page.context().close()
  })
})

type Look = { theme: string; variables: { colorPrimary: string; colorText: string } }
type WithLook = typeof globalThis & { look?: Look; Stripe?: unknown }

/** Runs in the page, before its scripts: the global that Stripe's script would make. */
function standInForStripeJs(): void {
  // The page of this test alone has the two members.
  const page = globalThis as WithLook
  const keep = ({ appearance }: { appearance: Look }) => {
    page.look = appearance
    document.documentElement.dataset['look'] = appearance.theme
  }
  const element = {
    mount: (place: HTMLElement) => place.append('stands for the field of Stripe'),
    on: (event: string, listener: () => void) => event === 'ready' && setTimeout(listener),
    off: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
  }
  const stripe = {
    elements: (options: { appearance: Look }) => {
      keep(options)
      return { create: () => element, update: keep }
    },
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
  }
  page.Stripe = () => stripe
}

/** Runs in the page: what was given to Stripe last. */
function newestLook() {
  // Put there by the stand-in above.
  const { look } = globalThis as WithLook
  return {
    theme: look?.theme,
    colorPrimary: look?.variables.colorPrimary,
    colorText: look?.variables.colorText,
  }
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  return context.newPage()
}

/** Signed up, and the one free analysis already run. */
async function personWithoutCredits(): Promise<Person> {
  const person = await newPerson(inject('origin'))
  const upload = await person.upload('first.txt', readFileSync('samples/contract.txt'))
  const { analysis }: { analysis: { id: string } } = await upload.json()
  const started = await person.call('POST', `/api/analyses/${analysis.id}/start`)
  if (!started.ok) throw new Error(`the trial did not start: ${started.status}`)
  return person
}

/** Another tab of the same buyer, without the form: the same calls. */
async function buyOneElsewhere(person: Person): Promise<void> {
  const { clientSecret }: { clientSecret: string } = await (
    await person.call('POST', '/api/payment/payg')
  ).json()
  const intentId = clientSecret.split('_secret')[0] ?? ''
  const response = await fetch(
    `${inject('origin')}/dev/stripe/v1/payment_intents/${intentId}/confirm`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams({ payment_method: 'pm_card_visa', client_secret: clientSecret }),
    },
  )
  if (!response.ok) throw new Error(`not paid: ${response.status}`)
}

/** Addresses, headers and bodies of all that the page has sent to anyone. */
function everythingSent(page: Page): () => string {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return () =>
    requests
      .map((request) => `${request.url()} ${headersOf(request)} ${request.postData() ?? ''}`)
      .join('\n')
}

function headersOf(request: Request): string {
  return JSON.stringify(request.headers())
}

async function credits(person: Person): Promise<number> {
  const balance: { freeCreditsRemaining: number; subscriptionCreditsRemaining: number } = await (
    await person.call('GET', '/api/subscription/credits')
  ).json()
  return balance.freeCreditsRemaining + balance.subscriptionCreditsRemaining
}
