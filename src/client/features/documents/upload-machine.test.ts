import { expect, test, vi } from 'vitest'

import { analysisFixture, documentFixture } from '#client/testing/report-fixture.ts'

import { createUploadMachine, type UploadCalls } from './upload-machine.ts'

const file = new File(['contract'], 'contract.pdf')
const document = documentFixture()
const pending = { ...analysisFixture, status: 'pending' as const }
const processing = { ...analysisFixture, status: 'processing' as const }

function machineWith(calls: Partial<UploadCalls>) {
  const onFailure = vi.fn<UploadCalls['onFailure']>()
  const machine = createUploadMachine({
    upload: async () => ({ document, analysis: pending }),
    start: async () => processing,
    explain: (error) => ({ sentence: 'No', status: error instanceof Refused ? 402 : 500 }),
    onFailure,
    ...calls,
  })
  return { machine, onFailure }
}

class Refused extends Error {}

function submit(machine: ReturnType<typeof createUploadMachine>): void {
  machine.send({ type: 'open' })
  machine.send({ type: 'choose', file })
  machine.send({ type: 'submit' })
}

test('uploads once and starts once on the way to the report', async () => {
  const upload = vi.fn<UploadCalls['upload']>(async () => ({ document, analysis: pending }))
  const start = vi.fn<UploadCalls['start']>(async () => processing)
  const { machine } = machineWith({ upload, start })
  submit(machine)
  await vi.waitFor(() => expect(machine.current().step).toBe('opened'))
  expect(upload).toHaveBeenCalledTimes(1)
  expect(start).toHaveBeenCalledTimes(1)
  expect(start.mock.calls[0]?.[0]).toBe(pending.id)
})

test('abandons a cancelled upload: its answer never enters the one that follows', async () => {
  let answerFirst: (answer: Awaited<ReturnType<UploadCalls['upload']>>) => void = () => undefined
  const upload = vi
    .fn<UploadCalls['upload']>()
    .mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
    .mockImplementationOnce(() => new Promise(() => {}))
  const { machine } = machineWith({ upload })
  submit(machine)
  machine.send({ type: 'cancel' })
  expect(upload.mock.calls[0]?.[1].aborted).toBe(true)
  submit(machine)
  answerFirst({ document, analysis: pending })
  await Promise.resolve()
  expect(machine.current().step).toBe('uploading')
})

test('says nothing of the lack of a credit beyond its screen, but tells every other failure', async () => {
  const lacking = machineWith({ start: () => Promise.reject(new Refused()) })
  submit(lacking.machine)
  await vi.waitFor(() => expect(lacking.machine.current().step).toBe('no-credits'))
  expect(lacking.onFailure).not.toHaveBeenCalled()

  const broken = machineWith({ upload: () => Promise.reject(new Error('network')) })
  submit(broken.machine)
  await vi.waitFor(() => expect(broken.machine.current()).toMatchObject({ refusal: 'No', file }))
  expect(broken.onFailure).toHaveBeenCalledWith('upload', expect.any(Error))
})
