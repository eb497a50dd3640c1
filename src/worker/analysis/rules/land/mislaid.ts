import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'

/** A paper that names other land than the contract. */
export type Mislaid = {
  readonly first: string
  readonly second: string
  readonly sold: Span
  readonly other: Span
  readonly paper: string
}

export const MISLAID_PATTERNS = wordings({
  otherLand:
    /\b(?:parent|formerly|former|previous|prior|common property|derived|derivation|created by|balance|adjoining|adjacent|neighbouring|benefit|appurtenant|servient|dominant|residue|mother|counter-?part|plan of|objection|permit for|belongs? to|owned by)\b/i,
  /** What is planned or done near by, which a search tells beside its answers on the lot. */
  beside:
    /\b(?:adjoining|adjacent|neighbou?ring|neighbou?r's|nearby|next door|next to|across the|opposite|over the (?:road|street|back fence))\b/i,
})

/** What a finding calls the paper. */
export const PAPER_NAMES: Readonly<Partial<Record<PageKind, string>>> = {
  'title-search': 'Title search',
  'planning-certificate': 'Planning certificate',
  'rates-certificate': 'Rates certificate',
  'water-certificate': 'Water certificate',
  'owners-corporation-certificate': 'Owners corporation certificate',
  'vendor-statement': 'Vendor statement',
}
