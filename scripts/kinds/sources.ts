import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Source } from '#worker/analysis/source.ts'

import { analyseBytes } from '../../src/cli/analyse-bytes.ts'

const CORPUS = fileURLToPath(new URL('../../corpus', import.meta.url))
const FOLDERS = ['.', 'fresh', 'contradictions', 'layouts'].map((name) => join(CORPUS, name))

/** Every open labelled document as it is extracted, in the order of the folders. */
export async function openSources(): Promise<Source[]> {
  const closed = JSON.parse(readFileSync(join(CORPUS, 'closed.json'), 'utf8')) as string[]
  const sources: Source[] = []
  for (const folder of FOLDERS) {
    for (const id of readdirSync(folder).toSorted()) {
      if (closed.includes(id) || !existsSync(join(folder, id, 'labels.json'))) continue
      const name = readdirSync(join(folder, id)).find((file) => file.startsWith('document.'))
      if (name === undefined) throw new Error(`no document in ${id}`)
      const bytes = new Uint8Array(readFileSync(join(folder, id, name)))
      const analysed = await analyseBytes(bytes, { name, now: () => new Date(0) })
      if (!analysed.ok) throw new Error(`${id} could not be read`)
      sources.push(analysed.source)
    }
  }
  return sources
}
