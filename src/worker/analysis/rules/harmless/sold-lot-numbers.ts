import type { Facts } from '../../facts/facts.ts'

/** The numbers of the lots that are sold, as the title names them, in capital letters. */
export function soldLotNumbers({ lotPlan }: Facts): string[] {
  return [...(lotPlan?.value ?? '').matchAll(LOTS)].map(([, lot]) => (lot ?? '').toUpperCase())
}

const LOTS = /\b(?:lots?|allotments?|blocks?) ([A-Z]?\d{1,5}[A-Z]?)\b/gi
