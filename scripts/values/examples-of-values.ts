import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import type { Doc } from '#worker/analysis/document.ts'
import { type PrintedValue, printedValues } from '#worker/analysis/facts/learned/printed-values.ts'
import {
  FIELDS_OF,
  VALUE_FIELDS,
  type ValueField,
} from '#worker/analysis/facts/learned/value-fields.ts'
import { featuresOfValue } from '#worker/analysis/facts/learned/value-features.ts'
import { recogniseLotPlan } from '#worker/analysis/facts/title/lot-plan.ts'
import { lotNumbers } from '#worker/analysis/facts/title/own-lots.ts'
import { squareMetres } from '#worker/analysis/facts/areas/same-area.ts'

import type { ClassExample } from '../learn/fit-classes.ts'

/** Where the labels tell a field, and for how much of a year an amount may be printed. */
const LABELLED: Readonly<Record<Exclude<ValueField, 'other'>, string>> = {
  'council-rates': 'councilRatesAnnualCents',
  'water-rates': 'waterRatesAnnualCents',
  'owners-corporation': 'ownersCorporationFeesAnnualCents',
  'land-tax': 'landTaxAnnualCents',
  'council-valuation': 'councilValuationCents',
  'land-size': 'landSize',
  settlement: 'settlement',
  'deposit-date': 'depositDate',
}

const Told = v.object({ fields: v.record(v.string(), v.unknown()) })
export type ToldFields = v.InferOutput<typeof Told>['fields']

/** The labelled fields of a document. */
export function toldFieldsOf(folder: string): ToldFields {
  const file = readFileSync(join(folder, 'labels.json'), 'utf8')
  return v.parse(v.pipe(v.string(), v.parseJson(), Told), file).fields
}

/** Every amount, area and date of a document with the field that the labels say it is. */
export function examplesOfValues(doc: Doc, told: ToldFields): ClassExample[] {
  const lots = lotNumbers(recogniseLotPlan(doc)?.value ?? null)
  return printedValues(doc, lots).map((value) => ({
    features: featuresOfValue(doc, value),
    label: VALUE_FIELDS.indexOf(fieldOf(value, told)),
    weight: 1,
  }))
}

function fieldOf(value: PrintedValue, told: ToldFields): ValueField {
  const fields = FIELDS_OF[value.reading.unit]
  return fields.find((field) => isTold(value, field, told)) ?? 'other'
}

/** Whether a value is what the labels tell of a field, or a part of a year of it. */
export function isTold({ reading }: PrintedValue, field: ValueField, told: ToldFields): boolean {
  const wanted = field === 'other' ? null : told[LABELLED[field]]
  if (reading.unit === 'date') return wanted === reading.date
  if (reading.unit === 'area')
    return typeof wanted === 'string' && isNear(reading.squareMetres, squareMetres(wanted))
  if (typeof wanted !== 'number' || wanted <= 0) return false
  if (isNear(reading.cents, wanted)) return true
  const { period } = reading
  const parts = field === 'council-valuation' ? [] : period === null ? [2, 4] : [period.times]
  return parts.some((times) => isNear(reading.cents * times, wanted))
}

/** As far as one of them may be rounded. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * 0.001
}
