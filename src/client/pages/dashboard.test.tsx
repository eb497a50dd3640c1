import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { answer, type FakeServer, refusal, startFakeServer } from '#client/testing/fake-server.ts'
import { renderApp } from '#client/testing/render-app.tsx'
import {
  analysisFixture,
  completedReport,
  documentFixture,
  unfinishedReport,
} from '#client/testing/report-fixture.ts'
import { imogen } from '#client/testing/user-fixture.ts'
import { getAnalysis, startAnalysis } from '#shared/contract/analyses.ts'
import { getCurrentUser } from '#shared/contract/auth.ts'
import {
  deleteDocument,
  type Document,
  getDocumentAnalysis,
  listDocuments,
  uploadDocument,
} from '#shared/contract/documents.ts'
import { getCredits } from '#shared/contract/subscription.ts'
import type { PlanId } from '#shared/pricing.ts'

const contract = documentFixture()
const many = [
  contract,
  documentFixture({ id: 'doc_2', originalName: 'Second.pdf', analysisStatus: 'processing' }),
  documentFixture({ id: 'doc_3', originalName: 'Third.docx', analysisStatus: 'pending' }),
  documentFixture({ id: 'doc_4', originalName: 'Fourth.txt', analysisStatus: 'failed' }),
]

function signedIn(documents: Document[], plan: PlanId = 'free'): FakeServer {
  const server = startFakeServer()
  server.on(getCurrentUser, answer(getCurrentUser, { ...imogen, subscriptionPlan: plan }))
  server.on(listDocuments, answer(listDocuments, documents))
  server.on(getCredits, balance(3))
  server.on(getDocumentAnalysis, answer(getDocumentAnalysis, completedReport))
  server.on(
    getAnalysis,
    answer(getAnalysis, unfinishedReport({ stage: 'reading', pagesRead: 4, pagesTotal: 9 })),
  )
  return server
}

const balance = (credits: number) =>
  answer(getCredits, {
    freeCreditsRemaining: 0,
    subscriptionCreditsRemaining: credits,
    subscriptionPlan: 'free',
    effectiveCostPerReview: 300,
  })

const NO_CREDITS = 'No credits available. Choose a subscription plan or pay-as-you-go to continue.'
const processing = { ...unfinishedReport({}).analysis }
const pending = { ...unfinishedReport({ status: 'pending' }).analysis }
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
const pdf = () => new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' })

/** From 80 rem the list stands beside a report. */
function wideScreen(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

async function choose(user: ReturnType<typeof renderApp>, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText('File to upload'), file)
  await screen.findByText(file.name)
}

test('heads the dashboard with the name, the plan when it is not free, and the way to the plans', async () => {
  signedIn([contract], 'semiannually')
  renderApp('/')
  expect(await screen.findByText('Imogen Achterberg')).toBeDefined()
  expect(screen.getByText('Semi-Annually')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined()
  // The credits, when they are there, have a way to the plans of their own.
  const plans = within(screen.getByRole('banner')).getByRole('link', { name: /Subscription/ })
  expect(plans.getAttribute('href')).toBe('/subscription')
  // The short label of small screens; the style sheet shows one of the two.
  expect(plans.querySelector('.short')?.textContent).toBe('Plans')
})

test('a newcomer sees the empty list and the open upload panel', async () => {
  signedIn([])
  renderApp('/')
  await screen.findByText('No property documents uploaded yet')
  expect(screen.getByRole('button', { name: 'Upload your first document' })).toBeDefined()
  expect(await screen.findByText('Supports PDF, TXT, and DOCX formats')).toBeDefined()
  expect(screen.getByText('Maximum file size: 15MB')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Start Analysis' }).hasAttribute('disabled')).toBe(true)
})

test('says of every document what became of it, and scrolls after three', async () => {
  signedIn(many)
  renderApp('/')
  expect((await row('Contract and section 32')).textContent).toContain('Analysis saved')
  expect((await row('Second.pdf')).textContent).toContain('Analyzing')
  expect((await row('Third.docx')).textContent).toContain('Not started')
  expect((await row('Fourth.txt')).textContent).toContain('Analysis failed')
  expect((await row('Fourth.txt')).closest('ul')?.className).toContain('is-scrolled')
  expect(screen.getByText('Choose a document to read its report')).toBeDefined()
})

test('uploads, starts and shows the analysis running', async () => {
  const server = signedIn([contract])
  server.on(uploadDocument, answer(uploadDocument, { document: contract, analysis: pending }))
  server.on(startAnalysis, answer(startAnalysis, { analysis: processing }))
  server.on(getDocumentAnalysis, answer(getDocumentAnalysis, unfinishedReport({})))
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  await choose(user, pdf())
  await user.click(screen.getByRole('button', { name: 'Start Analysis' }))
  await screen.findByRole('heading', { name: 'Analyzing Document...' })
  const toast = screen.getByText('Document uploaded successfully').closest('.toast')
  expect(toast?.textContent).toContain('Analysis is now processing...')
  expect(await screen.findByText('Reading page 4 of 9')).toBeDefined()
  expect(window.location.search).toBe(`?document=${contract.id}`)
})

test('shows the saved report of the same file again and calls no start', async () => {
  const server = signedIn([contract])
  const saved = { document: contract, analysis: analysisFixture }
  server.on(uploadDocument, answer(uploadDocument, saved))
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  await choose(user, pdf())
  await user.click(screen.getByRole('button', { name: 'Start Analysis' }))
  await screen.findByRole('heading', { name: '3/41 Quandong Street, Northcote' })
  expect(server.calls.some(({ path }) => path.endsWith('/start'))).toBe(false)
})

test('a refused upload says why and keeps the chosen file', async () => {
  const server = signedIn([])
  server.on(uploadDocument, refusal(422, 'This PDF is locked with a password. Please unlock it.'))
  const user = renderApp('/')
  await choose(user, pdf())
  await user.click(screen.getByRole('button', { name: 'Start Analysis' }))
  const panel = within(screen.getByRole('region', { name: 'Upload a document' }))
  await panel.findByText('This PDF is locked with a password. Please unlock it.')
  expect(panel.getByText('contract.pdf')).toBeDefined()
  expect(screen.getByText('Upload failed')).toBeDefined()
})

test('a file of a wrong type is refused before anything is sent', async () => {
  const server = signedIn([])
  const user = renderApp('/')
  const input = await screen.findByLabelText('File to upload')
  input.removeAttribute('accept')
  await user.upload(input, new File(['x'], 'plan.heic'))
  await screen.findByText(/“plan.heic” is not a PDF, TXT or DOCX file\./)
  expect(server.calls.some(({ method }) => method === 'POST')).toBe(false)
})

test('without a credit the document waits, and its analysis starts when one comes', async () => {
  const server = signedIn([contract])
  server.on(getCredits, balance(0))
  server.on(uploadDocument, answer(uploadDocument, { document: contract, analysis: pending }))
  server.on(startAnalysis, refusal(402, NO_CREDITS))
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  await choose(user, pdf())
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(screen.getByRole('button', { name: 'Start Analysis' }))
  await screen.findByText(NO_CREDITS)
  server.on(getCredits, balance(1))
  server.on(startAnalysis, answer(startAnalysis, { analysis: processing }))
  server.on(getDocumentAnalysis, answer(getDocumentAnalysis, unfinishedReport({})))
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  await screen.findByRole('heading', { name: 'Analyzing Document...' })
  expect(server.calls.filter(({ path }) => path.endsWith('/start'))).toHaveLength(2)
})

test('asks before it deletes, then lets go of the selected document', async () => {
  const server = signedIn([contract])
  server.on(deleteDocument, answer(deleteDocument, { message: 'Deleted' }))
  const user = renderApp(`/?document=${contract.id}`)
  await screen.findByRole('heading', { name: '3/41 Quandong Street, Northcote' })
  await user.click(screen.getByRole('button', { name: 'Your Documents 1' }))
  await user.click(await screen.findByRole('button', { name: `Delete ${contract.originalName}` }))
  await screen.findByText(
    'Are you sure you want to delete this document? This action cannot be undone.',
  )
  expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Document deleted')
  expect(
    screen.getByText('The document and its analysis have been permanently deleted.'),
  ).toBeDefined()
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('a failed deletion leaves the document and says so', async () => {
  const server = signedIn([contract])
  server.on(deleteDocument, refusal(500, 'Something went wrong'))
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name: `Delete ${contract.originalName}` }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText('Delete failed')
  expect(screen.getByText('Failed to delete the document. Please try again.')).toBeDefined()
  expect(await row('Contract and section 32')).toBeDefined()
})

test('deletes several with one call each, and nothing while none is ticked', async () => {
  const server = signedIn(many)
  server.on(deleteDocument, answer(deleteDocument, { message: 'Deleted' }))
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Delete Multiple' }))
  expect(screen.getByRole('button', { name: 'Delete Selected (0)' }).hasAttribute('disabled')).toBe(
    true,
  )
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  expect(screen.getByRole('button', { name: 'Delete Selected (4)' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Deselect All' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Second.pdf' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Third.docx' }))
  await user.click(screen.getByRole('button', { name: 'Delete Selected (2)' }))
  await screen.findByText(
    'Are you sure you want to delete 2 document(s)? This action cannot be undone.',
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Successfully deleted 2 document(s).')
  const deleted = server.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  expect(deleted).toEqual(['/api/documents/doc_2', '/api/documents/doc_3'])
  expect(screen.getByRole('button', { name: 'Delete Multiple' })).toBeDefined()
})

test('a missing analysis and a failing one are told apart, and both offer a new one', async () => {
  const server = signedIn([contract])
  server.on(getDocumentAnalysis, refusal(404, 'Not found'))
  const user = renderApp(`/?document=${contract.id}`)
  await screen.findByText('No analysis found for this document. Please run a new analysis.', {})
  const asked = server.calls.filter(({ path }) => path.endsWith('/analysis'))
  expect(asked).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Run New Analysis' }))
  expect(await screen.findByText('Drop the file here')).toBeDefined()
})

test('asks three times more before it says that the report did not load', async () => {
  const server = signedIn([contract])
  server.on(getDocumentAnalysis, refusal(500, 'Something went wrong'))
  renderApp(`/?document=${contract.id}`)
  await screen.findByText('Failed to load analysis results. Please try again.')
  expect(server.calls.filter(({ path }) => path.endsWith('/analysis'))).toHaveLength(4)
  expect(screen.getByRole('button', { name: 'Run New Analysis' })).toBeDefined()
})

test('a failed analysis gives its reason, and Try Again opens the upload panel', async () => {
  const server = signedIn([contract])
  const failure = { code: 'damaged', message: 'The file stopped being readable at page 17.' }
  server.on(
    getDocumentAnalysis,
    answer(getDocumentAnalysis, unfinishedReport({ status: 'failed', failure })),
  )
  const user = renderApp(`/?document=${contract.id}`)
  await screen.findByRole('heading', { name: 'Analysis Failed' })
  expect(screen.getByText(failure.message)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Drop the file here')).toBeDefined()
})

test('polls a running analysis every 2 seconds until its report is there', async () => {
  const server = signedIn([{ ...contract, analysisStatus: 'processing' }])
  server.on(getDocumentAnalysis, answer(getDocumentAnalysis, unfinishedReport({})))
  renderApp(`/?document=${contract.id}`)
  await screen.findByText('Reading page 4 of 9')
  const polls = () => server.calls.filter(({ path }) => path.startsWith('/api/analyses/')).length
  const before = polls()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await waitFor(() => expect(polls()).toBe(before + 1), { timeout: 2_600 })
  server.on(getAnalysis, answer(getAnalysis, completedReport))
  server.on(listDocuments, answer(listDocuments, [contract]))
  await screen.findByRole('heading', { name: '3/41 Quandong Street, Northcote' })
  const after = polls()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(polls()).toBe(after)
})

test('a document that was never started is started from its own view', async () => {
  const server = signedIn([{ ...contract, analysisStatus: 'pending' }])
  server.on(
    getDocumentAnalysis,
    answer(getDocumentAnalysis, unfinishedReport({ status: 'pending' })),
  )
  server.on(getAnalysis, answer(getAnalysis, unfinishedReport({ status: 'pending' })))
  server.on(startAnalysis, () => {
    server.on(getAnalysis, answer(getAnalysis, unfinishedReport({})))
    return Response.json({ analysis: processing })
  })
  const user = renderApp(`/?document=${contract.id}`)
  await screen.findByRole('heading', { name: 'Not started' })
  await user.click(screen.getByRole('button', { name: 'Start Analysis' }))
  await screen.findByRole('heading', { name: 'Analyzing Document...' })
  expect(server.calls.some(({ path }) => path === '/api/documents')).toBe(false)
})

test('keeps the list folded beside a report on the next visit', async () => {
  signedIn([contract])
  wideScreen()
  const user = renderApp(`/?document=${contract.id}`)
  await screen.findByRole('heading', { name: '3/41 Quandong Street, Northcote' })
  const fold = screen.getByRole('button', { name: 'Your Documents 1' })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  await user.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('region', { name: 'Your Documents' })).toBeNull()
  expect(localStorage.getItem('fineprint:documents-folded')).toBe('true')
  localStorage.clear()
})
