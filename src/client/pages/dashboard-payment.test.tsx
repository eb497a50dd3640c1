import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { answerSandbox } from '#client/testing/fake-sandbox.ts'
import { answer, type FakeServer, refusal, startFakeServer } from '#client/testing/fake-server.ts'
import { renderApp } from '#client/testing/render-app.tsx'
import { documentFixture, unfinishedReport } from '#client/testing/report-fixture.ts'
import { imogen } from '#client/testing/user-fixture.ts'
import { getAnalysis, startAnalysis } from '#shared/contract/analyses.ts'
import { getCurrentUser } from '#shared/contract/auth.ts'
import { getDocumentAnalysis, listDocuments, uploadDocument } from '#shared/contract/documents.ts'
import { allocateCredits, getPaymentConfig, payOnce } from '#shared/contract/payments.ts'
import { getCredits } from '#shared/contract/subscription.ts'

const contract = documentFixture({ analysisStatus: 'pending' })
const pending = unfinishedReport({ status: 'pending' }).analysis
const processing = unfinishedReport({}).analysis
const NO_CREDITS = 'No credits available. Choose a subscription plan or pay-as-you-go to continue.'

const balance = (credits: number) =>
  answer(getCredits, {
    freeCreditsRemaining: 0,
    subscriptionCreditsRemaining: credits,
    subscriptionPlan: 'free',
    effectiveCostPerReview: 300,
  })

/** A buyer without credits whose document was just uploaded: the no-credits screen. */
async function withoutCredits(): Promise<{ server: FakeServer; user: UserEvent }> {
  const server = startFakeServer()
  server.on(getCurrentUser, answer(getCurrentUser, imogen))
  server.on(listDocuments, answer(listDocuments, [contract]))
  server.on(getCredits, balance(0))
  server.on(uploadDocument, answer(uploadDocument, { document: contract, analysis: pending }))
  server.on(startAnalysis, refusal(402, NO_CREDITS))
  server.on(payOnce, answer(payOnce, { clientSecret: 'pi_1_secret_2' }))
  server.on(allocateCredits, answer(allocateCredits, { creditsAdded: 1 }))
  server.on(
    getPaymentConfig,
    answer(getPaymentConfig, { mode: 'sandbox', publishableKey: 'pk_test_sandbox', test: true }),
  )
  const running = unfinishedReport({})
  server.on(getDocumentAnalysis, answer(getDocumentAnalysis, running))
  server.on(getAnalysis, answer(getAnalysis, running))
  answerSandbox(server, { confirm: 'succeeded' })
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' })
  await user.upload(await screen.findByLabelText('File to upload'), file)
  await user.click(screen.getByRole('button', { name: 'Start Analysis' }))
  await screen.findByRole('heading', { name: 'One credit short' })
  return { server, user }
}

async function toCardForm(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Pay $3.00 Now' }))
  await user.click(screen.getByRole('button', { name: 'Pay $3.00' }))
  await screen.findByRole('heading', { name: 'Complete Payment' })
}

async function pay(user: UserEvent): Promise<void> {
  const button = await screen.findByRole('button', { name: PAY })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  await user.click(screen.getByRole('button', { name: '4242 4242 4242 4242', hidden: true }))
  await user.click(button)
}

const PAY = 'Pay A$3.00 and Start Analysis'
const starts = (server: FakeServer) => server.calls.filter(({ path }) => path.endsWith('/start'))

test('pays for the pending analysis, and it starts by itself', async () => {
  const { server, user } = await withoutCredits()
  expect(screen.getByRole('alert').textContent).toBe(NO_CREDITS)
  expect(screen.queryByRole('region', { name: 'Your Documents' })).toBeNull()

  let openPayment: (response: Response) => void = () => undefined
  server.on(payOnce, () => new Promise((resolve) => (openPayment = resolve)))
  await user.click(screen.getByRole('button', { name: 'Pay $3.00 Now' }))
  expect(screen.getByRole('heading', { name: 'Pay for one analysis' })).toBeDefined()
  expect(screen.getByText(contract.originalName)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Pay $3.00' }))
  expect(screen.getByText('Setting up your payment...')).toBeDefined()
  openPayment(Response.json({ clientSecret: 'pi_1_secret_2' }))
  await screen.findByRole('heading', { name: 'Complete Payment' })
  expect(screen.getByRole('button', { name: 'Cancel Payment' })).toBeDefined()

  server.on(startAnalysis, answer(startAnalysis, { analysis: processing }))
  server.on(getCredits, balance(1))
  await pay(user)
  await screen.findByRole('heading', { name: 'Analyzing Document...' })
  const toast = screen.getByText('Payment Successful').closest('.toast')
  expect(toast?.textContent).toContain(
    '1 credit has been added to your account! You can now start your analysis.',
  )
  expect(server.calls.find(({ path }) => path.includes('allocate'))?.body).toEqual({
    paymentIntentId: 'pi_1',
    metadata: { userId: imogen.id, type: 'payg_credits', quantity: '1' },
  })
  expect(starts(server).map(({ path }) => path)).toEqual(
    Array(2).fill(`/api/analyses/${pending.id}/start`),
  )
  expect(window.location.search).toBe(`?document=${contract.id}`)
})

test('says why a payment could not be set up, and offers it again', async () => {
  const { server, user } = await withoutCredits()
  server.on(payOnce, refusal(503, 'Payments are not available yet. Nothing was charged.'))
  await user.click(screen.getByRole('button', { name: 'Pay $3.00 Now' }))
  await user.click(screen.getByRole('button', { name: 'Pay $3.00' }))
  await screen.findByText('Payment Setup Error')
  expect(screen.getByText('Payments are not available yet. Nothing was charged.')).toBeDefined()
  server.on(payOnce, answer(payOnce, { clientSecret: 'pi_1_secret_2' }))
  await user.click(screen.getByRole('button', { name: 'Pay $3.00' }))
  expect(await screen.findByRole('heading', { name: 'Complete Payment' })).toBeDefined()
})

test('goes on when the credit is not there yet, and asks for no second payment', async () => {
  const { server, user } = await withoutCredits()
  await toCardForm(user)
  server.on(allocateCredits, refusal(503, 'Payments cannot be reached.'))
  await pay(user)
  await screen.findByText('Failed to start analysis after payment')
  expect(screen.getByRole('heading', { name: 'Your payment is being processed' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(starts(server)).toHaveLength(2)
})

test('a payment that is still being processed waits for its credit', async () => {
  const { server, user } = await withoutCredits()
  await toCardForm(user)
  answerSandbox(server, { confirm: 'processing' })
  await pay(user)
  await screen.findByText('Payment Processing')
  expect(screen.getByRole('heading', { name: 'Your payment is being processed' })).toBeDefined()
  expect(server.calls.some(({ path }) => path.includes('allocate'))).toBe(false)
})

test('keeps the document, not started, when the start fails after the payment', async () => {
  const { server, user } = await withoutCredits()
  await toCardForm(user)
  server.on(startAnalysis, refusal(500, 'Something went wrong'))
  const notStarted = unfinishedReport({ status: 'pending' })
  server.on(getDocumentAnalysis, answer(getDocumentAnalysis, notStarted))
  server.on(getAnalysis, answer(getAnalysis, notStarted))
  await pay(user)
  await screen.findByText('Failed to start analysis after payment')
  await screen.findByRole('heading', { name: 'Not started' })
  expect(screen.getByRole('button', { name: 'Start Analysis' })).toBeDefined()
})

test('cancelling leaves nothing behind but the saved document, which is in the list', async () => {
  const { server, user } = await withoutCredits()
  expect(server.calls.filter(({ path }) => path === listDocuments.path)).toHaveLength(2)
  await toCardForm(user)
  await user.click(await screen.findByRole('button', { name: 'Cancel Payment' }))
  expect(screen.queryByRole('heading', { name: 'Complete Payment' })).toBeNull()
  expect(screen.getByText(contract.originalName)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDefined()
})

test('has the way back to the dashboard', async () => {
  const { user } = await withoutCredits()
  await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }))
  expect(screen.getByText('Choose a document to read its report')).toBeDefined()
})

test('tells who has opened another document meanwhile that a credit was missing', async () => {
  const { server, user } = await withoutCredits()
  await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }))
  let refuse: (response: Response) => void = () => undefined
  server.on(startAnalysis, () => new Promise((resolve) => (refuse = resolve)))
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' })
  await user.upload(await screen.findByLabelText('File to upload'), file)
  await user.click(screen.getByRole('button', { name: 'Start Analysis' }))
  await waitFor(() => expect(starts(server)).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Starting...' })).toBeDefined()
  await user.click(
    screen.getByRole('button', { name: new RegExp(`^${contract.originalName.slice(0, 12)}`) }),
  )
  refuse(new Response(NO_CREDITS, { status: 402 }))
  await screen.findByText('Analysis not started')
  await user.click(screen.getByRole('button', { name: 'Choose how to pay' }))
  expect(screen.getByRole('heading', { name: 'One credit short' })).toBeDefined()
})
