import { wordings } from '../../wording/wordings.ts'
import type { Passage } from './passage.ts'

/** A question or a list of matters, and how the line below answers it. */
export const ASKED_ONLY = wordings({
  question: /\?\W{0,3}$/,
  /** An answer that makes a statement of the question above it. */
  affirms:
    /^\W{0,4}(?:\(?[a-z]\) )?(?:yes\b|☒|affected|applies|appl(?:y|ies) to|part(?:ly)?\b|some\b|it (?:is|does|has)\b|there (?:is|are)\b|\d|\$)/i,
  /** Up to here an answer needs its question to be understood. */
  short: /^.{0,24}$/,
  none: /^\W{0,4}(?:none|nil|no|not applicable|n\/a|not affected|nothing)\b(?! (?:other|access|further))[^;$]{0,60}$/i,
  /** The end of the question, wrapped onto the next line, with its answer. */
  endsInNone:
    /^[a-z][^;$]{3,160}[:?][\s|]{0,4}(?:[Nn]one|NONE|[Nn]il|NIL|[Nn]o|NO|[Nn]ot applicable|[Nn]\/[Aa])\b[^;$]{0,40}$/,
  /** Where a list breaks off, for its answer or for the rest of it. */
  broken: /(?:[a-z,]|:)$/i,
  /** A list of what would be trouble, so that none of it is good. */
  troubles:
    /\b(?:notices?|orders?|declarations?|directions?|proposals?|disputes?|claims?|breach\w{0,2}|failures?|arrears|charges?|caveats?|debts?|expenditure|incurred|proceedings|contraventions?)\b/i,
  /** How a printed question begins, whether or not a mark of asking ends it. */
  asks: /^\W{0,3}(?:(?:item|question|q)?\.? ?\(?[\w.]{1,5}[.):]{0,2} )?(?:is|are|was|were|has|have|had|does|do|did|will|whether)\b/i,
  /** The barest answer, alone or before what it adds. */
  bareNo: /^\W{0,4}(?:no|nil|none|not applicable|n\/a)\b(?!\.? ?\d|-)(?:[.;,:]|\W{0,4}$)/i,
  /** The answer that closes a question. */
  closedByNo:
    /[\w?:)|] {0,3}\|? {0,3}(?:No|NO|Nil|NIL|None|NONE|Not applicable|NOT APPLICABLE|N\/A)[.; ]{0,3}$/,
  /** What the next line answers with no: a question that runs on, or the name of a row. */
  runsOn: /^[a-z(]/,
  answeredNext: /^[^☐☒?:]{0,160}\.? ?☐ ?yes ☒ ?no\b/i,
  deniedNext: /^(?:nil|none|not (?:affected|applicable|within|mapped|subject)|n\/a|outside)\b/i,
  askedOf: /^[a-z][a-z -]{5,70}$/i,
  cutOff: /[a-z,]$/i,
  /** A whole question: what follows it is another line's. */
  ended: /[.;!]\W{0,3}$|\b(?:yes|no|nil|none|n\/a)\b\W{0,3}$|[☐☒]/i,
  /** What one would rather have than not. */
  wanted:
    /\b(?:approv\w{1,4}|permits?|certificat\w{1,3}|insur\w{1,5}|licen[cs]es?|consents?|warrant\w{1,4}|connect\w{1,4}|complian\w{1,3}|compl(?:y|ied))\b/i,
})

const p = ASKED_ONLY

/**
 * True of a printed question, or of a list of matters, that the line below does not affirm: what is
 * asked is no statement, and an answer of several words speaks for itself.
 */
export function isAskedOnly({ text, next }: Pick<Passage, 'text' | 'next'>): boolean {
  if (p.question.test(text)) {
    if (p.none.test(next)) return !p.wanted.test(text)
    return next !== '' && !p.affirms.test(next) && !p.short.test(next)
  }
  return isListedInVain(text, next)
}

/** True of the "None issued by Council for this lot." that answers whether there is a trouble. */
export function isAnsweredInVain(text: string, previous: string): boolean {
  if (!/[?:]\W{0,3}$/.test(previous) || !p.none.test(text)) return false
  return p.troubles.test(previous) && !p.wanted.test(previous)
}

/** True of a list of troubles, broken off at its line's end, to which the line below answers none. */
export function isListedInVain(text: string, next: string): boolean {
  if (!p.broken.test(text) || !p.troubles.test(text) || p.wanted.test(text)) return false
  return p.endsInNone.test(next) || (text.endsWith(':') && p.none.test(next))
}

/**
 * True of a printed question that is answered with no: behind it, on the line below, or at the end
 * of the question where its line broke. Whether that no is good is for the reader of the question.
 */
export function isAnsweredNo({ text, next }: Pick<Passage, 'text' | 'next'>): boolean {
  if (!p.asks.test(text)) return false
  if (p.closedByNo.test(text)) return true
  if (p.ended.test(text)) return false
  if (p.bareNo.test(next)) return true
  const isWhole = p.question.test(text) || text.endsWith(':')
  return !isWhole && !p.asks.test(next) && next.length < LONGEST_END && p.closedByNo.test(next)
}

/**
 * True of words that break off at their line's end and that the next line denies, whether or not they
 * ask: "The seller has been given a notice or order, …" whose last line is "☐ Yes ☒ No".
 */
export function isDeniedBelow({ text, next }: Pick<Passage, 'text' | 'next'>): boolean {
  if (!p.cutOff.test(text) || /[☐☒]/.test(text)) return false
  if (p.answeredNext.test(next)) return p.runsOn.test(next) || p.askedOf.test(text)
  return p.askedOf.test(text) && p.deniedNext.test(next)
}

/** As long as what is left of a question on its second line. */
const LONGEST_END = 140
