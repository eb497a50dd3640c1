import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { COMPANY_NAME_PATTERNS } from './company-names.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

export const CLEARED_PERSONS_PATTERNS = wordings({
  clearance: /\bclearance certificates?\b/i,
  /** Its number, or the days between which it holds. */
  own: /\b\d(?: ?\d){9,13}\b|\b(?:valid|current|in force|good|dated|from|until|expires?)\b[^.;]{0,20}\b\d{1,2} \w{3,9} (?:19|20)\d\d/i,
  stateTax: /\b(?:land tax|property clearance|revenue|asbestos|strata)\b/i,
  /** One paper for several, or for the estate of one. */
  joint: /\b(?:both|each|every|all|joint\w{0,2}|estate|late|deceased|trust)\b/i,
})

const P = CLEARED_PERSONS_PATTERNS

/**
 * The certificate that names one of several people who sell, where no word about certificates names
 * another of them; null where every vendor is named, or none is.
 */
export function clearedInPart(doc: Doc, { vendors }: Facts): Span | null {
  const people = vendors.map(({ value }) => value)
  if (people.length < 2 || people.some((name) => COMPANY_NAME_PATTERNS.company.test(name))) {
    return null
  }
  const passages = passagesIn(doc, PAPERS)
  const isAbout = ({ text, heading, previous }: Passage): boolean =>
    !P.stateTax.test(text) && P.clearance.test(`${heading} ${text} ${previous.slice(-NEAR)}`)
  const own = passages.findIndex(
    (one) =>
      isAbout(one) && P.own.test(around(one)) && people.some((name) => isNamed(name, one.text)),
  )
  const certificate = passages[own]
  if (certificate === undefined) return null
  // The lines of a list of certificates stand below one another.
  const told = [
    ...passages.filter((one) => P.clearance.test(`${one.heading} ${one.text}`)),
    ...passages
      .slice(Math.max(0, own - ABOVE), own + BELOW)
      .filter(({ text, next }) => P.own.test(`${text} ${next.slice(0, 80)}`)),
  ]
  if (told.some(({ text }) => P.joint.test(text) && P.own.test(text))) return null
  const words = told.map(({ text }) => text.toLowerCase()).join(' ')
  // One whose given name is told is meant, however the rest is spelt.
  const isTold = (name: string): boolean =>
    words.includes(givenName(name)) || told.some(({ text }) => isNamed(name, text))
  return people.every(isTold) ? null : certificate.span
}

/** A certificate may give its number, its owner and its days each in a sentence of its own. */
function around({ text, previous, next }: Passage): string {
  return text.length > SHORT ? text : `${previous.slice(-BESIDE)} ${text} ${next.slice(0, BESIDE)}`
}

function givenName(name: string): string {
  return name.toLowerCase().split(' ')[0] ?? ''
}

/** "H. W. Sellars" and "SELLARS, Hope" name Hope Wren Sellars. */
function isNamed(name: string, text: string): boolean {
  const words = name.toLowerCase().split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const found = text.toLowerCase().split(/[^a-z'’-]/)
  const initial = found.some((word) => word === first.slice(0, 1))
  return found.includes(last) && (found.includes(first) || initial)
}

const NEAR = 160
const BESIDE = 50
const SHORT = 80
const ABOVE = 6
const BELOW = 8

/** The certificates are bound in behind anything. */
const PAPERS = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'land-tax-certificate',
  'rates-certificate',
  'planning-certificate',
  'title-search',
  'building-permit',
  'building-report',
  'lease',
  'general-conditions',
  'annexure',
  'other',
] as const
