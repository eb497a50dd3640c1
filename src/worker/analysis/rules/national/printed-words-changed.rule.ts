import { SEVERITIES, type Severity } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { list } from '../say.ts'
import { CHANGE_TABLE_PATTERNS } from '../terms/change-table.ts'
import { AMENDMENT_TOPICS, type AmendmentTopic, topicOf } from '../terms/amendment-topics.ts'
import { AMENDMENT_WORDS } from '../terms/amendment-words.ts'
import { isForVendorAlone, weightOf } from '../terms/amendment-weight.ts'
import { type Amendment, amendmentsOf } from '../terms/amendments.ts'
import { defineRule, type Message } from '../define-rule.ts'
import { PRINTED_CLAUSE_PATTERNS } from '../terms/printed-clause.ts'
import { WORD_CHANGE_SHAPES } from '../terms/word-change-shapes.ts'
import { WORD_CHANGE_PATTERNS } from '../terms/change-marks.ts'

const patterns = {
  ...AMENDMENT_WORDS,
  ...WORD_CHANGE_PATTERNS,
  ...WORD_CHANGE_SHAPES,
  ...PRINTED_CLAUSE_PATTERNS,
  tableHead: CHANGE_TABLE_PATTERNS.head,
  referenceFirst: CHANGE_TABLE_PATTERNS.referenceFirst,
  reference: CHANGE_TABLE_PATTERNS.reference,
  ofPrint: CHANGE_TABLE_PATTERNS.ofPrint,
}

function messageFor(title: string, why: string): Message {
  return {
    title,
    description: `The wording at {{where}} {{change}}.{{said}} ${why}{{effect}} Such a change is easy to pass over, because the clause itself stands elsewhere.`,
    recommendation:
      'Before you sign, read the printed clause with the change put into it, and ask for it to stay as printed.',
    question: 'Will the vendor leave printed {{clauses}} as printed?',
  }
}

/** A printed clause that stays where it is and says something else, or goes by its number. */
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
    'national/risk-passes-early': ['risk'],
    'national/default-interest': ['interest', 'default', 'other'],
    'national/claims-cap': ['claims'],
    'national/requisitions-restricted': ['requisitions'],
    'national/default-notice-short': ['default'],
    'national/deposit-early-release': ['release', 'deposit', 'refund'],
    'national/adjustment-shift': ['adjustments'],
    'national/land-tax-shared': ['adjustments'],
    'nsw/limited-or-old-title': ['other'],
    'nsw/strata-clause-23-changed': ['other', 'adjustments', 'wayOut'],
    'national/warranties-excluded': ['promises'],
    'national/authority-notice-or-order': ['notices'],
  },
  messages: {
    ...(Object.fromEntries(
      AMENDMENT_TOPICS.map(({ key, title, why }) => [key, messageFor(title, why)]),
    ) as Record<Exclude<AmendmentTopic, 'other'>, Message>),
    other: messageFor(
      'Printed {{clauses}}: words are changed against you',
      'Printed clauses balance both sides; a word exchanged in one can take away what protects you.',
    ),
  },
  check({ doc }, report) {
    for (const { amendments, severity, unread } of told(doc)) {
      const [first] = amendments
      const key = topicOf(first)
      // In Queensland a rule of its own reads what becomes of the right to put off settlement.
      if (key === 'extension' && doc.state === 'QLD') continue
      const printed = amendments.flatMap((one) => one.printed?.span ?? [])
      report(
        key,
        [first.span],
        {
          clauses: clausesOf([...amendments, ...unread]),
          change: changeOf(first, [...amendments, ...unread]),
          said: allSaid(amendments),
          effect: effectOf(doc, first, key),
        },
        {
          severity,
          ...(key === 'release' ? { isSame: true } : {}),
          ...(printed.length === 0 ? { strength: 'likely' } : { beside: printed }),
        },
      )
    }
  },
})

type Told = {
  readonly amendments: readonly [Amendment, ...Amendment[]]
  readonly severity: Severity
  /** Clauses that the same sentence takes out, and of which this file does not show what they say. */
  readonly unread: readonly Amendment[]
}

/** Every change against the buyer; the clauses that one sentence takes out whole are one change. */
function told(doc: Doc): Told[] {
  const all: Told[] = []
  for (const amendment of amendmentsOf(doc)) {
    const severity = weightOf(amendment)
    if (severity === null) continue
    const at = all.findIndex(
      ({ amendments: [one] }) =>
        amendment.kind === 'gone' && one.kind === 'gone' && one.passage === amendment.passage,
    )
    const before = all[at]
    if (before === undefined) {
      all.push({ amendments: [amendment], severity, unread: unreadBeside(doc, amendment) })
    }
    // What weighs most names the finding.
    else if (isGraver(severity, before.severity)) {
      all[at] = { ...before, amendments: [amendment, ...before.amendments], severity }
    } else {
      const [first, ...others] = before.amendments
      all[at] = { ...before, amendments: [first, ...others, amendment] }
    }
  }
  return all
}

function unreadBeside(doc: Doc, { kind, passage }: Amendment): Amendment[] {
  if (kind !== 'gone') return []
  return amendmentsOf(doc).filter(
    (one) => one.kind === 'gone' && one.passage === passage && one.printed === null,
  )
}

function isGraver(severity: Severity, than: Severity): boolean {
  return SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(than)
}

function clausesOf(amendments: readonly Amendment[]): string {
  const numbers = [...new Set(amendments.map(({ clause }) => clause))].toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  return `${numbers.length === 1 ? 'clause' : 'clauses'} ${list(inRuns(numbers))}`
}

/** "6.1 to 6.4" for clauses that follow each other, three of them at least. */
function inRuns(numbers: readonly string[]): string[] {
  const runs: string[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (before !== undefined && isNext(before, number)) run?.push(number)
    else runs.push([number])
  }
  return runs.flatMap((run) => (run.length < 3 ? run : `${run[0]} to ${run.at(-1)}`))
}

function isNext(before: string, number: string): boolean {
  const [one, other] = [before, number].map((text) => text.split('.'))
  if (one?.slice(0, -1).join('.') !== other?.slice(0, -1).join('.')) return false
  return Number(other?.at(-1)) - Number(one?.at(-1)) === 1
}

function changeOf(first: Amendment, amendments: readonly Amendment[]): string {
  const { kind, now, clause } = first
  if (kind === 'gone') return `takes printed ${clausesOf(amendments)} out of the contract`
  if (kind === 'whole') return `puts other words in the place of printed clause ${clause}`
  if (kind === 'insert') return `adds to printed clause ${clause}: “${shortened(now)}”`
  const taken = takenOut(first)
  return kind === 'omit'
    ? `takes ${taken} out of printed clause ${clause}`
    : `exchanges words in printed clause ${clause}: ${taken} becomes “${shortened(now)}”`
}

/** The words that go, with what goes with them. */
function takenOut({ old, isNamed, reach }: Amendment): string {
  if (isNamed) return old
  const quoted = `“${shortened(old)}”`
  if (reach === 'before') return `${quoted} and all that stands before it`
  if (reach === 'after') return `${quoted} and all that follows it`
  return reach === 'rest' ? `what follows ${quoted} in its sentence` : quoted
}

/** What each of the clauses said; what goes is told in one list. */
function allSaid(amendments: readonly Amendment[]): string {
  const gone = amendments.flatMap(({ said, reads }) =>
    said !== null && reads === '' ? `“${shortened(said)}”` : [],
  )
  const others = amendments.filter(({ said, reads }) => said === null || reads !== '')
  return `${gone.length === 0 ? '' : ` What goes: ${[...new Set(gone)].join('; ')}.`}${[...new Set(others.map(saidOf))].join('')}`
}

function saidOf({ kind, old, said, reads, printed }: Amendment): string {
  if (said === null) {
    if (kind === 'gone' && old !== '')
      return ` The wording itself says what it is about: “${shortened(old)}”.`
    return printed === null || !isIn(printed.text, old)
      ? ' The printed clause is not in this file, or could not be found in it.'
      : ` The clause begins: “${shortened(printed.text)}”.`
  }
  return reads === null
    ? ` The printed clause says: “${shortened(said)}”.`
    : ` It said: “${shortened(said)}”. It now says: “${shortened(reads)}”.`
}

/** Some word of those that go stands in the clause of that number: else it may be another paper's. */
function isIn(clause: string, old: string): boolean {
  const low = clause.toLowerCase()
  return (
    old === '' || (old.toLowerCase().match(/[a-z]{5,20}/g) ?? []).some((word) => low.includes(word))
  )
}

/** What comes of it for the buyer, where the words show it. */
function effectOf(doc: Doc, amendment: Amendment, topic: AmendmentTopic): string {
  const { clause, passage } = amendment
  const { buyerAlone, eitherSide } = AMENDMENT_WORDS
  const isOneWay = amendmentsOf(doc).some(
    (one) =>
      one.clause === clause &&
      one.passage === passage &&
      buyerAlone.test(one.now) &&
      (one.old === '' || eitherSide.test(one.old)),
  )
  if (isForVendorAlone(amendment)) {
    return ' The change is made for the vendor alone: what you may do stays as printed.'
  }
  return isOneWay && topic !== 'deposit' && topic !== 'release'
    ? ' It then binds only you: a vendor who is late, or at fault, owes nothing under it.'
    : ''
}

/** Enough of it to see what it says. */
function shortened(text: string): string {
  const line = text
    .replaceAll(/\s{1,9}/g, ' ')
    .trim()
    .replace(/[.;]$/, '')
  return line.length <= 240 ? line : `${line.slice(0, 236).trimEnd()} …`
}
