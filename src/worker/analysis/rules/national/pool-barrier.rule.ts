import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { datesIn } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { failedPoolItems, POOL_INSPECTION_PATTERNS } from '../buildings/pool-inspection.ts'
import { firstAnswer, FORM_PATTERNS } from '../papers/form-answers.ts'
import { holdingAny, type Passage, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  ...POOL_INSPECTION_PATTERNS,
  pool: /\b(?:swimming )?pools?\b|\bspas?\b/i,
  fails:
    /\bno compliant\b|\brun out\b|\black(?:s|ing) (?:a )?(?:barrier|fence)\b|\bnon-?(?:complian|conform)\w{1,4}\b|\bnot (?:compl\w{1,6}|registered|certified|been (?:certified|inspected|registered))\b|\bdoes not comply\b|\bfail(?:s|ed)?\b|\bdefects?\b|\bwithout (?:a )?(?:fence|barrier|certificate)\b|(?<![☐☒] ?)\bno (?:current |pool (?:safety )?|compliance |valid )?(?:certificate|barrier|fence|representation|warranty)\b|\b(?:expired|lapsed|climbable)\b|\bdoes not (?:self-?close|latch|close)\b|\bunregistered\b|\boverdue\b|\bfound wanting\b|\btakes? (?:over )?responsibility\b|\bno records? (?:of|that)\b|\bnot (?:been )?shown to (?:meet|comply)\b|\bnever been (?:brought|upgraded|certified)\b|\bhas yet to be brought\b|\b(?:never|not) (?:been )?inspected\b|\boutstanding\b|\bwill rectify\b|\b(?:below|lower than|less than|short of) the (?:\w{1,12} ){0,2}(?:height|standard|minimum)\b|\btoo low\b|\b(?:bring|bringing|make|making)\b.{0,50}\b(?:up to standard|compliant|comply|into compliance)\b|\bnot (?:yet )?(?:been )?registered\b|\bhas not\b.{0,12}\bregistered\b|\bno certificate\b|\brectif(?:y|ication)\b|\bat (?:its|their|the (?:purchaser|buyer)'s) (?:own )?(?:cost|expense|risk)\b/i,
  /** Who looks at barriers gave no certificate. */
  refused:
    /\b(?:inspector|council|certifier|surveyor|authority|officer)\b[^.;]{0,30}\b(?:refused|declined|would not (?:give|issue|grant)|did not (?:give|issue|grant|pass))\b[^.;]{0,40}\b(?:certificate|compliance|pool|barrier|fence)\b|\b(?:certificate(?: of compliance)?|compliance certificate)\b[^.;]{0,24}\b(?:was|has been|is) (?:refused|withheld)\b/i,
  mended:
    /\b(?:has |have |was |were )?(?:since|now|then|later) (?:been )?(?:repaired|mended|passed|certified|complies|given|issued|made good)\b/i,
  /** What an inspector saw of a gate that stays open, or of a thing that a child may climb on. */
  seen: /\b(?:short of|misses|missed|not (?:reach|meet)) the (?:latch|striker?|catch|keeper|post)\b|\b(?:did|does|do|would|will|could|can) ?not (?:\w{3,12} )?(?:latch|catch|self-?(?:close|latch)|shut)\b|\b(?:foothold|climbing aid)s?\b|\bagainst the (?:outside|face|outer face) of the (?:pool )?(?:barrier|fence)\b/i,
  /** The line of a register, a form or a list where the certificate should stand. */
  noneThere:
    /\bcertificates?\b[^.;]{0,60}[:|?-] ?(?:none(?! (?:needed|required))|nil|not (?:yet )?(?:lodged|held|issued|given|supplied|attached|provided|done|on file)|outstanding|overdue)\b|\bcertificates?\b[^.;]{0,40}\b(?:is|are|was|has been) not (?:yet )?(?:been )?(?:attached|annexed|lodged|held|given|supplied)\b|\b(?:none|not (?:yet )?(?:been )?) ?lodged\b|\binspection\b[^.;]{0,40}\bdue\b[^.;]{0,24}\b(?:not done|missed|overdue)\b|\bno (?:later|new|further|subsequent) certificate (?:has|have|was|is) (?:been )?(?:lodged|received|given|issued|on file)\b/i,
  noPool:
    /\b(?:pools?|spas?)\b(?: (?:or|and) spas?)?(?: on (?:the )?land)? ?[:|?-] ?(?:no\b|none|nil|not applicable|n\/a)|\bno (?:swimming )?(?:pool|spa)\b/i,
  /** The notice of a form whose box for yes is empty. */
  noticeBox:
    /\bnotice of no pool (?:safety|compliance) certificate\b[^☐☒]{0,30}☐ ?yes|\bnotice of no pool (?:safety|compliance) certificate\b[^☐☒]{0,30}(?:☒ ?no|yes ?☐)/i,
  /** The box of a certificate that is given, beside an empty one for the notice that there is none. */
  givenBox:
    /☒ ?(?!(?:a )?notices?\b|no\b|not\b|none\b)(?:(?:(?:pool |safety |compliance |current |barrier ){0,3}certificate(?: of compliance)?)(?: (?:is |was )?(?:given|attached|annexed|held|supplied|provided|enclosed))?|(?:given|attached|annexed|supplied|provided|enclosed))\b[^☐☒]{0,60}☐ ?(?:a )?(?:notice\b|no (?:current |pool )?certificate\b|not (?:given|held|attached)\b)|☐ ?(?:a )?notice\b[^☐☒]{0,60}☒ ?(?!(?:a )?notices?\b|no\b|not\b)(?:(?:pool |safety |compliance |current ){0,3}certificate|given|attached)\b/i,
  certificateGiven: /\bcompliance certificate\b(?: is)? given[ :?|]{0,3}☐ ?yes\b[ :|]{0,6}☒ ?no/i,
  barrier:
    /\b(?:barrier|enclosure|fenc\w{1,4}|complian\w{1,3}|comply|complies|regist\w{1,6}|certificate|inspect\w{1,4}|safety|gate|standard|form 36|notice of no)\b/i,
  severe:
    /\bcertificate of non-?compliance\b|\bnon-?conformity\b|\b(?:notices?|order)\b|\b(?:not|never)(?: yet)?(?: been)? registered\b|\bunregistered\b/i,
  barrierFails: /\b(?:pool )?barrier (?:fail(?:s|ed)?|does not comply)\b/i,
  qldNone:
    /\bnotice of no pool (?:safety|compliance) certificate\b|\bform 36\b|\b(?:not|no|without)\b.{0,30}\bform 23\b|\bpool (?:safety|compliance) certificate\b.{0,80}☒ ?no\b|\bpool (?:safety|compliance) certificate\b.{0,40}(?:[:?|] ?(?:no|nil|none)\b|\bexpired\b|\bnot (?:current|available|held|issued)\b)|(?<![☐☒] ?)\bno (?:current |valid )?pool (?:safety|compliance) certificate\b|\b(?:buyer|purchaser)\b.{0,60}\bobtain\b.{0,40}\bpool (?:(?:safety |compliance )?certificate|compliance|safety)\b/i,
  qldAsked:
    /\b(?:compliance|exemption|pool safety) certificate\b.{0,60}(?:☐ ?yes\b.{0,6}☒ ?no\b|\byes ?☐ ?no ?☒|\? ?no\b)/i,
  qldPool: /\bis there a (?:swimming )?pool on\b/i,
  qldNotThis:
    /\bor notice of no\b.{0,60}\bgiven:? ?☐|\bmust be given\b|\bif\b.{0,80}\bpool\b|☐ ?yes\b.{0,10}☒ ?no\b.{0,20}$|\bno (?:relevant |swimming )?pool\b(?! (?:safety|compliance))/i,
  /** What the law asks of everybody who sells or leases. */
  qldOfAll:
    /^\W{0,3}(?:note:? )?(?:an?|any|every|each|all) (?:pool )?(?:owner|seller|vendor|person|landlord|lessor)s?\b[^.;]{0,80}\b(?:must|need|has to|have to|is to|are to|is required|are required)\b/i,
  /** What the law forbids or asks of whoever has a pool, sells or lets. */
  ofEverybody:
    /\b(?:it is|is|commits) an offence\b|\bpenalt(?:y|ies) (?:appl(?:y|ies)|of)\b|\b(?:where|when|if|whenever) (?:a|an|any) (?:\w{3,12} )?(?:lot|house|home|property|dwelling|unit|premises)\b[^.;]{0,30}\b(?:is|are) (?:sold|let|leased|transferred|offered|rented)\b/i,
  /** What a form prints under its question, whatever the answer. */
  /** A paper for what is built, and none for its fence. */
  ofWorks:
    /\b(?:building approval certificates?|building permits?|development approval|planning (?:approval|permit)|built without an? (?:\w{4,12} )?(?:permit|approval))\b/i,
  ofFence:
    /\b(?:barriers?|fenc\w{1,4}|enclosures?|gates?|pool (?:safety|certificate|regist\w{2,6})|registered|registration)\b/i,
  penalties: /\b(?:there (?:are|is)|high|heavy|severe) penalt(?:y|ies)\b/i,
  qldAnswered:
    /\bcertificate\b.{0,60}\?? ?☐ ?yes\b.{0,6}☒ ?no\b|\bcertificate\b.{0,60}\?? ?yes ?☐ ?no ?☒|☒ ?(?:yes,? ?)?(?:a )?notice of no pool\b/i,
  /** The certificate itself, with the day on which it ends. */
  qldForm23:
    /\bform 23\b[^.;]{0,24}\bpool (?:safety|compliance) certificate\b|\bpool (?:safety|compliance) certificate\b[^.;]{0,24}\bform 23\b/i,
  asked: /[☐☒?]/,
  qldEnds: /\b(?:expir(?:y|es|ation)|valid|ends|current|until|in force|to)\b/i,
  qldShared: /\bshared pool\b|\bcommon property\b/i,
  /** What else is safe or not, where the pool stands only in the line before. */
  otherThing:
    /\b(?:smoke|alarms?|safety switch(?:es)?|switchboards?|electrical|wiring|asbestos|roof|fire doors?|termites?|trees?)\b/i,
  other:
    /\bpool table\b|\bcar ?pool|\bpool of\b|\bno (?:swimming )?(?:pool|spa)s?\b|\bnot (?:have|contain) a (?:pool|spa)|\bpooled\b/i,
  /** A pool that is there no more. */
  gone: /\b(?:demoli(?:tion|shed|shing)|remov(?:al|ed|ing)|filling(?: in)?|filled|decommission\w{2,4})\b(?: (?:and|of|in|&|\w{3,12}|the|an?)){0,4} (?:in-?ground |above-?ground |swimming |existing |old )?pool\b(?! (?:fenc|barrier|gate|safety|enclosure|cover|pump|shell|register|certificate|compliance))|\bpool(?: and spa)? (?:was |has been |is |had been )?(?:demolished|filled(?: in)?|removed|decommissioned|taken out)\b/i,
})

/** A barrier that the next owner must answer for. */
export default defineRule({
  id: 'national/pool-barrier',
  title: 'Swimming pool and spa barriers',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.buildingRegulations),
    cite(act.nsw.swimmingPools),
    cite(act.qld.building, 's 246ATF'),
  ],
  appliesTo: [
    'special-conditions',
    'particulars',
    'vendor-statement',
    'building-report',
    'rates-certificate',
    'building-permit',
  ],
  patterns,
  clear: 'No pool or spa without a compliant barrier was found.',
  subject:
    /\b(?:pools?|spas?|hot tubs?)\b[^.;]{0,120}\b(?:barriers?|fenc\w{1,4}|gates?|latch\w{0,3}|certificat\w{1,4}|complian\w{1,2}|compl(?:y|ies|ied)|safety|regist\w{1,6}|inspect\w{0,4}|approv\w{1,3}|permit)\b|\b(?:barriers?|fenc\w{1,4}|gates?|latch\w{0,3}|certificat\w{1,4}|complian\w{1,2}|compl(?:y|ies|ied)|safety|regist\w{1,6}|inspect\w{0,4}|approv\w{1,3}|permit)\b[^.;]{0,120}\b(?:pools?|spas?|hot tubs?)\b/i,
  messages: {
    uncertified: {
      title: 'The pool has no pool safety certificate: you must get one within 90 days',
      description:
        'The wording at {{where}} shows a pool without a current pool safety certificate. In Queensland the buyer of a home with its own pool must then obtain one within 90 days after settlement. If the fence fails the inspection, repairs often cost thousands of dollars and are yours.',
      recommendation:
        'Before you sign, have a pool safety inspector look at the fence, or make the contract depend on a certificate (Form 23).',
      question: 'Will the vendor give a current pool safety certificate before settlement?',
      suggestedWording:
        'The vendor must give the purchaser a current pool safety certificate for the pool at least 7 days before settlement.',
    },
    shared: {
      title: 'The shared pool has no current pool safety certificate',
      description:
        'The wording at {{where}} shows a shared pool without a current pool safety certificate. The duty to get one after settlement is that of a buyer with a pool of their own; a shared pool is looked after by the body corporate, and you pay a share of what its fence costs.',
      recommendation:
        'Before you sign, ask the body corporate when the pool will be certified and what repairs to its fence will cost.',
      question: 'When will the body corporate have a pool safety certificate for the shared pool?',
    },
    fails: {
      title: 'The pool or spa barrier is not certified or does not comply',
      description:
        'The wording at {{where}} shows a pool or spa whose barrier fails, has no valid certificate or is left to you. The barrier protects children; its owner must repair it and can be fined, and that owner will be you.',
      recommendation:
        'Before you sign, have the barrier inspected, get a price for the work, and ask for a certificate by settlement.',
      question: 'Will the vendor give a current barrier certificate at or before settlement?',
      suggestedWording:
        'The vendor must give the purchaser a current certificate of pool or spa barrier compliance at least 7 days before settlement.',
    },
  },
  check({ doc, facts }, report) {
    for (const { span } of failedPoolItems(doc))
      report('fails', [span], {}, { severity: 'high', unmistakable: true })
    const certificate = doc.state === 'QLD' ? currentCertificate(doc, facts) : null
    const contract = ['particulars', 'contract-form', 'special-conditions'] as const
    const hasPool =
      doc.state === 'QLD' && firstAnswer(doc, patterns.qldPool, contract)?.answer === 'yes'
    for (const { full, text, span, zone, heading, previous } of holdingAny(
      passagesIn(doc, [
        'special-conditions',
        'particulars',
        'contract-form',
        'vendor-statement',
        'building-report',
        'rates-certificate',
        'building-permit',
        'planning-certificate',
        'plan',
        'water-certificate',
        'land-tax-certificate',
        'minutes',
        'annexure',
        'other',
      ]),
      'text',
      patterns.barrier,
      patterns.qldAsked,
      patterns.qldNone,
    )) {
      const isNotice = patterns.noticeBox.test(text) && !patterns.certificateGiven.test(text)
      if (isNotice || patterns.givenBox.test(text)) continue
      // What is asked for is in the file, and runs past the day of the contract.
      const isHeld = certificate !== null && !patterns.qldShared.test(text)
      if (isHeld && (patterns.qldAsked.test(text) || patterns.qldNone.test(text))) continue
      if (hasPool && patterns.qldAsked.test(text)) {
        report('uncertified', [span])
        continue
      }
      if (doc.state === 'QLD' && patterns.qldNone.test(text)) {
        if (patterns.qldOfAll.test(text)) continue
        if (patterns.qldNotThis.test(text) && !patterns.qldAnswered.test(text)) continue
        if (isUnticked(text, text.search(patterns.qldNone)) && !patterns.qldAnswered.test(text))
          continue
        if (patterns.qldShared.test(text)) report('shared', [span], {}, { severity: 'low' })
        else report('uncertified', [span])
        continue
      }
      if (
        !(
          [full, previous, heading].some((words) => patterns.pool.test(words)) ||
          patterns.barrierFails.test(text)
        ) ||
        patterns.other.test(text) ||
        patterns.gone.test(text)
      )
        continue
      if (!patterns.pool.test(text) && patterns.otherThing.test(text)) continue
      if (patterns.penalties.test(text)) continue
      if (patterns.ofWorks.test(text) && !patterns.ofFence.test(text)) continue
      if (!TERMS.has(zone) && patterns.ofEverybody.test(text)) continue
      const noneThere =
        patterns.noneThere.test(text) && !patterns.noPool.test(`${previous.slice(-120)} ${text}`)
      if (
        zone === 'by-laws' ||
        !(
          patterns.fails.test(text) ||
          patterns.seen.test(text) ||
          patterns.refused.test(text) ||
          noneThere
        ) ||
        (zone === 'minutes' && !patterns.refused.test(text)) ||
        patterns.mended.test(text) ||
        !patterns.barrier.test(text)
      )
        continue
      if (text.endsWith('?') || isUnticked(text, text.search(patterns.pool))) continue
      if (!patterns.pool.test(text) && isUnticked(text, text.search(patterns.fails))) continue
      report('fails', [span], {}, patterns.severe.test(text) ? { severity: 'high' } : {})
    }
  },
})

/** Where the parties may make a rule of their own. */
const TERMS: ReadonlySet<PageKind> = new Set(['special-conditions', 'particulars'])

/** How many passages of a certificate hold its days. */
const CERTIFICATE_LINES = 14

/** A pool safety certificate among the papers whose last day is past that of the contract. */
function currentCertificate(doc: Doc, { contractDate }: Facts): Passage | null {
  if (contractDate === null) return null
  const papers = passagesIn(doc, CERTIFICATE_ZONES)
  for (const [index, head] of papers.entries()) {
    if (head.text.length > 120 || !patterns.qldForm23.test(head.text)) continue
    if (patterns.asked.test(head.text)) continue
    const last = papers
      .slice(index, index + CERTIFICATE_LINES)
      .find(
        ({ text, block }) =>
          block.partIndex === head.block.partIndex &&
          patterns.qldEnds.test(text) &&
          datesIn(text).some((date) => date >= contractDate.value),
      )
    if (last !== undefined) return last
  }
  return null
}

const CERTIFICATE_ZONES = [
  'building-permit',
  'building-report',
  'rates-certificate',
  'planning-certificate',
  'annexure',
  'other',
] as const
