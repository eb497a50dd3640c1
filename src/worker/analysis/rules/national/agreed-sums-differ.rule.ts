import { defineRule } from '../define-rule.ts'
import { LEAST_PRICE_PATTERNS, leastPriceAbove } from '../sums/least-price.ts'
import { dollars } from '../say.ts'
import { reportUnlikeSums, unlikeMessage } from '../sums/report-unlike-sums.ts'
import { PERIOD_PATTERNS } from '../sums/sum-period.ts'
import { SUM_SUBJECT_PATTERNS } from '../sums/sum-subjects.ts'
import { TOLD_SUM_PATTERNS, type ToldSum } from '../sums/told-sums.ts'
import type { UnlikeSums } from '../sums/unlike-sums.ts'

const CORRECT = {
  recommendation: 'Have the sum corrected and initialled by both sides before you sign.',
}
const AGREEMENT = {
  recommendation:
    'Before you sign, ask for the agreement itself with its changes, and have the contract corrected.',
}

const LEAST_PRICE_CENTS = 5_000_000

/** Sums that were agreed with somebody, as the contract tells them and as another paper does. */
export default defineRule({
  id: 'national/agreed-sums-differ',
  title: 'Price, loan, fees and rents agreed, across the papers',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'certainty of the bargain; no act governs it' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement', 'lease'],
  patterns: {
    ...SUM_SUBJECT_PATTERNS,
    ...TOLD_SUM_PATTERNS,
    ...PERIOD_PATTERNS,
    ...LEAST_PRICE_PATTERNS,
  },
  clear: 'No agreed sum was found that two papers give differently.',
  subject:
    /\b(?:loan|finance|option fee|reservation fee|holding (?:deposit|fee)|licen[cs]e fee|bank guarantee|building contract|contract (?:price|sum)|outgoings payable by|sell|sold)\b[^;]{0,80}\$ ?\d|\b(?:price|deposit|rent) (?:is|of|was|will be) \$ ?\d|\bas deposit\b|\btenant\b[^.;]{0,60}\$ ?\d/i,
  messages: {
    floor: {
      title:
        'The price of {{price}} is below the {{least}} under which the property may not be sold',
      description:
        'By the wording at {{where}} the property is not to be sold for less than {{least}}, and the contract sells it for {{price}}. Unless whoever set that limit allows the lower price, a vendor may not be free to sell, and the sale can be stopped or set aside.',
      recommendation:
        'Before you sign or pay, ask for the order or consent that allows this price, and make the contract conditional on it.',
      question:
        'Who has allowed a sale for {{price}}, below {{least}}? Please give us the order or consent.',
    },
    price: unlikeMessage('purchase price', 'Which one was agreed could be argued about.', CORRECT),
    deposit: unlikeMessage(
      'deposit',
      'You could be asked for the difference, or be said to be in default.',
      CORRECT,
    ),
    loan: unlikeMessage(
      'amount of the loan that must be approved',
      'Whether you may end the contract when a loan is refused depends on it.',
      CORRECT,
    ),
    option: unlikeMessage('option fee', 'It decides what you have paid already.', AGREEMENT),
    reservation: unlikeMessage(
      'reservation fee',
      'It decides what you have paid already and what you get back.',
      AGREEMENT,
    ),
    works: unlikeMessage(
      'price of the building contract',
      'The cover of the building insurance and what is still owed to the builder depend on it.',
      AGREEMENT,
    ),
    licence: unlikeMessage('licence fee', 'You pay or receive it after settlement.', AGREEMENT),
    rent: unlikeMessage(
      'rent for a year',
      'What you receive, and what a lender counts, follows from the lease and not from the contract.',
      AGREEMENT,
    ),
    outgoings: unlikeMessage(
      'outgoings that the tenant pays',
      'What the tenant does not pay, you do.',
      AGREEMENT,
    ),
    guarantee: unlikeMessage(
      'security given by the tenant',
      'It must be handed over at settlement, and it is what you have if the rent is not paid.',
      AGREEMENT,
    ),
    commission: unlikeMessage('commission of the agent', 'It is paid out of the price.', AGREEMENT),
  },
  check(reading, report) {
    const least = leastPriceAbove(reading)
    if (least !== null) {
      const { price, cents, span } = least
      const [sold, limit] = [dollars(price.value), dollars(cents)]
      const sides = [
        { label: 'Price', value: sold, spans: price.spans.slice(0, 1) },
        { label: 'Not to be sold below', value: limit, spans: [span] },
      ]
      report(
        'floor',
        [span, ...price.spans.slice(0, 1)],
        { price: sold, least: limit },
        { severity: 'critical', sides, facts: [price] },
      )
    }
    const single = { single: true }
    const yearly = { single: true, inParts: true }
    const medium = (): 'medium' => 'medium'
    const isPrice = ({ cents, zone }: ToldSum): boolean =>
      cents >= LEAST_PRICE_CENTS && zone !== 'special-conditions' && zone !== 'lease'
    reportUnlikeSums(reading, report, [
      {
        key: 'price',
        of: 'purchase price',
        measure: { isKnown: isPrice, most: 1.3, least: 0.001, single: true, fromContract: true },
        severity: () => 'high',
      },
      {
        key: 'deposit',
        of: 'deposit',
        measure: {
          single: true,
          most: 1.6,
          least: 0.001,
          fromContract: true,
          isKnown: ({ zone, cents }) => zone !== 'special-conditions' && cents >= 500_000,
        },
        severity: medium,
      },
      {
        key: 'loan',
        of: 'loan amount',
        measure: { single: true, most: 1.5, isKnown: ({ cents }) => cents >= LEAST_PRICE_CENTS },
        severity: medium,
      },
      { key: 'option', of: 'option fee', measure: single, severity: medium },
      { key: 'reservation', of: 'reservation fee', measure: single, severity: byGap },
      { key: 'works', of: 'building contract sum', measure: single, severity: medium },
      { key: 'licence', of: 'licence fee', measure: yearly, severity: byGap },
      {
        key: 'rent',
        of: 'rent for the year',
        measure: { ...yearly, isKnown: ({ period }) => period.times === 1 },
        severity: byRent,
      },
      { key: 'outgoings', of: 'outgoings of the tenant', measure: yearly, severity: byGap },
      { key: 'guarantee', of: 'lease guarantee', measure: single, severity: medium },
      { key: 'commission', of: 'agent’s commission', measure: single, severity: () => 'low' },
    ])
  },
})

function byGap({ gapCents }: UnlikeSums): 'low' | 'medium' {
  return gapCents < 30_000 ? 'low' : 'medium'
}

function byRent({ apart }: UnlikeSums): 'medium' | 'high' {
  return apart > 1.2 ? 'high' : 'medium'
}
