import { SEVERITIES, type Severity } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { list } from '../say.ts'
import { CHANGE_TABLE_PATTERNS } from '../terms/change-table.ts'
import { AMENDMENT_TOPICS, type AmendmentTopic, topicOf } from '../terms/amendment-topics.ts'
import { AMENDMENT_WORDS } from '../terms/amendment-words.ts'
import { isForVendorAlone, valueOf, weightOf } from '../terms/amendment-weight.ts'
import { type Amendment, amendmentsOf } from '../terms/amendments.ts'
import { figureUnit } from '../terms/figure-unit.ts'
import { defineRule, type Message } from '../define-rule.ts'
import { clauseThatSays, PRINTED_CLAUSE_PATTERNS } from '../terms/printed-clause.ts'
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

function messageFor(title: string): Message {
  return {
    title,
    description: `The wording at {{where}} {{change}}.{{said}} {{why}}{{effect}}`,
    recommendation: 'Before you sign, {{read}}, and ask for it to stay as printed.',
    // The same for each of them, so that it is asked once.
    question: 'Will the vendor leave these printed conditions as printed: {{all}}?',
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
  clear: 'No change of words in a printed clause was found that goes against you.',
  subject:
    /\b(?:clauses?|conditions?|terms?|GCs?|cl)\b\.? ?[A-Z]?\d[^;]{0,120}\b(?:amend\w{0,4}|var(?:y|ied)|replac\w{1,3}|substitut\w{1,3}|insert\w{0,3}|add(?:ed|s)?|reads?|chang\w{1,3}|does not extend|omit\w{0,3}|delet\w{1,3}|struck|strike|cross out|leave out|in place of|applies to|no part)\b|\b(?:amend\w{0,4}|var(?:y|ied)|replac\w{1,3}|substitut\w{1,3}|insert\w{0,3}|omit|delete|in place of)\b[^;]{0,80}\b(?:clauses?|conditions?|GCs?)\b\.? ?[A-Z]?\d|\bin (?:general |standard |printed |special )?(?:clauses?|conditions?|GCs?) \d|\b(?:printed|general|standard) (?:clauses?|conditions?|terms?)\b[^.;]{0,60}\b(?:var(?:y|ied)|chang\w{1,3}|amend\w{0,3}|alter\w{0,5}|replac\w{1,3})\b|\balterations? of the printed\b|\b(?:delete|omit|after|for|in lieu of|insert|now reads:?) ["'][^.;]{0,80}\b(?:insert|read|write|by|add|put)\b|\b(?:delete|omit|insert|add|now reads:?):? "|\bin (?:its|their) place:|\bread in its place\b/i,
  givesWayTo: {
    'national/risk-passes-early': ['risk'],
    'national/default-interest': ['interest', 'default', 'other'],
    'national/claims-cap': ['claims'],
    'national/clearance-certificate': ['withholding', 'claims', 'other'],
    'national/requisitions-restricted': ['requisitions', 'barred'],
    'national/mortgage-stays': ['other'],
    'national/building-pest-condition-missing': ['inspection'],
    'national/default-notice-short': ['default'],
    'national/deposit-early-release': ['release', 'deposit', 'refund'],
    'national/adjustment-shift': ['adjustments'],
    'national/land-tax-shared': ['adjustments'],
    'nsw/limited-or-old-title': ['other'],
    'nsw/strata-clause-23-changed': ['other', 'adjustments', 'wayOut'],
    'vic/owner-builder': ['promises'],
    'national/warranties-excluded': ['promises'],
    'national/authority-notice-or-order': ['notices'],
  },
  messages: {
    ...(Object.fromEntries(
      AMENDMENT_TOPICS.map(({ key, title }) => [key, messageFor(title)]),
    ) as Record<Exclude<AmendmentTopic, 'other'>, Message>),
    other: messageFor('Printed {{clauses}}{{called}}: words are changed'),
  },
  check({ doc }, report) {
    const changes = told(doc)
    const all = list([...new Set(changes.map(({ amendments: [one] }) => nameOf(one)))])
    for (const { amendments, severity, unread } of changes) {
      const [first] = amendments
      const key = topicOf(first)
      // In Queensland a rule of its own reads what becomes of the right to put off settlement.
      if (key === 'extension' && doc.state === 'QLD') continue
      // One sentence may take out a right to leave and a promise to pay: the title names what it is about.
      const alike = amendments.filter((one) => topicOf(one) === key)
      const isMixed = alike.length < amendments.length
      const inOrder = [...alike, ...amendments.filter((one) => !alike.includes(one))]
      const printed = inOrder.flatMap((one) => one.printed?.span ?? [])
      report(
        key,
        [first.span],
        {
          all,
          called: calledOf(first),
          clauses: clausesOf([...(isMixed ? alike : amendments), ...unread]),
          change: list([...new Set(changesOf(amendments, unread))]),
          said: allSaid(doc, amendments),
          becomes: isGone(first) ? 'is taken out' : 'is changed',
          read: amendments.every(isGone)
            ? 'read what the printed clause says that is taken out'
            : 'read the printed clause with the change put into it',
          fall: isGone(first) ? 'are taken out' : 'are cut down',
          why: whyOf(key, first),
          effect: `${effectOf(doc, first, key)}${isMixed ? othersSay(amendments, key) : ''}`,
        },
        {
          severity,
          ...(key === 'release' ? { isSame: true } : {}),
          ...(printed.length === 0 ? { strength: 'likely' } : { beside: uniqueSpans(printed) }),
        },
      )
    }
  },
})

function uniqueSpans(spans: readonly Span[]): Span[] {
  return spans.filter(
    ({ start, end }, at) => spans.findIndex((one) => one.start === start && one.end === end) === at,
  )
}

/** What goes besides, with another matter in it. */
function othersSay(amendments: readonly Amendment[], told: AmendmentTopic): string {
  const topics = new Set(amendments.map(topicOf).filter((one) => one !== told && one !== 'other'))
  return [...topics]
    .map((topic) => {
      const clauses = clausesOf(amendments.filter((one) => topicOf(one) === topic))
      const [first] = amendments.filter((one) => topicOf(one) === topic)
      const why = first === undefined ? '' : whyOf(topic, first)
      return ` The same words change printed ${clauses}. ${why}`
    })
    .join('')
}

function isGone({ kind }: Amendment): boolean {
  return kind === 'gone'
}

/** What the clause does for a buyer, or what is lost where the whole of it goes. */
function whyOf(topic: AmendmentTopic, amendment: Amendment): string {
  const told = AMENDMENT_TOPICS.find(({ key }) => key === topic)
  if (told === undefined) return OF_ANY_CLAUSE
  return isGone(amendment) && 'gone' in told ? told.gone : told.why
}

const OF_ANY_CLAUSE =
  'Printed clauses balance both sides. Compare what this one said with what it says now: what you lose by the change is the difference.'

/** "clause 14.3 (deposit)". */
function nameOf(amendment: Amendment): string {
  return `clause ${amendment.clause}${calledOf(amendment).toLowerCase()}`
}

/** " (Risk and damage)", as the print calls it; empty where it is not known. */
function calledOf({ heads }: Amendment): string {
  const [name] = heads
  if (name === undefined || name.length > LONGEST_NAME) return ''
  return ` (${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()})`
}

const LONGEST_NAME = 48

type Told = {
  readonly amendments: readonly [Amendment, ...Amendment[]]
  readonly severity: Severity
  /** Clauses that the same sentence takes out, and of which this file does not show what they say. */
  readonly unread: readonly Amendment[]
}

/** Every change against the buyer; what one sentence does to one clause, or takes out, is one change. */
function told(doc: Doc): Told[] {
  const all: Told[] = []
  for (const amendment of amendmentsOf(doc)) {
    const severity = weightOf(amendment)
    if (severity === null) continue
    const at = all.findIndex(({ amendments: [one] }) => isOneChange(amendment, one))
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

function isOneChange(one: Amendment, other: Amendment): boolean {
  if (one.span.start !== other.span.start || one.passage !== other.passage) return false
  if (one.kind === 'gone' && other.kind === 'gone') return true
  const [clause, same] = [one, other].map(({ clause: number }) => number.split(/[.(]/)[0])
  return (
    clause === same ||
    (one.kind === other.kind && one.old === other.old && topicOf(one) === topicOf(other))
  )
}

function unreadBeside(doc: Doc, { kind, passage, span }: Amendment): Amendment[] {
  if (kind !== 'gone') return []
  return amendmentsOf(doc).filter(
    (one) =>
      one.kind === 'gone' &&
      one.passage === passage &&
      one.span.start === span.start &&
      one.printed === null,
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

/** What is done, each thing once; what is taken out whole in one list. */
function changesOf(amendments: readonly Amendment[], unread: readonly Amendment[]): string[] {
  const [first] = amendments
  const gone = [...amendments, ...unread].filter(({ kind }) => kind === 'gone')
  const goes = gone.length === 0 ? [] : [`takes printed ${clausesOf(gone)} out of the contract`]
  const others = amendments
    .filter(({ kind }) => kind !== 'gone')
    .map((one) =>
      changeOf(
        one,
        amendments.filter((other) => isSameChange(one, other)),
      ),
    )
  return first?.kind === 'gone' ? [...goes, ...others] : [...others, ...goes]
}

function isSameChange(one: Amendment, other: Amendment): boolean {
  return one.kind === other.kind && one.old === other.old && one.now === other.now
}

function changeOf(first: Amendment, alike: readonly Amendment[]): string {
  const { kind, now } = first
  const clauses = `printed ${clausesOf(alike)}`
  if (kind === 'whole') return `puts other words in the place of ${clauses}`
  if (kind === 'insert') return `adds to ${clauses}: “${shortened(now)}”`
  const taken = takenOut(first)
  return kind === 'omit'
    ? `takes ${taken} out of ${clauses}`
    : `exchanges words in ${clauses}: ${taken} becomes “${shortened(now)}”`
}

/** The words that go, with what goes with them. */
function takenOut({ old, isNamed, reach }: Amendment): string {
  if (isNamed) return `${old.charAt(0).toLowerCase()}${old.slice(1)}`
  const quoted = `“${shortened(old)}”`
  if (reach === 'before') return `${quoted} and all that stands before it`
  if (reach === 'after') return `${quoted} and all that follows it`
  return reach === 'rest' ? `what follows ${quoted} in its sentence` : quoted
}

/** What each of the clauses said; what goes is told in one list. */
function allSaid(doc: Doc, amendments: readonly Amendment[]): string {
  const gone = amendments.flatMap(({ said, reads }) =>
    said !== null && reads === '' ? `“${shortened(said)}”` : [],
  )
  const others = amendments.filter(({ said, reads }) => said === null || reads !== '')
  return `${gone.length === 0 ? '' : ` What goes: ${[...new Set(gone)].join('; ')}.`}${[...new Set(others.map((one) => saidOf(doc, one)))].join('')}`
}

function saidOf(doc: Doc, amendment: Amendment): string {
  const { kind, old, now: put, said, reads, printed, at, clause } = amendment
  if (said === null) {
    if (kind === 'gone' && old !== '')
      return ` The wording itself says what it is about: “${shortened(old)}”.`
    if (printed === null)
      return ' The printed clause is not in this file, or could not be found in it.'
    const elsewhere = clauseThatSays(doc, old)
    return elsewhere === null || elsewhere === clause
      ? ` These words could not be found in printed clause ${printed.number} as this file has it.`
      : ` In this file those words stand in printed clause ${elsewhere} and not in clause ${clause}: ask which clause is meant.`
  }
  if (reads === null) return ` The printed clause says: “${shortened(said)}”.`
  const end = kind === 'insert' ? old.length + put.length : put.length
  const now = isForVendorAlone(amendment) ? 'For the vendor alone it now says' : 'It now says'
  return ` It said: “${around(said, at, old.length)}”. ${now}: “${around(reads, at, end)}”.`
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
  const more = timesMore(amendment)
  if (isForVendorAlone(amendment)) {
    return ` The change is made for the vendor alone: for you the clause stays as printed.${more}`
  }
  if (more !== '') return more
  return isOneWay && topic !== 'deposit' && topic !== 'release'
    ? ' It then binds only you: a vendor who is late, or at fault, owes nothing under it.'
    : ''
}

/** By how much a figure rises or falls, where it is more than a little. */
function timesMore({ kind, old, now }: Amendment): string {
  if (kind !== 'replace' || !FIGURE.test(old) || !FIGURE.test(now)) return ''
  const [before, after] = [valueOf(old), valueOf(now)]
  if (before === null || after === null || before <= 0 || after <= 0) return ''
  // A share and a sum cannot be counted in each other.
  const [unit, other] = [figureUnit(old), figureUnit(now)]
  if (unit !== other && unit !== null && other !== null) return ''
  const [most, least] = [Math.max(before, after), Math.min(before, after)]
  if (most < least * 2) return ''
  const times = Math.floor(most / least)
  const share = most === least * times ? '' : 'more than '
  return after > before
    ? ` That is ${share}${times === 2 ? 'twice' : `${times} times`} as much as printed.`
    : ` The printed figure is ${share}${times === 2 ? 'twice' : `${times} times`} as much.`
}

/** A figure alone, with its unit. */
const FIGURE =
  /^(?:\$ ?)?(?:\d|[a-z]{3,12} \(\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen)\b).{0,40}$/i

/** Enough of it to see what it says. */
function shortened(text: string): string {
  return around(text, 0, 0)
}

/** A long clause is shown around the words that are changed in it. */
function around(text: string, at: number, length: number): string {
  const line = text.replaceAll(/\s/g, ' ').trimEnd().replace(/[.;]$/, '')
  const plain = (part: string) => part.replaceAll(/ {2,9}/g, ' ').trim()
  if (line.length <= LONGEST_SHOWN) return plain(line)
  if (at + length <= LONGEST_SHOWN - 4) return `${plain(line.slice(0, LONGEST_SHOWN - 4))} …`
  const from = line.lastIndexOf(' ', Math.max(0, at - LEAD)) + 1
  const to = Math.max(
    from + LONGEST_SHOWN - 4,
    Math.min(at + length + LEAD, from + 2 * LONGEST_SHOWN),
  )
  const shown = plain(line.slice(from, to))
  return `${from === 0 ? '' : '… '}${shown}${to >= line.length ? '' : ' …'}`
}

const LONGEST_SHOWN = 240
/** What is shown before the changed words, and at least behind them. */
const LEAD = 90
