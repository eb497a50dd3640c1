import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { findAll } from '../../segment/find.ts'
import { sentenceAround } from '../../segment/sentences.ts'
import { factAt } from '../fact-at.ts'
import type { Fact } from '../facts.ts'
import type { Due } from '../forms/due.ts'
import { firstDue } from '../forms/due.ts'

const ASKED =
  /\b(?:requisitions?|objections? to (?:the )?title)\b[^.;\n]{0,90}?\b(?:within|no later than|not later than|on or before|by(?! (?:notice|the|an?)\b)|before)\s/i
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
      const before = doc.text.slice(sentenceAround(doc, span.start).start, span.end)
      if (ELSEWHERE.test(before)) continue
      const time = firstDue(doc.text.slice(span.end, span.end + 100))
      if (time === null || time.start > 4) continue
      if (time.due.kind === 'period' && !OF_CONTRACT.test(time.due.from)) continue
      const at = { start: span.end + time.start, end: span.end + time.end }
      return factAt(doc, time.due, at, 75, ['a time for requisitions'])
    }
  }
  return null
}
