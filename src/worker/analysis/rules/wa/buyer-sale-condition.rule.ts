import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { datesIn, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  waits: /\b(?:subject to|conditional (?:up)?on|depend(?:s|ent) (?:up)?on|conditional)\b/i,
  sale: /\b(?:sale|selling|settlement|sells?|sold)\b.{0,60}\b(?:buyer|purchaser)s?(?:'s|')? (?:own )?(?:(?:present|current|existing) )?(?:property|house|home|land|unit|residence)\b|\b(?:buyer|purchaser)s?(?:'s|')? (?:own )?(?:(?:present|current|existing) )?(?:property|house|home|land|unit|residence)\b.{0,60}\b(?:sale|sold|selling|settlement)\b|\b(?:buyer|purchaser)s?\b.{0,24}\b(?:selling|completing the sale of)\b/i,
  not: /\bnot (?:subject to|conditional|depend\w{1,3})\b|\bno such condition\b|\b(?:this|the) (?:contract|offer|sale)\b[^.;]{0,12}\bis unconditional\b|\bunconditional (?:offer|sale)\b|\bwaived\b/i,
})

/** A condition that helps you and gives the vendor a way out. */
export default defineRule({
  id: 'wa/buyer-sale-condition',
  title: 'Condition that your own property sells',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'contract-form', 'particulars'],
  patterns,
  clear: 'No condition was found that waits for the sale of another property.',
  subject:
    /\b(?:subject to|condition\w{0,5}|depends?|waits?)\b[^.;]{0,120}\b(?:sale|selling|sold|sells?)\b[^.;]{0,80}\b(?:buyer'?s?|its|house|home|unit|property|unconditional\w{0,2})\b|\b(?:condition\w{0,5}|subject to|depends?)\b[^.;]{0,60}\bbuyer'?s?\b[^.;]{0,60}\b(?:sale|selling|sold|sells)\b|\b(?:sale|selling) of (?:the )?(?:buyer's|its|another|their|his|her|your)\b|\bbuyer'?s (?:existing|present|current)\b[^.;]{0,40}\b(?:house|home|property|unit)\b/i,
  messages: {
    late: {
      title: 'Your own sale may come after the day on which you have to pay',
      description:
        'By the wording at {{where}} the contract goes ahead only when your own property is sold, and gives you until {{sold}} for that, but settlement is due on {{settlement}}. You could have to pay the price before the money of your own sale is there, and be in default.',
      recommendation:
        'Before you sign, have settlement put some days behind the last day for your own sale, or tied to it.',
      question: 'Will the vendor settle some days after our own sale has settled?',
    },
    sale: {
      title: 'Subject to the sale of your own property by a date',
      description:
        'By the wording at {{where}} the contract goes ahead only when your own property is sold. That protects you, but if it does not sell in time the contract can end, and what you paid for reports and the loan is lost. Vendors often add that they may take another offer meanwhile (a 48-hour clause).',
      recommendation:
        'Before you sign, read what counts as sold, by when, and whether you can extend the date or waive the condition.',
      question: 'Will the vendor extend the date if our property is under offer by then?',
    },
  },
  check({ doc, facts }, report) {
    const settles = facts.settlement?.value.kind === 'date' ? facts.settlement : null
    for (const { full, text, span } of termsOf(doc)) {
      if (!patterns.waits.test(full) || !patterns.sale.test(text)) continue
      if (patterns.not.test(text)) continue
      const day = settles?.value.kind === 'date' ? settles.value.date : null
      const last = datesIn(text).toSorted().at(-1)
      if (settles !== null && day !== null && last !== undefined && last > day) {
        const values = { sold: sayDate(last), settlement: sayDate(day) }
        report('late', [span, ...settles.spans], values, { severity: 'high', facts: [settles] })
        continue
      }
      const short = daysIn(text).some((days) => days < 30)
      report('sale', [span], {}, short ? { severity: 'medium' } : {})
    }
  },
})
