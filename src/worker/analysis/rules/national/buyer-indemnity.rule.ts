import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { inTheirWords } from '../reading/in-their-words.ts'
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
    /\bpurchaser\b.{0,40}\b(?:indemnif\w{1,5}|keeps? the vendor indemnified|releases?(?: and (?:forever )?discharges?)? the vendor|(?:must )?make good to the vendor|(?:must |must have to )?(?:cover|compensate) the vendor|(?:must )?(?:reimburses?|repays?) (?:to )?the vendor (?:for )?(?:any|all|every|each|whatever)\b[^.;]{0,30}\b(?:fines?|penalt\w{1,3}|loss(?:es)?|claims?|liabilit\w{1,3}|damages|orders?)\b|holds? the vendor harmless|indemnity)\b|\bvendor\b.{0,20}\bindemnified by the purchaser\b|\bindemnified\b.{0,30}\bby the purchaser\b/i,
  spares:
    /\bno liability\b.{0,40}\bvendor\b.{0,80}\b(?:assumed|taken over|borne) by the purchaser\b|\bpurchaser\b.{0,24}\b(?:cover|make good|pay for|compensate)\w{0,2}\b.{0,24}\b(?:any|all|every) (?:loss|cost|claim|expense)\w{0,2}\b.{0,24}\bvendor\b|\bpurchaser\b.{0,20}\b(?:quits?|gives? up|abandons?|surrenders?|waives?) (?:all|any|every) claims? (?:against|on) the vendor\b|\b(?:keeps?|holds?|saves?|maintain)\b.{0,16}\bvendor\b.{0,24}\b(?:harmless|indemnified)\b|\bvendor\b.{0,14}\b(?:is|must be|stands)\b.{0,24}\b(?:released|discharged|absolved|exonerated|free)\b.{0,60}\b(?:liabilit|claims?|actions?|responsib)\w{0,5}\b|\bpurchaser\b.{0,20}\b(?:assumes|takes over|takes on)\b.{0,40}\b(?:liabilit|responsibilit|obligation)\w{1,4}\b/i,
  lender: /\b(?:mortgage|mortgagee|lender|stakeholder|at settlement the vendor|deposit ?holder)\b/i,
  /** What it is given against is one matter that the words name, and not the property at large. */
  confined:
    /\b(?:indemnif\w{1,5}|indemnity|harmless|reimburs\w{1,4}|repays?|makes? good|compensates?|covers?)\b[^.;]{0,40}\b(?:against|for|in respect of|from|to) (?:it|them|that|this|those|these|such|(?:any|all|every|each|the) (?:[a-z]{3,10},? (?:or |and )?){1,4}(?:of|under|about|because of|arising (?:from|under|out of)|in respect of|in connection with|from|on account of|that) (?:the|that|this|those|these|it|its)\b(?! (?:property|land|lot|premises|contract|sale|house|dwelling|improvements|buildings?|vendor|purchaser)\b))/i,
  /** Whatever it names, it is given against everything else too. */
  anything:
    /\breleas(?:e|es|ed)\b|\bwhether (?:before or after|arising)\b|\b(?:all|any|every) (?:claims?|actions?|demands?|loss|liabilit\w{1,3})\b[^.;]{0,60}\b(?:in respect of|concerning|about|relating to) the (?:property|land)\b|\bof any kind\b|\bwhatsoever\b/i,
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
  subject:
    /\bindemni(?:ty|ties) (?:of|by|to|given|from)\b|\bindemnif\w{1,5}\b|\bindemnity\b[^.;]{0,60}\b(?:vendor|seller|purchaser|buyer)\b|\bharmless\b|\b(?:purchaser|buyer|transferee|you)\b[^.;]{0,80}\b(?:releases?|discharges?|reimburses?|compensates?|make good|cover|quits?|assumes?|responsible for|liable for|takes over)\b[^.;]{0,100}\b(?:vendor|seller|transferor|us|loss|claims?|liabilit\w{1,3}|obligations|responsibility)\b|\b(?:vendor|seller|transferor)\b[^.;]{0,60}\b(?:is released|not (?:be )?liable|no liability)\b|\bno liability\b[^.;]{0,60}\b(?:vendor|seller|transferor)\b/i,
  givesWayTo: {
    'national/claims-cap': ['wide', 'oneMatter'],
  },
  messages: {
    oneMatter: {
      title: 'You would bear the vendor’s loss in one matter: “{{opening}}”',
      description:
        'By the wording at {{where}} you answer to the vendor (indemnify it) for what is named there: “{{words}}” What it has cost, and may still cost, would be yours; unless the clause names a sum, there is no limit to it.',
      recommendation:
        'Before you sign, ask what the matter has cost and may still cost, and ask that the vendor bears what arose before settlement, or for a limit in dollars.',
      question:
        'What has the matter of {{where}} cost so far, what is still claimed or expected, and will the vendor bear what arose before settlement?',
    },
    wide: {
      title: 'You would indemnify or release the vendor from liability',
      description:
        'By the wording at {{where}} you would cover (indemnify) or release the vendor for claims about the property, which may include things that happened before you owned it. Unless the clause itself names a sum, there is no limit to what you could have to pay.',
      recommendation:
        'Before you sign, ask to delete this, or to limit it to what you yourself cause after settlement.',
      question:
        'Will the vendor limit the indemnity to loss caused by the purchaser after settlement?',
    },
  },
  check({ doc }, report) {
    for (const passage of termsOf(doc)) {
      const { plain, full, span } = passage
      const spared = patterns.spares.test(plain) && !patterns.lender.test(plain)
      if (!patterns.indemnity.test(full) && !patterns.covers.test(plain) && !spared) continue
      if (patterns.ownAct.test(full) || patterns.each.test(plain) || isBuyerSpared(plain)) continue
      const grave = patterns.grave.test(full)
      const isOne = patterns.confined.test(plain) && !patterns.anything.test(plain)
      if (isOne) {
        report('oneMatter', [span], inTheirWords(passage), { severity: grave ? 'high' : 'medium' })
        continue
      }
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
