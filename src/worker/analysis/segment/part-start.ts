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

/** A part that begins with a block, under the block's words, and is proven by it; `more` says what differs. */
export function startOf(
  block: number,
  kind: PageKind,
  words: string,
  more: Partial<PartStart> = {},
): PartStart {
  return { block, kind, title: titleOf(words), state: null, proven: true, heading: block, ...more }
}

const LONGEST_TITLE = 90

function titleOf(words: string): string {
  return words.length <= LONGEST_TITLE
    ? words
    : `${words.slice(0, LONGEST_TITLE - 3).replace(/\s\S*$/, '')}...`
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
