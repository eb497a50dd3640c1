import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS, againstDenial, denialOf } from '../reading/denials.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
  subject:
    /\b(?:relevant |swimming |regulated |spa )?pools?\b(?! (?:safety )?(?:certificate|compliance))/i,
  // A printed notice of what a pool owner must do is no answer.
  answer:
    /\b(?:pool)\b.{0,80}[:|?☐☒]|\bpool\b ?(?:no|nil|none)\b|\bno (?:swimming |relevant )?pool\b/i,
  /** What is to be declared where there is none, said to everybody. */
  printed:
    /\b(?:until|unless|where|if|when|either|or)\b[^.;]{0,60}\b(?:declaration|acknowledgement|no pool)\b/i,
  shown:
    /\b(?:(?:in-?ground|above-?ground|swimming|plunge|lap|fibreglass|concrete) pool(?! (?:safety|act)\b)|(?:outdoor|portable|inflatable|\w{3,6}-person|timber|swim) spa|spa (?:pool|slab|pump|cover|on)|hot tub|pool (?:pump|fence|gate|cleaner|equipment|filter|heater|shell|cover))\b/i,
  bath: /\bspa ?bath\b|\bbathroom\b|\ben-?suite\b|\bcommon (?:property|area)|\bpublic\b|\bcouncil pool|\bneighbour|\badjoining\b|\b(?:filled in|removed|demolished|car ?pool)\b|\bwarning\b/i,
})

/** A pool or spa among what is sold or seen, where the answers say that there is none. */
export default defineRule({
  id: 'national/pool-denied',
  title: 'Pool or spa in one paper and not in another',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'each state’s pool law, in its own rule' },
  appliesTo: ['vendor-statement', 'particulars', 'contract-form', 'building-report'],
  patterns,
  clear: 'No pool or spa was found where the papers say that there is none.',
  subject: /\bpools?\b|\bspas?\b|\bhot tubs?\b|\bjacuzzi\b/i,
  messages: {
    shown: {
      title: 'There is a spa or pool, although the papers answer that there is no pool',
      description:
        'The papers say that the property has no pool, but the wording at {{where}} names one or a spa. A spa or pool deeper than 300 mm needs a safety barrier and, in most states, a certificate; without the right answer nobody has checked it, and after settlement the duty is yours.',
      recommendation:
        'Before you sign, ask for the pool safety certificate, or a term that the vendor obtains one or removes the spa or pool.',
      question:
        'Is there a pool or spa on the property, does it have a safety certificate, and will the answer be corrected?',
    },
  },
  check({ doc }, report) {
    const denied = denialOf(doc, patterns.subject, [
      'vendor-statement',
      'particulars',
      'contract-form',
    ])
    if (denied === null || !patterns.answer.test(denied.text)) {
      report.notInDocument('No answer was read that denies a pool.')
      return
    }
    if (patterns.printed.test(denied.text) && !denied.text.includes('☒')) return
    const shown = passagesIn(doc, [
      'particulars',
      'contract-form',
      'special-conditions',
      'building-report',
      'building-permit',
      'annexure',
    ]).find(
      (passage) =>
        affirmed(passage, patterns.shown) !== null &&
        !patterns.bath.test(passage.text) &&
        passage.span.start !== denied.span.start,
    )
    if (shown === undefined) return
    report(
      'shown',
      [shown.span, denied.span],
      {},
      againstDenial(denied, shown, { by: 'Answered', answer: 'No pool', where: 'Other place' }),
    )
  },
})
