import type { Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { firstDate } from './dates.ts'
import type { Labelled } from './labels.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from './contract-zones.ts'
import { factAt } from './fact-at.ts'
import { labelled } from './labels.ts'

const CONTRACT_DATE =
  /\b(?:contract date|agreement date|date of (?:this )?(?:contract|agreement|sale)|day of sale(?: is)?|dated(?: the)?|made on(?= \d)|date contract (?:made|signed))\b/i
const LOAN_DATE =
  /\b(?:approval date|finance (?:approval )?date|latest time|loan approval (?:date|by)|finance (?:is )?due(?: date)?|date for (?:finance|loan) approval)\b/i

/** The day on which the contract was made, as ISO. */
export function recogniseContractDate(doc: Doc): Fact<string> | null {
  return dateBehind(doc, CONTRACT_DATE, 130) ?? dateOfSchedule(doc)
}

const DATE_FIELD =
  /^(?:(?:item )?[A-Z]?\d{0,2}[.)]?\s{1,3})?date(?! (?:for|of (?!th)|by|signed))\s{0,3}:?\s{1,3}/i
const FIRST_ROWS = 6

/** A schedule whose first rows have one called only "Date". */
function dateOfSchedule(doc: Doc): Fact<string> | null {
  for (const part of doc.parts) {
    if (part.kind !== 'particulars') continue
    for (const block of part.blocks.slice(0, FIRST_ROWS)) {
      const label = DATE_FIELD.exec(block.text)?.[0]
      const date = label === undefined ? null : firstDate(block.text.slice(label.length))
      if (label === undefined || date === null || date.start > 2) continue
      const start = block.span.start + label.length + date.start
      const span = { start, end: start + date.end - date.start }
      return factAt(doc, date.date, span, 75, ['the date of a schedule'])
    }
  }
  return null
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
      if (isOfAnotherPaper(place)) continue
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

/** "under power of attorney dated 9 October": so another paper is dated. */
function isOfAnotherPaper({ label, leads, block, offset }: Labelled): boolean {
  if (leads || !/^dated/i.test(label)) return false
  const before = block.text.slice(
    Math.max(0, offset - block.span.start - 60),
    offset - block.span.start,
  )
  return /\b(?:attorney|search|plan|certificate|report|letter|lease|permit|notice|will|probate|order),? dated\b/i.test(
    before,
  )
}
