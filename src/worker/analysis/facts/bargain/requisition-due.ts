import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { findAll } from '../../segment/find.ts'
import { sentenceAround } from '../../segment/sentences.ts'
import { factAt } from '../fact-at.ts'
import type { Fact } from '../facts.ts'
import type { Due } from '../forms/due.ts'
import { firstDue } from '../forms/due.ts'

const ASKED =
  /\b(?:requisitions?|objections? to (?:the )?title|general question about the property or title)\b[^.;\n]{0,90}?\b(?:within|no later than|not later than|on or before|by(?! (?:notice|the|an?)\b)|before)\s/i
/** "The Purchaser may within 14 days after the Contract Date make requisitions": the time stands before. */
const ASKS =
  /\b(?:purchaser|buyer|transferee)s?\b[^.;\n]{0,60}?\b(?:within|no later than|not later than|on or before|before)\s/i
const BEHIND = /^[^.;\n]{0,60}\b(?:requisitions?|objections? to (?:the )?title)\b/i
/** When the vendor answers, or another certificate is asked for. */
const ELSEWHERE =
  /\b(?:answer\w{0,3}|repl(?:y|ies)|respon\w{2,5}|compl(?:y|ied|iance)|unable|unwilling|withdraw\w{0,3})\b/i
/** The parties' own words first: they change the print. */
const ZONES: readonly PageKind[] = ['special-conditions', 'annexure', 'general-conditions']
const OF_CONTRACT = /\b(?:contract|agreement|sale|exchange|acceptance)\b/i

/** Until when the buyer may ask about the title, as a day or a time from the contract. */
export function recogniseRequisitionDue(doc: Doc): Fact<Due> | null {
  for (const zone of ZONES) {
    for (const { span } of findAll(doc, ASKED, { zones: [zone] })) {
      const found = timeAt(doc, span)
      if (found !== null) return found.fact
    }
    for (const { span } of findAll(doc, ASKS, { zones: [zone] })) {
      const found = timeAt(doc, span)
      if (found !== null && BEHIND.test(doc.text.slice(found.end, found.end + 120)))
        return found.fact
    }
  }
  return null
}

function timeAt(doc: Doc, span: Span): { fact: Fact<Due>; end: number } | null {
  const before = doc.text.slice(sentenceAround(doc, span.start).start, span.end)
  if (ELSEWHERE.test(before)) return null
  const time = firstDue(doc.text.slice(span.end, span.end + 100))
  if (time === null || time.start > 4) return null
  // "21 days after the contract date deliver requisitions": what is done is no part of the event.
  const due: Due =
    time.due.kind === 'period' ? { ...time.due, from: time.due.from.replace(DONE, '') } : time.due
  if (due.kind === 'period' && !OF_CONTRACT.test(due.from)) return null
  const cut =
    time.due.kind === 'period' && due.kind === 'period' ? time.due.from.length - due.from.length : 0
  const at = { start: span.end + time.start, end: span.end + time.end - cut }
  return { fact: factAt(doc, due, at, 75, ['a time for requisitions']), end: at.end }
}

const DONE =
  /\s(?:delivers?|makes?|serves?|gives?|submits?|raises?|sends?|lodges?|to (?:deliver|make|serve))\b.*$/i
