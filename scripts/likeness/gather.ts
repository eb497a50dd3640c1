import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { featuresOf } from '#worker/analysis/likeness/features.ts'

import type { Example } from './examples.ts'
import { examplesOfBank } from './examples-of-bank.ts'
import { examplesOfDocuments } from './examples-of-documents.ts'

export type Gathered = Example & { readonly features: Int32Array }

const CORPUS = new URL('../../corpus/', import.meta.url)

/** Everything that the model may learn from: the closed documents are not among it. */
export async function gather(): Promise<Gathered[]> {
  const closed = JSON.parse(readFileSync(new URL('closed.json', CORPUS), 'utf8')) as string[]
  const examples = [
    ...examplesOfBank(fileURLToPath(new URL('passages', CORPUS))),
    ...(await examplesOfDocuments(fileURLToPath(CORPUS), closed)),
    ...(await examplesOfDocuments(fileURLToPath(new URL('fresh', CORPUS)), closed)),
  ]
  return examples.map((example) => ({ ...example, features: featuresOf(example.wording) }))
}
