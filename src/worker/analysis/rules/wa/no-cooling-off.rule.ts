import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  unconditional:
    /\b(?:this|the|buyer's|an) (?:offer|contract)\b.{0,30}\b(?:is|as|to be)\b.{0,12}\b(?:unconditional|not subject to any condition)\b|\bunconditional (?:cash )?offer\b|\bcash unconditional\b|\bcash offer\b|\bno (?:special )?conditions\b|\bfinance clause is not applicable [A-Z]\.? ?\w|\bnot (?:be )?(?:subject to|conditional (?:up)?on)\b.{0,60}\b(?:any (?:other )?conditions?|condition precedent|conditions precedent)\b|\b(?:offers?|agrees?) to (?:buy|purchase)\b.{0,60}\bunconditionally\b|\bspecial conditions? ?[:|] ?(?:nil|none)\b|\bfinance clause is not applicable ?:? ?☒|☒ ?finance clause is not applicable\b(?! ?☐)/i,
  later:
    /\b(?:becom\w{1,3}|declar\w{1,4}|when|once|after|until|if|unless|notice|go(?:es)?|gone)\b.{0,40}\bunconditional\b|\bunconditional\b.{0,30}\b(?:date|by|notice|within|on or before)\b/i,
  condition:
    /\b(?:subject to|conditional (?:up)?on|latest time|amount of (?:the )?loan|due diligence|structural defects?|building (?:inspection|report|condition|annexure)|timber pest|pre-?purchase inspection|satisfactory to the buyer|buyer (?:being|is) satisfied|buyer may terminate)\b/i,
  off: /\b(?:not (?:be )?entitled|no right|tenanc(?:y|ies)|lease|encumbranc\w{1,3}|reservations?|rights of inspection|not applicable|n\/a|nil|none|does not apply|not subject to|deleted|waived|not required|unconditional)\b/i,
  blank:
    /\b(?:latest time|amount of (?:the )?loan)\b(?: ?: ?4 ?pm on)?[ :|$]{0,6}(?:_{2}.{0,60})?$/i,
  printed: /\bif the buyer signs\b|\bif no date\b/i,
  statement:
    /\bno (?:statutory )?cooling[- ]off\b|\bcooling[- ]off (?:period|right)s?\b.{0,30}\b(?:does not|do not|not) apply\b/i,
})

/** Western Australian law gives no days to step back, so conditions are the only way out. */
export default defineRule({
  id: 'wa/no-cooling-off',
  title: 'Your ways out after the offer is accepted',
  category: 'legal',
  severity: 'medium',
  kind: 'absence',
  law: { none: 'no Western Australian law gives a cooling-off right for a sale of land' },
  replaces: ['national/cooling-off'],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'There is no cooling-off period in Western Australia; no unconditional offer was found.',
  subject:
    /\bunconditional\w{0,2}\b|\bcool(?:ing|ed|s)?[- ]?off\b|\bfinance clause\b|\bfinance condition\b|\bcash offer\b|\bsubject to (?:finance|the buyer|sale|inspection)\b|\b(?:conditional|condition) (?:on|upon)\b/i,
  messages: {
    said: {
      title: 'The offer is unconditional, and there is no cooling-off period',
      description:
        'The wording at {{where}} makes your offer unconditional. In Western Australia there is no cooling-off period, so you are bound as soon as the vendor accepts: not even a refused loan or a bad building report lets you out.',
      recommendation:
        'Before you sign, add conditions for finance, building, timber pests and your own inquiries, or have all of it finished.',
      question:
        'Will the vendor accept conditions for finance, a building and a timber pest inspection?',
      suggestedWording:
        'This Contract is conditional on the Buyer being satisfied, by 4pm on …, with the Buyer’s inquiries about the Property. If the Buyer is not, the Buyer may end it by notice and the Deposit is repaid.',
    },
    bare: {
      title: 'No condition protects you, and there is no cooling-off period',
      description:
        'No condition about finance, a building inspection or your own inquiries was found. In Western Australia there is no cooling-off period, so you would be bound as soon as the vendor accepts.',
      recommendation: 'Before you sign, add the conditions you need, each with a latest date.',
      question:
        'Will the vendor accept conditions for finance, a building and a timber pest inspection?',
    },
  },
  check({ doc }, report) {
    const passages = termsOf(doc)
    const form = doc.parts.some(({ kind }) => kind === 'contract-form' || kind === 'particulars')
    const conditions = passages.filter(
      ({ text }) =>
        patterns.condition.test(text) &&
        !patterns.off.test(text) &&
        !patterns.printed.test(text) &&
        !patterns.blank.test(text) &&
        !isUnticked(text, text.search(patterns.condition)),
    )
    let said = false
    for (const { text: sentence, span, heading } of passages) {
      // "Cash offer. Settlement 14 days after acceptance." opens with what looks like a heading.
      const text = heading.endsWith('.') ? `${heading} ${sentence}` : sentence
      if (!patterns.unconditional.test(text) || patterns.later.test(text)) continue
      if (isUnticked(text, text.search(patterns.unconditional))) continue
      if (conditions.length > 0) continue
      said = true
      report('said', [span], {}, { severity: 'high' })
    }
    if (said) return
    const [first] = conditions
    if (first !== undefined) {
      report.clear(
        'There is no cooling-off period in Western Australia; the contract has a condition for you.',
        [first.span],
      )
    } else if (form) report('bare', [], {}, hasUnreadPages(doc) ? {} : { severity: 'high' })
    else report.notInDocument('The offer and acceptance is not in this file.')
  },
})
