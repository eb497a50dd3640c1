import { describe, expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseOutgoings } from './outgoings.ts'

function billOf(kind: string, text: string): number | null {
  const told = recogniseOutgoings(docOf(text)).find(({ value }) => value.kind === kind)
  return told === undefined ? null : told.value.annualCents
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\nLand: Lot 44 on DP 102030\n\f'

describe('a bill that only its parts tell', () => {
  test.each([
    [
      'council-rates',
      'unequal instalments in words, below the council’s name',
      `${PAGE}SCHEDULE OF OUTGOINGS\nPendarve Shire Council\nRates and domestic waste, year ending 30 June 2027\nInstalment\tDue\tAmount\nFirst\t31 August 2026\t$502.60\nSecond\t30 November 2026\t$500.00\nThird\t28 February 2027\t$500.00\nFourth\t31 May 2027\t$500.00`,
      200_260,
    ],
    [
      'council-rates',
      'quarters by their days, with land tax on the same page',
      'CERTIFICATE OF RATES AND LAND TAX\nGeneral rates for the year ending 30 June 2027\nQuarter due\tRates\tPaid\n17 August 2026\t$602.00\t$602.00\n16 November 2026\t$600.00\t$0.00\n15 February 2027\t$600.00\t$0.00\n17 May 2027\t$600.00\t$0.00\nB. Land tax\nQuarter beginning\tTax for quarter\n1 July 2026\t$700.00\n1 October 2026\t$710.00',
      240_200,
    ],
    [
      'land-tax',
      'the parcel that is sold, in a list that adds up',
      `${PAGE}LAND TAX ASSESSMENT NOTICE 2026–27\nLand\tValue\tTax\nLot 7 on DP 99001, 1 Mill Road\t500,000\t900.00\nLot 44 on DP 102030, 2 Mill Road\t400,000\t720.00\nTotal\t900,000\t1,620.00`,
      72_000,
    ],
    [
      'land-tax',
      'the last year in the ledger of the office',
      'CERTIFICATE OF LAND TAX\n2025-26 Land tax levied\t800.00\n2025-26 Payments\t600.00\n2026-27 Land tax levied\t840.00\nAMOUNT PAYABLE\t1,055.10',
      84_000,
    ],
    [
      'water-rates',
      'the service alone, beside what a kilolitre costs',
      'TASMANIAN WATER PROPERTY CERTIFICATE\nFixed charge\tA quarter\nWater service, 20 mm\t$90.00\nWater used is billed at\t$1.20 a kilolitre',
      36_000,
    ],
  ] as const)('%s: %s', (kind, _name, text, cents) => {
    expect(billOf(kind, text)).toBe(cents)
  })

  test('leaves a list of parcels that does not add up', () => {
    const text = `${PAGE}LAND TAX ASSESSMENT NOTICE 2026–27\nLand\tValue\tTax\nLot 7 on DP 99001\t500,000\t900.00\nLot 44 on DP 102030\t400,000\t720.00\nTotal\t900,000\t2,020.00`
    expect(billOf('land-tax', text)).not.toBe(72_000)
  })
})
