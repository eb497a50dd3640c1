import type { Doc, Span } from '../../document.ts'
import { passagesIn } from '../reading/passages.ts'
import { firstAnswer } from '../papers/form-answers.ts'

const SCHEME =
  /\bcommunity titles? scheme(?: (?:no\.?|number))?[ :]{1,3}\d{2,6}\b|\bCTS (?:no\.? ?)?\d{2,6}\b|\bresidential lots in a community titles scheme\b|(?<!☐ ?)\b(?:BUP|GTP) ?\d{3,6}\b|☒ ?(?:BUP|GTP)\b/i
const IN_SCHEME =
  /\b(?:part of|in|included in) a (?:community titles|BUGTA) scheme\b|\bcommunity titles scheme\b/i
const PROPOSED =
  /\bproposed (?:lot|plan|scheme)\b|\bsunset date\b|\b(?:creation|establishment) of the scheme\b|\bscheme (?:exists|is (?:created|established|registered))\b|\bplan yet to be registered\b|\bregister the (?:scheme|plan)\b|\boff[- ]the[- ]plan\b|\b(?:after|when|until|once|upon)\b.{0,80}\bplan (?:has been|is) registered\b|\bdraft (?:plan|survey plan|community management statement)\b/i

/** The name of the form on a line of its own, and how its six parts begin. */
const FORM_NAME = /^\W{0,3}(?:form 2\b[^a-z]{0,6})?seller(?:'?s)? disclosure statement\b/i
const FORM_PART =
  /^\W{0,3}part [1-6]\b.{0,12}\b(?:seller|title|land use|buildings|rates|community titles|zoning|relevant pool|warning)/i

/** Every pattern of this file, for the test of their running time. */
export const PAPER_PATTERNS = {
  scheme: SCHEME,
  inScheme: IN_SCHEME,
  proposed: PROPOSED,
  formName: FORM_NAME,
  formPart: FORM_PART,
} as const

/** The words that show the lot to lie in a community titles scheme; null where none do. */
export function schemeOf(doc: Doc): Span | null {
  const named = passagesIn(doc, ['contract-form', 'particulars', 'title-search']).find(({ text }) =>
    SCHEME.test(text),
  )
  if (named !== undefined) return named.span
  const answer = firstAnswer(doc, IN_SCHEME)
  return answer?.answer === 'yes' ? (answer.spans[0] ?? null) : null
}

/** True for a lot or scheme that is still to be made. */
export function isProposedLot(doc: Doc): boolean {
  return passagesIn(doc, ['contract-form', 'particulars', 'special-conditions']).some(({ text }) =>
    PROPOSED.test(text),
  )
}

/** True when the file holds a contract with its particulars, not a stray page of one. */
export function holdsContract(doc: Doc): boolean {
  return doc.parts.some(({ kind }) => kind === 'particulars' || kind === 'contract-form')
}

/** True when the statement is here, as a part or under its printed name within another one. */
export function holdsForm2(doc: Doc): boolean {
  return (
    doc.parts.some(({ kind }) => kind === 'vendor-statement') ||
    (doc.blocks.some(({ text }) => text.length < MOST_NAME && FORM_NAME.test(text)) &&
      doc.blocks.filter(({ text }) => FORM_PART.test(text)).length >= LEAST_PARTS)
  )
}

const MOST_NAME = 120
const LEAST_PARTS = 2
