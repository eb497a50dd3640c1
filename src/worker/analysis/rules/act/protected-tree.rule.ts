import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { affirmed } from '../reading/affirmed.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { passagesIn } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  tree: /\b(?:registered|protected|regulated|significant) trees?\b|\btrees? (?:register|protection (?:zone|order)|management plan)\b|\bPTR ?\d{1,5}\b/i,
  general:
    /\bmay (?:also )?be (?:an? )?(?:regulated|protected|significant|registered) tree|\bwhether or not\b|\b(?:should|may wish|for (?:more|further) information|can be found|generally)\b/i,
})

/** A tree that may not be cut, and the ground around it that may not be dug. */
export default defineRule({
  id: 'act/protected-tree',
  title: 'Registered and protected trees',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the Urban Forest Act was not checked' },
  appliesTo: ['planning-certificate', 'special-conditions', 'building-report'],
  patterns,
  clear: 'No registered or protected tree was found.',
  subject:
    /\b(?:registered|protected|regulated|significant|remnant|declared) trees?\b|\btree (?:register|protection|management|damaging|preservation|plan)\b|\bPTR ?\d|\burban forest\b|\b(?:trees?)\b[^.;]{0,60}\b(?:regist\w{2,6}|protect\w{2,4}|remov\w{1,3}|prun\w{1,3}|fell\w{0,3}|approval|permit|conservator)\b|\b(?:regist\w{2,6}|protect\w{2,4}|remov\w{1,3}|prun\w{1,3}|fell\w{0,3}|approval|permit|conservator)\b[^.;]{0,60}\b(?:trees?)\b/i,
  messages: {
    tree: {
      title: 'A registered or protected tree stands on the block',
      description:
        'The wording at {{where}} shows a tree that is registered or protected. It may not be cut without approval, and building near its roots is limited, which can decide where an extension or driveway may go.',
      recommendation:
        'If you plan works, ask for the tree’s entry and its protection zone before you exchange.',
      question: 'Which tree is registered, and how far does its protection zone reach?',
    },
  },
  check({ doc }, report) {
    for (const { answer, spans } of answersTo(doc, patterns.tree, ['planning-certificate'])) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (words.includes('?') && answer === 'yes') report('tree', spans)
    }
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'special-conditions',
      'particulars',
      'building-report',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (!patterns.tree.test(text) || text.includes('?') || patterns.general.test(text)) continue
      if (isVicinity(passage) || affirmed(passage, patterns.tree) === null) continue
      report('tree', [span])
    }
  },
})
