import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  encumbrance: /\b(?:memorandum of )?encumbrances?\b/i,
  sign: /\b(?:execut\w{1,4}|sign(?:s|ed)?|enter(?:s|ing)? into|grant(?:s|ed)?|obtain(?:s|ing|ed)?|procur\w{1,4}|giv(?:e|es|ing)|register)\b.{0,90}\b(?:like|new|fresh|similar|same|further|identical|an?|the|this|annexed|attached|said|developer's|encumbrancee's)\b.{0,50}\bencumbrance\b|\bencumbrance\b.{0,90}\b(?:is to be|must be|shall be|to be|will be)\b.{0,20}\b(?:executed|signed|given|granted|registered)\b/i,
  who: /\b(?:purchaser|buyer|transferee|incoming (?:owner|proprietor)|successor)s?\b/i,
  discharge: /\b(?:discharg\w{1,4}|releas\w{1,4}|withdraw\w{0,3}|remov\w{1,4}|free (?:from|of))\b/i,
  cost: /\b(?:cost|expense|fee|stamp duty|registration)s?\b/i,
  lender: /\b(?:lender|mortgagee|bank|first home)\b/i,
})

/** In South Australian estates each buyer signs the estate's covenants anew. */
export default defineRule({
  id: 'sa/new-encumbrance',
  title: 'Covenants that you must sign yourself',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.sa.realProperty)],
  appliesTo: ['special-conditions', 'particulars', 'annexure', 'title-search'],
  patterns,
  clear: 'No clause was found that makes you sign a new encumbrance.',
  subject:
    /\b(?:memorandum of|new|fresh|similar|form of|standard) encumbrance\b|\bencumbranc(?:e|er|ee)s?\b[^.;]{0,120}\b(?:sign\w{0,3}|execut\w{1,4}|enter|grant|procure|transferee|successor)\b|\b(?:sign\w{0,3}|execut\w{1,4}|enter into|grant|procure)\b[^.;]{0,120}\bencumbrance\b|\bencumbrancers?\b/i,
  messages: {
    sign: {
      title: 'You must sign a new encumbrance with the estate’s covenants',
      description:
        'By the wording at {{where}} you sign an encumbrance at settlement. In South Australia that is an instrument by which you promise the developer to keep building and design rules, backed by a charge on your land.{{cost}} Whoever buys from you will usually have to sign the same, and your lender has to agree to it.',
      recommendation:
        'Before you sign, read the whole encumbrance, check your building plans against it, and send it to your lender.',
      question:
        'Please give us the encumbrance to be signed. Who pays for its preparation and registration, and when does it end?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span } of passagesIn(doc, [
      'special-conditions',
      'particulars',
      'contract-form',
      'annexure',
      'title-search',
      'other',
    ])) {
      if (!patterns.encumbrance.test(text) || !patterns.sign.test(text)) continue
      if (!patterns.who.test(full)) continue
      if (patterns.discharge.test(text) || patterns.lender.test(text)) continue
      const cost = patterns.cost.test(text) ? ' The clause also puts the cost of it on you.' : ''
      report('sign', [span], { cost })
    }
  },
})
