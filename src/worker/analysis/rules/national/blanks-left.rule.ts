import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  // A precedent's own marks for what the drafter has to fill in.
  placeholder:
    /\[ ?(?:insert|amount|address|name|date|number|lot|tbc|tba|to be (?:inserted|confirmed|advised)|xx|●|•|delete|specify|vendor|purchaser|buyer|seller)\b[^\]]{0,60}\]|\[ ?(?:●|•|\*{1,3}|#{1,3}) ?\]|<<? ?(?:insert|amount|address|name|date|tbc)[^>]{0,40}>|\$ ?\[[^\]]{0,30}\]|\$ ?(?:x{2,9}|#{2,9}|\*{3,9})(?:[,.]x{2,9})?|\b(?:xx|dd)\/(?:xx|mm)\/(?:(?:20)?xx|xxxx|yyyy|yy)\b|\bx{3,12}\b|\bclause (?:xx?|#{1,2})\b|\berror! (?:reference|bookmark)\b/i,
  filled: /\bformat\b|\be\.?g\.?\b|\bfor example\b/i,
})

/** A precedent that nobody finished. */
export default defineRule({
  id: 'national/blanks-left',
  title: 'Words of a precedent that were not filled in',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'certainty of the bargain; no act governs it' },
  appliesTo: ['special-conditions', 'contract-form', 'particulars', 'annexure'],
  patterns,
  clear: 'No placeholder of a precedent was found in the contract.',
  messages: {
    left: {
      title:
        'A clause was left unfinished: a placeholder stands where a name, date or amount belongs',
      description:
        'The wording at {{where}} still holds a placeholder of the precedent. Nobody can tell what was agreed; a condition with such a gap may be void, or one that nobody meant may bind you.',
      recommendation:
        'Before you sign, have the clause completed or struck out, and initialled by both sides.',
      question:
        'Is the clause at {{where}} meant to be part of the contract, and what belongs in the gap?',
    },
  },
  check({ doc }, report) {
    for (const { text, span, block } of passagesIn(doc, [
      'special-conditions',
      'contract-form',
      'particulars',
      'auction-conditions',
      'annexure',
    ])) {
      if (block.kind === 'heading' || patterns.filled.test(text)) continue
      if (patterns.placeholder.test(text)) report('left', [span])
    }
  },
})
