import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { INSURANCE_PATTERNS, isOfPolicy } from './insurance-words.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { mayBeOfScheme, SCHEME_PATTERNS } from './told-of-scheme.ts'

export const INSURED_SUM_PATTERNS = wordings({
  ...INSURANCE_PATTERNS,
  ...SCHEME_PATTERNS,
  sum: /\brenewed (?:with|at|for|by)\b[^$;]{0,50}\$|\b(?:sum insured|insured (?:for|value)|building (?:sum|amount|cover)|present sum|cover(?:ed)? (?:for|amount))\b/i,
  value:
    /\b(?:replacement|reinstatement|re-?building|valuation|valued|value|valuer'?s? (?:figure|sum|report))\b/i,
  pieces: /(?<=[a-z0-9)])\. |; /i,
  building: /\bbuilding\b/i,
  liability: /\b(?:public risk|(?:public|legal) liability)\W{0,6}$/i,
  liabilityFirst: /^[^$]{0,60}\b(?:public risk|(?:public|legal) liability)\b[^$]{0,30}\$/i,
  strangers: /\b(?:public|legal) (?:risk|liability)\b/i,
  sumFirst: /^\W{0,3}\$/,
  bareSum: /^\W{0,3}\$ ?[\d,.]{7,14}(?: (?:inclusive|including|plus) .{0,20})?$/i,
  /** A sum at which the law asks for more, and nobody's valuation. */
  threshold:
    /\b(?:less than|(?:not )?more than|under|below|exceeds?|exceeding|over|up to|at least|at or above|threshold (?:of|is)) \$|\b(?:as|because|since) (?:the|this) scheme has\b|\b(?:is|are) not required\b/i,
  /** The second line of a sentence that names the value at the end of the first. */
  goesOn: /^(?:and|of|for|including|at|being|is|was|=|:|as at) [^$]{0,60}\$ ?[\d,.]{7,14}\)?\.?$/,
  cutOff: /[^.;:]$/,
  reinstated:
    /\bre-?building (?:cost|would|is|comes)\b|\breinstatement\b|\breplacement (?:cost|value)|\binsurance valuation\b/i,
})

const P = INSURED_SUM_PATTERNS

type Told = { readonly cents: number; readonly span: Span }

type Figure = { readonly of: 'sum' | 'value'; readonly cents: number }

/** In cents: no building is insured for less. */
const LEAST_INSURED = 20_000_000

/** The sum for which a building is insured and what it is valued at, each where it is told first. */
export function insuredSums(
  doc: Doc,
  passages: readonly Passage[],
): { readonly sum: Told | null; readonly value: Told | null } {
  const told = passages.flatMap((passage) =>
    figuresOf(doc, passage).map((figure) => ({ ...figure, span: passage.span })),
  )
  const [sum = null] = told.filter(({ of }) => of === 'sum')
  const [value = valuationPage(doc)] = told.filter(({ of }) => of === 'value')
  return { sum, value }
}

function figuresOf(doc: Doc, passage: Passage): Figure[] {
  // A disclosure statement of a scheme tells both in one row; a house has one owner to ask.
  if (passage.zone === 'vendor-statement')
    return mayBeOfScheme(doc, passage) ? insuredAndValued(passage.text) : []
  return passage.text.split(P.pieces).flatMap((piece) => figuresOfPiece(doc, passage, piece))
}

function figuresOfPiece(doc: Doc, passage: Passage, piece: string): Figure[] {
  const { text, full, heading, previous, zone } = passage
  const cents = Math.max(0, ...dollarsIn(piece))
  if (cents < LEAST_INSURED) return []
  // What is paid to strangers says nothing of the building.
  if (P.liabilityFirst.test(piece)) return []
  const before = text.slice(0, text.indexOf(piece))
  if (P.sumFirst.test(piece) && P.liability.test(`${previous} ${before}`)) return []
  const both = insuredThenValued(piece)
  if (both.length > 0) return both
  if (P.value.test(piece) && P.threshold.test(piece)) return []
  if (P.value.test(piece) && !P.sum.test(piece)) return [{ of: 'value', cents }]
  const isSum =
    P.sum.test(piece) ||
    (zone !== 'minutes' && P.insurance.test(`${heading} ${previous} ${full}`)) ||
    (P.building.test(piece) && isOfPolicy(doc, passage))
  return isSum ? [{ of: 'sum', cents }] : []
}

/** "Building $46,800,000 …, valued at $45,900,000": both in one line. */
function insuredThenValued(piece: string): Figure[] {
  const at = piece.search(P.value)
  if (at <= 0 || P.strangers.test(piece.slice(at))) return []
  return bothOf(dollarsIn(piece.slice(0, at))[0], dollarsIn(piece.slice(at))[0])
}

/** "Building sum insured $16,500,000; replacement valuation $34,800,000" */
function insuredAndValued(text: string): Figure[] {
  if (!holds(text, P.sum, P.value)) return []
  const pieces = text.split(P.pieces)
  const sumOf = (is: RegExp, not: RegExp) =>
    dollarsIn(pieces.find((piece) => is.test(piece) && !not.test(piece)) ?? '')[0]
  return bothOf(sumOf(P.sum, P.value), sumOf(P.value, P.sum))
}

function bothOf(sum = 0, value = 0): Figure[] {
  if (Math.min(sum, value) < LEAST_INSURED) return []
  return [
    { of: 'sum', cents: sum },
    { of: 'value', cents: value },
  ]
}

/** A page of the valuation, wherever it is bound in: the words above and the sum alone below. */
function valuationPage(doc: Doc): Told | null {
  for (const { text, span, previous, heading } of passagesIn(doc, VALUATION)) {
    const isCut = P.goesOn.test(text) && P.cutOff.test(previous)
    if (!isCut && !P.bareSum.test(text)) continue
    if (!P.reinstated.test(`${heading} ${previous.slice(-100)}`)) continue
    const cents = dollarsIn(text)[0] ?? 0
    if (cents >= LEAST_INSURED) return { cents, span }
  }
  return null
}

const VALUATION = [
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
  'annexure',
  'other',
] as const
