import { defineRule } from '../define-rule.ts'
import { reportUnlikeSums, unlikeMessage } from '../sums/report-unlike-sums.ts'
import { PERIOD_PATTERNS } from '../sums/sum-period.ts'
import { SUM_SUBJECT_PATTERNS } from '../sums/sum-subjects.ts'
import { TOLD_SUM_PATTERNS } from '../sums/told-sums.ts'
import type { UnlikeSums } from '../sums/unlike-sums.ts'

/** Below this a year it is a matter for the adjustment at settlement alone. */
const SMALL_CENTS = 10_000

const PARTS = { inParts: true }

const BILL = {
  recommendation:
    'Before you sign, ask for the latest notice, reckon with the higher sum, and see that the adjustment at settlement uses the notice.',
}

/** Rates, water and land tax, as the seller tells them and as the bill does. */
export default defineRule({
  id: 'national/charges-differ',
  title: 'Rates, water and land tax across the papers',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for the charges, in its own rule' },
  appliesTo: [
    'particulars',
    'contract-form',
    'special-conditions',
    'vendor-statement',
    'rates-certificate',
    'water-certificate',
    'land-tax-certificate',
  ],
  patterns: { ...SUM_SUBJECT_PATTERNS, ...TOLD_SUM_PATTERNS, ...PERIOD_PATTERNS },
  clear: 'No rates, water charges or land tax were found that two papers give differently.',
  messages: {
    rates: unlikeMessage(
      'council rates',
      'You pay them from settlement on, and a statement that is wrong here may be wrong elsewhere.',
      BILL,
    ),
    water: unlikeMessage(
      'water and sewerage charges',
      'You pay them from settlement on, and they are divided at settlement.',
      BILL,
    ),
    landTax: unlikeMessage(
      'land tax',
      'It is a charge on the land until it is paid, whoever owes it.',
      BILL,
    ),
    owing: unlikeMessage(
      'rates owing',
      'Unpaid rates stay with the land, so you would have to pay what is not paid at settlement.',
      {
        recommendation:
          'Before you settle, have a new certificate made and what is owing paid out of the price.',
      },
    ),
  },
  check(reading, report) {
    reportUnlikeSums(reading, report, [
      { key: 'rates', of: 'council rates', measure: PARTS, severity },
      {
        key: 'water',
        of: 'water and sewerage charge',
        measure: { most: 2, inParts: true },
        severity,
      },
      { key: 'landTax', of: 'land tax', measure: PARTS, severity },
      {
        key: 'owing',
        of: 'rates owing',
        measure: { least: 0.05, single: true, inParts: true },
        severity,
      },
    ])
  },
})

function severity({ gapCents, first, second }: UnlikeSums): 'low' | 'medium' {
  const isLoose = first.isLoose || second.isLoose
  return gapCents < SMALL_CENTS / 2 || isLoose ? 'low' : 'medium'
}
