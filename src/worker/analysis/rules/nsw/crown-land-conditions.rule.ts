import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = {
  crown:
    /\bcrown purchase (?:money|statement)\b|\bpurchase money\b.{0,40}\bthe crown\b|\bconsent of the (?:crown|minister)\b|\b(?:minister|crown)'?s consent\b|\bwestern lands (?:lease|act)\b|\brestrictions? on (?:alienation|transfer)\b|\b(?:perpetual|crown) lease(?:hold)?\b|\bincomplete purchase\b|\bcrown lands? act\b/i,
  grant: /\breservations and conditions\b/i,
  box: /[☐☒]/,
}

/** Land for which the Crown still has a say. */
export default defineRule({
  id: 'nsw/crown-land-conditions',
  title: 'Crown purchase money and consents',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.nsw.realProperty)],
  appliesTo: ['title-search', 'special-conditions', 'particulars'],
  patterns,
  clear: 'No Crown purchase money, Crown lease or consent is shown.',
  messages: {
    crown: {
      title: 'The Crown has an interest in the land (money owing, lease or consent)',
      description:
        'The wording at {{where}} shows that money is owed to the Crown for the land, that it is held on lease from the Crown, or that a Minister must consent to the transfer. Completion can be held up, and the debt or conditions can pass to you.',
      recommendation:
        'Before you sign, get a statement of the account, and ask that the consent is a condition of completion.',
      question: 'How much is owed to the Crown, and has consent to the transfer been given?',
    },
  },
  check({ doc }, report) {
    for (const passage of papersIn(doc, [
      'title-search',
      'special-conditions',
      'particulars',
      'annexure',
    ])) {
      const { text, span } = passage
      if (patterns.grant.test(text) || patterns.box.test(text)) continue
      if (affirmed(passage, patterns.crown) !== null) report('crown', [span])
    }
  },
})
