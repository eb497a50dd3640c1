import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function valuationIn(text: string): number | undefined {
  const paper = `ACT REVENUE OFFICE\nCERTIFICATE OF RATES\n${text}\nGeneral rates\t$2,410.00`
  return recogniseFacts(docOf(paper, { state: 'ACT' })).councilValuation?.value
}

test.each([
  [
    'columns without a name of their own',
    'UNIMPROVED VALUES\n2024\t2025\t2026\tAverage (AUV)\n440,000\t452,000\t463,000\t451,667',
  ],
  ['columns behind the name', 'Unimproved value\t2024\t2025\t2026\n\t440,000\t452,000\t463,000'],
  [
    'rows',
    'UNIMPROVED VALUE\n2024\t$440,000\n2025\t$452,000\n2026\t$463,000\nAverage unimproved value\t$451,667',
  ],
  [
    'rows that name it each time',
    'Unimproved value 2024 $440,000\nUnimproved value 2025 $452,000\nUnimproved value 2026 $463,000\nAverage unimproved value $451,667',
  ],
  [
    'one line',
    'Unimproved value: 2024 $440,000, 2025 $452,000, 2026 $463,000; average $451,667\tBlock 4',
  ],
])('of the values of several years in %s the latest counts', (_name, text) => {
  expect(valuationIn(text)).toBe(46_300_000)
})

test('an average alone is the value', () => {
  expect(valuationIn('Average unimproved value\t$451,667\nPaid 2026\t$1,205.00')).toBe(45_166_700)
})

test('the value of another paper stays beside the years of a tax', () => {
  const text =
    'Unimproved value\t$470,000\n\fACT REVENUE OFFICE\nLAND TAX ASSESSMENT\nUnimproved values\n2024\t2025\t2026\n440,000\t452,000\t463,000\nLand tax\t$1,100.00'
  expect(valuationIn(text)).toBe(47_000_000)
})
