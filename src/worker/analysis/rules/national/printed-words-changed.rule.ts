import { AMENDMENT_TOPICS, type AmendmentTopic, topicOf } from '../terms/amendment-topics.ts'
import { AMENDMENT_WORDS } from '../terms/amendment-words.ts'
import { weightOf } from '../terms/amendment-weight.ts'
import { type Amendment, amendmentsOf } from '../terms/amendments.ts'
import { defineRule, type Message } from '../define-rule.ts'
import { PRINTED_CLAUSE_PATTERNS } from '../terms/printed-clause.ts'
import { WORD_CHANGE_SHAPES } from '../terms/word-change-shapes.ts'
import { WORD_CHANGE_PATTERNS } from '../terms/word-changes.ts'

const patterns = {
  ...AMENDMENT_WORDS,
  ...WORD_CHANGE_PATTERNS,
  ...WORD_CHANGE_SHAPES,
  ...PRINTED_CLAUSE_PATTERNS,
}

function messageFor(title: string, why: string): Message {
  return {
    title,
    description: `The wording at {{where}} exchanges words in printed clause {{clause}}: {{change}}.{{said}} ${why} Such a change is easy to pass over, because the clause itself stands elsewhere.`,
    recommendation:
      'Before you sign, read the printed clause with the change put into it, and ask for it to stay as printed.',
    question: 'Will the vendor leave printed clause {{clause}} as it is printed?',
  }
}

/** A printed clause that stays where it is and says something else. */
export default defineRule<AmendmentTopic>({
  id: 'national/printed-words-changed',
  title: 'Words that are changed in printed clauses',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'the printed contract, which the parties may change' },
  appliesTo: ['special-conditions'],
  apart: true,
  patterns,
  clear: 'No change of words in a printed clause goes against you, as far as one was read.',
  givesWayTo: {
    'national/default-interest': ['interest'],
    'national/claims-cap': ['claims'],
    'national/requisitions-restricted': ['requisitions'],
    'national/default-notice-short': ['default'],
    'national/deposit-early-release': ['deposit'],
    'national/adjustment-shift': ['adjustments'],
    'national/warranties-excluded': ['promises'],
    'national/authority-notice-or-order': ['notices'],
  },
  messages: {
    ...(Object.fromEntries(
      AMENDMENT_TOPICS.map(({ key, title, why }) => [key, messageFor(title, why)]),
    ) as Record<Exclude<AmendmentTopic, 'other'>, Message>),
    other: messageFor(
      'Words in printed clause {{clause}} are changed against you',
      'Printed clauses balance both sides; a word exchanged in one can take away what protects you.',
    ),
  },
  check({ doc }, report) {
    for (const amendment of amendmentsOf(doc)) {
      const severity = weightOf(amendment)
      const key = topicOf(amendment)
      // In Queensland a rule of its own reads what becomes of the right to put off settlement.
      if (severity === null || (key === 'extension' && doc.state === 'QLD')) continue
      const { passage, printed, clause } = amendment
      report(
        key,
        [passage.span],
        { clause, change: changeOf(amendment), said: saidOf(amendment) },
        { severity, ...(printed === null ? { strength: 'likely' } : { beside: [printed.span] }) },
      )
    }
  },
})

function changeOf({ kind, old, now, isNamed }: Amendment): string {
  if (kind === 'whole') return 'other words take its place'
  if (kind === 'insert') return `“${shortened(now)}” is put in`
  if (kind === 'omit') return isNamed ? `${old} taken out` : `“${shortened(old)}” is taken out`
  return `“${shortened(old)}” becomes “${shortened(now)}”`
}

function saidOf({ said, reads, printed }: Amendment): string {
  if (said === null) {
    return printed === null
      ? ' The printed clause is not in this file, or could not be found in it.'
      : ` The clause begins: “${shortened(printed.text)}”.`
  }
  return reads === null || reads === ''
    ? ` What goes: “${shortened(said)}”.`
    : ` It said: “${shortened(said)}”. It now says: “${shortened(reads)}”.`
}

/** Enough of it to see what it says. */
function shortened(text: string): string {
  const line = text
    .replaceAll(/\s{1,9}/g, ' ')
    .trim()
    .replace(/[.;]$/, '')
  return line.length <= 240 ? line : `${line.slice(0, 236).trimEnd()} …`
}
