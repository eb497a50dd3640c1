import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { printDocument, printTotals } from '../../corpus/score.mjs'
import { evaluate, type Evaluated, type Evaluation } from './evaluate.ts'
import { publish } from './publish.ts'

const USAGE = 'usage: npm run -s eval -- DIR [--out DIR] [--json] [--publish]'

const HELP = `Analyses every DIR/<id>/document.* and scores it against DIR/<id>/labels.json (corpus/FORMAT.md).
  --out      writes each report there
  --json     the figures as JSON
  --publish  makes them the figures of docs/accuracy.md and of the site`

/**
 * Analyses every labelled document of a folder and prints how well it was read; with `--publish` the
 * figures become those of docs/accuracy.md and of the site.
 */
async function main(argv: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
      publish: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(`${USAGE}\n\n${HELP}`)
    return 0
  }
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`)
    return 1
  }
  const { out } = values
  if (out !== undefined) await mkdir(out, { recursive: true })
  const evaluation = await evaluate(folder, async (document) => {
    showProgress(document)
    if (out !== undefined) await writeReport(out, document)
  })
  if (values.publish) await publish(folder, evaluation, new Date())
  console.log(values.json ? jsonOf(evaluation) : tableOf(evaluation))
  return 0
}

function showProgress({ id, milliseconds, refusal }: Evaluated): void {
  process.stderr.write(`${id}: ${refusal ?? `${milliseconds} ms`}\n`)
}

/** Written as it is read, so that a long run that is stopped leaves what it has done. */
async function writeReport(folder: string, { id, report }: Evaluated): Promise<void> {
  if (report === null) return
  await writeFile(join(folder, `${id}.json`), `${JSON.stringify(report, null, 2)}\n`)
}

function tableOf(evaluation: Evaluation): string {
  const clean = Object.entries(evaluation.mediumOnClean)
  return [
    ...evaluation.documents.flatMap(({ score }) =>
      score === null ? [] : [`${printDocument(score)}\n`],
    ),
    printTotals(evaluation.totals),
    '',
    'Findings of medium or more on documents without an issue above low:',
    ...clean.map(([id, count]) => `  ${id.padEnd(36)}${String(count).padStart(3)}`),
    `Quotes that are not the slice of their page: ${evaluation.misquotes}`,
  ].join('\n')
}

function jsonOf({ documents, totals, mediumOnClean, misquotes }: Evaluation): string {
  const scores = documents.map(({ score, milliseconds, refusal }) => ({
    ...score,
    milliseconds,
    refusal,
  }))
  return JSON.stringify({ documents: scores, totals, mediumOnClean, misquotes }, null, 2)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
