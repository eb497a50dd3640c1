import type { Doc } from '#worker/analysis/document.ts'
import { likelyValues } from '#worker/analysis/facts/learned/likely-values.ts'
import { VALUE_FIELDS } from '#worker/analysis/facts/learned/value-fields.ts'
import { recogniseLotPlan } from '#worker/analysis/facts/title/lot-plan.ts'
import type { LearnedClasses } from '#worker/analysis/learned/classes.ts'

import { isTold, type ToldFields } from './examples-of-values.ts'

const FOLDS = 5
const LEAST_SHARES = [0.3, 0.5, 0.7]

/**
 * How often the likeliest value of a field is the labelled one, by weights that did not learn from
 * its document: a line for each field and least share.
 */
export function judgeValues<T extends { readonly doc: Doc; readonly told: ToldFields }>(
  docs: readonly T[],
  learn: (from: T[]) => LearnedClasses,
): string[] {
  const likeliest = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = learn(docs.filter((_doc, index) => index % FOLDS !== fold))
    return docs
      .filter((_doc, index) => index % FOLDS === fold)
      .map(({ doc, told }) => ({
        told,
        likely: likelyValues(doc, recogniseLotPlan(doc)?.value ?? null, learned),
      }))
  }).flat()
  return VALUE_FIELDS.filter((field) => field !== 'other').flatMap((field) =>
    LEAST_SHARES.map((least) => {
      const shown = likeliest.flatMap(({ told, likely }) => {
        const first = likely.get(field)?.[0]
        return first === undefined || first.share < least ? [] : isTold(first.value, field, told)
      })
      const right = shown.filter((one) => one).length
      return `${field} from ${least}: ${right} of ${shown.length} as labelled`
    }),
  )
}
