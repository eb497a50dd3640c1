import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { datesIn } from '../reading/dates.ts'
import { DENIAL_PATTERNS, denialOf } from '../reading/denials.ts'
import { holds } from '../reading/concepts.ts'
import { holdingAny, type Passage, passagesIn } from '../reading/passages.ts'
import { lotsNamed } from '../../facts/title/own-lots.ts'
import { lotSold } from '../land/lot-sold.ts'
import { settlementDue } from '../days/settlement-due.ts'
import { speaksOfIt } from '../papers/speaks-of-it.ts'
import { stayerIn } from '../parties/stayers.ts'

/** How a contract promises an empty property, and how a paper tells who is in it and until when. */
export const OCCUPATION_PATTERNS = wordings({
  ...DENIAL_PATTERNS,
  vacantMarked:
    /☒ ?vacant possession\b|\bvacant possession ?(?:☒|: ?yes\b)|\bpossession ?[:|.] ?vacant\b(?!,? (?:but|save|except|subject))|\bvacant possession\b[^.;☐☒]{0,24}: ?yes\b/i,
  vacantUnmarked: /☐ ?vacant possession\b/i,
  /** "Lease   none. Vacant possession": a row of the particulars. */
  vacantRow:
    /(?:^|[.;] |\d )(?:possession|leases?|tenanc(?:y|ies)|occupanc(?:y|ies)|occupation)\b[ :|.]{1,4}(?:☒ ?)?(?:(?:none|nil|no)[.,;]? )?(?:☒ ?)?vacant possession\b(?![^.☐☒]{0,40}\b(?:or|subject to|except|save|unless|other than|if|part|but)\b)|^vacant possession(?: of the (?:whole|land|property))?(?: (?:on|at) (?:settlement|completion))?[.;]?$/i,
  vacantSaid:
    /\bvacant possession\b[^☐☒.;]{0,20}\b(?:on|at|is given|will be given|to be given|is promised) (?:the )?(?:day of )?(?:settlement|completion)\b|\b(?:entitled to|gives?|given|receives?|sold with|sells with) vacant possession\b|\b(?:on|at) (?:settlement|completion)\b[^☐☒.;]{0,30}\bvacant possession\b/i,
  /** The form of Queensland has no box: nil for the tenant's name is the promise. */
  tenantNil:
    /^(?:residential )?tenants?['’]?s?['’]? names?[ :|]{1,4}(?:nil|none|n\/a|not applicable|vacant(?: possession)?)\b/i,
  vacantLimited:
    /[☐☒]|\b(?:subject to|except|other than|unless|if|tenanc(?:y|ies)|tenants?|leases?|licen[cs]e|not|part of)\b/i,
  /** The printed row that promises it unless its box is marked. */
  unlessMarked:
    /\bvacant possession\b[^☐☒.;]{0,30}\bunless (?:one of |any of )?(?:the |this |one |any |these )?(?:\w{3,6} )?box(?:es)?\b/i,
  letMarked:
    /☒ ?(?:sold )?subject to (?:an? |the |any )?(?:existing |current |residential ){0,2}(?:tenanc(?:y|ies)|leases?|rental agreements?)\b|☒ ?(?:tenanted|leased|let)\b/i,
  /** A label that stands alone, with its answer on the line below. */
  label:
    /(?:^|\d\.? )(?:possession|occupation|occupancy|tenanc(?:y|ies))(?: (?:on|at) (?:completion|settlement))?(?: ?[:|])?$/i,
  answerVacant: /^(?:☒ ?)?vacant(?: possession)?\.?$/i,
  /** What a paper asks or tells of people there, and answers with none. */
  lettings:
    /\b(?:tenanc(?:y|ies)\b(?! (?:of (?:the )?purchase|in common|by entireties|type))|(?<!\b(?:land rent|crown|perpetual|pastoral|mining|ground|head|territory) )leases?|lettings?|licen[cs]es? to occupy|rights? of occupation|occupiers?|occupants?|persons? in (?:occupation|possession))\b/i,
  /** Somebody who is there now. */
  occupied:
    /\b(?:occupied|tenanted|rented|inhabited|re-?let|sub-?let|let|leased)\b(?: out| (?:at|for) \$ ?[\d,.]{1,9} (?:a|per) week| at present| currently| now)? (?:by|to) (?!(?:the |its |his |her |their |our )?(?:vendors?|sellers?|owners?|proprietors?|registered|purchasers?|buyers?|owner-|date|be|you|us|any|whom|which|let)\b)|\b(?:tenants?|renters?|lessees?|occupiers?|lodgers?|boarders?) (?:is |are )?(?:still |now )?in (?:place|possession|occupation|residence)\b|\bwho (?:still )?(?:rents?|occup(?:y|ies)|leases?) (?:the|it|this|part)\b/i,
  /** "The flat has been re-let till 2028." */
  letUntil:
    /\b(?:flat|unit|house|dwelling|home|cottage|studio|shop|apartment|upstairs|rooms?|workshop|shed|place|property|premises)\b[^.;]{0,24}\b(?:is|are|was|has been|have been|been) (?:now |already |still )?(?:re-?)?(?:let|leased|rented|tenanted)(?: out| again)? (?:until|till|to|through)\b/i,
  /** "His tenants, who have the house until the end of May". */
  tenantsUntil:
    /\b(?:tenants?|renters?|lessees?|lodgers?|boarders?)\b,? (?:who |which |that )?(?:still |now |will )?(?:have|has|holds?|occup(?:y|ies)|rents?|leases?|(?:are|is) (?:in|there|to stay)|stays?|remains?)\b[^.;]{0,60}\b(?:until|till|to|through)\b/i,
  /** A paper of the tenancy that somebody else tells of, with its end. */
  agreementTo:
    /\b(?:lease|tenancy|(?:residential|rental|tenancy|lease|written|fixed[- ]term|occupation) (?:rental |tenancy )?agreement|agreement|fixed term)\b[^;]{0,110}\b(?:to|until|till|through to|ends?|ending|expir(?:es|ing|y)|has until|runs? (?:to|until|till))(?: on)? (?:the )?(?:\d{1,2}|20\d\d|[a-z]{3,9} 20\d\d)/i,
  /** What somebody says of his own right: "holds the shed until …", "claims a lease to …". */
  claimsUntil:
    /\b(?:says?|said|told|tells?|claims?|states?|asserts?|informed|advised|maintains?)\b[^.;]{0,40}\b(?:holds?|has|have|rents?|leases?|occup(?:y|ies)|a lease|a licence|a tenancy|an agreement|the use)\b[^.;]{0,50}\b(?:until|till|to|through|expir(?:es|ing)|ending)\b/i,
  premises:
    /\b(?:flat|unit|house|dwelling|home|cottage|studio|shop|rooms?|workshop|shed|yard|land|paddocks?|place|property|premises|garage|office|stables?|block)\b/i,
  ofPerson:
    /\b(?:tenants?|renters?|lessees?|rents?|renting|occup(?:y|ies|ied|ier|ant)s?|lodgers?|boarders?|weekly|a week|per week|m(?:r|rs|s|iss|x)\.? [A-Z])/i,
  /** A letter that lets somebody have the place, and binds who comes after, without the word lease. */
  letter:
    /\b(?:you|he|she|they|[A-Z][a-z]{2,14})\b (?:will |can |may |to )?(?:have|has|keeps?|stays? in|gets?|rents?) (?:the (?:use of (?:the )?)?)(?:\w{3,10} )?(?:workshop|flat|shed|cottage|house|studio|rooms?|unit|shop|yard|loft|cabin|caravan|bungalow|place|downstairs|upstairs|garage)\b[^.;]{0,90}\bfor (?:\w{2,9}|\d{1,3}) (?:more |further )?(?:months?|years?)\b/i,
  bindsNext:
    /\b(?:whoever|any(?:one|body) who|the next (?:owners?|people)|(?:new|any new|a new) owners?|who) (?:\w{2,8} ){0,4}(?:after us|buys?|next|takes? over|own(?:s|er)?)\b[^.;]{0,50}\b(?:with|keeps?|honours?|takes?|lets?|subject to) (?:\w{2,4} )?(?:with |on )?(?:you|him|her|them|it)\b/i,
  weekly: /\$ ?[\d,.]{2,9} ?(?:a|per|each|every|\/) ?(?:week|fortnight|month|wk|w\b)/i,
  /** In a lease's own rows. */
  ends: /^\W{0,3}(?:(?:item )?\d{1,2}[.)]? )?(?:(?:the )?(?:fixed )?(?:term|tenancy|lease|agreement) )?(?:ends?|ending|end date|expir(?:es|y|ing)|expiry date|terminat(?:es|ion|ing)|termination date|last day|date of expiry|finish(?:es)?)(?: (?:date|on|of (?:the )?(?:term|lease|tenancy|agreement|fixed term)))?(?: ?[:|]| on)? /i,
  ofTenant: /\b(?:tenan(?:ts?|cy|cies)|renters?|lessees?)\b/i,
  monthOnly:
    /\b(?:till|until|to|through)(?: to)? (?:the )?(?:(?:very )?(?:end|middle|start|beginning) of |late |mid-?|early )?(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) (20\d\d)\b/i,
  yearOnly: /\b(?:till|until|to|through) (20\d\d)\b/i,
  hasGone:
    /\b(?:ended|vacated|moved out|gone|has left|have left|terminated|surrendered|withdrawn|formerly|previously|used to|was (?:let|leased|rented|occupied)|were (?:let|leased|rented)|until (?:settlement|completion)|(?:will|must|is to|are to|shall) (?:leave|vacate|go|be gone|be vacant|move out)|notice (?:to (?:leave|vacate|quit)|of intention)|not (?:let|leased|rented|occupied|tenanted)|no (?:tenant|lease|one|person)|nobody|never|last let|appraisal|estimate[ds]?|could be|would be|may be let|should be)\b/i,
  supposed:
    /\b(?:if|unless|whether|where (?:the|a|any)|when|should|any (?:tenant|lease|person)|a (?:lot|unit) (?:is|that is)|e\.?g\.?|for example|by-?laws?)\b|\?/i,
  ofElse:
    /\b(?:agency|caretak\w{2,3}|letting (?:agent|pool|appointment)|crown|common property|roof space|telecommunications?|carrier|car ?park|solar|panels|hire|furniture|equipment|hoarding|storage cage|substation|antenna|head ?lease|ground lease|neighbou?r\w{0,3}|next door|adjoining|number \d{1,4}|lot \d{1,4} is|other (?:lot|unit)s?|policy|insurer|insurance|option)\b/i,
})

const P = OCCUPATION_PATTERNS

/** Somebody in the property behind the day of settlement. */
export type Occupant = {
  readonly passage: Passage
  /** The ISO date on which the right ends, where the words tell it. */
  readonly until: string | null
  /** Nobody undertakes to have him go, so that the buyer has to. */
  readonly isLeftThere: boolean
}

const CONTRACT = ['particulars', 'contract-form', 'auction-conditions'] as const

/** Where the contract promises that nobody will be there; null where it does not. */
export function promiseOfVacancy(doc: Doc): Passage | null {
  const passages = passagesIn(doc, CONTRACT)
  return (
    passages.find((passage, at) => {
      const { text, previous } = passage
      if (P.answerVacant.test(text) && P.label.test(previous)) return true
      if (P.tenantNil.test(text)) return true
      if (P.vacantUnmarked.test(text)) return false
      if (P.vacantMarked.test(text) || P.vacantRow.test(text)) return true
      if (P.unlessMarked.test(text)) return areUnmarked(passages.slice(at, at + BOXES), passage)
      return P.vacantSaid.test(text) && !P.vacantLimited.test(text)
    }) ?? null
  )
}

/** Whether the form marks that the sale is subject to a tenancy, and leaves its box for vacancy empty. */
export function isOpenlyLet(doc: Doc): boolean {
  return passagesIn(doc, CONTRACT).some(
    ({ text }) => P.vacantUnmarked.test(text) && P.letMarked.test(text),
  )
}

/** How many passages the boxes of such a row may take. */
const BOXES = 8

/** The boxes of the row itself and of the lines below it: there are some, and none is marked. */
function areUnmarked(rows: readonly Passage[], { block }: Passage): boolean {
  const own = rows.filter((row) => row.block.partIndex === block.partIndex)
  // A line with no box that is no "or" and no note begins another matter.
  const end = own.findIndex(({ text }, at) => at > 0 && !/[☐☒]|^or$|^\(?\*/i.test(text))
  const boxes = (end < 0 ? own : own.slice(0, end)).map(({ text }) => text).join(' ')
  return boxes.includes('☐') && !boxes.includes('☒')
}

/** Where the vendor's papers promise an empty property, or else answer that nobody has a lease. */
export function vacancyToldIn(doc: Doc): Passage | null {
  return (
    promiseOfVacancy(doc) ??
    denialOf(doc, P.lettings, ['vendor-statement', 'particulars', 'contract-form'])
  )
}

/**
 * Everybody whom a paper shows in the property, or in a part of it, with a right that outlasts
 * settlement, or of whom no paper says when he goes. Whoever is told to leave is left out, and so is
 * what is told of another lot.
 */
export function occupantsIn(doc: Doc, facts: Facts): readonly Occupant[] {
  const due = settlementDue(facts)
  const after = due ?? facts.contractDate?.value ?? LAW_AS_AT
  return holdingAny(passagesIn(doc, PAPERS), 'text', ...ENTRIES).flatMap((passage) => {
    const { text, zone } = passage
    if (text.length > LONGEST || P.hasGone.test(text) || P.supposed.test(text)) return []
    // Minutes tell of every lot, and of this one by its number or by its owner.
    if (zone === 'minutes' && !namesOwnLot(text, facts)) return []
    if (P.ofElse.test(text) || (zone === 'vendor-statement' && doc.state === 'QLD')) return []
    if (!tellsOccupant(doc, passage)) return []
    const until = lastDayIn(text)
    if (until === null ? OWN_PAPERS.has(zone) : until <= after) return []
    if (!speaksOfIt({ doc, facts }, passage)) return []
    return [{ passage, until, isLeftThere: stayerIn(passage, due) === 'occupant' }]
  })
}

function tellsOccupant(doc: Doc, passage: Passage): boolean {
  const { text, heading, block, zone, next } = passage
  const title = doc.parts[block.partIndex]?.title ?? ''
  if (zone === 'lease' && P.ends.test(text)) return P.ofTenant.test(`${title} ${heading} ${text}`)
  if (P.occupied.test(text)) return !isUnticked(text, text.search(P.occupied))
  if (P.letUntil.test(text) || P.tenantsUntil.test(text)) return true
  if (P.claimsUntil.test(text) && P.premises.test(text) && !OWN_PAPERS.has(zone))
    return P.ofPerson.test(text)
  if (P.agreementTo.test(text) && !OWN_PAPERS.has(zone)) return P.ofPerson.test(text)
  return (
    holds(text, P.letter, P.weekly) || (P.letter.test(text) && P.bindsNext.test(`${text} ${next}`))
  )
}

/** The last day that a text names; the end of the year where it names no more than that. */
function lastDayIn(text: string): string | null {
  const last = datesIn(text).toSorted().at(-1)
  if (last !== undefined) return last
  const [, month = '', of = ''] = P.monthOnly.exec(text) ?? []
  if (month !== '') {
    const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
    return `${of}-${String(number).padStart(2, '0')}-28`
  }
  const year = P.yearOnly.exec(text)?.[1]
  return year === undefined ? null : `${year}-12-31`
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function namesOwnLot(text: string, facts: Facts): boolean {
  const sold = lotSold(facts)
  const lots = lotsNamed(text).map(String)
  if (sold !== null && lots.includes(sold)) return true
  if (lots.length > 0) return false
  const words = new Set(text.toLowerCase().split(/[^a-z-]+/))
  return facts.vendors.some(({ value }) => {
    const surname = value.toLowerCase().split(' ').at(-1) ?? ''
    return surname.length > 2 && words.has(surname)
  })
}

const LONGEST = 500

const PAPERS = [
  ...CONTRACT,
  'special-conditions',
  'vendor-statement',
  'lease',
  'annexure',
  'other',
  'owners-corporation-certificate',
  'building-report',
  'building-permit',
  'minutes',
  'rates-certificate',
  'water-certificate',
  'planning-certificate',
] as const satisfies readonly PageKind[]

/** A paper of the tenancy itself tells its end in a row of its own. */
const OWN_PAPERS: ReadonlySet<PageKind> = new Set(['lease'])

const ENTRIES = [
  P.occupied,
  P.letUntil,
  P.tenantsUntil,
  P.agreementTo,
  P.claimsUntil,
  P.letter,
  P.ends,
] as const
