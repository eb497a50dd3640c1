import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  forecast:
    /\bsinking fund forecast\b|\bforecast\b.{0,40}\bsinking fund\b|\bsinking fund\b.{0,80}\bforecast\b/i,
  forecastWord: /\bforecast\b/i,
  none: /\bno (?:current )?sinking fund forecast\b|\b(?:does not have|has not|has never|without|not (?:been )?(?:prepared|adopted|available|current|commissioned|updated|obtained|reviewed))\b|☒ ?no\b|[?:|] ?(?:no|none|nil)\b(?! ?☐)|\bforecast\b.{0,20}\b(?:expired|lapsed|out of date)\b/i,
  closing: /\bforecast\b[ ?:|]{0,4}no$/i,
  balance:
    /\bsinking fund balance\b|\bbalance of (?:the )?sinking fund\b|\bsinking fund\b.{0,20}\bbalance\b/i,
  planned: /\b(?:forecast|expenditure|planned works|anticipated)\b/i,
  lots: /\b(?:lots in (?:the )?scheme|number of lots)\b[ :|]{0,4}(\d{1,4})\b|\b(?:scheme of|\() ?(\d{1,4}) lots\b/i,
})

/** Less than this for each lot, in cents, pays for little more than small repairs. */
const LOW_PER_LOT_CENTS = 100_000

/** Savings of the scheme, and whether anyone has planned them. */
export default defineRule({
  id: 'qld/sinking-fund-forecast',
  title: 'Sinking fund forecast and balance',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.qld.bodyCorporate)],
  appliesTo: ['owners-corporation-certificate'],
  patterns,
  clear: 'No words were found that the sinking fund has no forecast or holds too little.',
  subject:
    /\bsinking[- ]funds?\b|\bcapital works (?:fund|plan)\b|\b(?:fund|ten[- ]year|10[- ]year|expenditure) forecast\b/i,
  messages: {
    none: {
      title: 'The body corporate has no current sinking fund forecast',
      description:
        'By the wording at {{where}} there is no current forecast of what large repairs (paint, roof, lifts) will cost in the coming years. The savings may be far too small, and the difference is asked from owners by special contributions.',
      recommendation:
        'Before you sign, ask for the last three years of minutes and quotes, and look at the roof, paint and concrete.',
      question: 'When will a sinking fund forecast be adopted, and which large works are coming?',
    },
    low: {
      title: 'The sinking fund holds only {{each}} for each lot',
      description:
        'At {{where}} the sinking fund (the savings for large repairs) holds {{balance}} for {{lots}} lots. One large repair would use it up, and owners would have to pay a special contribution.',
      recommendation:
        'Before you sign, ask for the forecast and the minutes, and reckon with a special contribution.',
      question: 'Which large works are planned, and how will they be paid for?',
    },
  },
  check({ doc }, report) {
    const passages = passagesIn(doc, [
      'owners-corporation-certificate',
      'vendor-statement',
      'minutes',
    ])
    const lots = passages
      .map(({ text }) => {
        const found = patterns.lots.exec(text)
        return found?.[1] ?? found?.[2]
      })
      .find((one) => one !== undefined)
    // Where works are planned with a figure, national/owners-corporation-funds compares the two.
    const planned = passages.some(
      ({ text }) => patterns.planned.test(text) && dollarsIn(text).length > 0,
    )
    for (const { text, span, previous } of passages) {
      const named = patterns.forecast.test(text) || patterns.forecast.test(`${previous} ${text}`)
      if (named && patterns.forecastWord.test(text)) {
        if (patterns.none.test(text) || patterns.closing.test(text)) {
          report('none', [span], {}, { severity: 'high' })
        }
        continue
      }
      if (planned || lots === undefined || !patterns.balance.test(text)) continue
      const [balance] = dollarsIn(text.slice(text.search(patterns.balance)))
      const count = Number(lots)
      if (balance === undefined || count < 3 || balance / count >= LOW_PER_LOT_CENTS) continue
      const each = dollars(Math.round(balance / count / 100) * 100)
      report('low', [span], { each, balance: dollars(balance), lots: count })
    }
  },
})
