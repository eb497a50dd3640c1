import { type LearnedClasses, unpackClasses } from '../../learned/classes.ts'
import written from './weights.json' with { type: 'json' }

let known: LearnedClasses | null = null

/** What `npm run train` wrote of printed values, in the order of VALUE_FIELDS; unpacked once. */
export function learnedValues(): LearnedClasses {
  known ??= unpackClasses(written)
  return known
}
