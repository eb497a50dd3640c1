import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { datesIn, daysBetween } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { asAtDate, papersIn } from './papers.ts'

const patterns = wordings({
  permit:
    /\bpermit (?:no\.? ?|number ?)?\d{5,6}P\b|\bbuilt by the (?:vendor|owner)\b.{0,20}\bunder (?:a )?permit\b|\bowner[- ]?builder'?s? (?:permit|licen[cs]e|work)|\b(?:by|as|under) (?:an? |the vendor as )?owner[- ]?builders?\b|\bowner[- ]built\b/i,
  warning: /\bconsumer warning\b/i,
  printed:
    /\bwhether as owner-builder\b|\bsurrendered unused\b|\b(?:means|if an? owner|where an? owner|brochure or warning)\b/i,
})

/** Seven years and six months (Home Building Act 1989, s 95), in days. */
const WARNING_DAYS = 2_740

/** Building work of the owner's own, without a builder's insurance behind it. */
export default defineRule({
  id: 'nsw/owner-builder-work',
  title: 'Owner-builder work and its consumer warning',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.homeBuilding, 's 95')],
  appliesTo: [
    'special-conditions',
    'building-permit',
    'building-report',
    'contract-form',
    'particulars',
    'planning-certificate',
    'annexure',
  ],
  patterns,
  clear: 'No owner-builder work was found.',
  subject:
    /\bowner[- ]?build\w{1,4}\b|\bconsumer warning\b|\bbuil(?:t|ding work)\b[^.;]{0,60}\b(?:by the (?:vendors?|owners?)|himself|herself|themselves)\b|\b(?:vendors?|owners?)\b[^.;]{0,20}\b(?:built|renovated|constructed|extended)\b|\b(?:works?|carried out|constructed|erected|renovated|extended|added|put up)\b[^.;]{0,40}\bby (?:the )?(?:vendors?|owners?)(?: (?:himself|herself|themselves))?\b|\bpermit \d{5,6}P\b|\b95\(2\)/i,
  messages: {
    notWarned: {
      title: 'Owner-builder work without the consumer warning',
      description:
        'The wording at {{where}} shows work done under an owner-builder permit, and no consumer warning was found in this file. Such work has no home building insurance, and a sale within seven and a half years of the permit must carry a warning about that. Whether you may end the contract without it is a question for your lawyer.',
      recommendation:
        'Before you sign, have the work inspected by a building expert, and ask for the warning, the permit and the final certificate.',
      question:
        'When was the owner-builder permit issued, what was built under it, and where is the consumer warning?',
    },
    warned: {
      title: 'Work was done by an owner-builder and has no home building insurance',
      description:
        'The consumer warning at {{where}} tells you that an owner-builder permit was issued. The work need not be insured, so if it is defective you can only claim from the owner-builder in person.',
      recommendation: 'Before you sign, have the work inspected and priced by a building expert.',
      question: 'What was built under the permit, and is there a final certificate for it?',
    },
  },
  check({ doc, facts }, report) {
    const passages = papersIn(doc, [
      'special-conditions',
      'building-permit',
      'building-report',
      'contract-form',
      'particulars',
      'planning-certificate',
      'rates-certificate',
      'statutory-notice',
      'annexure',
      'other',
    ])
    const asAt = asAtDate(doc, facts)
    const warned = passages.find(
      ({ text, next }) => patterns.warning.test(text) && patterns.permit.test(`${text} ${next}`),
    )
    if (warned !== undefined && !patterns.printed.test(warned.text)) {
      report('warned', [warned.span], {}, { severity: 'medium' })
    }
    for (const passage of passages) {
      const { text, span } = passage
      if (span === warned?.span) continue
      if (affirmed(passage, patterns.permit) === null || patterns.printed.test(text)) continue
      const date = datesIn(text)[0]
      if (date !== undefined && asAt !== null && daysBetween(date, asAt) > WARNING_DAYS) continue
      if (warned === undefined) report('notWarned', [span])
      else report('warned', [span], {}, { severity: 'medium' })
    }
  },
})
