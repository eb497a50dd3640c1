import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  yesAndNo:
    /☒ ?yes\b[ ,/]{1,3}☒ ?no\b|☒ ?no\b[ ,/]{1,3}☒ ?yes\b|\byes ?☒[ ,/]{1,3}no ?☒(?! ?(?:yes|no)\b)|(?<!☒ ?)\bno ?☒[ ,/]{1,3}yes ?☒(?! ?(?:yes|no)\b)/i,
  possession:
    /☒ ?vacant possession\b[^☐☒]{0,20}☒ ?subject to\b|☒ ?subject to\b[^☐☒]{0,50}☒ ?vacant possession\b|\bvacant possession ?☒[^☐☒]{0,4}\bsubject to\b[^☐☒]{0,40}☒/i,
  isAndNot:
    /☒ ?(?:is|are|does|applies|applicable|attached|included|required|given|affected|connected|taxable supply)\b[^☐☒]{0,24}☒ ?(?:(?:is|are|does) )?not (?:apply|applicable|attached|included|required|given|affected|connected|a taxable supply)?|☒ ?(?:not applicable|nil|none)\b[ ,/]{1,3}☒ ?(?:applicable|applies)\b/i,
})

/** A form in which two answers are marked that exclude each other. */
export default defineRule({
  id: 'national/both-boxes-marked',
  title: 'Boxes that exclude each other',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a matter of what the parties agree, or of the form that asks' },
  appliesTo: ['contract-form', 'particulars', 'vendor-statement'],
  patterns,
  clear: 'No two marked boxes were found that exclude each other.',
  messages: {
    both: {
      title: 'Two boxes are marked that exclude each other: {{boxes}}',
      description:
        'At {{where}} both {{boxes}} are marked for the same question, so that the form gives no answer. If it matters later, each side will point to the box that suits it.',
      recommendation:
        'Before you sign, have the wrong mark struck out and the change initialled by both sides.',
      question: 'Both {{boxes}} are marked. Which is meant, and will the form be corrected?',
    },
  },
  check({ doc }, report) {
    for (const { text, span } of passagesIn(doc, ALL_PAPERS)) {
      if (!text.includes('☒')) continue
      const [boxes, pattern] = patterns.possession.test(text)
        ? ['vacant possession and subject to tenancies', patterns.possession]
        : patterns.yesAndNo.test(text)
          ? ['Yes and No', patterns.yesAndNo]
          : ['the answer and its opposite', patterns.isAndNot]
      if (!pattern.test(text)) continue
      const severity = pattern === patterns.possession ? 'high' : 'medium'
      report('both', [span], { boxes }, { severity })
    }
  },
})
