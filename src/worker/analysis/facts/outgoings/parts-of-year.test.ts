import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseOutgoings } from './outgoings.ts'

function yearOf(kind: string, text: string): number | null {
  const told = recogniseOutgoings(docOf(text)).find(({ value }) => value.kind === kind)
  return told === undefined ? null : told.value.annualCents
}

const CONTRACT = 'Contract of Sale of Real Estate\nVendor: Ada Lind\nLand: Lot 12 on SP 204417\n\f'
const RATES = 'WARRABEE SHIRE COUNCIL\nRATES CERTIFICATE\nIssued 3 February 2027\n'
const WATER = 'COLDSTREAM RIVER WATER\nWATER INFORMATION STATEMENT\nIssued 3 February 2027\n'
const SCHEME = 'Body Corporate Certificate\nCommunity Titles Scheme 40318\n'
const TAX = 'STATE REVENUE OFFICE\nLAND TAX CLEARANCE CERTIFICATE\nIssued 3 February 2027\n'

test.each([
  [
    'a cell that tells how many instalments there are',
    `${RATES}Charge\tHow billed\tEach\tOwing\nGeneral rates and waste\tTwo equal payments: 30 Sep, 28 Feb\t$911.25\t$0.00`,
    182_250,
  ],
  [
    'a cell that lists the days',
    `${RATES}Rates 2026-27\tFalls due\tInstalment\tUnpaid\nGeneral rate with fire levy\t30 Sep, 30 Nov, 28 Feb and 31 May\t$402.10\t$0.00`,
    160_840,
  ],
  [
    'a cell that says quarterly below a column of instalments',
    `${RATES}Rate\tBilled\tEach instalment\tBalance\nResidential rates\tQuarterly\t$388.70\t$0.00`,
    155_480,
  ],
  [
    'the total of one instalment with the number of them in a sentence',
    `${RATES}Rates by instalment\tEach instalment\nGeneral rate\t$310.00\nGarbage charge\t$92.40\nTotal of each instalment\t$402.40\nThese rates are collected in four equal instalments that fall due in September, November, February and May.`,
    160_960,
  ],
  [
    'instalments told in prose',
    `${RATES}General rates and charges for 2026-27 are to be paid in two equal instalments of $874.35, on 31 August 2026 and 28 February 2027.`,
    174_870,
  ],
  [
    'rows of instalments that are numbered',
    `${RATES}Instalment\tDue\tAmount\n1\t30 Sep 2026\t$455.00\n2\t30 Nov 2026\t$455.00\n3\t28 Feb 2027\t$455.00\n4\t31 May 2027\t$455.00`,
    182_000,
  ],
  [
    'a label that counts them in brackets',
    `${RATES}Instalment amount (2 per year)\t$875.00`,
    175_000,
  ],
  [
    'columns for the year, its half and its quarter',
    `${RATES}\tAnnual\tHalf\tQuarter\nRates and charges\t$2,034.40\t$1,017.20\t$508.60`,
    203_440,
  ],
  [
    'instalments of a sum that stands behind each',
    `${RATES}Rates are raised in 4 instalments, each of $455.05, for the rating year 2026-27.`,
    182_020,
  ],
])('makes a year of the council rates in %s', (_name, text, cents) => {
  expect(yearOf('council-rates', CONTRACT + text)).toBe(cents)
})

test.each([
  [
    'the like charge in each of the quarters',
    `${WATER}Service charges are alike in each of the four quarters of 2026-27, namely $83.40. Usage is billed when the meter is read.`,
    33_360,
  ],
  [
    'a charge behind which the half years are told',
    `${WATER}The fixed charge for water is $171.15 in each of the two half-years from July. Usage is billed when the meter is read.`,
    34_230,
  ],
  [
    'rows of two cells with their time behind the amount',
    `${WATER}Water supply fee\t$42.65 per quarter\nSewerage access fee\t$131.10 per quarter\nUsage\t$3.11 a kilolitre\nOwing today\t$0.00`,
    69_500,
  ],
  [
    'a column by the half year beside what was raised so far',
    `${WATER}Service\tPer half year\tRaised since 1 July 2026\tPaid\tBalance\nWater\t$120.30\t$240.60\t$240.60\t$0.00\nSewerage\t$204.70\t$409.40\t$409.40\t$0.00`,
    65_000,
  ],
  [
    'the price of one unit beside what all units cost',
    `${WATER}Period 1 October 2026 to 31 December 2026\nThis quarter\nStock water service, 3 shares at $41.30 a share\t$123.90\nTotal due\t$123.90`,
    49_560,
  ],
])('makes a year of the water charges in %s', (_name, text, cents) => {
  expect(yearOf('water-rates', CONTRACT + text)).toBe(cents)
})

test.each([
  [
    'rows of funds with a column for all lots beside the lot',
    `${SCHEME}Payable by the owner of lot 12\nFund\tWhole scheme\tLot 12 each half year\tDue\nAdministrative fund\t$61,400.00\t$1,120.00\t1 Feb, 1 Aug\nSinking fund\t$22,900.00\t$415.00\t1 Feb, 1 Aug`,
    307_000,
  ],
  [
    'a column for the budget of the year and one for the lot by the year',
    `${SCHEME}Fund\tBudget per year\tLot 12 per year\nAdministration fund\t$118,000.00\t$2,140.00\nSinking fund\t$44,000.00\t$802.00`,
    294_200,
  ],
  [
    'the row of the lot among those of all lots',
    `${SCHEME}Fees of the first year\nLot\tEntitlement\tAnnual contribution\tHalf-yearly instalment\n11\t90\t$4,050.00\t$2,025.00\n12\t104\t$4,680.00\t$2,340.00\n13\t88\t$3,960.00\t$1,980.00`,
    468_000,
  ],
  [
    'rows of funds with the number of their instalments',
    `${SCHEME}Fund\tInstalment amount\tNumber of instalments\nAdministrative fund\t$455.00\t4\nSinking fund\t$130.00\t4`,
    234_000,
  ],
  [
    'rows of funds with a column for each quarter',
    `${SCHEME}Levies of lot 12\tSep qtr\tDec qtr\tMar qtr\tJun qtr\nAdministrative fund\t$500.00\t$500.00\t$500.00\t$500.00\nSinking fund\t$150.00\t$150.00\t$150.00\t$150.00`,
    260_000,
  ],
  [
    'rows of quarters with a column for each fund',
    `${SCHEME}Levy contributions for lot 12 for the year to 30 June 2027\nPeriod\tAdmin fund\tReserve fund\n1 Jul - 30 Sep\t$540.00\t$120.00\n1 Oct - 31 Dec\t$540.00\t$120.00\n1 Jan - 31 Mar\t$540.00\t$120.00\n1 Apr - 30 Jun\t$540.00\t$120.00`,
    264_000,
  ],
  [
    'funds in prose that fall due on the same days',
    `${SCHEME}Contributions of lot 12. Administrative fund: $545.00, due on the first of March, June, September and December. Sinking fund: $185.00, due on the same days.`,
    292_000,
  ],
  [
    'rows without the sign of money that tell their time',
    `${SCHEME}Contributions for lot 12\t$\nAdministrative fund per quarter\t1,240.00\nSinking fund per quarter\t210.00`,
    580_000,
  ],
  [
    'a levy that is raised so many times',
    `${SCHEME}The levy for lot 12 is $775.00, raised four times in the year.`,
    310_000,
  ],
  [
    'the row of the lot with a column for each fund',
    `${SCHEME}Contributions per quarter\nUnit\tAdministrative\tSinking\n11\t$410.00\t$120.00\n12\t$455.00\t$135.00\n13\t$398.00\t$118.00`,
    236_000,
  ],
])('takes of %s the lot that is sold', (_name, text, cents) => {
  expect(yearOf('owners-corporation', CONTRACT + text)).toBe(cents)
})

test.each([
  [
    'a certificate whose title stands far above its sentence',
    `${TAX}Applicant\tOrrin Lawyers\nLand\tLot 12 SP 204417\nOwner\tAda Lind\nParcel\t88231\nClass of land: investment\nThe tax comes to $1,140.00 for the year.`,
    114_000,
  ],
  [
    'instalments in prose',
    `${TAX}Tax on this land is payable in three equal instalments of $700.00.`,
    210_000,
  ],
  [
    'a row that tells its quarters',
    `${RATES}Charge\tHow billed\tEach\tOwing\nLand tax\t4 quarters: 1 Jul, 1 Oct, 1 Jan, 1 Apr\t$305.20\t$0.00`,
    122_080,
  ],
])('makes a year of the land tax in %s', (_name, text, cents) => {
  expect(yearOf('land-tax', CONTRACT + text)).toBe(cents)
})

test.each([
  [
    'owners-corporation',
    `${SCHEME}The ledger of lot 12 carries $1,904.00 for the May and August quarters and interest of $21.50.`,
  ],
  [
    'water-rates',
    `${WATER}No sewer of ours is near the land. Your fee of $72.50 has been refunded.`,
  ],
  [
    'council-rates',
    `Tableland\nLocal Land Services\nRATE NOTICE 2027\nHolding 4471\nA Lind\n6 Low Road\nNotice issued 20 January 2027\nDue 31 March 2027\nLot 12 SP 204417, capacity 30 stock units\t$\nGeneral rate\t41.10\nAnimal health rate\t62.20\nTotal rates for the year\t103.30`,
  ],
])('takes no %s from what is none', (kind, text) => {
  expect(yearOf(kind, CONTRACT + text)).toBeNull()
})

test.each([
  'Water $310.00, sewerage $604.00, total $914.00 for the year, billed three times in the year.',
  'Service charges come to $914.00 a year and are sent out four times in the year.',
  'Service charges, $914.00 yearly, the same in each of the three bills.',
])('does not multiply the year of %s', (text) => {
  expect(yearOf('water-rates', CONTRACT + WATER + text)).toBe(91_400)
})

test('does not multiply what is told for the year beside its instalments', () => {
  const text = `${RATES}Charge\tHow paid\tFor the year\tOwing\nGeneral rates\t4 equal instalments: 30 Sep, 30 Nov, 28 Feb, 31 May\t$1,844.60\t$0.00`
  expect(yearOf('council-rates', CONTRACT + text)).toBe(184_460)
})
