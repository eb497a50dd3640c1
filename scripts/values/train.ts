import { writeFile } from 'node:fs/promises'

import { VALUE_FIELDS } from '#worker/analysis/facts/learned/value-fields.ts'
import { segment } from '#worker/analysis/segment/segment.ts'

import { fitClasses } from '../learn/fit-classes.ts'
import { openSources } from '../learn/open-sources.ts'
import { compact, written } from '../learn/pack-classes.ts'
import { seededRandom } from '../simulate/random.ts'
import { examplesOfValues, toldFieldsOf } from './examples-of-values.ts'
import { judgeValues } from './judge-values.ts'

const FILE = new URL('../../src/worker/analysis/facts/learned/weights.json', import.meta.url)
const SEED = 2026

/**
 * The second part of `npm run train`: learns which words stand about the amounts, areas and dates
 * that the labels name; with `--judge` it only says how it does on documents kept from it.
 */
async function main(): Promise<void> {
  const docs = (await openSources()).map(({ folder, source }) => {
    const doc = segment(source)
    const told = toldFieldsOf(folder)
    return { doc, told, examples: examplesOfValues(doc, told) }
  })
  const learn = (from: typeof docs) =>
    compact(
      fitClasses(
        from.flatMap(({ examples }) => examples),
        VALUE_FIELDS.length,
        seededRandom(SEED).next,
      ),
    )
  if (process.argv.includes('--judge')) {
    for (const line of judgeValues(docs, learn)) console.log(line)
    return
  }
  const weights = written(learn(docs))
  await writeFile(FILE, `${JSON.stringify(weights, null, 2)}\n`)
  console.log(`${docs.length} documents, ${weights.count} features of printed values`)
}

await main()
