import type { PageKind } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { disclosuresOf, holdingAny, spansWithNext } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  levy: /\b(?:collect|charge|levy|require)\w{0,2}\b.{0,16}\$ ?[\d,]{3,9} (?:a|per|for each) (?:lot|dwelling|hectare)\b|\b(?:development|developer|infrastructure|community infrastructure|open space|head ?works|local infrastructure|road works?|section 7\.1[12]|section 94A?) (?:contributions?|lev(?:y|ies)|charges?)\b|\binfrastructure charges notice\b|\bspecial (?:charge|rate) schemes?\b|\bseparate rate (?:is|was|has been)? ?declared\b|\bstreet scheme\b|\b(?:underground power|street construction|betterment|foreshore protection)\b|\bcontributions? (?:required|payable|due)\b.{0,40}\b(?:council|planning|subdivision|permit)\b|\bcontributions? plan\b|\bhead ?works (?:charge|contribution)s?\b|\bper[- ](?:lot|dwelling|hectare)\b.{0,40}\b(?:infrastructure|contribution|levy)\b/i,
  /** The same under its own heading in a certificate of the council, with what this land pays of it. */
  special: /\bspecial (?:charge|rate)s?\b|\bseparate (?:rate|charge)s?\b/i,
  ofThisLand:
    /\b(?:(?:this|the) (?:property|land|lot|assessment)(?:['’]s)?|your|apportioned|its) (?:share|part|portion|amount)\b[^.;]{0,24}\$ ?[1-9]|\bbalance of (?:the )?(?:special|separate) (?:charge|rate)\b|\b(?:payable|paid|due) (?:by|in|over) (?:\d{1,3}|\w{3,9}) (?:\w{4,12} )?instal?ments\b/i,
  /** A term that leaves to the buyer what falls due later. */
  later:
    /\b(?:special|separate) (?:charge|rate)s?\b[^.;]{0,80}\b(?:after (?:the )?(?:settlement|completion)|fall(?:s|ing)? due (?:later|after))\b[^.;]{0,40}\b(?:purchaser|buyer|transferee)/i,
  /** What owners of a street pay for its works, whether or not anybody builds. */
  ofStreet:
    /\bspecial (?:charge|rate)s?\b|\bseparate (?:rate|charge)s?\b|\bstreet scheme\b|\b(?:underground power|street construction|betterment|foreshore protection)\b/i,
  /** A notice of a charge, told below its heading or by its number: "notice ICN 22/0933". */
  charges:
    /\b(?:infrastructure|development|developer|headworks|head works|subdivision) (?:charges?|contributions?|levies|levy)\b/i,
  noticed:
    /\b(?:notices?|ICN|charges?|contributions?|levy|condition \d{1,3}|demand)\b[^.;]{0,60}\$ ?[1-9]/i,
  /** How long a rate for works of one place is still charged. */
  runsOn:
    /\b(?:until|ends?|ending|to|through|expires?)\b[^.;$]{0,24}\b20[2-6]\d\b|\byear \d{1,2} of \d{1,2}\b|\b(?:for|over) (?:\d{1,2}|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:more |further )?years\b/i,
  leftToPay: /\$ ?[1-9][^.;]{0,40}\b(?:left|remains?|still) (?:to be paid|to pay|payable|owing)\b/i,
  unpaid:
    /\b(?:no part|none|nothing|not any|not all|not)\b[^.;]{0,24}\b(?:paid|received|recovered|settled)\b|\b(?:unpaid|outstanding|owing|overdue|in arrears|remains? (?:to be paid|due|payable)|still (?:to be paid|due|payable|owed))\b/i,
  fellDue: /\b(?:fell due|became (?:due|payable)|(?:was|is now) (?:due|payable))\b/i,
  vendorPays: /\b(?:vendor|seller) (?:must|will|shall|has|is to) pa(?:y|id)\b|\bpaid in full\b/i,
  /** Whoever carves up the land pays it, and its buyers do not. */
  byApplicant:
    /\bpayable\b[^.;]{0,50}\bby the (?:applicant|developer|subdivider|proponent)\b|\bnot recoverable from (?:a |any |the )?(?:later|subsequent|future) owner/i,
  settled:
    /\bpaid in full\b|\bnothing (?:is |remains )?(?:unpaid|outstanding|owing)\b|\b(?:no|nil|none)\b[^.;]{0,16}\b(?:unpaid|outstanding|owing|overdue|arrears)\b/i,
  /** The same by the permit or condition that asks for it, with its sum. */
  byCondition:
    /\bcontributions?\b(?! plan)[^.;]{0,60}\b(?:conditions?|consent|permits?|construction certificate|subdivision|dwelling|second lot)\b|\b(?:conditions?|consent|permits?)\b[^.;]{0,40}\bcontributions?\b|\bcash[- ]in[- ]lieu\b|\bnew customer contributions?\b|\b(?:shire|council|city)'s\b[^.;]{0,16}\binstalments?\b[^.;]{0,40}\b(?:road|kerb|footpath|sewer|drain|underground)/i,
  sum: /\$ ?[1-9]/,
  agreement:
    /\b(?:voluntary )?planning agreements?\b|\binfrastructure agreements?\b|\bworks in kind agreement\b/i,
  owed: /\bnot been paid\b|\$ ?\d|\b(?:payable|to be paid|must pay|must be paid|unpaid|outstanding|owing|due|liable|required|borne|remains?|triggered|declared|balance|a year|per annum|applies to|collected|condition of (?:the )?(?:permit|subdivision))\b/i,
  binds: /\b(?:binds?|land|lot|owner|purchaser|registered|requires?|must|contribut\w{1,5})\b/i,
  paid: /\bpaid (?:out|off|up) in \d{4}\b|\b(?:no|nil) balance\b|\bpaid (?:up |off )?by (?:the )?(?:vendor|seller|developer|subdivider|previous owner|builder)\b|\b(?:(?:was|were|been|are|is) (?:fully )?paid|paid in full|paid on subdivision|no (?:contributions?|levy|charges?)|none|nil|not payable|not (?:required|applicable)|vendor (?:must|will|shall|has) pa(?:y|id)|seller (?:must|will|shall|has) pa(?:y|id)|payable\b[^.;]{0,50}\bby the (?:applicant|developer|subdivider|proponent|vendor|seller))\b/i,
  other:
    /\b(?:growth areas? infrastructure|GAIC|overlay|DCPO|ICPO|owners corporation|body corporate|strata|unit entitlement|superannuation|legal costs|fencing)\b/i,
  /** A line of the year's rates, which is adjusted with them. */
  ofRates: /\blev(?:y|ies)\b/i,
  owing: /\b(?:contributions?|infrastructure|head ?works|unpaid|owing|outstanding)\b/i,
  /** What would fall due if somebody came to build. */
  future:
    /\b(?:on|upon|at|with) (?:the )?(?:approval|issue|grant|lodg\w{4,5}) of\b|\b(?:if|when|once|should)\b[^.;$]{0,50}\b(?:built|approved|subdivided|divided|lodged|applied for)\b|\bwould (?:be|apply|fall)\b/i,
  threshold: /\b(?:over|above|exceeding|more than|costing) \$/i,
  /** Due before the new lot can have a title: of one who sells it off the plan, the developer's to pay. */
  beforeTitle:
    /\b(?:before|prior to|until|on|with)\b[^.;]{0,30}\b(?:subdivision certificate|strata certificate|statement of compliance|(?:plan (?:is|of subdivision is|can be) )(?:sealed|registered|endorsed|signed)|(?:sealing|registration|endorsement|signing|release) of (?:the |any )?(?:survey |strata |linen )?plan|issue of (?:titles?|clearance)|titles? (?:issue|is issued))\b/i,
  index:
    /\b(?:name|names|title) of (?:each|the|any)\b|\bcontributions? plans? (?:apply|applies|applying)\b|\b(?:applies|apply) to (?:all |any )?(?:new )?development\b|\bthroughout the (?:local government area|municipality|city|shire)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.noticed, patterns.unpaid],
  [patterns.noticed, patterns.fellDue],
  [patterns.byCondition, patterns.sum, patterns.owed],
  [patterns.levy, patterns.owed],
  [patterns.agreement, patterns.binds],
  patterns.ofThisLand,
  patterns.later,
  [patterns.special, patterns.runsOn],
]

/** Papers that tell what the land is charged. */
const RUNS_ON_IN: ReadonlySet<PageKind> = new Set([
  'rates-certificate',
  'vendor-statement',
  'planning-certificate',
  'annexure',
  'other',
])

/** In cents: from here a debt weighs like one of the worst. */
const DUE_AND_LARGE_CENTS = 1_000_000

/** A heading that was set as a line of its own. */
const SHORT_HEAD = 40

/** In cents: less, in a rate notice, is a levy of the year. */
const LEAST_DEBT_CENTS = 50_000

/** Money that falls due when the land is built on or divided. */
export default defineRule({
  id: 'national/developer-contributions',
  title: 'Contributions and infrastructure charges on the land',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  isPropertyRisk: true,
  law: [cite(act.vic.planning), cite(act.nsw.planning), cite(act.qld.planning)],
  appliesTo: [
    'vendor-statement',
    'planning-certificate',
    'special-conditions',
    'rates-certificate',
  ],
  patterns,
  clear: 'No development contribution or infrastructure charge was found that is owing.',
  subject:
    /\b(?:develop(?:ment|er)|infrastructure|headworks|monetary|open space|section 7\.1[12]|section 94a?|augmentation) (?:contributions?|charges?|lev(?:y|ies))\b|\b(?:special|separate) (?:rates?|charges?)\b|\b(?:infrastructure|planning) agreements?\b|\bgrowth areas? infrastructure\b|\bGAIC\b|\bcontributions? plans?\b|\b(?:road|street|footpath|lane|drainage)\b.{0,40}\bschemes?\b|\binstal?ments\b.{0,40}\b(?:road|street|drain|footpath)|\bcontributions?\b.{0,60}\b(?:permit|consent|subdivi\w{2,5})\b|(?:\$ ?\d|\b(?:contribution|lev(?:y|ies)|lieu)\b).{0,60}\bopen space\b|\bopen space\b.{0,40}\$ ?\d|\binfrastructure\b.{0,60}\$ ?\d/i,
  givesWayTo: {
    'national/charge-denied': ['levy', 'street'],
    'wa/deferred-service-charges': ['street'],
  },
  messages: {
    levy: {
      title: 'A development contribution or infrastructure charge is payable{{amount}}',
      description:
        'The wording at {{where}} shows a contribution (money the council or another authority asks for roads, drains, parks or the like){{amount}}. It usually falls due when somebody builds or subdivides, and whoever owns the land then pays.',
      recommendation:
        'Before you sign, ask the council what is owing and when, and ask the vendor to pay what is due now.',
      question: 'Which contributions or infrastructure charges are unpaid, and who will pay them?',
      suggestedWording:
        'The vendor must pay at or before settlement every contribution or infrastructure charge that applies to the land.',
    },
    street: {
      title: 'A special charge for works in the street or district falls on the land{{amount}}',
      description:
        'The wording at {{where}} shows that the owners of some land pay for works such as a road, lane, drain or cables{{amount}}. It is owed beside the rates, often in parts over some years, and it stays with the land: what the vendor has not paid by settlement is asked from you.',
      recommendation:
        'Before you sign, ask the council what is unpaid and when each part falls due, and ask the vendor to pay all of it by settlement or to lower the price.',
      question:
        'How much of the special charge is unpaid, when does each part fall due, and will the vendor pay all of it by settlement?',
      suggestedWording:
        'The vendor must pay at or before settlement the whole of every special charge or rate that has been declared for the land, including parts that fall due later.',
    },
    owing: {
      title: 'An infrastructure charge or contribution of {{amount}} is due and unpaid',
      description:
        'The wording at {{where}} shows a charge or contribution of the council or another authority ({{amount}}) that has fallen due and was not paid. It goes with the land: once you own it, the authority can recover it from you like a rate.',
      recommendation:
        'Before you sign, ask the council what is owing with interest, and have the vendor pay it at or before settlement.',
      question: 'Will the vendor pay this charge, with interest, at or before settlement?',
      suggestedWording:
        'The vendor must pay at or before settlement every contribution or infrastructure charge that applies to the land.',
    },
    runsOn: {
      title: 'A special rate or charge for works runs on with the land for years',
      description:
        'The wording at {{where}} shows a rate that only some land pays, for works or services of its own street, lane or estate, beside the ordinary rates. It goes with the land, so that each year’s part is yours from settlement until it ends.',
      recommendation:
        'Before you sign, ask the council what it comes to a year and until when, and add it to what the property costs you.',
      question: 'How much a year is the special rate or charge, and when does it end?',
    },
    agreement: {
      title: 'A planning or infrastructure agreement binds the land',
      description:
        'The wording at {{where}} shows an agreement with the council or another authority about works, money or the use of the land. Such an agreement can bind every later owner.',
      recommendation:
        'Before you sign, read the agreement and ask the council what is still to be done or paid under it.',
      question: 'Has everything required by the agreement been done and paid?',
    },
  },
  check({ doc }, report) {
    const disclosures = disclosuresOf(doc)
    for (const passage of holdingAny(disclosures, 'text', ...ENTRIES)) {
      const { text, span, zone } = passage
      if (zone === 'by-laws' || zone === 'minutes' || zone === 'owners-corporation-certificate') {
        continue
      }
      const sums = dollarsIn(text)
      const around = `${passage.heading} ${text}`
      if (
        patterns.noticed.test(text) &&
        (patterns.unpaid.test(text) ||
          (patterns.fellDue.test(text) && !patterns.paid.test(text))) &&
        !patterns.settled.test(text) &&
        patterns.charges.test(around) &&
        !patterns.future.test(text) &&
        sums.length > 0
      ) {
        const most = Math.max(...sums)
        const severity = most > DUE_AND_LARGE_CENTS ? 'high' : 'medium'
        report('owing', [span], { amount: dollars(most) }, { severity, unmistakable: true })
        continue
      }
      const isSpecial =
        (zone === 'rates-certificate' || zone === 'vendor-statement' || zone === 'other') &&
        patterns.ofThisLand.test(text) &&
        patterns.special.test(
          passage.previous.length < SHORT_HEAD ? `${around} ${passage.previous}` : around,
        ) &&
        Math.max(0, ...sums) >= LEAST_DEBT_CENTS &&
        !patterns.vendorPays.test(text)
      if (isSpecial || (zone === 'special-conditions' && patterns.later.test(text))) {
        const most = Math.max(0, ...sums)
        const severity = most > DUE_AND_LARGE_CENTS ? 'high' : 'medium'
        const amount = most === 0 ? '' : ` (${dollars(most)})`
        report('street', [span], { amount }, { severity, unmistakable: true })
        continue
      }
      if (
        RUNS_ON_IN.has(zone) &&
        holds(text, patterns.special, patterns.runsOn) &&
        !patterns.paid.test(text) &&
        affirmed(passage, patterns.special) !== null
      ) {
        const told = patterns.leftToPay.test(passage.next)
        report(
          'runsOn',
          told ? spansWithNext(disclosures, passage) : [span],
          {},
          { severity: 'low' },
        )
        continue
      }
      if (patterns.paid.test(text) || patterns.other.test(text)) continue
      if (passage.block.text.includes(passage.next) && patterns.byApplicant.test(passage.next))
        continue
      if (patterns.beforeTitle.test(text) && isOffThePlan(doc)) continue
      // Every planning certificate lists the plans by name; a sum is what makes one a debt.
      if (patterns.index.test(text) && (sums.length === 0 || patterns.threshold.test(text)))
        continue
      const byCondition = holds(text, patterns.byCondition, patterns.sum)
      const levy = byCondition ? patterns.byCondition : patterns.levy
      if (holds(text, levy, patterns.owed) && affirmed(passage, levy) !== null) {
        if (zone === 'planning-certificate' && sums.length === 0) continue
        const most = Math.max(0, ...sums)
        if (
          zone === 'rates-certificate' &&
          most < LEAST_DEBT_CENTS &&
          patterns.ofRates.test(text) &&
          !patterns.owing.test(text)
        )
          continue
        const small = (most > 0 && most < 300_000) || patterns.future.test(text)
        report(
          patterns.ofStreet.test(text) ? 'street' : 'levy',
          [span],
          { amount: most === 0 ? '' : ` (${dollars(most)})` },
          { severity: small ? 'low' : most > 1_000_000 ? 'high' : 'medium' },
        )
      } else if (
        holds(text, patterns.agreement, patterns.binds) &&
        affirmed(passage, patterns.agreement) !== null
      )
        report('agreement', [span])
    }
  },
})
