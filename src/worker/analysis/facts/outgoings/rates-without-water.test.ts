import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function outgoingsIn(rows: string): Record<string, number> {
  const text = `MARLOW SHIRE COUNCIL\nANNUAL RATES, WATER AND SEWER NOTICE\t1 July 2026 - 30 June 2027\n${rows}`
  const { outgoings } = recogniseFacts(docOf(text))
  return Object.fromEntries(outgoings.map(({ value }) => [value.kind, value.annualCents]))
}

test.each([
  [
    'a heading for each fund',
    'GENERAL\nOrdinary rate\t1,310.20\nWaste service\t455.00\n    Rates and waste\t1,765.20\nWATER AND SEWER FUNDS\nWater access\t198.00\nSewer access\t940.00\n    Water and sewer\t1,138.00\nTOTAL FOR THE YEAR\t$2,903.20',
  ],
  [
    'a sum below each part',
    'Ordinary rate\t$1,310.20\nWaste service\t$455.00\nTotal general rates and charges\t$1,765.20\nWater access\t$198.00\nSewer access\t$940.00\nTotal water and sewer charges\t$1,138.00\nTotal rates and charges for 2026/27\t$2,903.20',
  ],
])('a notice with %s tells rates and water apart', (_name, rows) => {
  expect(outgoingsIn(rows)).toEqual({ 'council-rates': 176_520, 'water-rates': 113_800 })
})

test('a total with a line for the stormwater alone stays', () => {
  const rows =
    'Ordinary rate\t$1,310.20\nWaste service\t$455.00\nStormwater\t$25.00\nTotal rates and charges for 2026/27\t$1,790.20'
  expect(outgoingsIn(rows)).toEqual({ 'council-rates': 179_020 })
})
