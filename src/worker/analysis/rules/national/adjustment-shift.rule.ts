import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { arrearsOnBuyer, ARREARS_ON_BUYER_PATTERNS } from '../terms/arrears-on-buyer.ts'
import { LOAN_ON_BUYER_PATTERNS, loanOnBuyer } from '../terms/loan-on-buyer.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import {
  EARLY_LEVY_ENTRIES,
  EARLY_LEVY_PATTERNS,
  paysEarlyLevies,
} from '../schemes/early-levies.ts'
import { holdingAny, type Passage, passagesIn } from '../reading/passages.ts'
import { plainOf } from '../reading/plain.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  ...EARLY_LEVY_PATTERNS,
  ...ARREARS_ON_BUYER_PATTERNS,
  ...LOAN_ON_BUYER_PATTERNS,
  shift:
    /\b(?:supplementary|supplemental|additional) rates?\b.{0,60}\b(?:purchaser|buyer)\b|\b(?:purchaser|buyer)\b.{0,60}\b(?:supplementary|supplemental) rates?\b|\bparent (?:title|lot|land)\b.{0,80}\b(?:adjust|apportion)|\b(?:adjust|apportion)\w{0,4}\b.{0,120}\b(?:parent (?:title|lot)|without regard to area|multiple holding)\b|\bmultiple holding\b|\bno adjustment\b.{0,60}\b(?:purchaser|buyer|under|less than)\b|\b(?:vendor|seller)\b.{0,25}\bnot\b.{0,20}\b(?:pay|liable|contribute)\b.{0,50}\b(?:levy|levies|rates|outgoings|charges)\b|\b(?:purchaser|buyer)\b.{0,30}\b(?:pay|liable for|bear|assume)\w{0,2}\b.{0,40}\b(?:all|any|every|each)\b.{0,30}\b(?:outgoings|levies|levy|rates|owners corporation fees|contributions)\b/i,
  /** Each side pays what was struck in its own time. */
  vendorsThose:
    /\bvendor\b[^.;]{0,16}\b(?:those|any|all|every \w{3,12}) (?:which (?:are|were) |that (?:are|were) )?(?:struck|raised|levied|resolved|determined|decided|made) (?:before|earlier)\b/i,
  /** By the day, though from too early a day. */
  ordinaryOnly: /\b(?:adjust|apportion)\w{0,4}\b/i,
  fair: /\b(?:from (?:and including )?(?:the )?(?:settlement|completion)|after (?:settlement|completion)|as from settlement)\b/i,
  special: /\bspecial (?:levy|levies|contribution|fee)/i,
  levy: /\blev(?:y|ies)\b|\bcontributions?\b/i,
  bears:
    /\bpurchaser\b.{0,80}\b(?:pays?|liable|bears?|responsible|assumes?|takes? over|reimburse)\b.{0,80}\b(?:outgoings|lev(?:y|ies)|rates|fees|contributions?|charges|special fee)\b|\b(?:lev(?:y|ies)|fees|contributions?)\b.{0,120}\bpurchaser's (?:responsibility|cost|expense|account|liability)\b|\b(?:outgoings|lev(?:y|ies)|rates|fees|contributions?|charges)\b.{0,120}\b(?:payable by|(?:paid|met) by|for|borne by|responsibility of|account of|to) the purchaser\b/i,
  early:
    /\b(?:from|on|at|as at|as from|after) the (?:day of sale|date of (?:this|the )?(?: ?)contract|contract date|day (?:this|the) contract is signed|date hereof)\b|\bwhenever (?:levied|struck|raised|made)\b|\b(?:before or after|whether (?:struck|raised|levied|made|due))\b|\bfrom (?:the )?(?:signing|exchange)\b|\bunpaid\b|\barrears\b|\bnot at settlement\b|\bwithout adjustment\b|\b(?:even (?:if|though)|although|whether or not)\b.{0,40}\b(?:determined|raised|struck|levied|resolved|made|due)\b/i,
  apportioned:
    /\b(?:adjust|apportion)\w{0,4}\b.{0,40}\bas (?:if|though) (?:they (?:were|had been|have been) )?paid\b|\bfigures for the whole (?:development|estate|site)\b|\b(?:adjust|apportion)\w{0,4}\b.{0,120}\b(?:area of the lot|proportion (?:of|which)|parent land|parent title|will be paid by the vendor|have been or will be paid)\b|\b(?:adjust|apportion)\w{0,4}\b.{0,80}\b(?:as at|from|on|at) the (?:day of sale|date of (?:this )?contract|contract date|date hereof)\b|\b(?:adjust|apportion)\w{0,4}\b.{0,40}\bas if (?:they had been |it had been |already )?paid\b|\b(?:takes? over|assumes?|subject to)\b.{0,30}\b(?:unpaid|arrears|outstanding)\b/i,
  /** The cost of public works (a road, a levee, a drain), spread over the land that they serve. */
  scheme:
    /\bpurchaser\b[^.;]{0,40}\b(?:pays?|bears?|takes? over|assumes?|(?:is|be) (?:liable|responsible) for)\b[^.;]{0,40}\bspecial (?:charges?|rates?)\b|\bspecial (?:charges?|rates?)\b[^.;]{0,60}\b(?:(?:payable|borne|paid|met) by|for the account of|passes to|falls (?:up)?on) the purchaser\b|\b(?:sum|amount|charge|rate)s? (?:levied|struck|declared|assessed)\b[^.;]{0,100}\b(?:for the account of|borne by|payable by) the purchaser\b/i,
  /** By the lot's own share, until it has a bill of its own. */
  byShare:
    /\b(?:apportion|adjust|divid)\w{0,4}\b[^.;]{0,40}\b(?:by|on the basis of|according to|in proportion to) (?:the )?(?:lot (?:liability|entitlement)|unit entitlement)\b/i,
  /** What is raised by a scheme, and falls on the buyer whenever it was decided. */
  raised:
    /\b(?:contributions?|lev(?:y|ies)|calls?|special fees?|body corporate fees|fees of the body corporate|fund)\b/i,
  companyCall:
    /\bcalls?\b[^.;]{0,30}\b(?:made|called|due|payable|by the company|on (?:the )?shares)\b/i,
  whenever:
    /\b(?:resolved(?: (?:up)?on)?|determined|decided|struck|raised|levied) (?:by|at|on or before|at or before|up to|prior to) (?:the )?(?:contract date|date of (?:this |the )?contract|day of sale)\b(?=[^.;]{0,60}\b(?:not yet|later|afterwards|still to|but (?:which|that|not))\b)|\b(?:whenever|no matter (?:when|for what|what)|whichever (?:\w{3,10} )?(?:meeting|resolution|committee)|whatever (?:(?:its|the|their) )?(?:date|purpose|reason|works?)(?: (?:it|they)\b| is| are)?)\b|\b(?:contributions?|lev(?:y|ies)|calls?|fees?)\b[^.;]{0,60}\b(?:due|payable|made|called|demanded)\b[^.;]{0,16}\b(?:on or after|after|since|from) (?:the )?(?:contract date|date of (?:this |the )?contract|day of sale|exchange|signing)\b|\bleft unpaid\b|\b(?:that|which) (?:are|is|remain) (?:unpaid|owing|in arrears)\b|\balready (?:called|struck|raised|resolved|levied)\b|\bcalled (?:on|before)\b/i,
  onBuyer:
    /\b(?:is|are|be|becomes?) (?:the )?purchaser's\b|\bpurchaser's to (?:pay|bear|meet)\b|\byours to (?:pay|bear|meet)\b|\bfalls? (?:to|on|upon) (?:the )?purchaser\b|\b(?:is|are) for (?:the )?purchaser\b|\bborne by (?:the )?purchaser\b/i,
  /** "The Purchaser has … She shall pay every …" */
  theyPay: /\bpurchaser\b.{0,240}\b(?:he|she|they|it) must (?:also )?(?:pay|bear|meet)\b/i,
  /** The vendor pays what was decided in his time. */
  vendorsOwn:
    /\bvendor\b[^.;]{0,30}\b(?:those|lev(?:y|ies)|every|all|contributions?)\b[^.;]{0,50}\b(?:before|earlier|already|up to|until)\b/i,
  rates: /\b(?:rates?|outgoings?|water charges|taxe?s?)\b/i,
  beyondShare:
    /\b(?:whole|full|all|entire)(?: of)?(?: the)? (?:(?:council |water |coming |current )?(?:rates|half[- ]year|year|quarter|outgoings|instalment))\b|\bas (?:if|though) (?:the )?vendor had paid\b|\bback-?dated\b|\bretrospective\b|\bbecause (?:the|its|an) exemption\b|\bfor (?:a|any|whatever) (?:time|period)(?: before\b|,| that\b)/i,
  noEntry:
    /\bno (?:adjust\w{2,5} )?(?:entry|adjustment|allowance|credit)\b[^.;]{0,40}\b(?:in favour of|to|for) (?:the )?purchaser\b[^.;]{0,80}\b(?:less than|under|below|unless)\b|\bonly the vendor may\b[^.;]{0,30}\b(?:correct|seek|claim|require)\b[^.;]{0,20}\badjust/i,
  owed: /\b(?:outgoings|rates|fees|levies|lev(?:y|ies)|contributions?|charges)\b/i,
  ordinary:
    /\b(?:special meter|stamp|duty|land tax|nominat|interest|caveat)\w{0,3}\b|\bvendor must (?:pay|bear)\b/i,
  none: /\bno (?:adjustment|allowance|credit|refund|apportionment)\b/i,
  due: /\b(?:outgoings?|rates|amounts?|lev(?:y|ies)|fees|taxes|unpaid|less than|under)\b/i,
  later:
    /\b(?:supplement(?:ary|al)|re-?valuation|additional (?:rates|assessment)|re-?assess\w{2,5})\b/i,
  charged: concept.buyerPays,
  each: concept.mutual,
  takesAll:
    /\bpurchaser\b.{0,20}\b(?:takes? over|assumes?|pays?|bears?|liable for|responsible for) (?:all|every|any|each)\b.{0,16}\b(?:outgoings?|rates|lev(?:y|ies)|taxes|charges)\b.{0,80}\b(?:exchange|sign|day of sale|contract|date hereof)/i,
  buyer: /\bpurchaser\b/i,
  deemedPaid:
    /\b(?:rates|outgoings?|taxes)\b.{0,40}\bdeemed (?:to have been )?paid\b|\bpurchaser\b.{0,40}\b(?:fees|rates|lev(?:y|ies)|contributions?)\b.{0,30}\b(?:in full|whatever the (?:date|time))\b/i,
  between: concept.fromSigning,
  agreedSum:
    /\b(?:rates?|outgoings?)\b.{0,60}\bnot (?:yet )?(?:been )?(?:separately|individually)\b.{0,120}\$|\bno further adjustment\b|\bwithout further adjustment\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  ...EARLY_LEVY_ENTRIES,
  [patterns.owed, patterns.apportioned],
  [patterns.owed, patterns.bears],
  [patterns.owed, patterns.agreedSum, patterns.charged],
  [patterns.none, patterns.due, patterns.buyer],
  [patterns.later, patterns.charged],
  patterns.deemedPaid,
  patterns.scheme,
  patterns.takesAll,
  [patterns.raised, patterns.whenever],
  [patterns.rates, patterns.beyondShare],
  patterns.noEntry,
  patterns.shift,
]

/** Adjustments that leave the daily share. */
export default defineRule({
  id: 'national/adjustment-shift',
  title: 'How rates and outgoings are shared',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'particulars'],
  patterns,
  clear: 'No clause was found that has you pay rates or levies for more than your own days.',
  subject:
    /\badjustments?\b|\b(?:rates|special rate|rate or charge|supplementary rate|back-?dated rate|lev(?:y|ies)|charges?|contributions?|outgoings?|(?:corporation|corporate|strata) fees|fees of the \w{4,8}|calls?)\b[^.;]{0,120}\b(?:adjust(?:ed|able)|apportion\w{0,5}|borne|bears?|responsib\w{1,7}|met by|paid by|takes? over|reimburs\w{1,4}|allowances?|purchaser|buyer(?:'s)?|transferee)\b|\b(?:purchaser|buyer|transferee)s?\b[^.;]{0,100}\b(?:rates|special rate|lev(?:y|ies)|contributions?|outgoings?|(?:corporation|corporate|strata) fees|arrears|(?:then|is) owing|share of the)\b|\b(?:sums?|amounts?|loan)\b[^.;]{0,80}\b(?:resolves?|called for|declared|taken over|takes over)\b/i,
  messages: {
    shift: {
      title: 'An adjustment clause makes you pay more than your share of the outgoings',
      description:
        'By the wording at {{where}} you pay outgoings that belong to the vendor’s time or to other land. It is a price increase that does not show in the price.',
      recommendation:
        'Before you sign, ask for the standard adjustment: each side pays for its own days, on amounts actually paid.',
      question: 'Will the vendor accept the standard adjustment by the day?',
    },
    arrears: {
      title: 'You take over rates or charges that the vendor left unpaid',
      description:
        'By the wording at {{where}} what is owing on the property (arrears, of earlier years too) is yours to pay, where it usually comes out of the price at settlement. It is a price increase that does not show in the price.',
      recommendation:
        'Before you sign, ask that all arrears are paid out of the price at settlement, and what they come to.',
      question: 'Will the vendor pay all arrears out of the price at settlement?',
    },
    loan: {
      title: 'You take over a loan that was made for the property',
      description:
        'By the wording at {{where}} what is left of a loan or advance passes to you with the land. It comes on top of the price.',
      recommendation:
        'Before you sign, ask what is left of it and until when, and that it is paid out of the price at settlement.',
      question: 'What is left of the loan, and will the vendor pay it out at settlement?',
    },
    levies: {
      title: 'Levies resolved before you own the property fall on you',
      description:
        'By the wording at {{where}} you pay levies of the owners corporation or body corporate that were decided before settlement. A special levy can be tens of thousands of dollars.',
      recommendation:
        'Before you sign, ask that the vendor pays every levy resolved before the contract date, and read the minutes of the last two years.',
      question: 'Will the vendor pay every levy resolved before the day of sale?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc, 'adjustments')) {
      report('shift', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    const arrears = arrearsOnBuyer(doc)
    if (arrears !== null) report('arrears', [arrears], {}, { unmistakable: true })
    const loan = loanOnBuyer(doc)
    if (loan !== null) report('loan', [loan], {}, { unmistakable: true })
    for (const passage of holdingAny(
      passagesIn(doc, ['special-conditions', 'particulars', 'annexure', 'other']),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      const { plain, full, text, span, next } = passage
      if (arrears !== null && span.start === arrears.start) continue
      const early =
        patterns.owed.test(plain) &&
        (patterns.apportioned.test(plain) ||
          (patterns.bears.test(plain) &&
            (patterns.early.test(plain) || patterns.between.test(plain))) ||
          (patterns.agreedSum.test(plain) && patterns.charged.test(plain))) &&
        !patterns.ordinary.test(plain)
      const shifted =
        (holds(plain, patterns.none, patterns.due, patterns.buyer) ||
          holds(plain, patterns.later, patterns.charged) ||
          patterns.deemedPaid.test(plain) ||
          patterns.scheme.test(plain) ||
          patterns.takesAll.test(plain)) &&
        !patterns.ordinary.test(plain) &&
        !patterns.each.test(plain)
      const decided = doc.state !== 'NSW' && paysEarlyLevies(plain)
      // A sentence that is broken over two lines.
      const isBroken = UNENDED.test(text) && patterns.levy.test(text)
      const whole = isBroken ? `${plain} ${plainOf(next)}` : plain
      const everyLevy =
        holds(whole, patterns.raised, patterns.whenever) &&
        (fallsOnBuyer(passage) || patterns.onBuyer.test(whole)) &&
        !patterns.each.test(whole) &&
        !patterns.vendorsOwn.test(whole)
      const beyond =
        (holds(plain, patterns.rates, patterns.beyondShare) &&
          fallsOnBuyer(passage) &&
          !patterns.ordinary.test(plain) &&
          !patterns.fair.test(full)) ||
        patterns.noEntry.test(plain)
      if (everyLevy && doc.state !== 'NSW') {
        report('levies', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      // In New South Wales the printed clause 23 speaks of strata, and of no company's calls.
      if (everyLevy && patterns.companyCall.test(plain)) {
        report('levies', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (beyond) {
        report('shift', [span], {}, { unmistakable: true })
        continue
      }
      if (!patterns.shift.test(full) && !early && !shifted && !decided) continue
      if (patterns.byShare.test(plain) && !shifted) continue
      if (patterns.vendorsThose.test(plain)) continue
      if (decided) {
        const severity = patterns.ordinaryOnly.test(plain) ? 'medium' : 'high'
        report('levies', [span], {}, { severity })
      } else if (patterns.levy.test(text)) {
        // In New South Wales this is a change of printed clause 23, asked by its own rule.
        if (doc.state === 'NSW') continue
        report('levies', [span], {}, { severity: patterns.special.test(full) ? 'high' : 'medium' })
      } else if (early || shifted || !patterns.fair.test(full))
        report('shift', [span], {}, { strength: 'likely' })
    }
  },
})

const UNENDED = /[a-z,]$/

function fallsOnBuyer({ plain, linked }: Passage): boolean {
  return (
    patterns.onBuyer.test(plain) || patterns.charged.test(plain) || patterns.theyPay.test(linked)
  )
}
