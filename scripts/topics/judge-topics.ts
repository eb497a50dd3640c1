import { TOPICS } from '#worker/analysis/likeness/topics/topics.ts'
import { type LearnedClasses, logOddsOf } from '#worker/analysis/learned/classes.ts'

import type { TopicExample } from './examples-of-topics.ts'

const FOLDS = 5
const LEAST_SHARES = [0, 0.4, 0.5, 0.6, 0.7, 0.8]

/**
 * How often the likeliest matter of a passage is that of the rule that finds it, by weights that did
 * not learn from its source: a line for each least share, and one for each matter.
 */
export function judgeTopics(
  examples: readonly TopicExample[],
  learn: (from: readonly TopicExample[]) => LearnedClasses,
): string[] {
  const sources = [...new Set(examples.map(({ source }) => source))]
  const foldOf = new Map(sources.map((source, index) => [source, index % FOLDS]))
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = learn(examples.filter(({ source }) => foldOf.get(source) !== fold))
    return examples
      .filter(({ source }) => foldOf.get(source) === fold && source.startsWith('documents/'))
      .map(({ features, label }) => ({ label, ...likeliest(features, learned) }))
  }).flat()
  const line = (name: string, shown: typeof judged, all: typeof judged) => {
    const right = shown.filter(({ label, told }) => label === told).length
    return `${name}: ${right} of ${shown.length} right, ${all.length - shown.length} left without`
  }
  return [
    ...LEAST_SHARES.map((least) =>
      line(
        `from ${least}`,
        judged.filter(({ share }) => share >= least),
        judged,
      ),
    ),
    ...TOPICS.map((topic, told) => {
      const all = judged.filter((one) => one.told === told)
      return line(
        `${topic} from 0.6`,
        all.filter(({ share }) => share >= 0.6),
        all,
      )
    }),
  ]
}

function likeliest(features: Int32Array, learned: LearnedClasses) {
  const odds = logOddsOf(features, learned)
  const told = odds.indexOf(Math.max(...odds))
  return { told, share: Math.exp(odds[told] ?? -Infinity) }
}
