import { AMENDMENT_WORDS } from '../amendment-words.ts'
import { weightOf } from '../amendment-weight.ts'
import { type Amendment, amendmentsOf } from '../amendments.ts'
import { defineRule, type Message } from '../define-rule.ts'
import { PRINTED_CLAUSE_PATTERNS } from '../printed-clause.ts'
import { WORD_CHANGE_PATTERNS, WORD_CHANGE_SHAPES } from '../word-changes.ts'

const patterns = {
  ...AMENDMENT_WORDS,
  ...WORD_CHANGE_PATTERNS,
  ...WORD_CHANGE_SHAPES,
  ...PRINTED_CLAUSE_PATTERNS,
}

/** What each kind of printed clause does for a buyer; the first that fits the clause names it. */
const TOPICS = [
  {
    key: 'interest',
    words: patterns.interest,
    title: 'Interest for being late is changed in printed clause {{clause}}',
    why: 'What you pay for a delay, even one of your bank, follows from this clause.',
  },
  {
    key: 'promises',
    words: patterns.promises,
    title: 'The vendor’s promises in printed clause {{clause}} are cut down',
    why: 'What the vendor no longer promises you cannot claim for later.',
  },
  {
    key: 'inspection',
    words: patterns.inspection,
    title: 'The inspection condition in printed clause {{clause}} is changed',
    why: 'This clause lets you out if the inspector finds faults; the change decides which faults still count, and who says so.',
  },
  {
    key: 'finance',
    words: patterns.finance,
    title: 'The finance condition in printed clause {{clause}} is changed',
    why: 'This clause lets you out if your loan is refused; the change decides what you must still show.',
  },
  {
    key: 'notices',
    words: patterns.notices,
    title: 'Who obeys notices and work orders is changed in printed clause {{clause}}',
    why: 'Work that an authority has ordered, also before this contract, can become your cost by it.',
  },
  {
    key: 'requisitions',
    words: patterns.requisitions,
    title: 'Objections and requisitions are changed in printed clause {{clause}}',
    why: 'This clause decides how long you may ask about the title, and when the vendor may end the contract instead of answering.',
  },
  {
    key: 'claims',
    words: patterns.claim,
    title: 'Claims and compensation are changed in printed clause {{clause}}',
    why: 'This clause decides what you are paid if something is not as the contract says.',
  },
  {
    key: 'deposit',
    words: patterns.deposit,
    title: 'What happens to the deposit is changed in printed clause {{clause}}',
    why: 'This clause keeps your deposit safe, or gives it back to you.',
  },
  {
    key: 'extension',
    words: patterns.extension,
    title: 'Putting off settlement is changed in printed clause {{clause}}',
    why: 'Who may move the day of settlement, and by how much, decides what a short delay costs you.',
  },
  {
    key: 'default',
    words: patterns.defaultNotice,
    title: 'What follows a default is changed in printed clause {{clause}}',
    why: 'This clause gives the time to put things right before the contract and the deposit are lost.',
  },
  {
    key: 'adjustments',
    words: patterns.adjustments,
    title: 'The sharing of outgoings is changed in printed clause {{clause}}',
    why: 'This clause shares rates, levies and land tax fairly between the parties.',
  },
] as const

type Key = (typeof TOPICS)[number]['key'] | 'other'

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
export default defineRule<Key>({
  id: 'national/printed-words-changed',
  title: 'Words that are changed in printed clauses',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'the printed contract, which the parties may change' },
  appliesTo: ['special-conditions'],
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
      TOPICS.map(({ key, title, why }) => [key, messageFor(title, why)]),
    ) as Record<(typeof TOPICS)[number]['key'], Message>),
    other: messageFor(
      'Words in printed clause {{clause}} are changed against you',
      'Printed clauses balance both sides; a word exchanged in one can take away what protects you.',
    ),
  },
  check({ doc }, report) {
    for (const amendment of amendmentsOf(doc)) {
      const severity = weightOf(amendment)
      const key = keyOf(amendment)
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

function keyOf({ said, printed, passage, old, now, isNamed }: Amendment): Key {
  const clause = printed?.text ?? ''
  const nearest = [isNamed ? clause : (said ?? ''), clause, `${old} ${now}`, passage.full]
  for (const text of nearest) {
    const topic = TOPICS.find(({ words }) => words.test(text))
    if (topic !== undefined) return topic.key
  }
  return 'other'
}

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
