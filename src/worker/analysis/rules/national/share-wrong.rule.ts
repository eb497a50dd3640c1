import { PAGE_KINDS } from '#shared/report.ts'

import { defineRule } from '../define-rule.ts'
import { HOLDING_PATTERNS, wrongHolding } from '../sums/holdings.ts'
import { NUMBER_WORD_PATTERNS } from '../reading/number-words.ts'
import { passagesIn, TERMS } from '../reading/passages.ts'
import { PORTION_PATTERNS } from '../reading/portions.ts'
import { SHARE_PATTERNS, wrongShares } from '../sums/share-sentences.ts'
import { SUM_PATTERNS } from '../sums/sums-told.ts'

const patterns = {
  ...NUMBER_WORD_PATTERNS,
  ...PORTION_PATTERNS,
  ...SUM_PATTERNS,
  ...SHARE_PATTERNS,
  ...HOLDING_PATTERNS,
}

/** Below this the difference moves nothing. */
const SMALL = 30_000

/** A percentage, a fraction or a tax told together with what it comes to. */
export default defineRule({
  id: 'national/share-wrong',
  title: 'Percentages and shares beside their sums',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'arithmetic' },
  appliesTo: [
    'particulars',
    'contract-form',
    'special-conditions',
    'vendor-statement',
    'owners-corporation-certificate',
    'annexure',
  ],
  patterns,
  clear: 'No percentage or share was found that does not give the sum beside it.',
  messages: {
    share: {
      title: 'A share is reckoned wrongly: {{told}} is written, it is {{reckoned}}',
      description:
        'The wording at {{where}} gives {{told}} for {{of}}, which comes to {{reckoned}}. If the written figure is followed you could pay or get something else than was agreed.',
      recommendation:
        'Have the figure or the share corrected in writing before you sign, and say which of them counts.',
      question: 'Is {{told}} right or the share that gives {{reckoned}}?',
    },
  },
  check({ doc, facts }, report) {
    const price = facts.price?.value ?? null
    for (const { text, span, zone, heading, previous } of passagesIn(doc, PAGE_KINDS)) {
      if (!FIGURE.test(text)) continue
      const isDeposit =
        facts.depositPercent !== null &&
        [...facts.depositPercent.spans, ...(facts.deposit?.spans ?? [])].some(
          (own) => own.start < span.end && span.start < own.end,
        )
      if (isDeposit) continue
      const holding = wrongHolding(text, previous)
      if (holding !== null) {
        const { told, reckoned, of } = holding
        report('share', [span], holding, {
          severity: 'low',
          sides: [
            { label: 'As written', value: told, spans: [span] },
            { label: `Reckoned: ${of}`, value: reckoned, spans: [span] },
          ],
        })
        continue
      }
      for (const { told, reckoned, of, gapCents, isOfPrice } of wrongShares(text, price, heading)) {
        const isTerm = TERMS.some((kind) => kind === zone)
        report(
          'share',
          [span, ...(isOfPrice && isTerm ? (facts.price?.spans ?? []) : [])],
          { told, reckoned, of },
          {
            severity: gapCents > 1_000_000 && isTerm ? 'high' : gapCents < SMALL ? 'low' : 'medium',
            sides: [
              { label: 'As written', value: told, spans: [span] },
              { label: `Reckoned: ${of}`, value: reckoned, spans: [span] },
            ],
          },
        )
      }
    }
  },
})

/** Nothing can be reckoned without one. */
const FIGURE = /\d/
