import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function waterIn(text: string): number | null {
  const { outgoings } = recogniseFacts(docOf(PAGE + text))
  return outgoings.find(({ value }) => value.kind === 'water-rates')?.value.annualCents ?? null
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\n\f'

test.each([
  [
    'the parts of a sum behind it, in the statement of the seller',
    'SELLER DISCLOSURE STATEMENT\nWater\tAmount: $317.85 for the quarter to 30 September 2026, made up of water access $68.40, sewerage access $164.10 and 27 kL used $85.35',
    93_000,
  ],
  [
    'services that a statement tells in passing, and no bill',
    'SELLER DISCLOSURE STATEMENT\nWater\tFixed access charges: water $96.30 and sewerage $148.95, each quarter. Usage in the last quarter: 41 kL, $106.20, on a separate line.',
    98_100,
  ],
  [
    'rows of a table with each quarter behind them',
    'HALLETT WATER\nBill period 1 April 2026 to 30 June 2026\nWater service\t$20.10\teach quarter\nSewer service\t$110.40\teach quarter\nWater used 12 kL\t$41.20\nTotal of this bill\t$171.70',
    52_200,
  ],
  [
    'amounts without a sign and a total with one',
    'Eastern Basin Water account\n1 Jul 2026 - 30 Sep 2026\twater service 14.20\twastewater service 150.10\nwater used 18 kL\t48.06\nTo pay by 2 August 2026\t$212.36',
    65_720,
  ],
  [
    'two on one line and a line of use',
    'CORRIN UTILITIES  quarterly water and sewerage account    1 Feb to 30 Apr 2026\n   Water service          $60.40 per quarter          Sewerage service    $150.10 per quarter\n   Usage 20 kL   $80.20\n   Total                 $290.70',
    84_200,
  ],
  [
    'readings below the head of their table, and an account before that was paid',
    'HALLETT WATER account\nService charges, 1 April 2026 to 30 June 2026\nWater supply\t$20.10\nSewerage\t$110.40\nWater use\tReading\tkL\tAmount\n2 April 2026\t1,204\n1 July 2026\t1,216\t12\t$41.20\nPrevious account\t$160.00\nReceived 9 May 2026\t-$160.00\nTo pay by 1 August 2026\t$171.70',
    52_200,
  ],
  [
    'a line that tells its own two months, below the year of another bill',
    'SHIRE OF ORRADALE RATES\nFor the year 1 July 2026 to 30 June 2027\nTotal for the year $1,612.40\nRegional Water account\nService charge, water, for the two months 1 September to 31 October 2026 $50.10\nWater use, 38 kilolitres $70.00\nTo pay by 18 November 2026 $120.10',
    30_060,
  ],
  [
    'a quarter that is the same in each quarter of the year',
    'OUTER WATER certificate of charges\nCharges for the quarter 1 October to 31 December 2026\tAmount\nWater supply\t$82.30\nSewerage\t$104.10\nTotal for the quarter (the same in each quarter of 2026-27)\t$186.40',
    74_560,
  ],
])('leaves out what was used: %s', (_name, text, cents) => {
  expect(waterIn(text)).toBe(cents)
})

test.each([
  'HALLETT WATER\nBill period 1 April 2026 to 30 June 2026\nWater service\t$20.10\nSewer service\t$110.40\nTotal of this bill\t$130.50',
  'HALLETT WATER      Quarter to 30 June 2026\n   water     $20.10\n(water consumption is on the common meter)   sewerage $110.40\n   total    $130.50',
])('keeps a total of services alone: %s', (text) => {
  expect(waterIn(text)).toBe(52_200)
})

test.each([
  [
    'POWER AND WATER\nBill to 10 September 2026\nWater 20 mm\t$70.10\nSewerage\t$184.10\nfixed for the bill\t$254.20\t(four such bills in the year)\nUsage 91 kL\t$190.19',
    101_680,
  ],
  [
    'WATER CORPORATION\nService charges, September and October\nWater service\t$40.10\nSewerage\t$130.20\nCharge of this bill\t$170.30\t(six like bills make the year)',
    102_180,
  ],
])('counts the bills of a year: %s', (text, cents) => {
  expect(waterIn(text)).toBe(cents)
})

test('keeps what the seller states as payable, whatever is in it', () => {
  const text =
    'SELLER DISCLOSURE STATEMENT (Form 2)\nPart 5 - Rates and services\nWater\tThe total amount payable for water services is $190.10 for the period 1 July 2026 to 30 September 2026\n\fMARLOW WATER\tWater account\tQuarter July to September 2026\nWater access charge\t$120.05\nConsumption 30 kL\t$70.05\nAmount due\t$190.10'
  expect(waterIn(text)).toBe(76_040)
})
