import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { CORE_PATTERNS } from '../reading/core-of.ts'
import { sayDate } from '../reading/dates.ts'
import { DAY_MATTER_PATTERNS, isOtherwise } from '../days/day-matters.ts'
import { defineRule } from '../define-rule.ts'
import { isSlip } from '../sums/slip.ts'
import { TOLD_DAY_PATTERNS, type ToldDay, toldDaysOf } from '../days/told-days.ts'

const patterns = wordings({
  ...DAY_MATTER_PATTERNS,
  ...TOLD_DAY_PATTERNS,
  ...CORE_PATTERNS,
  // One word of a permit's, notice's or dealing's number.
  numbered: /^[A-Z]{0,5}[-/]?\d[\dA-Z/.-]{2,20}$/,
  /** Of what kind the permit behind a number is: a building's and a plumber's share one. */
  kindOf: /\b(building|plumbing|planning|demolition|occupancy|BP|PP|PLN|DA|plumber)\b/i,
  prefix: /^[A-Z]{0,5}[-/]?(?=\d)/,
  above:
    /\b(?:permit|notice|order|certificate|licen[cs]e|consent|approval)(?: no\.?| number)?:? ?[A-Z]{0,5}[-/ ]?\d[\dA-Z/.-]{2,20}$/i,
  /** The number that stands a line or two above "Valid from … until …". */
  numberAbove:
    /\b(?:number|no\.?|certificate|permit|approval|licen[cs]e)(?: number| no\.?)?[ :|]{1,3}([A-Z]{0,5}[-/]?\d[\dA-Z/-]{5,20})\b/i,
  valid: /\b(?:valid\w{0,3}|in force|current|expir\w{1,3}|lapses?|runs?|ends?)\b/i,
  instrument:
    /\b(?:permit|notice|order|approval|certificate|licen[cs]e|consent|determination|application|agreement|mortgage|caveat|dealing|transfer|lease|instrument|covenant|easement|policy|DA|direction|declaration|writ|charge)\b/i,
  planOrParty:
    /\b(?:PS|SP|DP|RP|CP|LP|TP|GTP|BUP|CTS|ABN|ACN|folio|volume|lot|phone|tel|searched|postcode|licen[cs]e no|registration no)\b ?\.?[-:]? ?(?:no\.? ?)?$/i,
  planNumber: /^(?:PS|SP|DP|RP|CP|LP|TP|GTP|BUP|CTS|UP|PC|RB|LL|D)[ -]?\d/,
  other:
    /\b(?:occupancy|occupation|final|inspect\w{2,4}|amend\w{0,4}|extension|extend\w{0,3}|renew\w{0,3}|valu\w{2,6}|paid|search\w{0,3}|polic(?:y|ies)|period|meeting|hearing|reply|letter|withdrawn|discharged|complied|released|transfer to|plan)\b/i,
  /** The day by which a bill is to be paid, which is not that of the bill. */
  due: /\b(?:due|payable|pay)(?: date)?(?: (?:on|by))?\W{0,4}\d{1,2}\b[^;|]{0,20}$/i,
  lodged: /\blodged\b/i,
  served: /\bserved\b/i,
  made: /\bmade\b/i,
  issued: /\b(?:issued?|granted|dated?|given|determined|approved)\b/i,
  digits: /\d(?:\D?\d){3}/,
})

/** The same number with two dates: a permit, notice or dealing that one paper miscopies. */
export default defineRule({
  id: 'national/dealing-date-differs',
  title: 'Dates of numbered permits, notices and dealings',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'whether two papers mean the same document; no act governs it' },
  appliesTo: [
    'particulars',
    'special-conditions',
    'vendor-statement',
    'title-search',
    'building-permit',
    'planning-certificate',
  ],
  patterns,
  clear: 'No numbered permit, notice or dealing was found with two dates.',
  messages: {
    differ: {
      title: '{{number}} is dated {{first}} in one place and {{second}} in another',
      description:
        'Two places name {{number}}, but one gives {{first}} and the other {{second}}. One of them is wrong, or they are two documents of which you have seen one; time limits and warranties run from the date.',
      recommendation: 'Ask for a copy of it, and for the wrong paper to be corrected.',
      question: 'Which is the date of {{number}}, {{first}} or {{second}}?',
    },
  },
  check({ doc }, report) {
    const seen = new Map<string, { date: string; span: Span; kind: string }>()
    const told = new Set<string>()
    for (const day of toldDaysOf(doc)) {
      const named = numberOf(day, doc)
      if (named === null || isOtherwise(day)) continue
      const { number, key, kind } = named
      const { date, passage } = day
      const first = seen.get(key)
      if (first === undefined) {
        seen.set(key, { date, span: passage.span, kind })
        continue
      }
      if (first.date === date || told.has(key)) continue
      if (kind !== '' && first.kind !== '' && kind !== first.kind) continue
      // What is renewed under its number ends on the same day of another year.
      const isEnd = key.endsWith(' ends') && first.date.slice(5) !== date.slice(5)
      if (!isEnd && !isSlip(first.date, date)) continue
      told.add(key)
      const values = { number, first: sayDate(first.date), second: sayDate(date) }
      report('differ', [first.span, passage.span], values, {
        sides: [
          { label: 'First place', value: values.first, spans: [first.span] },
          { label: 'Second place', value: values.second, spans: [passage.span] },
        ],
      })
    }
  },
})

/** How far a number may stand from its date. */
const BETWEEN = 60

/** The number that a date belongs to, with what was done on it; null where it is no document's. */
function numberOf(
  { core: told, role, passage, after }: ToldDay,
  doc: Doc,
): { number: string; key: string; kind: string } | null {
  if (role === 'past' || role === 'start') return null
  const ended = role === 'end' ? numberAbove(doc, passage, told) : null
  if (ended !== null) return { number: ended, key: `${bareOf(ended)} ends`, kind: '' }
  let core = told
  // "Permit No 4411" stands on a line of its own above "Date of issue".
  const above =
    core === '' && role === 'issue' ? patterns.above.exec(passage.previous.slice(-60)) : null
  if (above !== null) core = above[0]
  const words = core.split(/[ ,:;()|]/)
  const at = words.findLastIndex((word) => patterns.numbered.test(word))
  const number = words[at] ?? ''
  const between = core.slice(core.lastIndexOf(number) + number.length)
  if (at < 0 || between.length > BETWEEN || !patterns.digits.test(number)) return null
  if (patterns.planNumber.test(number)) return null
  const before = core.slice(0, core.lastIndexOf(number))
  if (patterns.planOrParty.test(before) || patterns.other.test(between)) return null
  if (!patterns.instrument.test(`${before.slice(-50)} ${between}`)) return null
  const last = passage.text.slice(0, passage.text.length - after.length).slice(-45)
  if (patterns.due.test(last)) return null
  return { number, key: `${bareOf(number)} ${deedOf(role, last)}`, kind: kindOf(before) }
}

/** The kind of permit that stands nearest before its number; '' where none is named. */
function kindOf(before: string): string {
  const [, kind = ''] = matchesOf(before.slice(-40), patterns.kindOf).at(-1) ?? []
  const word = kind.toLowerCase()
  return SHORT_KINDS[word] ?? word
}

const SHORT_KINDS: Readonly<Record<string, string>> = {
  bp: 'building',
  pp: 'plumbing',
  plumber: 'plumbing',
  pln: 'planning',
  da: 'planning',
}

function bareOf(number: string): string {
  return number
    .replace(patterns.prefix, '')
    .replaceAll(/[^A-Z\d]/gi, '')
    .toUpperCase()
}

/** "Number 2410 …" above a line that only says until when it is valid; null for any other line. */
function numberAbove(doc: Doc, { block, text, previous }: ToldDay['passage'], core: string) {
  if (!patterns.valid.test(text) || core.split(' ').some((word) => patterns.digits.test(word)))
    return null
  const blocks = doc.blocks.slice(Math.max(0, block.index - ABOVE), block.index)
  const near = blocks.filter(({ partIndex }) => partIndex === block.partIndex)
  const numbers = [...near.map((one) => one.text), previous, text].flatMap((words) =>
    matchesOf(words.slice(-200), patterns.numberAbove).flatMap(([, number]) => number ?? []),
  )
  const last = numbers.at(-1)
  return last === undefined || !patterns.digits.test(last) || patterns.planNumber.test(last)
    ? null
    : last
}

const ABOVE = 3

function deedOf(role: ToldDay['role'], words: string): string {
  if (role === 'end') return 'ends'
  if (patterns.lodged.test(words)) return 'lodged'
  if (patterns.served.test(words)) return 'served'
  if (patterns.made.test(words)) return 'made'
  return patterns.issued.test(words) ? 'issued' : 'registered'
}
