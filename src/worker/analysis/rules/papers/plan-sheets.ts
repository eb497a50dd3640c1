import type { Doc, Span } from '../../document.ts'
import { countOf } from '../../facts/forms/count-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'
import { list } from '../say.ts'
import type { Attached } from './attached-papers.ts'

export const PLAN_SHEETS_PATTERNS = wordings({
  sheet: /\bsheet (\d{1,2}) of (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b/i,
  /** "The boundaries of each lot are on the floor plan at Sheet 2": the reader is sent there. */
  sentTo:
    /\b(?:on|at|see|in|by) (?:the )?sheets? (\d{1,2})(?: (?:and|to|&) (\d{1,2}))?\b(?! of\b)/i,
})

/** No plan of a lot has more sheets that matter to one buyer. */
const MOST_SHEETS = 8

/**
 * The sheets of a plan to which a sheet in the file sends its reader, and which are not there. That only
 * some sheets are copied says nothing by itself. Only where every page was read.
 */
export function planSheetsNotHere(doc: Doc): Attached[] {
  if (hasUnreadPages(doc)) return []
  const sentTo = new Set<number>()
  const byCount = new Map<number, { readonly sheets: Set<number>; readonly span: Span }>()
  for (const { text, span, zone } of doc.blocks) {
    if (zone !== 'plan' && zone !== 'title-search') continue
    const [, from, to] = PLAN_SHEETS_PATTERNS.sentTo.exec(text) ?? []
    for (const one of [from, to]) if (one !== undefined) sentTo.add(Number(one))
    const [, sheet = '', of = ''] = PLAN_SHEETS_PATTERNS.sheet.exec(text) ?? []
    if (sheet === '') continue
    const known = byCount.get(countOf(of)) ?? { sheets: new Set<number>(), span }
    known.sheets.add(Number(sheet))
    byCount.set(countOf(of), known)
  }
  return [...byCount].flatMap(([count, { sheets, span }]) => {
    if (count < 2 || count > MOST_SHEETS || sheets.size >= count) return []
    if (![...sentTo].some((sheet) => sheet <= count && !sheets.has(sheet))) return []
    // Where one of them matters, the buyer asks for all that did not come.
    const gone = Array.from({ length: count }, (_, at) => at + 1).filter((one) => !sheets.has(one))
    const named = gone.length === 1 ? 'sheet' : 'sheets'
    return { name: `${named} ${list(gone.map(String))} of the plan (${count} in all)`, span }
  })
}
