import { afterEach, beforeEach, vi } from 'vitest'

import { startListening, unexpectedNoise } from './console-noise.ts'

beforeEach(() => startListening())

afterEach(() => {
  const noise = unexpectedNoise()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (noise.length > 0) throw new Error(`The console should be quiet:\n${noise.join('\n')}`)
})
