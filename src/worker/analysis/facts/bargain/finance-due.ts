import type { Doc } from '../../document.ts'
import { findAll } from '../../segment/find.ts'
import { sentenceAround } from '../../segment/sentences.ts'
import type { Due } from '../forms/due.ts'
import { firstDue } from '../forms/due.ts'
import type { Fact } from '../facts.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { tickedRows } from './ticked-rows.ts'
import { isPlaceholder } from '../forms/placeholder.ts'
import { labelled } from '../forms/labels.ts'

const LABEL =
  /\b(?:approval date|finance (?:approval )?(?:date|period)(?: (?:ends?|expires))?|latest time(?: ?:? ?\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?,? on(?=:?\s{0,2}$))?|loan approval (?:date|period|by)|date for (?:finance|loan) approval|finance (?:is )?due(?: date)?)\b/i
const CONDITION =
  /\b(?:finance|loan|mortgage)\b[^.;\n]{0,150}?\b(?:within|by(?! (?:notice|giving|written|the|a|an)\b)|on or before|no later than|not later than)\s/i
/** "Finance | ☒ Yes. Lender: any bank. To be approved by: 21 December 2026" */
const ROW = /^(?:subject to )?(?:finance|loan|mortgage)(?: (?:clause|condition|approval))?\b/i
/** "The Buyer has until 2 December 2026 to be offered a loan" */
const UNTIL =
  /\b(?:buyer|purchaser)s?\b[^.;\n]{0,40}\b(?:ha(?:s|ve)|(?:is|are) (?:given|allowed)|gets?|may take)\b[^.;\n]{0,12}\b(?:until|till|up to)\s/i
/** "If by 28 October 2026 the Buyer's bank has not approved a loan" */
const IF_BY =
  /\b(?:if|unless|should),? (?:by|before|within|on or before|until|no later than|not later than)\s/i
const AGREED =
  /\b(?:approv\w{0,3}|lend\w{0,3}|lent|offer\w{0,2}|refus\w{0,3}|declin\w{0,3}|agree\w{0,1}|grant\w{0,2})\b/i
const LENT = /\b(?:loans?|finance|lend\w{0,3}|lent|mortgage|borrow\w{0,3}|bank)\b/i
const ELSEWHERE =
  /\b(?:settlement|signature|witness|default|deposit|discharge|vendor's|seller's|(?:vendor|seller) (?:must|shall|will))\b/i

/** When the loan must be approved, as a day or as a time from the contract. */
export function recogniseFinanceDue(doc: Doc): Fact<Due> | null {
  for (const place of labelled(doc, LABEL, CONTRACT_ZONES, { anywhere: true, reach: 130 })) {
    if (isPlaceholder(place.text)) continue
    const found = firstDue(place.text)
    if (found === null || found.start > 50) continue
    if (ELSEWHERE.test(place.text.slice(0, found.start))) continue
    const span = { start: place.offset + found.start, end: place.offset + found.end }
    return factAt(doc, fromContract(found.due), span, 88, [`a time behind "${place.label}"`])
  }
  // A page of the form that was taken for an annexure still has its fields.
  for (const place of labelled(doc, LABEL, ['annexure'], { reach: 60 })) {
    const found = place.field && !isPlaceholder(place.text) ? firstDue(place.text) : null
    if (found === null || found.start > 2) continue
    const span = { start: place.offset + found.start, end: place.offset + found.end }
    return factAt(doc, fromContract(found.due), span, 75, [`a time in the field "${place.label}"`])
  }
  const [row] = tickedRows(doc, ROW)
  if (row !== undefined) return factAt(doc, row.due, row.span, 84, ['a day in the row of the loan'])
  for (const { span } of findAll(doc, UNTIL, { zones: ['special-conditions'] })) {
    const found = firstDue(doc.text.slice(span.end, span.end + 60))
    if (found === null || found.start > 4 || found.due.kind !== 'date') continue
    const { end } = sentenceAround(doc, span.start)
    const behind = doc.text.slice(span.end + found.end, Math.min(end, span.end + found.end + 90))
    if (!LENT.test(behind) || ELSEWHERE.test(behind)) continue
    const at = { start: span.end + found.start, end: span.end + found.end }
    return factAt(doc, found.due, at, 78, ['a day until which a loan may be found'])
  }
  for (const { span } of findAll(doc, IF_BY, { zones: ['special-conditions', 'annexure'] })) {
    const found = firstDue(doc.text.slice(span.end, span.end + 100))
    if (found === null || found.start > 4) continue
    if (found.due.kind === 'period' && found.due.from === '') continue
    const { end } = sentenceAround(doc, span.start)
    const behind = doc.text.slice(span.end + found.end, Math.min(end, span.end + found.end + 110))
    if (!LENT.test(behind) || !AGREED.test(behind) || ELSEWHERE.test(behind)) continue
    const at = { start: span.end + found.start, end: span.end + found.end }
    return factAt(doc, found.due, at, 78, ['a day by which a loan must be approved'])
  }
  for (const { span } of findAll(doc, CONDITION, { zones: ['special-conditions'] })) {
    if (ELSEWHERE.test(doc.text.slice(sentenceAround(doc, span.start).start, span.end))) continue
    const found = firstDue(doc.text.slice(span.end, span.end + 130))
    if (found === null || found.start > 8) continue
    if (found.due.kind === 'period' && found.due.from === '') continue
    const at = { start: span.end + found.start, end: span.end + found.end }
    return factAt(doc, found.due, at, 78, ['a time in a condition about the loan'])
  }
  return null
}

/** A field of a form that names no event counts from the contract. */
function fromContract(due: Due): Due {
  return due.kind === 'period' && due.from === '' ? { ...due, from: 'the contract date' } : due
}
