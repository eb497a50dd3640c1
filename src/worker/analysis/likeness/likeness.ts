import { oncePerText } from '../wording/wordings.ts'
import { featuresOf, type Wording } from './features.ts'
import { learned, type Learned } from './learned.ts'

/** From here on a passage that no rule has a name for is shown to the buyer. */
export const RAISED = 0.26

/** From here on a net hears a passage: with much wrong in a document, it may be shown. */
export const HEARD = 0.22

/**
 * From here on 186 of 215 passages that a net showed were labelled; of those below, 487 of 1,078
 * (120 bundles that the model had not seen, with the weights of 0.8.0, 23 November 2026).
 */
export const PLAIN = 0.7

/** Below this, words that a rule knows stand in a sentence that reads as ordinary wording. */
export const ORDINARY = 0.105

/**
 * Below this a place that a rule quoted is said to be low: as many labelled passages lie below it as
 * lay below the bound of the model before, where one of ten such places was labelled.
 */
export const DOUBTFUL = 0.19

const told = new WeakMap<Wording, number>()

/**
 * How much a passage reads like those that a careful conveyancer raises with a buyer: from 0 (like
 * ordinary wording) to 1. Learned from labelled passages (docs/teaching-the-likeness.md); the same in every run.
 */
export function likenessOf(wording: Wording): number {
  const known = told.get(wording)
  if (known !== undefined) return known
  const likeness = likenessOnce(wording)
  told.set(wording, likeness)
  return likeness
}

/** Forms and standard terms come twice in a bundle, under the same headings. */
const likenessOnce = oncePerText(
  (wording: Wording) => scoreOf(featuresOf(wording), learned()),
  ({ full, heading, zone, block }) => `${zone} ${block.kind} ${heading.length} ${heading}${full}`,
)

/** The same for features and weights of any origin, as training judges them: from 0 to 1. */
export function scoreOf(features: Int32Array, { weights, bias }: Learned): number {
  let sum = 0
  let known = 0
  for (const feature of features) {
    const weight = weights.get(feature)
    if (weight === undefined) continue
    sum += weight
    known += 1
  }
  // Long passages have more features, not more to say.
  return 1 / (1 + Math.exp(-(bias + sum / Math.sqrt(Math.max(1, known)))))
}
