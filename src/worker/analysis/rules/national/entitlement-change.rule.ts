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
  /** A cost cut into as many parts as there are owners, whatever the plan gives each lot. */
  evenly:
    /\b(?:split|shared?|divided|paid)\b[^.;]{0,24}\b(?:(?:two|three|four|five|six|seven|eight|ten|\d{1,2}) ways|equally|evenly|in equal (?:parts|shares))\b/i,
  byEntitlement:
    /\b(?:by|per|equal|according to|in proportion to|pro rata to)\b[^.;]{0,24}\b(?:entitlements?|liabilit(?:y|ies))\b/i,
  byPlan:
    /\b(?:not|why|although|though|despite|whatever|instead of|rather than|regardless of|without regard to)\b[^.;]{0,60}\b(?:entitlements?|liabilit(?:y|ies)|(?:figures|shares|numbers) (?:on|in|of) the plan)\b/i,
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
  subject:
    /\b(?:entitlements?|lot liability|contribution schedule|interest schedule)\b[^.;]{0,120}\b(?:alter\w{0,5}|adjust\w{0,5}|amend\w{0,5}|chang\w{1,3}|re-?alloc\w{0,6}|reduc\w{1,5}|increas\w{1,3}|revis\w{1,4}|apply|applied|application|new)\b|\b(?:alter\w{0,5}|adjust\w{0,5}|amend\w{0,5}|chang\w{1,3}|re-?alloc\w{0,6}|revis\w{1,4}|apply|applied|application|new|not (?:shared|split))\b[^.;]{0,120}\b(?:entitlements?|lot liability|contribution schedule|interest schedule)\b|\b(?:split|shared?|divided|borne|levied)\b[^.;]{0,40}\b(?:equally|evenly|ways)\b/i,
  messages: {
    evenly: {
      title: 'Costs are shared equally and not by the entitlement of each lot',
      description:
        'By the wording at {{where}} the owners cut a cost into equal parts, although the plan gives each lot a share of its own. If this lot has a smaller share than the others you pay more than the law asks of you, and what was paid so far may be disputed.',
      recommendation:
        'Before you sign, work out this lot’s part by its entitlement, and ask for a written decision on how costs are shared.',
      question:
        'By what figures will costs be shared, and what is this lot’s part by its entitlement?',
    },
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
      if (
        patterns.evenly.test(passage.text) &&
        patterns.byPlan.test(`${passage.previous.slice(-160)} ${passage.text}`) &&
        !patterns.byEntitlement.test(passage.text)
      ) {
        report('evenly', [span], {}, { unmistakable: true })
        continue
      }
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
