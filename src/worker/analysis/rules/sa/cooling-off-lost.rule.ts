import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  coolingOff: /\bcool(?:ing)?[- ]off\b/i,
  /** The right by its days and its section, which do not name it. */
  bySection:
    /\b(?:giv(?:es?|ing) up|waiv(?:es?|ing|ed)|forgo(?:es|ing)?|surrender(?:s|ing)?|(?:does|do) not have|without)\b[^.;]{0,60}\b(?:(?:two|2) (?:clear )?(?:business )?days\b[^.;]{0,40}\b(?:section|s\.?) ?5\b|(?:section|s\.?) ?5 of the (?:Act|Land and Business)\b)|\b(?:section|s\.?) ?5 of the (?:Act|Land and Business)[^.;]{0,60}\b(?:is|are|has been|(?:does|shall|will) not) (?:waived|given up|excluded|surrendered|apply)\b/i,
  waived:
    /\bwaiv(?:e|es|ed|er|ing)\b|\b(?:does|do|shall|will|can) not (?:apply|have)\b|\bno (?:statutory )?cool(?:ing)?[- ]off\b|\b(?:not|no longer) (?:be )?(?:entitled|available)\b|\bgiv(?:es?|ing) up\b|\bexcluded?\b|\bsurrender(?:s|ed)?\b|\bwithout (?:any |a )?(?:right to cool|cool)/i,
  none: /\bno (?:statutory )?right to cool(?:ing)?[- ]off\b|\b(?:may|can|does|do|must|shall|will) ?not (?:have (?:a|any) right to )?cool[- ]off\b|\bcannot cool[- ]off\b/i,
  atAuction: /\b(?:at|by|on the day of|after) (?:the |an |public |this )?auction\b/i,
  certificate:
    /\b(?:legal practitioner|solicitor)\b.{0,60}\bcertif(?:y|ies)\b|\bcertificate\b.{0,80}\b(?:legal practitioner|solicitor|independent legal advice)\b|\b(?:legal practitioner|solicitor)(?:'s)?\b.{0,60}\bcertificate\b/i,
  auction:
    /\b(?:sold|purchased|bought|knocked down)\b.{0,30}\b(?:at|by) (?:public )?auction\b|\bcontract\b.{0,30}\b(?:made|signed|entered into)\b.{0,30}\b(?:at|following|on the day of) (?:the |an? |public )?auction\b|\bfollowing (?:bidding|the auction)\b|\bfall of the hammer\b|\bhighest bidder\b/i,
  general: /\b(?:if|unless|where|may|prior to|before|no)\b.{0,60}\b(?:waiv|auction)/i,
  condition:
    /\b(?:subject to|conditional (?:up)?on|amount of (?:the )?loan|finance approval)\b.{0,90}(?:financ|loan|inspection|report|\$ ?\d|approval)/i,
})

/** In South Australia two clear business days, unless they were given away. */
export default defineRule({
  id: 'sa/cooling-off-lost',
  title: 'Your right to cool off',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.sa.saleAndConveyancing, 's 5')],
  replaces: ['national/cooling-off'],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'auction-conditions'],
  patterns,
  clear: 'Nothing was found that takes away your two clear business days to cool off.',
  subject: /\bcool(?:ing|ed|s)?[- ]?off\b|\btwo (?:clear )?business days\b|\bauction\w{0,3}\b/i,
  messages: {
    waived: {
      title: 'Your cooling-off right is waived',
      description:
        'By the wording at {{where}} you give up your right to cool off: the two clear business days, after the contract or the service of the Form 1 (whichever is later), in which you may change your mind. Once it is waived you are bound when you sign, and leaving is a breach that can cost you the deposit.',
      recommendation:
        'Finish your inspections and have your loan approved before you sign. A waiver counts only with a certificate, signed before the contract, of a lawyer who advised you independently; do not agree to one before that advice.',
      question: 'Will the vendor accept the contract without a waiver of the cooling-off right?',
    },
    auction: {
      title: 'Sold at auction: there is no cooling-off right',
      description:
        'The wording at {{where}} treats the sale as made at, or on the day of, an auction. Then there is no cooling-off right, and you are bound when you sign.',
      recommendation:
        'Have the loan, the inspections and legal advice done before the auction. If you did not bid, ask a conveyancer whether the exception fits.',
      question: 'Did the purchaser bid at the auction, and on which day was the contract signed?',
    },
  },
  check({ doc }, report) {
    const passages = termsOf(doc)
    const conditional = passages.some(
      ({ text }) =>
        patterns.condition.test(text) && !isUnticked(text, text.search(patterns.condition)),
    )
    const severity = conditional ? 'medium' : 'high'
    for (const { full, text, span } of passages) {
      if (text.endsWith('?')) continue
      if (patterns.none.test(text) && patterns.atAuction.test(full)) {
        report('auction', [span], {}, { severity: conditional ? 'low' : 'medium' })
        continue
      }
      if (patterns.general.test(text)) continue
      if (patterns.bySection.test(text) && !isUnticked(text, text.search(patterns.bySection))) {
        report('waived', [span], {}, { severity })
        continue
      }
      if (isUnticked(text, Math.max(0, text.search(patterns.coolingOff)))) continue
      if (patterns.coolingOff.test(full) && patterns.waived.test(text)) {
        report(patterns.auction.test(text) ? 'auction' : 'waived', [span], {}, { severity })
      } else if (patterns.coolingOff.test(text) && patterns.certificate.test(text)) {
        report('waived', [span], {}, { severity, strength: 'likely' })
      } else if (patterns.auction.test(text)) {
        report('auction', [span], {}, { severity: conditional ? 'low' : 'medium' })
      }
    }
  },
})
