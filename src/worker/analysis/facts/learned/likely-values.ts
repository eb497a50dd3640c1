import type { Doc } from '../../document.ts'
import { type LearnedClasses, logOddsOf } from '../../learned/classes.ts'
import { lotNumbers } from '../title/own-lots.ts'
import { learnedValues } from './learned-values.ts'
import { type PrintedValue, printedValues } from './printed-values.ts'
import { FIELDS_OF, VALUE_FIELDS, type ValueField } from './value-fields.ts'
import { featuresOfValue } from './value-features.ts'

/** A printed value with how likely it is a field's: from 0 to 1. */
export type LikelyValue = { readonly value: PrintedValue; readonly share: number }

/** By field, the printed values that could be it, the likeliest first. */
export type LikelyValues = ReadonlyMap<ValueField, readonly LikelyValue[]>

/**
 * What each amount, area and date of a document reads like, by its words and by those around and
 * above it: learned from labelled documents, the same in every run.
 */
export function likelyValues(
  doc: Doc,
  lotPlan: string | null,
  learned: LearnedClasses = learnedValues(),
): LikelyValues {
  const found = new Map<ValueField, LikelyValue[]>()
  for (const value of printedValues(doc, lotNumbers(lotPlan))) {
    if (isUnnamed(value)) continue
    const odds = logOddsOf(featuresOfValue(doc, value), learned)
    for (const field of FIELDS_OF[value.reading.unit]) {
      const share = Math.exp(odds[VALUE_FIELDS.indexOf(field)] ?? -Infinity)
      const list = found.get(field)
      if (list === undefined) found.set(field, [{ value, share }])
      else list.push({ value, share })
    }
  }
  for (const list of found.values()) list.sort((a, b) => b.share - a.share)
  return found
}

/** A figure of a run in which no word says what any of them is. */
function isUnnamed({ before, after, column, among }: PrintedValue): boolean {
  return among > 2 && !LETTER.test(`${before}${column}${after}`)
}

const LETTER = /[a-z]/i
