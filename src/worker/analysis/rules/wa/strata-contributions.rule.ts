import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'
import { isStrataLot, strataLot } from './strata-lot.ts'

const patterns = wordings({
  strataLot,
  ...LOTS_NAMED_PATTERNS,
  owed: /\bowes\b.{0,30}\bstrata company\b|\b(?:owed|owing|arrears|unpaid|outstanding|overdue|debt)\b.{0,60}\b(?:strata company|contributions?|levies|seller|lot)\b|\b(?:strata company|contributions?|levies|seller)\b.{0,60}\b(?:owed|owing|owes|arrears|unpaid|outstanding|overdue)\b/i,
  none: /\b(?:no|nil|none)\b.{0,30}\b(?:owed|owing|arrears|outstanding|unpaid|debt|amount)\b|[:|?] ?(?:nil|none|no|\$ ?0(?:\.00)?|not applicable)\b/i,
  reserve: /\breserve fund\b/i,
  empty:
    /\breserve fund\b.{0,40}(?:\bnil\b|\bnothing\b|\bempty\b|\$ ?0(?:\.00)?(?!\d|,)|\bno (?:money|balance)\b|\bnot (?:been )?established\b)|\bno reserve fund\b/i,
  notRequired: /\bnot required\b|\bfewer than\b|\btwo[- ]lot\b/i,
  plan: /\b(?:ten|10)[- ]year plan\b/i,
  noPlan:
    /\bno (?:ten|10)[- ]year plan\b|\b(?:ten|10)[- ]year plan\b.{0,40}\b(?:not (?:been )?(?:prepared|available|approved|adopted|made)|none|nil|overdue)\b/i,
})

const HIGH_CENTS = 500_000

/** What Part B tells of debts of the lot and the fund for large repairs. */
export default defineRule({
  id: 'wa/strata-contributions',
  title: 'Strata contributions owed and the reserve fund',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.wa.strataTitles, 'ss 100, 156')],
  appliesTo: ['vendor-statement', 'special-conditions'],
  patterns,
  clear: 'No contributions owed and no empty reserve fund were found.',
  subject:
    /\breserve fund\b|\b(?:ten|10)[- ]year plan\b|\barrears\b|\bcontributions?\b[^.;]{0,60}\b(?:unpaid|owing|owed|overdue|outstanding|due)\b|\b(?:unpaid|owing|owed|overdue|outstanding)\b[^.;]{0,60}\b(?:contributions?|strata company|lev(?:y|ies))\b|\bowed by the (?:seller|owner|vendor)\b/i,
  messages: {
    owed: {
      title: 'Strata contributions for the lot are unpaid ({{amount}})',
      description:
        'The wording at {{where}} shows {{amount}} owed to the strata company for the lot. A new owner becomes liable together with the old one for what is unpaid.',
      recommendation:
        'Have it paid at settlement out of the price, and ask the strata company for the figure in the week before.',
      question: 'Will the vendor pay everything owed to the strata company at settlement?',
    },
    reserve: {
      title: 'The strata company has no money, or no plan, for large repairs',
      description:
        'The wording at {{where}} shows an empty reserve fund or no ten-year plan. The next roof, lift or driveway may then have to be paid by a special contribution from the owners.',
      recommendation: 'Ask which large works are coming and how they will be paid before you sign.',
      question: 'Which works are expected in the next ten years, and how will they be paid for?',
    },
  },
  check({ doc, facts }, report) {
    if (isStrataLot(doc) === null) {
      report.notInDocument('No strata lot is sold.')
      return
    }
    for (const { text, span } of passagesIn(doc, [
      'vendor-statement',
      'owners-corporation-certificate',
      'contract-form',
      'special-conditions',
    ])) {
      if (text.endsWith('?') || isOfOtherLots(text, facts)) continue
      const most = Math.max(0, ...dollarsIn(text))
      if (patterns.owed.test(text) && !patterns.none.test(text) && most >= 1_000) {
        const severity = most > HIGH_CENTS ? 'high' : 'medium'
        report('owed', [span], { amount: dollars(most) }, { severity })
      } else if (
        (patterns.empty.test(text) || patterns.noPlan.test(text)) &&
        !patterns.notRequired.test(text)
      ) {
        report('reserve', [span])
      }
    }
  },
})
