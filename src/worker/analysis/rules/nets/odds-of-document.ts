import { PAGE_KINDS } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Finding } from '../finding.ts'
import { passagesIn } from '../reading/passages.ts'

/** So many findings above low are usual in a whole bundle with something wrong in it. */
const USUAL = 10
/** A letter or a certificate alone has fewer: one to so many passages. */
const PASSAGES_A_FINDING = 15

/**
 * Below this the one bad clause of an ordinary contract goes with the rest: with a quarter as the
 * least, 36 of 49 issues were found on nineteen such bundles, with a half 40 (decision 005).
 */
const LEAST = 0.5
const MOST = 1.2

/**
 * The odds that a passage of this document tells of a risk, as a share of those in the documents that
 * the likeness learned from: low where rules with a name found hardly anything above low, since most
 * of what then looks like a risk is an ordinary paper's way of speaking (decision 005 has the counts).
 */
export function oddsIn(doc: Doc, named: readonly Finding[]): number {
  const told = named.filter(({ severity }) => severity !== 'low').length
  const passages = passagesIn(doc, PAGE_KINDS).length
  const usual = Math.min(USUAL, Math.floor(passages / PASSAGES_A_FINDING))
  return Math.min(MOST, Math.max(LEAST, (told + 1) / (usual + 1)))
}

/** A likeness from 0 to 1, in a document of such odds. */
export function atOdds(likeness: number, odds: number): number {
  return (likeness * odds) / (1 - likeness + likeness * odds)
}
