import { type LearnedClasses, unpackClasses } from '../../learned/classes.ts'
import written from './weights.json' with { type: 'json' }

let known: LearnedClasses | null = null

/** What `npm run train` wrote of the matters of sentences, in the order of TOPICS; unpacked once. */
export function learnedTopics(): LearnedClasses {
  known ??= unpackClasses(written)
  return known
}
