import { isHeadRow } from '../reading/head-row.ts'
import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { isBareNo } from '../reading/bare-no.ts'
import { type Passage, passagesIn, TERM_ZONES } from '../reading/passages.ts'
import { OCCUPATION_PATTERNS, occupantsIn, vacancyToldIn } from './occupation.ts'

export const LEASE_PAPER_PATTERNS = wordings({
  ...OCCUPATION_PATTERNS,
  /** The choice of the contract, with its mark before it, and no word of where the terms stand. */
  soldLet:
    /☒ ?(?:sold )?subject to (?:an? |the |existing |current |following |residential |commercial |retail ){0,4}(?:leases?|tenanc(?:y|ies)|(?:rental|tenancy|lease) agreements?)\b/i,
  termsTold:
    /\b(?:conditions?|clauses?|annexures?|schedule|attached|annexed|described|set out|see|below)\b|(?<!☐ )\bvacant(?: possession)? ?☒/i,
  /** The same in words, of this sale. */
  takesOver:
    /\b(?:sold|sells?|sale is|takes?|buys?|purchases?|possession|occupancy|flat|shop|house|unit|property|land)\b[^.;]{0,40}\bsubject to (?:the |an? |its )?(?:existing |current |residential |registered |periodic |commercial |retail |sitting ){0,2}(?:tenanc(?:y|ies)|leases?|(?:rental|tenancy) agreements?)\b|\bsold with (?:the |a |its )?(?:existing |present |sitting )?tenants?\b/i,
  /** The tenant by name, with the rent or the term. */
  tenantNamed:
    /\b(?:[Tt]enant|TENANT)(?:[sS]|\(s\))?(?:'[sS]? (?:names?|NAMES?))?[ :|]{1,4}[A-Z][^;]{2,60}(?:\$ ?\d|\b[Tt]erm\b|\b[Pp]eriodic\b|\b[Ff]ixed\b|\buntil\b|\bto \d{1,2} )/,
  leaseTo:
    /\b(?:[Ll]ease|[Tt]enancy|[Rr]ental agreement) (?:of (?:the )?[\w ]{3,24} )?to (?:Mr |Mrs |Ms |Dr |Messrs )?[A-Z][a-z]{2}/,
  rentsUnder:
    /\b(?:occup(?:y|ies)|rents?|holds?)\b[^.;]{0,50}\bunder (?:an? )?(?:periodic |fixed[- ]term |residential |oral |written |registered )?(?:tenancy|lease|rental agreement|agreement)\b/i,
  unsure:
    /\b(?:if|unless|where|when|should|whether|any|not|no|nil|neither|only|vacates?|vacated|will (?:leave|vacate|be vacant)|leaves|moved out|terminated|ended|expired|surrender\w{0,3}|crown|ground|head ?lease|solar|hot water|panels|marked|box|words|deleted|lease ?back|leased back|display|in common|joint)\b|\?/i,
  ends: /\b(?:vacate[sd]?|vacating|moved out|will (?:leave|be vacant)|(?:has|have|was|were|is|are) (?:ended|expired|terminated|surrendered)|ended|notice to (?:leave|vacate|quit))\b/i,
  ofPaper: /\b(?:lease|tenancy|agreement|licen[cs]e|fixed term)\b/i,
  /** The paper's own head, wherever it is bound in. */
  head: /^[\W_]{0,200}(?:GENERAL |RESIDENTIAL |COMMERCIAL |RETAIL )?(?:TENANC|LEASE\b|RENTAL AGREEMENT)/,
  /** Another says that there is nothing in writing. */
  unwritten: /\b(?:oral|verbal|unwritten|nothing in writing|no written)\b/i,
  /** That it came along, or can be read in a place that is named. */
  given:
    /\b(?:lease|agreement|tenancy|copy|copies)\b[^.;]{0,50}\b(?:attached|annexed|annexure|enclosed|supplied|handed|included|behind|has been given|were given|was given|has read|have read|has seen|inspected)\b|\b(?:attached|annexed|annexure|schedule)\b[^.;]{0,40}\b(?:lease|agreement|tenanc(?:y|ies))\b/i,
  /** The paper by its heading, and the parties to it. */
  here: /^[^.;]{0,60}\b(?:leases?|(?:tenancy|rental) agreements?|residential tenanc(?:y|ies)|form 18a|form 1aa)\b|\b(?:landlord|lessor|rental provider)\b[^.]{0,120}\b(?:tenant|lessee|renter)\b/i,
  /** What is told about it by somebody else. */
  about: /\b(?:summary|report|ledger|receipt|search|schedule|certificate|act (?:19|20)\d\d)\b/i,
  secondHand: /\b(?:tenancy|rent|letting) (?:summary|report|record|roll|ledger)\b/i,
  retail:
    /\bretail (?:shop |premises )?leases?\b|\bleases? of (?:the )?retail\b|\bretail (?:lease|tenancy) (?:act|law)|\bretail leases act\b|\bretail shop leases? act\b|\bretail and commercial leases act\b/i,
  shopLease:
    /\blease of (?:the )?(?:shop|caf[eé]|restaurant|bakery|hairdresser|salon|pharmacy|takeaway)\b|\b(?:shop|caf[eé]|restaurant|bakery) (?:is )?(?:leased|let) to\b/i,
  notRetail:
    /\b(?:not (?:a )?retail|is no retail|does not apply|do not apply|(?:has|have) no application|exempt|may be affected)\b|\bif\b/i,
  disclosure:
    /\b(?:lessor|landlord)s?'?s?'? (?:updated )?disclosure\b|\bdisclosure statements?\b[^.;]{0,60}\b(?:tenant|lessee|lease|was given|were given|attached|annexed|behind)\b|\b(?:lease|lessee|tenant)\b[^.;]{0,60}\bdisclosure statement\b|☒ ?\d{0,2} ?(?:retail )?(?:lease )?disclosure statement\b/i,
})

const P = LEASE_PAPER_PATTERNS

/** Where the contract lets a tenant stay of whose lease no copy is here. */
export function soldWithoutLease(doc: Doc): Span | null {
  const kinds = new Set(doc.parts.map(({ kind }) => kind))
  if (hasUnreadPages(doc) || !(doc.hasDisclosure || kinds.has('title-search'))) return null
  if (doc.parts.some(({ kind, title }) => kind === 'lease' && !P.secondHand.test(title)))
    return null
  const terms = passagesIn(doc, ['contract-form', 'particulars', 'special-conditions'])
  const sold = terms.find((passage) => {
    const { text, zone } = passage
    if (P.soldLet.test(text)) return zone !== 'special-conditions' && !P.termsTold.test(text)
    if (text.includes('☐') || isHeadRow(text, passage.block) || isBareNo(passage.next)) return false
    const isLet = [P.tenantNamed, P.leaseTo, P.rentsUnder].some((words) => {
      const match = words.exec(text)
      return match !== null && !P.unsure.test(text.slice(0, match.index + match[0].length))
    })
    return isLet ? !P.ends.test(text) : takesOver(passage)
  })
  if (sold === undefined) return null
  const isTold = terms.some(
    ({ text }) => (P.given.test(text) && !P.unsure.test(text)) || P.unwritten.test(text),
  )
  if (isTold) return null
  const isHere = doc.blocks.some(
    ({ text, zone, span }) =>
      span.start !== sold.block.span.start &&
      !P.about.test(text) &&
      ((!TERM_ZONES.has(zone) && P.head.test(text)) || (!SPEAKING.has(zone) && P.here.test(text))),
  )
  return isHere ? null : sold.span
}

/** Where a paper tells of the agreement of somebody who stays, and the agreement is in no paper. */
export function occupiedWithoutPaper(doc: Doc, facts: Facts): Span | null {
  if (hasUnreadPages(doc) || vacancyToldIn(doc) === null) return null
  if (doc.parts.some(({ kind, title }) => kind === 'lease' && !P.secondHand.test(title)))
    return null
  const told = occupantsIn(doc, facts).find(
    ({ passage }) => P.ofPaper.test(passage.text) && !OCCUPATION_PATTERNS.letter.test(passage.text),
  )
  return told?.passage.span ?? null
}

function takesOver(passage: Passage): boolean {
  return affirmed(passage, P.takesOver) !== null && !P.unsure.test(passage.text)
}

/** A lease of a shop that goes on, where nobody speaks of the disclosure that its landlord owes. */
export function retailUndisclosed(doc: Doc): Span | null {
  if (hasUnreadPages(doc) || !doc.hasContract) return null
  const shops = passagesIn(doc, LETTING).filter(({ text }) => !P.notRetail.test(text))
  const retail =
    shops.find((passage) => affirmed(passage, P.retail) !== null) ??
    shops.find((passage) => affirmed(passage, P.shopLease) !== null)
  if (retail === undefined) return null
  const isTold = doc.blocks.some(
    ({ zone, text }) =>
      zone !== 'statutory-notice' && zone !== 'general-conditions' && P.disclosure.test(text),
  )
  return isTold ? null : retail.span
}

const LETTING = ['lease', 'particulars', 'contract-form', 'special-conditions'] as const

/** Parts that speak of a lease in print, or of the one that is not here. */
const SPEAKING: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'title-search',
  'general-conditions',
  'statutory-notice',
  'owners-corporation-certificate',
  'minutes',
  'planning-certificate',
  'by-laws',
])
