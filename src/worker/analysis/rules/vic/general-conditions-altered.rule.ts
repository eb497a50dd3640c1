import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  gone: /\b(?:general )?conditions?\b.{0,60}\b(?:(?:is|are) (?:hereby )?deleted|do(?:es)? not apply|(?:is|are) excluded|replaced)\b|\b(?:delet\w{1,4}|exclud\w{1,4}) (?:general )?conditions? \d/i,
  numbers: /\bconditions? (\d{1,2}(?:\.\d)?(?:(?:, | and | & | to )\d{1,2}(?:\.\d)?){0,12})/i,
  prevail:
    /\bprotection in the general conditions is excluded\b|\b(?:vendor|seller) may (?:amend|vary|change) this contract\b/i,
  gap: /\D{1,6}/,
  other: /\bgeneral condition(?:s)? (?:15|16|20|21|22|31|33)\b/i,
}

/** Printed protections taken out. Conditions 20 to 22, 31 and 33 have rules of their own. */
export default defineRule({
  id: 'vic/general-conditions-altered',
  title: 'Changes to the printed general conditions',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.cth.consumerLaw, 'ss 23–28')],
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No printed condition is taken out beyond those that have a check of their own.',
  messages: {
    gone: {
      title: 'Special conditions delete or override printed general conditions',
      description:
        'The wording at {{where}} takes out printed conditions that protect both sides. What they would have given you, such as warranties, access, notice or repair, is gone.',
      recommendation:
        'Before you sign, ask your lawyer what each deleted condition would have given you, and have it restored or explained.',
      question: 'Why is each of these printed conditions deleted?',
    },
  },
  check({ doc }, report) {
    for (const { text, span } of passagesIn(doc, ['special-conditions'])) {
      if (patterns.prevail.test(text)) report('gone', [span])
      else if (
        patterns.gone.test(text) &&
        patterns.numbers.test(text) &&
        !patterns.other.test(text)
      ) {
        const count = (patterns.numbers.exec(text)?.[1] ?? '').split(patterns.gap).length
        report('gone', [span], {}, count > 2 ? { severity: 'high' } : {})
      }
    }
  },
})
