import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Plugin } from 'vite'

/** Shown at `/sample`; `src/client/pages/sample.tsx` says which document it is. */
const DOCUMENT = 'corpus/vic-house-harrowdale-01/document.pdf'

const TYPES = {
  'report.json': 'application/json',
  'pages.json': 'application/json',
  'document.pdf': 'application/pdf',
} as const
type Name = keyof typeof TYPES
type Sample = Readonly<Record<Name, Buffer>>

/**
 * Puts the sample report at `/sample/report.json`, with the pages and the document beside it. The
 * engine of this very build makes it; in development at the first look.
 */
export function sample(): Plugin {
  let making: Promise<Sample> | undefined
  const made = () => (making ??= make())
  return {
    name: 'fineprint:sample',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [name, source] of Object.entries(await made())) {
        this.emitFile({ type: 'asset', fileName: `sample/${name}`, source })
      }
    },
    configureServer(server) {
      server.middlewares.use('/sample/', (request, response, next) => {
        const name = (request.url ?? '').slice(1)
        if (!isName(name)) return next()
        made().then((files) => {
          response.setHeader('Content-Type', TYPES[name])
          response.end(files[name])
        }, next)
      })
    },
  }
}

/** A process of its own: the engine runs under Node as it stands, Vite's configuration does not. */
async function make(): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'fineprint-sample-'))
  try {
    await promisify(execFile)(process.execPath, ['scripts/build/make-sample.ts', DOCUMENT, folder])
    const read = (name: Name) => readFileSync(join(folder, name))
    return {
      'report.json': read('report.json'),
      'pages.json': read('pages.json'),
      'document.pdf': read('document.pdf'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isName(name: string): name is Name {
  return Object.hasOwn(TYPES, name)
}
