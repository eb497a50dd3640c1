import { type LearnedClasses, unpackClasses } from '../../learned/classes.ts'
import written from './weights.json' with { type: 'json' }

let known: LearnedClasses | null = null

/** What `npm run train` wrote of the kinds of paper, in the order of PAGE_KINDS; unpacked once. */
export function learnedKinds(): LearnedClasses {
  known ??= unpackClasses(written)
  return known
}
