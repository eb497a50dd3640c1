import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import type { ReportOptions } from '../define-rule.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { FORM_ONE_PATTERNS, formOneItems, remains } from './form-one.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  ...FORM_ONE_PATTERNS,
  item: /\benvironment protection\b|\benvironment performance\b|\bsite (?:contamination|remediation)\b|\bsection (?:59|93|93A|99|100|103[A-Z]|103S)\b/i,
  remediation: /\bsite remediation\b|\bclean-?up order\b/i,
  groundwater: /\b103S\b|\bgroundwater prohibition\b/i,
  /** An auditor found it fit and asks nothing of the owner. */
  clean:
    /\bsuitable\b[^.;]{0,70}\b(?:without|free of|no) (?:any |further )?(?:restrictions?|conditions?|limits?|limitations?)\b|\baudit\b[^.;]{0,50}[,:] clear\b/i,
  question:
    /\blisted activit(?:y|ies)\b|\bland (?:been )?used for\b|\bprescribed (?:commercial or industrial )?activit(?:y|ies)\b|\bcommercial or industrial activit(?:y|ies)\b|\b(?:storage|handling|disposal)\b.{0,30}\b(?:waste|fuel|chemicals?|dangerous substances?)\b|\b(?:pre-1 july 2009 )?site audit\b|\bcontamination\b.{0,60}\b(?:aware|know)|\b(?:aware|know\w{0,5})\b.{0,60}\bcontaminat\w{2,4}\b|\bactivit(?:y|ies)\b.{0,60}\b(?:taken place|carried (?:on|out))\b/i,
})

/** What the vendor answers about the past of the land. */
export default defineRule({
  id: 'sa/environment-particulars',
  title: 'Environment protection answers in the Form 1',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.sa.environmentProtection), cite(act.sa.saleAndConveyancingRegulations)],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No Yes to a question on environment protection was found in the Form 1.',
  subject:
    /\bcontaminat\w{1,5}\b|\benvironment(?:al)? (?:protection|performance)\b|\bEPA\b|\bprescribed commercial\b|\bsite audits?\b|\bremediation\b|\bpollut\w{1,5}\b|\bstorage, handling\b|\bpotentially contaminating\b|\btaking water\b/i,
  messages: {
    item: {
      title: 'An environment protection order, agreement or notice affects the land',
      description:
        'The answer at {{where}} is Yes for an entry under the Environment Protection Act, such as an order, agreement or notice about contamination. The next owner can become liable, and cleaning up can cost more than the land is worth.',
      recommendation:
        'Before you sign, read the document, ask the Environment Protection Authority for its file, and ask an environmental consultant what work remains.',
      question:
        'Please give us the order, agreement or notice. What remains to be done, and by whom?',
    },
    activity: {
      title: 'The vendor knows of an activity on the land that can contaminate the soil',
      description:
        'The answer at {{where}} is Yes to a question about commercial or industrial use, waste or fuel on the land, or an audit of the site. Such uses can leave contaminated soil or groundwater, and the owner may have to pay for the clean-up.',
      recommendation:
        'Before you sign, ask what was done where and when, and have a consultant look at the history of the site.',
      question: 'What activity took place, where and when? Is there a report on the soil?',
    },
  },
  check({ doc }, report) {
    for (const item of formOneItems(doc)) {
      if (remains(item) && patterns.item.test(item.title) && !patterns.clean.test(item.text)) {
        report('item', item.spans.slice(0, 2), {}, severityOf(item.text))
      }
    }
    for (const { answer, spans } of answersTo(doc, patterns.question)) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (answer === 'yes' && !patterns.clean.test(words)) report('activity', spans)
    }
  },
})

/** An order to clean up is the gravest; where only the groundwater is closed, a bore is lost. */
function severityOf(text: string): ReportOptions {
  if (patterns.remediation.test(text)) return { severity: 'critical' }
  return patterns.groundwater.test(text) ? { severity: 'medium' } : {}
}
