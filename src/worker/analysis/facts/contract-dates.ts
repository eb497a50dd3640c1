import type { Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { firstDate } from './dates.ts'
import { CONTRACT_ZONES, factAt, labelled, LOOSE_ZONES } from './labels.ts'

const CONTRACT_DATE =
  /\b(?:contract date|date of (?:this )?(?:contract|agreement|sale)|day of sale(?: is)?|dated(?: the)?|date contract (?:made|signed))\b/i
const LOAN_DATE =
  /\b(?:approval date|finance (?:approval )?date|latest time|loan approval (?:date|by)|finance (?:is )?due(?: date)?|date for (?:finance|loan) approval)\b/i

/** The day on which the contract was made, as ISO. */
export function recogniseContractDate(doc: Doc): Fact<string> | null {
  return dateBehind(doc, CONTRACT_DATE, 130)
}

/** The day by which the loan must be approved, as ISO; a number of days is not a date. */
export function recogniseLoanApprovalDate(doc: Doc): Fact<string> | null {
  return dateBehind(doc, LOAN_DATE, 50)
}

function dateBehind(doc: Doc, label: RegExp, near: number): Fact<string> | null {
  for (const [zones, confidence] of [
    [CONTRACT_ZONES, 90],
    [LOOSE_ZONES, 60],
  ] as const) {
    for (const place of labelled(doc, label, zones, { anywhere: true })) {
      const date = firstDate(place.text.slice(0, near + 24))
      if (date === null || date.start > near) continue
      if (
        /\b(?:days? (?:from|after)|settlement|signature|witness)\b/i.test(
          place.text.slice(0, date.start),
        )
      )
        continue
      const span = { start: place.offset + date.start, end: place.offset + date.end }
      return factAt(doc, date.date, span, confidence, [`a date behind "${place.label}"`])
    }
  }
  return null
}
