import type { Fact } from '../facts.ts'

export type DepositFacts = {
  readonly deposit: Fact<number> | null
  readonly depositPercent: Fact<number> | null
  readonly depositDate: Fact<string> | null
}
