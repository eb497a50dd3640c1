import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import type { Facts } from '../facts/facts.ts'

/** What a form consists of before anybody has written in it. */
const PRINTED: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'general-conditions',
  'statutory-notice',
  'auction-conditions',
]
const BLANK = /_{3,}|\.{6,}|…{2,}|\[\s?(?:insert|name|address|amount|date)\b/i
const FEWEST_BLANKS = 3

/**
 * True for a printed contract form in which nothing is filled in: no party, property or price, and
 * the blanks for them are there. One special condition or attached paper makes it a real contract.
 */
export function isBlankForm(doc: Doc, facts: Facts): boolean {
  if (!doc.hasContract || !doc.parts.every(({ kind }) => PRINTED.includes(kind))) return false
  const { vendors, purchasers, address, titleReference, lotPlan, price, settlement } = facts
  const filled = [address, titleReference, lotPlan, price, settlement].some((fact) => fact !== null)
  if (filled || vendors.length > 0 || purchasers.length > 0) return false
  return doc.blocks.filter(({ text }) => BLANK.test(text)).length >= FEWEST_BLANKS
}
