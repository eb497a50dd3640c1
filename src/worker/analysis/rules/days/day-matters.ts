import { wordings } from '../../wording/wordings.ts'
import type { ToldDay } from './told-days.ts'
import { TERM_ZONES } from '../reading/passages.ts'

/** What a date is the date of. */
export type DayMatter =
  | 'settlement'
  | 'sunset'
  | 'finance'
  | 'inspection'
  | 'rent-raised'
  | 'contract'
  | 'lease-end'
  | 'lease-start'
  | 'pool-end'
  | 'insurance-end'
  | 'meeting'
  | 'auction'
  | 'attorney'
  | 'occupancy'
  | 'bond-end'
  | 'death'
  | 'probate'

export const DAY_MATTER_PATTERNS = wordings({
  /** The row of a lease's form that holds its days. */
  leaseTerm:
    /^\W{0,4}(?:\d{1,2}\.? )?(?:the )?(?:fixed )?term(?: of (?:the |this )?(?:agreement|tenancy|lease)\b|[ :|]{1,3}(?:[☐☒]|fixed\b|(?:\w{3,9}|\d{1,3}) (?:years?|months?|weeks?)\b))/i,
  settlement:
    /\b(?:settlement|completion)$|\b(?:parties|purchaser|buyer|vendor|seller|we)\b[^.;]{0,24}\b(?:settle|complete)$/i,
  saysSettlement: /\bsettlement$/i,
  notSettlement:
    /\b(?:before|after|until|from|at|early|if|since|practical|works?|building|following|(?:certificate|statement|letter|notice|report)s? of) (?:the )?(?:settlement|completion)$/i,
  namedBehind:
    /^[^.;]{0,50}\b(?:that (?:day|date)(?: being)?|being|which is|as) the (settlement|completion|sunset) (?:date|day)\b/i,
  sunset:
    /\bsunset$|\bplan\b[^.;]{0,30}\b(?:registered|registration)$|\bregistration of the plan$/i,
  askedSunset: /\bsunset date\?[ |☒☐:]{0,6}(?:yes)?[ |:]{0,4}$/i,
  notSunset:
    /\b(?:expect|anticipat|hop(?:e|ing)|estimat|intend|tr(?:y|ies)|when|was|been|earliest)/i,
  finance: /\b(?:finance|loan|financier|lender)\b[^;]{0,60}$/i,
  /** The field of a form, which needs no word of the loan: "Latest Time | 4pm on". */
  financeField:
    /\b(?:latest time|(?:finance|loan) (?:approval )?date|(?:finance|loan) (?:is )?due)(?: for (?:finance|loan) approval)?[ :|]{0,3}(?:(?:at|by)? ?\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?,? ?)?(?:on|by)?[ :|]{0,3}$/i,
  /** An annexure that holds the particulars of the loan. */
  loanPaper: /\b(?:finance|loan)\b/i,
  /** "Day of last rent increase for the premises", "when was the rent last increased?" */
  rentRaised:
    /\b(?:last|latest|most recent|previous) (?:rent )?(?:increase|rise|review)\b[^.;]{0,60}$|\brent\b[^.;]{0,60}\b(?:last|most recently) (?:increased|raised|put up|went up)\b[^.;]{0,90}$/i,
  rent: /\brent\b/i,
  notRaised: /\b(?:next|not (?:earlier|before)|commercial|percent|per cent|CPI|proposed|notice)\b/i,
  notFinance:
    /\b(?:deposit|settlement|inspection|valuation|repay\w{0,4}|mortgage|vendor finance|contract date|notice|refus\w{1,4}|declin\w{1,4})\b/i,
  // Up to this day a refusal lets the buyer out: no day on which notice of it is due.
  refused:
    /\b(?:if|should|where|when|in case|in the event)\b[^.;]{0,60}\b(?:finance|loan|lender|financier|bank)\b[^.;]{0,30}\b(?:refus|declin|reject)\w{1,3}(?: (?:the|an|its|his|her|their|loan|application|buyer's|purchaser's)){0,3}$/i,
  appliedFor:
    /\b(?:appl(?:y|ies|ied) (?:for|to)|books?|booked|submit\w{0,4})\b(?!.{0,40}\b(?:obtain|approv))/i,
  financeBehind:
    /^,? (?:to (?:obtain|get|secure|arrange|have)|for) (?:[a-z']{2,10} ){0,4}(?:finance|loan)\b/i,
  inspection: /\b(?:building|pest|due diligence|inspection)\b[^;]{0,60}$/i,
  notInspection:
    /\b(?:permit|settlement|finance|insurance|contract date|builder|pre-?settlement|final|letter|report (?:on|by|of)|handover|defects?|certificates?|checklist|statement|received|dated)\b/i,
  contract:
    /\b(?:contract|agreement) date$|\bdate of (?:the |this )?(?:contract|agreement|sale)$|\bday of sale$|\bcontract$/i,
  countedFrom: /\b(?:after|from|following|within|before|days?|months?)\b/i,
  contractWords:
    /\b(?:day of sale|contract date|date of (?:the |this )?(?:contract|agreement|sale))\b/i,
  lease:
    /\b(?:lease[ds]?|let|tenan(?:t|ts|cy|cies)|residential|renters?|fixed term|term|agreement)\b[^;]{0,90}$/i,
  notLease:
    /\b(?:caretak|manag|letting|embedded|water|electric|solar|panels?|equipment|hire|polic(?:y|ies)|insur|warrant|permit|head ?lease|crown|option|renew|rent (?:was|is|paid)|bond|levies|contributions?|rates|management|contractor|cleaning|lift|telecom|tower|building|licen[cs]e|agist|graz|bookings?|year|quarter|bank guarantee|planning|works?|enterprise|service|substation|kiosk|review|notice|arrears|development|ledger)/i,
  /** Another paper, below which a day is its own. */
  otherLicence: /\b(?:licen[cs]e|permit|lease|policy|agreement|registration|approval)\b/i,
  pool: /\b(?:pool|spa)\b/i,
  certificate: /\b(?:certificate|compliance|complian|form 23)\b/i,
  insurance: /\b(?:insurances?|insured|insurer|policy|underwriter)\b/i,
  insuranceKind:
    /\b(?:public|liability|workers|home (?:building|warranty)|warranty|indemnity|fidelity|contents|landlord|office|voluntary|machinery|legal|cyclone|professional|builder\w{0,2}|contract works)\b/i,
  meeting: /\b(annual|extraordinary|special|general) (?:general )?meeting\b/i,
  meetingHeld: /\b(?:meeting|minutes)\b[^;]{0,50}$/i,
  notMeeting: /\b(?:next|adjourn|postpone|committee|last year|previous|notice of|call|due|will)/i,
  auction:
    /\b(?:auction(?:ed)?|under the hammer)(?: (?:sale|day|date|online|on (?:the )?(?:site|premises)|(?:at|in) (?:our |the )?(?:rooms|property|premises)))?$/i,
  auctionBehind:
    /^[^.;]{0,30}\b(?:being|which is|which was|the|as) (?:the )?(?:(?:day|date) )?(?:of|on which)(?: the (?:property|land|lot) was)?(?: (?:the|public))? auction(?:ed)?\b/i,
  notAuction: /\b(?:passed in|unsold|registration|neighbour\w{0,3}|next door|another)\b/i,
  attorney: /\bpower of attorney\b[^;]{0,30}$|\bthis (?:power|appointment)\b[^.;]{0,30}$/i,
  powerPaper:
    /\bpower of attorney\b|\b(?:to be|as) (?:my|his|her|our|its) attorney\b|\bdonor\b.{0,60}\b(?:donee|attorney)\b/i,
  powerSigned: /^(?:(?:executed|signed|sealed|delivered)(?: (?:as a deed|and))?[ ,]{0,2}){0,3}$/i,
  occupancy:
    /\b(occupancy permit|occupation certificate|certificate of occupancy|certificate of final inspection|final inspection certificate)\b[^;]{0,24}$/i,
  depositBond: /\b(?:deposit (?:bond|guarantee)|bank guarantee|guarantee)\b/i,
  death: /\bdied$|\bdate of death$|\bdeath$/i,
  probate: /\b(?:probate|letters of administration|grant)\b[^;]{0,40}$/i,
  /** A row that opens with the tenant and closes with the end: "Tenant Ames, rent $540 a week, ends …". */
  tenantRow:
    /^\W{0,3}(?:\w{1,6}\W{1,3})?(?:tenants?|tenanc(?:y|ies)|lessees?|renters?)\b[^;]{2,70}\b(?:rent|term)\b[^;]{0,50}\b(?:ends?|ending|until|expir(?:es|y|ing))(?: on)?[ :|]{1,3}[\w ,./-]{6,20}$/i,
  /** A thing that is let, and not the land. */
  thingLet:
    /\b(?:photovoltaic|solar|panels?|battery|inverters?|equipment|copier|vehicle|novat\w{1,4}|hire|hot[- ]water|water heater|heat pump|air[- ]condition\w{2,4}|alarm|internet|telephone|gas (?:bottles?|cylinders?))\b/i,
  // What was once, may be, or is of something else.
  otherwise:
    /\b(?:previous(?:ly)?|former(?:ly)?|earlier|prior|originally|last year|supersed|replac|postpone|amended|varied|proposed|stage [a-z\d]|extended (?:to|until|by)|if (?:the )?(?:purchaser|buyer|vendor|seller)|unless|may be (?:extended|renewed|changed|moved)|another|other lot|adjoining|(?:sale|purchase) of (?:the |his |her |their |its |an? )?(?:purchaser|buyer)s?'?s? (?:own |present |existing |current |other )?(?:property|home|house|unit|land|residence)|(?:his|her|their|its) (?:own|present|existing|current) (?:property|home|house|unit|land|residence))\b/i,
})

const P = DAY_MATTER_PATTERNS

/** Whether a date is told of what was, might be, or is of another thing. */
export function isOtherwise({ passage, after }: ToldDay): boolean {
  const before = passage.text.slice(0, passage.text.length - after.length)
  return P.otherwise.test(before.slice(-160))
}

/** What a told date is the date of; null where its words do not say. */
export function dayMatterOf(told: ToldDay, partTitle: string): DayMatter | null {
  const { core, role, passage, before, after } = told
  const { text, zone } = passage
  if (role === 'past') return null
  const behind = P.namedBehind.exec(after)?.[1]?.toLowerCase()
  if (behind !== undefined) return behind === 'sunset' ? 'sunset' : 'settlement'
  if (P.auctionBehind.test(after)) return 'auction'
  const isTerm = TERM_ZONES.has(zone)
  if (role === null && (isTerm || zone === 'annexure') && P.financeField.test(before)) {
    const about = `${passage.heading} ${partTitle}`
    if (isTerm || P.loanPaper.test(about)) return 'finance'
  }
  if (role !== 'start' && RENT_ZONES.has(zone)) {
    const isOfRent = P.rent.test(before) && !P.notRaised.test(before)
    if (isOfRent && P.rentRaised.test(before)) return 'rent-raised'
  }
  if (isTerm && role !== 'start' && P.financeBehind.test(after) && !P.appliedFor.test(text))
    return 'finance'
  if (role === null || role === 'issue') {
    if (P.settlement.test(core) && !P.notSettlement.test(core)) {
      const isLoose = LOOSE_ZONES.has(zone) || (zone === 'lease' && P.saysSettlement.test(core))
      return isLoose ? 'settlement' : null
    }
    const asked = core === '' && P.askedSunset.test(passage.previous.slice(-50))
    if (asked || (P.sunset.test(core) && !P.notSunset.test(core))) {
      return LOOSE_ZONES.has(zone) ? 'sunset' : null
    }
    if (P.contract.test(core) && P.contractWords.test(text) && !P.countedFrom.test(core)) {
      return 'contract'
    }
    if (P.auction.test(core) && !P.notAuction.test(text)) return 'auction'
    if (P.death.test(core)) return 'death'
    if (P.attorney.test(core)) return 'attorney'
    // "Dated 4 March 2026" below the heading or the grant of a power of attorney.
    const below = `${passage.heading} ${partTitle} ${passage.previous.slice(0, 120)}`
    if (P.powerSigned.test(core) && POWER_ZONES.has(zone) && P.powerPaper.test(below)) {
      return 'attorney'
    }
    if (P.occupancy.test(core)) return 'occupancy'
    if (P.probate.test(core) && role === 'issue') return 'probate'
    const subject = core === '' ? text.slice(0, text.length - after.length) : core
    if (isTerm && P.refused.test(subject)) return 'finance'
    if (
      isTerm &&
      P.finance.test(subject) &&
      !P.notFinance.test(subject) &&
      !P.appliedFor.test(subject)
    )
      return 'finance'
    if (isTerm && P.inspection.test(subject) && !P.notInspection.test(subject)) return 'inspection'
    if (core === '' && zone === 'minutes' && P.meeting.test(`${passage.heading} ${partTitle}`)) {
      return 'meeting'
    }
    if (P.meetingHeld.test(core) && P.meeting.test(core) && !P.notMeeting.test(core))
      return 'meeting'
  }
  if (role !== 'end' && role !== 'start') return null
  const own = text.slice(0, text.length - after.length)
  const subject =
    core === '' ? `${passage.heading} ${passage.previous.slice(-60)} ${own}`.slice(-140) : core
  if (role === 'end' && P.depositBond.test(subject) && isTerm) return 'bond-end'
  if (
    role === 'end' &&
    P.pool.test(`${passage.text} ${core === '' || P.certificate.test(core) ? partTitle : ''}`) &&
    P.certificate.test(`${text} ${partTitle}`) &&
    !P.insurance.test(text) &&
    (P.pool.test(`${passage.heading} ${text}`) || !P.otherLicence.test(passage.heading))
  ) {
    return 'pool-end'
  }
  const insured = `${partTitle} ${passage.heading} ${passage.previous.slice(-60)} ${text}`
  if (role === 'end' && P.insurance.test(insured) && !P.insuranceKind.test(text)) {
    return 'insurance-end'
  }
  const isTenantRow = role === 'end' && isTerm && P.tenantRow.test(own)
  if (isTenantRow && !P.notLease.test(own)) return 'lease-end'
  const isOwnLine =
    zone === 'lease' && (P.leaseTerm.test(core) || (core.length < 8 && !P.notLease.test(own)))
  const isOfThing = zone !== 'lease' && P.thingLet.test(passage.block.text)
  if (isOwnLine || (P.lease.test(subject) && !P.notLease.test(subject) && !isOfThing)) {
    return role === 'end' ? 'lease-end' : 'lease-start'
  }
  return null
}

/** Where a power of attorney, which is no part of its own, may have been put. */
const POWER_ZONES: ReadonlySet<string> = new Set([
  'annexure',
  'other',
  'company-extract',
  'contract-form',
  'special-conditions',
  'vendor-statement',
])
/** Where the last rise of the rent is told: the seller's statement, the lease and what goes with it. */
const RENT_ZONES: ReadonlySet<string> = new Set([
  ...TERM_ZONES,
  'vendor-statement',
  'lease',
  'annexure',
])
const LOOSE_ZONES: ReadonlySet<string> = new Set([
  ...TERM_ZONES,
  'vendor-statement',
  'annexure',
  'other',
])
