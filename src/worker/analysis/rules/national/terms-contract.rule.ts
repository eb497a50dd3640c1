import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  terms:
    /\b(?:terms contract|vendor (?:finance|terms)|rent[ -]to[ -](?:buy|own)|instal?ment contract|deferred settlement terms)\b/i,
  instalments:
    /\b(?:monthly|weekly|fortnightly|quarterly|equal|annual|\d{2,3})\b.{0,20}\binstal?ments?\b|\binstal?ments? of \$ ?\d|\$ ?[\d,.]{1,10} (?:per|a|each|every) (?:month|week|fortnight)\b.{0,40}\b(?:towards|off|in reduction of) the (?:purchase )?price\b/i,
  price: /\b(?:price|balance|purchase|possession|title)\b/i,
  other:
    /\b(?:deposit|levy|levies|levied|rates|contribution|land tax|insurance|fees?|premium|rent payable|duty)\b/i,
  ifTicked: /\bunless|\bif the box|\bonly if/i,
  paidOff:
    /\bprice\b.{0,60}\b(?:monthly|weekly|fortnightly|quarterly|annual|yearly) payments?\b|\bvendor\b.{0,40}\b(?:leaves?|lends?|advances?|allows?)\b.{0,40}\b(?:of the price|outstanding|second mortgage)\b|\bsecond mortgage\b.{0,60}\bvendor\b|\bpossession\b.{0,60}\$.{0,60}\bbalance (?:in|by|on) \w{0,10} ?20\d\d\b/i,
}

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
  clear: 'The price is paid at settlement, not by instalments.',
  messages: {
    terms: {
      title: 'Terms contract: the price is paid by instalments',
      description:
        'By the wording at {{where}} you pay the price over time and get the title only at the end. If the vendor’s lender is not paid, or the vendor fails, you may lose what you paid.',
      recommendation:
        'Take specialist legal advice before you sign, and ask for a caveat and the lender’s consent.',
      question:
        'Is there a mortgage on the land, and has the lender agreed to this sale by instalments?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'particulars',
      'contract-form',
      'special-conditions',
      'vendor-statement',
      'annexure',
      'other',
    ])) {
      const { text, full, span } = passage
      if (patterns.paidOff.test(passage.plain) && !patterns.other.test(full))
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
