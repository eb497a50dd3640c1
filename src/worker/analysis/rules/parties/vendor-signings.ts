import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

export const SIGNING_PATTERNS = wordings({
  signing:
    /\b(?:signed|executed|signature|sgd|execution)\b|\bby its (?:sole )?(?:director|secretary)\b|,? (?:director|secretary)\b[^.;]{0,30}\bdated?\b/i,
  office: /\b(?:directors?|secretary)\b/i,
  vendorSide: /\b(?:vendor|seller|transferor)s?\b/i,
  /** Another way to bind a company, or another one who signs. */
  otherwise:
    /\b(?:attorney|power of|authori[sz]ed (?:officer|representative|agent|signatory)|section 126|s ?126|receivers?|liquidator|administrator|guarantors?|lessors?|lessee|tenants?|manager|witness(?:ed)? by|resolution|born|appointed|ceased|unless|both directors|two directors|in the presence)\b/i,
  /** "G. Mulroy", "Kurt Emil Zander", "T M Pell". */
  person:
    /(?<![A-Za-z])((?:[A-Z]\.? ?){1,3}|[A-Z][a-z’']{1,11} (?:[A-Z][a-z’']{0,10}\.? )?)([A-Z][a-z’']{1,14}(?:-[A-Z][a-z]{1,9})?|[A-Z]{3,14})(?![A-Za-z])/,
  notPerson:
    /\b(?:VENDOR|SELLER|SIGNED|EXECUTED|DIRECTOR|SECRETARY|PTY|LTD|Sole|Company|Pty|Ltd|Limited|Vendor|Seller|Buyer|Purchaser|Director|Secretary|Signed|Executed|Holdings|Date|Dated|Corporations|Act|The|Section|January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  severalOf: /\b(?:directors|secretary)\b/i,
  buyersPart: /\b(?:purchaser|buyer|witness)s?\b.{0,200}$/i,
  left: /\b(?:ceased?|former|previous|resigned|retired|until)\b/i,
})

export type Signing = {
  readonly text: string
  readonly span: Span
  readonly zone: PageKind
  /** Whether another officer may stand on the same line or the next. */
  readonly goesOn: boolean
  /** Who signs, as printed: what stands before the surname, and the surname. */
  readonly signers: readonly { readonly given: string; readonly surname: string }[]
}

/** Each line on which the officers of a company vendor sign, by name. */
export function vendorSignings(doc: Doc, vendors: readonly string[]): Signing[] {
  const P = SIGNING_PATTERNS
  const companies = vendors.map((name) => name.toLowerCase().slice(0, 24))
  return passagesIn(doc, ALL_PAPERS).flatMap(({ text, span, zone, previous, next }) => {
    if (zone === 'company-extract' || text.length > 260 || !P.signing.test(text)) return []
    if (!P.office.test(text) || P.otherwise.test(text)) return []
    const own = text.replace(P.buyersPart, '')
    const below = `${previous.slice(-120)} ${own}`.toLowerCase()
    const isVendor = P.vendorSide.test(own) || companies.some((name) => below.includes(name))
    if (!isVendor) return []
    const signers = matchesOf(namesOnly(own, vendors), P.person).map(
      ([, given = '', surname = '']) => ({ given: given.trim(), surname }),
    )
    return signers.length === 0
      ? []
      : [
          {
            text: own,
            span,
            zone,
            goesOn: P.severalOf.test(own) || P.office.test(next.slice(0, 90)),
            signers,
          },
        ]
  })
}

/** Whether a signature can be this person's: "G. Mulroy" is GARTH EDWIN MULROY. */
export function isSignatureOf(
  { given, surname }: Signing['signers'][number],
  officer: string,
): boolean {
  const words = officer.toLowerCase().replaceAll(',', ' ').split(' ').filter(Boolean)
  const last = surname.toLowerCase()
  if (!words.includes(last)) return false
  const first = given.toLowerCase().replaceAll('.', ' ').split(' ')[0] ?? ''
  return words.some(
    (word) => word !== last && (first.length > 1 ? word === first : word.startsWith(first)),
  )
}

/** The line of the extract by which one who signs is an officer no more. */
export function leftOffice(doc: Doc, signer: Signing['signers'][number]): Span | null {
  const found = passagesIn(doc, ['company-extract']).find(
    ({ text }) =>
      SIGNING_PATTERNS.left.test(text) &&
      text.length < 200 &&
      isSignatureOf(signer, text.replaceAll(/[^A-Za-z’' -]/g, ' ')),
  )
  return found?.span ?? null
}

/** Without the companies and the words of the form that begin with a capital. */
function namesOnly(text: string, vendors: readonly string[]): string {
  const rest = vendors.reduce((left, name) => {
    const at = left.toLowerCase().indexOf(name.toLowerCase())
    return at < 0 ? left : `${left.slice(0, at)} | ${left.slice(at + name.length)}`
  }, text)
  return rest.replaceAll(everywhere(SIGNING_PATTERNS.notPerson), '|')
}
