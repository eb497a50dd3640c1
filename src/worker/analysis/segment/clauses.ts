import type { PageKind } from '#shared/report.ts'

import type { Clause } from '../document.ts'

import { isDrawnLine } from './drawn-line.ts'

const NUMBERED =
  /^(?<word>special (?:condition|clause|by-?law|rule)|additional (?:clause|condition)|general condition|standard condition|printed clause|clause|cl\.?|article|condition|item|rule|by-?law|paragraph|SC|GC)?\s{0,2}(?<number>(?:[A-Z]{1,2}[.-]?)?\d{1,3}[A-Z]?(?:\.\d{1,3}){0,4})(?<close>[.):]|\s-)?(?:\s+|$)(?<rest>["'([]?\S*)/i
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

  return (text: string, heading: boolean, page: number): Clause | null => {
    // A certificate ends with its page, and nothing says that what follows belongs to its last item.
    if (page !== onPage && onPage !== 0 && LOOSE.has(zone)) leave()
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
    if (opened !== null) {
      leave()
      top = opened
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

/** Papers in which the lines behind a numbered one may be of another matter, or of another paper. */
const LOOSE: ReadonlySet<PageKind> = new Set([
  'statutory-notice',
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'building-permit',
  'building-report',
  'annexure',
  'other',
])
/** The numbers at the head of their lines are lots, lengths and dealings. */
const UNNUMBERED: ReadonlySet<PageKind> = new Set(['plan', 'company-extract'])
/** Sets of clauses of which a part is printed, so that numbers are left out between two. */
const EXTRACTED: ReadonlySet<PageKind> = new Set(['by-laws', 'general-conditions'])
const MOST_LEFT_OUT = 12
const STREET =
  /^\d{1,4}[A-Z]? (?:[A-Z][\w'-]{1,20} ){1,3}(?:Street|Road|Lane|Avenue|Drive|Way|Court|Crescent|Place|Terrace|Parade|Grove|Close|Highway|St|Rd|Ave)\b/
const NUMBER_LEADS = /^\d{1,3}[A-Z]?(?:\.\d{1,3})?[.)]? {1,3}["'([]?[A-Z]/
const NAME_LEADS = /^["'(]?[A-Z]{3,}(?:(?: (?:[A-Z&'’./-]{2,}|[-–])){1,6}(?=$|[\s:(])|(?=$| \())/

/** Within a loose paper a name in capitals, or a number out of turn, begins what is no part of the item. */
function isUncertain(text: string, zone: PageKind): boolean {
  if (!LOOSE.has(zone)) return EXTRACTED.has(zone) && NUMBER_LEADS.test(text) && !STREET.test(text)
  return NUMBER_LEADS.test(text) || NAME_LEADS.test(text)
}

/** "51A  …", "S1  …", "J2  …": a set that numbers its clauses by a letter and a number, in turn. */
function openedOwn(text: string, zone: PageKind, top: string | null): string | null {
  if (zone !== 'special-conditions' && zone !== 'vendor-statement') return null
  const own = /^(\d{1,3}[A-Z]|[A-Z]{1,2}\d{1,2})[.:)]?\s+["'(]{0,2}[A-Z]/.exec(text)?.[1]
  if (own === undefined || ROAD_OR_PLAN.test(own)) return null
  if (/[A1]$/.test(own) && !/\d\d$/.test(own)) return own
  return top !== null && follows(top, own) ? own : null
}

const ROAD_OR_PLAN = /^(?:[CMB]\d|SP|DP|PS|GC|SC|HO|EM|R[UZ]?\d)/

/** The next of its kind, or the one behind it where one was left out. */
function follows(before: string, own: string): boolean {
  const [, lead = '', digits] = /^(\D*)(\d*)/.exec(own) ?? []
  if (lead !== '') {
    const last = before.startsWith(lead) ? Number(before.slice(lead.length)) : Number.NaN
    return Number(digits) > last && Number(digits) <= last + 2
  }
  if (Number.parseInt(before, 10) !== Number.parseInt(own, 10)) return false
  const step = own.charCodeAt(own.length - 1) - before.charCodeAt(before.length - 1)
  return step === 1 || step === 2
}

function itemLabel(number: string, zone: PageKind): string {
  if (zone === 'lease') return `item ${number} of the lease`
  if (zone === 'contract-form' || zone === 'particulars') return `item ${number} of the particulars`
  return `item ${number}`
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

/** Conditions that count by letters: "A. The Purchaser …", each the next or the first. */
function openedLetter(text: string, zone: PageKind, top: string | null): string | null {
  if (zone !== 'special-conditions') return null
  const letter = /^([A-Z])[.)]\s+["'(]?[A-Z]/.exec(text)?.[1]
  if (letter === undefined) return null
  if (letter === 'A') return top === null || /^[A-Z]$/.test(top) ? letter : null
  if (top === null || !/^[A-Z]$/.test(top)) return null
  const step = letter.charCodeAt(0) - top.charCodeAt(0)
  return step === 1 || step === 2 ? letter : null
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

const QUANTITY =
  /^(?:days?|weeks?|months?|years?|per|percent|%|m2|m²|metres?|sqm|ha|hectares?|am|pm|January|February|March|April|May|June|July|August|September|October|November|December|bedrooms?|bathrooms?|[MGk]L|km|mm|cm|kg|kWh?|tonnes?|litres?|hours?|million|per cent)\b/i

function openedNumber(
  text: string,
  zone: PageKind,
  { lastWhole, top }: { lastWhole: number; top: string | null },
  heading: boolean,
): string | null {
  const groups = NUMBERED.exec(text)?.groups
  const number = groups?.['number']
  if (groups === undefined || number === undefined) return null
  const rest = groups['rest'] ?? ''
  const word = groups['word']?.toLowerCase()
  const closed = groups['close'] !== undefined
  const prefix = /^[A-Z]+/i.exec(number)?.[0]
  // "GC 31 does not apply" and "Clause 5 is deleted" speak of a clause, they do not open one.
  if (word !== undefined) {
    if (word === 'item' && outOfTurn(Number.parseInt(number, 10), lastWhole, zone)) return null
    const listed = word === 'sc' && zone === 'special-conditions' && /^\([a-z]{1,4}\)$/.test(rest)
    if (rest !== '' && !closed && !listed && !/^["'([]?[A-Z]/.test(rest)) return null
    if (
      (word === 'gc' || word.startsWith('general')) &&
      zone === 'special-conditions' &&
      !heading
    ) {
      return null
    }
    return bare(number)
  }
  if (prefix !== undefined && !closed && !number.includes('.')) return null
  if (QUANTITY.test(rest)) return null
  // "17.1  33.3  300" and "40.0" are lengths, and a row that counts far on counts something else.
  if (/\.0\d{0,2}$/.test(number) || (number.includes('.') && /^[$\d]/.test(rest))) return null
  if (/\.\d/.test(number)) {
    // No quantity has three numbers.
    const deep = number.split('.').length > 2
    const counts = goesOn(top, number) || isProvision(number, text, lastWhole)
    return rest === '' || !/^[a-z]{2,}/.test(rest) || closed || deep || counts ? bare(number) : null
  }
  const whole = Number.parseInt(number, 10)
  if (closed) return outOfTurn(whole, lastWhole, zone) ? null : bare(number)
  if (!/^["'([]?[A-Z]/.test(rest) || Number.isNaN(whole)) return null
  if (EXTRACTED.has(zone) && whole > lastWhole && whole <= lastWhole + MOST_LEFT_OUT)
    return STREET.test(text) ? null : bare(number)
  return whole === lastWhole + 1 || (lastWhole === 0 && whole <= 40 && heading)
    ? bare(number)
    : null
}

/** "10.1.7 a condition …" behind 10.1.6: the next of its level, the first below, or the next above. */
function goesOn(before: string | null, number: string): boolean {
  if (before === null) return false
  if (number === `${before}.1`) return true
  const levels = number.split('.')
  const last = Number(levels.pop())
  const behind = before.split('.').slice(0, levels.length + 1)
  return (
    Number(behind.pop()) + 1 === last &&
    behind.length === levels.length &&
    behind.join('.') === levels.join('.')
  )
}

/** "5.6 section 57 - Land management agreement": a form counts provisions below the act they are of. */
function isProvision(number: string, text: string, lastWhole: number): boolean {
  return Number.parseInt(number, 10) === lastWhole && PROVISION.test(text)
}

const PROVISION = /^[\d.]{3,8} {1,3}(?:section|part|division|regulation|schedule) \d/i

function outOfTurn(whole: number, lastWhole: number, zone: PageKind): boolean {
  return LOOSE.has(zone) && whole > (lastWhole === 0 ? 40 : lastWhole + MOST_LEFT_OUT)
}

function bare(number: string): string {
  return number.replace(/^(?:SC|GC)[.-]?/i, '')
}

function nameFor(zone: PageKind, partTitle: string): (number: string) => string {
  const additional = /\b(?:additional|special|further|extra) (clause|provision|term)s?\b/i.exec(
    partTitle,
  )
  switch (zone) {
    case 'special-conditions':
      if (additional !== null) {
        return (number) => `${additional[0].toLowerCase().replace(/s$/, '')} ${number}`
      }
      return (number) =>
        /^(?:the )?(?:conditions|terms|agreed|operative)/i.test(partTitle)
          ? `condition ${number}`
          : `special condition ${number}`
    case 'general-conditions':
      return (number) =>
        /\b(?:standard|general|conditions)\b/i.test(partTitle)
          ? `general condition ${number}`
          : `printed clause ${number}`
    case 'vendor-statement':
      return (number) => `item ${number} of the ${statementName(partTitle)}`
    case 'contract-form':
    case 'particulars':
      return (number) => `item ${number} of the particulars`
    case 'auction-conditions':
      return (number) => `auction condition ${number}`
    case 'by-laws':
      if (/\b(?:constitution|articles)\b/i.test(partTitle)) return (number) => `article ${number}`
      return (number) => (/by-?law/i.test(partTitle) ? `by-law ${number}` : `rule ${number}`)
    case 'minutes':
      return (number) => `item ${number} of the minutes`
    case 'lease':
      return (number) => `clause ${number} of the lease`
    case 'annexure':
      if (INSTRUMENT.test(partTitle)) return (number) => `clause ${number} of the instrument`
      return (number) => `clause ${number} of the annexure`
    case 'statutory-notice':
      return (number) => `item ${number} of the notice`
    case 'owners-corporation-certificate':
    case 'planning-certificate':
    case 'rates-certificate':
    case 'water-certificate':
    case 'land-tax-certificate':
    case 'ppsr':
      return (number) => `item ${number} of the certificate`
    case 'building-report':
      return (number) => `item ${number} of the report`
    case 'title-search':
    case 'plan':
    case 'building-permit':
    case 'company-extract':
    case 'other':
      return (number) => `item ${number}`
  }
}

const INSTRUMENT =
  /\b(?:instrument|memorandum of (?:transfer|encumbrance|lease|common provisions)|transfer of land|schedule of easements|easement|covenant|profit a prendre|section 173|agreement under section|crown lease|encumbrance)\b/i

function statementName(partTitle: string): string {
  if (/form\s*2\b|seller disclosure/i.test(partTitle)) return 'seller disclosure statement'
  if (/form\s*1\b/i.test(partTitle)) return 'Form 1'
  if (/pre-?contractual|disclosure/i.test(partTitle)) return 'disclosure statement'
  return 'vendor statement'
}
