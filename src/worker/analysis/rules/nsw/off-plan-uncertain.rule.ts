import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { markedWords } from '../reading/marked-words.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  consent:
    /\b(?:development (?:consent|application|approval)|construction certificate|planning approval|consent of (?:the )?council|DA)\b/i,
  pending:
    /\b(?:under assessment|not (?:yet )?(?:been )?(?:granted|issued|lodged|obtained|determined|approved)|pending|awaiting|yet to be|to be (?:lodged|obtained|sought|granted|made)|is being (?:assessed|prepared|considered)|has not (?:been )?(?:granted|issued|determined|consented)|undetermined|on appeal|refused)\b/i,
  consentNo: /\b(?:consent|approval|certificate)\b.{0,40}☐ ?yes\b.{0,6}☒ ?no\b/i,
  share:
    /\b(?:\d{1,3}|[a-z]{3,9}(?:[- ][a-z]{3,5})?) ?(?:%|per ?cent(?:um)?\b)|\b(?:two[- ]thirds|half|majority)\b|\b\d{1,3} (?:of the )?(?:lots|apartments|units|homes)\b/i,
  sales:
    /\b(?:exchang\w{1,3}|contracts?|sell|sells|selling|sold|sale|sales|pre-?s(?:ales?|old|elling)|pre-?commit\w{1,5})\b/i,
  lots: /\b(?:lots|apartments|units|homes|townhouses|dwellings|residences|project|development|building)\b/i,
  preSales: /\bpre-?(?:sales?|sold|commitments?)\b/i,
  finance: /\b(?:construction |development |project )?(?:finance|funding|loan|financier|funder)\b/i,
  obtains:
    /\b(?:obtain\w{0,3}|secur\w{1,3}|arrang\w{1,3}|approv\w{1,3}|grant\w{0,3}|accept\w{0,3}|satisf\w{1,8}|receiv\w{1,3}|terms acceptable)\b/i,
  condition:
    /\b(?:subject to|condition(?:al|s)?|terminat\w{1,5}|rescind\w{0,3}|end this contract|if the|unless|until|before|by \d{1,2} [a-z]{3,9} \d{4}|no later than)\b/i,
  vendor: /\b(?:vendor|seller|developer|transferor|grantor|proponent)\b/i,
  buyersOwn:
    /\b(?:purchaser|buyer|transferee)(?:'s)?\b.{0,40}\b(?:finance|loan|obtain\w{0,3}|lender)\b/i,
  no: /\b(?:is|are) not (?:conditional|dependent|subject|contingent)\b|\bdoes not depend\b|\? ?no\b|☐ ?yes\b.{0,6}☒ ?no\b|: ?(?:no|nil|none)\b/i,
  meansOnly: /\bmeans\b/i,
})

/** A building that may never be begun, because approval, money or sales are still to come. */
export default defineRule({
  id: 'nsw/off-plan-uncertain',
  title: 'Approval, presales and finance of an off-the-plan building',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.nsw.conveyancing, 's 66ZM'), cite(act.nsw.saleOfLand, 'Sch 1 Pt 2')],
  appliesTo: ['special-conditions', 'vendor-statement', 'contract-form', 'annexure'],
  patterns,
  clear: 'No outstanding approval, presale or finance of the building was found.',
  subject:
    /\bpre-?sales?\b|\bdevelopment (?:consent|approval|application)s?\b|\bconstruction (?:certificate|finance|funding|loan)s?\b|\b(?:vendor|developer|transferor|seller)\b[^.;]{0,100}\b(?:(?:exchange|enter\w{0,3} into|sold|sell\w{0,3}|sale)[^.;]{0,60}(?:contracts|lots|apartments|units|per cent|%)|financ\w{1,4}|funding)\b|\b(?:(?:exchange|enter\w{0,3} into|sold|sell\w{0,3}|sale)[^.;]{0,60}(?:contracts|lots|apartments|units|per cent|%)|financ\w{1,4}|funding)\b[^.;]{0,100}\b(?:vendor|developer|transferor|seller)\b|\bconditions?\b[^.;]{0,40}\bterminated?\b|\bland and environment court\b/i,
  messages: {
    consent: {
      title: 'Development consent for the building has not been granted',
      description:
        'The wording at {{where}} shows that the approval to build (development consent or construction certificate) is still to come. The building may be refused, changed or delayed for years while your deposit is tied up.',
      recommendation:
        'Before you sign, ask when approval is expected, and for a right to end the contract with your deposit back if it is refused or differs.',
      question:
        'What is the state of the development application, and may the purchaser end the contract if it is refused or changed?',
    },
    presales: {
      title:
        'The contract may be terminated if presales are not reached (condition for the vendor)',
      description:
        'The wording at {{where}} makes the contract depend on how many other lots the vendor sells. If too few are sold, or the vendor says so, you can lose the home after a long wait.',
      recommendation:
        'Before you sign, ask how many lots are sold, for an early last date, and that the vendor must try to reach the number.',
      question:
        'How many lots are under contract today, and when does the condition at {{where}} end?',
    },
    finance: {
      title: 'The contract depends on the vendor’s construction finance (condition for the vendor)',
      description:
        'The wording at {{where}} lets the contract fall if the vendor does not get money to build on terms that it likes. You are bound meanwhile.',
      recommendation:
        'Before you sign, ask whether the loan is approved, and for an early last date for this condition.',
      question:
        'Has the construction loan been approved, and when does the condition at {{where}} end?',
    },
  },
  check({ doc, facts }, report) {
    if (!isOffThePlan(doc) && facts.offThePlan === null) {
      report.notInDocument('The lot is not sold off the plan.')
      return
    }
    for (const passage of passagesIn(doc, [
      'special-conditions',
      'vendor-statement',
      'particulars',
      'annexure',
    ])) {
      const { full, span } = passage
      const text = patterns.consentNo.test(passage.text) ? passage.text : markedWords(passage.text)
      if (patterns.meansOnly.test(text)) continue
      if (patterns.consent.test(text) && patterns.consentNo.test(text)) {
        report('consent', [span])
        continue
      }
      if (patterns.no.test(text)) continue
      if (patterns.consent.test(text) && affirmed(passage, patterns.consent) !== null) {
        if (patterns.pending.test(text)) report('consent', [span])
        continue
      }
      if (patterns.consent.test(text) && patterns.pending.test(text)) {
        report('consent', [span])
        continue
      }
      const conditional = patterns.condition.test(full) || patterns.preSales.test(full)
      if (!conditional || !patterns.vendor.test(full)) continue
      const counted = patterns.share.test(text) && patterns.sales.test(text)
      if ((counted && patterns.lots.test(text)) || patterns.preSales.test(text)) {
        report('presales', [span])
      } else if (patterns.finance.test(text) && patterns.obtains.test(text)) {
        if (!patterns.buyersOwn.test(text)) report('finance', [span], {}, { strength: 'likely' })
      }
    }
  },
})
