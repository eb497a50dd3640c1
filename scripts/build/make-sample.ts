import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import { pageOf } from '#worker/documents/page-store.ts'

import { analyseBytes } from '../../src/cli/analyse-bytes.ts'

/**
 * Reads the sample's document with the engine, as an upload would be, and writes what `/sample`
 * shows: `report.json`, `pages.json` and the document itself.
 *
 * usage: node scripts/build/make-sample.ts DOCUMENT FOLDER
 */
const [file, folder] = process.argv.slice(2)
if (file === undefined || folder === undefined) throw new Error('DOCUMENT or FOLDER is missing')

const bytes = readFileSync(file)
const result = await analyseBytes(new Uint8Array(bytes), { name: 'sample', now: () => new Date() })
if (!result.ok) throw new Error(`${file} was refused: ${result.message}`)
const { report, source } = result
const pages = source.pages.map((_, index) => pageOf(source, index + 1))

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages))
writeFileSync(join(folder, `document${extname(file)}`), bytes)
