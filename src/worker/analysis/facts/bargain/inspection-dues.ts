import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { blocksIn, findAll } from '../../segment/find.ts'
import { sentenceAround } from '../../segment/sentences.ts'
import type { Due } from '../forms/due.ts'
import { firstDue } from '../forms/due.ts'
import type { Fact } from '../facts.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { inspectionClauses } from './inspection-clauses.ts'
import { tickedRows } from './ticked-rows.ts'
import { isPlaceholder } from '../forms/placeholder.ts'
import { type Labelled, labelled } from '../forms/labels.ts'

export type InspectionDue = {
  readonly what: 'building' | 'pest' | 'building and pest' | 'due diligence' | 'right to end'
  readonly due: Due
}

const LABEL =
  /\b(?:building (?:and|&|\/) ?(?:timber )?pest (?:inspection|report)s?(?: date| period| due)?|inspection date|building (?:inspection|report) (?:date|period|due)|(?:timber )?pest (?:inspection|report) (?:date|period|due)|due diligence (?:date|period|expiry))\b/i
const CONDITION =
  /\b(?:building|structural defects?|pest|due diligence|property inspection)\b[^.;\n]{0,170}?\b(?:within|by(?! (?:notice|giving|written|the|a|an)\b)|on or before|no later than|not later than)\s(?:\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\.?\s(?:on\s)?)?/i
const CONDITION_ZONES: readonly PageKind[] = ['special-conditions', 'annexure']
/** "Building Inspection | ☒ Yes. Report to be had by: 14 December 2026" */
const ROW =
  /^(?:subject to )?(?:inspections?(?=\W{1,3}(?:building|pest)\b)|(?:building|pest|timber pest|due diligence|property)(?: (?:and|&|\/) ?(?:timber )?pest)?)(?: (?:inspections?|reports?|clause|condition|due diligence))?\b(?! permit)/i
/** The buyer alone may step back, for whatever reason, by a day. */
const RIGHT_TO_END =
  /\b(?:buyer|purchaser|transferee)s?\b[^.;\n]{0,60}\b(?:may|can|is entitled|are entitled|has the right|have the right|is free)\b[^.;\n]{0,60}?\b(?:by(?! (?:notice|giving|written|email|e-mail|letter|the|a|an)\b)|before|until|up to|on or before|no later than|not later than|within)\s(?:\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]\.?m\.?|o'clock)\s(?:on\s)?)?/i
/** "The Buyer has ten business days from the contract to search the records and may end this contract" */
const HAS_TIME =
  /\b(?:buyer|purchaser|transferee)s?\b[^.;\n]{0,12}\b(?:has|have|is given|are given|is allowed|are allowed|gets?)\s(?:a period of )?/i
const CONDITIONAL = /\b(?:if|unless|where|default|fails?)\b/i
const OWN_OPINION =
  /\b(?:if|where|unless)\b[^.;]{0,140}\b(?:not (?:reasonably )?satisf\w{1,7}|unsatisf\w{1,7}|dissatisf\w{1,4}|satisfactory|satisfied)\b[^.;]{0,40}(?:\b(?:buyer|purchaser)|[.;]|$)/i
/** "Two days after that time": of an event that only the clause before knows. */
const OF_ANOTHER = /^(?:that|such|the same|the said|those) /i
const ENDS =
  /\b(?:bring[^.;]{0,30}to an end|put an end to|terminate|rescind|withdraw(?:al)?\b(?! (?:money|funds|the caveat|any caveat))|cancel|call off|walk away|end (?:this|the|it)\b)/i
const ELSEWHERE =
  /\b(?:settlement|completion|permit|builder|defects? (?:liability|period)|vendor's|seller's|(?:vendor|seller) (?:must|shall|will)|insurance)\b/i

const BEFALLEN =
  /\b(?:damag\w{1,3}|destr(?:oyed|uction)|burn(?:t|ed|s)|fire|storm|uninhabitable|unfit|cannot be (?:lived in|occupied))\b/i
const LOOKED_AT =
  /\b(?:satisf\w{2,7}|inspect\w{0,5}|reports?|survey\w{0,3}|due diligence|examin\w{2,7})\b/i

/** Until when a condition lets the buyer inspect and step back; one entry for each kind. */
export function recogniseInspectionDues(doc: Doc): Fact<InspectionDue>[] {
  const found = new Map<string, Fact<InspectionDue>>()
  function note(words: string, due: Due, span: Span, confidence: number): void {
    const what = kindOf(words)
    if (found.has(what)) return
    found.set(what, factAt(doc, { what, due }, span, confidence, ['a time for an inspection']))
  }
  for (const place of labelled(doc, LABEL, CONTRACT_ZONES, { anywhere: true, reach: 130 })) {
    if (isPlaceholder(place.text)) continue
    const time = firstDue(place.text)
    if (time === null || time.start > 50) continue
    if (ELSEWHERE.test(place.text.slice(0, time.start))) continue
    const from = time.due.kind === 'period' && time.due.from === ''
    const due: Due = from ? { ...time.due, from: 'the contract date' } : time.due
    const span = { start: place.offset + time.start, end: place.offset + time.end }
    note(wordsOf(place), due, span, 88)
  }
  // A page of the form that was taken for an annexure still has its fields.
  for (const place of labelled(doc, LABEL, ['annexure'], { reach: 60 })) {
    const time = place.field && !isPlaceholder(place.text) ? firstDue(place.text) : null
    if (time === null || time.start > 2) continue
    const from = time.due.kind === 'period' && time.due.from === ''
    const due: Due = from ? { ...time.due, from: 'the contract date' } : time.due
    const span = { start: place.offset + time.start, end: place.offset + time.end }
    note(place.label, due, span, 75)
  }
  for (const { match, span } of findAll(doc, CONDITION, { zones: CONDITION_ZONES })) {
    if (ELSEWHERE.test(doc.text.slice(sentenceAround(doc, span.start).start, span.end))) continue
    const time = firstDue(doc.text.slice(span.end, span.end + 130))
    if (time === null || time.start > 8) continue
    if (time.due.kind === 'period' && time.due.from === '') continue
    // "If a building is damaged the purchaser may rescind within 28 days of learning of it": of what befell it.
    const lead = doc.text.slice(sentenceAround(doc, span.start).start, span.end)
    if (BEFALLEN.test(lead) && !LOOKED_AT.test(lead)) continue
    note(match[0], time.due, { start: span.end + time.start, end: span.end + time.end }, 75)
  }
  for (const { words, due, span } of tickedRows(doc, ROW)) note(words, due, span, 85)
  const inForm = found.size > 0 && [...found.keys()].some((what) => what !== 'due diligence')
  for (const { what, due, span } of inspectionClauses(doc)) {
    if (what !== 'due diligence' && inForm) continue
    note(what, due, span, 72)
  }
  for (const { span, match } of findAll(doc, RIGHT_TO_END, { zones: CONDITION_ZONES })) {
    const { start, end } = sentenceAround(doc, span.start)
    const near = `${match[0]}${doc.text.slice(span.end, span.end + 80)}`
    // "if the accounts do not satisfy the purchaser" is for the purchaser to say.
    if (CONDITIONAL.test(near) && !OWN_OPINION.test(doc.text.slice(span.start, end))) continue
    const time = firstDue(doc.text.slice(span.end, span.end + 60))
    if (time === null || time.start > 8 || !ENDS.test(doc.text.slice(start, end))) continue
    if (time.due.kind === 'period' && (time.due.from === '' || OF_ANOTHER.test(time.due.from)))
      continue
    if (found.has('right to end')) break
    const own = { start: span.end + time.start, end: span.end + time.end }
    // A time from an event that only this sentence tells is nothing without it.
    const isOwnEvent = time.due.kind === 'period' && !OF_CONTRACT.test(time.due.from)
    const at = isOwnEvent && end - start < LONGEST_SENTENCE ? { start, end } : own
    const value = { what: 'right to end' as const, due: time.due }
    found.set('right to end', factAt(doc, value, at, 75, ['a right to end the contract by a day']))
  }
  for (const { span } of findAll(doc, HAS_TIME, { zones: CONDITION_ZONES })) {
    if (found.has('right to end')) break
    const time = firstDue(doc.text.slice(span.end, span.end + 90))
    if (time?.due.kind !== 'period' || time.start > 3 || time.due.from === '') continue
    const { end } = sentenceAround(doc, span.start)
    if (!ENDS.test(doc.text.slice(span.end + time.end, end))) continue
    const from = time.due.from.replace(/\s(?:to|in which)\s.*$/i, '')
    const endOfTime = time.end - (time.due.from.length - from.length)
    const at = { start: span.end + time.start, end: span.end + endOfTime }
    const value = { what: 'right to end' as const, due: { ...time.due, from } }
    found.set('right to end', factAt(doc, value, at, 75, ['a time in which to end the contract']))
  }
  for (const { what, marked, printed, number } of PRINTED) {
    if (found.has(what) || found.has('building and pest')) continue
    const box = blocksIn(doc, { zones: CONTRACT_ZONES }).find(({ text }) => marked.test(text))
    if (box === undefined || isChanged(doc, number)) continue
    for (const { text, span } of blocksIn(doc, { zones: ['general-conditions'] })) {
      const opens = printed.exec(text)
      if (opens === null) continue
      const start = span.start + opens[0].length
      const behind = IN_FULL.test(text)
        ? text.slice(opens[0].length, opens[0].length + REACH)
        : belowTitle(doc.text.slice(start, start + REACH_BELOW))
      const time = firstDue(behind)
      const building = found.get('building')
      if (time === null && AS_ABOVE.test(behind) && building?.spans[0] !== undefined)
        note(what, building.value.due, building.spans[0], 70)
      if (time?.due.kind !== 'period') continue
      const due: Due = time.due.from === '' ? { ...time.due, from: 'the day of sale' } : time.due
      note(what, due, { start: start + time.start, end: start + time.end }, 78)
      break
    }
    // Where the conditions are taken in and not printed, the form's own days count.
    if (!found.has(what) && doc.state === 'VIC' && !isPrintedHere(doc)) {
      note(what, FORM_DUE, box.span, 65)
    }
  }
  return [...found.values()]
}

const OF_CONTRACT =
  /\b(?:contract|agreement|acceptance|sale|exchange|settlement|completion|offer|sign\w{0,3})\b/i
const LONGEST_SENTENCE = 320

/** "Inspection date" says of what only with the head of its row. */
function wordsOf({ label, block }: Labelled): string {
  const head = block.text.slice(0, HEAD_OF_ROW)
  return /^inspection date$/i.test(label) &&
    /\bbuilding\b/i.test(head) &&
    !/\bpests?\b/i.test(block.text)
    ? 'building'
    : label
}

const HEAD_OF_ROW = 60

/** Conditions 21 and 22 of the Victorian form: the box that makes them apply, and where they are printed. */
const PRINTED = [
  {
    what: 'building',
    number: /\b21(?:\.\d{1,2})?\b/,
    marked: /☒ ?(?:applies )?\(?(?:GC|general condition)s? ?21\b/i,
    printed: /^(?:GC ?)?21\.?\s+(?:building|termination|general)\b/i,
  },
  {
    what: 'pest',
    number: /\b22(?:\.\d{1,2})?\b/,
    marked: /☒ ?(?:applies )?\(?(?:GC|general condition)s? ?22\b/i,
    printed: /^(?:GC ?)?22\.?\s+(?:pest|termination|general)\b/i,
  },
] as const

/** A list of titles, "21 Building report 22 Pest report", prints no condition. */
const IN_FULL = /\b(?:may|if|within|purchaser)\b/i
/** Conditions 21 and 22 of the LIV and REIV form of contract, in every edition since 2019. */
const FORM_DUE: Due = { kind: 'period', count: 14, unit: 'day', from: 'the day of sale' }

function isPrintedHere(doc: Doc): boolean {
  return blocksIn(doc, { zones: ['general-conditions'] }).some(({ text }) =>
    PRINTED.some(({ printed }) => printed.test(text) && IN_FULL.test(text)),
  )
}

/** A printed condition tells its days in its first sentences. */
const REACH = 200
/** … and below a title of its own in the first of its numbered paragraphs. */
const REACH_BELOW = 420

/** What stands below the title of a condition, up to the title of the next. */
function belowTitle(text: string): string {
  return text.split(/\n(?=\d{1,2}\.? [A-Z])/)[0] ?? ''
}

/** "Pest report. The same, for a current infestation" */
const AS_ABOVE = /\b(?:the same|likewise|in like manner|as for a building report)\b/i
const CONDITION_NAMED = /\b(?:GCs?|(?:general )?conditions?)\b/i

/** "When the contract ends under general condition 20, 21 or 22": said of what the condition leaves as it is. */
const ENDS_UNDER =
  /\b(?:under|pursuant to|in accordance with|by virtue of) (?:the )?(?:GCs?|(?:general )?conditions?) \d{1,2}(?:\.\d{1,2})?(?:(?:,? (?:or|and) |, )(?:(?:general )?conditions? )?\d{1,2}(?:\.\d{1,2})?){0,6}/gi

/** Whether a special condition names the condition: it may change its days. */
function isChanged(doc: Doc, number: RegExp): boolean {
  return blocksIn(doc, { zones: ['special-conditions'] }).some(({ text }) => {
    const rest = text.replace(ENDS_UNDER, ' ')
    return number.test(rest) && CONDITION_NAMED.test(rest)
  })
}

function kindOf(words: string): InspectionDue['what'] {
  if (/due diligence/i.test(words)) return 'due diligence'
  const building = /building|structural|property|inspection date/i.test(words)
  const pest = /pest|inspection date/i.test(words)
  return building && pest ? 'building and pest' : pest ? 'pest' : 'building'
}
