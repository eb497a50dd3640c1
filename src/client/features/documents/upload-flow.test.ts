import { expect, test } from 'vitest'

import { analysisFixture, documentFixture } from '#client/testing/report-fixture.ts'
import type { Analysis } from '#shared/report.ts'

import { CLOSED, type UploadEvent, uploadFlow, type UploadState } from './upload-flow.ts'

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
const refused: UploadEvent = { type: 'start-failed', status: 402 }

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
    document,
    analysis: pending,
  })
})

test('starts the kept analysis as soon as credits are there', () => {
  const state = after(...uploading, uploaded, refused, { type: 'credits-available' })
  expect(state).toEqual({ step: 'starting', document, analysis: pending })
})

test('opens the document, saved and not started, when starting fails for another reason', () => {
  const state = after(...uploading, uploaded, { type: 'start-failed', status: 500 })
  expect(state).toMatchObject({ step: 'opened', how: 'not-started' })
})

test('keeps the chosen file when the upload is refused, and says why', () => {
  const sentence = 'This PDF is encrypted.'
  expect(after(...uploading, { type: 'upload-failed', sentence })).toEqual({
    step: 'choosing',
    file,
    refusal: sentence,
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

test('forgets everything on cancel, from every step', () => {
  const cancel: UploadEvent = { type: 'cancel' }
  expect(after(...uploading, cancel)).toBe(CLOSED)
  expect(after(...uploading, uploaded, cancel)).toBe(CLOSED)
  expect(after(...uploading, uploaded, refused, cancel)).toBe(CLOSED)
})

test('ignores an answer that comes after the step it belongs to', () => {
  const started: UploadEvent = { type: 'started', analysis: processing }
  const late: UploadEvent[] = [uploaded, started, refused]
  for (const event of [...late, { type: 'submit' } as const]) {
    expect(after({ type: 'cancel' }, event)).toBe(CLOSED)
  }
  expect(after(...uploading, { type: 'open' }).step).toBe('uploading')
})
