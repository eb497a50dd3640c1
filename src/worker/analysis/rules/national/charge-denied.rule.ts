import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'

import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule, type Report } from '../define-rule.ts'
import {
  DENIAL_PATTERNS,
  againstDenial,
  firstAnswerOf,
  isDenied,
  withAbove,
  withAnswer,
} from '../reading/denials.ts'
import { type Passage, passagesIn, passagesSaying } from '../reading/passages.ts'
import { dollars } from '../say.ts'
import { speaksOfIt } from '../papers/speaks-of-it.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { CHARGED_DEBT_PATTERNS, chargedDebt } from '../sums/charged-debt.ts'
import { centsPerUnit, SCHEME_LEVY_PATTERNS, sumRaised } from '../schemes/scheme-levy.ts'
import { SHARE_TOLD_PATTERNS, shareTold } from '../schemes/share-told.ts'
import { isMotionOfNotice, MOTION_OF_NOTICE_PATTERNS } from '../schemes/motion-of-notice.ts'
import { isVotedLater } from '../schemes/voted-later.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
  ...SCHEME_LEVY_PATTERNS,
  ...SHARE_TOLD_PATTERNS,
  ...MOTION_OF_NOTICE_PATTERNS,
  ...CHARGED_DEBT_PATTERNS,
  subject:
    /\b(?:amounts? (?:for which|that)|(?:further|other|special|additional|extraordinary) (?:amounts?|charges?|lev(?:y|ies)|contributions?|fees)|special (?:rates?|charges?)|lev(?:y|ies) (?:raised|struck|proposed)|contributions? (?:raised|proposed)|charges? (?:over|on|against) the (?:land|property))\b|\bspecial (?:purpose )?contributions?\b|\bexpenditure\b[^;$]{0,80}\b(?:incurred|resolved)\b|\b(?:incur(?:red)?|resolved|decided|approved|committed)\b[^.;$]{0,40}\bexpenditure\b/i,
  /** The statement's own item on charges, whatever its words say of them. */
  imposed:
    /\bcharges?\b(?: \([^)]{3,40}\))? (?:(?:that|which) (?:is|are|was) )?(?:imposed|created) (?:by|under)\b/i,
  nothingOwed:
    /\b(?:nothing|no (?:money|amount|sum|debt)s?) (?:else |further |more )?(?:is|are|will be|stands?) (?:owing|owed|due|payable|charged|secured)\b[^.;]{0,60}\b(?:land|property|council|authority|body|act)\b|\b(?:land|property) is (?:not subject to|free of) any (?:such |statutory )?charge\b/i,
  ofScheme:
    /\b(?:special|extraordinary) (?:purpose )?(?:or other )?(?:lev(?:y|ies)|contributions?)|\bcontributions?\b|\bexpenditure\b|\b(?:corporation|strata company|body corporate|scheme)\b|\bincurred?\b/i,
  ofCouncil:
    /\b(?:council|local government|land tax|water (?:industry|corporation)|emergency services|rates)\b/i,
  noOther: /\bno (?:other|further|additional)\b/i,
  inCertificates:
    /\b(?:contained|set out|shown|stated|told|given|listed|appear\w{0,3}|as|found|are) in the (?:annexed|attached|enclosed|accompanying|following)? ?(?:\w{3,12} )?(?:certificates?|statements?|annexures?|attachments?|notices?)\b|\b(?:annexed|attached|enclosed) (?:\w{3,12} )?(?:certificates?|notices?|statements?)\b/i,
  /** A line of what is owed today: "Other amounts: nil" under the arrears of the lot. */
  otherLine:
    /^\W{0,3}(?:\(?[a-z\d.]{1,5}\)? ){0,1}(?:any |all )?(?:further|other|additional) (?:amounts?|charges?|contributions?|fees|lev(?:y|ies))(?: \w{3,9}){0,2}[ :|.]{1,6}(?:nil|none|no|\$ ?0(?:\.00)?)\W{0,3}$/i,
  owedToday:
    /\b(?:owed|owing|overdue|arrears|unpaid|outstanding|in default|penalt(?:y|ies)|interest accrued|amounts? (?:due|payable) (?:now|today|at))\b/i,
  /** "Special contribution: no resolution known of". */
  unresolved:
    /\b(?:special (?:purpose )?(?:lev(?:y|ies)|contributions?)|expenditure)\b[^;$]{0,120}(?:[:|?] ?| )(?:no|none|nil)(?: such)?(?: (?:resolutions?|lev(?:y|ies)|contributions?|decisions?))?(?: (?:is|are|has been|have been|was|were))? ?(?:known|made|passed|struck|raised|resolved|fixed|determined|proposed)?(?: of)?(?:,? (?:and|or|nor) (?:none |nothing )?(?:is |are )?(?:known|made|passed|struck|raised|resolved|fixed|determined|proposed|planned|intended))?[.; ]{0,3}$/i,
  /** "Resolved to be incurred … None. The corporation has not resolved to incur expenditure." */
  notIncurred:
    /\b(?:incurred,? or resolved to be incurred|resolved to (?:be )?incur(?:red)?|resolved (?:on|upon))\b[^$☐☒]{0,150}(?:[:|?.] ?| (?=N))(?:none|nil|nothing)\b(?! (?:of|in) the (?:sum|amount))|\b(?:has|have) not (?:resolved|decided|voted|agreed|determined) (?:to|on|upon)\b[^.;$]{0,60}\b(?:expenditure|lev(?:y|ies)|contributions?|spend)\b|\bno (?:special|extraordinary|additional)(?:,? or (?:other|further|additional|special|extraordinary))? (?:purpose )?(?:lev(?:y|ies)|contributions?)\b[^.;$]{0,30}\b(?:has|have|is|are|was|were)\b[^.;$]{0,16}\b(?:determined|fixed|raised|struck|resolved|proposed|levied|made|declared)\b/i,
  levyHead:
    /\b(?:special|extraordinary|additional)(?: or other)? (?:purpose )?(?:lev(?:y|ies)|contributions?)\b/i,
  /** "Fixed and still payable: none at this date", in a row below such a head. */
  noneFixed:
    /\b(?:fixed|struck|levied|determined|raised|resolved|proposed|payable|current|outstanding|due|declared|imposed|approved)\b[^$;☐☒]{0,40}(?:[:|?] ?| )(?:none|nil|no)\b(?:,? (?:as )?(?:at|on|to) (?:the |this )?(?:date|day)(?: of[^.;$]{0,40})?| at present)?\W{0,3}$/i,
  charge:
    /\b(?:special (?:rates?|charges?|lev(?:y|ies)|contributions?)|(?:road|street|kerb|drainage|sewer\w{0,3}|water|footpath|infrastructure) (?:construction |upgrade |works? )?(?:scheme|charge|levy)|be raised|raise[ds]? \$|(?:levy|contribution) (?:by|of|from|on|according to) (?:all |the )?(?:lots|units|owners|members|(?:lot |unit )?entitlements?)|levy of|one-?off (?:levy|contribution)|contribution of \$|scheme \d{1,4}|apportioned to|betterment|deferred (?:rates|charges?)|(?:share|shares|pay|pays|contribute) by (?:lot|unit|contribution) entitlements?|each (?:owner|lot) (?:is |has )?to (?:pay|contribute|bring in|meet))\b/i,
  /** "The whole sum be raised by a contribution of all lots": the sum stands in the sentences before. */
  raisesUntold:
    /\b(?:the whole|that|this|the) (?:sum|amount|cost|price)\b[^.;$]{0,24}\b(?:raised|levied|contributed|collected)\b|\b(?:levy|contribution) (?:on|of|from|by|according to|in proportion to) (?:all |the |each )?(?:lots?|units?|owners|members|(?:lot |unit )?entitlements?)\b/i,
  coming:
    /\b(?:declared|apportioned|not yet (?:invoiced|billed|due|levied|issued)|payable|instalments?|to be (?:paid|raised|levied)|be raised|resolved|due|carried|by unit entitlement|adopted)\b/i,
  /** A plan or motion without a levy promises none. */
  assumed:
    /\b(?:assum\w{1,4}|forecasts?|foresees?|reckons? (?:with|on)|motions?|agenda|(?:maintenance|ten-year|works) plan)\b/i,
  /** The year's contributions, which everybody pays by the quarter. */
  ordinary:
    /\b(?:budget\w{0,4}|quarter(?:s|ly)?|half[- ]year(?:s|ly)?|a year|each year|annual(?:ly)?|yearly|per annum|(?:general|administrati\w{2,3}|maintenance|sinking|capital works|reserve) fund (?:contributions?|lev(?:y|ies)))\b/i,
  beyond:
    /\b(?:special|one-?off|extraordinary|additional|further|extra|scheme|betterment|deferred)\b/i,
  /** "$9,800 per lot": the sum is each lot's already. */
  ofEach:
    /(\$ ?\d[\d,]{0,10}(?:\.\d\d)?) (?:is to be paid |is payable |to be paid |payable )?(?:per|a|each|(?:for|from|on|by) (?:each|every)) (?:lot|unit|owner|member)\b/i,
  year: /\b(20[0-4]\d)\b/,
  past: /\b(?:(?<!\b(?:may|can|could|must|to) be )paid in full|has been paid|fully paid|was paid|nothing (?:is )?owing|lost|defeated|withdrawn|abandoned|no special|nil|if the|may be(?! (?:paid|met|cleared|discharged)\b)|could be(?! paid\b)|vendor (?:will|must) pay)\b/i,
})

/** Less than this is an ordinary bill. */
const LEAST_CENTS = 50_000

const ANSWERED = [
  'vendor-statement',
  'owners-corporation-certificate',
  'contract-form',
  'particulars',
  'special-conditions',
] as const satisfies readonly PageKind[]

/** A charge or levy in the papers, where the vendor or the certificate says that there is none. */
export default defineRule({
  id: 'national/charge-denied',
  title: 'Charges and special levies that the papers deny',
  category: 'financial',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for it, in its own rule' },
  appliesTo: [
    'vendor-statement',
    'owners-corporation-certificate',
    'rates-certificate',
    'water-certificate',
    'minutes',
  ],
  patterns,
  clear: 'No charge or special levy was found where the papers say that there is none.',
  subject:
    /\b(?:special|extraordinary|additional|one-?off)(?: purpose)?(?: or other)? (?:amounts?|charges?|rates?|lev(?:y|ies)|contributions?)\b|\bother (?:contributions?|lev(?:y|ies)|charges?)\b|\bcharges?\b[^.;]{0,40}\b(?:imposed|on (?:the|this) land|over the land|statutory)\b|\bstatutory charges?\b|\bexpenditure\b[^;$]{0,80}\b(?:incurred|resolved)\b|\b(?:incur(?:red)?|resolved|decided|approved|committed)\b[^.;$]{0,40}\bexpenditure\b|\b(?:nothing|no (?:money|amount|sum)s?)\b[^.;]{0,30}\b(?:owing|due|payable)\b|\b(?:scheme|betterment) (?:charge|levy|contribution)\b|\braise[ds]?\b[^.;]{0,40}(?:\$|\bcontribution)|\bamounts? for which the purchaser\b|\b(?:street|road|sewer|drainage) scheme\b|\blevy by entitlement\b/i,
  messages: {
    shown: {
      title:
        'A special charge or levy of {{sum}} is not disclosed: another paper says there is none',
      description:
        'One paper answers that no further amount, special levy or charge is to be paid, but the wording at {{where}} shows one of {{sum}}. What falls due after settlement would be asked from you.',
      recommendation:
        'Before you sign, ask for a term that the vendor pays it in full by settlement, whenever it falls due.',
      question:
        'Will the vendor pay the special charge or levy of {{sum}} by settlement, also the part that falls due later?',
    },
    proposed: {
      title: 'Owners are to vote on a special levy of {{sum}}, although a paper says there is none',
      description:
        'One paper answers that there is no special levy or contribution, but by the wording at {{where}} owners are still to vote on one of {{sum}}. If they vote for it, whoever owns the lot on the day that it falls due would be asked for it, and that could be you.',
      recommendation:
        'Before you sign, ask when the vote is, and ask for a term that the vendor pays the levy also if it is raised only after the contract.',
      question:
        'When do owners vote on the special levy of {{sum}}, and will the vendor pay all that falls on this lot?',
    },
    charged: {
      title: '{{sum}} is charged on the land, although the vendor says that nothing is',
      description:
        'The vendor answers that no Act puts a charge on the land for money owed, but by the wording at {{where}} a debt of {{sum}} is one. Such a charge goes with the land: if it is not paid at settlement, it can be asked of you.',
      recommendation:
        'Before you sign, have the answer corrected, and ask for a term that the debt and its interest are paid out of the price at settlement.',
      question:
        'Will the debt of {{sum}} that is charged on the land be paid, with its interest, at settlement?',
    },
    levy: {
      title: 'The owners raise {{sum}} by a special levy, although a paper says there is none',
      description:
        'One paper answers that there is no special levy or contribution, but the wording at {{where}} shows that the scheme raises {{sum}}. {{share}}, and what falls due after settlement would be asked from you.',
      recommendation:
        'Before you sign, work out the share of this lot and ask for a term that the vendor pays all of it by settlement, whenever it falls due.',
      question:
        'What is the share of this lot of the special levy of {{sum}}, and will the vendor pay all of it by settlement?',
    },
  },
  check(reading, report) {
    const { doc, facts } = reading
    const answers = [
      ...passagesSaying(doc, ANSWERED, patterns.subject),
      ...passagesSaying(doc, ANSWERED, patterns.notIncurred),
      ...passagesSaying(doc, ['vendor-statement'], patterns.imposed),
      ...passagesSaying(doc, ['vendor-statement'], patterns.nothingOwed),
    ]
    const below = passagesIn(doc, CERTIFIED_OF_SCHEME).filter(isNoneBelowHead)
    const denials = [...answers, ...below].filter(
      (passage) =>
        (below.includes(passage) ||
          isDenied(passage.text, patterns.subject) ||
          patterns.unresolved.test(passage.text) ||
          patterns.notIncurred.test(passage.text) ||
          deniesCharge(passage)) &&
        !patterns.assumed.test(passage.text) &&
        !isOfArrears(passage),
    )
    const first = firstAnswerOf(denials)
    const asAt = Number((facts.contractDate?.value ?? LAW_AS_AT).slice(0, 4))
    if (first === null) {
      report.notInDocument('No answer was read that denies charges and special levies.')
      return
    }
    reportCharged(doc, denials, report)
    for (const { passage, above } of withAbove(doc, [
      'rates-certificate',
      'water-certificate',
      'planning-certificate',
      'minutes',
      'annexure',
      // What the corporation certifies belies the vendor, and not itself.
      ...(first.zone === 'vendor-statement' ? (['owners-corporation-certificate'] as const) : []),
    ])) {
      const { text, span, previous, next, zone } = passage
      const ofLot = shareTold(text)
      const before =
        !text.includes('$') && patterns.raisesUntold.test(text) ? dollarsIn(above).slice(-1) : []
      const told = [sumRaised(text) ?? ofLot?.wholeCents ?? 0, ...dollarsIn(text), ...before]
      const sum = told.find((cents) => cents >= LEAST_CENTS)
      const about = `${previous.slice(-160)} ${text}`
      if (sum === undefined || !patterns.charge.test(`${above.slice(-200)} ${text}`)) continue
      if (!holds(about, patterns.coming) || !patterns.charge.test(about)) continue
      if (patterns.past.test(`${text} ${next.slice(0, 60)}`)) continue
      if (patterns.ordinary.test(about) && !patterns.beyond.test(about)) continue
      if (lastYearOf(text, `${above} ${passage.heading}`) < asAt - 1) continue
      if (!speaksOfIt(reading, passage)) continue
      const isOfScheme = zone === 'minutes' || zone === 'owners-corporation-certificate'
      const isStillOpen = isVotedLater(text) || isMotionOfNotice(doc, passage, text)
      const denied = nearestDenial(denials, zone, isOfScheme)
      if (denied === null) continue
      const [each] = dollarsIn(patterns.ofEach.exec(text)?.[1] ?? '')
      const isPerUnit = centsPerUnit(text) === sum
      const [said, share] = isPerUnit
        ? [
            `${dollars(sum)} for each unit of entitlement`,
            'Each lot pays that sum once for every unit of entitlement it has',
          ]
        : each === sum
          ? [`${dollars(sum)} for each lot`, 'That is what every lot pays']
          : [
              dollars(sum),
              ofLot?.wholeCents === sum
                ? `Of that, ${dollars(ofLot.shareCents)} falls on this lot`
                : 'Each lot pays its share by its entitlement',
            ]
      report(
        isOfScheme ? (isStillOpen ? 'proposed' : 'levy') : 'shown',
        [span, denied.span],
        { sum: said, share },
        againstDenial(denied, passage, { by: 'Answered', what: said }),
      )
      return
    }
  },
})

/** What a scheme raises is denied by what is said of levies, and a council's charge by the rest. */
function nearestDenial(
  denials: readonly Passage[],
  zone: PageKind,
  isOfScheme: boolean,
): Passage | null {
  if (!isOfScheme)
    return firstAnswerOf(
      denials.filter((passage) => !(CERTIFIED.includes(zone) && isBesideCertificates(passage))),
    )
  const ofScheme = denials.filter(
    (passage) => patterns.ofScheme.test(passage.text) || isNoneBelowHead(passage),
  )
  const rest = denials.filter(({ text }) => !patterns.ofCouncil.test(text))
  return firstAnswerOf(ofScheme) ?? firstAnswerOf(rest)
}

/** "Fixed and still payable: none", in a row whose head alone says of what. */
function isNoneBelowHead({ text, heading, previous }: Passage): boolean {
  if (!patterns.noneFixed.test(text)) return false
  return [heading, previous].some(
    (head) => head.length <= LONGEST_LEVY_HEAD && patterns.levyHead.test(head),
  )
}

const LONGEST_LEVY_HEAD = 60

/** An authority says that a debt is a charge on the land, and the vendor that there is none. */
function reportCharged(doc: Doc, denials: readonly Passage[], report: Report<'charged'>): void {
  const denied = firstAnswerOf(
    denials.filter(
      ({ zone, text }) =>
        zone === 'vendor-statement' &&
        (patterns.nothingOwed.test(text) || patterns.imposed.test(text)) &&
        !patterns.noOther.test(text),
    ),
  )
  const debt = denied === null ? null : chargedDebt(doc)
  if (denied === null || debt === null) return
  const what = dollars(debt.cents)
  const options = againstDenial(denied, debt.passage, { what })
  report('charged', [debt.passage.span, denied.span], { sum: what }, options)
}

const CERTIFIED_OF_SCHEME: readonly PageKind[] = [
  'owners-corporation-certificate',
  'vendor-statement',
]

/** The papers in which an authority certifies what is charged on the land. */
const CERTIFIED: readonly PageKind[] = [
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
]

/** "The amounts are in the attached certificates. No other amount is known": they are disclosed there. */
function isBesideCertificates({ text, previous }: Passage): boolean {
  return (
    patterns.noOther.test(text) && patterns.inCertificates.test(`${previous.slice(-240)} ${text}`)
  )
}

/** The statement's item on charges that an Act imposes, answered with no. */
function deniesCharge(passage: Passage): boolean {
  if (passage.zone !== 'vendor-statement') return false
  return patterns.nothingOwed.test(passage.text) || isDenied(withAnswer(passage), patterns.imposed)
}

/** "Other amounts: nil" in a list of what is overdue speaks of no levy that is still to come. */
function isOfArrears({ text, heading, previous }: Passage): boolean {
  return patterns.otherLine.test(text) && patterns.owedToday.test(`${heading} ${previous}`)
}

/** The last year that a levy names, or else the paper above it; without one it may be of today. */
function lastYearOf(text: string, around: string): number {
  const years = (said: string) => matchesOf(said, patterns.year).map(([year]) => Number(year))
  const own = years(text)
  const told = own.length > 0 ? own : years(around)
  return told.length > 0 ? Math.max(...told) : Infinity
}
