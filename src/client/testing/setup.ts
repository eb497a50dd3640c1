import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

import { clearToast } from '#client/ui/toast.ts'

import { keepCachesUsable, stopTimers, turnOfTheLoop, watchTimers } from './end-of-test.ts'
import { stopFakeServer } from './fake-server.ts'

// Far longer than the second that is usual: the first journey of a file waits until its pages are
// compiled, a poll comes every two seconds, and a busy machine is no reason to fail.
configure({ asyncUtilTimeout: 30_000 })
watchTimers()
keepCachesUsable()

/** What a test may write to the console: nothing, unless it replaces the spy itself. */
const noise: string[] = []

beforeEach(() => {
  noise.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      noise.push(words.map(String).join(' '))
    })
  }
})

afterEach(async () => {
  await turnOfTheLoop()
  cleanup()
  vi.useRealTimers()
  stopTimers()
  clearToast()
  stopFakeServer()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
  if (noise.length > 0) throw new Error(`The test wrote to the console: ${noise.join('; ')}`)
})
