import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import type { Fact, Outgoing } from '../facts.ts'
import { recogniseFacts } from '../recognise-facts.ts'
import { withinProportion } from './within-proportion.ts'

function told(kind: Outgoing['kind'], annualCents: number): Fact<Outgoing> {
  const value = { kind, annualCents, basis: '' }
  return { value, text: '', spans: [], confidence: 80, explanation: [] }
}

function priceOf(cents: number): Fact<number> {
  return { value: cents, text: '', spans: [], confidence: 90, explanation: [] }
}

test.each([
  ['owners-corporation', 6_100_000, 79_500_000],
  ['owners-corporation', 3_200_000, 42_000_000],
  ['council-rates', 1_900_000, 51_000_000],
  ['water-rates', 1_450_000, 60_000_000],
] as const)('tells no %s of %d for a price of %d', (kind, annual, price) => {
  expect(withinProportion([told(kind, annual)], priceOf(price))).toEqual([])
})

test.each([
  ['owners-corporation', 1_240_000, 21_000_000],
  ['owners-corporation', 3_900_000, 410_000_000],
  ['council-rates', 660_000, 18_000_000],
  ['water-rates', 310_000, 9_000_000],
  ['land-tax', 4_400_000, 90_000_000],
  ['other-charge', 2_600_000, 45_000_000],
] as const)('keeps %s of %d for a price of %d', (kind, annual, price) => {
  expect(withinProportion([told(kind, annual)], priceOf(price))).toHaveLength(1)
})

test('keeps all where the price is not told, or is none of a home', () => {
  const one = told('owners-corporation', 3_000_000)
  expect(withinProportion([one], null)).toEqual([one])
  expect(withinProportion([one], priceOf(100))).toEqual([one])
})

const HEAD =
  'Contract of Sale of Real Estate\nVendor: Ada Lind\nPurchaser: Bo Marr\nPrice: $640,000.00\nLand: Unit 4 on Units Plan 611\n\f'

test.each([
  'OWNERS CORPORATION CERTIFICATE\nSINKING FUND PLAN 2025-2030, Units Plan 611\nYear\tOpening\tContributions\tOutlay\tClosing\n2026\t$18,300\t$21,000\t$9,400\t$29,900\n2027\t$29,900\t$22,100\t$14,000\t$38,000\n2028\t$38,000\t$23,200\t$31,500\t$29,700',
  'OWNERS CORPORATION CERTIFICATE\nThe scheme\nFund\tWhole scheme\tManager\nAdministrative fund\t$31,500.00\tOrrin Strata\nSinking fund\t$12,200.00\tOrrin Strata',
])('takes no sum of the scheme for the levy of a lot', (text) => {
  const { outgoings } = recogniseFacts(docOf(HEAD + text))
  expect(outgoings.filter(({ value }) => value.kind === 'owners-corporation')).toEqual([])
})
