import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { passagesIn } from '../reading/passages.ts'

export const ACCESSORY_PATTERNS = wordings({
  /** "Unit 4 and Accessory Unit 10 (carport)" */
  accessorySold:
    /\b(?:lot|unit) (?<lot>[A-Z]?\d{1,4}[A-Z]?),? (?:and|with|together with) (?:its |the )?accessory (?:lots?|units?) (?<accessory>[A-Z]?\d{1,4}[A-Z]?)\b/i,
  accessoryNamed: /\baccessory (?:lots?|units?)(?: nos?\.?)? (?<accessory>[A-Z]?\d{1,4}[A-Z]?)\b/i,
  noAccessory: /\b(?:lot|unit) (?<lot>[A-Z]?\d{1,4}[A-Z]?) has no accessory\b/i,
  accessoryRow: /^(?:lot |unit )?(?<lot>[A-Z]?\d{1,4}[A-Z]?)$/i,
})

type Told = { readonly text: string; readonly span: Span }

/** An accessory lot that the contract sells, and what a plan says against it: it is another lot's. */
export type AccessoryClash = { readonly sold: Told; readonly clash: readonly Told[] }

const PLANS: readonly PageKind[] = ['plan', 'owners-corporation-certificate', 'title-search']

/** Null where the contract sells no accessory lot, or no plan gives it to another. */
export function accessoryClash(doc: Doc): AccessoryClash | null {
  for (const sold of passagesIn(doc, ['particulars', 'contract-form'])) {
    const { lot, accessory } = ACCESSORY_PATTERNS.accessorySold.exec(sold.text)?.groups ?? {}
    if (lot === undefined || accessory === undefined) continue
    const clash = passagesIn(doc, PLANS).filter(({ text: told, block }) => {
      if (ACCESSORY_PATTERNS.noAccessory.exec(told)?.groups?.['lot'] === lot) return true
      if (ACCESSORY_PATTERNS.accessoryNamed.exec(told)?.groups?.['accessory'] !== accessory)
        return false
      const own = ACCESSORY_PATTERNS.accessoryRow.exec(cellsOf(block)[0] ?? '')?.groups?.['lot']
      return own !== undefined && own !== lot
    })
    if (clash.length > 0) return { sold, clash }
  }
  return null
}
