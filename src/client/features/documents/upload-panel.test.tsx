import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { analysisFixture, documentFixture } from '#client/testing/report-fixture.ts'

import { aboutFile, UploadPanel } from './upload-panel.tsx'
import type { UploadEvent } from './upload-flow.ts'

const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' })

test('while it uploads says so, keeps the file in sight and takes no other', async () => {
  const send = vi.fn<(event: UploadEvent) => void>()
  render(<UploadPanel state={{ step: 'uploading', file }} send={send} />)
  const button = screen.getByRole('button', { name: 'Uploading...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(screen.getByText('contract.pdf')).toBeDefined()
  const zone = screen.getByText('contract.pdf').parentElement ?? document.body
  expect(zone.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Choose another file' })).toBeNull()
  fireEvent.drop(zone, dropped(file))
  await Promise.resolve()
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(send).toHaveBeenCalledWith({ type: 'cancel' })
})

test('a file can be dropped, and several are refused at once', async () => {
  const send = vi.fn<(event: UploadEvent) => void>()
  render(<UploadPanel state={{ step: 'choosing', file: null, refusal: null }} send={send} />)
  const zone = screen.getByText('Drop the file here').parentElement ?? document.body
  fireEvent.drop(zone, dropped(file))
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'choose', file }))
  fireEvent.drop(zone, dropped(file, file))
  const sentence = 'Please choose one file at a time.'
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: 'refuse', sentence }))
})

test('does not say that it uploads what is stored already', () => {
  const state = {
    step: 'starting',
    paid: false,
    document: documentFixture(),
    analysis: analysisFixture,
  } as const
  render(<UploadPanel state={state} send={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Starting...' })).toBeDefined()
})

test('tells of a file its kind and its weight', () => {
  expect(aboutFile('contract.pdf', 4_400_000)).toBe('PDF, 4.2 MB')
  expect(aboutFile('a.txt', 12)).toBe('TXT, 1 kB')
})

/** What a browser gives with a drop. */
function dropped(...files: File[]) {
  const items = files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one }))
  return { dataTransfer: { files, items, types: ['Files'] } }
}
