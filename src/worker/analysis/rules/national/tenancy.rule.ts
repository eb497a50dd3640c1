import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { tenancyActs } from '../../law/tenancy-acts.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed, isUnticked } from '../reading/affirmed.ts'
import { CORE_PATTERNS } from '../reading/core-of.ts'
import { DAY_MATTER_PATTERNS } from '../days/day-matters.ts'
import { datesIn, latestDate, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn, passagesSaying } from '../reading/passages.ts'
import { FARMING_PATTERNS, tellsFarmer } from '../leases/farming-rights.ts'
import {
  isOpenlyLet,
  OCCUPATION_PATTERNS,
  occupantsIn,
  promiseOfVacancy,
  vacancyToldIn,
} from '../leases/occupation.ts'
import { RUNNING_LEASE_PATTERNS, runningLeases, toldToLeave } from '../leases/running-leases.ts'
import { SETTLEMENT_DUE_PATTERNS, settlementDue } from '../days/settlement-due.ts'
import { TENANT_CLAIM_PATTERNS, tenantClaims } from '../leases/tenant-claims.ts'
import { TOLD_DAY_PATTERNS } from '../days/told-days.ts'

const patterns = wordings({
  ...DAY_MATTER_PATTERNS,
  ...TOLD_DAY_PATTERNS,
  ...CORE_PATTERNS,
  ...RUNNING_LEASE_PATTERNS,
  ...TENANT_CLAIM_PATTERNS,
  ...SETTLEMENT_DUE_PATTERNS,
  ...FARMING_PATTERNS,
  ...OCCUPATION_PATTERNS,
  /** What the vendor promises in a paper that is not the contract form. */
  givesVacant:
    /\b(?:vendor|seller)s? (?:gives?|will give|must give|is to give|shall give|promises?|undertakes?|warrants?|delivers?)\b/i,
  deliversVacant:
    /\b(?:deliver|hand over|give)\w{0,3} (?:up )?(?:it|the (?:property|land|home|house|unit|lot)) (?:vacant|free of (?:any )?(?:tenan|occup))|\b(?:you|purchasers?|buyers?) (?:will |must )?(?:get|take|receive|have|be given|are given|is given)s? an (?:empty|untenanted) (?:house|home|unit|flat|property|dwelling)\b/i,
  /** "unless a tenancy is stated above": no promise where one is. */
  limited:
    /\b(?:unless|except|other than|save|but not|subject to)\b[^.;]{0,60}\b(?:tenan|lease|renter|rental|letting|occup|stated|item|particulars)/i,
  /** "Vacant possession of the house and the shed", where the flat is let. */
  ofPart:
    /\bvacant possession of (?:the |that |its )?(?!(?:whole|entire|rest of|property|land|lot|unit|premises|home|apartment|dwelling|balance of the (?:property|land))\b)[a-z]/i,
  adjusts: /\b(?:adjusted|apportioned)\b/i,
  cases: /\b(?:if|unless|except|other than|subject to|when the tenan|after the (?:tenan|lease))/i,
  /** A printed promise that leaves room for a tenant the schedule may name. */
  leftOpen:
    /\b(?:unless|except|save|subject to|other than|or,? (?:where|if|when)|if no|where no)\b[^.;]{0,60}\b(?:leases?|tenan\w{1,5}|lets?|lettings?|rental agreement|licen[cs]es?|occup\w{2,7})\b/i,
  /** The vendor who lives on there is another rule's. */
  vendorStays:
    /\bvendor (?:(?:may|will|is to|can|is entitled to|must be allowed to|has the right to) )?(?:remains?|continues?|stays?|live|lives on|go(?:es)? on living|occup(?:y|ies)|rents?)\b/i,
  let: /\bsubject to (?:an? |the |any )?(?:existing |current |residential ){0,3}(?:lease|tenanc(?:y|ies)|rental agreement)\b|\b(?:is|are) (?:currently )?(?:let|leased|tenanted|rented)\b|\b(?:residential )?(?:rental agreement|tenancy agreement)\b.{0,80}\b(?:ending|expir\w{1,3}|fixed term|commenc\w{1,3}|\$)|\bfixed[- ]term\b.{0,40}\b(?:ending|expir\w{1,3})\b|\bperiodic (?:tenancy|lease|agreement)\b|\brent of \$ ?\d|\$ ?\d[\d,.]{1,8} (?:per|a) (?:week|fortnight|calendar month|month)\b|\bweekly rent\b.{0,20}\$|\btenants?'? names?\b ?[:|]? ?[A-Z]/i,
  /** What a notice can end, as the contract tells it. */
  periodic:
    /\b(?:hold(?:s|ing)? over|(?:periodic|month[- ]to[- ]month|week[- ]to[- ]week) (?:tenancy|lease|agreement|basis)|periodic(?:ally)? under)\b/i,
  subject: /\b(?:lease|let|tenan\w{1,5}|rent\w{0,3}|renter|rental provider|term)\b/i,
  licence:
    /\blicen[cs]e fee\b|\bholding over\b|\bstorage\b|\bpurchaser\b.{0,60}\blicen[cs]e\b|\bafter (?:settlement|completion)\b|\bbefore (?:settlement|completion)\b|\bmust not\b|\blot must\b/i,
  vacant: /\bvacant possession\b/i,
  /** "Either vacant possession or receipt of rents": which of them, another place says. */
  either:
    /\bvacant possession or\b|\bor (?:give )?vacant possession\b|\b(?:receipt of )?(?:the )?rents and profits\b/i,
  occupied:
    /\b(?:renters?|(?<!joint )tenants?|boarders?|lessees?|occupier|lodger|licensee)\b.{0,60}\b(?:lease|until|pays?|occup\w{1,4}|remain|holding)\b|\boccupied by\b.{0,40}\b(?:tenant|renter|boarder|lodger|licensee|lessee|family)\b|\b(?:benefit and burden|subject to)\b.{0,40}\b(?:agistment|sharefarm\w{0,3}|licen[cs]e agreement|grazing)\b|\brental provider has accepted rent\b|\brent\b.{0,40}\bin advance\b|\bcopy of the (?:lease|tenancy agreement|rental agreement)\b.{0,40}\b(?:provided|supplied|given|delivered)\b/i,
  lives:
    /\b(?:caretaker|relative|family|person|friend|worker|brother|sister|son|daughter|mother|father)s?\b.{0,30}\b(?:lives?|resides?|occup\w{1,4}|stays?)\b.{0,80}\b(?:until|to|arrangement|agreement|licen[cs]e|for life)\b/i,
  no: /\b(?:no|not|without|if)\b.{0,40}\b(?:tenan|renter|lease|boarder|lessee)|\bpurchaser'?s? tenant|\bmust (?:be|not)\b|\bvacate|\bbody corporate|\bowners corporation\b|\ba tenant\b|\bany tenant|\b(?:owner or occupier|lot owner)\b/i,
  rentAhead: /\brent\b.{0,60}\bin advance\b/i,
  /** In a Crown lease the lessee is the owner, and what he pays the Territory is no rent of a home. */
  crownLessee: /\blessees?\b/i,
  crownLease: /\bcrown (?:lease|land)|\bland rent\b|\bplanning act\b|\bland titles act\b/i,
  dweller:
    /\b(?:tenan(?:ts?|cy|cies)|renters?|boarders?|lodgers?|occupiers?|sub-?less(?:ees?|ors?)|week(?:ly)?|fortnight(?:ly)?|landlord)\b/i,
  /** Rent of the land under a leasehold scheme, or of a thing that the purchaser is to take over. */
  notOfHome:
    /\bground rent\b|\bpurchaser\b.{0,24}\b(?:takes?|taking|is to take|must take) over\b.{0,24}\b(?:rental|rent|hire)\b.{0,24}\$|\b(?:\d(?:\.\d)? ?kW|panels|inverter|alarm system|battery)\b/i,
  /** What an agent thinks that it would fetch. */
  estimated:
    /\b(?:rent(?:al)?|leas(?:e|ing)|letting|market) (?:estimate|appraisal|assessment|potential|range|guide|valuation|opinion)\b|\b(?:estimated|potential|expected|projected|achievable|anticipated|appraised|indicative) (?:weekly |gross |annual )?(?:rent|rental|return|income)\b|\b(?:would|could|should|might) (?:\w{3,12} )?(?:rent|let|fetch|achieve|return|lease)\b|\b(?:ideal|perfect|suitable|suits?|great|attractive) (?:for|to|as)\b[^.;]{0,40}\b(?:tenants?|renters?|renting|lodgers?|boarders?|investors?|rentals?|letting)\b/i,
  inPlace:
    /\bnotice of the (?:tenancy|lease|occupation)\b|\bshare-?farmed\b|\b(?:tenants?|lessees?|renters?|occupiers?|occupants?)\b.{0,30}\b(?:in (?:occupation|possession|place|residence)|stays? on|remains?|continues?|holds? over)\b|\bsubject to (?:the )?(?:rights?|occupation|occupancy|interests?|possession) of (?:the |any |a )?(?:lessee|tenant|occupier|renter)s?\b|\b(?:sold|takes? the (?:property|land)) with (?:the |a |an |its )?(?:existing |present |sitting )?(?:tenant|lessee|renter)s?\b|\b(?:occupier|occupant|tenant) pays (?:rent|\$)/i,
  farm: /\b(?:agistment|share ?farm\w{0,3}|grazing (?:licen[cs]e|lease|right|agreement)|cropping (?:licen[cs]e|agreement|right)|farm lease|right to (?:graze|harvest|crop))\b.{0,80}\b(?:until|expir\w{1,3}|ending|term|20\d\d|continues?|assign\w{0,3}|harvest)\b/i,
  vendorHere:
    /\bvendor (?:remains?|continues?|stays?|may (?:remain|continue|stay))\b|\bpurchaser (?:may|must) (?:occupy|have)\b|\blicen[cs]e fee\b/i,
  /** "Subject to lease   No. …": a row of the particulars and its answer. */
  answeredNo:
    /^\W{0,3}(?:\d{1,2}\W{1,3})?(?:subject to (?:an? |any )?(?:lease|tenancy|rental agreement)|leases?|tenanc(?:y|ies)|tenants?|lettings?|occupation|occupancy)[ :|?]{1,3}(?:no\b(?! ?\d)|nil|none|not let|n\/a|not applicable|vacant)\b/i,
  /** "Tenancies: Nil", "Tenant's name: none": the contract knows of nobody. */
  noTenant:
    /^\W{0,3}(?:(?:item )?\d{1,2}\W{1,3})?(?:tenanc(?:y|ies)|leases?|tenants?|lettings?)\b(?:[ :|]{1,3}(?:tenant'?s? )?name)?[ :|]{1,3}(?:nil|none|not applicable|n\/a)\b/i,
  /** A promise of the printed form, as long as the conditions say nothing else. */
  unlessStated:
    /\bvacant possession\b[^.;]{0,24}\b(?:unless|except(?: where| as)?|save(?: where| as)?)\b[^.;]{0,24}\b(?:stated|specified|provided|noted|shown|disclosed|set out)\b/i,
  /** Who buys for the rent is told nothing new by the lease. */
  investor:
    /\b(?:purchaser|buyer)s?\b[^.;]{0,30}\b(?:(?:is|are|being|as) (?:buying as )?(?:an? )?investors?|(?:wish(?:es)?|wants?) (?:the tenants?|them|him|her) to stay)\b/i,
  printed:
    /\b(?:clause|condition|paragraph|item|section)\b[^.;]{0,30}\b(?:has effect|has no effect|applies|operates|is (?:in force|engaged|deleted))\b[^.;]{0,12}\b(?:only )?(?:if|where|when|unless)\b|\bunless the words\b|\bappears? in this box\b|\badd the words\b|\bif the box is (?:checked|ticked)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.deliversVacant,
  patterns.vacant,
  patterns.noTenant,
  patterns.occupied,
  patterns.lives,
  patterns.inPlace,
  patterns.farm,
  [patterns.let, patterns.subject],
]

/** People who live there and may stay. */
export default defineRule({
  id: 'national/tenancy',
  title: 'Tenancies and leases',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  apart: true,
  law: tenancyActs,
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement', 'lease'],
  patterns,
  clear: 'No tenant and no lease was found.',
  subject:
    /\b(?:tenan(?:t|ts|cy|cies)|leases?|leased|lessees?|lessors?|landlord|renters?|rented|rental provider)\b[^.;]{0,100}\b(?:rent|vacant|let|occup\w{2,5}|terms?|bond|weeks?|weekly|months?|monthly|possession|agreement|expir\w{1,3}|fixed|periodic|nil|none|until|hold\w{0,3}|sold|remain\w?|option|right to buy|entitled to buy|pre-emptive|first (?:right|go)|claim|brought|tribunal|[VNQ]CAT|SACAT|compensation)\b|\b(?:subject to|vacant possession|rent|occup\w{2,5}|existing|tribunal)\b[^.;]{0,80}\b(?:tenan(?:t|ts|cy|cies)|leases?|lessees?|renters?)\b|\bvacant possession\b|\b(?:is|are) let\b|\blet to\b|\b(?:boarder|lodger|agistment|share-?farm\w{2,3}|grazier)\b|\brent\b[^.;]{0,30}\b(?:\$|per week|monthly)|\boccupier pays\b/i,
  messages: {
    let: {
      title: 'The property is sold subject to a tenancy or lease',
      description:
        'The wording at {{where}} shows that someone rents the property. You may be unable to move in until the tenancy ends and proper notice has run, and you take over the landlord’s duties, bond and safety checks.',
      recommendation:
        'Before you sign, ask for the lease, rent record, bond number, condition report and safety checks; if you want to live there, ask for vacant possession.',
      question:
        'When does the tenancy end, at what rent, and will the vendor give vacant possession?',
    },
    runsOn: {
      title: 'The tenancy is called periodic, but the lease in this file runs to {{until}}',
      description:
        'The contract says at {{where}} that the tenants hold over or stay from period to period, which a notice can end. The lease in this file is for a fixed term to {{until}}: until then you cannot move in against their will, and the rent is fixed by it.',
      recommendation:
        'Before you sign, ask which is right. If you want to live there, make vacant possession at settlement a term of the contract.',
      question:
        'Is the tenancy periodic, or does the fixed term to {{until}} still run, and on which agreement?',
    },
    firstRight: {
      title: 'A tenant has a first right to buy (right of first refusal)',
      description:
        'By the wording at {{where}} the tenant has to be offered the property before it is sold to you, or may buy it. If that was not done, the tenant may claim the property, and the sale to you can be held up or fail.',
      recommendation:
        'Before you sign, ask for the written offer to the tenant and the tenant’s written refusal.',
      question: 'Was the property offered to the tenant, when, and what did the tenant answer?',
    },
    dispute: {
      title: 'The tenant has a case before a tribunal or court',
      description:
        'The wording at {{where}} shows an application, claim or order between tenant and landlord. Repairs, lower rent or compensation that are ordered can fall on whoever is landlord after settlement.',
      recommendation:
        'Before you sign, ask for the application and any order, and have the vendor carry the result.',
      question: 'What is claimed, when is it heard, and will the vendor meet what is ordered?',
    },
    clash: {
      title: 'Vacant possession is promised, but a tenancy or occupant is shown',
      description:
        'One place promises vacant possession at settlement or says that nobody rents; another, at {{where}}, shows a tenant or occupant who may stay. You may not be able to move in when you have paid.',
      recommendation: 'Before you sign, get a written answer and have the contract corrected.',
      question: 'Will the property be vacant at settlement, or does the tenancy go on?',
    },
  },
  check({ doc, facts }, report) {
    const isLeft = toldToLeave(doc)
    const isOpen = isOpenlyLet(doc)
    const isCrown =
      (doc.state === 'ACT' || doc.state === 'NT') &&
      doc.blocks.some(({ text }) => patterns.crownLease.test(text))
    const promised: Span[] = []
    const marked: Span[] = []
    const unlessStated: Span[] = []
    const denied: Span[] = []
    const lets: Span[] = []
    let long = false
    for (const { key, span } of tenantClaims(doc)) report(key, [span], {}, { severity: 'high' })
    for (const passage of holdingAny(
      passagesIn(doc, [
        'particulars',
        'contract-form',
        'special-conditions',
        'vendor-statement',
        'lease',
        'annexure',
        'other',
      ]),
      'text',
      ...ENTRIES,
    )) {
      const { text, span, zone } = passage
      if (patterns.deliversVacant.test(text) && TERM_KINDS.has(zone)) promised.push(span)
      else if (LOOSE_KINDS.has(zone) && isGiven(text)) promised.push(span)
      if (TERM_KINDS.has(zone)) {
        if (patterns.noTenant.test(text)) denied.push(span)
        if (patterns.unlessStated.test(text) && !text.includes('☐')) unlessStated.push(span)
      }
      if (
        patterns.vacant.test(text) &&
        !patterns.either.test(text) &&
        !(isOpen && patterns.ofPart.test(text)) &&
        (zone === 'particulars' || zone === 'contract-form' || zone === 'special-conditions')
      ) {
        if (
          (!patterns.limited.test(text) || text.includes('☒')) &&
          !isUnticked(text, text.search(patterns.vacant)) &&
          affirmed(passage, patterns.vacant) !== null
        ) {
          // The printed row holds both choices, of which one is marked.
          if (patterns.leftOpen.test(text) && !text.includes('☒')) continue
          if (!patterns.let.test(text)) promised.push(span)
          else if (isUnticked(text, text.search(patterns.let))) marked.push(span)
        }
      }
      const occupied =
        zone !== 'vendor-statement' &&
        (patterns.occupied.test(text) || patterns.lives.test(text)) &&
        !patterns.no.test(text)
      const placed =
        (patterns.inPlace.test(text) || patterns.farm.test(text)) &&
        !patterns.vendorHere.test(passage.plain)
      if (!occupied && !placed && (!patterns.let.test(text) || !patterns.subject.test(text)))
        continue
      // Queensland's Form 2 asks questions about tenancies, and a rule of its own reads the answers.
      if (zone === 'vendor-statement' && doc.state === 'QLD') continue
      if (patterns.goods.test(text) || patterns.notOfHome.test(passage.plain)) continue
      if (patterns.vendorStays.test(passage.plain)) continue
      if (!occupied && !placed && patterns.estimated.test(text)) continue
      if (isCrown && patterns.crownLessee.test(text) && !patterns.dweller.test(text)) continue
      if (patterns.rentAhead.test(text) && patterns.adjusts.test(text)) continue
      if (patterns.printed.test(`${passage.previous} ${text}`) && !text.includes('☒')) continue
      // A row of boxes names vacant possession beside the choice that is marked.
      const ended = patterns.ended.test(text) && !text.includes('☒')
      if ((patterns.licence.test(text) && !placed) || ended) continue
      const words = patterns.inPlace.test(text)
        ? patterns.inPlace
        : placed
          ? patterns.farm
          : occupied
            ? patterns.occupied
            : patterns.let
      if (patterns.answeredNo.test(text)) continue
      if (isUnticked(text, text.search(words)) || affirmed(passage, words) === null) continue
      // Who farms the land has no bond and no condition report: another rule tells of him.
      if (tellsFarmer(passage)) {
        report('let', [span], {}, { aside: 'national/farming-right' })
        continue
      }
      lets.push(span)
      long ||= patterns.long.test(text)
    }
    const due = settlementDue(facts)
    const [runsOn] = runningLeases(doc, facts, due).filter(
      ({ start }) => kindAt(doc, start) === 'lease',
    )
    const until = runsOn && latestDate(datesIn(doc.text.slice(runsOn.start, runsOn.end)))
    const [periodic] = passagesSaying(doc, [...TERM_KINDS], patterns.periodic).filter(
      (passage) => affirmed(passage, patterns.periodic) !== null && !passage.text.includes('☐'),
    )
    if (runsOn && until && periodic !== undefined) {
      const told = sayDate(until)
      const where = `page ${doc.pageAt(periodic.span.start)}`
      const sides = [
        { label: 'Contract', value: 'periodic', spans: [periodic.span] },
        { label: 'Lease', value: `fixed term to ${told}`, spans: [runsOn] },
      ]
      report('runsOn', [periodic.span, runsOn], { until: told, where }, { severity: 'high', sides })
    }
    // A lease that runs on, told in whatever paper, belies a promise that nobody will be there.
    const running = runningLeases(doc, facts)
    if (running.length > 0) promised.push(...marked, ...denied)
    // Where the terms name a tenant, a promise that gives way to them promises nothing.
    const isNamed = lets.some(({ start }) => TERM_KINDS.has(kindAt(doc, start)))
    if (running.length > 0 && !isNamed) promised.push(...unlessStated)
    const vacancy = isOpen ? null : vacancyToldIn(doc)
    const occupants = vacancy === null ? [] : occupantsIn(doc, facts)
    if (vacancy !== null && occupants.length > 0) {
      if (!isIn(vacancy.span, promised)) promised.unshift(vacancy.span)
      const there = occupants.map(({ passage }) => passage.span)
      lets.splice(0, lets.length, ...there)
    }
    const marks = running.length === 0 || isNamed ? null : promiseOfVacancy(doc)
    if (marks !== null && !isIn(marks.span, promised)) promised.unshift(marks.span)
    if (promised.length > 0) lets.push(...running.filter((span) => !isIn(span, lets)))
    const first = lets[0]
    if (first === undefined) return
    // Who has to go before settlement is in nobody's way, whatever the lease said.
    const beyond = due === null ? running : runningLeases(doc, facts, due)
    if (isLeft && beyond.length === 0 && occupants.length === 0 && promised.length > 0) return
    const strength = long || promised.length > 0 ? 'firm' : 'likely'
    const where = `page ${doc.pageAt(first.start)}`
    if (promised.length === 0) {
      if (passagesSaying(doc, [...TERM_KINDS], patterns.investor).length > 0) return
      // Each is read again on its own, and a clause on the tenant's water is left out beside the lease.
      const severity = isLeft && beyond.length === 0 ? 'low' : 'medium'
      for (const span of lets) {
        const there = `page ${doc.pageAt(span.start)}`
        report('let', [span], { where: there }, { severity, strength })
      }
      return
    }
    const sides = [
      { label: 'Vacant possession', value: 'promised', spans: promised },
      { label: 'Tenancy', value: 'shown', spans: lets },
    ]
    const severity = occupants.some(({ isLeftThere }) => isLeftThere) ? 'critical' : 'high'
    report('clash', [...lets, ...promised], { where }, { severity, strength, sides })
  },
})

const TERM_KINDS: ReadonlySet<PageKind> = new Set<PageKind>([
  'particulars',
  'contract-form',
  'special-conditions',
])
const LOOSE_KINDS: ReadonlySet<string> = new Set(['annexure', 'other'])

/** "The seller gives vacant possession", without a case for which that holds. */
function isGiven(text: string): boolean {
  return (
    (patterns.vacant.test(text) && patterns.givesVacant.test(text) && !patterns.cases.test(text)) ||
    (patterns.deliversVacant.test(text) && !patterns.cases.test(text))
  )
}

function isIn({ start }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => start >= span.start && start < span.end)
}

function kindAt(doc: Doc, offset: number): PageKind {
  return doc.parts.find(({ span }) => offset >= span.start && offset < span.end)?.kind ?? 'other'
}
