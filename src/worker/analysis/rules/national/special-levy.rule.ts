import type { Severity, StateCode } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { isLongPaid, LONG_PAID_PATTERNS } from '../sums/long-paid.ts'
import { PAPER_DATE_PATTERNS, paperOrSettlementDate } from '../days/paper-dates.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'
import { LOT_LEVY_PATTERNS, lotLevies } from '../schemes/lot-levies.ts'
import { LEVIES_ON_BUYER_PATTERNS, leviesOnBuyer } from '../schemes/levies-on-buyer.ts'
import { lotSold } from '../land/lot-sold.ts'
import { isOfAllLots, SCHEME_LEVY_PATTERNS, schemeLevies } from '../schemes/scheme-levy.ts'
import { WHOLE_ENTITLEMENT_PATTERNS } from '../schemes/whole-entitlements.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  ...LEVIES_ON_BUYER_PATTERNS,
  ...PAPER_DATE_PATTERNS,
  ...LONG_PAID_PATTERNS,
  ...LOT_LEVY_PATTERNS,
  ...SCHEME_LEVY_PATTERNS,
  ...WHOLE_ENTITLEMENT_PATTERNS,
  levied:
    /\bspecial (?:lev(?:y|ies)|fees?|contributions?)\b|\bspecial purpose (?:fund\b(?=[^;]{0,80}\b(?:calls?|instalments?)\b)|lev(?:y|ies)|contributions?)|\b(?:top-?up|catch-?up|extraordinary|additional|one-off|once-off|extra) (?:charges?|lev(?:y|ies)|contributions?|fees?)\b/i,
  // Money asked of each owner, without the word levy.
  eachPays:
    /\$ ?[\d,.]{4,12} (?:is |be |to be |are |shall be )?(?:raised|levied|collected|contributed|called(?: up)?)\b[^.;]{0,40}\b(?:by|according to|in proportion to) (?:the )?(?:lot |unit )?(?:entitlements?|liabilit(?:y|ies))\b|\beach (?:lot|unit|owner|member) (?:contributes?|pays?|puts? in|bears?|meets?)\b|\b(?:raise|collect|levy|find) \$ ?[\d,.]{4,12} (?:by|from|according|in proportion|among)\b|\bcalls? of \$ ?[\d,.]{3,12} (?:a|per|each|from each|for each) (?:lot|unit|flat|owner|parcel|share)\b|\bpaying a call\b|\b(?:call(?:ed)? up|collect|charge|levy)\b.{0,12}\$ ?[\d,]{3,9} (?:per|for each|from each) (?:unit|lot|owner|entitlement)\b|\beach (?:contribute|pay|put in)s?\b|\b(?:each|every|all) (?:lot )?owners?\b.{0,20}\b(?:will|must|to|shall) (?:put in|chip in|find|provide)\b|\ba levy of \$|\b(?:borrow\w{0,3}|loan)\b.{0,80}\b(?:repaid|repayable|serviced|repayment)\b.{0,30}\b(?:lev(?:y|ies)|owners|contributions)\b|\b(?:strik\w{1,3}|struck|rais\w{1,3}|impos\w{1,3}) (?:a|an|the) (?:\w{5,12} )?levy\b|\blevy\b.{0,140}\$ ?[\d,.]{3,12} (?:per|a|for each|each) (?:lot|unit|entitlement|owner)\b|\b(?:levy|charge|bill|invoice|call on|collect from)\w{0,3}\b.{0,12}\b(?:each|every|all)\b.{0,16}\b(?:owners?|units?|lots?|members?|proprietors?|unit ?holders?)\b|\b(?:each|every|all) (?:(?:lot|unit) )?(?:owners?|proprietors?|members?|unit ?holders?)\b.{0,40}\b(?:contribute|pay|be charged|be asked|be required)\b|\b(?:raised?|levied|collected|contributed)\b.{0,30}\b(?:from|by|among|across) (?:all |the |each )?(?:lot )?owners?\b|\b(?:capital raising|contribution|call) from (?:the |all )?owners\b|^(?:cladding|facade|lift|roof|defects?)\b.{0,12}\blevy of \$/i,
  // Works that no fund can pay for.
  coming:
    /\b(?:costs?|amount|sum|balance|price)\b[^.;]{0,20}\b(?:raised|met|paid|recovered|funded|collected) (?:by|through|from) a (?:special )?levy\b|\bbudget for\b.{0,30}\blev(?:y|ies)\b|\b(?:fore-?warn|warn|foreshadow|flag|anticipat|expect)\w{0,4}\b.{0,30}\b(?:a|special|further) (?:\w{5,10} )?levy\b|\blev(?:y|ies)\b.{0,40}\b(?:will (?:have to|need to|be)|must|needs? to|is likely|are likely|cannot be avoided|inevitable|expected)\b/i,
  /** Voted for or promised, before a sum is fixed. */
  inView:
    /\b(?:agreed|decided|resolved|intend(?:s|ed)?|plan(?:s|ned)|propos(?:es|ed)|will|(?:is|are|be) (?:to be )?(?:funded|paid(?: for)?|raised|met))\b[^.;]{0,70}\b(?:by|through|from|raise|strike|put|with) (?:a |an |the |by |further |one ){0,3}special (?:levy|contribution|fee)\b/i,
  struck:
    /\b(?:have been struck|collected)\b|\b(?:resolved|struck|raised|determined|carried|payable|due|instalments?|approved|to be raised|proposed|will be|outstanding|quarterly|share|per lot)\b|\$ ?\d/i,
  lost: /\b(?:final instalment\b.{0,60}\b(?:received|paid|closed)|account closed|not (?:be )?(?:needed|necessary)|reminded|lost|defeated|withdrawn|struck out|in error|was paid \d{1,2}|not (?:carried|passed|proceed)|lapsed|deferred indefinitely|was not put|not put\b|(?:ruled )?out of order|not struck|paid in full|fully collected|has been collected|fully paid|has been paid|(?:was|were) paid (?:on|by|in|when))\b|(?<!\b(?:be|not|un)[ -]?)\b(?:paid|received)\W{0,2}$/i,
  /** What the minutes say next of a motion. */
  rejected:
    /^(?:(?:the )?(?:motion|it|this)(?: was| is)? )?(?:ruled out of order|out of order|not put|lost|withdrawn|lapsed|defeated|not carried|failed)\b/i,
  /** "SPECIAL CONTRIBUTIONS: ☒ no special contribution is payable": the label and its answer. */
  deniedInCertificate:
    /^\W{0,3}(?:\d{1,2}[.)]? ?)?(?:(?:other |any )?special (?:contributions?|lev(?:y|ies)|fees?)|(?:any |all )?(?:other|further|additional|extra|one-off) (?:contributions?|lev(?:y|ies)))\b[^.;$]{0,110}?(?:\b(?:none|nil|not applicable)\b|☒ ?no\b|[:|] ?no\b)|\bno special (?:contributions?|lev(?:y|ies)|fees?) (?:has|have|is|are|was|were)\b/i,
  answeredNo:
    /^[^:|$]{0,80}[:|] ?(?:☒ ?)?(?:no|nil|none|not|never)\b(?![^.;]{0,120}\b(?:other than|except|but|save|however)\b)/i,
  vendorsShare: /\bvendor (?:pays?|bears?|meets?|clears?)\b/i,
  rule: /\b(?:may (?:raise|levy|strike|determine|resolve)|power to|adjust\w{0,4}|vendor (?:must|will) pay|(?:vendor|seller)(?:'s|’s) (?:to pay|responsibility|account|liability|cost)|(?:vendor|seller) (?:must|will|shall|is to|has to)\b.{0,30}\bpay|(?:vendor|seller)(?: \w{4,7})? (?:is|are|shall be|will be|remains) (?:liable|responsible)|purchaser is liable|buyer is liable|(?:borne|paid|met|cleared|discharged) (?:in full )?by (?:the )?(?:vendor|seller)|(?:vendor|seller) (?:bears|pays|meets|clears)|(?:is|are|remains?|stays?|falls?) (?:due )?(?:for|to|on|with) the (?:vendor|seller)(?! (?:and|or|unless|to (?:decide|tell|raise)))|(?:is|are|remains?|stays?) (?:the )?(?:vendor|seller)(?:'s|’s)(?! (?:estimate|view|understanding|opinion)))\b/i,
  shared: /\b(?:purchaser|buyer)\b/i,
  general:
    /^(?:\W{0,3})(?:\d{1,2}\.? )?special (?:levies|fees|contributions)(?: or levies)?[ :.|-]{0,4}$/i,
  buyerMay:
    /\b(?:purchaser|buyer) (?:may|is entitled to|can) (?:rescind|terminate|end|withdraw)\b|\b(?:purchaser|buyer)\b[^.;]{0,90}\band may (?:rescind|terminate|end|cancel|withdraw)\b|\bmay (?:rescind|terminate|end|cancel) (?:this|the) contract\b[^.;]{0,30}\bif\b/i,
  money: /\b(?:lev(?:y|ies)|contributions?)\b/i,
  purpose:
    /\b(?:struck|further|roof|lifts?|fa[cç]ade|cladding|remedial|rectification|repairs?|defects?|remediation|re-?painting|legal costs|waterproofing|balcon(?:y|ies)|fire (?:safety|upgrade))\b/i,
  regular:
    /\b(?:per (?:quarter|annum|year|month)|quarterly|annual(?:ly)?|monthly|administrati\w{2,4}|sinking|capital works|maintenance (?:plan|fund)|normal|ordinary|standard|budget\w{0,3}|arrears|unpaid|overdue|recover\w{0,3}|contribution schedule|insurance)\b/i,
  /** Another entry of the certificate, below the levies. */
  otherEntry:
    /^(?:\W{0,3}\d{0,2}[.)]? ?)?(?:funds?|(?:administrative|admin|capital works|sinking|reserve|maintenance)(?: fund)?|balances?|accounts?|insurance|penalt(?:y|ies)|interest|totals?|discounts?|unpaid contributions|arrears|proceedings|valuation|loans?)\b/i,
  /** A label that says there is none; what stands below it is another entry. */
  noneAbove: /\b(?:none|nil|no|never)\b/i,
  warned: /\b(?:budget for|fore-?warn|warn|foreshadow|flag)\w{0,4}\b/i,
})

const QUESTION =
  'Will the vendor pay all instalments of the special levy that was resolved or proposed before the day of sale?'
const WORDING =
  'The vendor must pay every special levy or contribution resolved before the day of sale, whenever it falls due.'

/** A share reckoned from entitlements may be rounded. */
const NEARLY = 0.02

/** A large bill already decided. */
export default defineRule({
  id: 'national/special-levy',
  title: 'Special levies of the owners corporation',
  category: 'financial',
  severity: 'high',
  kind: 'threshold',
  law: [cite(act.vic.ownersCorporations, 's 151'), cite(act.nsw.strata, 's 184')],
  appliesTo: ['owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'No special levy was found.',
  subject:
    /\b(?:special|extraordinary|additional|extra|further|one-off|capital) (?:purpose )?(?:lev(?:y|ies)|contributions?|calls?|fees?|charges?|raising|fund)\b|\b(?:lev(?:y|ies)|contributions?)\b[^.;]{0,100}\b(?:rais\w{1,3}|struck|strike|propos\w{1,4}|works|over and above|fund(?:ed)? by|resolv\w{1,3}|collect\w{0,3}|carried|cladding|roof|consider)\b|\b(?:rais\w{1,3}|struck|strike|fund\w{0,2}|met|collect\w{0,2}|resolv\w{1,3}|forewarn|consider|levied)\b[^.;]{0,80}\b(?:lev(?:y|ies)|contributions?|entitlement|lot liability|from (?:all )?owners|all lots)\b|\b(?:each|every|all|per) (?:\w{3,6} )?(?:lots?|owners?|units?)\b[^.;]{0,60}\b(?:contribut\w{1,3}|put in|asked for|pay)\b|\beach contributes?\b|\bcall(?: up|ed up)? (?:of )?\$/i,
  messages: {
    levy: {
      title: 'A special levy or special contribution is struck or proposed{{amount}}',
      description:
        'The wording at {{where}} shows a special levy (a bill on top of the ordinary fees){{amount}}. {{whose}}',
      recommendation:
        'Before you sign, ask what of it falls on this lot and on which days, and ask that the vendor pays every levy decided or proposed before the contract.',
      question: QUESTION,
      suggestedWording: WORDING,
    },
    lot: {
      title: 'A special levy of {{sum}} falls on this lot',
      description:
        'The wording at {{where}} puts {{sum}} of a special levy (a bill on top of the ordinary fees) on this lot. {{whose}}',
      recommendation:
        'Before you sign, ask the manager what of it is unpaid, and ask that the vendor pays every levy decided before the contract.',
      question: QUESTION,
      suggestedWording: WORDING,
    },
    open: {
      title: 'A special levy of {{sum}} falls on this lot, and none of it is paid yet',
      description:
        'The wording at {{where}} puts {{sum}} of a special levy (a bill on top of the ordinary fees) on this lot, and all of it falls due after the contract. {{whose}}',
      recommendation:
        'Before you sign, ask that the vendor pays all of it at settlement, or take it off what you offer.',
      question: QUESTION,
      suggestedWording: WORDING,
    },
    left: {
      title: '{{open}} of a special levy of {{sum}} on this lot is still to be paid',
      description:
        'The wording at {{where}} puts {{sum}} of a special levy (a bill on top of the ordinary fees) on this lot, of which {{open}} is still to come. {{whose}}',
      recommendation:
        'Before you sign, ask that the vendor pays the open part at settlement, or take it off what you offer.',
      question: QUESTION,
      suggestedWording: WORDING,
    },
    share: {
      title: 'The owners raise {{whole}} by a levy: {{about}}{{share}} of it falls on this lot',
      description:
        'The wording at {{where}} raises {{whole}} from all lots. The papers give this lot {{units}} of {{total}} units, so its share is {{units}} / {{total}} × {{whole}} = {{share}}. {{whose}}',
      recommendation:
        'Before you sign, {{confirm}}ask that the vendor pays every levy decided before the contract.',
      question:
        'Will the vendor pay all of the lot’s share of the levy of {{whole}}, {{about}}{{share}}, whenever it falls due?',
      suggestedWording: WORDING,
    },
    denied: {
      title:
        'The minutes raise a levy of {{whole}}, but the scheme’s certificate says there is none',
      description:
        'The minutes at {{where}} raise {{whole}} from all lots, and the certificate of the scheme answers that no special levy has been decided for this lot. A certificate that is wrong about this may be wrong elsewhere, and the share of this lot, about {{share}}, still falls due.',
      recommendation:
        'Before you sign, ask the manager for a corrected certificate, and ask that the vendor pays every levy decided before the contract.',
      question:
        'The certificate says that no special levy was decided, but the minutes raise one. Please give us a corrected certificate.',
    },
    proposed: {
      title:
        'The owners are to vote on a levy of {{whole}}: about {{share}} of it would fall on this lot',
      description:
        'The wording at {{where}} speaks of {{whole}} from all lots, which owners are still to vote on. The papers give this lot {{units}} of {{total}} units, so its share would be {{units}} / {{total}} × {{whole}} = {{share}}. A levy decided after the contract is often the buyer’s.',
      recommendation:
        'Before you sign, ask when the vote is and what it will decide, and ask that the vendor pays the levy also if it is raised after the contract.',
      question:
        'Will the vendor pay all of the lot’s share of the levy of {{whole}}, about {{share}}, also if owners vote for it only after the contract?',
      suggestedWording:
        'The vendor must pay every special levy or contribution for work that was proposed before the day of sale, whenever it is resolved or falls due.',
    },
  },
  check({ doc, facts }, report) {
    const asAt = paperOrSettlementDate(doc, facts)
    const price = facts.price?.value ?? null
    const day = facts.contractDate?.value ?? asAt
    const ofLot = lotLevies(doc, lotSold(facts))
      .filter(({ span }) => !isLongPaid(doc.text.slice(span.start, span.end), day))
      .map(({ cents, dues, span }) => {
        const later = dues === null || day === null ? null : dues.filter((due) => due.day > day)
        const leftCents = later?.reduce((sum, due) => sum + due.cents, 0) ?? null
        return { cents, leftCents, isPaid: dues?.length === 0, span }
      })
    const onBuyer = leviesOnBuyer(doc)
    const whose = onBuyer === null ? WHOEVER_OWNS : YOURS
    for (const { cents, leftCents, isPaid, span } of ofLot) {
      if (isPaid) continue
      const isOpen = leftCents !== null && leftCents > 0
      const severity = severityOfShare(isOpen ? leftCents : cents, price, doc.state)
      const values = { sum: dollars(cents), open: dollars(leftCents ?? 0), whose }
      const isPart = isOpen && leftCents < cents
      const key = isPart ? 'left' : isOpen ? 'open' : 'lot'
      report(key, [span], values, { severity, unmistakable: true })
    }
    const shared = schemeLevies(doc, facts)
    for (const one of shared) {
      const { wholeCents, shareCents, units, total, isProposed, isTold, levy, lot, all } = one
      const values = {
        whole: dollars(wholeCents),
        share: dollars(shareCents),
        units: units.toLocaleString('en-AU'),
        total: total.toLocaleString('en-AU'),
        about: isTold === true ? '' : 'about ',
        confirm: isTold === true ? '' : 'ask the manager to confirm the share of this lot, and ',
        whose,
      }
      // The certificate has told what the resolution puts on the lot.
      if (ofLot.some(({ cents }) => Math.abs(cents - shareCents) <= shareCents * NEARLY)) {
        report('levy', [levy], { amount: '', whose }, { severity: 'low', unmistakable: true })
        continue
      }
      const severity = severityOfShare(shareCents, price, doc.state)
      const key = isProposed === true ? 'proposed' : 'share'
      const beside = onBuyer === null ? [] : [onBuyer]
      report(key, [levy], values, { severity, unmistakable: true, beside })
      // Lower, so that the resolution is shown before what its share is reckoned from.
      report(key, [lot, all], values, { severity: 'low', unmistakable: true })
    }
    // A certificate that answers none, beside minutes that have decided one.
    const answer = passagesIn(doc, ['owners-corporation-certificate']).find(
      ({ text }) => patterns.deniedInCertificate.test(text) && !text.includes('$'),
    )
    const decided = shared.find(
      ({ isProposed, levy }) => isProposed !== true && isInMinutes(doc, levy),
    )
    if (answer !== undefined && decided !== undefined && ofLot.length === 0) {
      const { wholeCents, shareCents, levy } = decided
      const whole = dollars(wholeCents)
      report(
        'denied',
        [levy, answer.span],
        { whole, share: dollars(shareCents) },
        {
          severity: severityOfShare(shareCents, price, doc.state),
          unmistakable: true,
          sides: [
            { label: 'Minutes', value: `levy of ${whole}`, spans: [levy] },
            { label: 'Certificate', value: 'no special levy', spans: [answer.span] },
          ],
        },
      )
    }
    for (const passage of passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'vendor-statement',
      'special-conditions',
      'annexure',
      'other',
    ])) {
      const { text, plain, span, heading, zone, previous } = passage
      if (shared.some(({ levy }) => levy.start < span.end && span.start < levy.end)) continue
      if (ofLot.some((own) => own.span.start === span.start)) continue
      const coming =
        zone === 'minutes' &&
        patterns.coming.test(text) &&
        (`${previous} ${text}`.includes('$') || patterns.warned.test(text)) &&
        !patterns.lost.test(text)
      const inView =
        zone === 'minutes' &&
        patterns.inView.test(text) &&
        !patterns.struck.test(text) &&
        !patterns.lost.test(text) &&
        !patterns.rejected.test(passage.next) &&
        affirmed(passage, patterns.levied) !== null
      if (coming || inView) {
        const severity = ofLot.length > 0 ? 'medium' : 'high'
        report('levy', [span], { amount: '', whose }, { severity, strength: 'likely' })
        continue
      }
      const each =
        (zone === 'minutes' || zone === 'owners-corporation-certificate') &&
        patterns.eachPays.test(text) &&
        `${previous.slice(-200)} ${text}`.includes('$')
      const named = patterns.levied.test(text)
      const under =
        !named &&
        !patterns.otherEntry.test(text) &&
        (patterns.levied.test(heading) ||
          (previous.length < 90 &&
            patterns.levied.test(previous) &&
            !patterns.lost.test(previous) &&
            !patterns.noneAbove.test(previous)))
      const forWorks =
        (zone === 'minutes' || zone === 'owners-corporation-certificate') &&
        text.includes('$') &&
        holds(text, patterns.money, patterns.purpose) &&
        !patterns.regular.test(text) &&
        affirmed(passage, patterns.money) !== null
      if (
        !named &&
        !each &&
        !forWorks &&
        !(under && zone === 'owners-corporation-certificate' && text.includes('$'))
      )
        continue
      if (patterns.buyerMay.test(text)) continue
      if (zone === 'minutes' && patterns.rejected.test(passage.next)) continue
      if (zone === 'special-conditions' && patterns.vendorsShare.test(plain)) continue
      if (patterns.general.test(text) || patterns.lost.test(text) || patterns.rule.test(text))
        continue
      if (!patterns.struck.test(text) || isLongPaid(text, asAt)) continue
      if (patterns.answeredNo.test(text) && !text.includes('$')) continue
      if (named && affirmed(passage, patterns.levied) === null) continue
      const sums = dollarsIn(text)
      // Who pays is a change of printed clause 23, asked by a rule of New South Wales.
      const isShifted = zone === 'special-conditions' && patterns.shared.test(text)
      if (doc.state === 'NSW' && isShifted && sums.length === 0) continue
      const most = sums.length === 0 ? null : Math.max(...sums)
      const own = sums.length === 0 ? null : Math.min(...sums)
      // What all lots raise together says nothing of what falls on this one.
      const isWhole = isOfAllLots(text)
      const severe = price !== null && own !== null && !isWhole && own > price * 0.05
      const slight = most !== null && most < 100_000
      const amount =
        most === null
          ? ''
          : sums.length > 1 && own !== most
            ? ` (${dollars(own ?? 0)} to ${dollars(most)})`
            : isWhole
              ? ` (${dollars(most)} from all lots together)`
              : ` (${dollars(most)})`
      report(
        'levy',
        [span],
        { amount, whose },
        // What falls on the lot is told, and stands before what all lots raise.
        { severity: ofLot.length > 0 || slight ? 'low' : severe ? 'critical' : 'high' },
      )
    }
  },
})

const WHOEVER_OWNS =
  'Whoever owns the lot when an instalment falls due may have to pay it, and that could be you.'
const YOURS =
  'A term of the contract puts on you each part that falls due after the contract is made, even before settlement.'

function isInMinutes(doc: Doc, { start }: Span): boolean {
  return doc.parts.some(
    ({ kind, span }) => kind === 'minutes' && span.start <= start && start < span.end,
  )
}

/** Parts of the price: more is critical, in Victoria and New South Wales sooner; less is medium. */
const CRITICAL_PART = 0.05
const CRITICAL_PART_SOUTH_EAST = 0.02
const MEDIUM_PART = 0.005

/** How much the share of this lot weighs beside its price. */
function severityOfShare(
  shareCents: number,
  price: number | null,
  state: StateCode | null,
): Severity {
  if (shareCents < 100_000) return 'low'
  if (price === null) return 'high'
  const isSouthEast = state === 'VIC' || state === 'NSW'
  if (shareCents > price * (isSouthEast ? CRITICAL_PART_SOUTH_EAST : CRITICAL_PART))
    return 'critical'
  return shareCents < price * MEDIUM_PART ? 'medium' : 'high'
}
