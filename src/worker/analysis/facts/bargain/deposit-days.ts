import type { Doc } from '../../document.ts'
import type { Due } from '../forms/due.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { dayInWords } from '../../money/days.ts'
import { dueDay } from '../../money/due-day.ts'
import { matchesIn } from '../../wording/matches.ts'
import { blocksIn } from '../../segment/find.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import { firstDue } from '../forms/due.ts'
import { ORDINAL_NUMBERS } from '../forms/ordinals.ts'
import { factAt } from '../fact-at.ts'

/**
 * "within two business days of the contract date": counted from the contract's date, which the form
 * means too where it names no other start.
 */
export function dueInDays(
  doc: Doc,
  place: Labelled,
  text: string,
  contractDate: Fact<string> | null,
): Fact<string> | null {
  if (contractDate === null || LATER_EVENT.test(text)) return null
  const found = periodIn(text)
  if (found === null) return null
  const isBare = found.due.from === '' || isContractRow(doc, found.due.from)
  const due = isBare ? { ...found.due, from: 'the contract date' } : found.due
  const day = dueDay(due, contractDate.value, doc.state)
  if (day === null) return null
  const span = { start: place.offset + found.start, end: place.offset + found.end }
  const named = factAt(doc, '', span, 65, [])
  return {
    value: day,
    text: `${named.text}: ${dayInWords(day)}, counted from ${contractDate.text}`,
    spans: [...named.spans, ...contractDate.spans],
    confidence: Math.min(65, contractDate.confidence),
    explanation: ['a number of days counted from the date of the contract'],
  }
}

/** "two working days of Item 1", where that row of the schedule is the day of the contract. */
function isContractRow(doc: Doc, from: string): boolean {
  const item = /^item ([A-Z]?\d{0,2})\b/i.exec(from)?.[1]
  if (item === undefined) return false
  const row = new RegExp(
    `^(?:item )?${item}\\b[.):]?\\s{1,12}(?:the )?(?:contract date|date of (?:this )?(?:contract|agreement|sale))\\b`,
    'i',
  )
  return blocksIn(doc, { zones: CONTRACT_ZONES }).some(({ text }) => row.test(text))
}

type Period = { due: Extract<Due, { kind: 'period' }>; start: number; end: number }

function periodIn(text: string): Period | null {
  const nth = NTH_DAY.exec(text)
  if (nth !== null) {
    const [words, ordinal = '', kind] = nth
    const named = ordinal.toLowerCase()
    const count = /^(?:next|first)$/.test(named)
      ? 1
      : (ORDINAL_NUMBERS[named] ?? Number.parseInt(named, 10))
    if (!Number.isInteger(count)) return null
    const unit = kind === undefined ? 'day' : 'business-day'
    return {
      due: { kind: 'period', count, unit, from: '' },
      start: nth.index,
      end: nth.index + words.length,
    }
  }
  for (const lead of matchesIn(text.slice(0, FIELD), LEAD)) {
    const from = lead.index + lead[0].length
    const found = firstDue(text.slice(from, from + REACH))
    if (found === null || found.start > 1 || found.due.kind !== 'period') continue
    // What starts the time is another field's word: "within 7 days of finance …".
    if (
      found.due.from === '' &&
      /^ (?:of|after|from|following)\b/i.test(text.slice(from + found.end))
    )
      continue
    // "within 7 days of acceptance to the agent's trust account"
    const cut = PAYEE.exec(text.slice(from, from + found.end))?.index ?? found.end
    return { due: found.due, start: lead.index, end: from + cut }
  }
  return null
}

const LEAD = /\b(?:within|not later than|no later than|due|payable|paid)\s+/i
/** "on the third business day after signing"; the line may end before the event that it counts from. */
const NTH_DAY =
  /\b(?:on|by) the (next|[a-z]{5,12}(?:-[a-z]{5,7})?|\d{1,2}(?:st|nd|rd|th)) (?:(business|working) )?day (?:after|following)(?:\b[^.;]{0,30}\b(?:contract|sign\w*|exchange|acceptance)|\s?$)/i
/** Another event than the contract starts the time, or a part of the deposit waits for one. */
const LATER_EVENT =
  /\b(?:cooling[- ]off|finance|approv\w+|registration|notice|settlement|completion|probate|vendor'?s? (?:accept|sign|execut)\w*|(?:by|of) the (?:vendor|seller)|balance|initial|remainder|further|second|instal\w+)\b/i
const PAYEE = /,? (?:to|into|held|and held|by way) \b/i
const REACH = 90
const FIELD = 200
