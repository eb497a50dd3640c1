import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach } from 'vitest'

import { startListening, unexpectedNoise } from './console-noise.ts'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

beforeEach(() => startListening())

afterEach(() => {
  const noise = unexpectedNoise()
  if (noise.length > 0) throw new Error(`The console should be quiet:\n${noise.join('\n')}`)
})
