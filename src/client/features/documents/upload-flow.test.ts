import { expect, test } from 'vitest'

import { analysisFixture, documentFixture } from '#client/testing/report-fixture.ts'
import type { Analysis } from '#shared/report.ts'

import {
  CLOSED,
  isPaymentStep,
  type UploadEvent,
  uploadFlow,
  type UploadState,
} from './upload-flow.ts'

const file = new File(['contract'], 'contract.pdf')
const document = documentFixture()
const pending: Analysis = { ...analysisFixture, status: 'pending' }
const processing: Analysis = { ...analysisFixture, status: 'processing' }
const completed = analysisFixture

function after(...events: UploadEvent[]): UploadState {
  return events.reduce(uploadFlow, CLOSED)
}

const uploading: UploadEvent[] = [{ type: 'open' }, { type: 'choose', file }, { type: 'submit' }]
const uploaded: UploadEvent = { type: 'uploaded', document, analysis: pending }
const sentence = 'No credits available.'
const refused: UploadEvent = { type: 'start-failed', status: 402, sentence }

test('uploads, starts, and ends with the running analysis open', () => {
  expect(after(...uploading).step).toBe('uploading')
  expect(after(...uploading, uploaded).step).toBe('starting')
  expect(after(...uploading, uploaded, { type: 'started', analysis: processing })).toEqual({
    step: 'opened',
    document,
    analysis: processing,
    how: 'started',
  })
})

test('shows the saved report of the same file again without starting anything', () => {
  const state = after(...uploading, { type: 'uploaded', document, analysis: completed })
  expect(state).toEqual({ step: 'opened', document, analysis: completed, how: 'saved' })
})

test('follows the running analysis of the same file again instead of starting a second one', () => {
  const state = after(...uploading, { type: 'uploaded', document, analysis: processing })
  expect(state).toMatchObject({ step: 'opened', how: 'saved' })
})

test('starts again after a failed analysis of the same file', () => {
  const failed: Analysis = { ...analysisFixture, status: 'failed' }
  expect(after(...uploading, { type: 'uploaded', document, analysis: failed }).step).toBe(
    'starting',
  )
})

test('shows the no-credits screen on 402 and keeps the pending analysis', () => {
  expect(after(...uploading, uploaded, refused)).toEqual({
    step: 'no-credits',
    sentence,
    document,
    analysis: pending,
  })
})

test('starts the kept analysis as soon as credits are there', () => {
  const state = after(...uploading, uploaded, refused, { type: 'credits-available' })
  expect(state).toEqual({ step: 'starting', paid: false, document, analysis: pending })
})

test('opens the document, saved and not started, when starting fails for another reason', () => {
  const state = after(...uploading, uploaded, { type: 'start-failed', status: 500, sentence: 'No' })
  expect(state).toMatchObject({ step: 'opened', how: 'not-started' })
})

test('keeps the chosen file when the upload is refused, and says why', () => {
  const locked = 'This PDF is encrypted.'
  expect(after(...uploading, { type: 'upload-failed', sentence: locked })).toEqual({
    step: 'choosing',
    file,
    refusal: locked,
  })
})

test('keeps the chosen file when another one is refused, and forgets the refusal with a good one', () => {
  const chosen: UploadEvent[] = [
    { type: 'open' },
    { type: 'choose', file },
    { type: 'refuse', sentence: 'Please choose one file at a time.' },
  ]
  expect(after(...chosen)).toMatchObject({ file, refusal: 'Please choose one file at a time.' })
  expect(after(...chosen, { type: 'choose', file })).toMatchObject({ file, refusal: null })
})

test('starts an analysis that was never begun, without an upload', () => {
  expect(after({ type: 'resume', document, analysis: pending }).step).toBe('starting')
})

const noCredits: UploadEvent[] = [...uploading, uploaded, refused]
const paying: UploadEvent[] = [
  ...noCredits,
  { type: 'choose-payment' },
  { type: 'pay' },
  { type: 'payment-opened', clientSecret: 'pi_1_secret_2' },
]
const paid: UploadEvent = { type: 'paid', status: 'succeeded', paymentIntentId: 'pi_1' }
const waiting = { document, analysis: pending }

test('sells one credit in the steps of spec §2 and starts the kept analysis again', () => {
  const steps: UploadEvent[] = [
    ...paying.slice(noCredits.length),
    paid,
    { type: 'settled' },
    { type: 'started', analysis: processing },
  ]
  const seen = steps.map((_, index) => after(...noCredits, ...steps.slice(0, index + 1)))
  expect(seen).toEqual([
    { step: 'before-paying', ...waiting },
    { step: 'payment-setup', ...waiting },
    { step: 'paying', clientSecret: 'pi_1_secret_2', ...waiting },
    { step: 'settling', paymentIntentId: 'pi_1', ...waiting },
    { step: 'starting', paid: true, ...waiting },
    { step: 'opened', how: 'paid', document, analysis: processing },
  ])
})

test('can be tried again when the payment could not be set up', () => {
  const failed = after(
    ...noCredits,
    { type: 'choose-payment' },
    { type: 'pay' },
    {
      type: 'payment-setup-failed',
    },
  )
  expect(failed).toEqual({ step: 'before-paying', ...waiting })
  expect(uploadFlow(failed, { type: 'pay' }).step).toBe('payment-setup')
})

test('never asks for money again after a payment: it waits for the credit, then starts', () => {
  const coming = after(...paying, paid, { type: 'settled' }, refused)
  expect(coming).toEqual({ step: 'credit-coming', sentence, ...waiting })
  expect(uploadFlow(coming, { type: 'choose-payment' })).toBe(coming)
  expect(uploadFlow(coming, { type: 'credits-available' })).toEqual({
    step: 'starting',
    paid: true,
    ...waiting,
  })
})

test('waits for the credit of a payment that is still being processed', () => {
  expect(after(...paying, { ...paid, status: 'processing' })).toEqual({
    step: 'credit-coming',
    sentence: null,
    ...waiting,
  })
})

test('keeps the document, not started, when the start fails for another reason after the payment', () => {
  const broken: UploadEvent = { type: 'start-failed', status: 500, sentence: 'No' }
  expect(after(...paying, paid, { type: 'settled' }, broken)).toEqual({
    step: 'opened',
    how: 'not-started',
    ...waiting,
  })
})

test('takes a credit from elsewhere until a card is on the screen, and no later', () => {
  const credit: UploadEvent = { type: 'credits-available' }
  expect(after(...noCredits, { type: 'choose-payment' }, credit).step).toBe('starting')
  expect(after(...paying, credit).step).toBe('paying')
  expect(after(...paying, paid, credit).step).toBe('settling')
})

test('shows the screens that sell a credit for as long as they last', () => {
  const all = [...paying, paid, { type: 'settled' } as const]
  const shown = all.map((_, index) => isPaymentStep(after(...all.slice(0, index + 1))))
  expect(shown).toEqual([false, false, false, false, true, true, true, true, true, true])
})

test('forgets everything on cancel, from every step', () => {
  const cancel: UploadEvent = { type: 'cancel' }
  expect(after(...uploading, cancel)).toBe(CLOSED)
  expect(after(...uploading, uploaded, cancel)).toBe(CLOSED)
  expect(after(...noCredits, cancel)).toBe(CLOSED)
  expect(after(...paying, cancel)).toBe(CLOSED)
  expect(after(...paying, paid, { type: 'settled' }, refused, cancel)).toBe(CLOSED)
})

test('ignores an answer that comes after the step it belongs to', () => {
  const started: UploadEvent = { type: 'started', analysis: processing }
  const late: UploadEvent[] = [uploaded, started, refused, ...paying.slice(noCredits.length), paid]
  for (const event of [...late, { type: 'submit' } as const]) {
    expect(after({ type: 'cancel' }, event)).toBe(CLOSED)
  }
  expect(after(...uploading, { type: 'open' }).step).toBe('uploading')
})
