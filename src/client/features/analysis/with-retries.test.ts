import { expect, test, vi } from 'vitest'

import { withRetries } from './with-retries.ts'

const never = () => false

test('asks up to three times more, then gives the error', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('down'))
  const asking = withRetries(ask, { retries: 3, delayMs: 0, unless: never })
  await expect(asking()).rejects.toThrow('down')
  expect(ask).toHaveBeenCalledTimes(4)
})

test('stops asking as soon as there is an answer', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down'))
  ask.mockResolvedValue('report')
  expect(await withRetries(ask, { retries: 3, delayMs: 0, unless: never })()).toBe('report')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('does not ask again after an error that is final', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('404'))
  const asking = withRetries(ask, { retries: 3, delayMs: 0, unless: () => true })
  await expect(asking()).rejects.toThrow('404')
  expect(ask).toHaveBeenCalledTimes(1)
})
