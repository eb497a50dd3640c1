import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  share:
    /\b(?:lot |unit |contribution |interest |schedule of )?entitlements?\b|\blot liabilit(?:y|ies)\b|\b(?:contribution|interest) schedules?\b/i,
  change:
    /\b(?:adjust\w{0,5}|alter\w{0,6}|amend\w{0,5}|chang\w{1,3}|re-?allocat\w{1,4}|re-?distribut\w{1,4}|increas\w{1,3}|reduc\w{1,4}|vary|varied|variation|re-?assess\w{0,5}|revis\w{1,4}|re-?calculat\w{1,4}|new (?:\w{4,12} )?(?:schedule|entitlements?|plan))\b/i,
  told: /\b(?:adopted|motion|resol\w{2,7}|carried|passed|agreed|application|applied|apply|order\w{0,2}|lodged|proposed|proposal|tabled|on foot|pending|will|from|has|have|increases?|discussed|dispute)\b/i,
  lost: /\b(?:lost|defeated|withdrawn|not carried|lapsed|dismissed|rejected|rather than)\b/i,
  rule: /\b(?:may (?:only )?(?:be )?(?:chang|alter|adjust|appl|amend|vari)\w{1,3}|can (?:only )?be|must be made by|unanimous resolution is required|in accordance with (?:the |their )?(?:lot |unit )?(?:entitlement|liability)|in proportion to|according to|based on|calculated (?:on|by)|per (?:lot |unit )?entitlement)\b/i,
  /** How a sum is shared, and that it stands until another is fixed: nobody's share changes. */
  basis:
    /\b(?:by|per|pro rata to|on the basis of) (?:the )?(?:lot |unit |contribution )?(?:entitlements?|liabilit(?:y|ies))\b(?=[^.;]{0,60}\b(?:payable|due|levied|paid|raised|until)\b)|\b(?:until|unless) (?:they are |it is |further )?(?:changed|varied|altered|amended|adjusted)\b/i,
  decided: /\b(?:without dissent|unanimous\w{0,2}|carried|passed|accepted)\b/i,
})

/** The share by which a lot pays and votes. */
export default defineRule({
  id: 'national/entitlement-change',
  title: 'Change of the lot’s share in levies and votes',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: [
    cite(act.vic.ownersCorporations),
    cite(act.nsw.strata),
    cite(act.qld.bodyCorporate),
    cite(act.wa.strataTitles),
  ],
  appliesTo: ['minutes', 'owners-corporation-certificate'],
  patterns,
  clear: 'No change of entitlements or liability was found.',
  messages: {
    change: {
      title: 'The lot entitlements or liability (share of levies) are being changed',
      description:
        'The wording at {{where}} shows that the share by which each lot pays levies and votes was changed, or that somebody has asked for a change. Your levies can rise for good, and the figures in the certificate may be out of date.',
      recommendation:
        'Ask for the old and new schedules, and what this lot would pay under each, before you sign.',
      question:
        'What is this lot’s entitlement before and after the change, and when does it apply?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, ['minutes', 'owners-corporation-certificate'])) {
      const { span } = passage
      const text = passage.text.replace(patterns.basis, ' ').replace(patterns.basis, ' ')
      if (!patterns.share.test(text) || !patterns.change.test(text)) continue
      if (!patterns.told.test(text) || patterns.lost.test(text) || patterns.rule.test(text))
        continue
      // "Resolution without dissent" denies nothing.
      if (!patterns.decided.test(text) && affirmed(passage, patterns.change) === null) continue
      report('change', [span])
    }
  },
})
