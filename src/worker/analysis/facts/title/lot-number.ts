import type { Fact } from '../facts.ts'

/** The number of the lot that is sold, as its plan has it. */
export function lotNumber(lotPlan: Fact<string> | null): string | undefined {
  return /\b(?:Lots?|Allotment|Unit|Block|Section)\s([A-Z]?\d+[A-Z]?|[A-Z](?=\sDP))/i.exec(
    lotPlan?.value ?? '',
  )?.[1]
}
