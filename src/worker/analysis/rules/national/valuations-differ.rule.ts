import { defineRule } from '../define-rule.ts'
import { reportUnlikeSums, unlikeMessage } from '../sums/report-unlike-sums.ts'
import { PERIOD_PATTERNS } from '../sums/sum-period.ts'
import { SUM_SUBJECT_PATTERNS } from '../sums/sum-subjects.ts'
import { TOLD_SUM_PATTERNS, type ToldSum } from '../sums/told-sums.ts'
import type { UnlikeSums } from '../sums/unlike-sums.ts'

const VALUE =
  'Rates, land tax and insurance are reckoned from it, and one of the papers may be about other land or another year.'
const ASK = {
  recommendation:
    'Before you sign, ask for the current valuation notice of the council or the valuer-general.',
}

/** The official values of the land, wherever they are told. */
export default defineRule({
  id: 'national/valuations-differ',
  title: 'Official values of the land across the papers',
  category: 'financial',
  severity: 'low',
  kind: 'inconsistency',
  law: { none: 'a comparison of papers' },
  appliesTo: [
    'rates-certificate',
    'land-tax-certificate',
    'vendor-statement',
    'planning-certificate',
  ],
  patterns: { ...SUM_SUBJECT_PATTERNS, ...TOLD_SUM_PATTERNS, ...PERIOD_PATTERNS },
  clear: 'No official value of the land was found that is told in two ways.',
  messages: {
    site: unlikeMessage('site value', VALUE, ASK),
    capital: unlikeMessage('capital value (land with buildings)', VALUE, ASK),
    annual: unlikeMessage('annual value (what it could be let for)', VALUE, ASK),
    unimproved: unlikeMessage('value of the land without buildings', VALUE, ASK),
  },
  check(reading, report) {
    const measure = { isKnown, least: 0.005 }
    reportUnlikeSums(reading, report, [
      { key: 'site', of: 'site value', measure, severity },
      { key: 'capital', of: 'capital improved value', measure, severity },
      { key: 'annual', of: 'annual value', measure, severity },
      { key: 'unimproved', of: 'unimproved value', measure, severity },
    ])
  },
})

/** Land tax is reckoned on the value of another year, unless its paper names the year. */
function isKnown({ zone, period }: ToldSum): boolean {
  return zone !== 'land-tax-certificate' || period.asAt !== null
}

function severity({ apart }: UnlikeSums): 'low' | 'medium' {
  return apart > 1.1 ? 'medium' : 'low'
}
