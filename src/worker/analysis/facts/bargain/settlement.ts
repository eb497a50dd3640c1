import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { findAll } from '../../segment/find.ts'
import type { Fact, Settlement } from '../facts.ts'

import { datesIn, firstDate } from '../forms/dates.ts'
import { NUMBERS } from '../forms/due.ts'
import { CONTRACT_ZONES, LOOSE_ZONES, MISREAD_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { ORDINAL_NUMBERS } from '../forms/ordinals.ts'
import { isPlaceholder } from '../forms/placeholder.ts'
import { labelled } from '../forms/labels.ts'
import { laterOf } from './settlement-later-of.ts'
import { dayOfBalance } from './settlement-of-balance.ts'
import { settlementClause, withinClause } from './settlement-clause.ts'
import { withItsList } from './settlement-list.ts'

const LABEL =
  /\b(?:(?:date (?:of|for|fixed for)|due date for|time for) (?:settlement|completion)|(?:settlement|completion) (?:due )?(?:date|day(?!s)|period|is due on)|(?:settlement|completion)(?=,? (?:which )?(?:(?:is|shall|will|must)? ?(?:be |to )?(?:take place|occur|be effected|be due|is due)|falls|is)\b)|(?:settlement|completion)(?=,? (?:which )?(?:is|takes place|will be|shall be|is due|must take place) (?:due )?on\b)|payment of (?:the )?balance(?! of)|balance (?:is )?(?:due|payable)(?= on \d)|possession date|settlement(?=\s*(?:\((?:general|GC|clause|condition|item)\b|:|\.\s{1,3}\d|is due|is to take place|due|\d))|(?<=^(?:[\dA-Z]{1,3}(?:\.\d)?[.)]?\s{1,4})?)(?:settlement|completion)(?=\s+on \d)|(?:completion|settlement)(?=\s{0,3}[._…]{3,90}\s{0,3}(?:[A-Z][a-z]{2,8}day,? )?\d)|completion(?=\s*(?::|\.\s{1,3}\d|\d))|(?<=\b(?:payable|paid|due) (?:at|on|upon) )(?:settlement|completion)(?=,? (?:on|by) (?:the )?\d))\b/i
/** Bare words that name the field only where nothing else stands beside them. */
const BARE =
  /\b(?:settlement|completion|possession|(?:when (?:we|you|they|the parties) )?settle|(?:(?:the )?(?:sale|contract|purchase) )?(?:(?:is |will be |shall be )?to be |is |will be |shall be )?(?:completed|settled)(?: on| by)?|(?:(?:the )?(?:sale|contract|purchase) )?(?:completes|settles)(?: on| by)?)\b/i
/** "Possession: subject to a lease to 9 May 2027": the day on which it ends is another. */
const POSSESSION = /^possession\b/i
const TENANTED = /^[^\d]{0,60}\b(?:tenan\w{1,4}|lease[ds]?|leasing|occupation)\b/i
/** "[8] to be completed on 14 December 2026" */
const OPEN_WORDS = /\b(?:on|by)$/i
const LEAD_IN =
  /^(?:[\s:*.,]|which\b|falls\b|takes place|(?:shall|will|must|is)? ?(?:be |to )?(?:take place|occur|be effected)|the date (?:being|which is|that is)|\((?:general conditions?|GC|clause|condition|item)[^)]{0,40}\)|is due on|due on|is to take place|shall be|will be|is|on or before|on|the|at|within|a date)+/i
const LONGEST_LEAD = 6
const NUMBER_WORDS = [...Object.keys(NUMBERS), ...Object.keys(ORDINAL_NUMBERS)]
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const DAYS = new RegExp(
  `\\b(\\d{1,3}|${NUMBER_WORDS})(?:st|nd|rd|th)?(?:\\s?\\(\\s?[\\w-]{1,14}\\s?\\))?(?:\\s?\\/\\s?\\d{1,3}){0,3}\\s?(?:calendar |business |clear |working )?(day|week|month)s?\\s(?:or (?:more|less|sooner|such other time)\\s)?(?:(?:from|after|of|following|post)\\s(?:and (?:from|after)\\s)?(?:the\\s)?)((?:[^.;()\\n]|\\.(?=\\d)){3,90})`,
  'i',
)
const NUMBER_OF_DAYS =
  /^\W{0,3}(\d{1,3})(?:\s?\/\s?\d{1,3}){0,3}\s?(?:calendar |business )?(day|week|month)s?\b/i
const RULE =
  /\b(?:(?:later|latest|last|earlier|earliest) of|after (?:registration|the registration|issue|notice)|registration of|upon|whichever|(?:named|nominated|chosen|fixed) by|days'? notice)\b/i
/** "The later of 42 days after … and 7 days after …" is no number of days. */
const WHICHEVER =
  /^\W{0,3}(?:(?:on|at|by) )?(?:the )?(?:later|latest|last|earlier|earliest) of\b[^;]{5,120}\band (?:on |within )?(?:\d|the (?:registration\b|(?:day|date) (?:fixed|named|set|stated|chosen|on which)\b))/i
const UNREGISTERED = /\b(?:unless the land is a lot on an unregistered|in which case settlement)\b/i

/** When settlement is due: a date, a number of days from something, or a rule in words. */
export function recogniseSettlement(doc: Doc): Fact<Settlement> | null {
  for (const [zones, confidence] of [
    [CONTRACT_ZONES, 95],
    [LOOSE_ZONES, 65],
    [MISREAD_ZONES, 50],
  ] as const) {
    const bare = labelled(doc, BARE, zones).filter(
      ({ field, leads, label }) => field || (leads && OPEN_WORDS.test(label)),
    )
    const misread = zones === MISREAD_ZONES
    const named = labelled(doc, LABEL, zones, { anywhere: zones === CONTRACT_ZONES }).filter(
      (place) => !misread || place.field,
    )
    const reversed = misread ? null : dayNamedBefore(doc, zones, confidence - 10)
    for (const place of [...named, ...bare]) {
      if (POSSESSION.test(place.label) && TENANTED.test(place.text)) continue
      const lead = LEAD_IN.exec(place.text)?.[0].length ?? 0
      const cut = UNREGISTERED.exec(place.text)?.index ?? 200
      const text = place.text.slice(lead, Math.max(lead, Math.min(cut, lead + 200)))
      // "on 30 November 2026, or fourteen days after [insert event]": the day itself is filled in.
      const isBlank =
        isPlaceholder(text) && (firstDate(text)?.start ?? LONGEST_LEAD) >= LONGEST_LEAD
      if (isBlank && !/^\W{0,3}(?:see|refer)\b/i.test(text)) continue
      const sent = settlementClause(doc, place.text)
      if (sent !== null && !misread) {
        const span = { start: sent.offset, end: sent.offset + sent.text.length }
        return factAt(doc, valueOf(sent.text), span, confidence - 15, [
          'the clause to which the settlement field refers',
        ])
      }
      const fact = settlementIn(doc, text, place.offset + lead, place.leads, confidence)
      if (fact !== null) return withItsList(doc, fact, text)
    }
    if (reversed !== null) return reversed
    const ofBalance = misread ? null : dayOfBalance(doc, zones, confidence - 15)
    if (ofBalance !== null) return ofBalance
    const below = misread ? null : dueBelowBalance(doc, zones, confidence - 10)
    if (below !== null) return below
  }
  return null
}

/** "Due date | 18 December 2026" in the row below the balance. */
function dueBelowBalance(
  doc: Doc,
  zones: readonly PageKind[],
  confidence: number,
): Fact<Settlement> | null {
  for (const { block, text, offset } of labelled(doc, /\bdue (?:date|on)\b/i, zones)) {
    const above = doc.blocks[block.index - 1]
    const isOfBalance = above?.partIndex === block.partIndex && BALANCE.test(above.text)
    const date = isOfBalance ? firstDate(text.slice(0, 40)) : null
    if (date === null || date.start > LONGEST_LEAD) continue
    const span = { start: offset + date.start, end: offset + date.end }
    return factAt(doc, { kind: 'date', date: date.date }, span, confidence, [
      'a due date below the balance',
    ])
  }
  return null
}

const BALANCE = /^(?:[\dA-Z]{1,3}[.)]?\s)?(?:the )?balance\b(?! (?:of )?(?:the )?deposit)/i

function valueOf(text: string): Settlement {
  const days = DAYS.exec(text)
  if (days === null || /\blater\b|\bearlier\b|\bwhichever\b| and \d/i.test(text))
    return { kind: 'rule' }
  return {
    kind: 'days',
    days: numberOf(days[1]) * unitDays(days[2] ?? 'day'),
    from: (days[3] ?? '').trim(),
    ...countedIn(numberOf(days[1]), days[0]),
  }
}

const ON_WHICH =
  /(?:,? (?:on|upon|at) which (?:day|date|time)\b|,? being the date (?:for|of|fixed for)\b|,? (?:which|and that|that) (?:day |date )?(?:is|shall be|will be) (?:the )?(?:due )?(?:date|day) (?:for|of|fixed for)\b|,? (?:which|that) is (?:the )?(?=(?:settlement|completion) (?:date|day)\b)|,? when\b)[^.;]{0,30}\b(?:completion|settlement)\b/i

/** "shall be paid on 30 June 2027, on which day completion shall take place" */
function dayNamedBefore(
  doc: Doc,
  zones: readonly PageKind[],
  confidence: number,
): Fact<Settlement> | null {
  for (const { span, block } of findAll(doc, ON_WHICH, { zones })) {
    const from = Math.max(block.span.start, span.start - 40)
    const date = datesIn(doc.text.slice(from, span.start)).at(-1)
    if (date === undefined || from + date.end < span.start - 3) continue
    const place = { start: from + date.start, end: from + date.end }
    return factAt(doc, { kind: 'date', date: date.date }, place, confidence, [
      'a date on which settlement takes place',
    ])
  }
  return null
}

function settlementIn(
  doc: Doc,
  text: string,
  offset: number,
  leads: boolean,
  confidence: number,
): Fact<Settlement> | null {
  const near = leads ? 60 : 12
  const days = DAYS.exec(text)
  const date = firstDate(text)
  if (date !== null && date.start <= near && (days === null || date.start <= days.index)) {
    // Its words tell the other day that may come later; the one that is known is the day to plan for.
    const { start, end } = laterOf(text, date) ?? date
    const span = { start: offset + start, end: offset + end }
    return factAt(doc, { kind: 'date', date: date.date }, span, confidence, [
      'a date behind a settlement label',
    ])
  }
  if (days !== null && days.index <= near && !WHICHEVER.test(text)) {
    const count = numberOf(days[1]) * unitDays(days[2] ?? 'day')
    const counted = countedIn(numberOf(days[1]), days[0])
    const from = (days[3] ?? '').split(/,|\bor\b|\bunless\b|\bas\b|\bsubject\b/)[0]?.trim() ?? ''
    if (from.length > 2) {
      const end = days.index + days[0].indexOf(days[3] ?? '') + from.length
      const span = { start: offset + days.index, end: offset + end + turnBehind(text.slice(end)) }
      return factAt(doc, { kind: 'days', days: count, from, ...counted }, span, confidence - 3, [
        'a number of days behind a settlement label',
      ])
    }
  }
  const bare = NUMBER_OF_DAYS.exec(text)
  if (bare !== null && leads) {
    const count = Number(bare[1]) * unitDays(bare[2] ?? 'day')
    const span = { start: offset, end: offset + bare[0].length }
    return factAt(
      doc,
      {
        kind: 'days',
        days: count,
        from: 'the contract date',
        ...countedIn(Number(bare[1]), bare[0]),
      },
      span,
      confidence - 15,
      ['a number of days without a starting point'],
    )
  }
  const rule = RULE.exec(text)
  if (rule !== null && leads && rule.index < near) {
    const sentence = withinClause(/^(?:[^.;]|\.(?=\d)){5,200}/.exec(text)?.[0] ?? text, 180)
    return factAt(
      doc,
      { kind: 'rule' },
      { start: offset, end: offset + sentence.length },
      confidence - 15,
      ['a rule in words behind a settlement label'],
    )
  }
  return null
}

/** "…, or 14 days after notice, whichever is later": the second half is part of what is agreed. */
const TURN =
  /^,? (?:(?:or|and)(?: in any (?:case|event))?,? (?:if\b|\d|not|no|the|by|within|[a-z]+ (?:days|weeks))|(?:but )?(?:not|no) later than|whichever)[^.;\n]{3,140}/i

function turnBehind(text: string): number {
  const turn = TURN.exec(text)?.[0].trimEnd() ?? ''
  return /\d/.test(turn) || /\bwhichever\b/i.test(turn) ? turn.length : 0
}

function numberOf(text: string | undefined): number {
  const word = text?.toLowerCase() ?? ''
  return NUMBERS[word] ?? ORDINAL_NUMBERS[word] ?? Number(word)
}

function unitDays(unit: string): number {
  const one = unit.toLowerCase()
  return one === 'week' ? 7 : one === 'month' ? 30 : 1
}

/** Months and business days are not so many days: the number is kept for the calendar. */
function countedIn(count: number, words: string): Pick<Counted, 'counted'> {
  if (/^\W{0,3}[\w-]{1,14}[^a-z]{0,6}(?:\([\w-]{1,14}\))?[^a-z]{0,6}business /i.test(words)) {
    return { counted: { unit: 'business-day', count } }
  }
  return /^\W{0,3}[\w-]{1,14}[^a-z]{0,6}(?:\([\w-]{1,14}\))?[^a-z]{0,6}months?\b/i.test(words)
    ? { counted: { unit: 'month', count } }
    : {}
}

type Counted = Extract<Settlement, { kind: 'days' }>
