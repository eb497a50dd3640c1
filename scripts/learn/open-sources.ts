import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Source } from '#worker/analysis/source.ts'

import { extractSource } from '#worker/analysis/extract/extract.ts'

const CORPUS = fileURLToPath(new URL('../../corpus', import.meta.url))
const FOLDERS = ['.', 'fresh', 'contradictions', 'layouts'].map((name) => join(CORPUS, name))

export type OpenSource = {
  readonly id: string
  /** Where its labels stand too. */
  readonly folder: string
  readonly source: Source
}

/** Every open labelled document as it is extracted, in the order of the folders. */
export async function openSources(): Promise<OpenSource[]> {
  const closed = JSON.parse(readFileSync(join(CORPUS, 'closed.json'), 'utf8')) as string[]
  const sources: OpenSource[] = []
  for (const folder of FOLDERS) {
    for (const id of readdirSync(folder).toSorted()) {
      if (closed.includes(id) || !existsSync(join(folder, id, 'labels.json'))) continue
      const name = readdirSync(join(folder, id)).find((file) => file.startsWith('document.'))
      if (name === undefined) throw new Error(`no document in ${id}`)
      const bytes = new Uint8Array(readFileSync(join(folder, id, name)))
      sources.push({
        id,
        folder: join(folder, id),
        source: await extractSource(bytes, formatOf(name)),
      })
    }
  }
  return sources
}

function formatOf(name: string): Source['format'] {
  if (name.endsWith('.pdf')) return 'pdf'
  return name.endsWith('.docx') ? 'docx' : 'txt'
}
