import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { passagesIn } from '../reading/passages.ts'
import { entryAt } from './title-entry.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  agreement:
    /\bpart (?:5|V) agreement\b|\bagreement\b.{0,40}\b(?:part (?:5|V)|section 7[18])\b.{0,60}\bplanning and approvals\b|\bagreement\b.{0,30}\b(?:pursuant to|under)\b.{0,12}\b(?:section 7[18]|s\.? ?7[18]|part (?:5|V)\b)|\bconservation covenant\b/i,
  severe:
    /\b(?:not (?:be )?(?:erect|build|subdivi|clear|use)\w{0,5}|no further|short[- ]stay|visitor accommodation|single dwelling|one dwelling|habitat|vegetation|wastewater|building area|building envelope)\b/i,
  general: /\b(?:may wish|should|for (?:more|further) information)\b/i,
})

/** A bargain between an owner and the council that binds every later owner. */
export default defineRule({
  id: 'tas/part-5-agreement',
  title: 'Agreements with the council on the title (Part 5)',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.tas.planning, 'Pt 5, s 78')],
  appliesTo: ['title-search', 'planning-certificate', 'special-conditions', 'annexure'],
  patterns,
  clear: 'No agreement with the council was found on the title.',
  subject:
    /\bpart (?:5|v|five) agreements?\b|\bagreements?\b[^.;]{0,60}\b(?:section 7[18]|part (?:5|v)|land use planning|the (?:\w{3,12} )?council|planning authority)\b|\b(?:council|planning authority)\b[^.;]{0,30}\b(?:party to an agreement|agreement (?:with|under|about|that|not))\b|\bconservation covenants?\b/i,
  messages: {
    agreement: {
      title: 'A Part 5 agreement with the council, or a conservation covenant, binds the land',
      description:
        'The wording at {{where}} shows an agreement with the council or a conservation covenant. It stays with the land and will bind you: it can fix where you build, what you clear, how the house is used or what you must maintain at your cost.',
      recommendation:
        'Before you sign, read the whole agreement and compare it with your plans and with what stands on the land.',
      question: 'Please give us the agreement. Has everything that it asks for been done?',
    },
  },
  check({ doc }, report) {
    for (const { answer, spans } of answersTo(doc, patterns.agreement, ['planning-certificate'])) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (words.includes('?') && answer === 'yes') report('agreement', spans)
    }
    for (const passage of passagesIn(doc, [
      'title-search',
      'planning-certificate',
      'particulars',
      'special-conditions',
      'plan',
      'annexure',
      'other',
    ])) {
      const { text } = passage
      if (!patterns.agreement.test(text) || text.includes('?')) continue
      const found = affirmed(passage, patterns.agreement)
      if (found === null || patterns.general.test(text)) continue
      const entry = entryAt(passage, found.index)
      report('agreement', [entry], {}, patterns.severe.test(text) ? { severity: 'high' } : {})
    }
  },
})
