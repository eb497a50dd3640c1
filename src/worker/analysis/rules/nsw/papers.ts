import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { datesIn, latestDate } from '../reading/dates.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'

const QUESTIONS = /\brequisitions?\b/i

/** Passages of some kinds of part, without the printed questions of a form of requisitions. */
export function papersIn(doc: Doc, kinds: readonly PageKind[]): Passage[] {
  return passagesIn(doc, kinds).filter(
    ({ block }) => !QUESTIONS.test(doc.parts[block.partIndex]?.title ?? ''),
  )
}

const STRATA = /\bstrata plan\b|\b\d{1,5}\/SP ?\d{3,7}\b|\bSP ?\d{4,7}\b|\bstrata scheme\b/i

/** True for a lot in a strata plan. Printed strata machinery stands in every contract. */
export function isStrataLot(doc: Doc): boolean {
  return passagesIn(doc, ['contract-form', 'particulars', 'title-search']).some(
    ({ text }) =>
      STRATA.test(text) && !/[☐☒] ?\d/.test(text) && !/\bstrata or community\b/i.test(text),
  )
}

/** The day to which the papers speak: the contract's, else the newest search; null if neither. */
export function asAtDate(doc: Doc, facts: Facts): string | null {
  if (facts.contractDate !== null) return facts.contractDate.value
  const near = new Set<string>()
  for (const { text } of passagesIn(doc, ['title-search', 'contract-form'])) {
    if (!/\b(?:search date|contract date|dated?)\b|\d ?(?:am|pm)\b/i.test(text)) continue
    for (const date of datesIn(text)) near.add(date)
  }
  return latestDate([...near])
}
