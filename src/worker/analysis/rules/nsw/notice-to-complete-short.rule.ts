import { ORDINAL_NUMBERS } from '../../facts/forms/ordinals.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { headed } from '../reading/headed.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  notice:
    /\bnotices? to complete\b|\bnotices?\b.{0,40}\btime\b.{0,12}\b(?:of the essence|essential)\b|\bcompletion notices?\b|\bnotices? (?:requiring|calling on|that requires?) (?:the |a )?(?:other )?(?:purchaser|buyer|party|side) to (?:complete|settle)\b/i,
  period:
    /\b(?:reasonable|sufficient|adequate|period|allow\w{0,3}|giv\w{1,3}|require\w{0,3}|within|not less than|at least|no more than|expir\w{1,4}|minimum of)\b/i,
  oneSided:
    /\bonly the (?:vendor|seller) may\b.{0,60}\bnotice to complete\b|\b(?:purchaser|buyer) (?:may not|must not|cannot|has no right to|is not entitled to)\b.{0,60}\bnotice to complete\b/i,
  /** "Notice to complete: ten days", where the colon is all that joins them. */
  bare: /\b(?:notices? to (?:complete|settle)|(?:default|settlement|completion|rescission) notices?|notices? of default)\b[^.;]{0,12}(?:[:|,.–-]|\bof\b|\bis\b) ?[^.;]{0,20}\b(?:days?|weeks?)\b/i,
  /** Seven days when the one gives it, fourteen when the other does. */
  unequal:
    /\b(?:days?|weeks?)\b[^.;]{0,16}\bvendor\b[^.;]{0,30}\b(?:fourteen|twenty-one|twenty-eight|14|21|28)\b[^.;]{0,16}\bpurchaser\b|\bvendor\b[^.;]{0,16}\b(?:days?|weeks?)\b[^.;]{0,30}\bpurchaser\b[^.;]{0,16}\b(?:fourteen|twenty-one|twenty-eight|14|21|28)\b/i,
  /** "…; 5 days by the vendor": the other half, behind a semicolon. */
  vendorsHalf:
    /^\W{0,3}\w{1,10} (?:\(\d{1,2}\) )?(?:clear |business )?days? (?:by|from|when given by|if given by) the (?:vendor|seller)s?\b/i,
  /** "Not earlier than 3 pm on the seventh day after service" */
  onDay: new RegExp(
    `\\b(?:earlier than|before|by|on|until)\\b[^.;]{0,24}\\b(?:the )?(\\d{1,2}(?=st|nd|rd|th)|${Object.keys(ORDINAL_NUMBERS).join('|')})(?:st|nd|rd|th)? (business |working )?day (?:after|from|following)\\b`,
    'i',
  ),
  /** Counted from another day than that of the notice. */
  served:
    /\b(?:days? (?:before|prior|after(?! (?:the )?(?:date of )?(?:its |their )?(?:service|receipt|notice|being served|it (?:is|was) (?:served|given)|the notice|(?:day|date) (?:of (?:service|receipt)|(?:on|in) which (?:it|the notice) (?:is|was) (?:served|given|received))|that (?:day|service)|(?:day|date) (?:it|the notice) (?:is|was) (?:served|given))\b))|from the date for completion)\b/i,
})

/** The last time to find the money once the day for completion has passed. */
export default defineRule({
  id: 'nsw/notice-to-complete-short',
  title: 'Time allowed by a notice to complete',
  category: 'legal',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'the printed clause and general law, which accept about 14 days' },
  appliesTo: ['special-conditions', 'contract-form'],
  replaces: ['national/default-notice-short'],
  patterns,
  clear: 'No clause was found that shortens the usual 14 days of a notice to complete.',
  subject:
    /\bnotices? to (?:complete|settle|perform)\b|\bnotices?\b[^.;]{0,60}\b(?:requir\w{1,3}|to)\b[^.;]{0,40}\b(?:complete|completion|settle)\b|\b(?:completion|settlement) notices?\b|\btime (?:is |being )?(?:of the )?essence\b|\btime (?:becomes|is|be) (?:\w{1,9} )?essential\b|\bmak\w{1,3} time essential\b/i,
  messages: {
    short: {
      title: 'A notice to complete need allow only {{days}}',
      description:
        'By the wording at {{where}} a notice to complete is good after {{days}}, where 14 days is usual. When the notice runs out the vendor can end the contract and keep your deposit, so a short notice leaves no time to mend a late loan.',
      recommendation: 'Before you sign, ask for 14 days for both sides.',
      question: 'Will the vendor accept 14 days for a notice to complete, for both sides?',
      suggestedWording:
        'A notice to complete served by either party must allow at least 14 days after service.',
    },
    oneSided: {
      title: 'Only the vendor can serve a notice to complete',
      description:
        'By the wording at {{where}} you cannot force the vendor to complete, while the vendor can force you. If the vendor is late, you wait.',
      recommendation: 'Before you sign, ask that both sides may serve the notice.',
      question: 'Will the vendor agree that either party may serve a notice to complete?',
    },
  },
  check({ doc }, report) {
    for (const passage of termsOf(doc)) {
      const { full, text, span, next } = passage
      const behind = headed(passage)
      if (!patterns.notice.test(behind)) continue
      if (patterns.oneSided.test(full)) {
        report('oneSided', [span], {}, { severity: 'high' })
        continue
      }
      const isUnequal = patterns.unequal.test(passage.plain)
      if (!patterns.period.test(text) && !patterns.bare.test(behind) && !isUnequal) continue
      if (patterns.served.test(text)) continue
      const both = text.endsWith(';') && patterns.vendorsHalf.test(next) ? `${text} ${next}` : text
      const least = Math.min(...daysIn(both), dayIn(both))
      if (least < 14) {
        const days = least < 1.5 ? '1 day' : `${Math.round(least)} days`
        report('short', [span], { days }, { severity: least < 7 || isUnequal ? 'high' : 'medium' })
      }
    }
  },
})

/** The day after service on which the notice may run out. */
function dayIn(text: string): number {
  const [, name, business] = patterns.onDay.exec(text) ?? []
  if (name === undefined) return Infinity
  const days = ORDINAL_NUMBERS[name.toLowerCase()] ?? Number(name)
  return business === undefined ? days : days * 1.4
}
