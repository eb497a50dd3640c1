import type { Block } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { VERB } from './cut-passages.ts'

/** What tells the head of a table from its rows. */
export const HEAD_ROW = wordings({
  figure: /[\d$☐☒?]/,
  answer: /\b(?:yes|no|nil|none|n\/a|unknown)\b/i,
  /** "Permit no.", "Lot Nos.": the number that a column holds, and no answer. */
  number:
    /^\W{0,3}No(?=[\t |]{1,3}(?:part|item|element|area|location|room|description|name|document|title|lot|matter)\b)|\b(?:account|application|approval|assessment|certificate|dealing|file|folio|instrument|item|licen[cs]e|lot|permit|plan|policy|property|reference|sheet|title|unit) nos?\.?(?=$|[\s/])|\bNos?\./i,
  /** In what a column is counted: "Floor area m2". */
  unit: /(?<=[a-z] \(?)(?:m2|m²|sq\.? ?m|ha|mm|km|%|\$)(?=\W|$)/i,
  /** What an inspector goes through, a column for each: "Room | Walls | Ceiling | Floor | Remarks". */
  rooms:
    /^\W{0,3}(?:room|area|space|element|location)s?\b.{0,20}\b(?:walls?|ceilings?|floors?|joinery|windows?|doors?|fittings?)\b.{0,40}\b(?:remarks?|comments?|notes?|observations?|condition|rating|result)s?\W{0,3}$/i,
  /** What a column is headed with. */
  column:
    /\b(?:agents?|damage|extent|live|amounts?|areas?|bonds?|expiry|lessees?|premises|rent|tenants?|term|balances?|budget|actual|approvals?|certificates?|certification|class|classification|comments?|condition|contributions?|dates?|dealing|description|details?|documents?|due|element|entitlements?|fees?|final|fund|issued|items?|levels?|levied|levy|locations?|lots?|methods?|names?|notes?|numbers?|observations?|outcome|owners?|pages?|paid|payments?|period|permits?|photographs?|plot|priority|purpose|ratings?|references?|remarks?|results?|severity|share|slope|sources?|stages?|status|sums?|total|types?|units?|value|works?|year)\b/i,
})

const EVERY_NUMBER = new RegExp(HEAD_ROW.number, 'gi')
const EVERY_UNIT = new RegExp(HEAD_ROW.unit, 'gi')

/** "Plot | Vegetation class | Slope | Rating": three names or more, and nothing told under them. */
export function isHeadRow(
  row: string,
  block: Pick<Block, 'cells' | 'text' | 'span' | 'kind'>,
): boolean {
  const p = HEAD_ROW
  if (block.kind !== 'row' || (block.cells?.length ?? 0) < 3) return false
  const text = row.replaceAll(EVERY_NUMBER, ' # ').replaceAll(EVERY_UNIT, ' ')
  if (p.figure.test(text) || p.answer.test(text) || VERB.test(text)) return false
  const said = cellsOf(block)
  if (!said.every((cell) => cell.split(/[ /]{1,3}/).length <= 4)) return false
  const named = said.filter((cell) => p.column.test(cell)).length
  return named > 1 || (named > 0 && p.rooms.test(text))
}
