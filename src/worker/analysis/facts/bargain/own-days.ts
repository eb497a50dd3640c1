import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { findAll } from '../../segment/find.ts'
import { sentenceAround } from '../../segment/sentences.ts'
import { firstDate } from '../forms/dates.ts'

/** A day by which the parties' own conditions let or make the buyer do something, and the sentence. */
export type OwnDay = { readonly day: string; readonly span: Span }

const ZONES: readonly PageKind[] = ['special-conditions', 'annexure']
const BY =
  "\\b(?:by|before|on or before|no later than|not later than|until)\\s(?:(?:\\d{1,2}(?:[.:]\\d\\d)?\\s?(?:[ap]\\.?m\\.?|o'clock)|noon|midday)\\s(?:on\\s)?)?(?=\\d)"
const ACTS = new RegExp(
  `\\b(?:buyer|purchaser|transferee)s?\\b[^.;\\n]{0,40}\\b(?:may|must|shall|is to|are to|has to|have to|has|have|will)\\b(?! (?:not|inspected|read|been|had|received|seen))[^.;\\n]{0,160}?${BY}`,
  'i',
)
/** "This Contract depends on the Buyer's selling its house … on or before 27 November 2026" */
const WAITS = new RegExp(
  `\\b(?:depends? (?:up)?on|subject to|conditional (?:up)?on)\\b[^.;\\n]{0,40}\\b(?:buyer|purchaser)(?:'s|s'|s)?\\b[^;\\n]{0,200}?${BY}`,
  'i',
)
/** What the other side does, or what is told of the past. */
const ELSEWHERE =
  /\b(?:vendor|seller|tenant|lessee|developer)s?\b[^.;]{0,12}\b(?:may|must|shall|will|is to|has|is)\b|\b(?:dated|made|given|issued|acknowledges?|not|never|lease)\b/i

/** "The purchaser must permit Mr Sample to remain until 30 June": the day is somebody else's. */
const OTHERS_DAY =
  /\b(?:permits?|allows?|lets?|suffers?)\b[^.;]{0,90}\b(?:remain|stay|occupy|reside|live|continue|use|retain|store|keep|leave)\b/i

/** The days by which the special conditions let or make the buyer do something, each once. */
export function ownDays(doc: Doc): OwnDay[] {
  const found: OwnDay[] = []
  for (const pattern of [ACTS, WAITS]) {
    for (const { span } of findAll(doc, pattern, { zones: ZONES })) {
      const date = firstDate(doc.text.slice(span.end, span.end + 24))
      if (date === null || date.start > 0) continue
      const said = doc.text.slice(span.start, span.end)
      if (OTHERS_DAY.test(said)) continue
      if (ELSEWHERE.test(said) || found.some(({ day }) => day === date.date)) continue
      const { start } = sentenceAround(doc, span.start)
      found.push({ day: date.date, span: { start, end: span.end + date.end } })
    }
  }
  return found
}
