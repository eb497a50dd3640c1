import { expect, test } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { recogniseFacts } from '../recognise-facts.ts'

const CONTRACT = `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Land: Lot 9 on LP145002, Volume 8120 Folio 411
Property: 12 Mallee Row, Tarrawingee VIC 3678
Price: $735,000
Deposit: $73,500
`

const factsOf = (paper: string) => recogniseFacts(segment(readTxt(`${CONTRACT}\n${paper}\n`)))
const costsOf = (paper: string) =>
  Object.fromEntries(
    factsOf(paper).outgoings.map(({ value }) => [value.kind, value.annualCents] as const),
  )

test.each([
  [
    'OWNERS CORPORATION CERTIFICATE\nPlan of Subdivision PS511203M, lot 3\nFees for lot 3: $940.00 a year, for insurance of the common property and the garden. Paid to 30 June 2027.',
    { 'owners-corporation': 94_000 },
  ],
  [
    'STRATA TITLES OFFICE\nStrata plan 150217, unit 2\nContributions are $370 each quarter ($1,480 a year for each unit). Mrs Radford has paid to 30 September.',
    { 'owners-corporation': 148_000 },
  ],
])('tells what a year costs by the words about it: %s', (paper, costs) => {
  expect(costsOf(paper)).toEqual(costs)
})

test('tells the whole bill where a pattern took a line of it', () => {
  const bill = `RATE NOTICE 2026-27
Shire of Tarranbee
Rates and charges levied this year
General rate $1,511.30
Waste $388.00
Fire services $224.10
Amount payable if paid in full by 15 February 2027: $2,123.40`
  expect(costsOf(bill)).toEqual({ 'council-rates': 212_340 })
})

test('keeps the year that the lines of a bill come to and takes no instalment for it', () => {
  const bill = `CITY OF TARRANBEE
Certificate of liabilities (section 187)
Rates and charges, year ending 30 June 2027
General rate, 0.00318 in the dollar     $1,446.90
Regional landscape levy     $41.50
Waste service     $161.00
Charged for the year, in four instalments of $412.35     $1,649.40
Paid: instalment due 1 September 2026     $412.35
Next instalment, due 1 December 2026     $412.35`
  expect(costsOf(bill)).toEqual({ 'council-rates': 164_940 })
})

test('tells the value of a notice that has its own name for it', () => {
  const notice = `SHIRE OF TARRANBEE
Rates notice 2026-27
Property worth, all improvements included (1 January 2026): $612,000
General rate 1,511.30`
  expect(factsOf(notice).councilValuation?.value).toBe(61_200_000)
})

test('takes the area of the lot that is sold from a list without headings', () => {
  const plan = 'PLAN LP 145002\nRegistered 4 May 1981\n3 604 m2\n6 611 m2\n9 618 m2\n14 640 m2'
  expect(factsOf(plan).landSize?.value).toBe('618 m²')
})

test('quotes the printed words and is less sure than a pattern', () => {
  const [fees] = factsOf(
    'OWNERS CORPORATION CERTIFICATE\nPlan of Subdivision PS511203M, lot 3\nFees for lot 3: $940.00 a year, for insurance of the common property and the garden.',
  ).outgoings
  expect(fees?.text).toContain('$940.00 a year')
  expect(fees?.confidence).toBeLessThanOrEqual(80)
})

test.each([
  'CHAPTER ONE\nOn 14 January 1987 she paid $2,184.35 for the boat and rowed across the lake. The house had cost her father $640,000 and stood in 612 square metres of thistle.',
  'BUILDING REPORT\nReplacing the roof will cost $18,400, the gutters $2,150.00. Report fee $660.00, paid on 3 June 2026.',
])('makes no cost, date or value of other figures: %s', (text) => {
  const facts = factsOf(text)
  expect(facts.outgoings).toEqual([])
  expect([facts.councilValuation, facts.depositDate, facts.settlement]).toEqual([null, null, null])
})
