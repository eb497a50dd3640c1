import { PAGE_KINDS } from '#shared/report.ts'
import type { Wording } from '#worker/analysis/likeness/features.ts'
import type { Reading } from '#worker/analysis/rules/define-rule.ts'
import { passagesIn, type Passage } from '#worker/analysis/rules/reading/passages.ts'

/** One passage and whether a careful conveyancer raises it with the buyer. */
export type Example = {
  readonly wording: Wording
  readonly raised: boolean
  /** The rule whose risk it is or resembles; null where that is not known. */
  readonly about: string | null
  /** What it came from: examples of one source are held back together when the model is judged. */
  readonly source: string
  /** How much it counts beside the others. */
  readonly weight: number
}

/** Every passage of a document, whatever paper it stands in. */
export function everyPassageOf(doc: Reading['doc']): readonly Passage[] {
  return passagesIn(doc, PAGE_KINDS)
}

/** What the model looks at of a passage, and no more. */
export function wordingOf({ full, heading, zone, block }: Passage): Wording {
  return { full, heading, zone, block: { kind: block.kind } }
}
