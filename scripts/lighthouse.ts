import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import lighthouse, { type Result } from 'lighthouse'

import { launchBrowser } from '../src/e2e/setup/browser.ts'
import { freePort, startApp } from '../src/e2e/setup/start-app.ts'
import { median } from './bench/median.ts'
import { run } from './run.ts'

/** The least that each category of the landing page may reach, in Lighthouse's own points. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof BARS

const RUNS = 5

/**
 * `npm run lighthouse`: the landing page of the production build, on a phone with a slow network as
 * Lighthouse simulates them. Prints the median of each category and fails below the bars.
 * `-- --no-build` measures the last build; `-- --details` names what cost points.
 */
if (!process.argv.includes('--no-build')) {
  await run('vite', ['build', '--logLevel', 'warn'])
}
const state = mkdtempSync(join(tmpdir(), 'fineprint-lighthouse-'))
const noSettings = join(state, 'empty.env')
writeFileSync(noSettings, '')
const app = await startApp({
  script: [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    '--config',
    'dist/fineprint/wrangler.json',
    '--env-file',
    noSettings,
    '--persist-to',
    state,
  ],
  state,
})
try {
  const results: Result[] = []
  for (let turn = 1; turn <= RUNS; turn++) results.push(await measure(app.origin))
  process.exitCode = report(results) ? 0 : 1
} finally {
  await app.kill()
  rmSync(state, { recursive: true, force: true })
}

/** One run in a browser of its own, as a first visit. */
async function measure(url: string): Promise<Result> {
  const port = await freePort()
  const browser = await launchBrowser(port)
  try {
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      onlyCategories: Object.keys(BARS),
    })
    if (!outcome || outcome.lhr.runtimeError) {
      throw new Error(outcome?.lhr.runtimeError?.message ?? 'Lighthouse gave no result')
    }
    return outcome.lhr
  } finally {
    await browser.close()
  }
}

/** Prints the medians; true when all of them reach their bars. */
function report(results: readonly Result[]): boolean {
  let good = true
  console.log(`Landing page, mobile, simulated throttling, median of ${results.length} runs`)
  for (const [category, bar] of Object.entries(BARS)) {
    const points = median(results.map((result) => pointsOf(result, category as Category)))
    good &&= points >= bar
    console.log(`  ${category.padEnd(16)}${String(points).padStart(4)}   at least ${bar}`)
  }
  const [last] = results
  if (last && process.argv.includes('--details')) printDetails(last)
  return good
}

function pointsOf({ categories }: Result, category: Category): number {
  const score = categories[category]?.score
  if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${category}`)
  return Math.round(score * 100)
}

function printDetails({ audits }: Result): void {
  for (const { id, score, displayValue } of Object.values(audits)) {
    if (score !== null && score < 1) console.log(`  ${id}: ${score} ${displayValue ?? ''}`)
  }
}
