import type { Page } from 'playwright-core'

import { mailedLink, type Person } from './person.ts'

type FileToChoose = Parameters<Page['setInputFiles']>[1]

/** Signs up in the browser: registers, opens the mailed link, signs in, stands on the dashboard. */
export async function signUp(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(origin)
  await page.getByText('Get Started').first().click()
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Vale')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('tabpanel').locator('button[type=submit]').click()
  await page.getByText('Registration successful!').first().waitFor()
  await page.goto(await mailedLink(origin, email))
  await page.getByText('Email verified successfully! You can now log in.').first().waitFor()
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('tabpanel').locator('button[type=submit]').click()
  await page.getByRole('heading', { name: 'Upload a document' }).waitFor()
}

/** Signs in someone who has an account, on the page that asks for it; ends on the dashboard. */
export async function signIn(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('tabpanel').locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Logout' }).waitFor()
}

/** Puts a file into the upload panel, as browsing for it does. */
export async function chooseFile(page: Page, file: FileToChoose): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
}
