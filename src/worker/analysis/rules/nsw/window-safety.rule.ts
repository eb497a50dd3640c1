import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  windows:
    /\bwindow (?:safety )?(?:locks?|devices?|restrictors?|screens?|limiters?)\b|\bwindow safety\b|\b(?:child|safety) (?:locks?|devices?)\b.{0,30}\bwindows?\b/i,
  lacking:
    /\b(?:(?:have|has|need) to be (?:fitted|installed)|not (?:yet )?(?:been )?(?:install\w{0,3}|fitted|complian\w{1,3}|comply|complied|compliant|inspected|certified|complete\w{0,1}|done)|non-?complian\w{1,3}|outstanding|missing|absent|overdue|incomplete|fail(?:s|ed|ure)?|remain\w{0,3} to be|yet to be|without|none|nil|refused|defer\w{1,4}|do not|does not|in breach|required to install|no)\b/i,
  done: /\b(?:installed|fitted|certified|compliant|completed)\b.{0,40}\b(?:20\d{2}|all (?:lots|windows))\b/i,
  negated: /\b(?:not|none|no lots?|except|other than)\b/i,
})

/** Locks that keep children from falling; the owners corporation must have fitted them. */
export default defineRule({
  id: 'nsw/window-safety',
  title: 'Window safety devices in the strata building',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.strata, 's 118')],
  appliesTo: ['owners-corporation-certificate', 'minutes', 'special-conditions'],
  patterns,
  clear: 'No missing window safety devices were found.',
  subject:
    /\bwindow (?:safety|locks?|restrictors?|guards?|devices?|screens?)\b|\b(?:locks|restrictors|safety devices)\b[^.;]{0,40}\bwindows?\b|\bchild[- ](?:safe|proof)\w{0,3} windows?\b|\bchild window\b|\bwindows?\b[^.;]{0,40}\b(?:safety|restrictors?|restricted)\b/i,
  messages: {
    missing: {
      title: 'Window safety devices (window locks) are missing or do not comply',
      description:
        'The wording at {{where}} shows windows without the locks that the law asks for in strata homes. A child can fall, the owners corporation can be fined, and it must fit them at its own cost, which the levies pay.',
      recommendation:
        'Before you sign, check the windows of the home and ask when the owners corporation will fit the devices.',
      question: 'When will window safety devices be fitted, and who pays?',
    },
  },
  check({ doc }, report) {
    for (const { text, span, block } of passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'special-conditions',
      'annexure',
    ])) {
      if (block.kind === 'heading' || !patterns.windows.test(text)) continue
      if (!patterns.lacking.test(text)) continue
      if (patterns.done.test(text) && !patterns.negated.test(text)) continue
      report('missing', [span])
    }
  },
})
