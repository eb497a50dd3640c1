import type { Doc } from '../../document.ts'
import type { Due } from '../forms/due.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { dayInWords } from '../../money/days.ts'
import { dueDay } from '../../money/due-day.ts'
import { matchesIn } from '../../wording/matches.ts'
import { firstDue } from '../forms/due.ts'
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
  const due = found.due.from === '' ? { ...found.due, from: 'the contract date' } : found.due
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

type Period = { due: Extract<Due, { kind: 'period' }>; start: number; end: number }

function periodIn(text: string): Period | null {
  const next = NEXT_BUSINESS_DAY.exec(text)
  if (next !== null) {
    const due = { kind: 'period', count: 1, unit: 'business-day', from: '' } as const
    return { due, start: next.index, end: next.index + next[0].length }
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
const NEXT_BUSINESS_DAY =
  /\b(?:on|by) the (?:next|first) (?:business|working) day (?:after|following)\b[^.;]{0,30}\b(?:contract|sign\w*|exchange)/i
/** Another event than the contract starts the time, or a part of the deposit waits for one. */
const LATER_EVENT =
  /\b(?:cooling[- ]off|finance|approv\w+|registration|notice|settlement|completion|probate|vendor'?s? (?:accept|sign|execut)\w*|(?:by|of) the (?:vendor|seller)|balance|initial|remainder|further|second|instal\w+)\b/i
const PAYEE = /,? (?:to|into|held|and held|by way) \b/i
const REACH = 90
const FIELD = 200
