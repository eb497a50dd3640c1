import { writeFile } from 'node:fs/promises'

import { PAGE_KINDS } from '#shared/report.ts'
import type { LearnedClasses } from '#worker/analysis/learned/classes.ts'
import { segment } from '#worker/analysis/segment/segment.ts'

import { seededRandom } from '../simulate/random.ts'
import { examplesOfDoc, examplesOfPassages } from './examples-of-kinds.ts'
import { fitClasses } from '../learn/fit-classes.ts'
import { openSources, type OpenSource } from '../learn/open-sources.ts'
import { compact, written } from '../learn/pack-classes.ts'
import { judgeKinds } from './judge-kinds.ts'
import { toldPartsOf } from './told-parts.ts'

const FILE = new URL('../../src/worker/analysis/segment/learned/weights.json', import.meta.url)
const SEED = 2026
const FOLDS = 5

/**
 * The first half of `npm run train`: learns which words stand in which kind of paper. Readers told the
 * parts of most open documents (`corpus/parts`); of the rest the headings tell the kinds, corrected
 * once by what the other documents taught, so that a heading which was missed in one of them is not
 * learned from.
 */
async function main(): Promise<void> {
  const sources = await openSources()
  const passages = examplesOfPassages()
  const learn = (learnedFrom: readonly (readonly [OpenSource, LearnedClasses | null])[]) =>
    compact(
      fitClasses(
        [
          ...learnedFrom.flatMap(([{ id, source }, learned]) =>
            examplesOfDoc(segment(source, { learned }), toldPartsOf(id)),
          ),
          ...passages,
        ],
        PAGE_KINDS.length,
        seededRandom(SEED).next,
      ),
    )
  const byHeadings = sources.map((source) => [source, null] as const)
  const corrected = Array.from({ length: FOLDS }, (_, fold) => {
    const others = learn(byHeadings.filter((_pair, index) => index % FOLDS !== fold))
    return sources
      .filter((_source, index) => index % FOLDS === fold)
      .map((source) => [source, others] as const)
  }).flat()
  if (process.argv.includes('--judge')) {
    const { byHeadings: plain, byWords } = judgeKinds(corrected)
    console.log(`text in its right paper: ${plain} % by headings, ${byWords} % with words`)
    return
  }
  const weights = written(learn(corrected))
  await writeFile(FILE, `${JSON.stringify(weights, null, 2)}\n`)
  console.log(`${sources.length} documents, ${passages.length} passages, ${weights.count} features`)
}

await main()
