import { expect, test } from 'vitest'

import { formulaOf } from './formula.ts'

test('sets a sum apart from what is said besides', () => {
  expect(
    formulaOf(
      'Computed: $2,870 + 6% × $782,000 (rates for contracts from 1 July 2021).',
      49_790_00,
    ),
  ).toEqual({
    kind: 'computed',
    sum: ['$2,870', '+', '6%', '×', '$782,000'],
    note: 'Rates for contracts from 1 July 2021.',
  })
  expect(
    formulaOf(
      'Computed: $2,391.65 × 124 / 365 days after settlement on 26 February 2027, if the vendor has paid the whole year.',
      812_51,
    ),
  ).toEqual({
    kind: 'computed',
    sum: ['$2,391.65', '×', '124', '/', '365', 'days'],
    note: 'After settlement on 26 February 2027, if the vendor has paid the whole year.',
  })
  expect(
    formulaOf(
      'Estimated: $197 + $37 × 67 (each started $10,000 over $180,000) (fee of about 2021-22; it is higher now).',
      2_676_00,
    ),
  ).toEqual({
    kind: 'estimated',
    sum: ['$197', '+', '$37', '×', '67'],
    note: 'Each started $10,000 over $180,000; fee of about 2021-22; it is higher now.',
  })
})

test('keeps an upper limit that does not bite as a remark', () => {
  const basis = 'Computed: $101.50 + $2.34 × 912 (each whole $1,000), at most $3,611 (2025-26 fee).'
  expect(formulaOf(basis, 2_235_58)).toEqual({
    kind: 'computed',
    sum: ['$101.50', '+', '$2.34', '×', '912'],
    note: 'Each whole $1,000, at most $3,611; 2025-26 fee.',
  })
})

test('never shows a sum that does not come to the amount', () => {
  const capped =
    'Computed: $101.50 + $2.34 × 1,912 (each whole $1,000), at most $3,611 (2025-26 fee).'
  expect(formulaOf(capped, 3_611_00)).toMatchObject({ sum: null, note: capped.slice(10) })
  const surcharge = 'Computed: 5.5% × $990,000, plus 8% × $990,000 for a foreign purchaser (rates).'
  expect(formulaOf(surcharge, 133_650_00)).toMatchObject({ sum: null })
})

test('tells in words what is no sum', () => {
  expect(formulaOf('Computed: flat fee $125.70 (2025-26 fee).', 125_70)).toEqual({
    kind: 'computed',
    sum: null,
    note: 'Flat fee $125.70 (2025-26 fee).',
  })
  expect(formulaOf('Computed: first-home exemption up to $600,000 (rates).', 0)).toMatchObject({
    sum: null,
  })
})

test('leaves what was read in the document as it is', () => {
  expect(formulaOf('$181.25 for a quarter × 4', 725_00)).toEqual({
    kind: null,
    sum: null,
    note: '$181.25 for a quarter × 4',
  })
})
