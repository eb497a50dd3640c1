import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  terms:
    /\b(?:terms contract|vendor (?:finance|terms)|rent[ -]to[ -](?:buy|own)|instal?ment contract|deferred settlement terms)\b/i,
  instalments:
    /\b(?:monthly|weekly|fortnightly|quarterly|equal|annual|\d{2,3})\b.{0,20}\binstal?ments?\b|\binstal?ments? of \$ ?\d|\$ ?[\d,.]{1,10} (?:per|a|each|every) (?:month|week|fortnight)\b.{0,40}\b(?:towards|off|in reduction of|on account of|as part of) the (?:purchase )?price\b/i,
  price: /\b(?:price|balance|purchase|possession|title)\b/i,
  other:
    /\b(?:deposit|levy|levies|levied|rates|contribution|land tax|insurance|fees?|premium|rent payable|duty|takings|furniture|furnishings?|fit-?out)\b/i,
  /** What an owner bought for the home, and pays off. */
  ofGoodsAlone: /\b(?:takings|furniture|furnishings?|fit-?out)\b/i,
  ifTicked:
    /\bunless|\bis intended to be\b|\badd the words\b|\bappears? in this box\b|\bif the box|\bonly if/i,
  paidOff:
    /\bprice\b.{0,60}\b(?:monthly|weekly|fortnightly|quarterly|annual|yearly) payments?\b|\bvendor\b.{0,40}\b(?:leaves?|lends?|advances?|allows?)\b.{0,40}\b(?:of the price|outstanding|second mortgage)\b|\bsecond mortgage\b.{0,60}\bvendor\b|\bpossession\b.{0,60}\$.{0,60}\bbalance (?:in|by|on) \w{0,10} ?20\d\d\b/i,
  byParts:
    /\b(?:residue|balance|remainder)\b.{0,60}\b(?:repaid|paid)\b.{0,16}\b(?:over|in)\b.{0,12}\b\d{2,3} months\b|\b(?:balance|residue|remainder|price|purchase money)\b.{0,70}\b(?:by|in|of)\b.{0,36}\b(?:monthly|weekly|fortnightly|quarterly|half[- ]yearly|annual|yearly)\b.{0,16}\b(?:payments?|instal?ments?|sums)\b|\b(?:weekly|monthly|fortnightly|quarterly) (?:payments?|rent)\b.{0,40}\b(?:count|credited|go|applied|put)\w{0,2}\b.{0,20}\b(?:price|purchase)\b/i,
  /** Parts of the balance on days of their own, before the rest at settlement. */
  onDay:
    /\$ ?[\d,.]{4,13} ?(?:is |are |to be |being |payable |paid |due ){0,4}(?:on|by) \d{1,2} [a-z]{3,9} 20\d\d\b/i,
  rest: /\b(?:balance|residue|remainder)\b/i,
  leftOver:
    /\b(?:balance|residue|remainder|part|\$[\d,]{4,10})\b.{0,50}\b(?:left|remain\w{0,3}|lent|advanced|carried|stay)\b.{0,16}\b(?:outstanding|unpaid|on loan|owing|back|with the vendor)\b.{0,60}\b(?:years?|months|term|interest|mortgage)\b|\bvendor\b.{0,40}\b(?:(?:lend|advance|finance|carr)\w{0,3}\b.{0,60}\b(?:price|balance|outstanding|years|months)|leave\w{0,2}\b.{0,60}\b(?:price|balance|outstanding))\b/i,
  each: /\b\d{2,3} (?:equal )?(?:monthly |weekly )?payments of \$|\$ ?[\d,.]{3,11}\b.{0,12}\b(?:every|each|per|a) (?:calendar )?(?:month|week|fortnight|quarter|(?:three|six|3|6) months|half[- ]year|year|anniversary)\b|\bbalance\b.{0,30}\b(?:anniversary|end of (?:the )?(?:term|\w{3,6} years?))\b/i,
  thePrice:
    /\bbalance of (?:the )?price\b|\b(?:price|purchase money|consideration)\b.{0,60}\b(?:payable|paid|as follows)\b/i,
  /** Part of every payment is price, the rest is gone. */
  counted:
    /(?:\bpayments?|\$ ?[\d,.]{3,10})\b[^.;]{0,24}\b(?:counts?|is counted|goes|is credited) (?:towards?|off|against) the price\b/i,
  /** Whose supplier keeps them until they are paid for (leased-goods). */
  ofGoods:
    /\b(?:solar|panels?|batter(?:y|ies)|inverters?|heat pumps?|air ?condition\w{1,3}|equipment|machinery|plant|appliances?|chattels?|goods|generators?|vehicles?|furniture|pumps?|suppl(?:ied|ier|y)|hire[- ]purchase|hired?)\b/i,
  ofLand: /\b(?:price|land|lot|property|purchase money|transfer|conveyance|possession|vendor)\b/i,
  denied: /\bnot an? (?:instal?ment|terms) contract\b/i,
  lastPaid:
    /\b(?:transfer|title|conveyance|deeds?)\b.{0,60}\b(?:when|until|after|once|on)\b.{0,36}\b(?:last|all|every|each)\b.{0,24}\b(?:payments?|instal?ments?)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.counted,
  patterns.byParts,
  [patterns.rest, patterns.onDay],
  patterns.leftOver,
  [patterns.thePrice, patterns.each],
  patterns.lastPaid,
  patterns.paidOff,
  patterns.terms,
  [patterns.instalments, patterns.price],
]

/** The price paid over time, the title only at the end. */
export default defineRule({
  id: 'national/terms-contract',
  title: 'Payment of the price by instalments',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.vic.saleOfLand, 's 29F')],
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No sale by instalments was found.',
  subject:
    /\binstal?lments?\b[^.;]{0,80}\b(?:price|residue|purchase money|possession|title|transfer|convey\w{2,5}|per annum)\b|\b(?:price|balance (?:with|of (?:the )?(?:price|purchase))|residue|purchase money|convey\w{2,5}|transfer)\b[^.;]{0,80}\binstal?lments?\b|\bterms contract\b|\bvendor (?:finance|terms)\b|\b(?:carry back|rent-to-own|second mortgage|left outstanding|last payment|anniversary)\b|\b(?:price|residue|purchase money|balance)\b[^.;]{0,120}\b(?:monthly|weekly|fortnight\w{0,2}|quarterly|half-yearly|payments of|repa(?:y|id|yable)|over \w{2,8} (?:years|months)|outstanding|remainder|the rest|last (?:one|payment)|in 20\d\d)\b|\b(?:payments?|fortnight|week|lend|loan)\b[^.;]{0,80}\b(?:off|of|toward|towards) the price\b|\bcounts? towards? the price\b|\bpaid all \w{3,9} instal?lments\b|\bof which \$\d/i,
  messages: {
    terms: {
      title: 'Terms contract: the price is paid by instalments',
      description:
        'By the wording at {{where}} you pay the price over time; in most such sales you get the title only at the end. If the vendor’s lender is not paid meanwhile, or the vendor fails, you may lose what you paid.',
      recommendation:
        'Take specialist legal advice before you sign, and ask for a caveat and the lender’s consent.',
      question:
        'Is there a mortgage on the land, and has the lender agreed to this sale by instalments?',
    },
  },
  check({ doc }, report) {
    if (!doc.hasContract) report.notInDocument('Only a contract tells how the price is paid.')
    for (const passage of holdingAny(
      passagesIn(doc, [
        'particulars',
        'contract-form',
        'special-conditions',
        'vendor-statement',
        'annexure',
        'other',
      ]),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      const { text, full, span } = passage
      if (patterns.denied.test(text) || patterns.ofGoodsAlone.test(text)) continue
      if (patterns.counted.test(passage.plain)) {
        report('terms', [span], {}, { unmistakable: true })
        continue
      }
      if (
        patterns.byParts.test(passage.plain) ||
        (patterns.rest.test(text) &&
          !patterns.other.test(text) &&
          matchesOf(text, patterns.onDay).length > 1) ||
        (patterns.leftOver.test(passage.plain) && !patterns.other.test(full)) ||
        (holds(passage.plain, patterns.thePrice, patterns.each) && !patterns.other.test(text)) ||
        (patterns.lastPaid.test(passage.plain) &&
          !patterns.other.test(text) &&
          !isOfGoods(passage.plain))
      )
        report('terms', [span])
      else if (patterns.paidOff.test(passage.plain) && !patterns.other.test(full))
        report('terms', [span])
      else if (patterns.terms.test(text)) {
        if (patterns.ifTicked.test(text) && !text.includes('☒')) continue
        if (affirmed(passage, patterns.terms) !== null) report('terms', [span])
      } else if (
        patterns.instalments.test(text) &&
        patterns.price.test(full) &&
        !patterns.other.test(full)
      )
        report('terms', [span])
    }
  },
})

/** "Under a hire agreement with a firm that keeps title until the last payment". */
function isOfGoods(plain: string): boolean {
  return patterns.ofGoods.test(plain) && !patterns.ofLand.test(plain)
}
