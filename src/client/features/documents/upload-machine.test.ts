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
    openPayment: async () => 'pi_1_secret_2',
    settle: async () => undefined,
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

function choosePayment(machine: ReturnType<typeof createUploadMachine>): void {
  machine.send({ type: 'choose-payment' })
  machine.send({ type: 'pay' })
}
const paid = { type: 'paid', status: 'succeeded', paymentIntentId: 'pi_1' } as const

test('opens the payment once, settles what was paid, and starts the same analysis again', async () => {
  const start = vi
    .fn<UploadCalls['start']>(async () => processing)
    .mockRejectedValueOnce(new Refused())
  const openPayment = vi.fn<UploadCalls['openPayment']>(async () => 'pi_1_secret_2')
  const settle = vi.fn<UploadCalls['settle']>(async () => undefined)
  const { machine, onFailure } = machineWith({ start, openPayment, settle })
  submit(machine)
  await vi.waitFor(() => expect(machine.current().step).toBe('no-credits'))
  choosePayment(machine)
  await vi.waitFor(() => expect(machine.current().step).toBe('paying'))
  machine.send(paid)
  machine.send(paid)
  await vi.waitFor(() => expect(machine.current()).toMatchObject({ step: 'opened', how: 'paid' }))
  expect(openPayment).toHaveBeenCalledTimes(1)
  expect(settle.mock.calls).toEqual([['pi_1']])
  expect(start.mock.calls.map(([id]) => id)).toEqual([pending.id, pending.id])
  expect(onFailure).not.toHaveBeenCalled()
})

test('tells that the payment could not be set up, and stands where it can be tried again', async () => {
  const { machine, onFailure } = machineWith({
    start: () => Promise.reject(new Refused()),
    openPayment: () => Promise.reject(new Error('network')),
  })
  submit(machine)
  await vi.waitFor(() => expect(machine.current().step).toBe('no-credits'))
  choosePayment(machine)
  await vi.waitFor(() => expect(machine.current().step).toBe('before-paying'))
  expect(onFailure.mock.calls).toEqual([['payment-setup', expect.any(Error)]])
})

test('tells of every start that fails after a payment, also for want of the credit', async () => {
  const { machine, onFailure } = machineWith({ start: () => Promise.reject(new Refused()) })
  submit(machine)
  await vi.waitFor(() => expect(machine.current().step).toBe('no-credits'))
  choosePayment(machine)
  await vi.waitFor(() => expect(machine.current().step).toBe('paying'))
  machine.send(paid)
  await vi.waitFor(() => expect(machine.current().step).toBe('credit-coming'))
  expect(onFailure.mock.calls).toEqual([['start-after-payment', expect.any(Refused)]])
})
