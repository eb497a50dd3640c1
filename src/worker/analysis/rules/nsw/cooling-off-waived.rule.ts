import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'

const patterns = wordings({
  certificate: /\bs?66 ?W\b/i,
  given:
    /\b(?:must|shall|will|is to|are to|agrees? to|required to|requires?|has|have|undertakes? to)\b.{0,80}\bs?66 ?W\b|\bs?66 ?W\b.{0,80}\b(?:must|shall|will|is to|to) (?:be )?(?:given|provided|handed|delivered|served|signed|accompany|exchanged)\b|\bs?66 ?W\b.{0,60}\b(?:is|has been|was) (?:attached|annexed|given|provided|signed)\b|\b(?:exchange\w{0,2}|with|hands? over|suppl(?:y|ies)|provides?)\b.{0,40}\bs?66 ?W\b/i,
  handed:
    /\b(?:gives?|delivers?|tenders?|serves?|produces?|encloses?|attaches|hands)\b.{0,60}\bs?(?:ection )?66 ?W\b|\b66 ?W\b.{0,40}\b(?:signed|issued|given|made) by\b/i,
  waived:
    /\b(?:waives?|waived|waiving|gives? up|forgoes?|surrenders?|relinquish\w{0,3}|releases?)\b.{0,80}\bcool(?:ing)?[- ]off\b|\bcooling[- ]off\b.{0,60}\b(?:(?:is|are|has been|be) (?:waived|excluded|given up|surrendered)|(?:does|do|shall|will) not apply|not available)\b|\bno cooling[- ]off\b|\bwithout (?:the benefit of )?(?:a |any )?cooling[- ]off\b/i,
  shortened:
    /\bcooling[- ]off (?:period|rights?)\b.{0,80}\b(?:ends?|finish(?:es)?|closes?|expires?|expire|reduced|shortened|abridged)\b.{0,80}\b(?:day of exchange|same day|contract date|date of (?:this )?contract|(?:1|2|3|4|one|two|three|four) (?:\(\d\) )?business days?)\b/i,
  optional:
    /\b(?:gives?|signs?|provides?|hands? over|wants?|needs?|asks? for|requires?) no\b.{0,20}\b66 ?W\b|\b(?:will|can|may|to) use the (?:\w{3,5} |\d{1,2} )(?:business )?days\b|\bno (?:(?:certificate )?(?:under )?s(?:ection)? ?)?66 ?W certificates?\b.{0,30}\b(?:is|are|was|will be|need be|has been)\b|\bno cooling[- ]off (?:period|rights?)(?: if\b|\s?[-:]\s?$)|\ballows a purchaser to\b|\b(?:vendor|seller) (?:does|will|shall) not (?:ask|require)\b|\b(?:if|unless|where|may|wishes|elects|in case|should the)\b.{0,80}\b(?:66 ?W|cooling[- ]off)\b|\bnot (?:be )?(?:required|obliged|need)\b/i,
  heading: /\bcertificate under section 66 ?W\b|\bsection 66 ?W certificate\b/i,
  certifies: /\b(?:certify|certifies|explained)\b/i,
  blank: /_{3}|\.{5}|\[/,
  auction: /\bauction\b/i,
  sold: /\b(?:sold|sale|offered|purchased?) (?:at|by) (?:public )?auction\b|\bfall of the hammer\b|\bhighest bidder\b/i,
  /** It says so of this auction itself. */
  noneHere:
    /\bno cooling[- ]off\b[^.;]{0,60}\b(?:at|by|under) (?:this|the) auction\b|\b(?:this|the) auction\b[^.;]{0,30}\b(?:has|gives|carries) no cooling[- ]off\b/i,
  notYet:
    /\b(?:if|unless|where|whether|may be|passed in|withdrawn|prior to|means|not)\b.{0,60}\b(?:auction|hammer|bidder)\b/i,
})

/** A contract that binds at once. */
export default defineRule({
  id: 'nsw/cooling-off-waived',
  title: 'Your cooling-off period (section 66W certificate)',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.nsw.conveyancing, 'ss 66S(5), 66T, 66W')],
  appliesTo: ['special-conditions', 'contract-form', 'particulars', 'annexure'],
  replaces: ['national/cooling-off'],
  patterns,
  clear: 'No clause was found that asks you to give up the cooling-off period.',
  subject:
    /\bcool(?:s|ed|ing)?[- ]?off\b|\bs?66 ?W\b|\bDivision 8\b|\b(?:sold|sale|purchases?|bought|offered)\b[^.;]{0,60}\b(?:auction)\b|\b(?:auction)\b[^.;]{0,60}\b(?:sold|sale|purchases?|bought|offered)\b/i,
  messages: {
    certificate: {
      title: 'You must give up the cooling-off period (section 66W certificate)',
      description:
        'The wording at {{where}} asks for a certificate under section 66W. It takes away your cooling-off period ({{days}} business days), so the contract binds you from exchange and you cannot change your mind if the loan or an inspection goes wrong.',
      recommendation:
        'Give the certificate only when your loan is approved and every inspection is done. It must be signed by a solicitor, conveyancer or barrister who does not act for the vendor and has explained it to you.',
      question:
        'Will the vendor exchange with the cooling-off period, or wait until finance and inspections are done?',
    },
    waived: {
      title: 'The contract says that you have no cooling-off period',
      description:
        'The wording at {{where}} gives up your cooling-off period. By law it can be given up only by a section 66W certificate, or it does not arise at an auction or under an option, so ask whether these words have any effect. Until that is clear, treat the contract as binding from exchange.',
      recommendation:
        'Before you sign, ask for these words to be struck out, and have finance and inspections ready.',
      question: 'On what ground is it said that there is no cooling-off period?',
    },
    auction: {
      title: 'Sold at auction: no cooling-off period',
      description:
        'The wording at {{where}} shows a sale by auction. A contract made at an auction, or on the same day after the property was passed in, has no cooling-off period. It binds you when the hammer falls.',
      recommendation:
        'Have your loan approved, the contract read and every inspection done before you bid.',
      question: 'Will the vendor accept an offer with a cooling-off period before the auction?',
    },
    shortened: {
      title: 'The cooling-off period is shortened',
      description:
        'By the wording at {{where}} your cooling-off period ends sooner than the usual {{days}} business days. You have less time to arrange the loan and inspections before the contract binds you.',
      recommendation:
        'Ask for the full period. If the contract stands as it is, put the exact time (5 pm on the last day) in your diary.',
      question: 'Will the vendor agree to the full cooling-off period?',
    },
  },
  check({ doc }, report) {
    const values = { days: isOffThePlan(doc) ? 'ten' : 'five' }
    for (const { full, text, span, heading } of termsOf(doc)) {
      if (patterns.noneHere.test(text) && !patterns.optional.test(text)) {
        report('auction', [span], values, { severity: 'low', unmistakable: true })
        continue
      }
      if (patterns.auction.test(full) || patterns.sold.test(full)) {
        if (patterns.sold.test(text) && !patterns.notYet.test(full)) {
          report('auction', [span], values, { severity: 'medium', strength: 'likely' })
        }
        continue
      }
      if (patterns.heading.test(heading) && patterns.certifies.test(full)) {
        if (!patterns.blank.test(full)) report('certificate', [span], values)
        continue
      }
      if (patterns.optional.test(full)) continue
      if (
        patterns.certificate.test(full) &&
        (patterns.given.test(full) || patterns.handed.test(full))
      ) {
        report('certificate', [span], values)
      } else if (patterns.waived.test(full)) report('waived', [span], values)
      else if (patterns.shortened.test(full)) {
        report('shortened', [span], values, { severity: 'medium' })
      }
    }
  },
})
