import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { seededRandom } from '../simulate/random.ts'
import { fit } from './fit.ts'
import { gather } from './gather.ts'
import { judge } from './judge.ts'
import { pack } from './pack.ts'

const FILE = new URL('../../src/worker/analysis/likeness/weights.json', import.meta.url)
const SEED = 2026

/**
 * `npm run train` learns the weights again from all examples and writes them down;
 * `npm run train -- --judge` only says how it does on documents kept from it.
 */
async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({ args: argv, options: { judge: { type: 'boolean' } } })
  const examples = await gather()
  const raised = examples.filter((example) => example.raised).length
  console.log(`${examples.length} passages, ${raised} raised`)
  if (values.judge === true) {
    for (const row of judge(examples, () => seededRandom(SEED))) {
      const share = ((100 * row.found) / row.labelled).toFixed(1)
      const extra = row.extraPerDocument.toFixed(1)
      console.log(`from ${row.threshold}: ${share} % found, ${extra} others a document`)
    }
    return
  }
  const fitted = fit(examples, seededRandom(SEED).next)
  const packed = pack(fitted)
  await writeFile(FILE, `${JSON.stringify(packed, null, 2)}\n`)
  console.log(`${packed.count} of ${fitted.weights.size} weights kept`)
}

await main(process.argv.slice(2))
