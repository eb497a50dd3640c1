import { describe, test } from 'vitest'

import {
  PAID_PLAN_IDS,
  PLANS,
  cheaperPaygQuantity,
  effectiveCostCents,
  formatAud,
  gstCents,
  isPaygQuantity,
  paygTiers,
  paygTotalCents,
  paygUnitCents,
  savingPercent,
} from './pricing.ts'

const QUANTITIES = Array.from({ length: 100 }, (_, index) => index + 1)

describe('pay as you go', () => {
  test.for([
    [1, 'A$3.00'],
    [9, 'A$27.00'],
    [10, 'A$29.00'],
    [19, 'A$55.10'],
    [20, 'A$55.00'],
    [46, 'A$126.50'],
    [49, 'A$134.75'],
    [50, 'A$125.00'],
    [100, 'A$250.00'],
  ] as const)('%i cost %s', ([quantity, price], { expect }) => {
    expect(formatAud(paygTotalCents(quantity))).toBe(price)
  })

  test('costs whole cents at every quantity', ({ expect }) => {
    for (const quantity of QUANTITIES) {
      const total = paygTotalCents(quantity)
      expect(Number.isSafeInteger(total)).toBe(true)
      expect(total).toBe(quantity * paygUnitCents(quantity))
    }
  })

  test('never costs more for each when more are bought', ({ expect }) => {
    const units = QUANTITIES.map(paygUnitCents)
    expect(units).toEqual(units.toSorted((a, b) => b - a))
    expect([...new Set(units)]).toEqual([300, 290, 275, 250])
  })

  test('points to the larger quantity exactly where it is cheaper', ({ expect }) => {
    const hints = QUANTITIES.filter((quantity) => cheaperPaygQuantity(quantity) !== null)
    expect(hints).toEqual([19, 46, 47, 48, 49])
    expect(cheaperPaygQuantity(19)).toBe(20)
    expect(cheaperPaygQuantity(46)).toBe(50)
  })

  test('shows every quantity in exactly one tier, at its price', ({ expect }) => {
    for (const quantity of QUANTITIES) {
      const tiers = paygTiers().filter(({ from, to }) => from <= quantity && quantity <= to)
      expect(tiers.map(({ unitCents }) => unitCents)).toEqual([paygUnitCents(quantity)])
    }
    expect(paygTiers().map(({ from, to }) => [from, to])).toEqual([
      [1, 9],
      [10, 19],
      [20, 49],
      [50, 100],
    ])
  })

  test('cannot be bought below 1, above 100 or in parts', ({ expect }) => {
    for (const quantity of [0, -1, 101, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(isPaygQuantity(quantity)).toBe(false)
      expect(() => paygTotalCents(quantity)).toThrow('cannot be bought')
    }
    expect([1, 100].every(isPaygQuantity)).toBe(true)
  })
})

describe('plans', () => {
  test.for([
    ['monthly', 275, 8],
    ['quarterly', 250, 17],
    ['semiannually', 225, 25],
    ['annual', 200, 33],
  ] as const)('%s costs %i cents a review and saves %i %%', ([id, cost, saving], { expect }) => {
    expect(effectiveCostCents(id)).toBe(cost)
    expect(savingPercent(effectiveCostCents(id))).toBe(saving)
  })

  test('cost whole cents a review', ({ expect }) => {
    for (const id of PAID_PLAN_IDS) {
      expect(PLANS[id].credits * effectiveCostCents(id)).toBe(PLANS[id].priceCents)
    }
  })

  test('say that the trial saves everything and pay as you go nothing', ({ expect }) => {
    expect(savingPercent(0)).toBe(100)
    expect(savingPercent(effectiveCostCents('free'))).toBe(0)
  })
})

test('GST is one eleventh of the price', ({ expect }) => {
  expect(gstCents(2_750)).toBe(250)
  expect(gstCents(300)).toBe(27)
})

test('amounts are shown with two decimals', ({ expect }) => {
  expect([0, 5, 300, -250, 24_000].map(formatAud)).toEqual([
    'A$0.00',
    'A$0.05',
    'A$3.00',
    '-A$2.50',
    'A$240.00',
  ])
})
