import { writeFile } from 'node:fs/promises'

import { TOPICS } from '#worker/analysis/likeness/topics/topics.ts'

import { fitClasses } from '../learn/fit-classes.ts'
import { compact, written } from '../learn/pack-classes.ts'
import { seededRandom } from '../simulate/random.ts'
import { examplesOfTopics, type TopicExample } from './examples-of-topics.ts'
import { judgeTopics } from './judge-topics.ts'

const FILE = new URL('../../src/worker/analysis/likeness/topics/weights.json', import.meta.url)
const SEED = 2026

/**
 * The last part of `npm run train`: learns from what the named rules find which matter a sentence is
 * about, for those that no rule has a name for; with `--judge` it only says how it does on documents
 * kept from it.
 */
async function main(): Promise<void> {
  const examples = await examplesOfTopics()
  const learn = (from: readonly TopicExample[]) =>
    compact(fitClasses(from, TOPICS.length, seededRandom(SEED).next))
  if (process.argv.includes('--judge')) {
    for (const line of judgeTopics(examples, learn)) console.log(line)
    return
  }
  const weights = written(learn(examples))
  await writeFile(FILE, `${JSON.stringify(weights, null, 2)}\n`)
  console.log(`${examples.length} passages, ${weights.count} features of their matters`)
}

await main()
