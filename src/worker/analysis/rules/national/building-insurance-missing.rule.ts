import type { StateCode } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Span } from '../../document.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { datesIn } from '../reading/dates.ts'
import { numberOf } from '../reading/number-words.ts'
import { defineRule, type Reading } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'
import {
  COVER_OF_OTHER_LOT,
  COVER_OF_OTHER_LOT_PATTERNS,
  coverOfOtherLot,
} from '../buildings/cover-of-other-lot.ts'
import {
  holdsCertificate,
  INSURED_BUILDER_PATTERNS,
  unlikeBuilders,
} from '../buildings/insured-builder.ts'
import { sideOf } from '../reading/side-of.ts'
import { uncoveredWork, WARRANTY_COVER_PATTERNS } from '../buildings/warranty-cover.ts'

const patterns = wordings({
  ...WARRANTY_COVER_PATTERNS,
  ...PAPER_DATE_PATTERNS,
  ...INSURED_BUILDER_PATTERNS,
  ...COVER_OF_OTHER_LOT_PATTERNS,
  insurance:
    /\b(?:domestic building|home (?:building|warranty|indemnity)|building indemnity|builders?'? (?:warranty|indemnity)|home owners warranty|warranty|building) insurance\b|\bdomestic building\b[^.;]{0,16}\bcertificate of insurance\b/i,
  lacking:
    /\b(?:no(?!s?\.? ?[a-z]{0,4}[-/]?\d)|not|nil|without|never|none|missing|unable|cannot)\b.{0,60}\b(?:policy|certificate|insurance|cover|located|held|issued|found|available|attached|obtained)\b|\binsurance\b.{0,40}\b(?:nil|none|not|no(?!s?\.? ?[a-z]{0,4}[-/]?\d))\b/i,
  harmless:
    /\bthere (?:being|is|are) no (?:buildings?|dwellings?|houses?|improvements?|structures?)\b|\bno (?:\w{3,12} ){0,4}insurance scheme\b|\bno scheme of\b|\bno (?:dwelling|building|house|home|works?|building works?) (?:was|were|has been|have been|is) (?:constructed|built|done|carried out|erected)\b|\bnot (?:required|applicable|called for|needed)\b|\bno(?:t| insurance| cover)\b[^.;$]{0,60}\b(?:as|because|since)\b[^.;$]{0,40}\b(?:price|cost|value)\b[^.;$]{0,20}\$ ?\d{1,2},?\d{3}\b|\b(?:conditions?|requirements?)\b[^.;]{0,60}\b(?:have|has) (?:all )?been (?:met|satisfied)\b|\bno (?:such )?building (?:work|permit)|\bfor any (?:work|claim)\b|\brun out in the (?:ordinary|usual) way\b|\b(?:time|period|term|years)\b[^.;]{0,20}\b(?:has|have|having|had) (?:long )?(?:run out|expired|passed|ended|elapsed)\b|\bno insurance is required\b|\bless than \$|\bnot an owner[- ]build\w{2,3}\b|\bno owner[- ]build(?:er|ing)(?:'s)? (?:work|has|have|building|construction)\w{0,1}\b|\bowner[- ]build(?:er|ing)(?: works?| construction)?[ :–-]{1,3}(?:none|nil|no\b(?! (?:insurance|certificate|cover|policy|warranty))|not applicable|n\/a)|\b(?:need|must|shall|is|are) not\b[^.;]{0,30}\bsettle\b/i,
  /** The same by a name that a council's reply has for nothing else. */
  ofBuilder:
    /\b(?:home indemnity|home (?:owners? )?warranty|domestic building|building indemnity|residential building|builder'?s? warranty|home building compensation) (?:insurance|cover|policy)\b/i,
  /** The form asks for the policy, and nobody filled it in. */
  blankPolicy: /\b(?:name of (?:the )?insurer|insurer|policy (?:no\.?|number))\b\W{0,3}_{4,60}/i,
  attached: /\b(?:attached|annexed|enclosed)\b/i,
  policy:
    /\b(?:policy (?:no|number)|certificate (?:no|number)|(?:certificate|policy) [A-Z]{0,4}[- ]?\d{3,12}|insured|builder:|sum insured|period of insurance)\b/i,
  cover:
    /\b(?:certificate of insurance|insurance certificate|warranty (?:cover|insurance)|(?:home|builder'?s?|building) warranty|policy of (?:\w{1,10} ){0,2}insurance|indemnity (?:cover|insurance|certificate)|insurance)\b/i,
  works:
    /\b(?:extensions?|renovations?|additions?|alterations?|building works?|works|builder|owner[- ]builder|construction|dwelling (?:was )?(?:built|constructed))\b/i,
  noCover:
    /\b(?:cover|insurance|certificate)\b.{0,24}\b(?:none|nil|lapsed|not (?:held|located|taken|obtained|issued|available|in force))\b|\bnone held\b/i,
  /** Whom the permit names as its builder. */
  byOwner:
    /☒ ?(?:the )?owner[- ]builder\b|\b(?:builder|permit holder|work (?:done|carried out)|contractor)\b[^.;☐☒]{0,40}\b(?:by )?(?:an? |the )?owner[- ]builder\b|\bowner[- ]builder ?[:|] ?(?!no\b|nil|none|n\/a|not)[A-Z]/i,
  /** What the paper itself says of a later sale. */
  beforeSale:
    /\bowner[- ]builder\b[^.;]{0,50}\bsells?\b[^.;]{0,24}\bwithin (\w{3,7}|\d{1,2}) years\b/i,
  insured: /\b(?:policy|insurance)\b/i,
  grantedOn: /\b(?:grant(?:ed)?|issued|date of (?:the )?(?:grant|permit|approval))\b/i,
  otherCover:
    /\b(?:strata|owners corporation|body corporate|public liability|contents|house and contents|fire|vendor's (?:own )?insurance|cancel|settlement|(?:purchaser|buyer|vendor|seller)['’]?s?['’]? risk)\b/i,
})

/** Warranty cover for recent building work. */
export default defineRule({
  id: 'national/building-insurance-missing',
  title: 'Warranty insurance for recent building work',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.saleOfLand, 's 32B'),
    cite(act.vic.building),
    cite(act.qld.buildingCommission),
    cite(act.sa.buildingWorkContractors),
    cite(act.act.building),
    cite(act.nt.building),
  ],
  appliesTo: [
    'vendor-statement',
    'building-permit',
    'special-conditions',
    'planning-certificate',
    'contract-form',
    'particulars',
  ],
  patterns,
  clear: 'No building work without its warranty insurance was found.',
  subject:
    /\b(?:building|home|residential|builders?'?s?'?) (?:indemnity|warranty|compensation)\b|\bdomestic building insurance\b|\bwarranty (?:insurance|cover|policy)\b|\b(?:HBCF|HBCS|VMIA|DBI)\b|\bowner[- ]?build\w{1,4}\b|\bcertificate of insurance\b|\bhome insured\b|\bregistered builder\b|\bbuilder\b[^.;]{0,40}\b(?:pty|licen[cs]e|insur\w{1,4}|years? ago)\b|\b(?:house|dwelling|extension|addition|renovation|kitchen|bathroom|ensuite|family room|storey|granny flat|townhouses?)\b[^;]{0,60}\b(?:of|in|built|added|completed|permit|contract|finished|put (?:on|up))\b[^;]{0,60}\b20[12]\d\b|\b(?:permit|contract)\b[^;]{0,30}\b20[12]\d\b[^;]{0,30}\b(?:dwelling|house|extension|addition|granny flat|townhouses?)\b|\bbuilding permits?\b[^;]{0,60}\b20[12]\d\b|\bbrand new\b/i,
  messages: {
    another: COVER_OF_OTHER_LOT,
    lacking: {
      title: 'No building indemnity (warranty) insurance for building work',
      description:
        'The wording at {{where}} shows that no insurance certificate can be given for building work. If the builder is gone, defects would be repaired at your cost.',
      recommendation:
        'Before you sign, ask for the certificate or a lower price, and have the work inspected.',
      question: 'Who did the work, and is there an insurance certificate?',
    },
    notHere: {
      title: 'The domestic building insurance certificate is mentioned but not in this file',
      description:
        'The wording at {{where}} says that the building insurance certificate is attached; it was not found in the pages read. Without it you cannot see who is covered, for what and until when.',
      recommendation: 'Ask for the certificate before you sign.',
      question: 'Please give us the building insurance certificate that is said to be attached.',
    },
    ownerBuilt: {
      title: 'Built by an owner-builder, and no insurance for the work is in this file',
      description:
        'The permit at {{where}} names an owner-builder, and says itself that one who sells within {{years}} years must first insure the work and hand over the certificate. No policy was found in this file. Without it nobody stands behind hidden faults in the work, and they would be mended at your cost.',
      recommendation:
        'Before you sign, ask for the policy and its certificate, have the work inspected, and ask your lawyer what the sale without it lets you do.',
      question:
        'Has the vendor taken out the insurance for the owner-builder’s work, and where is its certificate?',
    },
    otherBuilder: {
      title: 'The building insurance is for another builder than the one who built',
      description:
        'The certificate of insurance at {{where}} covers the work of {{insured}}, but the building permit names {{permitted}} as the builder. The cover is for the builder that it names: a claim for the work of another can be refused, and you would pay for hidden faults yourself.',
      recommendation:
        'Before you sign, ask who built the home under which contract, and have the insurer confirm in writing that its policy covers that builder’s work.',
      question:
        'Which company built the home, {{insured}} or {{permitted}}, and does the insurer confirm that the policy covers its work?',
    },
    recent: {
      title: 'No {{cover}} certificate for recent building work',
      description:
        'The wording at {{where}} shows building work of the last years by a builder, and no certificate of {{cover}} was found in this file. It is the warranty insurance for defects, under most schemes only when the builder has died, disappeared or gone broke, and it passes to you with the home. Without it you would pay for hidden faults in the work yourself.',
      recommendation:
        'Before you sign, ask for the certificate, the builder’s name and the day the work ended, and have the work inspected.',
      question:
        'Who did the building work, when was it finished, what did it cost, and where is the certificate of {{cover}}?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    const other = coverOfOtherLot(reading)
    if (other !== null) {
      report('another', [other.span], { lot: `${other.lot}` }, { unmistakable: true })
      return
    }
    const passages = passagesIn(doc, [
      'vendor-statement',
      'building-permit',
      'special-conditions',
      'annexure',
      'other',
      'planning-certificate',
      'rates-certificate',
    ]).filter(({ zone, text }) => !CERTIFICATES.has(zone) || patterns.ofBuilder.test(text))
    const held =
      holdsCertificate(doc, patterns.policy) ||
      passages.some(
        ({ text, heading, zone }) =>
          zone !== 'special-conditions' &&
          patterns.policy.test(text) &&
          patterns.insurance.test(`${heading} ${text}`),
      )
    let told = false
    const unlike = unlikeBuilders(doc)
    if (unlike !== null) {
      const { insured, permitted } = unlike
      report(
        'otherBuilder',
        [insured.passage.span, permitted.passage.span],
        {
          insured: insured.name,
          permitted: permitted.name,
          where: `page ${doc.pageAt(insured.passage.span.start)}`,
        },
        {
          sides: [
            sideOf('Insurance', insured.passage),
            sideOf('Building permit', permitted.passage),
          ],
          strength: 'likely',
          unmistakable: true,
        },
      )
      told = true
    }
    for (const { text, span, heading, previous } of passages) {
      if (
        patterns.blankPolicy.test(text) &&
        patterns.insurance.test(`${heading} ${previous} ${text}`) &&
        !patterns.harmless.test(`${previous} ${text}`)
      ) {
        report('lacking', [span])
        told = true
        continue
      }
      const loose =
        holds(text, patterns.cover, patterns.works) &&
        (patterns.lacking.test(text) || patterns.noCover.test(text)) &&
        !patterns.otherCover.test(text)
      if (loose && !patterns.harmless.test(text)) {
        report('lacking', [span])
        told = true
        continue
      }
      if (!held && saysAttached(text)) {
        // It may lie in another file of the agent's.
        report('notHere', [span], {}, { severity: 'medium', strength: 'likely' })
        told = true
        continue
      }
      if (!patterns.insurance.test(text) || patterns.harmless.test(text)) continue
      if (patterns.lacking.test(text)) {
        report('lacking', [span])
        told = true
      }
    }
    const ownerBuilt = held ? null : soldByOwnerBuilder(reading)
    if (ownerBuilt !== null) {
      const { spans, years } = ownerBuilt
      report('ownerBuilt', spans, { years: `${years}` }, { unmistakable: true })
      return
    }
    if (told) return
    const cover = COVERS[doc.state ?? 'NSW'] ?? 'warranty insurance'
    for (const { spans, severity } of uncoveredWork(reading)) {
      report('recent', spans, { cover }, { severity, strength: 'likely' })
    }
  },
})

/** A permit to an owner-builder within the years for which the papers ask for insurance; null for none. */
function soldByOwnerBuilder({ doc, facts }: Reading): { spans: Span[]; years: number } | null {
  if (doc.state !== null && HAS_OWN_RULE.has(doc.state)) return null
  const permits = passagesIn(doc, ['building-permit'])
  const named = permits.find(({ text }) => patterns.byOwner.test(text))
  const print = permits.find(({ text }) => holds(text, patterns.beforeSale, patterns.insured))
  if (named === undefined || print === undefined) return null
  const years = numberOf(patterns.beforeSale.exec(print.text)?.[1] ?? '') ?? 0
  const granted = permits
    .filter(({ text, block }) => patterns.grantedOn.test(text) && block.zone === 'building-permit')
    .flatMap(({ text }) => datesIn(text))[0]
  const day = facts.contractDate?.value ?? newestPaperDate(doc, facts)
  const isOver =
    granted !== undefined &&
    day !== null &&
    Number(granted.slice(0, 4)) + years < Number(day.slice(0, 4))
  return years === 0 || isOver ? null : { spans: [named.span, print.span], years }
}

/** Replies of offices, which speak of other insurance too. */
const CERTIFICATES: ReadonlySet<string> = new Set(['planning-certificate', 'rates-certificate'])

/** States with a rule of their own on the work of owner-builders. */
const HAS_OWN_RULE: ReadonlySet<StateCode> = new Set(['VIC', 'NSW', 'QLD', 'SA'])

/** "2.1 Not applicable. 2.2 Certificate of insurance attached": one answer of several in a line. */
function saysAttached(text: string): boolean {
  return text
    .split(ANSWERS)
    .some(
      (answer) =>
        patterns.insurance.test(answer) &&
        patterns.attached.test(answer) &&
        !patterns.lacking.test(answer) &&
        !patterns.harmless.test(answer),
    )
}

const ANSWERS = /(?<=[a-z]{2}\.) (?=[A-Z\d])/

/** What each state calls it. */
const COVERS: { readonly [state in StateCode]?: string } = {
  VIC: 'domestic building insurance',
  SA: 'building indemnity insurance',
  QLD: 'home warranty insurance (QBCC)',
  WA: 'home indemnity insurance',
  ACT: 'residential building warranty insurance',
  NT: 'residential building insurance',
}
