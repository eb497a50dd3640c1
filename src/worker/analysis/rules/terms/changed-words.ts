import type { Doc } from '../../document.ts'
import { type AmendmentTopic, topicOf } from './amendment-topics.ts'
import { weightOf } from './amendment-weight.ts'
import { type Amendment, amendmentsOf } from './amendments.ts'
import type { ReportOptions } from '../define-rule.ts'

/** The changes of words in printed clauses that go against the buyer; of one topic, if told. */
export function changedWords(doc: Doc, topic?: AmendmentTopic): Amendment[] {
  return amendmentsOf(doc).filter(
    (amendment) =>
      (topic === undefined || topicOf(amendment) === topic) && weightOf(amendment) !== null,
  )
}

/** For a check that cannot be clear where words are changed, and whose finding tells of them no better. */
export const TOLD_AS_CHANGED_WORDS: ReportOptions = { aside: 'national/printed-words-changed' }
