import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { percentsIn } from '../reading/amounts.ts'
import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule, type Values } from '../define-rule.ts'
import {
  LATE_SETTLEMENT_PATTERNS,
  type LateSettlement,
  lateSettlement,
} from '../terms/late-settlement.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { headed } from '../reading/headed.ts'
import { numberOf } from '../reading/number-words.ts'
import { type Passage, termsOf } from '../reading/passages.ts'
import { plainOf } from '../reading/plain.ts'
import { dollars, percent } from '../say.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  ...LATE_SETTLEMENT_PATTERNS,
  interest:
    /\binterest\b|\bcompound(?:ing|ed) (?:daily|weekly|monthly)\b|\b(?:cash|penalty|prescribed) rate\b.{0,120}(?:%|per ?cent) (?:a|per) (?:year|annum)\b|\b(?:late|delay\w{0,2}|overdue|unpaid|outstanding)\b.{0,70}(?:%|per ?cent) (?:a|per) (?:year|annum)\b|\b(?:general condition|GC|condition) ?(?:33|26)\b|\brate (?:in|of|under|fixed (?:in|by)|set (?:in|by)|printed in|stated in) (?:the )?(?:printed |general )?(?:clause|condition|GC) ?\d{1,2}(?:\.\d{1,2})?\b.{0,60}(?:%|per ?cent) (?:a|per) (?:year|annum)\b/i,
  buyerLate:
    /\b(?:default|late|overdue|penalty|unpaid|delay|(?:counted |calculated |reckoned )?from and including the (?:settlement|completion) date|fails? to (?:pay|settle|complete)|not (?:paid|completed|settled)|does not (?:settle|complete)|due date|after the (?:date|due)|from the (?:completion|settlement) date|from the date for (?:completion|settlement)|moneys? (?:due|owing)|breach|outstanding|per annum|general condition (?:26|33)|balance of the (?:price|purchase))\b/i,
  above:
    /\b(?:above|over|plus|in addition to|more than|higher than|added to|greater than|in excess of)\b.{0,80}\b(?:rate|penalty interest|rates act|fixed|prescribed)\b|\b(?:rate|rates act(?: 1983)?)\b.{0,60}\b(?:plus|increased by|together with)\b/i,
  replaced:
    /\b(?:replac|delet|substitut|amend|insert|omit|chang|vari|read)\w{0,6}\b|\b(?:becomes?|in place of|instead of|in lieu of|(?:taken|struck|crossed) out|put in|were|save that|as (?:though|if))\b/i,
  /** The head of a clause on delay, under which a bare rate can mean nothing else. */
  lateHead:
    /^\W{0,3}(?:[a-z]?\d{1,3}(?:\.\d{1,2}){0,2}[.):]? {0,3})?(?:item [a-z0-9]{1,3} |clause \d{1,2} )?\(?(?:(?:default |late |penalty )?interest|delay|default|lateness|punctuality|(?:money|charge) for (?:lateness|delay)|late (?:settlement|completion|payment)|if (?:the )?(?:purchaser|buyer|you) (?:settles?|completes?|(?:is|are)|pays?) late)\b/i,
  /** The rate that a form prints, to which some points are added. */
  printedRate:
    /\b(?:contract|standard|prescribed|printed|published|usual|law society'?s?) rate\b|\brate (?:in|of|fixed by|published by|under) the\b|\blaw society\b/i,
  plusPoints:
    /\b(?:plus|and a further|increased by|together with) (?:\d{1,2}|\w{3,8}) ?(?:%|per ?cent|points?)/i,
  /** "read 'six' for 'two'": the figures of the printed condition without their sign. */
  sixForTwo:
    /["'](two|three|four|five|six|seven|eight|nine|ten)(?: per ?cent(?:um)?)?["'] (?:(?:is|to be) )?(?:put |read |written )?(?:for|in place of|instead of) ["']two(?: per ?cent(?:um)?)?["']/i,
  forfeits: /\bdeposit\b|\bforfeit/i,
  ofLoss: /\b(?:liquidated|agreed) damages\b|\bestimate of (?:the )?(?:vendor's )?(?:loss|damage)/i,
  monthly: /\bper (?:calendar )?month\b|\bmonthly rate\b|\bper week\b|\bper day\b/i,
  /** "0.05 per cent for each day": so small a figure is a day's. */
  eachDay: /\b(?:for |per |a )?(?:each|every|a|per) day\b|\bdaily\b/i,
  weekly: /\b(?:for |per )?(?:each|every|a|per) week\b/i,
  compound: /\bcompound|\bcapitali[sz]/i,
  daily:
    /\b(?:compound\w{0,3}|capitali[sz]\w{1,3})\b[^.;]{0,24}\b(?:daily|each day|every day|day by day)\b|\b(?:daily|each day)\b[^.;]{0,24}\b(?:compound|capitali[sz])/i,
  /** On money that has been paid too: the price and not what is left of it. */
  wholePrice:
    /\b(?:on|upon) (?:the )?(?:(?:whole|full|entire|total) (?:of (?:the )?)?)?(?:purchase |sale |contract )?(?:price|purchase money)\b|(?:%|\bper ?cent(?:um)?) of (?:the )?(?:(?:whole|full|entire|total) )?(?:purchase |sale |contract )?price\b|\bnot (?:only )?(?:on )?the balance(?: only| alone)?\b/i,
  unpaidPart:
    /\b(?:outstanding|unpaid|remaining|balance of the) (?:purchase )?(?:price|money|sum|balance)\b/i,
  other:
    /\b(?:invest(?:ed|ment)|loan (?:amount|account)|mortgage|lender|stakeholder|bank account|deposit (?:is|will be|must be) invested|interest bearing|interest-bearing|shared? equally|land tax|rates notice|legal or equitable interest|security interest|council|levies|levy|commission)\b/i,
  points:
    /\b(?:points?|%|per ?cent) (?:a year |per annum |p\.?a\.? )?(?:above|over|higher|more)\b|\b(?:rate|act(?: 1983)?),? (?:plus|and|increased by)\b/i,
  late: /\b(?:on time|delayed|outstanding|overdue|in arrears?|remains unpaid|late|punctual\w{0,2}|attracts? interest|whilst)\b/i,
  eachMonth: /\bcompounding monthly\b|\b(?:for |per )?(?:each|every|a|per) (?:calendar )?month\b/i,
  /** Due whole as soon as a month or week has begun. */
  begun:
    /\b(?:(?:each|every|a|any|per) )?(month|week)\b[^.;]{0,16}\b(?:or|and|including|even)\b(?: for)?(?: an?| any)? (?:part(?:ial|s)?|portion|fraction)\b|\bpart (?:of an? )?(month|week)s?\b|\b(?:month|week) (?:begun|started|commenced)\b/i,
  period:
    /\b(?:a year|per annum|p\.?a\b|(?:per|every|each) (?:calendar )?(?:day|month|week)|a month|daily|each month)/i,
  owed: /\bsums?\b|\b(?:default rate|balance|price|unpaid|overdue|late|residue|outstanding|money)\b/i,
  charged: concept.buyerPays,
  /** "42. Interest. 12.5% a year." and no word more: what else would bear interest says so. */
  bare: /^\W{0,3}(?:\d{1,3}(?:\.\d{1,2}){0,2}[.):]? {0,2})?(?:(?:rate of )?(?:default |late |penalty )?interest(?: rate)?(?: on (?:default|late payment)| (?:after|from|beyond|past) the (?:settlement|completion|due) (?:date|day))?)[.:]? {1,2}(?:of |at |is |rate )?(?:\d{1,2}(?:\.\d{1,2})?|\w{3,8}) ?(?:%|per ?cent)/i,
  earned: /\b(?:earned|earns|accrues? on the deposit|shared?|invest\w{0,4})\b/i,
  lateAgain:
    /\bnot paid on (?:its|the|their) due date\b|\b(?:default rate|month of delay|part month)\b|\b(?:late|overdue|unpaid|delay\w{0,3}|default|not paid|after (?:the )?(?:due|settlement) date|after (?:the )?(?:appointed date|settlement|day (?:fixed|set|named))|from (?:the )?(?:appointed|due) date|from the settlement date|not (?:settle|complete)\w{0,1}|settlement be (?:moved|put (?:off|back)|postponed|deferred)|for (?:the )?purchaser's delay)\b/i,
  /** "The Vendor pays nothing if the Vendor is late." */
  oneWay:
    /\bas against (?:the )?(?:purchaser|buyer) (?:only|alone)\b|\bagainst (?:the )?(?:purchaser|buyer) (?:only|alone)\b|\bvendor\b[^.;]{0,16}\b(?:pays?|owes?|bears?|allows?) (?:nothing|no interest|none)\b|\bno (?:rate|interest)\b[^.;]{0,24}\b(?:where|if|when|by|from) the vendor\b|\b(?:payable|paid|borne|due) (?:only by the purchaser|by the purchaser (?:alone|only))\b|\bvendor\b[^.;]{0,30}\b(?:is|must) not\b[^.;]{0,16}\b(?:pay|liable|charged)\b[^.;]{0,16}\b(?:interest|it)\b/i,
  toBuyer:
    /\b(?:pays?|paid|payable|owes?|(?<!not )allow\w{0,3})\b(?: \w{1,12}){0,2} to (?:the )?purchaser\b|\bpay the purchaser\b|\bvendor is (?:late|in default)\b/i,
})

/** The printed margin, and the rate under the Penalty Interest Rates Act 1983 since 1 February 2017. */
const VIC = { margin: 2, penaltyRate: 10 } as const
/** Above this the total is high where interest bears interest or runs on the whole price. */
const GROWING_MOST = 12

const WEEKS = 52

/** No rate of a year is as small as one of a day. */
const MOST_A_DAY = 0.5

/** What is asked for being late. Elsewhere than in Victoria no rate is printed: 10% is a usual one. */
export default defineRule({
  id: 'national/default-interest',
  title: 'Interest when settlement is late',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.vic.penaltyInterest, 's 2')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that asks for more interest than usual when settlement is late.',
  subject:
    /\binterest\b.{0,140}(?:\b(?:late|overdue|unpaid|default|delay\w{0,2}|penalty|outstanding|not paid|due date|completion date|per cent\w{0,2}|per annum|a year|condition)\b|%)|(?:%|\bper cent\w{0,2}\b).{0,80}\b(?:a year|per annum|(?:every|each|per|part of a) (?:month|week|day)|condition|clause|penalty|interest)\b|\b(?:late|lateness|overdue|unpaid|default|delay\w{0,2}|penalty|after the due date|general condition)\b.{0,120}(?:\b(?:interest|per cent\w{0,2}|per annum)\b|\d ?%)|\b(?:default|penalty interest|prescribed|printed) rate\b/i,
  messages: {
    stepped: {
      title: 'Settling late costs {{share}} of the price for each {{unit}}, begun or whole',
      description:
        'If you are late, {{where}} charges {{share}} of the price for every {{unit}} and for a part of one too, so that a single day late costs as much as the whole {{unit}}{{sum}}. Usual clauses charge interest of about 8 to 12% a year, by the day, on what is still unpaid.{{late}}{{oneWay}}',
      recommendation:
        'Before you sign, ask for interest counted by the day, at {{usual}}, on what is still unpaid{{onlyYours}}.',
      question:
        'Will the vendor charge interest by the day, at {{usual}}, in place of a sum for each {{unit}}?',
    },
    high: {
      title: 'Default interest of {{rate}} a year if you settle late',
      description:
        'If you are late, {{where}} charges default (penalty) interest of {{rate}} a year. {{compare}}{{cost}}{{late}}{{oneWay}}',
      recommendation: 'Before you sign, ask for {{usual}}{{onlyYours}}.',
      question: 'Will the vendor reduce the default interest to {{usual}}?',
    },
    overPrinted: {
      title: 'Default interest is {{rate}} above the standard rate',
      description:
        'If you are late, {{where}} charges default interest of {{rate}} a year on top of a standard rate, such as the one that the printed contract or the law society sets. Up to 2% more is usual; this is more.{{late}}{{oneWay}}',
      recommendation:
        'Before you sign, ask for the standard rate with no more than 2% on top{{onlyYours}}.',
      question: 'Will the vendor charge no more than the standard rate if settlement is late?',
      suggestedWording:
        'Interest on money not paid when due is charged at the standard rate of the printed contract, with nothing added.',
    },
    margin: {
      title: 'Default interest is {{rate}} above the penalty rate',
      description:
        'If you are late, {{where}} charges default interest at {{rate}} a year above the rate fixed by the state. {{compare}}{{cost}}{{late}}{{oneWay}}',
      recommendation: 'Before you sign, ask for {{usual}}{{onlyYours}}.',
      question: 'Will the vendor reduce the default interest to {{usual}}?',
      suggestedWording:
        'Interest on money not paid when due is 2% a year above the rate fixed under the Penalty Interest Rates Act 1983.',
    },
  },
  check({ doc, facts }, report) {
    for (const { passage } of changedWords(doc, 'interest')) {
      report('high', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const passage of termsOf(doc)) {
      const { full, span } = passage
      const worded = numberOf(patterns.sixForTwo.exec(full)?.[1] ?? '')
      const rates = [...percentsIn(full), ...(worded === null ? [] : [worded])].filter(
        (rate) => rate > 0 && rate < 60,
      )
      if (rates.length === 0) continue
      const charge =
        patterns.period.test(passage.plain) &&
        (patterns.ofLoss.test(full) || holds(passage.plain, patterns.owed, patterns.lateAgain)) &&
        (patterns.charged.test(passage.plain) ||
          patterns.ofLoss.test(full) ||
          /* a row */ passage.block.kind === 'row' ||
          passage.zone === 'special-conditions')
      const isBare = patterns.bare.test(headed(passage)) && !patterns.earned.test(full)
      const head = headed(passage)
      const overPrinted = holds(full, patterns.printedRate, patterns.plusPoints)
      const underHead =
        !patterns.forfeits.test(full) &&
        [head, passage.heading, passage.previous.length < 60 ? passage.previous : ''].some(
          (words) => patterns.lateHead.test(words),
        ) &&
        (overPrinted ||
          patterns.period.test(full) ||
          patterns.replaced.test(full) ||
          patterns.owed.test(full))
      if (
        (!patterns.interest.test(full) && !charge && !isBare && !underHead) ||
        patterns.other.test(full)
      )
        continue
      if (patterns.toBuyer.test(passage.plain)) continue
      const before = `${passage.heading} ${passage.previous} ${full}`
      if (
        !isBare &&
        !underHead &&
        !charge &&
        worded === null &&
        !patterns.buyerLate.test(before) &&
        !patterns.late.test(full)
      )
        continue
      const rate = Math.max(...rates)
      const weekly = patterns.weekly.test(full)
      const monthly = weekly || patterns.monthly.test(full) || patterns.eachMonth.test(full)
      // A small figure put into the printed clause is its margin; by the month it is the whole rate.
      const isNewMargin =
        patterns.replaced.test(full) && !monthly && (rate <= 10 || rates.includes(VIC.margin))
      const above =
        (doc.state === 'VIC' &&
          (patterns.above.test(full) || patterns.points.test(full) || isNewMargin)) ||
        overPrinted
      const daily = rate < MOST_A_DAY && patterns.eachDay.test(full)
      const perYear = daily ? rate * 365 : monthly && rate < 6 ? rate * (weekly ? WEEKS : 12) : rate
      const margin = above ? perYear : perYear - (doc.state === 'VIC' ? VIC.penaltyRate : 0)
      const total = above ? perYear + VIC.penaltyRate : perYear
      const usualMost = above || doc.state === 'VIC' ? VIC.margin : 10
      const compound = patterns.compound.test(full)
      if (margin <= usualMost && !(compound && total > 10)) continue
      const grows = compound || patterns.wholePrice.test(full)
      const steep =
        total > (grows ? GROWING_MOST : overPrinted ? 17 : mostOf(doc)) ||
        (monthly && rate < 6) ||
        patterns.daily.test(full)
      const late = lateSettlement(doc, passage)
      const wholePrice = patterns.wholePrice.test(full) && !patterns.unpaidPart.test(full)
      const begun = wholePrice && monthly && !above ? unitBegun(full) : null
      if (begun !== null) {
        const price = facts.price?.value
        const sum = price === undefined ? '' : `, here ${dollars(Math.round((price * rate) / 100))}`
        const share = percent(rate)
        const usual =
          doc.state === 'VIC' ? 'the printed margin of 2%' : 'no more than 8 to 10% a year'
        report(
          'stepped',
          [span],
          {
            share,
            unit: begun,
            sum,
            usual,
            ...latenessOf(late),
            oneWay: isOneWay(passage) ? ONE_WAY : '',
          },
          { severity: 'high', beside: late.spans },
        )
        continue
      }
      report(
        !above ? 'high' : doc.state === 'VIC' ? 'margin' : 'overPrinted',
        [span],
        {
          rate: percent(above ? perYear : total),
          compare: compare(doc, total),
          ...latenessOf(late),
          oneWay: isOneWay(passage) ? ONE_WAY : '',
          usual: doc.state === 'VIC' ? 'the printed margin of 2%' : 'no more than 8 to 10% a year',
          cost: costOf(
            facts.price?.value,
            patterns.wholePrice.test(full) ? null : facts.deposit?.value,
            total,
          ),
        },
        { severity: steep ? 'high' : 'medium', beside: late.spans },
      )
    }
  },
})

/** Above this the rate is high; the printed form of WA lets three days pass without interest. */
function mostOf(doc: Doc): number {
  return doc.state === 'WA' ? 12 : 15
}

function compare(doc: Doc, total: number): string {
  return doc.state === 'VIC'
    ? `The printed Victorian contract uses a margin of 2%, about 12% in all; this one comes to about ${percent(total)}.`
    : 'Rates up to about 10% are usual; this one is higher.'
}

/** Whom the lateness falls on, and what may be done about it in time. */
function latenessOf({ isEitherSides, grace, mayPutOff }: LateSettlement): Values {
  const falls = isEitherSides
    ? ' It falls on the side that causes the delay, and a lender of yours that is late usually counts as your delay.'
    : ' A lender that is a few days late would cost you this, even when the delay is not your fault.'
  const from = grace === null ? '' : ` It runs only ${grace.replace(/^until/i, 'from')}.`
  const put = mayPutOff
    ? ' Another clause lets you put settlement off for a time without interest: read when, and give that notice in time. A lender that is late then costs you interest only for what goes beyond that time.'
    : ''
  return {
    // A lender that is a few days late costs nothing where that notice is given.
    late: `${mayPutOff && !isEitherSides ? '' : falls}${from}${put}`,
    onlyYours: isEitherSides ? '' : ', charged only where the delay is yours',
  }
}

const ONE_WAY = ' Only you pay it: a vendor who is late pays nothing.'

/** The month or week that is charged whole once it has begun; null where what is charged grows by the day. */
function unitBegun(text: string): string | null {
  const found = patterns.begun.exec(text)
  if (found === null) return null
  return found[0].toLowerCase().includes('week') ? 'week' : 'month'
}

/** The vendor's own lateness costs nothing, by the same clause. */
function isOneWay({ plain, next, block }: Passage): boolean {
  const beside = block.text.includes(next) ? plainOf(next) : ''
  return patterns.oneWay.test(plain) || patterns.oneWay.test(beside)
}

/** For a day; `deposit` is null where what is paid already bears interest too. */
function costOf(
  price: number | undefined,
  deposit: number | null | undefined,
  rate: number,
): string {
  if (price === undefined) return ''
  const owed = price - (deposit ?? 0)
  const asked = deposit === null ? 'the whole price of ' : ''
  const left = deposit === null ? ', also on what you have paid,' : ' still to pay'
  return ` On ${asked}${dollars(owed)}${left} that is about ${dollars(Math.round((owed * rate) / 36_500 / 100) * 100)} a day.`
}
