import type { Page } from 'playwright-core'

import type { Report } from '#shared/report.ts'

import { crowdedReport } from '../setup/crowded-report.ts'
import type { Answers, Screen } from './screen.ts'
import type { World } from './world.ts'

const LONG_ADDRESS =
  'Unit 1204, Tower B, 318–326 Old Castlereagh and Wollondilly Connection Road, North Richmond Heights NSW 2754'
const LONG_TITLE = 'Unbroken'.repeat(18)

const opened = ({ pdf }: World) => `/?document=${pdf.id}`
const RAISE = /to raise before signing/

const TABS = ['Property', 'Costs', 'Restrictions', 'Overlays', 'Risks'] as const

async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await tab.click()
  await page.locator('#property').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.getElementById('property')?.scrollIntoView())
}

async function viewInDocument(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^View in Document/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Search in the document' }).waitFor()
}

/** As a PDF, whose page is drawn after it is there; on a phone it is set as text first. */
async function viewPages(page: Page): Promise<void> {
  await viewInDocument(page)
  const drawn = page.locator('canvas').filter({ visible: true })
  await drawn
    .or(page.getByRole('button', { name: 'Show the page as drawn' }))
    .first()
    .waitFor()
}

/** Names and words that no line has room for. */
function long({ report }: World): Answers {
  const property = report.comprehensivePropertyAnalysis
  const [first, ...others] = report.concerns
  const changed: Report = {
    ...report,
    concerns: first ? [{ ...first, title: LONG_TITLE }, ...others] : [],
    comprehensivePropertyAnalysis: property && {
      ...property,
      propertyDetails: { ...property.propertyDetails, address: LONG_ADDRESS },
    },
  }
  return { 'GET /api/documents/:id/analysis': { json: changed } }
}

/** The report on a file that holds no property paper. */
function nothing({ report }: World): Answers {
  const changed: Report = {
    ...report,
    concerns: [],
    comprehensivePropertyAnalysis: null,
    registerSearchStatement: null,
  }
  return { 'GET /api/documents/:id/analysis': { json: changed } }
}

/** A report and the document beside it. */
export const reportScreens: readonly Screen[] = [
  { name: 'report', path: opened, shows: RAISE },
  { name: 'report-nothing', path: opened, answers: nothing, shows: 'Nothing could be checked' },
  { name: 'report-long', path: opened, answers: long, shows: RAISE },
  {
    name: 'report-crowded',
    path: opened,
    answers: ({ report }) => ({
      'GET /api/documents/:id/analysis': { json: crowdedReport(report, 300) },
    }),
    shows: RAISE,
    window: true,
  },
  ...TABS.map((name): Screen => ({
    name: `report-tab-${name.toLowerCase()}`,
    path: opened,
    steps: (page) => openTab(page, name),
    shows: 'The property',
    window: true,
  })),
  {
    name: 'report-note',
    path: opened,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add Note' }).first().click()
      await page
        .getByRole('textbox', { name: 'Your note' })
        .fill('Ask Ruth whether the bank will wait until the week after.')
    },
    shows: 'Save Note',
    window: true,
  },
  {
    name: 'report-documents',
    path: opened,
    steps: async (page) => {
      // The button is there before the report, which would be judged half shown.
      await page.getByText(RAISE).first().waitFor()
      const button = page.getByRole('button', { name: /^Your Documents/ })
      await button.click()
      await page.waitForTimeout(400)
    },
    shows: /Your Documents/,
    window: true,
  },
  { name: 'viewer-pdf', path: opened, steps: viewPages, shows: /^of \d+$/, window: true },
  {
    name: 'viewer-search',
    path: opened,
    steps: async (page) => {
      await viewPages(page)
      await page.getByRole('button', { name: 'Search in the document' }).click()
      await page.getByRole('textbox', { name: 'Search in the document' }).fill('deposit')
    },
    shows: /^of \d+$/,
    window: true,
  },
  {
    name: 'viewer-docx',
    path: ({ docx }) => `/?document=${docx.id}`,
    steps: viewInDocument,
    shows: /^of \d+$/,
    window: true,
  },
  {
    name: 'viewer-txt',
    path: ({ txt }) => `/?document=${txt.id}`,
    steps: viewInDocument,
    shows: /^of \d+$/,
    window: true,
  },
  {
    name: 'viewer-failed',
    path: opened,
    answers: { 'GET /api/documents/:id/pages/:n': { status: 500, text: 'Something went wrong.' } },
    steps: (page) =>
      page
        .getByRole('button', { name: /^View in Document/ })
        .first()
        .click(),
    shows: 'The document could not be opened. The report still has the words of each finding.',
    window: true,
  },
]
