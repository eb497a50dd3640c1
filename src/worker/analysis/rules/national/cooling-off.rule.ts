import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed, isUnticked } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, TERMS } from '../passages.ts'

const patterns = wordings({
  waived:
    /\b(?:waiv\w{1,4}|gives? up|no|not have|without|excluded|do(?:es)? not apply)\b.{0,80}\bcooling[ -]?off\b|\bcooling[ -]?off\b.{0,80}\b(?:waiv\w{1,4}|does not apply|do not apply|is excluded|has (?:been )?(?:given up|expired))\b/i,
  given:
    /\b(?:giv(?:es?|ing) up|given up|fore?go(?:es|ne|ing)?|surrenders?|relinquish\w{0,2}|renounces?|does not (?:require|want)|will not (?:exercise|use)|waiver of)\b.{0,60}\bcooling[ -]?off\b|\bcooling[ -]?off\b.{0,60}\b(?:has been (?:given up|waived)|is not available)\b/i,
  shortened:
    /\bcooling[ -]?off\b.{0,120}\b(?:shorten|reduc|abridg|limit)\w{0,4}\b|\b(?:shorten|reduc|abridg)\w{0,4}\b.{0,60}\bcooling[ -]?off\b/i,
  notice:
    /\b(?:buyer|purchaser|you) may (?:waive|shorten|give up|elect)\b|\bmay be subject to\b|\btermination penalty\b/i,
  auction:
    /\b(?:(?:formed|entered into|made) (?:on|at|by)(?: a)? (?:sale by )?(?:public )?auction|registered bidder\b.{0,60}\bpassed in|sold (?:at|by) (?:public )?auction|fall of the hammer|highest bidder|conditions of sale by (?:public )?auction|public auction)\b/i,
  prior:
    /\b(?:if not sold|unless sold|prior to auction|no auction|private (?:sale|treaty)|within 3 clear business days|whether)\b/i,
  nsw: /\b66W\b/i,
  /** Nobody gave it up. */
  kept: /\bno waiver\b|\b(?:has|have|is|was) not (?:been )?(?:waived|given up|shortened)\b/i,
  mind: /\bno (?:period|time|right)\b.{0,40}\bchange (?:its|his|her|their|your|one's) mind\b/i,
  threeDays:
    /\bright to (?:end|terminate|withdraw|cool|rescind)\b.{0,60}\b(?:two|three|four|five|[2-5]) (?:clear )?(?:business |working )?days\b.{0,40}\b(?:given up|waived|not available|not apply|excluded)\b|\bcooling[ -]?off (?:period|right)\b.{0,40}\bends?\b.{0,30}\bday (?:of|on which)\b.{0,16}\b(?:exchange|sale|signing|signed)/i,
})

/** The days in which a buyer may still step back. */
export default defineRule({
  id: 'national/cooling-off',
  title: 'Cooling-off period',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.vic.saleOfLand, 's 31'), cite(act.qld.propertyOccupations, 'ss 160, 165–168')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'auction-conditions'],
  patterns,
  clear: 'Nothing takes away the cooling-off period that the law of the state gives.',
  messages: {
    waived: {
      title: 'The cooling-off period is waived or does not apply',
      description:
        'By the wording at {{where}} you have no cooling-off period. From signing you are bound, with no days left to check the contract, the loan or the building.{{law}}',
      recommendation: 'Finish every check, and hold your loan approval, before you sign.',
    },
    shortened: {
      title: 'The cooling-off period is shortened',
      description:
        'The wording at {{where}} leaves you fewer days in which you may step back without a reason.{{law}}',
      recommendation:
        'Before you sign, ask for the full period, or finish the loan, the inspections and the searches first.',
      question: 'Will the vendor leave the full cooling-off period in place?',
    },
    auction: {
      title: 'Sold at auction: no cooling-off period',
      description:
        'The wording at {{where}} shows a sale by auction. The highest bidder is bound at once, without cooling-off and usually without any condition.',
      recommendation:
        'Have the contract read, the building inspected and the loan approved before you bid.',
    },
  },
  check({ doc }, report) {
    const law =
      doc.state === 'QLD'
        ? ' In Queensland it is five business days and costs at most 0.25% of the price; you can give it up without seeing a lawyer.'
        : ''
    for (const passage of passagesIn(doc, [...TERMS, 'annexure', 'other'])) {
      const { text, span, zone } = passage
      if (patterns.notice.test(text) || patterns.kept.test(text)) continue
      if (patterns.shortened.test(text) && !patterns.nsw.test(text)) {
        report('shortened', [span], { law })
      } else if (
        (patterns.waived.test(text) ||
          patterns.given.test(text) ||
          patterns.mind.test(text) ||
          patterns.threeDays.test(text)) &&
        !patterns.nsw.test(text)
      ) {
        if (
          !isUnticked(text, Math.max(0, text.search(patterns.waived))) &&
          !patterns.prior.test(text)
        )
          report('waived', [span], { law })
      } else if (
        patterns.auction.test(text) &&
        (zone === 'auction-conditions' || zone === 'special-conditions' || zone === 'particulars')
      ) {
        if (!patterns.prior.test(text) && affirmed(passage, patterns.auction) !== null)
          report('auction', [span])
      }
    }
  },
})
