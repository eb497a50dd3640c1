import { extractText, getDocumentProxy } from 'unpdf'

import { readDocument } from '#worker/analysis/engine.ts'
import { extractSource } from '#worker/analysis/extract/extract.ts'
import { manyPagesPdf } from '#worker/testing/many-pages-pdf.ts'

import { medianMs } from './median.ts'
import { printTable } from './table.ts'

const PAGES = [54, 120, 300, 1_000]
const RUNS = 5
/** What follows the reading of 120 pages may take as long as the reading at most. */
const LIMIT_PAGES = 120
const LIMIT_RATIO = 1

/** Bare text extraction, our extraction with boxes, and all that comes after it. */
export async function benchEngine(): Promise<void> {
  const rows = []
  for (const pages of PAGES) {
    const pdf = manyPagesPdf(pages)
    const bare = await medianMs(RUNS, async () =>
      extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true }),
    )
    const extraction = await medianMs(RUNS, () => extractSource(new Uint8Array(pdf), 'pdf'))
    const source = await extractSource(new Uint8Array(pdf), 'pdf')
    const reading = await medianMs(RUNS, () => readDocument(source))
    rows.push([
      pages,
      bare.toFixed(0),
      extraction.toFixed(0),
      (extraction / bare).toFixed(2),
      reading.toFixed(0),
      (reading / extraction).toFixed(2),
      ((extraction + reading) / pages).toFixed(2),
      pages === LIMIT_PAGES ? verdictOn(reading / extraction) : '',
    ])
  }
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
    rows,
  )
}

function verdictOn(ratio: number): string {
  return ratio <= LIMIT_RATIO ? 'holds' : 'TOO SLOW'
}
