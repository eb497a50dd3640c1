import { afterEach, expect, test, vi } from 'vitest'

import { clearToast, dismissToast, readToast, toast } from './toast.ts'

afterEach(() => clearToast())

test('forgets a dismissed toast after 1,000,000 ms and not before', () => {
  vi.useFakeTimers()
  toast({ title: 'Saved' })
  dismissToast(readToast()?.id ?? -1)
  expect(readToast()).toMatchObject({ title: 'Saved', open: false })
  vi.advanceTimersByTime(999_999)
  expect(readToast()).toMatchObject({ title: 'Saved', open: false })
  vi.advanceTimersByTime(1)
  expect(readToast()).toBeNull()
})

test('a toast that takes the place of a dismissed one is not forgotten with it', () => {
  vi.useFakeTimers()
  toast({ title: 'First' })
  dismissToast(readToast()?.id ?? -1)
  vi.advanceTimersByTime(500_000)
  toast({ title: 'Second' })
  vi.advanceTimersByTime(600_000)
  expect(readToast()).toMatchObject({ title: 'Second', open: true })
})

test('dismisses only the toast it was asked to', () => {
  toast({ title: 'First' })
  const first = readToast()?.id ?? -1
  toast({ title: 'Second' })
  dismissToast(first)
  expect(readToast()).toMatchObject({ title: 'Second', open: true })
})
