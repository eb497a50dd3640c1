import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { datesIn, firstDate } from '../forms/dates.ts'
import type { Labelled } from '../forms/labels.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from '../forms/contract-zones.ts'
import { dateInOwnRow } from './date-in-own-row.ts'
import { factAt } from '../fact-at.ts'
import { labelled } from '../forms/labels.ts'
import { dateOfLastSignature } from './signature-dates.ts'

const CONTRACT_DATE =
  /\b(?:contract date|agreement date|date of (?:this )?(?:contract|agreement|sale)|execution date|day of sale(?: is)?|dated(?: the)?|(?<!\b(?:copy|copies|print|search|inspection|report|record|visit|note|order|survey|sketch|payment|entry)(?: \w{2,8})? (?:was|were|is|been) )made on(?= \d)|date contract (?:made|signed))\b/i
/** "THIS CONTRACT is made the 21st day of September 2026 BETWEEN" */
const MADE =
  /^(?:\d{1,2}[.)]? )?(?:this |an? |the |memorandum of |articles of ){0,2}(?:contract|agreement|deed)(?: (?:of|for) (?:the )?sale(?: of (?:land|real estate|property))?)?,? (?:(?:is|was) )?(?:made|entered into)(?: and (?:dated|entered into))?(?: on)?(?: this| the)?(?= )/i
const NEXT_WORDS = 5
/** An offer becomes the contract on the day on which it is accepted. */
const ACCEPTED = /\b(?:date of acceptance|acceptance date|accepted(?: on)?(?= \d))\b/i
const LOAN_DATE =
  /\b(?:approval date|finance (?:approval )?date|latest time(?: ?:? ?\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?,? on(?=:?\s{0,2}$))?|loan approval (?:date|by)|finance (?:is )?due(?: date)?|date for (?:finance|loan) approval)\b/i

/** The day on which the contract was made, as ISO. */
export function recogniseContractDate(doc: Doc): Fact<string> | null {
  return (
    dateBehind(doc, CONTRACT_DATE, 130) ??
    dateOfSchedule(doc) ??
    dateInOwnRow(doc) ??
    dateBehind(doc, MADE, NEXT_WORDS, IN_CONTRACT) ??
    dateBehind(doc, ACCEPTED, 20) ??
    dateOfLastSignature(doc)
  )
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

type Tiers = readonly (readonly [readonly PageKind[], number])[]
/** A contract that is one run of prose is read as its conditions. */
const IN_CONTRACT: Tiers = [
  [CONTRACT_ZONES, 90],
  [['special-conditions'], 70],
]
const ANYWHERE: Tiers = [
  [CONTRACT_ZONES, 90],
  [LOOSE_ZONES, 60],
]

function dateBehind(
  doc: Doc,
  label: RegExp,
  near: number,
  tiers: Tiers = ANYWHERE,
): Fact<string> | null {
  for (const [zones, confidence] of tiers) {
    for (const place of labelled(doc, label, zones, { anywhere: true })) {
      const date = firstDate(place.text.slice(0, near + 24))
      if (date === null || date.start > near) continue
      if (isOfAnotherPaper(place) || isCountedFrom(place)) continue
      if (isOfAnotherAgreement(doc, place)) continue
      if (zones === LOOSE_ZONES && DATED.test(place.label) && isOfOtherPapers(doc, place)) continue
      if (zones === LOOSE_ZONES && isLongPast(doc, date.date)) continue
      if (
        /\b(?:days? (?:from|after)|settlement|signature|witness|attorney|under (?:a )?power)\b/i.test(
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

/** A tenancy or an agent's appointment is an agreement too: what stands nearest above says which. */
function isOfAnotherAgreement(doc: Doc, { block }: Labelled): boolean {
  const above = doc.blocks
    .slice(Math.max(0, block.index - FIRST_LINES), block.index + 1)
    .toReversed()
  for (const { text, page } of above) {
    if (page !== block.page || OF_SALE.test(text)) return false
    if (OTHER_AGREEMENT.test(text.slice(0, TITLE))) return true
  }
  return false
}

const FIRST_LINES = 10
const TITLE = 110
const OTHER_AGREEMENT =
  /\b(?:residential|general|fixed[- ]term|rooming accommodation|commercial|retail|tenancy|rental|site|lease|licence|agency|management|caretaking|letting|loan|facility|service|maintenance|building|construction|share ?farming|grazing|access) (?:tenancy |lease |works? |supply )?(?:agreement|contract|lease)\b|\b(?:appointment of (?:an? )?(?:real estate |selling |property )?agent|tenancy agreement)\b/i
const OF_SALE =
  /\b(?:sale|purchase|sells?|buys?|vendor|purchaser|seller|buyer|price|settlement|completion)\b/i

/** What any paper may say of itself. */
const DATED = /^(?:dated|made on|execution)/i

/**
 * "Dated 21 March 2025" closes any paper of a bundle. Where the contract has a field of its own for
 * its day, and where the paper is called something else than a contract, it is not the contract's.
 */
function isOfOtherPapers(doc: Doc, { block }: Labelled): boolean {
  const page = doc.blocks.slice(Math.max(0, block.index - LINES_OF_PAGE), block.index + 1)
  const head = page.find((one) => one.page === block.page)?.text ?? ''
  for (const title of [doc.parts[block.partIndex]?.title ?? '', head.slice(0, TITLE)])
    if (OTHER_PAPER.test(title) && !SALE_TITLE.test(title)) return true
  return labelled(doc, OWN_DAY, CONTRACT_ZONES).some(({ leads }) => leads)
}

const LINES_OF_PAGE = 80
const OTHER_PAPER =
  /\b(?:management statement|community (?:title|management)|by-?laws|rules|instrument|memorandum|easements?|covenants?|statement|certificate|report|minutes|resolution|search(?:es)?|plans?|lease|licen[cs]e|will|probate|power of attorney|consent|permit|notice|scheme)\b/i
const SALE_TITLE = /\b(?:contract|agreement|offer|sale|purchase)\b/i
const OWN_DAY = /\b(?:contract date|date of (?:this )?contract|day of sale|date of sale)\b/i

/** A copy of an old deed at the end of a bundle has a day of its own. */
function isLongPast(doc: Doc, date: string): boolean {
  const limit = `${Number(date.slice(0, 4)) + LONG_YEARS}${date.slice(4)}`
  return datesIn(doc.text).some((other) => other.date > limit)
}

const LONG_YEARS = 8

/** "the later of 42 days after the contract date and 29 January 2027" gives the day of something else. */
function isCountedFrom({ leads, block, offset }: Labelled): boolean {
  if (leads) return false
  const at = offset - block.span.start
  return /\b(?:after|from|since|following|before) (?:the )?(?:contract date|agreement date|date of (?:this )?(?:contract|agreement|sale)|day of sale)[^a-z0-9]{0,3}(?:and|or|and on|,)?\s{0,2}$/i.test(
    block.text.slice(Math.max(0, at - 60), at),
  )
}

/** "16 | Form 1 | Dated 12 November 2026": the row of another paper. */
const ROW_OF_FORM = /\bform \d{1,2}[A-Z]?[\s|:,]{1,4}(?:dated|made on)[\s:]{0,2}$/i

/** "under power of attorney dated 9 October": so another paper is dated. */
function isOfAnotherPaper({ label, leads, block, offset }: Labelled): boolean {
  if (!/^(?:dated|made on)/i.test(label)) return false
  const before = block.text.slice(
    Math.max(0, offset - block.span.start - 110),
    offset - block.span.start,
  )
  if (ROW_OF_FORM.test(before)) return true
  if (leads) return false
  return /\b(?:attorney|power|search|plan|certificate|report|letter|lease|sublease|licen[cs]e|permit|notice|will|probate|order|authority|appointment|quote|invoice|appraisal|conveyance|deed|transfer|mortgage|covenant|indenture|assignment|instrument|memorandum|dealing|grant|caveat|declaration|minutes|resolution|valuation|statement|judgment|decree|direction|ruling)s?\b(?: \([^()]{3,30}\))?(?: (?:under|to|of|by|from|for|about) [^.;:]{3,60})?,?(?: (?:is|was|being))? (?:dated|made on)\b/i.test(
    before,
  )
}
