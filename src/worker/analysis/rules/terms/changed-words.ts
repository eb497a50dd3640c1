import type { Doc } from '../../document.ts'
import { type AmendmentTopic, topicOf } from './amendment-topics.ts'
import { weightOf } from './amendment-weight.ts'
import { type Amendment, amendmentsOf } from './amendments.ts'
import type { Passage } from '../reading/passages.ts'
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

/** The passages of which such a change is told beside the print: no other rule knows more of them. */
export function toldBesidePrint(doc: Doc): ReadonlySet<Passage> {
  return new Set(
    changedWords(doc).flatMap(({ printed, passage }) => (printed === null ? [] : [passage])),
  )
}

/** What a passage changes in printed clauses was read, and none of it goes against the buyer. */
export function isChangedFairly(doc: Doc, passage: Passage): boolean {
  const read = amendmentsOf(doc).filter((one) => one.passage === passage)
  return read.length > 0 && read.every((one) => isRead(one) && weightOf(one) === null)
}

/** What is put in without being weighed against the print may do anything. */
function isRead({ kind, printed }: Amendment): boolean {
  return kind === 'replace' || ((kind === 'gone' || kind === 'omit') && printed !== null)
}
