import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { startApp } from './start-app.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merging needs an interface
  interface ProvidedContext {
    origin: string
  }
}

/**
 * Builds and starts the real app once for all journeys, on storage of its own. With E2E_ORIGIN they
 * meet the one that runs there, and its storage.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['E2E_ORIGIN']
  if (running !== undefined) {
    project.provide('origin', running)
    return () => Promise.resolve()
  }
  const state = mkdtempSync(join(tmpdir(), 'fineprint-e2e-'))
  const app = await startApp({ script: ['scripts/start.ts'], state })
  project.provide('origin', app.origin)
  return async () => {
    await app.kill()
    rmSync(state, { recursive: true, force: true })
  }
}
