import type { BuyerKind } from './money/duty/duty.ts'

/** What the buyer tells us and the document cannot; every part is optional. */
export type BuyerInputs = {
  /** ISO date on which the buyer signed or will sign. */
  readonly signedOn?: string
  readonly priceCents?: number
  readonly buyerKind?: BuyerKind
}
