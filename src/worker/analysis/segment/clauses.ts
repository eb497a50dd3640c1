import type { PageKind } from '#shared/report.ts'

import type { Clause } from '../document.ts'

const NUMBERED =
  /^(?<word>special (?:condition|clause)|additional (?:clause|condition)|general condition|standard condition|printed clause|clause|condition|item|rule|by-?law|paragraph|SC|GC)?\s{0,2}(?<number>(?:[A-Z]{1,2}[.-]?)?\d{1,3}[A-Z]?(?:\.\d{1,3}){0,4})(?<close>[.):]|\s-)?(?:\s+|$)(?<rest>["'([]?\S*)/i
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

  function current(): Clause | null {
    if (top === null) return null
    const number = `${top}${letter === null ? '' : `(${letter})`}${numeral === null ? '' : `(${numeral})`}`
    return { number, label: name(number) }
  }

  return (text: string, heading: boolean): Clause | null => {
    const lettered = LETTERED.exec(text)?.groups?.['letter']
    if (lettered !== undefined && top !== null) {
      if (isNumeral(lettered, letter, numeral)) numeral = lettered
      else {
        letter = lettered
        numeral = null
      }
      return current()
    }
    const opened = openedLetter(text, zone, top) ?? openedNumber(text, zone, lastWhole, heading)
    if (opened === null && leavesClauses(text, zone, heading)) {
      top = null
      letter = null
      numeral = null
      return null
    }
    if (opened !== null) {
      top = opened
      letter = null
      numeral = null
      const whole = Number.parseInt(opened.replace(/^\D+/, ''), 10)
      if (!Number.isNaN(whole)) lastWhole = whole
      return current()
    }
    return current()
  }
}

/** A letter or a note that follows a numbered paper, a line drawn below it, who signed. */
const AFTER_CLAUSES =
  /^(?:Dear [A-Z]|(?:From|To|Subject): |[-–—_=*]{12,}\s*$|Yours (?:faithfully|sincerely|truly)\b|(?:Kind|With kind) regards\b|(?:SIGNED|EXECUTED|SIGNATURES?)\b|(?:SELLER|BUYER|VENDOR|PURCHASER)S?:? .{0,60}\b\d{1,2}\/\d{1,2}\/\d{2,4}\b)/

/** What stands here belongs to no clause any more: a form's next section has no number. */
function leavesClauses(text: string, zone: PageKind, heading: boolean): boolean {
  return (
    AFTER_CLAUSES.test(text) || (heading && (zone === 'contract-form' || zone === 'particulars'))
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
  /^(?:days?|weeks?|months?|years?|per|percent|%|m2|m²|metres?|sqm|ha|hectares?|am|pm|January|February|March|April|May|June|July|August|September|October|November|December|bedrooms?|bathrooms?)\b/i

function openedNumber(
  text: string,
  zone: PageKind,
  lastWhole: number,
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
  if (/\.\d/.test(number))
    return rest === '' || !/^[a-z]{2,}/.test(rest) || closed ? bare(number) : null
  if (closed) return bare(number)
  const whole = Number.parseInt(number, 10)
  if (!/^["'([]?[A-Z]/.test(rest) || Number.isNaN(whole)) return null
  return whole === lastWhole + 1 || (lastWhole === 0 && whole <= 40 && heading)
    ? bare(number)
    : null
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
      return (number) => (/by-?law/i.test(partTitle) ? `by-law ${number}` : `rule ${number}`)
    case 'minutes':
      return (number) => `item ${number} of the minutes`
    case 'lease':
      return (number) => `clause ${number} of the lease`
    case 'annexure':
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

function statementName(partTitle: string): string {
  if (/form\s*2\b|seller disclosure/i.test(partTitle)) return 'seller disclosure statement'
  if (/form\s*1\b/i.test(partTitle)) return 'Form 1'
  if (/pre-?contractual|disclosure/i.test(partTitle)) return 'disclosure statement'
  return 'vendor statement'
}
