import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { certificateSays } from './certificate-answers.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  loose: /\bloose[- ]?fill\b|\bmr fluffy\b/i,
  real: /\b(?:listed|register(?:ed)?|contains?|affected|yes|confirmed|found|demolition|purchase program|tag)\b/i,
  listed:
    /\bregistered\b|\b(?:appears|listed|(?:is|are) (?:included|entered|on|in)|entered)\b.{0,30}\bregister\b/i,
  generic:
    /\b(?:1985|should (?:consider|check|search)|could be|may contain|enquir\w{1,4}|warning)\b|\b(?:some|other|certain|several|a number of|numerous) (?:[\w-]{2,14} ){0,2}(?:buildings|homes|houses|premises|properties|dwellings)\b|\b(?:buildings|homes|houses|premises|properties|dwellings)\b[^.;]{0,30}\b(?:in|within|across) (?:the|this|our) [\w '’]{0,40}\b(?:area|district|region|council|city|shire|state)\b/i,
})

/** Crushed asbestos in the roof, for which the home must come down. */
export default defineRule({
  id: 'nsw/loose-fill-asbestos',
  title: 'Loose-fill asbestos register',
  category: 'compliance',
  severity: 'critical',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.nsw.propertyAgents, 's 60(1)(c)'),
    cite(act.nsw.saleOfLand, 'Sch 1 item 16'),
    cite(act.nsw.homeBuilding),
  ],
  appliesTo: ['planning-certificate', 'special-conditions', 'building-report'],
  patterns,
  clear: 'No entry on the loose-fill asbestos register was found.',
  subject: /\bloose[- ]?fill\b|\bMr\.? ?Fluffy\b|\basbestos insulation\b/i,
  messages: {
    listed: {
      title: 'The home is shown as having loose-fill asbestos',
      description:
        'The wording at {{where}} says that the home has, or is listed for, loose-fill asbestos insulation. Loose fibres in the ceiling and walls are a grave health risk. Such homes are meant to be demolished, and lenders and insurers turn them away.',
      recommendation:
        'Do not go further before you have searched the State’s register for this address and taken legal advice.',
      question:
        'Is the property on the loose-fill asbestos register, and what has been agreed with the State about it?',
    },
  },
  check({ doc }, report) {
    for (const { spans, text } of certificateSays(doc, patterns.loose, ['planning-certificate'])) {
      if (!patterns.real.test(text) || patterns.generic.test(text)) continue
      report('listed', spans, {}, patterns.listed.test(text) ? { unmistakable: true } : {})
    }
    for (const passage of papersIn(doc, [
      'special-conditions',
      'particulars',
      'building-report',
      'rates-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (affirmed(passage, patterns.loose) === null) continue
      if (patterns.real.test(text) && !patterns.generic.test(text)) report('listed', [span])
    }
  },
})
