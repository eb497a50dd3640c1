import { describe, it } from 'vitest'

import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Facts } from '../facts/facts.ts'
import { NO_FACTS } from '../facts/testing/no-facts.ts'
import { recogniseFacts } from '../facts/recognise-facts.ts'
import { docOf } from '../segment/doc-of.ts'
import { bargainOf } from './bargain-of.ts'
import { costsOf } from './costs.ts'
import { proveFrom } from './prove.ts'
import { CONTRACT, contract, factOf } from './testing/material.ts'

const doc = contract()
const priced: Facts = {
  ...NO_FACTS,
  price: factOf(doc, 850_000_00, '$850,000.00'),
  settlement: factOf(doc, { kind: 'date' as const, date: '2027-02-15' }, '15 February 2027'),
}
const rated: Facts = {
  ...priced,
  // Any words will do here: what matters is that they stand on a page.
  outgoings: [
    factOf(
      doc,
      { kind: 'council-rates' as const, annualCents: 2_190_00, basis: 'Printed for the year.' },
      'SPECIAL CONDITIONS',
    ),
  ],
}

describe('costs', () => {
  it.for([
    ['Wandilla WA 6401', '$22,015 for an eligible first-home buyer'],
    ['Joondalup WA 6027', '$25,215.50 for an eligible first-home buyer'],
    ['Boddington WA 6390', '$25,215.50 for an eligible first-home buyer'],
  ] as const)('takes the first-home rate of the region: %s', ([place, said], { expect }) => {
    const text = `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE\n\nPARTICULARS\n\nProperty address: 61 Boobook Road, ${place}\n\nPrice $685,000.00`
    const bundle = docOf(text, { state: 'WA' })
    const bargain = bargainOf(bundle, proveFrom(bundle), recogniseFacts(bundle))
    expect(costsOf(bargain, {}, '2026-06-21').summary).toContain(said)
  })

  it('offers no concession for a home where nobody may live', ({ expect }) => {
    const rule = 'BY-LAWS\n\n3. No unit is to be used as a permanent residence.'
    const costs = soldAs('House', 'Price $486,000.00', 'Time is of the essence.', rule)
    expect(costs.breakdown.find(({ category }) => category === 'Transfer duty')?.amount).toBe(
      16_282_00,
    )
    expect(costs.summary).not.toContain('first-home')
  })

  it('counts no fees of the land registry where shares are sold', ({ expect }) => {
    const costs = soldAs('Title: company title, shares 401 to 520, flat 6', 'Price $486,000.00')
    expect(costs.breakdown.some(({ category }) => category === 'Registration fees')).toBe(false)
    expect(costs.summary).toContain('Shares are sold and no land')
  })

  it('adds up to its totals', ({ expect }) => {
    const costs = of(rated, { buyerKind: 'investor' })
    const total = (recurring: boolean) =>
      costs.breakdown
        .filter(({ isRecurring }) => isRecurring === recurring)
        .reduce((sum, { amount }) => sum + amount, 0)
    expect(costs.totalUpfront).toBe(total(false))
    expect(costs.totalOngoing).toBe(total(true))
    expect(costs.totalOngoing).toBe(2_190_00)
  })

  it('computes the duty of the kind of buyer that was given', ({ expect }) => {
    expect(dutyOf(priced, { buyerKind: 'foreign' })).toBe(114_070_00)
    expect(dutyOf(priced, { buyerKind: 'first-home', priceCents: 650_000_00 })).toBe(11_356_67)
  })

  it('counts the duty without asking where every resident buyer pays the same', ({ expect }) => {
    expect(dutyOf(priced, {})).toBe(46_070_00)
    expect(of(priced, {}).summary).toContain('A foreign purchaser pays $114,070.')
  })

  it.for([
    ['Inclusions: Not applicable - vacant land', 'Transfer duty is $16,282.'],
    ['Improvements: nil', 'Transfer duty is $16,282.'],
    ['Improvements: ☒ house ☐ vacant land', '$0 for an eligible first-home buyer,'],
  ] as const)('knows land to build on by its contract: %s', ([words, said], { expect }) => {
    expect(soldAs(words, 'Price $486,000.00').summary).toContain(said)
  })

  it('names the land whose threshold a first-home buyer has', ({ expect }) => {
    expect(soldAs('Improvements: nil', 'Price $400,000.00').summary).toContain(
      '$7,221 for an eligible first-home buyer of vacant land to build on',
    )
  })

  it.for([
    [
      'The price is exclusive of GST. The purchaser is to add, at completion, one tenth of it.',
      48_600_00,
    ],
    [
      'The sum set against price is arrived at without regard to GST. In addition the purchaser pays an amount equal to the sum multiplied by the rate of GST, ten per cent.',
      48_600_00,
    ],
    ['GST at ten per cent must be paid in addition to the price.', 48_600_00],
    ['GST (if any) must be paid in addition to the price.', undefined],
    ['If the sale is taxable the purchaser must pay GST in addition to the price.', undefined],
  ] as const)('adds GST and its duty where it is sure: %s', ([clause, cents], { expect }) => {
    const costs = soldAs('House', 'Price $486,000.00', clause)
    const of = (category: string) =>
      costs.breakdown.find((line) => line.category === category)?.amount
    expect(of('GST')).toBe(cents)
    // 11,152 + 1,626 × 4.50 on 534,600, or + 1,140 × 4.50 on the price alone.
    expect(costs.summary).toContain(
      cents === undefined ? '$16,282 for an investment' : '$18,469 for an investment',
    )
    expect(costs.summary.includes('The contract adds GST')).toBe(cents === undefined)
  })

  it('adds no GST that the contract denies', ({ expect }) => {
    const clause =
      'The purchaser does not have to pay the vendor any GST in addition to the price unless the particulars say so.'
    const costs = soldAs('House', 'Price $486,000.00', clause)
    expect(costs.summary).not.toContain('GST')
  })

  it('counts what the contract has the buyer go on paying for equipment', ({ expect }) => {
    const costs = soldAs(
      'House',
      'Price $486,000.00',
      'The battery belongs to a supplier under a rental agreement with six years to run at $45.50 a month. On completion the purchaser is to sign its form of assumption and to pay each rental that falls due later.',
    )
    const line = costs.breakdown.find(({ category }) => category.startsWith('Equipment'))
    expect(line).toMatchObject({ amount: 546_00, isRecurring: true })
  })

  it.for([
    [
      'All rates unpaid at completion, of whatever year, are taken over by the purchaser without any allowance.',
      2_200_00,
    ],
    ['The purchaser assumes all arrears of rates and charges at settlement.', 2_200_00],
    ['Outgoings in arrears at completion must be paid by the buyer.', 2_200_00],
    [
      'Arrears of municipal rates outstanding on the day of sale are to be borne by the purchaser and land tax is to be adjusted on a single holding basis.',
      2_200_00,
    ],
    [
      'The vendor must pay arrears of rates up to $1,500.00 and the purchaser takes over the remainder.',
      700_00,
    ],
    [
      'The vendor pays arrears of rates only to a limit of $5,000 and the purchaser bears the rest.',
      undefined,
    ],
    ['Rates in arrears must be paid by the vendor from the price.', undefined],
    ['Rates in arrears are adjusted at completion and then paid by the purchaser.', undefined],
    [
      'Rates in arrears are paid by the purchaser to the council and adjusted in its favour.',
      undefined,
    ],
    ['The purchaser must pay rates from settlement.', undefined],
  ] as const)(
    'counts arrears that the contract leaves to the buyer: %s',
    ([clause, cents], { expect }) => {
      const bill =
        'SHIRE OF KENDRA\nRATE NOTICE 2026/27\n\nGeneral rate\t$1,488.30\n\nRubbish service\t$365.00\n\nArrears and interest from 2025/26\t$2,200.00\n\nTOTAL AMOUNT DUE\t$4,053.30'
      const costs = soldAs('House', 'Price $486,000.00', clause, bill)
      expect(costs.breakdown.find(({ category }) => category === 'Arrears')?.amount).toBe(cents)
      expect(costs.summary.includes('asks for $4,053.30 in all')).toBe(cents === undefined)
    },
  )

  it('gives a range and adds nothing where the kind of buyer decides', ({ expect }) => {
    const costs = of(priced, { priceCents: 480_000_00 })
    expect(dutyOf(priced, { priceCents: 480_000_00 })).toBeUndefined()
    expect(costs.summary).toContain('$20,770 for a home that you will live in')
    expect(costs.summary).toContain('$23,870 for an investment')
  })

  it('computes nothing from a price that is not there', ({ expect }) => {
    const costs = of(NO_FACTS, {})
    expect(costs).toMatchObject({ totalUpfront: 0, totalOngoing: 0, breakdown: [] })
    expect(costs.summary).toContain('The price is not in the document')
  })

  it("adjusts the year's rates from the day after settlement", ({ expect }) => {
    const line = of(rated, {}).breakdown.find(({ category }) => category.startsWith('Adjust'))
    // 16 February to 30 June 2027: 135 days of 365.
    expect(line?.amount).toBe(810_00)
  })

  it.for([
    [
      'General rates 2026-27 $2,190.00 a year, paid to 31 March 2027.',
      264_00,
      'as paid to 31 March',
    ],
    ['General rates 2026-27 $2,190.00 a year, paid in full.', 810_00, 'as paid to 30 June 2027'],
    ['General rates $2,190.00 for the year, paid in full.', 810_00, 'as paid for the year'],
    ['General rates $2,190.00 a year, of which $1,642.50 is paid.', 262_50, 'with $1,642.50 paid'],
    ['General rates $2,190.00 a year, by quarterly instalments.', 810_00, 'if the vendor has paid'],
    [
      'By letter, 13 November 2026: rates for the year are $2,190.00 and are paid to 31 March.',
      264_00,
      'as paid to 31 March 2027',
    ],
    ['General rates 1 January 2027 to 30 June 2027 $1,095.00.', 810_00, 'if the vendor has paid'],
  ] as const)('adjusts by what is paid: %s', ([words, cents, how], { expect }) => {
    const line = ratedBy(words).breakdown.find(({ category }) => category.startsWith('Adjust'))
    expect(line?.amount).toBe(cents)
    expect(line?.description).toContain(how)
  })

  it.for([
    [
      'General rates 2026-27 $2,190.00 a year, paid to 31 December 2026.',
      'only to 31 December 2026',
    ],
    ['General rates 2026-27 $2,190.00 a year, first quarter paid.', 'only to 30 September 2026'],
    ['General rates 2026-27 $2,190.00 a year, $547.50 paid.', 'with $547.50 paid'],
    ['General rates $2,190.00 for the year and are paid to 31 December.', 'do not say until'],
    [
      'General rates $2,190.00 a year, part payments received; arrears $800.00.',
      'are shown in arrears',
    ],
  ] as const)('counts no share of what is paid in part: %s', ([words, how], { expect }) => {
    const costs = ratedBy(words)
    expect(costs.breakdown.some(({ category }) => category.startsWith('Adjust'))).toBe(false)
    expect(costs.summary).toContain(how)
    expect(costs.totalOngoing).toBe(2_190_00)
  })

  it.for([
    [
      'Tax on this land, aggregated   $2,804.00   on a single holding   Nil   Arrears   nil',
      0,
      'Land tax of $2,804 a year is assessed because the present owner holds other land too',
    ],
    [
      'The tax attributable to this land on an aggregated basis is $1,918.00; if it were the only land no tax would be payable.',
      0,
      'on this land alone there is none',
    ],
    [
      "Land tax assessed on the vendor's total holdings   $18,420.00\nSingle holding basis   $975.00",
      975_00,
      'running costs of $975 a year',
    ],
    ['Land tax for 2026 on a single holding   $1,350.00', 1_350_00, 'of $1,350 a year'],
  ] as const)(
    'counts land tax as if the buyer owned no other: %s',
    ([words, cents, said], { expect }) => {
      const costs = taxedBy(words)
      expect(costs.totalOngoing).toBe(cents)
      expect(costs.summary).toContain(said)
    },
  )

  it('leaves the land tax of the vendor out for somebody who will live there', ({ expect }) => {
    const taxed: Facts = {
      ...NO_FACTS,
      outgoings: [
        factOf(
          doc,
          { kind: 'land-tax' as const, annualCents: 4_615_00, basis: 'Printed.' },
          'PARTICULARS',
        ),
      ],
    }
    expect(of(taxed, { buyerKind: 'owner-occupier' }).totalOngoing).toBe(0)
    expect(of(taxed, { buyerKind: 'investor' }).totalOngoing).toBe(4_615_00)
  })
})

function of(facts: Facts, inputs: BuyerInputs) {
  return costsOf(bargainOf(doc, proveFrom(doc), facts), inputs, '2026-11-21')
}

/** The costs of a bundle whose council says this of its rates; settlement is on 15 February 2027. */
function ratedBy(words: string) {
  const bundle = docOf(
    `${CONTRACT}\n\fBUNDARRA SHIRE COUNCIL\nLAND INFORMATION CERTIFICATE\n\n${words}`,
    {
      state: 'VIC',
    },
  )
  return costsOf(bargainOf(bundle, proveFrom(bundle), recogniseFacts(bundle)), {}, '2026-11-21')
}

/** The costs of a contract in New South Wales of that day's rates. */
function soldAs(words: string, price: string, clause = 'Time is of the essence.', paper = '') {
  const bundle = docOf(
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND\n\nPARTICULARS\n\nVendor: Ottoline Marchetti\n\n${words}\n\n${price}\n\fSPECIAL CONDITIONS\n\n1. ${clause}\n\f${paper}`,
    { state: 'NSW' },
  )
  return costsOf(bargainOf(bundle, proveFrom(bundle), recogniseFacts(bundle)), {}, '2026-06-21')
}

function taxedBy(words: string) {
  const text = `${CONTRACT}\n\fSTATE REVENUE OFFICE\nLAND TAX CLEARANCE CERTIFICATE 2026\n\n${words.replaceAll('   ', '\t')}`
  const bundle = docOf(text, { state: 'VIC' })
  return costsOf(bargainOf(bundle, proveFrom(bundle), recogniseFacts(bundle)), {}, '2026-11-21')
}

function dutyOf(facts: Facts, inputs: BuyerInputs): number | undefined {
  return of(facts, inputs).breakdown.find(({ category }) => category === 'Transfer duty')?.amount
}
