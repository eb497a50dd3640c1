import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  plan: /\b(?:plans?|plan of subdivision|PS ?\d{5,6}[A-Z]?)\b/i,
  changed:
    /\b(?:has been|have been|was|were|is|are|being) (?:further )?(?:amended|altered|revised|changed|varied|re-?lodged|superseded)\b|\b(?:amended|revised|updated|superseding|replacement) (?:version of the |proposed |draft )?plan\b|\bnotice of (?:the |a |any )?(?:proposed )?(?:amendment|alteration|change)s?\b.{0,40}\bplan\b/i,
  statute: /\b(?:section|s\.?) ?9AC\b/i,
  gives:
    /\b(?:gives? notice|notice is (?:hereby )?given|notifies|hereby (?:advises?|notif)|notice (?:dated|under|pursuant to))\b/i,
  may: /\b(?:may(?! \d{4})|might|can|could|must not|if|should|reserves?|means|includes|any (?:amendment|alteration|change)|nothing (?:here|in this)|will (?:advise|notify)|shall (?:advise|notify)|must (?:advise|notify))\b/i,
  title: /\bedition\b.{0,30}\b(?:LRS|LV) use\b|\bregistered\b.{0,30}\b(?:19|20)\d{2}\b/i,
  other:
    /\b(?:planning scheme amendment|amendment C\d|maintenance plan|management plan|finance plan|rules)\b/i,
})

/** The plan that you were shown is no longer the plan. */
export default defineRule({
  id: 'vic/plan-amended',
  title: 'Amendments of the plan of subdivision',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.vic.saleOfLand, 'ss 9AC, 9AH, 10')],
  appliesTo: ['special-conditions', 'vendor-statement', 'particulars', 'plan'],
  patterns,
  clear: 'No notice of an amended plan was found.',
  subject:
    /\b(?:amend\w{0,5}|alter\w{0,5}|re-?lodg\w{1,4}|re-?drawn|chang\w{1,3}|moved|moving)\b[^.;]{0,40}\bplan\b|\bplan\b[^.;]{0,60}\b(?:amend\w{0,5}|altered|alterations?|re-?lodged|re-?drawn|changed|version)\b|\b9AC\b/i,
  messages: {
    amended: {
      title: 'The plan of subdivision has been amended',
      description:
        'The wording at {{where}} shows that the plan of subdivision was changed or is being changed. Your lot may differ in size, boundaries, easements or car space from what you were shown. The law gives a short time to end the contract when a change materially affects the lot.',
      recommendation:
        'Compare the amended plan with the one in your contract at once, and ask a lawyer about the time limit before it ends.',
      question: 'What was changed on the plan, on which day, and does it touch this lot?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'special-conditions',
      'vendor-statement',
      'particulars',
      'contract-form',
      'plan',
      'annexure',
      'other',
    ])) {
      const { text, span, block } = passage
      if (block.kind === 'heading' || patterns.other.test(text)) continue
      const told =
        holds(text, patterns.plan, patterns.changed) && affirmed(passage, patterns.changed) !== null
      const served = holds(text, patterns.statute, patterns.gives)
      if (!told && !served) continue
      // What the vendor may do one day is asked by the rule about changes off the plan.
      if (patterns.may.test(text) || patterns.title.test(text)) continue
      report('amended', [span])
    }
  },
})
