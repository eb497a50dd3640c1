import type { Page } from 'playwright-core'

import type { Screen } from './screen.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const submit = (page: Page) => page.getByRole('tabpanel').locator('button[type=submit]').click()

/** What somebody sees who is not signed in. */
export const visitorScreens: readonly Screen[] = [
  { name: 'landing', visitor: true, path: '/', shows: 'How It Works' },
  { name: 'sample', visitor: true, path: '/sample', shows: /to raise before signing/ },
  {
    name: 'sample-document',
    visitor: true,
    path: '/sample',
    steps: (page) =>
      page
        .getByRole('button', { name: /^View in Document/ })
        .first()
        .click(),
    shows: /^of \d+$/,
    window: true,
  },
  {
    name: 'sample-failed',
    visitor: true,
    path: '/sample',
    steps: async (page) => {
      await page.route('**/sample/report.json', (route) => route.abort())
      await page.reload()
    },
    shows: 'Try Again',
  },
  { name: 'privacy', visitor: true, path: '/privacy', shows: /privacy/i },
  { name: 'terms', visitor: true, path: '/terms', shows: /terms/i },
  { name: 'sign-in', visitor: true, path: '/login', shows: 'Forgot your password?' },
  {
    name: 'sign-in-errors',
    visitor: true,
    path: '/login',
    steps: submit,
    shows: 'Password is required',
  },
  {
    name: 'sign-in-refused',
    visitor: true,
    path: '/login',
    steps: async (page) => {
      await page.getByLabel('Email').fill('imogen@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await submit(page)
    },
    shows: 'Invalid email or password',
    window: true,
  },
  {
    name: 'sign-in-unverified',
    visitor: true,
    path: '/login',
    answers: {
      'POST /api/auth/login': { status: 401, text: 'Please verify your email before logging in.' },
    },
    steps: async (page) => {
      await page.getByLabel('Email').fill('imogen@example.com')
      await page.getByLabel('Password', { exact: true }).fill('the right password')
      await submit(page)
    },
    shows: 'Resend',
    window: true,
  },
  { name: 'register', visitor: true, path: '/login?tab=register', shows: 'First name' },
  {
    name: 'register-errors',
    visitor: true,
    path: '/login?tab=register',
    steps: submit,
    shows: 'Last name is required',
  },
  {
    name: 'register-done',
    visitor: true,
    path: '/login?tab=register',
    answers: { 'POST /api/auth/register': { json: { message: '' } } },
    steps: async (page) => {
      await page.getByLabel('First name').fill('Imogen')
      await page.getByLabel('Last name').fill('Castellanos')
      await page.getByLabel('Email').fill('imogen@example.com')
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
      await submit(page)
    },
    shows: 'Registration successful!',
    window: true,
  },
  {
    name: 'verify-loading',
    visitor: true,
    path: '/verify-email?token=t',
    answers: { 'GET /api/auth/verify-email': 'never' },
    shows: 'Verifying your email...',
  },
  {
    name: 'verify-done',
    visitor: true,
    path: '/verify-email?token=t',
    answers: { 'GET /api/auth/verify-email': { json: { message: '' } } },
    shows: 'Email verified successfully! You can now log in.',
    steps: async (page) => {
      await page.getByText('Taking you to the sign-in page.').waitFor()
      await page.evaluate(stopTimers)
    },
  },
  {
    name: 'verify-failed',
    visitor: true,
    path: '/verify-email?token=t',
    answers: { 'GET /api/auth/verify-email': { status: 400, text: 'This link has ended.' } },
    shows: 'This link has ended.',
  },
  {
    name: 'verify-invalid',
    visitor: true,
    path: '/verify-email',
    shows: 'Invalid verification link',
  },
  { name: 'resend', visitor: true, path: '/resend-verification', shows: 'Send verification email' },
  {
    name: 'resend-done',
    visitor: true,
    path: '/resend-verification',
    answers: { 'POST /api/auth/resend-verification': { json: { message: '' } } },
    steps: async (page) => {
      await page.getByLabel('Email').fill('imogen@example.com')
      await press(page, 'Send verification email')
    },
    shows: 'Verification email sent successfully!',
  },
  {
    name: 'resend-failed',
    visitor: true,
    path: '/resend-verification',
    answers: { 'POST /api/auth/resend-verification': 'offline' },
    steps: async (page) => {
      await page.getByLabel('Email').fill('imogen@example.com')
      await press(page, 'Send verification email')
    },
    shows: 'Failed to send verification email. Please try again.',
  },
  { name: 'forgot-password', visitor: true, path: '/forgot-password', shows: 'Back to login' },
  { name: 'reset-password', visitor: true, path: '/reset-password?token=t', shows: 'New password' },
  { name: 'reset-invalid', visitor: true, path: '/reset-password', shows: 'Invalid reset link' },
  { name: 'not-found', visitor: true, path: '/no-such-page', shows: 'Page Not Found' },
  {
    name: 'app-loading',
    path: '/',
    answers: { 'GET /api/auth/user': 'never' },
    // The spinner has a name and no text of its own.
    steps: (page) => page.locator('output.spinner').waitFor(),
    shows: /.?/,
  },
  { name: 'parts', visitor: true, path: '/dev/ui', shows: 'States and parts' },
]

/** Runs in the page: it would leave for the sign-in page by itself. */
function stopTimers(): void {
  const last = Number(setTimeout(() => undefined))
  for (let timer = 0; timer <= last; timer += 1) clearTimeout(timer)
}
