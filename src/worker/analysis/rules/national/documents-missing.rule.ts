import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  missing:
    /\b(?:annexure|schedule|attachment|appendix|certificate|report|plan|statement|lease|agreement|document|copy|checklist|rules|minutes)s?\b.{0,50}\b(?:not (?:attached|annexed|included|enclosed|available|supplied)|will follow|to come|to (?:follow|be (?:supplied|provided|attached))|has been ordered|will be (?:supplied|provided|sent|forwarded)|on order)\b|\bpage \d{1,3} of \d{1,3} is missing\b|\((?:none|not attached|to follow)\)/i,
  normal:
    /\b(?:invoice|keys|duty|transfer|discharge|at settlement|before settlement|clearance|adjustment|if required|on request|required|section 27|insurance|not applicable)\b/i,
  prescribed:
    /\b(?:planning certificate|10\.7|title search|property certificate|(?:deposited|strata|draft) plan|sewer\w{0,3}\b.{0,40}\bdiagram|drainage diagram|88B|by-?laws|disclosure statement|schedule of finishes)\b/i,
  later:
    /\bnot attached\b|\bwill follow\b|\bto follow\b|\bordered\b|\bmissing\b|\bto be supplied\b/i,
})

/** Papers that this file speaks of and does not hold. */
export default defineRule({
  id: 'national/documents-missing',
  title: 'Papers mentioned but not in the file',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: [cite(act.vic.saleOfLand, 'ss 32A–32I, 32K')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No paper is said to be missing.',
  messages: {
    missing: {
      title: 'A document is mentioned but not attached',
      description:
        'The wording at {{where}} says that a paper belongs to this contract but is not attached yet. You would be bound by something that you have not read.',
      recommendation: 'Ask for the complete file before you sign.',
      question: 'Please give us the papers that are mentioned but not attached.',
    },
  },
  check({ doc }, report) {
    for (const { text, span } of passagesIn(doc, [
      'contract-form',
      'particulars',
      'special-conditions',
      'vendor-statement',
      'annexure',
    ])) {
      if (!patterns.missing.test(text)) continue
      // What New South Wales has attached to the contract is asked by its own rules.
      if (doc.state === 'NSW' && patterns.prescribed.test(text)) continue
      if (patterns.normal.test(text) && !patterns.later.test(text)) continue
      report('missing', [span])
    }
  },
})
