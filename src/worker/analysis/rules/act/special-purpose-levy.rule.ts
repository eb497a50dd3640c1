import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  fund: /\bspecial purpose (?:funds?|lev(?:y|ies)|contributions?)\b/i,
  lost: /\b(?:nil|none|no special purpose|not applicable|defeated|withdrawn|wound up|closed|refunded|paid in full|fully paid)\b|[:|] ?no\b/i,
  statement: /\bbuilding management (?:statement|committee)\b/i,
  listedNone: /\bbuilding management (?:statement|committee)\b[^.:]{0,80}: ?(?:nil|none|no)\b/i,
  headingAlone: /^\W{0,3}(?:\d{1,2}\W{1,3})?building management statements?\W{0,3}$/i,
  denied:
    /\bno building management\b|\bbuilding management statement\b.{0,20}\b(?:nil|none|no|not)\b/i,
})

/** More than this for one unit is a second deposit. */
const LARGE_CENTS = 500_000

/** Bills beyond the two ordinary funds of an owners corporation. */
export default defineRule({
  id: 'act/special-purpose-levy',
  title: 'Special purpose fund and building management statement',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.act.unitTitlesManagement, 's 119')],
  appliesTo: ['owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'No special purpose levy and no building management statement was found.',
  subject:
    /\bspecial purpose\b|\bspecial (?:lev(?:y|ies)|contributions?)\b|\bbuilding management (?:statements?|committees?)\b|\bBM[SC]\b|\badditional contributions?\b/i,
  messages: {
    levy: {
      title: 'A special purpose fund levy is raised{{amount}}',
      description:
        'The wording at {{where}} shows a levy for a special purpose fund{{amount}}, on top of the general and sinking fund levies. Instalments that fall due after completion are yours.',
      recommendation:
        'Before you exchange, ask what the levy is for and what falls on this unit, and ask that the vendor pays what was decided before the contract.',
      question:
        'What is the special purpose levy for, and which instalments are still to come for this unit?',
      suggestedWording:
        'The vendor must pay every special purpose levy determined before the date of this contract, whenever it falls due.',
    },
    statement: {
      title: 'A building management statement applies',
      description:
        'The wording at {{where}} shows that the building is shared with other titles under a building management statement. Costs of shared parts are split by it, and your owners corporation has only one voice.',
      recommendation: 'Before you exchange, read how the statement splits the costs.',
      question: 'Please give us the building management statement and its last budget.',
    },
  },
  check({ doc }, report) {
    for (const { text, span, heading, zone, block, next } of passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'special-conditions',
    ])) {
      const sums = dollarsIn(text).filter((cents) => cents > 0)
      const named = patterns.fund.test(text)
      const under = patterns.fund.test(heading) && zone === 'owners-corporation-certificate'
      if ((named || under) && sums.length > 0 && !patterns.lost.test(text)) {
        const most = Math.max(...sums)
        report(
          'levy',
          [span],
          { amount: ` (${dollars(most)})` },
          most > LARGE_CENTS ? { severity: 'high' } : {},
        )
      }
      if (
        patterns.statement.test(text) &&
        !patterns.denied.test(text) &&
        // A heading says nothing; what stands below it does.
        !(patterns.headingAlone.test(text) && (next === '' || patterns.denied.test(next))) &&
        !text.endsWith('?') &&
        !patterns.listedNone.test(block.text)
      ) {
        if (zone === 'owners-corporation-certificate') {
          report('statement', [span], {}, { severity: 'low' })
        }
      }
    }
  },
})
