import type { PageKind, StateCode } from '#shared/report.ts'

/** Where a part begins: index of its first block, what it is, and the cue's state. */
export type PartStart = {
  readonly block: number
  readonly kind: PageKind
  readonly title: string
  readonly state: StateCode | null
  /** False where the part begins without a heading of its own. */
  readonly proven: boolean
  /** The block that proves what the part is. */
  readonly heading: number
  /** A letter, an e-mail or a file note: whatever it speaks of, it is no other paper. */
  readonly letter?: true
  /** A letter, or the paper of another sender: nothing in it is a term of the contract. */
  readonly ofOthers?: true
  /** A sheet of an agent or an office among the papers of a bundle: no notice within the contract. */
  readonly leaflet?: true
  /** The last page of printed conditions that name themselves on each of their pages. */
  readonly printedTo?: number
}

/** The zones of a contract that are filled in and not read through. */
export const FORMS: ReadonlySet<PageKind> = new Set(['particulars', 'contract-form'])

/** The zones of a contract itself, as against the papers tied to it. */
export const CONTRACT_ZONES: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'general-conditions',
  'special-conditions',
  'statutory-notice',
  'auction-conditions',
])
