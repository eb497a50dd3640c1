import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Analysis } from '#shared/report.ts'
import { manyPagesPdf } from '#worker/testing/many-pages-pdf.ts'
import { beforeAll, describe, it } from 'vitest'

import type { Person } from './setup/person.ts'
import { newPerson, untilEnded } from './setup/person.ts'
import { plainEnvironment, startApp } from './setup/start-app.ts'

const WAYS_TO_RUN = {
  'npm start': ['scripts/start.ts', '--no-build'],
  'npm run dev': ['scripts/dev.ts'],
  'wrangler dev': ['scripts/wrangler-dev.ts'],
}

const SWEPT_WITHIN_MS = 90_000

beforeAll(() => {
  // The other journeys may be using what they have built.
  if (existsSync('.local/dist/fineprint/wrangler.json')) return
  const build = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'local-run']
  execFileSync(process.execPath, [...build, '--logLevel', 'warn'], { env: plainEnvironment() })
})

describe.concurrent('a server that is killed in the middle of an analysis', () => {
  for (const [name, script] of Object.entries(WAYS_TO_RUN)) {
    it(
      `ends with the report or the credit after a restart (${name})`,
      { timeout: 300_000 },
      async ({ expect, onTestFinished }) => {
        const state = mkdtempSync(join(tmpdir(), 'fineprint-restart-'))
        const first = await startApp({ script, state })
        onTestFinished(async () => {
          await first.kill()
          rmSync(state, { recursive: true, force: true })
        })
        const person = await newPerson(first.origin)
        const analysis = await startLongAnalysis(person)
        await first.kill()

        const port = Number(new URL(first.origin).port)
        const second = await startApp({ script, state, port })
        onTestFinished(() => second.kill())
        const report = await untilEnded(person, analysis.id, SWEPT_WITHIN_MS)
        const credits = await (await person.call('GET', '/api/subscription/credits')).json()
        const returned = report.analysis.status === 'failed' ? 1 : 0
        expect(credits.freeCreditsRemaining).toBe(returned)
      },
    )
  }
})

/** Uploads a document that takes seconds to read, and returns as soon as the reading has begun. */
async function startLongAnalysis(person: Person): Promise<Analysis> {
  const uploaded = await person.upload('long.pdf', manyPagesPdf(1_200))
  const { analysis }: { analysis: Analysis } = await uploaded.json()
  await person.call('POST', `/api/analyses/${analysis.id}/start`)
  for (;;) {
    const response = await person.call('GET', `/api/analyses/${analysis.id}`)
    const { analysis: now }: { analysis: Analysis } = await response.json()
    if (now.status === 'processing') return now
    if (now.status !== 'pending') throw new Error(`ended too soon: ${now.status}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
