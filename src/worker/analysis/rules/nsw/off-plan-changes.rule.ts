import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { NTH_DAY_PATTERNS, nthDaysIn } from '../reading/nth-days.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...NTH_DAY_PATTERNS,
  completion: /\b(?:complet\w{1,4}|settle\w{0,4})\b/i,
  plan: /\b(?:registration|registered plan|plan (?:is|has been) registered|notice (?:of|that)\b.{0,40}\bregist\w{1,6})\b/i,
  after: /\b(?:days?|weeks?)\b.{0,60}\b(?:after|from|following|of)\b/i,
  later: /\b(?:the later of|whichever is (?:the )?later|not earlier than 21|twenty[- ]one)\b/i,
  section: /\b66Z[N-U]\b/i,
  waived:
    /\b(?:waives?|waived|not apply|(?:agrees?|must|shall|will|may) not (?:to )?(?:exercise|rely|claim|rescind|make|assert)|no right|excluded|gives? up|taken to have (?:waived|accepted|agreed)|deemed to (?:accept|have)|releases?)\b/i,
  notice: /\bnotice of changes?\b/i,
  served:
    /\b(?:given|served|dated|under section|hereby|inaccurate|change[ds]? (?:is|are|to|in|from)|reduced|increased)\b/i,
  means:
    /\b(?:means|(?:vendor|seller|transferor|developer) (?:must|shall|will|is to|undertakes to|agrees to) (?:promptly )?(?:serve|give)|if (?:the )?(?:vendor|seller|transferor|developer) (?:serves|gives)|may (?:serve|give)|within \d{1,3} (?:business )?days)\b/i,
})

/** 21 days from the registered plan; less is void (Conveyancing Act 1919, ss 66ZP, 66ZU(5)). */
const LEAST_DAYS = 21

/** How a developer's changes reach the buyer, and how long the buyer has to answer. */
export default defineRule({
  id: 'nsw/off-plan-changes',
  title: 'Developer’s notice of changes and the time to complete',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [
    cite(act.nsw.conveyancing, 'ss 66ZN–66ZQ, 66ZU(5)'),
    cite(act.nsw.saleOfLand, 'Sch 3 ss 4–6'),
  ],
  appliesTo: ['special-conditions', 'annexure', 'vendor-statement'],
  patterns,
  clear: 'No clause that shortens your time after registration and no notice of changes was found.',
  subject:
    /\b(?:complet(?:e|ion)|settle|settlement)\b[^.;]{0,120}\b(?:registration|registered (?:strata |deposited |community )?plan|plan (?:is|has|has been|being|was) registered)\b|\b(?:registration|registered (?:strata |deposited |community )?plan|plan (?:is|has|has been|being|was) registered)\b[^.;]{0,120}\b(?:complet(?:e|ion)|settle|settlement)\b|\b66Z[A-Z]\b|\bnotices? of changes?\b|\bmaterial particular\b|\b(?:settle|settlement|complet(?:e|ion))\b[^.;]{0,80}\b(?:occupation certificate|occupancy permit)\b|\b(?:occupation certificate|occupancy permit)\b[^.;]{0,80}\b(?:settle|settlement|complet(?:e|ion))\b/i,
  messages: {
    short: {
      title: 'You are to complete {{days}} after registration, less than the law’s 21 days',
      description:
        'By the wording at {{where}} an off-the-plan purchase is to be completed {{days}} after the plan is registered. The law says that you cannot be made to complete earlier than 21 days after you receive the registered plan, and a shorter time is void; a hurried settlement can still cost you your loan.',
      recommendation:
        'Before you sign, ask for at least 21 days after you receive the registered plan.',
      question:
        'Will the vendor allow at least 21 days after the purchaser receives the registered plan?',
      suggestedWording:
        'Completion is due on the later of 21 days after the purchaser receives the registered plan and the date otherwise fixed.',
    },
    waived: {
      title: 'You give up rights against the developer’s changes',
      description:
        'The wording at {{where}} takes away what the law gives you when the finished plan differs from what was shown: 14 days to end the contract, or to claim up to 2% of the price, for a change that matters.',
      recommendation:
        'Before you sign, ask for it to be struck out, and have your lawyer say whether it has any effect.',
      question: 'Will the vendor remove the clause that limits sections 66ZN to 66ZQ?',
    },
    notice: {
      title: 'A notice of changes to the plan has been given',
      description:
        'The wording at {{where}} is a developer’s notice that something differs from the disclosure statement. You have 14 days after it to end the contract or claim compensation if the change is material; if you let the time pass, the change counts as agreed.',
      recommendation:
        'Compare the change with your contract at once, put the 14 days in your diary and see a lawyer.',
      question: 'What exactly has changed in area, layout, finishes or by-laws, and why?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span, heading, block } of passagesIn(doc, [
      'special-conditions',
      'particulars',
      'vendor-statement',
      'annexure',
      'other',
    ])) {
      if (patterns.section.test(full) && patterns.waived.test(full)) {
        report('waived', [span])
        continue
      }
      if (patterns.notice.test(`${heading} ${text}`) && patterns.served.test(text)) {
        if (!patterns.means.test(text) && block.kind !== 'heading') report('notice', [span])
        continue
      }
      if (!patterns.completion.test(full) || !patterns.plan.test(text)) continue
      const counts = [...daysIn(text), ...nthDaysIn(text)]
      const long = counts.some((count) => count >= LEAST_DAYS)
      if (
        !patterns.after.test(text) ||
        (patterns.later.test(text) && (long || counts.length === 0))
      )
        continue
      const days = counts.filter((count) => count < LEAST_DAYS)
      if (days.length === 0) continue
      const least = Math.round(Math.min(...days))
      report('short', [span], { days: least === 1 ? '1 day' : `${least} days` })
    }
  },
})
