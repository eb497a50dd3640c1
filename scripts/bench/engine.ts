import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { extractText, getDocumentProxy } from 'unpdf'

import { LAW_AS_AT } from '#worker/analysis/engine.ts'
import { extractSource } from '#worker/analysis/extract/extract.ts'
import { recogniseFacts } from '#worker/analysis/facts/recognise-facts.ts'
import { assembleReport } from '#worker/analysis/report/assemble-report.ts'
import { rules } from '#worker/analysis/rules/index.ts'
import { runRules } from '#worker/analysis/rules/run-rules.ts'
import { likeliestOf } from '#worker/analysis/rules/nets/second-reading.ts'
import { segment } from '#worker/analysis/segment/segment.ts'
import type { Source } from '#worker/analysis/source.ts'
import { rememberingTexts } from '#worker/analysis/wording/wordings.ts'
import { manyPagesPdf } from '#worker/testing/many-pages-pdf.ts'

import { median } from './median.ts'
import { printTable } from './table.ts'

const PAGES = [54, 120, 300, 1_000]
const RUNS = 5
const CORPUS = join(import.meta.dirname, '../../corpus')
/** What follows the reading of 120 pages may take as long as the reading at most. */
const LIMIT_PAGES = 120
const LIMIT_RATIO = 1
/** Time for a page may grow by this much from 120 pages on and still count as linear. */
const LIMIT_GROWTH = 1.3

const STAGES = ['segment', 'facts', 'rules', 'report'] as const
type Stage = (typeof STAGES)[number]
type Times = Readonly<Record<Stage | 'together', number>>

type Measured = {
  readonly pages: number
  readonly bare: number
  readonly extraction: number
  readonly after: Times
  /** The least of the runs, which the machine's other work cannot lower. */
  readonly least: Times
}

/** Bare text extraction, our extraction with boxes, and all that comes after it, stage by stage. */
export async function benchEngine(): Promise<void> {
  const measured: Measured[] = []
  for (const pages of PAGES) measured.push(await measure(manyPagesPdf(pages), pages))
  printTable(
    `Engine, in one process, warm, median of ${RUNS} (ms)`,
    [
      'pages',
      'bare unpdf',
      'extraction',
      '÷ bare',
      'everything after',
      '÷ extraction',
      'ms a page',
      `limit ${LIMIT_RATIO.toFixed(1)}`,
    ],
    measured.map(({ pages, bare, extraction, after }) => [
      pages,
      bare.toFixed(0),
      extraction.toFixed(0),
      (extraction / bare).toFixed(2),
      after.together.toFixed(0),
      (after.together / extraction).toFixed(2),
      ((extraction + after.together) / pages).toFixed(2),
      pages === LIMIT_PAGES ? verdictOn(after.together / extraction, LIMIT_RATIO) : '',
    ]),
  )
  printTable(
    'What comes after extraction, by stage (ms; in brackets the share of extraction)',
    ['pages', ...STAGES, 'together'],
    measured.map(({ pages, extraction, after }) => [
      pages,
      ...[...STAGES, 'together' as const].map(
        (stage) => `${after[stage].toFixed(1)} (${(after[stage] / extraction).toFixed(2)})`,
      ),
    ]),
  )
  await benchLabelled()
  const base = measured.find(({ pages }) => pages === LIMIT_PAGES)
  printTable(
    `The same for one page (µs, least of ${RUNS}), and how much more that is than at ${LIMIT_PAGES} pages`,
    ['pages', ...STAGES, 'together', 'growth', `limit ${LIMIT_GROWTH}`],
    measured.map((one) => {
      const growth = base === undefined ? 1 : pageUs(one, 'together') / pageUs(base, 'together')
      return [
        one.pages,
        ...[...STAGES, 'together' as const].map((stage) => pageUs(one, stage).toFixed(0)),
        growth.toFixed(2),
        one.pages > LIMIT_PAGES ? verdictOn(growth, LIMIT_GROWTH) : '',
      ]
    }),
  )
}

/** The same figures for documents as they are written, summed over all of them. */
async function benchLabelled(): Promise<void> {
  let [pages, bare, extraction, after] = [0, 0, 0, 0]
  for (const name of readdirSync(CORPUS)) {
    const file = join(CORPUS, name, 'document.pdf')
    if (!existsSync(file)) continue
    const pdf = new Uint8Array(readFileSync(file))
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
    const one = await measure(pdf, numPages)
    pages += numPages
    bare += one.bare
    extraction += one.extraction
    after += one.after.together
  }
  const times = [bare, extraction, after].map((ms) => ms.toFixed(0))
  const perPage = ((extraction + after) / pages).toFixed(2)
  printTable(
    'The labelled PDFs of corpus/, one after another, in which hardly a sentence comes back (ms)',
    ['pages', 'bare unpdf', 'extraction', 'everything after', '÷ extraction', 'ms a page'],
    [[pages, ...times, (after / extraction).toFixed(2), perPage]],
  )
}

/** All are measured in turns, so that each meets the same load; the first turn warms up. */
async function measure(pdf: Uint8Array, pages: number): Promise<Measured> {
  const runs: Once[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    const once = await measureOnce(pdf)
    if (run > 0) runs.push(once)
  }
  return {
    pages,
    bare: median(runs.map(({ bare }) => bare)),
    extraction: median(runs.map(({ extraction }) => extraction)),
    after: ofAll(runs, median),
    least: ofAll(runs, (times) => Math.min(...times)),
  }
}

type Once = Pick<Measured, 'bare' | 'extraction' | 'after'>

function ofAll(runs: readonly Once[], choose: (times: number[]) => number): Times {
  const of = (stage: keyof Times) => choose(runs.map(({ after }) => after[stage]))
  return {
    segment: of('segment'),
    facts: of('facts'),
    rules: of('rules'),
    report: of('report'),
    together: of('together'),
  }
}

async function measureOnce(pdf: Uint8Array): Promise<Once> {
  const [forBare, forOurs] = [new Uint8Array(pdf), new Uint8Array(pdf)]
  const start = performance.now()
  await extractText(await getDocumentProxy(forBare), { mergePages: true })
  const bared = performance.now()
  const source = await extractSource(forOurs, 'pdf')
  const extracted = performance.now()
  return {
    bare: bared - start,
    extraction: extracted - bared,
    after: rememberingTexts(() => readInStages(source)),
  }
}

/** As `readDocument` reads a document, with a look at the clock behind each stage. */
function readInStages(source: Source): Times {
  const start = performance.now()
  const doc = segment(source)
  const segmented = performance.now()
  const facts = recogniseFacts(doc)
  const recognised = performance.now()
  const { findings, checks } = runRules({ doc, facts }, rules, likeliestOf)
  const ruled = performance.now()
  assembleReport({ doc, facts, findings, checks, inputs: {}, lawAsAt: LAW_AS_AT })
  const end = performance.now()
  return {
    segment: segmented - start,
    facts: recognised - segmented,
    rules: ruled - recognised,
    report: end - ruled,
    together: end - start,
  }
}

function pageUs({ pages, least }: Measured, stage: keyof Times): number {
  return (least[stage] / pages) * 1_000
}

function verdictOn(ratio: number, limit: number): string {
  return ratio <= limit ? 'holds' : 'TOO SLOW'
}
