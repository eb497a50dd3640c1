import type { Doc, Span } from '../../document.ts'
import type { Fact, Settlement } from '../../facts/facts.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { isRolled } from '../days/rolled.ts'
import { CORE_PATTERNS } from '../reading/core-of.ts'
import { dayAfter } from '../days/day-after.ts'
import { LATER_SETTLEMENT_PATTERNS, laterSettlements } from '../days/later-settlement.ts'
import { datesIn, daysBetween, sayDate } from '../reading/dates.ts'
import { DAY_MATTER_PATTERNS, dayMatterOf, isOtherwise } from '../days/day-matters.ts'
import { defineRule } from '../define-rule.ts'
import { cut } from '../reading/in-their-words.ts'
import { passagesIn } from '../reading/passages.ts'
import { settlementDue, SETTLEMENT_DUE_PATTERNS } from '../days/settlement-due.ts'
import { TOLD_DAY_PATTERNS, toldDaysOf } from '../days/told-days.ts'
import { TOLD_PERIOD_PATTERNS, toldPeriodsOf } from '../days/told-periods.ts'

const patterns = wordings({
  settles: /\b(?:settlement|completion|settle)\b/i,
  /** When something else is to be done: "On settlement the buyer takes over the lease and may not end it before …". */
  atSettlement:
    /\b(?:on|at|upon|after|from|before|until|by|following) (?:the )?(?:day of |date of |date for )?(?:settlement|completion)(?: date)?\b(?!,? (?:which|being|that|not|and not)\b)/i,
  notBefore:
    /\b(?:not|no|cannot|never)\b.{0,60}\b(?:earlier than|before|prior to|sooner than|until)\b|\bno earlier than\b|\bnot be required\b.{0,40}\bbefore\b|\b(?:only|first) (?:on or )?after\b/i,
  ownDay:
    /\b(?:settlement|completion)(?: (?:period|date|day))?$|\b(?:balance|residue|rest|remainder)(?: of (?:the )?(?:purchase |sale )?(?:price|money|moneys))?(?: (?:is|shall be|will be|must be) (?:payable|due|paid))?$|\b(?:parties|purchaser|buyer|transferee|vendor|seller|we|must|shall|will)\b[^.;]{0,40}\b(?:settles?|completes?)(?: this contract| the (?:purchase|sale|contract))?$/i,
  notOwnDay:
    /\b(?:before|after|until|from|at|early|if|since|practical|works?|building|following|prior to|beyond|than) (?:the )?(?:settlement|completion)$|\bdefects?\b|\bnotice\b/i,
  /** What is got ready before that day. */
  readied:
    /\b(?:sets? up|prepares?|opens?|creates?|invites?|books?)\b[^.;]{0,30}\b(?:electronic|workspace|PEXA|settlement)\b/i,
  backwards: /^ ?(?:before|prior|earlier|of (?:rent|interest))/i,
  choice:
    /\b(?:later|earlier|whichever) of\b|\bwhichever\b|\bif\b|\bunless\b(?! (?:the parties|we|both|you and|otherwise)\b)|\bextend\w{0,3} (?:to|by|until)\b|\beither party may\b|\bbring\b.{0,24}\bforward\b|\bnotice to (?:complete|settle)\b/i,
  /** Both may always agree upon another day. */
  agreed:
    /,? ?\bor (?:on )?(?:earlier|sooner|later|such other (?:date|day|time))\b[^.;]{0,12}\b(?:if|as|by)\b[^.;]{0,30}\b(?:agree\w{0,4}|say so|parties|both|writing)\b[^.;]{0,20}/i,
  /** "Settlement shall take place by noon on 4 December 2026." */
  placed:
    /^\W{0,4}(?:[a-z\d.]{1,6} {1,3})?(?:settlement|completion) (?:must|shall|will|is to) (?:take place|occur|happen|be held)\b[^.;\d]{0,60}(?:\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?[^.;\d]{0,10})?$/i,
  lastDay: /\S{1,9} [a-z]{3,9},? \d{4}$/i,
  /** Counted from what somebody else does. */
  event:
    /\b(?:gets?|obtains?|writes|receives?|order|grant\w{0,2}|probate|moves|leaves|harvest|buys|purchase|sale of|approv\w{1,3}|consent|vacates?)\b/i,
  early: /\b(?:not|no|cannot|never)\b.{0,40}\b(?:earlier|before|sooner|until)\b/i,
  /** A day that is to hold whatever has happened by then. */
  regardless:
    /\b(?:whether or not|even (?:if|though|where)|regardless|irrespective|notwithstanding|will not wait|does not wait|whatever|in any (?:case|event))\b/i,
  // Counted from an event and not from signing.
  fromSame: /\b(?:regist\w{3,6}|notice|notif\w{3,7}|certificate|issue|title)\b/i,
  ...SETTLEMENT_DUE_PATTERNS,
  ...DAY_MATTER_PATTERNS,
  ...TOLD_DAY_PATTERNS,
  ...TOLD_PERIOD_PATTERNS,
  ...CORE_PATTERNS,
  ...LATER_SETTLEMENT_PATTERNS,
  other:
    /\b(?:rent|deposit|insurance|adjust\w{3,5}|sunset|licen[cs]e|certificate|notice|loan|finance|possession|access|expires?|extend\w{0,3}|extension|if|unless|either party|inspection|interest|revok\w{1,3}|appointments?|operator)\b/i,
})

/** Fewer days apart are a weekend or a holiday. */
const APART_DAYS = 7
/** A title holds this much of what is printed. */
const LONGEST_TOLD = 90
/** What is further off is the settlement of another sale. */
const LONGEST_DAYS = 400

/** Settlement told in two places, on days that cannot both hold. */
export default defineRule({
  id: 'national/settlement-differs',
  title: 'Day of settlement in the particulars and in the conditions',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'certainty of the bargain; no act governs it' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No two days of settlement were found that differ.',
  subject:
    /\b(?:settlement|completion|balance (?:is|of))\b[^.;]{0,120}\b(?:later of|whichever|not (?:occur )?(?:before|earlier)|earlier than|waits?|until|(?:\d{1,3}|\w{3,9}teen|\w{2,6}ty|seven|ten|twenty-one|thirty) (?:business |calendar |working )?days? (?:after|from)|(?:\d{1,2}(?:st|nd|rd|th)|\w{3,9}th) day)\b|\b(?:settlement|completion) (?:date|of this contract|will take place|takes place|is to take place|shall take place|must take place|is (?:due|fixed)|date is)\b[^.;]{0,80}\d/i,
  messages: {
    differ: {
      title: 'Settlement is told differently in two places: {{first}} and {{second}}',
      description:
        'The contract gives {{first}} for settlement in one place and {{second}} in another. Your loan, your lease and your removal are planned for one of them, and the other side could hold you to the other.',
      recommendation: 'Have one day of settlement written into the contract before you sign.',
      question: 'Which holds for settlement, {{first}} or {{second}}? Please correct the contract.',
    },
    later: {
      title:
        'Settlement can be later than the particulars say ({{first}}): it waits for something else',
      description:
        'The particulars give {{first}}, but by the wording at {{where}} settlement is on the later of that day and another, which hangs on something that has still to happen. Nobody can tell you yet when you get the keys, and your loan approval or your lease can run out in between.',
      recommendation:
        'Before you sign, ask for a last day after which you may end the contract and have your deposit back.',
      question:
        'What has still to happen before settlement by {{where}}, how long will it take, and may we end the contract after a last day?',
    },
    early: {
      title: 'Settlement ({{first}}) cannot be: a condition says not before {{second}}',
      description:
        'By the particulars ({{first}}) settlement falls about {{due}}, but the wording at {{where}} says that it does not happen before {{second}}. You would wait longer than the front page says, and no last day may be given; a loan approval can run out in between.',
      recommendation:
        'Before you sign, ask for one day of settlement, and for a right to end the contract if it comes much later.',
      question:
        'Which holds for settlement, “{{first}}” or not before {{second}}, and what is the last day?',
    },
  },
  check({ doc, facts }, report) {
    const { settlement, contractDate } = facts
    const due = settlementDue(facts)
    if (settlement !== null && due === null) {
      for (const { passage, day } of fixedDays(doc, settlement)) {
        const [first, second] = [cut(settlement.text, LONGEST_TOLD), sayDate(day)]
        report(
          'differ',
          [...settlement.spans, passage.span],
          { first, second },
          {
            severity: 'high',
            facts: [settlement],
            sides: sidesOf(settlement, 'Other place', second, passage.span),
          },
        )
      }
    }
    if (settlement === null || settlement.value.kind === 'rule') {
      report.notInDocument('No day or period for settlement is stated in this file.')
      return
    }
    const [at] = settlement.spans
    const { value } = settlement
    function clash(first: string, second: string, span: Span): void {
      report(
        'differ',
        [...(settlement?.spans ?? []), span],
        { first, second },
        {
          facts: settlement === null ? [] : [settlement],
          sides: [
            { label: 'Particulars', value: first, spans: settlement?.spans ?? [] },
            { label: 'Other place', value: second, spans: [span] },
          ],
        },
      )
    }
    const isOwn = (span: Span): boolean =>
      at !== undefined && at.start >= span.start && at.start < span.end
    const told = value.kind === 'date' ? sayDate(value.date) : cut(settlement.text, LONGEST_TOLD)
    for (const period of toldPeriodsOf(doc)) {
      const { count, unit, core, from, passage, after } = period
      if (!ZONES.has(passage.zone) || !patterns.ownDay.test(core) || isOwn(passage.span)) continue
      const said = passage.text.replace(patterns.agreed, '')
      if (patterns.notOwnDay.test(core) || patterns.choice.test(said)) continue
      if (patterns.backwards.test(after.slice(0, 12))) continue
      const onRegistration = patterns.fromSame.test(from)
      const stated = `${count} ${UNITS[unit]}`
      if (!onRegistration && !patterns.fromSigning.test(from)) {
        if (value.kind === 'date' && patterns.event.test(from))
          clash(told, `${stated} after ${cut(from, LONGEST_TOLD)}`, passage.span)
        continue
      }
      if (value.kind === 'days') {
        const counted = value.counted ?? { unit: 'day' as const, count: value.days }
        if (onRegistration !== patterns.fromSame.test(value.from)) continue
        if (counted.unit !== unit || counted.count === count) continue
        clash(told, stated, passage.span)
      } else if (onRegistration) continue
      // A day and a number of days from a signing that is not dated agree by chance alone.
      else if (contractDate === null) clash(told, `${stated} from the contract`, passage.span)
      else if (unit !== 'business-day') {
        const day = dayAfter(contractDate.value, count, unit)
        if (isRolled(day, value.date)) continue
        clash(told, `${stated} from the contract (${sayDate(day)})`, passage.span)
      }
    }
    const isCounted = value.kind === 'days' && patterns.fromSigning.test(value.from)
    for (const day of toldDaysOf(doc)) {
      const { passage, date } = day
      if (isOwn(passage.span) || isOtherwise(day)) continue
      const before = passage.text.slice(0, passage.text.length - day.after.length)
      const placed = patterns.placed.test(before.replace(patterns.lastDay, ''))
      if (!placed && dayMatterOf(day, '') !== 'settlement') continue
      const said = passage.text.replace(patterns.agreed, '')
      if (patterns.choice.test(said) || patterns.early.test(said)) continue
      if (patterns.readied.test(passage.text)) continue
      // A day and a number of days from a signing that is not dated agree by chance alone.
      if (due === null ? !isCounted || contractDate !== null : !isNear(due, date)) continue
      if (due !== null && (value.kind === 'date' ? date === due : isRolled(due, date))) continue
      clash(told, sayDate(date), passage.span)
    }
    for (const { text, span } of laterSettlements(doc, settlement)) {
      const first = cut(settlement.text, LONGEST_TOLD)
      const sides = sidesOf(settlement, 'Condition', cut(text, LONGEST_TOLD), span)
      report('later', [span, ...settlement.spans], { first }, { facts: [settlement], sides })
    }
    for (const { text, span } of passagesIn(doc, ['special-conditions', 'annexure'])) {
      if (patterns.other.test(text) || isOwn(span)) continue
      const about = text.replace(everywhere(patterns.atSettlement), ' ')
      if (!patterns.settles.test(about)) continue
      const early = patterns.notBefore.exec(text)
      if (early === null || due === null) continue
      const [date] = datesIn(text.slice(early.index))
      if (date === undefined || daysBetween(due, date) <= APART_DAYS) continue
      const printed = cut(settlement.text, LONGEST_TOLD)
      report(
        'early',
        [span, ...settlement.spans],
        { first: printed, second: sayDate(date), due: sayDate(due) },
        {
          facts: [settlement],
          sides: sidesOf(settlement, 'Condition', `Not before ${sayDate(date)}`, span),
        },
      )
    }
  },
})

/** The day of the particulars, as it is told, and what another place says. */
function sidesOf({ text, spans }: Fact<Settlement>, label: string, value: string, span: Span) {
  const own = { label: 'Particulars', value: cut(text, LONGEST_TOLD), spans }
  return [own, { label, value, spans: [span] }]
}

/** Days on which settlement is to be whatever happens, where it waits for an event elsewhere. */
function fixedDays(doc: Doc, { value, spans }: Fact<Settlement>) {
  if (value.kind === 'date' || (value.kind === 'days' && patterns.fromSigning.test(value.from)))
    return []
  return toldDaysOf(doc).flatMap((told) => {
    const { passage, date } = told
    if (!ZONES.has(passage.zone) || !patterns.regardless.test(passage.text)) return []
    if (spans.some(({ start }) => start >= passage.span.start && start < passage.span.end))
      return []
    return dayMatterOf(told, '') === 'settlement' ? [{ passage, day: date }] : []
  })
}

const UNITS = { day: 'days', 'business-day': 'business days', month: 'months' } as const

/** Where settlement of this sale is told, and not of a loan or a work. */
const ZONES: ReadonlySet<string> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
  'vendor-statement',
  'annexure',
  'other',
])

function isNear(due: string, date: string): boolean {
  return Math.abs(daysBetween(due, date)) <= LONGEST_DAYS
}
