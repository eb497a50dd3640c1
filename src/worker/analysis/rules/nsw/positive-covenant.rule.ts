import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  covenant:
    /\bpositive covenants?\b|\bon-?site (?:stormwater )?detention\b|\bOSD\b|\bdetention (?:tank|basin|system)\b|\bsection 88F\b|\bsection 88E\b/i,
  charge: /\b88F\b|\bcharge (?:is )?payable\b|\brecover\w{0,3}\b|\bowing\b|\bunpaid\b/i,
  /** Money that is due, and not only what may be recovered one day. */
  owed: /\bcharge (?:is )?payable\b|\bowing\b|\bunpaid\b/i,
  /** The body of owners keeps it, from its fund. */
  shared: /\bowners corporation\b|\bSP ?\d{4,7}\b|\bcommon property\b/i,
  benefit: /\b(?:benefit(?:s|ing|ed|ted)? (?:the|this) (?:land|lot)|appurtenant)\b/i,
})

/** A duty that goes with the land: to keep something in repair, for ever. */
export default defineRule({
  id: 'nsw/positive-covenant',
  title: 'Positive covenants and stormwater detention',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 'Sch 2 items 1(e), 21'), cite(act.nsw.conveyancing)],
  appliesTo: ['title-search', 'plan', 'special-conditions', 'annexure', 'planning-certificate'],
  patterns,
  clear: 'No positive covenant was found on the title or in the papers.',
  messages: {
    covenant: {
      title: 'Positive covenant: you must maintain works on the land (such as a detention tank)',
      description:
        'The wording at {{where}} shows a duty that goes with the land, often to keep a stormwater detention system or other works in repair. If the owner does not, the council may do the work and charge the land for it.',
      recommendation:
        'Before you sign, read the covenant, have the works inspected, and get a section 88G certificate of any money owing.',
      question: 'What must the owner maintain, was it kept in repair, and is any money owing?',
    },
    charge: {
      title: 'Money may be charged to the land under a positive covenant',
      description:
        'The wording at {{where}} speaks of costs that an authority may recover from the owner under a covenant. Such a charge stays with the land after completion.',
      recommendation:
        'Get a section 88G certificate before you sign and have any charge paid before completion.',
      question: 'Is any amount owing or claimed under the covenant?',
    },
  },
  check({ doc }, report) {
    for (const passage of papersIn(doc, [
      'title-search',
      'plan',
      'special-conditions',
      'planning-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (patterns.benefit.test(text) || affirmed(passage, patterns.covenant) === null) continue
      if (patterns.charge.test(text))
        report('charge', [span], {}, patterns.owed.test(text) ? { severity: 'high' } : {})
      else report('covenant', [span], {}, patterns.shared.test(text) ? { severity: 'low' } : {})
    }
  },
})
