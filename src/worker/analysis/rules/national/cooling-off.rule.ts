import type { StateCode } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed, isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn, TERMS } from '../reading/passages.ts'

const patterns = wordings({
  waived:
    /\b(?:waiv\w{1,4}|gives? up|no|not have|without|excluded|do(?:es)? not apply)\b.{0,80}\bcooling[ -]?off\b|\bcooling[ -]?off\b.{0,80}\b(?:waiv\w{1,4}|does not apply|do not apply|is excluded|has (?:been )?(?:given up|expired))\b/i,
  given:
    /\b(?:giv(?:es?|ing) up|given up|fore?go(?:es|ne|ing)?|surrenders?|relinquish\w{0,2}|renounces?|does not (?:require|want)|will not (?:exercise|use)|waiver of)\b.{0,60}\bcooling[ -]?off\b|\bcooling[ -]?off\b.{0,60}\b(?:has been (?:given up|waived)|is not available)\b/i,
  shortened:
    /\bcooling[ -]?off\b.{0,120}\b(?:shorten|reduc|abridg|limit)\w{0,4}\b|\b(?:shorten|reduc|abridg)\w{0,4}\b.{0,60}\bcooling[ -]?off\b/i,
  notice:
    /^\W{0,4}(?:\w{1,3}[.)] )?(?:a|any) (?:buyer|purchaser|person)\b[^.;]{0,40}\bauction\b|\b(?:buyer|purchaser|you) may (?:waive|shorten|give up|elect)\b|\bmay be subject to\b|\btermination penalty\b/i,
  auction:
    /\b(?:(?:formed|entered into|made) (?:on|at|by)(?: a)? (?:sale by )?(?:public )?auction|registered bidder\b.{0,60}\bpassed in|sold (?:at|by) (?:public )?auction|fall of the hammer|highest bidder|conditions of sale by (?:public )?auction|public auction)\b/i,
  prior:
    /\b(?:if not sold|unless sold|prior to auction|no auction|private (?:sale|treaty)|within 3 clear business days|whether)\b/i,
  nsw: /\b66W\b/i,
  /** Nobody gave it up. */
  kept: /\bno waiver\b|\b(?:has|have|is|was) not (?:been )?(?:waived|given up|shortened)\b/i,
  /** Chosen by a box: "☐ Yes ☒ No", "YES ☐ NO ☒", "☒ does not rely". */
  boxed:
    /\bcooling[ -]?off\b[^☒]{0,110}☒ ?(?:no\b|not\b|does not|do not|waiv\w{2,4}|none|excluded)|\bcooling[ -]?off\b[^☐☒]{0,60}\bYES ☐ ?\/? ?NO ☒/i,
  /** Two boxes, of which one is crossed: only the crossed one counts. */
  choice: /☐[^☒]{0,80}☒|☒[^☐]{0,80}☐/,
  /** Given up without its name: so many days, or the section that grants them. */
  daysGone:
    /\b(?:waives?|gives? up|forgoes?|surrenders?|abandons?)\b[^.;]{0,60}\b(?:two|three|four|five|[2-5]) (?:clear |business |working ){0,2}days\b[^.;]{0,30}\b(?:change (?:the (?:buyer|purchaser)'s|its|his|her|their|your) mind|after (?:signing|exchange|the contract)|in which to (?:end|withdraw|rescind))|\b(?:gives? up|waives?) the right to (?:end|rescind|terminate|withdraw from) (?:this|the) contract (?:in|within|during) the (?:two|three|four|five|[2-5])\b/i,
  /** Cut to a day or two. */
  fewDays:
    /\b(?:cooling[ -]?off (?:period|right|time)|(?:period|time) (?:under|in|of|referred to in|given by) (?:section (?:66S|31)|the Property Occupations Act)[^.;]{0,8})\b[^;]{0,50}\b(?:is|runs?|run|expires?|expire|ends?|lasts?|be)\b[^;]{0,40}\b(?:one|two|first|second|1|2) (?:clear )?(?:business |working )?days?\b/i,
  /** Given up without its name, below its heading or the Act's section: "no right to withdraw from this contract". */
  noWithdrawal:
    /\b(?:gives?|leaves?|allows?|has|have|having|had|with|is|are)\b[^.;]{0,30}\bno (?:right|period|time|days?|option)\b[^.;]{0,30}\b(?:withdraw|rescind|step back|back out|cool off|get out of|call off)\b/i,
  ofCoolingOff:
    /\bcooling[ -]?off\b|\bsection (?:31|66[ST])\b|\bDivision 8\b|\bhectares\b|\bafter (?:signing|exchange)\b/i,
  mind: /\bno (?:period|time|right)\b.{0,40}\bchange (?:its|his|her|their|your|one's) mind\b/i,
  threeDays:
    /\bright to (?:end|terminate|withdraw|cool|rescind)\b.{0,60}\b(?:two|three|four|five|[2-5]) (?:clear )?(?:business |working )?days\b.{0,40}\b(?:given up|waived|not available|not apply|excluded)\b|\bcooling[ -]?off (?:period|right)\b.{0,40}\bends?\b.{0,30}\bday (?:of|on which)\b.{0,16}\b(?:exchange|sale|signing|signed)/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.boxed,
  patterns.daysGone,
  patterns.fewDays,
  patterns.shortened,
  patterns.waived,
  patterns.given,
  patterns.mind,
  patterns.noWithdrawal,
  patterns.threeDays,
  patterns.auction,
]

/** What the law gives in the states that have no rule of their own. */
const LAWS: { readonly [state in StateCode]?: string } = {
  VIC: ' In Victoria it is three clear business days after you sign, and using it costs $100 or 0.2% of the price, whichever is more; there is none at or close to a public auction, for a company, or for land used in business or larger land for farming.',
  QLD: ' In Queensland it is five business days and costs at most 0.25% of the price; you can give it up without seeing a lawyer.',
}

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
  clear: 'No words were found that take away the cooling-off period of the state’s law.',
  subject:
    /\bcool(?:ing|s)?[- ]?off\b|\b66[A-Z]{1,2}\b|\bsection (?:31|66)[A-Z]{0,2}\b|\b(?:sold|sale|bought|formed)\b[^.;]{0,40}\bauction\b|\bpublicly advertised auction\b|\bfall of the hammer\b|\b(?:five|three|two|5|3|2)(?: clear)? business days\b[^.;]{0,60}\b(?:withdraw|end|rescind|given up)\b|\b(?:withdraw|end this contract|change its mind|rescind)\b[^.;]{0,60}\b(?:business days|clear days|bargain|period)\b|\bno (?:right|period)\b[^.;]{0,30}\b(?:to|in which to) (?:withdraw|change)\b|\bchange its mind\b/i,
  messages: {
    waived: {
      title: 'The cooling-off period is waived or does not apply',
      description:
        'By the wording at {{where}} you have no cooling-off period. From signing you are bound, with no days left to check the contract, the loan or the building.{{law}}',
      recommendation: 'Finish every check, and hold your loan approval, before you sign.',
      question: 'On what ground is there no cooling-off period, and can it be left in place?',
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
    const law = (doc.state === null ? undefined : LAWS[doc.state]) ?? ''
    for (const passage of holdingAny(
      passagesIn(doc, [...TERMS, 'annexure', 'other']),
      'text',
      ...ENTRIES,
    )) {
      const { text, full, span, zone } = passage
      if (patterns.notice.test(text) || patterns.kept.test(text)) continue
      const isChoice = patterns.choice.test(text)
      if (patterns.boxed.test(text) || patterns.daysGone.test(text)) {
        report('waived', [span], { law }, { unmistakable: true })
      } else if (patterns.fewDays.test(text) && !patterns.nsw.test(text)) {
        report('shortened', [span], { law }, { unmistakable: true })
      } else if (patterns.shortened.test(text) && !patterns.nsw.test(text)) {
        report('shortened', [span], { law })
      } else if (
        !isChoice &&
        (patterns.waived.test(text) ||
          patterns.given.test(text) ||
          patterns.mind.test(text) ||
          (patterns.noWithdrawal.test(text) && patterns.ofCoolingOff.test(full)) ||
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
