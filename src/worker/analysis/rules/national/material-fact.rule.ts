import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  fact: /\b(?:murder|manslaughter|homicide|violent crime|suspicious (?:circumstances|death)|drug lab(?:oratory)?|methamphetamine|prohibited (?:drugs?|plants?)|clandestine|meth (?:lab|residue)|deceased person (?:was )?found|death occurred)\b/i,
  generic:
    /\b(?:for example|such as|includes?|guide|must (?:not )?disclose|material facts? (?:include|are))\b/i,
}

/** What happened in the house. */
export default defineRule({
  id: 'national/material-fact',
  title: 'Past events that affect value or health',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand), cite(act.cth.consumerLaw, 's 30')],
  appliesTo: ['special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No such event is disclosed.',
  messages: {
    fact: {
      title: 'A serious past event at the property is disclosed',
      description:
        'The wording at {{where}} discloses a serious event, such as a violent death or drug making. It can affect value, resale and, after drug making, health.',
      recommendation:
        'Before you sign, ask for the reports and clearance certificates, and for tests where drugs were made.',
      question: 'What happened, when, and which reports or certificates are there?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'special-conditions',
      'vendor-statement',
      'particulars',
      'annexure',
      'other',
    ])) {
      if (!patterns.fact.test(passage.text) || patterns.generic.test(passage.text)) continue
      if (affirmed(passage, patterns.fact) !== null) report('fact', [passage.span])
    }
  },
})
