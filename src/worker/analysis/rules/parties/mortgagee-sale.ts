import type { Doc } from '../../document.ts'
import type { Party } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Reading } from '../define-rule.ts'
import { harmlessAt } from '../harmless/harmless.ts'
import { nameKey } from '../reading/names.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

export const MORTGAGEE_SALE_PATTERNS = wordings({
  /** The entry of a mortgage with its holder, as titles print it. */
  mortgageTo:
    /\b(?:MORTGAGE|[Mm]ortgage)\b[\w ,.:/]{0,50} (?:to|TO|in favour of|IN FAVOUR OF) [A-Z]|\b[A-Z]{0,2}\d{6,9}[A-Z]? (?:\d\d\/\d\d\/\d{4} )?MORTGAGE [A-Z]|^MORTGAGE [A-Z]{2}\d{6}[A-Z]\b|^(?:MORTGAGEE|Mortgagee) ?[:|]/,
  ofVendor: /\b(?:vendor|seller|we|us|transferor)\b/i,
  /** What a clause or note says of whoever might sell so. */
  ofAny: /\b(?:if|where|any mortgagee|a mortgagee (?:may|can|of)|purchaser's mortgagee)\b/i,
  assigned:
    /\b(?:transfer|assignment|novation|assigned|transferred)\b[^.;]{0,90}\b(?:not (?:yet )?(?:been )?(?:lodged|registered|stamped|produced)|unregistered|to be (?:lodged|registered))\b|\bmortgages?\b[^.;]{0,60}\b(?:assigned|transferred|sold|bought|acquired)\b[^.;]{0,60}\b(?:by|from|to) /i,
  /** A mortgagee transfers what it does not own by its power of sale. */
  asMortgagee:
    /\b(?:as|by) (?:(?:an?|the|first|second|registered) ){0,3}mortgagee\b|\bmortgagee,? (?:in possession|in (?:the )?exercise|exercising|by virtue|under (?:(?:its|an?|the|registered|memorandum of) ){0,3}(?:mortgage|power|instrument|dealing|section)s?\b)|\bmortgagee's (?:power of )?sale\b|\b(?:exercis\w{2,4}|in exercise of|under) (?:its|the|an?|his|her|their) (?:\w{3,10} )?power of sale\b/i,
})

/** True when a title holds every word of a name, however its owners were read. */
export function onTitle(doc: Doc, name: string): boolean {
  const words = nameKey(name)
  return doc.parts.some(({ kind, span }) => {
    if (kind !== 'title-search') return false
    const held = new Set(nameKey(doc.text.slice(span.start, span.end)))
    return words.every((word) => held.has(word))
  })
}

/**
 * The line of the title that shows the mortgage of somebody else, where a vendor who is not on the
 * title says of itself that it sells as mortgagee; null where that is not so.
 */
export function otherLenderOnTitle(reading: Reading, vendor: Party): Passage | null {
  const { doc } = reading
  const says =
    (vendor.capacity !== undefined && P.asMortgagee.test(vendor.capacity.text)) ||
    passagesIn(doc, SAYING).some(
      ({ text }) => P.asMortgagee.test(text) && P.ofVendor.test(text) && !P.ofAny.test(text),
    )
  if (!says || onTitle(doc, vendor.value)) return null
  const line = passagesIn(doc, ['title-search']).find(
    (passage) => P.mortgageTo.test(passage.text) && harmlessAt(reading, passage.span) !== 'ended',
  )
  return line ?? null
}

const P = MORTGAGEE_SALE_PATTERNS

const SAYING = ['particulars', 'contract-form', 'special-conditions', 'vendor-statement'] as const

/** Where the terms tell how the mortgage came, or is to come, to the vendor. */
export function assignmentTold(doc: Doc): Passage | null {
  return passagesIn(doc, SAYING).find(({ text }) => P.assigned.test(text)) ?? null
}

/** True where the papers say so, and the title has the vendor's name, though not as the owner. */
export function sellsAsMortgagee(doc: Doc, vendor: string): boolean {
  const says = doc.blocks.some(
    ({ text, zone }) =>
      zone !== 'general-conditions' && MORTGAGEE_SALE_PATTERNS.asMortgagee.test(text),
  )
  return says && onTitle(doc, vendor)
}
