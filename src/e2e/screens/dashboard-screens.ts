import type { Page } from 'playwright-core'

import { chooseFile } from '../setup/visitor.ts'
import type { Answers, Screen } from './screen.ts'
import { unfinished, type World } from './world.ts'

const LONG_NAME =
  'Contract of sale and section 32 statement, Unit 1204, Tower B, 318-326 Old Castlereagh and Wollondilly Connection Road, North Richmond Heights NSW 2754.pdf'

const DOCUMENTS = 'GET /api/user/documents'
const ANALYSIS = 'GET /api/documents/:id/analysis'
const CREDITS = 'GET /api/subscription/credits'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const opened = ({ pdf }: World) => `/?document=${pdf.id}`

function credits(free: number, paid: number): Answers {
  return {
    [CREDITS]: {
      json: {
        freeCreditsRemaining: free,
        subscriptionCreditsRemaining: paid,
        subscriptionPlan: 'free',
        effectiveCostPerReview: 300,
      },
    },
  }
}

/** Seven rows, of every state, one with a name that no row has room for. */
function crowded({ pdf, docx, txt }: World): Answers {
  const rows = [
    { ...pdf, originalName: LONG_NAME },
    { ...docx, id: 'doc_a', analysisStatus: 'processing' },
    { ...txt, id: 'doc_b', analysisStatus: 'pending' },
    { ...pdf, id: 'doc_c', analysisStatus: 'failed' },
    { ...pdf, id: 'doc_d', originalName: 'A'.repeat(180) },
    docx,
    txt,
  ]
  return { [DOCUMENTS]: { json: rows } }
}

/** The document's analysis as it stands; what is polled says the same. */
function stands(world: World, change: Parameters<typeof unfinished>[1]): Answers {
  const report = { json: unfinished(world, change) }
  return { [ANALYSIS]: report, 'GET /api/analyses/:id': report }
}

async function upload(page: Page): Promise<void> {
  await page.getByText('contract.docx').first().waitFor()
  await press(page, 'Upload')
  await chooseFile(page, 'samples/contract.pdf')
}

const withoutCredit = ({ pdf, report }: World): Answers => ({
  ...credits(0, 0),
  'POST /api/documents': {
    json: {
      document: { ...pdf, analysisStatus: 'pending' },
      analysis: { ...report.analysis, status: 'pending', stage: null, completedAt: null },
    },
  },
  'POST /api/analyses/:id/start': {
    status: 402,
    text: 'No credits remaining. Subscribe to a plan or pay per analysis to continue.',
  },
})

async function oneCreditShort(page: Page): Promise<void> {
  await upload(page)
  await press(page, 'Start Analysis')
  await page.getByRole('heading', { name: 'One credit short' }).waitFor()
}

async function beforePaying(page: Page): Promise<void> {
  await oneCreditShort(page)
  await press(page, 'Pay $3.00 Now')
  await page.getByRole('heading', { name: 'Pay for one analysis' }).waitFor()
}

/** `/` for somebody who is signed in, without a report. */
export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard-empty',
    path: '/',
    answers: { ...credits(1, 0), [DOCUMENTS]: { json: [] } },
    shows: 'No property documents uploaded yet',
  },
  {
    name: 'dashboard-loading',
    path: '/',
    answers: { [DOCUMENTS]: 'never', [CREDITS]: 'never' },
    shows: 'Your Documents',
  },
  {
    name: 'dashboard-list-failed',
    path: '/',
    answers: {
      [DOCUMENTS]: { status: 500, text: 'Something went wrong on our side.' },
      [CREDITS]: { status: 500, text: 'Something went wrong on our side.' },
    },
    shows: 'Unable to load credits',
  },
  { name: 'dashboard', path: '/', shows: 'contract.docx' },
  { name: 'dashboard-crowded', path: '/', answers: crowded, shows: 'Analysis failed' },
  {
    name: 'dashboard-long-user',
    path: '/',
    answers: {
      'GET /api/auth/user': {
        json: {
          id: 'usr_1',
          email: 'long@example.com',
          firstName: 'Maximiliana-Theodora Wilhelmina',
          lastName: 'Papadimitrakopoulou-Featherstonehaugh',
          subscriptionPlan: 'semiannually',
        },
      },
    },
    shows: 'contract.docx',
  },
  {
    name: 'delete-multiple',
    path: '/',
    answers: crowded,
    steps: async (page) => {
      await press(page, 'Delete Multiple')
      await page.getByRole('checkbox').first().check()
      await page.getByRole('checkbox').nth(1).check()
    },
    shows: 'Delete Selected (2)',
  },
  {
    name: 'delete-one',
    path: '/',
    steps: (page) =>
      page
        .getByRole('button', { name: /^Delete contract/ })
        .first()
        .click(),
    shows: 'Are you sure you want to delete this document? This action cannot be undone.',
    window: true,
  },
  {
    name: 'upload',
    path: '/',
    steps: async (page) => {
      await page.getByText('contract.docx').first().waitFor()
      await press(page, 'Upload')
    },
    shows: 'Maximum file size: 15MB',
  },
  { name: 'upload-chosen', path: '/', steps: upload, shows: 'Choose another file' },
  {
    name: 'upload-refused',
    path: '/',
    steps: async (page) => {
      await upload(page)
      await chooseFile(page, 'samples/README.md')
      await page.getByRole('alert').filter({ visible: true }).first().waitFor()
    },
    shows: 'contract.pdf',
  },
  {
    name: 'uploading',
    path: '/',
    answers: { 'POST /api/documents': 'never' },
    steps: async (page) => {
      await upload(page)
      await press(page, 'Start Analysis')
    },
    shows: 'Uploading...',
  },
  {
    name: 'analysis-loading',
    path: opened,
    answers: { [ANALYSIS]: 'never' },
    shows: 'Your Documents',
  },
  {
    name: 'analysis-queued',
    path: opened,
    answers: (world) =>
      stands(world, { status: 'processing', stage: 'queued', progress: null, pagesRead: null }),
    shows: 'Analyzing Document...',
  },
  {
    name: 'analysis-reading',
    path: opened,
    answers: (world) =>
      stands(world, {
        status: 'processing',
        stage: 'reading',
        progress: 40,
        pagesRead: 21,
        pagesTotal: 54,
      }),
    shows: 'Analyzing Document...',
  },
  {
    name: 'analysis-not-started',
    path: opened,
    answers: (world) => stands(world, { status: 'pending', stage: null, progress: null }),
    shows: 'Not started',
  },
  {
    name: 'analysis-failed',
    path: opened,
    answers: (world) =>
      stands(world, {
        status: 'failed',
        stage: null,
        failure: { code: 'unreadable', message: 'The file stopped being readable at page 17.' },
      }),
    shows: 'Analysis Failed',
  },
  {
    name: 'analysis-missing',
    path: opened,
    answers: { [ANALYSIS]: { status: 404, text: 'There is no analysis.' } },
    shows: 'No analysis found for this document. Please run a new analysis.',
  },
  {
    name: 'analysis-error',
    path: opened,
    answers: { [ANALYSIS]: { status: 500, text: 'Something went wrong on our side.' } },
    shows: 'Failed to load analysis results. Please try again.',
  },
  {
    name: 'no-credits',
    path: '/',
    answers: withoutCredit,
    steps: oneCreditShort,
    shows: 'One credit short',
  },
  {
    name: 'pay-info',
    path: '/',
    answers: withoutCredit,
    steps: beforePaying,
    shows: 'Pay for one analysis',
  },
  {
    name: 'pay-setup',
    path: '/',
    answers: (world) => ({ ...withoutCredit(world), 'POST /api/payment/payg': 'never' }),
    steps: async (page) => {
      await beforePaying(page)
      await press(page, 'Pay $3.00')
    },
    shows: 'Setting up your payment...',
  },
  {
    name: 'pay-card',
    path: '/',
    answers: withoutCredit,
    steps: async (page) => {
      await beforePaying(page)
      await press(page, 'Pay $3.00')
      await page.getByLabel('Card number').waitFor()
    },
    shows: 'Complete Payment',
  },
  {
    name: 'pay-card-error',
    path: '/',
    answers: withoutCredit,
    steps: async (page) => {
      await beforePaying(page)
      await press(page, 'Pay $3.00')
      await page.getByLabel('Card number').fill('4111111111111111')
      await press(page, 'Pay A$3.00 and Start Analysis')
    },
    shows: /This form takes test cards only/,
  },
  { name: 'banner-0', path: '/', answers: credits(0, 0), shows: 'Choose a plan', window: true },
  { name: 'banner-2', path: '/', answers: credits(0, 2), shows: 'Get Credits', window: true },
  { name: 'banner-3', path: '/', answers: credits(1, 2), shows: '3 credits', window: true },
]
