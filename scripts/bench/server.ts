import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { extractText, getDocumentProxy } from 'unpdf'

import type { Analysis } from '#shared/report.ts'
import { manyPagesPdf } from '#worker/testing/many-pages-pdf.ts'

import { newPerson, untilEnded } from '../../src/e2e/setup/person.ts'
import { startApp } from '../../src/e2e/setup/start-app.ts'
import { median, medianMs } from './median.ts'
import { printTable } from './table.ts'

const LIMITS_MS = [
  [54, 3_000],
  [300, 10_000],
] as const
const RUNS = 3

/** The running app: from the answer of start to `completedAt`, a new user and file each time. */
export async function benchServer(): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), 'fineprint-bench-'))
  const app = await startApp({ script: ['scripts/start.ts'], state })
  try {
    await analyse(app.origin, manyPagesPdf(3), 60_000)
    const rows = []
    for (const [pages, limitMs] of LIMITS_MS) {
      const pdf = manyPagesPdf(pages)
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) times.push(await analyse(app.origin, pdf, 120_000))
      const bare = await medianMs(RUNS, async () =>
        extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true }),
      )
      const time = median(times)
      rows.push([
        pages,
        time.toFixed(0),
        `${((100 * bare) / time).toFixed(0)} %`,
        limitMs,
        time <= limitMs ? 'holds' : 'TOO SLOW',
      ])
    }
    printTable(
      `npm start: from the answer of start to completed, median of ${RUNS} (ms)`,
      ['pages', 'time', 'share of bare unpdf', 'limit', ''],
      rows,
    )
  } finally {
    await app.kill()
    rmSync(state, { recursive: true, force: true })
  }
}

async function analyse(origin: string, pdf: Uint8Array, forMs: number): Promise<number> {
  const person = await newPerson(origin)
  const uploaded = await person.upload('contract.pdf', pdf)
  const { analysis }: { analysis: Analysis } = await uploaded.json()
  await person.call('POST', `/api/analyses/${analysis.id}/start`)
  const started = Date.now()
  const report = await untilEnded(person, analysis.id, forMs)
  if (!report.analysis.completedAt) throw new Error(`ended as ${report.analysis.status}`)
  return Date.parse(report.analysis.completedAt) - started
}
