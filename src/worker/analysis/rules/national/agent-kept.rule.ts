import { wordings } from '../../wording/wordings.ts'
import { defineRule, type ReportOptions } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  manager:
    /\b(?:(?:managing|letting|property|leasing) (?:agents?|agency|managers?|appointment|agreement)|(?<!\bbuilding )management (?:appointment|agreement|authority)|(?:holiday|guest|short[- ]stay|short[- ]term|accommodation) (?:letting|management|rental) (?:appointment|agreement|authority)|rental (?:agents?|agency|managers?)|letting pool|lettings? (?:appointment|authority)|appointment of (?:[a-z]{2,14} ){0,4}(?:lettings?|realty|resorts?|management|rentals?)|(?:resort |pool |letting |hotel )?operator)\b/i,
  keeps:
    /\bpurchaser\b[^.;]{0,30}\b(?:keeps?|retains?|takes? over|continues?|engages?|uses?|appoints?|honours?|is bound by|joins?|assumes?|enters? into|signs? (?:up (?:to|with)|an?|the))\b/i,
  binds:
    /\b(?:management|letting|agency) (?:appointment|agreement|authority)\b[^.;]{0,60}\b(?:binds?|passes to|continues (?:with|for)|must be (?:kept|honoured|taken over))\b[^.;]{0,16}\bpurchaser\b/i,
  lasting:
    /\b(?:months?|years?|anniversary|term|until|notice|per cent)\b|%|\bat its (?:present|usual) (?:commission|fee)/i,
  /** No way out for years. */
  locked:
    /\bpurchaser\b[^.;]{0,240}\b(?:may|can|must|will) not (?:revoke|end|terminate|cancel|determine|withdraw)\b[^.;]{0,40}\b(?:before|until|for|within|during)\b|\b(?:irrevocabl[ey]|cannot be (?:ended|revoked|terminated|cancelled))\b[^.;]{0,60}\b(?:before|until|for|20\d\d)\b/i,
  /** A later buyer has to be bound too. */
  passedOn:
    /\b(?:later|next|subsequent|future|incoming|further) (?:purchaser|owner|transferee)\b[^.;]{0,40}\b(?:signs?|enters?|executes?|gives?|joins?|be bound)\b[^.;]{0,40}\b(?:deed|appointment|agreement|pool|covenant)\b/i,
  /** What it costs to come in. */
  entrance:
    /\bpurchaser\b[^.;]{0,24}\bpays?\b[^.;]{0,30}\b(?:operator|manager|letting agent|agent)\b[^;]{0,60}\b(?:entering|joining|transfer\w{0,4}|registering|admission|admit\w{0,4})\b|\b(?:operator|manager|letting agent)(?:'s)? (?:transfer|entry|joining|admission) (?:charge|fee)\b/i,
  /** What it costs to say no to it. */
  buyOut:
    /\b(?:release|exit|break|termination|cancellation|buy-?out) (?:fee|payment|charge|sum)\b[^;]{0,40}\$|\$ ?[\d,.]{3,12}[^.;]{0,30}\b(?:declines?|refuses?|does not (?:sign|enter))\b/i,
  vendors: /\bselling agent\b|\bagency agreement\b|\b(?:loan|mortgage|deposit|finance)\b/i,
  free: /\bpurchaser\b[^.;]{0,30}\b(?:may|need not|is free|is not (?:bound|obliged|required))\b|\b(?:must not|not) (?:be )?(?:bound|obliged|required) to\b|\bends? (?:at|on|before) settlement\b|\b(?:may be ended|may end it|terminable) (?:at any time|without)/i,
  body: /\b(?:body corporate|strata|owners|scheme|association)\b/i,
})

const LOCKED: ReportOptions = { severity: 'high', unmistakable: true }

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
  clear: 'No clause was found that makes you keep a managing or letting agent.',
  subject:
    /\b(?:letting|property|managing|rental|leasing|holiday|accommodation|guest|on-?site|resident|management) (?:and letting |letting |management )?(?:agents?|agency|managers?|agreements?|appointments?|authority|pool|operators?)\b[^.;]{0,120}\b(?:purchaser|buyer|transferee|you|assum\w{1,4}|assign\w{0,4}|pass(?:es)?|takes? over|bound|keeps?|continu\w{1,3}|terminat\w{1,4}|revok\w{1,4}|settlement|completion)\b|\b(?:purchaser|buyer|transferee|you|successors?|later owner)\b[^.;]{0,100}\b(?:letting|property|managing|rental|leasing|holiday|accommodation|guest|on-?site|resident|management) (?:and letting |letting |management )?(?:agents?|agency|managers?|agreements?|appointments?|authority|pool|operators?)\b|\bappoints?\b[^.;]{0,60}\b(?:manager|operator|letting|let the|agency)\b/i,
  messages: {
    locked: {
      title: 'You must keep the letting or managing agent for years and cannot end it',
      description:
        'The wording at {{where}} binds you to an agent or operator whom you have not chosen and lets you end the appointment only after years. Until then you pay its commission and charges, may not manage or live in the place as you like, and can sell only to somebody who takes the appointment over.',
      recommendation:
        'Before you sign, read the whole appointment, add up its charges to its last day, ask your lender, and ask that you may end it on notice.',
      question:
        'May the appointment end at settlement, or on notice, and what would the operator ask for that?',
    },
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
    const terms = termsOf(doc)
    const locks = terms.filter(
      ({ plain, heading }) =>
        patterns.locked.test(plain) &&
        patterns.manager.test(`${heading} ${plain}`) &&
        !patterns.vendors.test(plain),
    )
    if (locks.length > 0) {
      for (const { span } of locks) report('locked', [span], {}, LOCKED)
      for (const { plain, span } of terms)
        if (patterns.passedOn.test(plain) || patterns.entrance.test(plain))
          report('kept', [span], {}, { unmistakable: true })
    }
    for (const [index, { plain, span }] of terms.entries()) {
      if (locks.some((lock) => lock.span.start === span.start)) continue
      if (!patterns.manager.test(plain) || patterns.free.test(plain)) continue
      if (patterns.body.test(plain)) continue
      if (!patterns.binds.test(plain) && !holds(plain, patterns.keeps, patterns.lasting)) continue
      report('kept', [span], {}, { unmistakable: true })
      const behind = terms[index + 1]
      if (behind !== undefined && patterns.buyOut.test(behind.plain))
        report('kept', [behind.span], {}, { unmistakable: true })
    }
  },
})
