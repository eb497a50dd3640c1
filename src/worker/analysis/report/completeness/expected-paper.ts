import type { PageKind } from '#shared/report.ts'

import type { Circumstance } from './circumstances.ts'

/** A paper, or a statement in one, that a buyer of this kind of property ought to be given. */
export type Expected = {
  readonly what: string
  /** All of them must hold; none for what is always expected. */
  readonly when: readonly Circumstance[]
  /** None of them may hold. */
  readonly unless?: readonly Circumstance[]
  /** A part of any of these kinds is it. */
  readonly kinds: readonly PageKind[]
  /** Or a part whose words say so: of `zones`, else any that is not the contract itself. */
  readonly words?: RegExp
  readonly zones?: readonly PageKind[]
  /** What follows where it is missing, and until when the buyer can act. */
  readonly consequence: string
}

/** The contract's own pages speak of papers without being them. */
export const NOT_ATTACHED: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'general-conditions',
  'special-conditions',
  'statutory-notice',
  'auction-conditions',
  'vendor-statement',
]
