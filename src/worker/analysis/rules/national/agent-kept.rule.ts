import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  manager:
    /\b(?:(?:managing|letting|property|leasing) (?:agents?|agency|managers?|appointment|agreement)|(?<!\bbuilding )management (?:appointment|agreement|authority)|rental (?:agents?|agency|managers?)|letting pool|lettings? (?:appointment|authority))\b/i,
  keeps:
    /\bpurchaser\b[^.;]{0,30}\b(?:keeps?|retains?|takes? over|continues?|engages?|uses?|appoints?|honours?|is bound by|joins?|assumes?)\b/i,
  binds:
    /\b(?:management|letting|agency) (?:appointment|agreement|authority)\b[^.;]{0,60}\b(?:binds?|passes to|continues (?:with|for)|must be (?:kept|honoured|taken over))\b[^.;]{0,16}\bpurchaser\b/i,
  lasting:
    /\b(?:months?|years?|anniversary|term|until|notice|per cent)\b|%|\bat its (?:present|usual) (?:commission|fee)/i,
  free: /\bpurchaser\b[^.;]{0,30}\b(?:may|need not|is free|is not (?:bound|obliged|required))\b|\b(?:must not|not) (?:be )?(?:bound|obliged|required) to\b|\bends? (?:at|on|before) settlement\b|\b(?:may be ended|may end it|terminable) (?:at any time|without)/i,
  body: /\b(?:body corporate|strata|owners|scheme|association)\b/i,
})

/** An agent whom the buyer inherits with the rent, at a commission that somebody else agreed. */
export default defineRule({
  id: 'national/agent-kept',
  title: 'Managing or letting agent that you must keep',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties; each state licenses agents by its own act' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause makes you keep a managing or letting agent.',
  messages: {
    kept: {
      title: 'You must keep the vendor’s managing or letting agent',
      description:
        'The wording at {{where}} binds you to an agent whom you have not chosen, at a commission set by somebody else. You pay it from the rent for the whole time, even if the agent lets the place badly, and could not manage it yourself or live in it freely.',
      recommendation:
        'Before you sign, read the agent’s agreement, add up the commission for its whole term, and ask that it end at settlement.',
      question:
        'What does the agent’s agreement say about its term, its fees and how it can be ended?',
    },
  },
  check({ doc }, report) {
    for (const { plain, span } of termsOf(doc)) {
      if (!patterns.manager.test(plain) || patterns.free.test(plain)) continue
      if (patterns.body.test(plain)) continue
      if (patterns.binds.test(plain) || holds(plain, patterns.keeps, patterns.lasting))
        report('kept', [span], {}, { unmistakable: true })
    }
  },
})
