import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  corporation:
    /\b(?:strata|community)?(?: )?corporation\b|\bunit ?holders?\b|\blot ?owners?\b|\bcommon property\b|\bsection (?:41|139)\b/i,
  resolved:
    /\bresolved\b[^.$]{0,120}\b(?:raise|levy|collect|call up) \$|\bresolved\b.{0,90}\b(?:at a cost|costing|for)\b.{0,12}\$|\b(?:has|have|had)?(?: been)? ?(?:resolved|decided|agreed|approved|authorised)\b.{0,60}\b(?:incur|spend|expend|undertake|carry out|proceed|obtain|replace|repair|engage|borrow)\w{0,4}\b|\b(?:incurred|resolved to incur|committed)\b.{0,60}\bexpenditure\b|\bexpenditure\b.{0,60}\b(?:incurred|resolved|committed)\b/i,
  deficit:
    /\bliabilities\b.{0,40}\b(?:exceed|greater than|more than)\b|\bnet liabilit(?:y|ies)\b|\bdeficien(?:t|cy)\b|\bdeficit\b|\boverdrawn\b|\binsolven\w{1,3}\b/i,
  /** Somebody else who may fail: the builder of a policy, a manager, a supplier. */
  ofOthers:
    /\b(?:builder|insurer|policy|developer|supplier|contractor|home ?owner|deceased|dead|vendor|purchaser|lot \d)\b/i,
  liabilities: /\bliabilities\b[^$]{0,60}\$ ?\d/i,
  assets: /\bassets\b[^$]{0,60}\$ ?\d/i,
  label:
    /\b(?:incurred|resolved)\b[^.;$]{0,40}\bto which the (?:unit ?holder|lot ?owner|owner|proprietor)\b[^.;$]{0,60}\b(?:contribute|pay)\b|\bthat the corporation has incurred,? (?:or|and)(?: has)? resolved to incur\b/i,
  none: /\b(?:neither|never)\b.{0,30}\b(?:incurred|resolved|decided|committed|agreed)\b|\b(?:no|nil|none|not)\b.{0,50}\b(?:expenditure|resolved|liabilit|deficit|incur|works?)\w{0,4}\b|[?:|] ?(?:nil|none)\b|\bexpenditure (?:resolved(?: up)?on|incurred|committed|resolved)\W{1,3}(?:nil|none|no\b|nothing)|[?:|] ?(?:no|not applicable)\b[ .]{0,2}$|\bassets exceed\b/i,
  guarantee: /\bguarantee\b/i,
})

const LARGE_CENTS = 1_000_000
const SCHEME_CENTS = 5_000_000

/** What the strata or community corporation has decided to spend, or owes. */
export default defineRule({
  id: 'sa/corporation-expenditure',
  title: 'Works and debts of the strata or community corporation',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.sa.strataTitles, 'ss 21, 41'), cite(act.sa.communityTitles, 's 139')],
  appliesTo: ['owners-corporation-certificate', 'minutes', 'vendor-statement'],
  patterns,
  clear:
    'No large spending decided and no debts above its assets were found in the corporation’s papers.',
  subject:
    /\bcorporation\b[^.;]{0,120}\b(?:resolved|decided|expenditure|incur\w{0,3}|liabilit(?:y|ies)|debts?|owes?|spend\w{0,3}|levy|levies)\b|\b(?:resolved|decided|resolution)\b[^.;]{0,120}(?:\$|\b(?:cost|levy|raise|carry out|repairs?|works)\b)|\bassets and liabilities\b|\bliabilities of the\b|\b(?:incur|approved|estimated|major|capital|no) expenditure\b|\bexpenditure\b[^.;]{0,40}\bresolved\b|\bspecial lev(?:y|ies)\b/i,
  messages: {
    resolved: {
      title: 'The corporation has decided on spending that owners may have to pay for{{amount}}',
      description:
        'The wording at {{where}} shows spending that the strata or community corporation has made or decided on{{amount}}. If it is paid from contributions that fall due after settlement, you pay your share.',
      recommendation:
        'Before you sign, ask for your lot’s share and when it is due, and ask that the vendor pays what was decided before the contract.',
      question:
        'How is this expenditure to be paid for, what is the share of this lot, and will the vendor pay it?',
    },
    deficit: {
      title: 'The strata or community corporation owes more than it has',
      description:
        'The wording at {{where}} shows a deficit or liabilities above assets. Owners stand behind the corporation’s debts: in a scheme under the Strata Titles Act they guarantee them. Higher contributions or a special levy are likely.',
      recommendation:
        'Before you sign, read the accounts and two years of minutes, and ask how the gap will be closed.',
      question: 'How will the corporation cover its deficit, and what will this lot pay?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'vendor-statement',
      'annexure',
      'other',
    ])) {
      const { full, text, span, zone } = passage
      if (patterns.none.test(text)) continue
      const scheme =
        zone === 'owners-corporation-certificate' ||
        zone === 'minutes' ||
        patterns.corporation.test(full)
      if (!scheme) continue
      const most = Math.max(0, ...dollarsIn(text))
      if (owesMore(passage)) report('deficit', [span], {}, { severity: 'high' })
      else if (patterns.deficit.test(text) && !patterns.ofOthers.test(text))
        report('deficit', [span], {}, { severity: 'high' })
      else if (patterns.resolved.test(text) && most >= LARGE_CENTS) {
        const severity = most >= SCHEME_CENTS ? 'high' : 'medium'
        report('resolved', [span], { amount: ` (${dollars(most)})` }, { severity })
      } else if (
        patterns.resolved.test(text) &&
        !patterns.label.test(text) &&
        most === 0 &&
        zone !== 'minutes'
      ) {
        report('resolved', [span], { amount: '' }, { strength: 'likely' })
      }
    }
  },
})

/** Liabilities and assets in one row, or in two that follow each other. */
function owesMore({ text, next, previous }: Passage): boolean {
  if (!patterns.liabilities.test(text)) return false
  const other = [text, next, previous].find((near) => patterns.assets.test(near))
  if (other === undefined) return false
  const owed = dollarsIn(text.slice(text.search(patterns.liabilities)))[0] ?? 0
  const owned = dollarsIn(other.slice(other.search(patterns.assets)))[0] ?? 0
  return owed > owned && owed > 0
}
