import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function outgoingsIn(text: string): Record<string, number> {
  const { outgoings } = recogniseFacts(docOf(text))
  return Object.fromEntries(outgoings.map(({ value }) => [value.kind, value.annualCents]))
}

const NOTICE = 'HARDWICK CITY COUNCIL\nRATES NOTICE 2026-27\n'

test('a table that names two years tells the charge of the later', () => {
  const rows =
    'Your charges\t2025-26\t2026-27\nRates and charges for the year\t$1,811.70\t$1,886.70'
  expect(outgoingsIn(NOTICE + rows)).toEqual({ 'council-rates': 188_670 })
})

test('the later year may stand first', () => {
  const rows =
    'Your charges\tThis year\tLast year\nRates and charges for the year\t$1,886.70\t$1,811.70'
  expect(outgoingsIn(NOTICE + rows)).toEqual({ 'council-rates': 188_670 })
})

test('a year that is only estimated is no charge yet', () => {
  const rows =
    'Your charges\t2026-27\t2027-28 estimate\nRates and charges for the year\t$1,886.70\t$1,990.00'
  expect(outgoingsIn(NOTICE + rows)).toEqual({ 'council-rates': 188_670 })
})

test('two years of both funds are not added', () => {
  const rows =
    'SECTION 32 STATEMENT\nOutgoings\tLast year\tThis year\nOwners corporation 123456: administration fund and maintenance fund, a year\t$3,106.00\t$3,284.00'
  expect(outgoingsIn(rows)).toEqual({ 'owners-corporation': 328_400 })
})
