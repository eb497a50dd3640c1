import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'
import { isBuyerSpared, WHOSE_BURDEN } from '../harmless/whose-burden.ts'

const patterns = wordings({
  ...WHOSE_BURDEN,
  indemnity:
    /\b(?:purchaser|buyer)s?\b.{0,60}\b(?:indemnif\w{1,5}|holds? (?:the )?(?:vendor|seller) harmless|releases? (?:and (?:forever )?discharges? )?the (?:vendor|seller))\b|\b(?:purchaser|buyer)\b[^.;"]{0,140}\band (?:must )?indemnif\w{1,5} the (?:vendor|seller)\b|\bindemnity\b.{0,60}\b(?:by|from) the (?:purchaser|buyer)\b/i,
  wide: /\b(?:all|any|every)\b.{0,30}\b(?:claims?|loss|losses|liabilit(?:y|ies)|actions?|demands?|damages?|costs?)\b|\bwhether before or after\b|\bin respect of the (?:property|land)\b/i,
  grave: /\b(?:environment|contaminat|pollut|negligen|asbestos|hazardous|consequential)\w{0,6}\b/i,
  ownAct:
    /\b(?:caused by the (?:purchaser|buyer)|(?:purchaser|buyer)(?:'s)? (?:causes?|access|occupation|entry|act|acts|inspection|agents?|use)|during (?:any |such )?(?:access|occupation|inspection)|commission|introduced by|another agent|foreign person|firb|breach(?:es)? of this warranty|withhold|14-2\d\d|duty|guarantor)\b/i,
  covers:
    /\bpurchaser\b.{0,40}\b(?:indemnif\w{1,5}|keeps? the vendor indemnified|releases?(?: and (?:forever )?discharges?)? the vendor|(?:must )?make good to the vendor|(?:must |must have to )?(?:cover|compensate) the vendor|holds? the vendor harmless|indemnity)\b|\bvendor\b.{0,20}\bindemnified by the purchaser\b|\bindemnified\b.{0,30}\bby the purchaser\b/i,
  spares:
    /\bno liability\b.{0,40}\bvendor\b.{0,80}\b(?:assumed|taken over|borne) by the purchaser\b|\bpurchaser\b.{0,24}\b(?:cover|make good|pay for|compensate)\w{0,2}\b.{0,24}\b(?:any|all|every) (?:loss|cost|claim|expense)\w{0,2}\b.{0,24}\bvendor\b|\bpurchaser\b.{0,20}\b(?:quits?|gives? up|abandons?|surrenders?|waives?) (?:all|any|every) claims? (?:against|on) the vendor\b|\b(?:keeps?|holds?|saves?|maintain)\b.{0,16}\bvendor\b.{0,24}\b(?:harmless|indemnified)\b|\bvendor\b.{0,14}\b(?:is|must be|stands)\b.{0,24}\b(?:released|discharged|absolved|exonerated|free)\b.{0,60}\b(?:liabilit|claims?|actions?|responsib)\w{0,5}\b|\bpurchaser\b.{0,20}\b(?:assumes|takes over|takes on)\b.{0,40}\b(?:liabilit|responsibilit|obligation)\w{1,4}\b/i,
  lender: /\b(?:mortgage|mortgagee|lender|stakeholder|at settlement the vendor|deposit ?holder)\b/i,
  each: /\beach (?:other|party)?\b.{0,20}\bindemnif|\bvendor\b.{0,20}\b(?:each|both)\b/i,
})

/** Liabilities of the vendor that the buyer takes over. */
export default defineRule({
  id: 'national/buyer-indemnity',
  title: 'Indemnities and releases given by you',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'contract-form'],
  patterns,
  clear: 'No clause was found that makes you answer for the vendor’s liabilities.',
  givesWayTo: {
    'national/claims-cap': ['wide'],
  },
  messages: {
    wide: {
      title: 'You would indemnify or release the vendor from liability',
      description:
        'By the wording at {{where}} you would cover (indemnify) or release the vendor for claims about the property, including things that happened before you owned it. Unless the clause itself names a limit, neither is the amount limited.',
      recommendation:
        'Before you sign, ask to delete this, or to limit it to what you yourself cause after settlement.',
      question:
        'Will the vendor limit the indemnity to loss caused by the purchaser after settlement?',
    },
  },
  check({ doc }, report) {
    for (const { plain, full, span } of termsOf(doc)) {
      const spared = patterns.spares.test(plain) && !patterns.lender.test(plain)
      if (!patterns.indemnity.test(full) && !patterns.covers.test(plain) && !spared) continue
      if (patterns.ownAct.test(full) || patterns.each.test(plain) || isBuyerSpared(plain)) continue
      const grave = patterns.grave.test(full)
      report(
        'wide',
        [span],
        {},
        {
          severity: grave ? 'high' : 'medium',
          strength: patterns.wide.test(full) || grave ? 'firm' : 'likely',
        },
      )
    }
  },
})
