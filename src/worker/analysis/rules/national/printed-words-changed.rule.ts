import { SEVERITIES, type Severity } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { list } from '../say.ts'
import { CHANGE_TABLE_PATTERNS } from '../terms/change-table.ts'
import { AMENDMENT_TOPICS, type AmendmentTopic, topicOf } from '../terms/amendment-topics.ts'
import { AMENDMENT_WORDS } from '../terms/amendment-words.ts'
import { weightOf } from '../terms/amendment-weight.ts'
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
    'national/deposit-early-release': ['deposit', 'refund'],
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
    for (const { amendments, severity } of told(doc)) {
      const [first] = amendments
      const key = topicOf(first)
      // In Queensland a rule of its own reads what becomes of the right to put off settlement.
      if (key === 'extension' && doc.state === 'QLD') continue
      const printed = amendments.flatMap((one) => one.printed?.span ?? [])
      report(
        key,
        [first.span],
        {
          clauses: clausesOf(amendments),
          change: changeOf(amendments),
          said: [...new Set(amendments.map(saidOf))].join(''),
          effect: effectOf(doc, first, key),
        },
        { severity, ...(printed.length === 0 ? { strength: 'likely' } : { beside: printed }) },
      )
    }
  },
})

type Told = {
  readonly amendments: readonly [Amendment, ...Amendment[]]
  readonly severity: Severity
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
    if (before === undefined) all.push({ amendments: [amendment], severity })
    // What weighs most names the finding.
    else if (isGraver(severity, before.severity)) {
      all[at] = { amendments: [amendment, ...before.amendments], severity }
    } else {
      const [first, ...others] = before.amendments
      all[at] = { ...before, amendments: [first, ...others, amendment] }
    }
  }
  return all
}

function isGraver(severity: Severity, than: Severity): boolean {
  return SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(than)
}

function clausesOf(amendments: readonly Amendment[]): string {
  const numbers = [...new Set(amendments.map(({ clause }) => clause))]
  return `${numbers.length === 1 ? 'clause' : 'clauses'} ${list(numbers)}`
}

function changeOf(amendments: readonly [Amendment, ...Amendment[]]): string {
  const [{ kind, old, now, isNamed, clause, reach }] = amendments
  if (kind === 'gone') return `takes printed ${clausesOf(amendments)} out of the contract`
  if (kind === 'whole') return `puts other words in the place of printed clause ${clause}`
  if (kind === 'insert') return `adds to printed clause ${clause}: “${shortened(now)}”`
  const taken = isNamed ? old : `“${shortened(old)}”${reach === null ? '' : BESIDE_IT[reach]}`
  return kind === 'omit'
    ? `takes ${taken} out of printed clause ${clause}`
    : `exchanges words in printed clause ${clause}: ${taken} becomes “${shortened(now)}”`
}

const BESIDE_IT = { before: ' and all that stands before it', after: ' and all that follows it' }

function saidOf({ kind, old, said, reads, printed }: Amendment): string {
  if (said === null) {
    if (kind === 'gone' && old !== '')
      return ` The wording itself says what it is about: “${shortened(old)}”.`
    return printed === null
      ? ' The printed clause is not in this file, or could not be found in it.'
      : ` The clause begins: “${shortened(printed.text)}”.`
  }
  if (reads === null) return ` The printed clause says: “${shortened(said)}”.`
  return reads === ''
    ? ` What goes: “${shortened(said)}”.`
    : ` It said: “${shortened(said)}”. It now says: “${shortened(reads)}”.`
}

/** What comes of it for the buyer, where the words show it. */
function effectOf(doc: Doc, { clause, passage, now }: Amendment, topic: AmendmentTopic): string {
  const { buyerAlone, eitherSide, vendorHolds } = AMENDMENT_WORDS
  const isOneWay = amendmentsOf(doc).some(
    (one) =>
      one.clause === clause &&
      one.passage === passage &&
      buyerAlone.test(one.now) &&
      (one.old === '' || eitherSide.test(one.old)),
  )
  if (isOneWay && topic !== 'deposit') {
    return ' It then binds only you: a vendor who is late, or at fault, owes nothing under it.'
  }
  return topic === 'deposit' && vendorHolds.test(now)
    ? ' By these words the vendor, or somebody to whom the vendor owes money, may have it before the property is yours.'
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
