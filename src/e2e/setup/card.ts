import type { Page } from 'playwright-core'

/** Fills the local card form with a test card, as a buyer types it, and leaves the pressing to the test. */
export async function fillCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('08 / 34')
  await page.getByLabel('Security code').fill('123')
}
