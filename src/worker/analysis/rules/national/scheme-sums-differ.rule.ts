import { defineRule } from '../define-rule.ts'
import { reportUnlikeSums, unlikeMessage } from '../sums/report-unlike-sums.ts'
import { PERIOD_PATTERNS } from '../sums/sum-period.ts'
import { SUM_SUBJECT_PATTERNS } from '../sums/sum-subjects.ts'
import { TOLD_SUM_PATTERNS, type ToldSum } from '../sums/told-sums.ts'
import type { UnlikeSums } from '../sums/unlike-sums.ts'

const RECORDS = {
  recommendation:
    'Before you sign, have the records of the scheme inspected and ask the manager for the sum in writing.',
}

/** No building is insured for less. */
const LEAST_BUILDING_CENTS = 30_000_000
/** A smaller sum is a fee, and no fund. */
const LEAST_FUND_CENTS = 10_000

/** Sums of a strata or community scheme: funds, levies of the lot, debts and insurance. */
export default defineRule({
  id: 'national/scheme-sums-differ',
  title: 'Funds, levies, debts and insurance of the scheme across its papers',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a comparison of papers' },
  appliesTo: ['owners-corporation-certificate', 'minutes', 'vendor-statement'],
  patterns: { ...SUM_SUBJECT_PATTERNS, ...TOLD_SUM_PATTERNS, ...PERIOD_PATTERNS },
  clear:
    'No fund, levy, debt or insurance of the scheme was found told with two different sums; a levy that one paper denies is another check’s.',
  subject:
    /\b(?:sinking|capital works|administrati(?:ve|on)|maintenance|reserve) fund\b[^;]{0,60}\$ ?\d|\b(?:capital works|administrative|sinking)\b[ :|]{1,3}\$ ?\d|\b(?:special lev(?:y|ies)|levies owing|contributions unpaid|arrears|sum insured|insurance is|caretaker)\b[^;]{0,80}\$ ?\d|\bexcess\b[^;]{0,30}\$ ?\d|\bremuneration\b[^;]{0,40}\$/i,
  messages: {
    sinking: unlikeMessage(
      'balance of the sinking fund (savings for large repairs)',
      'If the lower sum is right, a special levy is nearer than the other paper suggests.',
      RECORDS,
    ),
    admin: unlikeMessage(
      'balance of the administrative fund (for running costs)',
      'If the lower sum is right, levies may have to rise soon.',
      RECORDS,
    ),
    sinkingLevy: unlikeMessage(
      'levy of the lot to the sinking fund',
      'It changes what the home costs you each year.',
      RECORDS,
    ),
    adminLevy: unlikeMessage(
      'levy of the lot to the administrative fund',
      'It changes what the home costs you each year.',
      RECORDS,
    ),
    special: unlikeMessage(
      'special levy of the lot (beside the ordinary levies)',
      'Whoever owns the lot when it falls due has to pay it.',
      RECORDS,
    ),
    owing: unlikeMessage(
      'levies owing for the lot',
      'Unpaid levies follow the lot, so you could have to pay them.',
      {
        recommendation:
          'Before you settle, have a new certificate made and what is owing paid out of the price.',
      },
    ),
    insured: unlikeMessage(
      'sum insured for the building',
      'If the lower sum is right, the owners pay what the insurer does not after a large loss.',
      {
        recommendation:
          'Before you sign, ask for the certificate of currency of the policy and the last valuation for insurance.',
      },
    ),
    premium: unlikeMessage('insurance premium', 'Your levies pay a share of it.', RECORDS),
    excess: unlikeMessage(
      'insurance excess (the part of a claim that the owners bear)',
      'A higher excess falls on the owners, and often on the lot concerned.',
      RECORDS,
    ),
    pay: unlikeMessage(
      'pay of the manager or caretaker',
      'Your levies pay a share of it for as long as the agreement runs.',
      RECORDS,
    ),
  },
  check(reading, report) {
    const isFund = ({ cents }: ToldSum): boolean => cents >= LEAST_FUND_CENTS
    const fund = { least: 0.01, undatedLeast: 0.35, most: 12, isKnown: isFund }
    const levy = { least: 0.03, inParts: true, isKnown: isOfTheLot }
    reportUnlikeSums(reading, report, [
      { key: 'sinking', of: 'sinking fund balance', measure: fund, severity: byGap },
      { key: 'admin', of: 'administrative fund balance', measure: fund, severity: () => 'medium' },
      { key: 'sinkingLevy', of: 'sinking fund contribution', measure: levy, severity: byYear },
      { key: 'adminLevy', of: 'administrative fund contribution', measure: levy, severity: byYear },
      {
        key: 'special',
        of: 'special levy of the lot',
        measure: { single: true, most: 4, inParts: true },
        severity: byYear,
      },
      {
        key: 'owing',
        of: 'levies owing for the lot',
        measure: { single: true, inParts: true, least: 0.05, most: 4 },
        severity: () => 'medium',
      },
      {
        key: 'insured',
        of: 'sum insured for the building',
        measure: { isKnown: ({ cents }) => cents >= LEAST_BUILDING_CENTS, single: true },
        severity: ({ apart }) => (apart > 1.1 ? 'medium' : 'low'),
      },
      { key: 'premium', of: 'insurance premium', measure: { single: true }, severity: () => 'low' },
      {
        key: 'excess',
        of: 'insurance excess',
        measure: { single: true, most: 20 },
        severity: () => 'low',
      },
      {
        key: 'pay',
        of: 'manager’s pay',
        measure: { single: true, inParts: true, isKnown: ({ cents }) => cents >= 100_000 },
        severity: () => 'medium',
      },
    ])
  },
})

/** In minutes and budgets a sum without a lot is of all lots. */
function isOfTheLot({ zone, lots, period }: ToldSum): boolean {
  return period.times !== null && (zone !== 'minutes' || lots.length > 0)
}

function byYear({ gapCents }: UnlikeSums): 'low' | 'medium' {
  return gapCents < 15_000 ? 'low' : 'medium'
}

function byGap({ apart }: UnlikeSums): 'medium' | 'high' {
  return apart >= 1.5 ? 'high' : 'medium'
}
