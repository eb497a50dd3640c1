import { renderHook } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'

import { answer, refusal, startFakeServer } from '#client/testing/fake-server.ts'
import { readToast } from '#client/ui/toast.ts'
import { allocateCredits } from '#shared/contract/payments.ts'

import { useAllocateCredits } from './use-allocate-credits.ts'

const metadata = { userId: 'usr_1', type: 'payg_credits', quantity: '1' } as const

function allocator() {
  const { result } = renderHook(useAllocateCredits, {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  })
  return result.current
}

test('sends the metadata of spec §3 and tells how many credits were added', async () => {
  const server = startFakeServer()
  server.on(allocateCredits, answer(allocateCredits, { creditsAdded: 20 }))
  expect(await allocator()('pi_1', { ...metadata, quantity: '20' })).toBe(20)
  expect(server.calls[0]?.body).toEqual({
    paymentIntentId: 'pi_1',
    metadata: { ...metadata, quantity: '20' },
  })
  expect(readToast()).toMatchObject({
    title: 'Payment Successful',
    description: '20 credits have been added to your account!',
  })
})

test('says it in the words of the page, where it has its own', async () => {
  const server = startFakeServer()
  server.on(allocateCredits, answer(allocateCredits, { creditsAdded: 1 }))
  await allocator()('pi_1', metadata, (credits) => `Just ${credits}`)
  expect(readToast()?.description).toBe('Just 1')
})

test('a payment stands even where its credits are not there yet', async () => {
  const server = startFakeServer()
  server.on(allocateCredits, refusal(503, 'Payments cannot be reached.'))
  expect(await allocator()('pi_1', metadata)).toBeNull()
  expect(readToast()).toMatchObject({
    title: 'Payment Successful',
    description: 'Payment processed successfully. Credits will be available shortly.',
  })
})
