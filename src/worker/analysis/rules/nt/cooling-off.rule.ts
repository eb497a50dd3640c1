import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  exchanged:
    /\bexchang\w{1,3}\b.{0,60}\b(?:conveyancers?|solicitors?|legal practitioners?|lawyers?)\b|\b(?:conveyancers?|solicitors?|legal practitioners?|lawyers?)\b.{0,60}\bexchang\w{1,3}\b/i,
  /** It was signed in another way, so the right stays. */
  notExchanged: /\b(?:not|never|without) (?:been |being |an? )?exchang/i,
  waived:
    /\bcool\w{0,3}[ -]?off(?: (?:period|right)s?)?\b ?[:|]? ?☒? ?(?:none|nil|not available|no cooling)\b|\b(?:abandons?|surrenders?|relinquish\w{0,2}|forgoes?)\b.{0,40}\bcool|\bgives? up\b.{0,30}\b(?:4|four)(?: \(4\))? (?:working|business) days\b|\bwaiv\w{1,4}\b.{0,60}\b(?:cool\w{0,3}[ -]?off|(?:4|four)(?: \(4\))? (?:working|business) days?)\b|\bcool\w{0,3}[ -]?off\b.{0,60}\b(?:waived|waives|excluded|given up|(?:does|do|shall|will) not apply)\b|\b(?:no|without(?: a| any)?|not have(?: a| any)?)\b.{0,24}\bcool\w{0,3}[ -]?off\b|\bgives? up\b.{0,40}\bcool\w{0,3}[ -]?off\b/i,
  shortened:
    /\bcool\w{0,3}[ -]?off\b.{0,60}\b(?:shorten|reduc|abridg)\w{1,4}\b|\b(?:1|2|3|one|two|three) working days?\b.{0,30}\bcool\w{0,3}[ -]?off\b/i,
  possible: /\b(?:if|unless|where|may|whether|in case)\b.{0,80}\b(?:exchang|cool|waiv)/i,
  period: /\b(?:has|have|is) (?:a |the )?(?:4|four)(?: \(4\))? working day\b/i,
  auction:
    /\b(?:sold|offered|sale) (?:is )?(?:at|by|on) (?:public )?auction\b|\bfall of the hammer\b|\bhighest bidder\b/i,
  prior: /\b(?:prior to auction|unless sold|if not sold|no auction)\b/i,
  open: /\bsubject to\b.{0,40}\b(?:finance|loan|building|inspection)\b|\bfinance (?:clause|condition|date|approval)\b/i,
  notSubject: /\bnot (?:subject|applicable)\b|\bn\/a\b/i,
})

/** Four working days, and none once conveyancers exchange or the hammer falls. */
export default defineRule({
  id: 'nt/cooling-off',
  title: 'Cooling-off period and how the contract is made',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  replaces: ['national/cooling-off'],
  law: [cite(act.nt.agentsLicensing)],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'auction-conditions'],
  patterns,
  clear: 'Nothing was found that takes away the cooling-off period of four working days.',
  subject:
    /\bcool(?:s|ed|ing)?[- ]?off\b|\b(?:four|4) (?:working|business) days?\b|\bauctions?\b|\b(?:contracts?|counterparts?)\b[^.;]{0,60}\b(?:exchanged?|exchanging)\b|\b(?:exchanged?|exchanging)\b[^.;]{0,60}\b(?:contracts?|counterparts?)\b|\bright to (?:withdraw|rescind)\b/i,
  messages: {
    exchanged: {
      title: 'No cooling-off, because conveyancers exchange the contract',
      description:
        'By the wording at {{where}} the contract is made by an exchange between conveyancers or lawyers. The printed contract gives four working days of cooling off only where your conveyancer does not exchange it, so you would be bound at once.',
      recommendation:
        'Before the exchange, finish every check and have your loan approved, or ask for conditions that let you out.',
      question: 'Will the vendor agree to a cooling-off period although conveyancers exchange?',
    },
    waived: {
      title: 'The cooling-off period is waived or shortened',
      description:
        'By the wording at {{where}} you give up some or all of the four working days in which you may withdraw without giving a reason.',
      recommendation:
        'Before you sign, ask for the full period, or finish the loan, the inspections and the searches first.',
      question: 'Will the vendor leave the four working days in place?',
    },
    auction: {
      title: 'Sold at auction: no cooling-off period',
      description:
        'The wording at {{where}} shows a sale by auction. The highest bidder is bound at once, without cooling-off.',
      recommendation:
        'Have the contract read, the building inspected and the loan approved before you bid.',
    },
  },
  check({ doc }, report) {
    const terms = termsOf(doc)
    const conditional = terms.some(
      ({ text }) => patterns.open.test(text) && !patterns.notSubject.test(text),
    )
    const options = conditional ? {} : ({ severity: 'high' } as const)
    for (const { text, span } of terms) {
      if (patterns.possible.test(text)) continue
      const waived = patterns.waived.test(text) || patterns.shortened.test(text)
      if (patterns.exchanged.test(text)) {
        const other = isUnticked(text, text.search(patterns.exchanged))
        if (!other && !patterns.notExchanged.test(text))
          report('exchanged', [span], {}, { ...options, unmistakable: true })
      } else if (waived && !patterns.period.test(text)) {
        if (!isUnticked(text, Math.max(0, text.search(patterns.waived)))) {
          report('waived', [span], {}, options)
        }
      }
    }
    for (const { text, span } of passagesIn(doc, [
      'auction-conditions',
      'special-conditions',
      'particulars',
      'contract-form',
    ])) {
      if (patterns.auction.test(text) && !patterns.prior.test(text)) report('auction', [span])
    }
  },
})
