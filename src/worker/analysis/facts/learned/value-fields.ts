import type { Reading } from './printed-values.ts'

/** What a printed value can be; the first is what most are: something else. */
export const VALUE_FIELDS = [
  'other',
  'council-rates',
  'water-rates',
  'owners-corporation',
  'land-tax',
  'council-valuation',
  'land-size',
  'settlement',
  'deposit-date',
] as const
export type ValueField = (typeof VALUE_FIELDS)[number]

/** The fields that a value of a unit can be. */
export const FIELDS_OF: Readonly<Record<Reading['unit'], readonly ValueField[]>> = {
  money: ['council-rates', 'water-rates', 'owners-corporation', 'land-tax', 'council-valuation'],
  area: ['land-size'],
  date: ['settlement', 'deposit-date'],
}
