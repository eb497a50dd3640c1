import type { PageKind } from '#shared/report.ts'

import type { Clause } from '../document.ts'

import { itemLabel, nameFor } from './clause-names.ts'
import { openedLetter, openedNumber, openedOwn, STREET } from './clause-openings.ts'
import { EXTRACTED, LOOSE } from './counted-zones.ts'
import { isDrawnLine } from './drawn-line.ts'
import { FORMS } from './part-start.ts'

const LETTERED = /^\((?<letter>[a-z]{1,2}|[ivxl]{1,6}|\d{1,2})\)(?=\s|$)/
const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3}|xiv|xvi{0,3}|xix|xx)$/

/**
 * Follows the numbering of one part, block by block. Returns the clause that a block opens or belongs
 * to; a number at a paragraph's start that is a reference, an address or a quantity opens none.
 */
export function createClauseReader(zone: PageKind, partTitle: string) {
  const name = nameFor(zone, partTitle)
  let top: string | null = null
  let lastWhole = 0
  let letter: string | null = null
  let numeral: string | null = null
  let onPage = 0
  let isItem = false
  let isNote = false
  let isSpecial = false
  let isNamed = false
  /** Whether the last numbered clause was a heading, and how far a list below it has counted from 1. */
  let isHeaded = false
  let listed = 0

  function current(): Clause | null {
    if (top === null) return null
    const number = `${top}${letter === null ? '' : `(${letter})`}${numeral === null ? '' : `(${numeral})`}`
    const label = isItem ? itemLabel(number, zone) : name(number)
    if (isNote) return { number, label: label.replace(/^item\b/, 'note') }
    return { number, label: isSpecial ? `special ${label}` : label }
  }

  function leave(): null {
    top = null
    letter = null
    numeral = null
    return null
  }

  /** "1." below "35. Grant of probate" is 35.1, and the next number goes on with whichever it follows. */
  function isListed(number: string, heading: boolean): boolean {
    if (!/^\d{1,2}$/.test(number) || lastWhole === 0) return false
    if (number === '1') return isHeaded
    const goesOn = listed > 0 && Number(number) === listed + 1
    return goesOn && !(heading && Number(number) === lastWhole + 1)
  }

  return (text: string, heading: boolean, page: number): Clause | null => {
    // A certificate ends with its page, and nothing says that what follows belongs to its last item.
    if (page !== onPage && onPage !== 0 && (LOOSE.has(zone) || FORMS.has(zone))) leave()
    onPage = page
    if (UNNUMBERED.has(zone)) return null
    if (LOOSE.has(zone) && (heading || NOTES.test(text))) isNote = NOTES.test(text)
    if (zone === 'by-laws' && text.length < 90 && OWN_SET.test(text)) {
      isSpecial = SPECIAL_SET.test(text)
      isNamed = false
      lastWhole = 0
      return leave()
    }
    // Where each has its name before its number, other numbers are rows of a table.
    if (isNamed && top !== null && NUMBER_LEADS.test(text)) return current()
    const lettered = LETTERED.exec(text)?.groups?.['letter']
    if (lettered !== undefined && top !== null) {
      if (isNumeral(lettered, letter, numeral)) numeral = lettered
      else {
        letter = lettered
        numeral = null
      }
      return current()
    }
    const opened =
      openedLetter(text, zone, top) ??
      openedOwn(text, zone, top) ??
      openedNumber(text, zone, { lastWhole, top }, heading)
    if (opened === null && (leavesClauses(text, zone, heading) || isUncertain(text, zone))) {
      return leave()
    }
    if (heading && opened === null) isHeaded = false
    const inList = opened !== null && NESTING.has(zone) && isListed(opened, heading)
    if (inList) {
      listed = Number(opened)
      leave()
      top = `${lastWhole}.${opened}`
      return current()
    }
    if (opened !== null) {
      leave()
      top = opened
      isHeaded = /^\d{1,2}$/.test(opened) && (heading || HEADS.test(text))
      listed = 0
      isItem = /^item\b/i.test(text)
      if (SPECIAL_RULE.test(text)) {
        isSpecial = true
        isNamed = true
      }
      const whole = Number.parseInt(opened.replace(/^\D+/, ''), 10)
      if (!Number.isNaN(whole)) lastWhole = whole
      return current()
    }
    return current()
  }
}

const HEADS = /^.{3,60}[^.;:,]$/
/** Sets whose clauses have headings, and below them lists that count from 1 without the clause's number. */
const NESTING: ReadonlySet<PageKind> = new Set([
  'special-conditions',
  'general-conditions',
  'lease',
])
/** The numbers at the head of their lines are lots, lengths and dealings. */
const UNNUMBERED: ReadonlySet<PageKind> = new Set(['plan', 'company-extract'])
const NUMBER_LEADS = /^\d{1,3}[A-Z]?(?:\.\d{1,3})?[.)]? {1,3}["'([]?[A-Z]/
const NAME_LEADS = /^["'(]?[A-Z]{3,}(?:(?: (?:[A-Z&'’./-]{2,}|[-–])){1,6}(?=$|[\s:(])|(?=$| \())/

/** Within a loose paper a name in capitals, or a number out of turn, begins what is no part of the item. */
function isUncertain(text: string, zone: PageKind): boolean {
  if (!LOOSE.has(zone)) return EXTRACTED.has(zone) && NUMBER_LEADS.test(text) && !STREET.test(text)
  return NUMBER_LEADS.test(text) || NAME_LEADS.test(text)
}

/** The notes on a certificate are counted again from 1, and are no items of it. */
const NOTES = /^(?:(?:general|explanatory|important|printed) )?notes?\b(?!:? ?\d)[^.;]{0,60}$/i
/** Behind the model by-laws a scheme's own are counted again from 1. */
const OWN_SET =
  /^(?:special|additional|further|exclusive use|model|standard) (?:by-?laws|rules)\b(?! ?\d)/i
const SPECIAL_SET = /^special\b/i
const SPECIAL_RULE = /^special (?:by-?law|rule)\b/i

/** A letter or a note that follows a numbered paper, a line drawn below it, who signed. */
const AFTER_CLAUSES =
  /^(?:Dear [A-Z]|(?:From|To|Subject): |Yours (?:faithfully|sincerely|truly)\b|(?:Kind|With kind) regards\b|(?:SIGNED|EXECUTED|SIGNATURES?)\b|(?:SELLER|BUYER|VENDOR|PURCHASER)S?:? .{0,60}\b\d{1,2}\/\d{1,2}\/\d{2,4}\b)/

/** A statement's next part, and what it prints for everybody, are of none of its items. */
const PART_OF_FORM =
  /^(?:(?:part|schedule|division) [A-Z\d]{1,2}\b(?! of )|(?:general|specific) information\b|signatures?\b|warnings?\b)/i

/** What stands here belongs to no clause any more: a form's next section has no number. */
function leavesClauses(text: string, zone: PageKind, heading: boolean): boolean {
  return (
    AFTER_CLAUSES.test(text) ||
    isDrawnLine(text) ||
    (zone === 'vendor-statement' && PART_OF_FORM.test(text)) ||
    (heading && LOOSE.has(zone)) ||
    (heading && (zone === 'contract-form' || zone === 'particulars'))
  )
}

/** "(i)" behind "(h)" is a letter; behind "(a)" or inside "(b)" it is a numeral. */
function isNumeral(mark: string, letter: string | null, numeral: string | null): boolean {
  if (letter === null) return false
  if (!ROMAN.test(mark)) return false
  if (mark.length > 1) return true
  const next = String.fromCharCode(letter.charCodeAt(0) + 1)
  if (mark === next && letter.length === 1 && numeral === null) return false
  return mark === 'i' || numeral !== null
}
