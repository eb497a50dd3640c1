import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function outgoingsIn(text: string): Record<string, number> {
  const { outgoings } = recogniseFacts(docOf(text))
  return Object.fromEntries(outgoings.map(({ value }) => [value.kind, value.annualCents]))
}

const TWO_YEARS =
  'MARLOW CITY COUNCIL\nRATES NOTICE\nYour charges\t2025/26\t2026/27\nRates for the year\t1,402.10\t1,455.30\n'

test.each([
  [
    'what is charged a year beside what this bill takes of it',
    'Fixed charges\tprice for a year\tthis bill\nWater service\t91.20\t30.40\nSewerage service\t510.30\t170.10\nSum of fixed charges\t$601.50\t$200.50',
  ],
  [
    'what is charged a year beside what is billed now',
    'Service\tYearly charge\tBilled now\nWater\t$91.20\t$22.80\nSewerage\t$510.30\t$127.58\nTotal service charges\t$601.50\t$150.38',
  ],
])('a bill below a table of two years keeps its own columns: %s', (_name, rows) => {
  expect(outgoingsIn(`${TWO_YEARS}HALLETT WATER\nBill for 1 Jul - 31 Oct 2026\n${rows}`)).toEqual({
    'council-rates': 145_530,
    'water-rates': 60_150,
  })
})

test.each([
  [
    'a rebate',
    'RATES AND CHARGES 2026-27\tLevied\tRebate\tBalance\nGeneral rate\t1,812.40\t-240.00\t1,572.40\nMunicipal charge\t102.00\t0.00\t102.00\nWaste service\t398.60\t0.00\t398.60\nCURRENT LEVY\t2,313.00\t-240.00\t2,073.00\nArrears brought forward\t\t\t410.15\nBALANCE OWING\t\t\t$2,483.15',
  ],
  [
    'a payment',
    'Charges for 2026/27\tRaised\tPaid\tOwing\nGeneral rate\t$1,812.40\t$600.00\t$1,212.40\nMunicipal charge\t$102.00\t$102.00\t$0.00\nWaste service\t$398.60\t$0.00\t$398.60\nTotal\t$2,313.00\t$702.00\t$1,611.00',
  ],
])('a table named for its year tells what was levied beside %s', (_name, rows) => {
  expect(outgoingsIn(`SHIRE OF MARLOW\nLAND INFORMATION CERTIFICATE\n${rows}`)).toEqual({
    'council-rates': 231_300,
  })
})

test('a list of what several bodies charge is no bill of the council', () => {
  const text =
    'STATEMENT OF OUTGOINGS\nBody\tLevied 2026-27\tBalance\nMunicipal rates\t$1,512.40\t$0.00\nHallett Water\t$702.00\t$0.00'
  expect(outgoingsIn(text)).not.toMatchObject({ 'council-rates': 221_440 })
})
