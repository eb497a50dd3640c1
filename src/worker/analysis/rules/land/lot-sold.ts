import type { Facts } from '../../facts/facts.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'

export const LOT_SOLD_PATTERNS = wordings({
  lot: /\b(?:lots?|allotments?|blocks?|units?) ([A-Z]?\d{1,5}[A-Z]?)\b/i,
  /** "Unit 6 Units Plan 2012/093, Lot 5581": the unit is sold, and the lot is what all units stand on. */
  unitOf: /^unit ([A-Z]?\d{1,5})\b[^,;]{0,30},? (?:in |on |of )?lot \d/i,
  partOf: /\b(?:which is|being|is|forms) (?:a )?part of\b|\bunregistered plan,/i,
  folio: /\b(\d{1,5})\/SP ?\d{3,7}\b/i,
})

/** The number of the one lot that is sold; null where the papers name none or several. */
export function lotSold({ lotPlan, titleReference }: Facts): string | null {
  const unit = LOT_SOLD_PATTERNS.unitOf.exec(lotPlan?.value ?? '')?.[1]
  if (unit !== undefined) return unit.toUpperCase()
  // "Lot 47 in an unregistered strata plan which is part of Lot 5": of the two the first is sold.
  const [own = ''] = (lotPlan?.value ?? '').split(LOT_SOLD_PATTERNS.partOf)
  const lots = new Set(
    [...own.matchAll(everywhere(LOT_SOLD_PATTERNS.lot))].map(([, lot]) => lot?.toUpperCase()),
  )
  if (lots.size > 1) return null
  const [lot] = lots
  return lot ?? LOT_SOLD_PATTERNS.folio.exec(titleReference?.value ?? '')?.[1] ?? null
}
