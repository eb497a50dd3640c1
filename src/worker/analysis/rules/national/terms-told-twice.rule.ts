import { wordings } from '../../wording/wordings.ts'
import { CLAUSE_FATE_PATTERNS, clauseFates } from '../terms/clause-fates.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS } from '../reading/denials.ts'
import { OPPOSITE_PATTERNS, oppositesIn, reportOf } from '../papers/opposites.ts'
import { TERM_MATTERS, TERM_PATTERNS } from '../terms/terms-told-twice.ts'
import { sideOf } from '../reading/side-of.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
  ...OPPOSITE_PATTERNS,
  ...TERM_PATTERNS,
  ...CLAUSE_FATE_PATTERNS,
})

/** Terms of one contract that cannot both hold. */
export default defineRule({
  id: 'national/terms-told-twice',
  title: 'Terms that contradict one another',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a matter of what the parties agree' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No two terms were found that exclude one another.',
  messages: {
    terms: {
      title: 'Two terms contradict each other: {{said}}',
      description:
        'Two places of the contract cannot both hold: {{said}}. Which of them counts is then a matter for argument, most likely when money or time is short.',
      recommendation:
        'Before you sign, have the term that is not meant struck out, and the change initialled by both sides.',
      question:
        'The contract says two things ({{said}}). Which is meant, and will the other be deleted?',
    },
    clause: {
      title: 'A clause is taken out or changed and also kept: {{clause}}',
      description:
        'One place of the contract changes or replaces {{clause}}, another says that it applies unchanged. Nobody can tell which wording binds you.',
      recommendation:
        'Before you sign, have one of the two sentences struck out, and the change initialled by both sides.',
      question: 'Is {{clause}} changed or does it apply as printed?',
    },
  },
  check({ doc, facts }, report) {
    const found = oppositesIn({ doc, facts }, TERM_MATTERS).filter(
      ({ one, other }) =>
        !patterns.explained.test(one.text) && !patterns.explained.test(other.text),
    )
    if (found.length > 0) {
      const { spans, values, options } = reportOf(found)
      report('terms', spans, values, options)
    }
    const byClause = new Map<string, ReturnType<typeof clauseFates>[number]>()
    for (const fate of clauseFates(doc)) {
      const before = byClause.get(fate.clause)
      if (before === undefined) {
        byClause.set(fate.clause, fate)
        continue
      }
      if (before.stands === fate.stands) continue
      const { clause } = fate
      const sides = [before, fate].map(({ stands, passage }) =>
        sideOf(stands ? 'Kept' : 'Changed', passage),
      )
      report('clause', [before.passage.span, fate.passage.span], { clause }, { sides })
      return
    }
  },
})
