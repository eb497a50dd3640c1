import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { STREET_AFTER } from '../reading/street-after.ts'
import { LOT_TABLE_PATTERNS, lotFigures } from '../land/lot-table.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export type EntitlementKind = 'entitlement' | 'liability' | 'contribution' | 'interest'

export type Entitlement = {
  readonly of: EntitlementKind
  /** The lot that the words name; null where they name none. */
  readonly lot: string | null
  readonly value: number
  readonly isTable: boolean
  readonly span: Span
}

export const ENTITLEMENT_PATTERNS = wordings({
  ...LOT_TABLE_PATTERNS,
  label:
    /\b(?:(?:unit|lot|interest|contributions?) ?(?:schedule )?(?:lot )?)?(?:entitlements?|liabilit(?:y|ies))\b|\b(?:contribution|interest) schedule\b|\bUE\b/i,
  /** Without one of these a line outside a list tells of no share. */
  speaks: /entitlement|liabilit|contribution|interest|schedule|\bUE\b/i,
  // From a label to its number: "of lot 5 is", "(lot 5):", "Lot 5: ".
  value:
    /^[ :|(-]{0,4}(?:\(?(?:contributions?|interest|schedule|lot entitlement|entitlement)\)?[ :|]{1,3}){0,2}(?:(?:of|for) )?(?:(?:the|this|your) (?:lot|unit|apartment|allotment)\b|(?:the |this |your )?(?:(?:lot|unit|apartment|allotment) ?(?:no\.? ?)?(?:([A-Z]?\d{1,5})\b|(?! ?\d)))?)[ :|),-]{0,4}(?:(?:is|are|at|of|as|being|an?|the figure) ){0,2}(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(?![\d%/]|\.\d|,\d|, \d{1,4}\b| ?(?:lots|units|per cent|m2|m²|sq\b|sqm|square|ha\b|hectares|days|years|in (?:all|total)\b|altogether\b|\/))/i,
  ownBefore: /\b(?:lot|unit|apartment) ([A-Z]?\d{1,5}[A-Z]?)\b[^.;]{0,50}$/i,
  inText:
    /\b(?:lot|unit|apartment) ([A-Z]?\d{1,5}[A-Z]?)(?::| at| -|,| has| bears)? (\d{1,3}(?:,\d{3}){1,2}|\d{1,6}) ?(?:of|\/|in) ?(?:an aggregate of )?(\d{1,3}(?:,\d{3}){1,2}|\d{3,6})\b/i,
  pair: new RegExp(
    `${/\b(?:lots?|units?) ([A-Z]?\d{1,5}[A-Z]?)(?: ?[:|-] ?|, (?<=\b(?:lot|unit) [A-Z]?\d{1,5}, )| )(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(?![\d%/]|\.\d|,\d| ?(?:m2|m²|sqm|sq\b|m\b|ha\b|hectares|acres|square|metres|to\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b))/.source}${STREET_AFTER}`,
    'i',
  ),
  /** "lot 6 bears 25 units of liability", "holds 94 of the 1,000 units of entitlement". */
  counted:
    /\b(?:lot|unit|apartment) ([A-Z]?\d{1,5}[A-Z]?) (?:has|holds|bears|carries|is given|with)(?: and (?:has|holds|bears|carries))? (\d{1,3}(?:,\d{3}){1,2}|\d{1,6}) (?:(?:out )?of (?:the |a total of )?[\d,]{3,9} )?(?:units? of )?(?:lot |unit )?(entitlements?|liabilit(?:y|ies)|contributions?|interests?)\b(?: and (\d{1,6}) (?:units? of )?(?:lot |unit )?(entitlements?|liabilit(?:y|ies)|contributions?|interests?)\b)?/i,
  /** "lot 6 carries contribution 12 and interest 11" below a heading of the schedule. */
  worded:
    /\b(?:lot|unit|apartment) ([A-Z]?\d{1,5}[A-Z]?)(?: (?:has|holds|bears|carries|shows|with|at))?[ :,]{1,2}(?:an? )?(entitlement|liability|contribution|interest)(?: (?:of|is))? (\d{1,6})(?:,? (?:and |; ?)?(?:an? )?(entitlement|liability|contribution|interest)(?: (?:of|is))? (\d{1,6}))?(?![\d%/,]|\.\d)/i,
  /** A number behind this belongs to the label before it. */
  labelledBefore:
    /\b(?:entitlements?|liabilit(?:y|ies)|contributions?|interests?)(?: (?:of|for)(?: the)?)?[ :(]{1,2}$/i,
  listed: /\b(?:entitlements?|liabilit(?:y|ies))\b/i,
  /** The words that say of which schedule the numbers behind them are. */
  schedule: /\b(?:entitlements?|liabilit(?:y|ies)|(?:contribution|interest) schedule)\b/i,
  /** The row of a table in which each lot has a column: what stands first is not of the lot sold. */
  ofManyLots: /^[ :|]{0,4}\d[\d,]{0,8}(?:[ |]{1,3}\d[\d,]{0,8}){3}/,
  /** "Lot entitlements of 10,000": what all lots come to. */
  ofAll: /^ of (?:\d{1,3},?000|an? (?:aggregate|total))\b/i,
  whole: /\b(?:aggregate|total|sum|whole|all|every|each)\b[^.;:]{0,20}$/i,
  /** The last row of a schedule: what all lots come to. */
  totalRow: /^\W{0,3}(?:grand |sub-?)?totals?\b/i,
  /** Lots of another use than the one sold: "the two shops have a liability of 210". */
  ofOthers:
    /\b(?:shops|offices|suites|(?:other|commercial|retail|remaining) (?:lots|units))\b[^.;:]{0,30}$/i,
  /** A lot that a budget takes to show how it reckons. */
  example:
    /\b(?:for example|e\.g\.|example (?:of )?(?:an? )?(?:lot|unit|levy|fee)|(?:lot|unit|owner) (?:with|of|having) (?:an? )?(?:entitlement|liability) of \d{1,5} (?:pays|would pay))\b/i,
  old: /\b(?:former(?:ly)?|previous(?:ly)?|until|old|superseded|would|will (?:become|be)|after|amend\w{2,4}|adjust\w{2,6}|chang\w{2,3}|before|per (?:unit|lot) (?:of )?entitlement|new schedule|if (?:the|both)|vot(?:e|es|ing)|association|OC ?\d|owners corporation (?:no\.? ?)?[2-9]|public|insurance|tax|limit\w{0,6})\b/i,
})

/** A list of lots goes on for so many blocks below its heading. */
const LIST = 40

/** What every paper says of the share of a lot: by label, in a table, in a list of pairs. */
export function entitlementsIn(doc: Doc): Entitlement[] {
  const found: Entitlement[] = lotFigures(doc).flatMap(({ of, lot, value, span }) =>
    isKind(of) && /^[\d,]{1,9}$/.test(value)
      ? [{ of, lot, value: printedNumber(value), isTable: true, span }]
      : [],
  )
  let list: { of: EntitlementKind; left: number; part: number } | null = null
  for (const { text, span, zone, partIndex } of doc.blocks) {
    if (zone === 'general-conditions') continue
    const names = ENTITLEMENT_PATTERNS.listed.test(text)
    if (names && text.length < 160) list = { of: kindOf(text), left: LIST, part: partIndex }
    else if (list !== null && (list.part !== partIndex || --list.left < 0)) list = null
    if (list === null && !ENTITLEMENT_PATTERNS.speaks.test(text)) continue
    if (ENTITLEMENT_PATTERNS.old.test(text) || ENTITLEMENT_PATTERNS.example.test(text)) continue
    if (list !== null && text.length < 400) {
      for (const match of matchesOf(text, ENTITLEMENT_PATTERNS.pair)) {
        const before = text.slice(Math.max(0, match.index - 40), match.index)
        if (!ENTITLEMENT_PATTERNS.labelledBefore.test(before))
          found.push(told(kindAt(text, match.index) ?? list.of, match[1], match[2], span, true))
      }
    }
    for (const match of matchesOf(text, ENTITLEMENT_PATTERNS.inText))
      if (names || list !== null)
        found.push(told(kindAt(text, match.index) ?? 'entitlement', match[1], match[2], span))
    found.push(...inSentences(text, span, names || list !== null))
    if (!names && !/\b(?:UE|schedule)\b/.test(text)) continue
    for (const label of matchesOf(text, ENTITLEMENT_PATTERNS.label)) {
      const before = text.slice(Math.max(0, label.index - 60), label.index)
      if (ENTITLEMENT_PATTERNS.whole.test(before)) continue
      if (ENTITLEMENT_PATTERNS.ofOthers.test(before)) continue
      if (ENTITLEMENT_PATTERNS.totalRow.test(text)) continue
      const behind = text.slice(label.index + label[0].length)
      if (label[0].endsWith('s') && ENTITLEMENT_PATTERNS.ofAll.test(behind)) continue
      if (ENTITLEMENT_PATTERNS.ofManyLots.test(behind)) continue
      const match = ENTITLEMENT_PATTERNS.value.exec(text.slice(label.index + label[0].length))
      if (match === null) continue
      const lot = match[1] ?? ENTITLEMENT_PATTERNS.ownBefore.exec(before)?.[1]
      found.push(told(kindOf(`${before.slice(-24)}${label[0]}${match[0]}`), lot, match[2], span))
    }
  }
  return found
}

/** What a sentence tells of one lot, as one number or as both. */
function inSentences(text: string, span: Span, isAbout: boolean): Entitlement[] {
  const found: Entitlement[] = []
  for (const [, lot, one, of, two, other] of matchesOf(text, ENTITLEMENT_PATTERNS.counted)) {
    found.push(told(kindOf(of ?? ''), lot, one, span))
    if (two !== undefined) found.push(told(kindOf(other ?? ''), lot, two, span))
  }
  // "Lot 6 carries contribution 12 and interest 11" says by itself what it is about.
  for (const [, lot, of, one, other, two] of matchesOf(text, ENTITLEMENT_PATTERNS.worded)) {
    if (!isAbout && two === undefined) continue
    found.push(told(kindOf(of ?? ''), lot, one, span))
    if (two !== undefined) found.push(told(kindOf(other ?? ''), lot, two, span))
  }
  return found
}

function told(
  of: EntitlementKind,
  lot: string | undefined,
  value: string | undefined,
  span: Span,
  isTable = false,
): Entitlement {
  return { of, lot: lot?.toUpperCase() ?? null, value: printedNumber(value ?? ''), isTable, span }
}

function isKind(of: string): of is EntitlementKind {
  return of === 'entitlement' || of === 'liability' || of === 'contribution' || of === 'interest'
}

function kindOf(text: string): EntitlementKind {
  const words = text.toLowerCase()
  const at = (word: string) => words.lastIndexOf(word)
  if (at('liabilit') > at('entitle')) return 'liability'
  if (at('interest') >= 0 && at('interest') > at('contribution')) return 'interest'
  return at('contribution') >= 0 ? 'contribution' : 'entitlement'
}

/** "Lot liability: lot 1, 50. Lot entitlement: lot 1, 56": the kind that the words before name. */
function kindAt(text: string, index: number): EntitlementKind | null {
  const before = text.slice(0, index)
  return ENTITLEMENT_PATTERNS.schedule.test(before) ? kindOf(before.slice(-80)) : null
}
