import type { Span } from '../document.ts'
import type { SourceLine } from '../source.ts'
import type { Reach } from './line-fit.ts'

import { isCapitals } from './capitals.ts'
import { LONGEST_BLOCK, SHORTEST_WRAPPED } from './cut-lines.ts'
import { endsInDrawnLine } from './drawn-line.ts'
import { leftRoom } from './line-fit.ts'

/** A block that is still being written, as far as the next line asks of it. */
export type OpenBlock = {
  start: number
  page: number
  cells: Span[] | null
  headingLevel: number | null
  bold: boolean
  fontSize: number | null
  lines: number
  firstEnd: number
  /** Length of the line that was read last, as printed. */
  lastLine: number
  /** Where that line ends in its column; null where the format or a table does not tell. */
  lastReach: Reach | null
}

const CLAUSE_LINE =
  /^\s*(?:\d{1,3}(?:\.\d{1,3}){1,3}\.?|\d{1,3}[.)]|\((?:[a-z]{1,2}|[ivx]{1,5}|\d{1,2})\)|[a-z]\)(?=\s+[A-Z])|[A-Z]\d{1,2}\.|[A-Z][.)](?=\s+["'(]?[A-Z][a-z]{2,}))\s+["'(]?[A-Z☐☒[]/
const ITEM_LINE = /^\s*item\s{1,2}[A-Z0-9]{1,3}\b\s{0,2}(?:[-:–.]\s{0,2}|\s)[A-Z]/i
/** "[8] to be completed on 14 December 2026": a number in square brackets opens an item. */
const BRACKETED_LINE = /^\s{0,40}\[\d{1,2}\]\s/
/** "2 Financial statements received": a number without a stop opens where a sentence has ended. */
const BARE_NUMBER_LINE = /^\s*\d{1,2}\s{1,9}[A-Z][a-z]/
/** "Purchaser: …", "PRICE ..... $", "VENDOR  Ann Sample": a field of a form on a line of its own. */
const FIELD_LINE =
  /^\s*(?:[☐☒]\s)?[A-Z][A-Za-z'()/&.-]{1,24}(?: [A-Za-z'()/&.-]{1,20}){0,8}(?::(?:\s|$)|\s?\.{4,}|(?<=[A-Z]{4}|[A-Z]{3}[)S]) {2,}(?=[A-Z$]))/
/** What a field cannot do without. */
const FIELD_MARK = /:|\.{4}| {2}/
/** The name of a paper or of a section of a title, and nothing else, on a line of its own. */
const PAPER_LINE =
  /^\s*(?:vendor'?s'? (?:disclosure )?statement|seller'?s? disclosure statement|section 32 (?:vendor )?statement|(?:special|general) conditions|particulars of sale|register search statement|(?:current )?title search|search of torrens title|(?:record of )?certificate (?:of|as to) title|land information certificate|planning (?:certificate|information|property report)|rates? (?:and charges )?(?:notice|certificate)|council (?:search|rates)|certificate of liabilities|(?:water |information )(?:statement|account|notice)|owners'? corporation certificate|strata (?:information )?certificate|section \d{2,3}[A-Z]? (?:statement|certificate)|body corporate (?:information )?certificate|plan of subdivision|property interest report|lease conveyancing inquiry|land tax (?:clearance )?certificate|property clearance certificate|registered proprietors?|registered owners?|description of land|land description|schedule of dealings|easements|notations|zoning|planning|zones|overlays|subzones|(?:first|second) schedule|schedule [12])\s{0,9}:?\s{0,9}$/i
/** The names of the fields that every form has, however they are written; alone they open a field. */
const FIELD_NAME_LINE =
  /^\s*(?:the )?(?:vendor|seller|purchaser|buyer|land|property|lot|price|deposit|balance|title|settlement|completion|chattels|goods|inclusions|exclusions|improvements|tenancies|council|zoning|contract date|date for completion|completion date|schedule|particulars|conditions)s?(?: \([^)]{0,60}\))?\s*(?::|$)/i
/** "vendor's solicitor   Sample Legal": the contract of one state writes its fields in small letters. */
const SMALL_FIELD_LINE =
  /^\s*(?:(?:vendor|purchaser|seller|buyer)(?:['’]?s['’]? (?:agent|solicitor|conveyancer|lawyer|representative))?|co-agent|date for completion|completion date|contract date|land|improvements|inclusions|exclusions|price|deposit|balance|possession|title)(?: \([^)]{0,60}\))?(?: {2,}|\s?:\s|\s?\.{4,})/
/** "60 days from the day of sale ......... SETTLEMENT": a form that has its labels at the right. */
const LABEL_AT_RIGHT =
  /(?:\.{4}|(?:\. ){4}|…{2}|·{4}) ?(?:(?:THE |ITS )?[A-Z][A-Z']{2,}(?: [A-Z']{2,}){0,3}|(?:[Tt]he |[Ii]ts )?(?:[Vv]endor|[Ss]eller|[Pp]urchaser|[Bb]uyer|[Ll]and|[Pp]roperty|[Tt]itle|[Pp]rice|[Pp]urchase [Pp]rice|[Dd]eposit|[Bb]alance|[Ss]ettlement|[Cc]ompletion|[Pp]ossession|[Ff]inance|[Aa]gent)(?: (?:date|day))?)$/
const LONGEST_LABEL_AT_RIGHT = 60
const HEADING_OF_CLAUSES =
  /^(?:(?:SPECIAL|ADDITIONAL|GENERAL|STANDARD) )?(?:CONDITIONS|CLAUSES)$|^(?:Special|Additional) (?:[Cc]onditions|[Cc]lauses)$/
const ENDS_OPEN =
  /(?:[,(]|\b(?:and|or|of|to|in|the|by|under|with|a|an|condition|conditions|clause|clauses|section|sections|item|items|lot|plan|paragraph|GC|SC|s|cl|rule|part))\s*$/i
const BROKEN_OFF =
  /(?:,|\b(?:and|or|of|to|in|the|by|under|with|a|an|for|from|on|by|before|until|than|after|within|section|sections|that|which|is|are))$/
const ENDED = /[.;:!?☐☒)"'\]]$/

/** What the open block holds: its last words, and how many units in all. */
type Begun = { readonly words: string; readonly length: number }

type Line = {
  readonly line: SourceLine
  /** As printed, and without the blanks around it. */
  readonly raw: string
  readonly text: string
}

type Surroundings = {
  readonly firstOfPage: boolean
  /** From what length a line may have been wrapped; infinite where that does not tell. */
  readonly wrapped: number
  /** Width of a letter, in points or in letters. */
  readonly perLetter: number
}

/** Does a line go on with the block that is open, or does it begin one of its own? */
export function continuesBlock(
  open: OpenBlock,
  begun: Begun,
  { line, raw, text }: Line,
  { firstOfPage, wrapped, perLetter }: Surroundings,
): boolean {
  if (line.cells !== null && line.cells.length > 1) return false
  if (begun.length > LONGEST_BLOCK) return false
  // A line drawn across the page ends what stands above it and is no part of what stands below.
  if (endsInDrawnLine(begun.words)) return false
  if (LABEL_AT_RIGHT.test(begun.words.slice(-LONGEST_LABEL_AT_RIGHT))) return false
  if (line.headingLevel !== null || open.headingLevel !== null) {
    return (
      line.headingLevel !== null && line.headingLevel === open.headingLevel && !line.startsBlock
    )
  }
  if (firstOfPage) {
    const small = open.cells === null && /^[a-z]/.test(text)
    return small && !hasEnded(begun.words) && begun.length > 40
  }
  if (isSecondBox(begun.words, text)) return true
  if (line.startsBlock) return goesOn(open, begun, text, wrapped)
  if (open.cells === null) {
    if (opensOwnBlock(raw, begun.words)) return false
    if (isListLine(open, begun, text)) return false
    if (endedOnPurpose(open, begun.words, text, perLetter)) return false
  }
  return !(
    text.length > 12 &&
    isCapitals(text) &&
    !/(?:(?<![A-Z])[A-Z]{3,}|[A-Z]-|-)\)?$/.test(begun.words) &&
    !endsOpen(begun.words)
  )
}

/** "Is it let? ☐" above and "Yes ☒ No" below, or "☒ Yes" above and "☐ No" below: one answer. */
function isSecondBox(begun: string, text: string): boolean {
  return BOX_ABOVE.test(begun.slice(-1))
    ? YES_OR_NO.test(text)
    : YES_ABOVE.test(begun.slice(-LAST_WORD_UNITS)) && BOX_OF_NO.test(text)
}

const BOX_ABOVE = /[☐☒]/
const YES_OR_NO = /^(?:yes|no)\b/i
const YES_ABOVE = /[☐☒] ?yes$/i
const BOX_OF_NO = /^(?:[☐☒]|\[[ xX]?\]) ?no\b/i

/** Short lines, each with a capital and no stop between them, are a list and not a sentence. */
function isListLine(open: OpenBlock, begun: Begun, text: string): boolean {
  return (
    open.lastLine < SHORT_LINE &&
    begun.length < SHORT_LINE * open.lines &&
    text.length < SHORT_LINE &&
    /^[A-Z]/.test(text) &&
    !/[.;,:&-]$/.test(begun.words) &&
    !endsOpen(begun.words)
  )
}

/** The line before ended with room for the next word, and what follows can begin something. */
function endedOnPurpose(open: OpenBlock, begun: string, text: string, perLetter: number): boolean {
  if (open.lastReach === null) return false
  if (!/^["'(*•]?[A-Z0-9$☐☒]/.test(text) || GOES_ON_IN_CAPITALS.test(text)) return false
  if (endsOpen(begun) || isBrokenOff(begun) || DEALING_LINE.test(text)) return false
  return leftRoom(open.lastReach, text, perLetter)
}

/** The number and date of a title's entry stand below its name. */
const DEALING_LINE = /^[A-Z]{1,2}\d{6}[A-Z]?(?:\s+\d{1,2}\/\d{1,2}\/\d{4})?$/
const GOES_ON_IN_CAPITALS = /^(?:OF|AND|OR|FOR|TO|BY|UNDER|IN|WITH|ON|AT|AS)\b/
const SHORT_LINE = 46

/** A clause, an item or a field of a form that stands on a line of its own. */
function opensOwnBlock(raw: string, begun: string): boolean {
  // "SPECIAL CONDITIONS" above "1. …" is a heading; "… of special condition" above "7.1" is not.
  const headed = HEADING_OF_CLAUSES.test(begun) && /^\s*1\b/.test(raw)
  if (endsOpen(begun) && !headed) return false
  return (
    CLAUSE_LINE.test(raw) ||
    ITEM_LINE.test(raw) ||
    BRACKETED_LINE.test(raw) ||
    (FIELD_MARK.test(raw) && (FIELD_LINE.test(raw) || SMALL_FIELD_LINE.test(raw))) ||
    FIELD_NAME_LINE.test(raw) ||
    (raw.length < 46 && /^\s*[A-Z]/.test(raw) && PAPER_LINE.test(raw)) ||
    (BARE_NUMBER_LINE.test(raw) && hasEnded(begun))
  )
}

/**
 * A gap inside a sentence: "… under section" above, "63 of the Act?" below. A line that runs nearly
 * to the edge, does not end its sentence and is followed by a small letter was only wrapped; so was
 * one of plain text, whose gaps are guessed, whatever letter follows.
 */
function goesOn(open: OpenBlock, begun: Begun, text: string, wrapped: number): boolean {
  if (open.cells !== null || begun.length <= 40 || opensOwnBlock(text, begun.words)) return false
  if (isBrokenOff(begun.words) || isReferenceBroken(begun.words, text)) return true
  if (hasEnded(begun.words) || open.lastLine < SHORTEST_WRAPPED) return false
  if (/^[a-z]/.test(text)) return true
  if (/^[A-Z]{4,}[ ,]+[A-Z0-9]{3,}/.test(text)) return false
  return open.lastLine >= wrapped && !isCapitals(text) && /^["'(]?[A-Z0-9$]/.test(text)
}

/** The last word and the sign before it: all that the patterns for an end look at. */
const LAST_WORD_UNITS = 16

function endsOpen(begun: string): boolean {
  return ENDS_OPEN.test(begun.slice(-LAST_WORD_UNITS))
}

/** "… In clause" above and "8.4 the word …" below: a reference that the edge of the page broke. */
function isReferenceBroken(begun: string, text: string): boolean {
  return REFERS_TO.test(begun.slice(-LAST_WORD_UNITS)) && NUMBER_AND_WORD.test(text)
}

const REFERS_TO = /\b(?:clause|condition|item|paragraph|regulation|rule|article|part|by-?law)s?$/
const NUMBER_AND_WORD = /^\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z\d]{1,3}\))?,? [a-z]/

function isBrokenOff(begun: string): boolean {
  return BROKEN_OFF.test(begun.slice(-LAST_WORD_UNITS))
}

function hasEnded(begun: string): boolean {
  return ENDED.test(begun.slice(-1))
}
