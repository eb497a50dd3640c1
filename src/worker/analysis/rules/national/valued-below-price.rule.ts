import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { LETTERS } from '../papers/letters.ts'
import { passagesIn, TERM_ZONES } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  valued:
    /\b(?:valued|values|valuation|valuer'?s?|appraised|appraisal|market value|worth|put \$|value \$)\b/i,
  /** Whose figure it is: one that says what the property would fetch. */
  market:
    /\b(?:banks?|lenders?|mortgage|market|valuer'?s?|credit union|finance|security|buyer|as is|agent'?s|sworn|appraisal|independent)\b/i,
  /** A loan, or what pays one out, and no value. */
  lent: /\b(?:payment|pay-?out|approved|approval|loan|advance|lend|borrow|owes?|owing|discharge)\b[^.;$]{0,50}$/i,
  unvalued: /\bsubject to (?:a |its |the )?(?:satisfactory )?valuation\b/i,
  /** Values for rates, taxes and insurance are other things. */
  other:
    /\b(?:insur\w{1,6}|replacement|reinstatement|rebuild\w{0,3}|sum insured|site value|land value|unimproved|capital value|capital improved|annual value|assessed|valuer[- ]general|rates?|land tax|dutiable|duty|statutory value|rental value|chattels|furniture|stock|plant|water|fittings|entitlements?|kitchen|works?|repairs?|per (?:hectare|week|lot)|share|bond|contents|neighbou?r\w{0,3}|other (?:unit|lot|house)s?|contract (?:price|sum)|sold for|last sale|in (?:19|200|201)\d)\b/i,
})

/** Somebody who values for a living puts less on the property than is asked. */
export default defineRule({
  id: 'national/valued-below-price',
  title: 'Market valuations beside the price',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  isPropertyRisk: true,
  law: { none: 'a lender lends on its own valuation; no law sets the price' },
  appliesTo: ['annexure', 'vendor-statement', 'lease'],
  patterns,
  clear: 'No valuation below the price was found.',
  subject:
    /\bvalued\b[^.;]{0,60}\$|\b(?:its|bank's|lender's|independent|our|the) valuer\b|\b(?:market|mortgage|bank|independent|sworn) valu(?:e|ation)s?\b|\bapprais(?:al|ed)\b/i,
  messages: {
    below: {
      title: 'A valuation is {{gap}} below the price',
      description:
        'The wording at {{where}} puts {{value}} on the property, against a price of {{price}}. Lenders lend on what their valuer finds: you may have to bring the difference yourself, and may not get it back when you sell.',
      recommendation:
        'Before you sign, ask your own lender for its valuation, and make the contract depend on finance.',
      question: 'What was valued, when and for whom, and why is the price higher?',
    },
  },
  check({ doc, facts }, report) {
    const { price } = facts
    if (price === null) return
    for (const passage of passagesIn(doc, LETTERS)) {
      const { text, span, zone } = passage
      if (TERM_ZONES.has(zone) || patterns.other.test(text) || text.endsWith('?')) continue
      if (!holds(text, patterns.valued, patterns.market)) continue
      const sums = dollarsIn(text)
      const [value] = sums
      if (value === undefined || sums.length > 2) continue
      if (value > price.value * 0.97 || value < price.value * 0.15) continue
      const before = text.slice(0, text.indexOf('$'))
      if (patterns.lent.test(before) || patterns.unvalued.test(text)) continue
      if (affirmed(passage, patterns.valued) === null) continue
      report(
        'below',
        [span],
        {
          value: dollars(value),
          price: dollars(price.value),
          gap: dollars(price.value - value),
        },
        { facts: [price], strength: 'likely' },
      )
    }
  },
})
