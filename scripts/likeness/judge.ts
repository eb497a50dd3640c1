import { scoreOf } from '#worker/analysis/likeness/likeness.ts'

import type { Random } from '../simulate/random.ts'
import { fit } from './fit.ts'
import type { Gathered } from './gather.ts'

export type Judgement = {
  readonly threshold: number
  /** Of the passages that hold a labelled quotation, how many are raised. */
  readonly found: number
  readonly labelled: number
  /** Passages without one that are raised all the same, by document. */
  readonly extraPerDocument: number
}

const FOLDS = 5
const THRESHOLDS = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]

/**
 * How the model does on documents that were kept from it: a fifth of them at a time, with the rules'
 * cases and the bank always there. Cases written while reading one of these documents make this
 * look better than it is; documents closed to everyone are the measure (docs/likeness.md).
 */
export function judge(examples: readonly Gathered[], random: () => Random): Judgement[] {
  const documents = [...new Set(examples.map(({ source }) => source).filter(isDocument))]
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(documents.filter((_name, index) => index % FOLDS === fold))
    const learned = fit(
      examples.filter(({ source }) => !held.has(source)),
      random().next,
    )
    return examples
      .filter(({ source }) => held.has(source))
      .map(({ features, raised }) => ({ raised, score: scoreOf(features, learned) }))
  }).flat()
  const labelled = scored.filter(({ raised }) => raised).length
  return THRESHOLDS.map((threshold) => {
    const told = scored.filter(({ score }) => score >= threshold)
    const found = told.filter(({ raised }) => raised).length
    return {
      threshold,
      found,
      labelled,
      extraPerDocument: (told.length - found) / documents.length,
    }
  })
}

function isDocument(source: string): boolean {
  return source.startsWith('documents/')
}
