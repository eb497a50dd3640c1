import type { DraftBlock } from './draft-blocks.ts'

import { cellText } from './cell-text.ts'
import { isRow } from './is-row.ts'

/** In the columns of accounts: "16,420", "(27,323)", "-". */
const FIGURE = /^(?:[(-]?(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,3})(?:\.\d\d)?\)?|-)$/
/** "CERTIFICATE OF LAND TAX PAYABLE   Amount unpaid $2,912.40" names its paper first. */
const NAMED_FIRST = /^(?:[A-Z&'-]{2,} ){1,6}(?:CERTIFICATE|NOTICE|SEARCH|STATEMENT|PAYABLE)\b/

/** "Council rates   $1,486.20 per annum" is a row of a table, whatever its first cell says. */
export function isAmountRow(draft: DraftBlock): boolean {
  if (!isRow(draft)) return false
  const figures = draft.cells?.slice(1).map((cell) => cellText(draft, cell)) ?? []
  const counted = figures.every((figure) => FIGURE.test(figure))
  if (counted && figures.some((figure) => figure.includes(','))) return true
  return /\$ ?\d/.test(draft.text) && !NAMED_FIRST.test(draft.text)
}
