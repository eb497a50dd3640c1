import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'

import { STATES, type StateCode } from '#shared/report.ts'

import { analyseBytes } from './analyse-bytes.ts'
import { layoutFor } from './layout.ts'
import { summaryOf } from './summary.ts'

const USAGE = `usage: npm run -s analyse -- FILE [--json] [--state ${STATES.join('|')}]`

const HELP = `Reads a property document (PDF, DOCX or TXT) on this machine and prints a summary of what it found.
  --json    the whole report, as the site shows it
  --state   believe this state instead of reading it from the document
Exit code 0: a report. 2: the file was refused, with the reason. 1: a wrong call or a fault.`

const EXIT = { report: 0, fault: 1, refused: 2 } as const

/** Standard output carries the report alone; progress and complaints go to standard error. */
async function main(argv: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'boolean', default: false },
      state: { type: 'string' },
    },
  })
  if (values.help) {
    process.stdout.write(`${USAGE}\n\n${HELP}\n`)
    return EXIT.report
  }
  const [file] = positionals
  const state = values.state === undefined ? undefined : stateOf(values.state)
  if (file === undefined || positionals.length > 1 || state === null) {
    process.stderr.write(`${USAGE}\n`)
    return EXIT.fault
  }
  const result = await analyseBytes(await bytesOf(file), {
    name: basename(file, extname(file)),
    now: () => new Date(),
    onPage: showProgress,
    ...(state === undefined ? {} : { state }),
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  if (!result.ok) {
    process.stderr.write(`${result.message}\n`)
    return EXIT.refused
  }
  const colour = Boolean(process.stdout.isTTY) && process.env.NO_COLOR === undefined
  const width = Math.max(60, Math.min(process.stdout.columns ?? 96, 110))
  await write(
    values.json
      ? `${JSON.stringify(result.report, null, 2)}\n`
      : summaryOf(result.report, layoutFor(width, colour)),
  )
  return EXIT.report
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const info = await stat(file).catch(() => null)
  if (info === null) throw new Error(`There is no file ${file}.`)
  if (info.isDirectory()) throw new Error(`${file} is a folder: give one PDF, DOCX or TXT file.`)
  return new Uint8Array(await readFile(file))
}

function stateOf(name: string): StateCode | null {
  return STATES.find((state) => state === name.toUpperCase()) ?? null
}

function showProgress(read: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rreading page ${read} of ${total}`)
  else if (read === total) process.stderr.write(`read ${total} page${total === 1 ? '' : 's'}\n`)
}

/** Waits until a pipe has taken everything; `| head` may close it sooner, and has what it wants. */
function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: NodeJS.ErrnoException | null): void => {
      if (error === undefined || error === null || error.code === 'EPIPE') resolve()
      else reject(error)
    }
    process.stdout.once('error', settle)
    process.stdout.write(text, settle)
  })
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = EXIT.fault
}
