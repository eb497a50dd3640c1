import type { PageKind } from '#shared/report.ts'

import { cellText } from '../../segment/cell-text.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { isBareNo } from './bare-no.ts'
import type { Passage } from './passages.ts'
import { cellDenies } from './row-answers.ts'

/** Denials that stand before what they deny, in the same breath. */
const DENIED_BEFORE =
  /\b(?:no(?!\. ?\d|s?\.)|not|nil|never|none|neither|nor|without|free (?:of|from)|unaffected by|outside|n\/a|nobody has|nothing (?:is|was|has been|stands|lies|hangs|reaches)|cannot|isn't|aren't|unaware of)\b[^.;:?]{0,46}$/i

/** A denial that governs its whole sentence. */
const DENIED_ALL =
  /\bthere (?:is|are|was|were|has been|have been) no(?:t|ne)?\b|^(?:no|none|nil|neither)\b(?!\. ?\d)|^(?:the )?(?:purpose|object|aim)s? of\b|\bnot aware of any\b|\bnot (?:affected by|subject to|included in|identified (?:in|on|by)) (?:a|an|any|the)\b|\b(?:has|have) no record\b/i

/** A printed question about anything of a kind, which only its answer turns into a statement. */
const ANY_BEFORE = /\bany\b[^.;:?]{0,46}$/i
const ANSWERED =
  /^[^:]{0,300}: ?(?!(?:no(?!\. ?\d{2})|nil|none|not applicable|n\/a)\b)[^ ].{6}|^[^?]{0,140}\? ?(?:☒ ?)?yes\b(?! ?[☐/]| or no\b)/i

/** What is still there when the line says that it was not discharged. */
const STILL_THERE =
  /\b(?:discharged|satisfied|complied with|resolved|removed|withdrawn)\W{0,3}\? ?no\b/i

/** What lifts a denial again: "no notices other than: …", or the answer that closes its item. */
const LIFTED =
  /\[ ?(?:yes|no) ?\]|\b(?:other than|except|save for|save that|but|however|apart from|because (?:the (?:area|land|site|lot|property)|it) (?:is|was|lies))\b/i

const DENIED_AFTER =
  /^[^.;:☐☒]{0,34}(?<!\byes ?)☒ ?(?:no|none|nil)\b|^[^.;:]{0,44}: ?the (?:land|lot|property|block|parcel|site)\b[^.;]{0,24}\b(?:(?:is|are|has|does) not|is outside|lies outside)\b|^[^.;]{0,34}(?:[:?|] ?(?:no(?!\. ?\d{2})|nil|none|not (?:applicable|affected|within|in|on|near|identified|listed|mapped|known|recorded|designated|entered|shown|proposed|issued|served|given|received|made|let|tenanted)|n\/a|outside|false|there (?:is|are|was|were) no(?:ne)?)\b| - (?:no(?!\. ?\d{2})|nil|none|not applicable)\b|\b(?:is|are|was|were|has|have|does|do|did) ["'“]?not\b|\b(?:not (?:detected|found|identified|applicable|affected|apply|included)|has been (?:withdrawn|removed|discharged|complied)|nil|none)\b)/i

/** The answer that closes a printed line: "… Act 1986: none." */
const CLOSED_BY_NO =
  /(?:[:?|]|\bare:?|\bas follows:?| -) ?(?:no|nil|none|not applicable|n\/a|not affected|none to (?:the )?vendor's knowledge|(?:no|none|nothing|not) (?:known|issued|served|given|made|received|recorded|registered|current|outstanding|in force|found|held|declared)(?: to date| at present| on (?:record|file))?)[.; ]{0,3}$/i

/** "Bush fire prone   no": the last cell of a row answers the others. */
const ROW_CLOSED_BY_NO =
  /[a-z\d)] (?:no|nil|none|n\/a|not applicable|not affected|(?:none|nothing) (?:known|issued|served|given|made|received|recorded|registered|current|outstanding|in force|found|held|declared)(?: to date| at present| on (?:record|file))?)[.; ]{0,3}$/i

/** "Restrictive covenant [NO]", "Restrictive covenant NO — —": an answer in capitals or brackets. */
const ANSWERED_NO =
  /^(?!.{0,70}\b(?:YES|Yes)\b)[\w'’(),/ -]{0,70}(?:\[ ?(?:NO|No|no) ?\]|(?<= )NO\b(?! ?[/☐☒.]? ?\d| or\b))/
/** "Work for which no certificate was given No": a capital no other word of a sentence has. */
const ENDS_IN_NO = /[a-z)] (?:No|NO|None|Nil|NIL|NONE)[. ]{0,3}$/
const SAYS_YES = /\byes\b/i

/** A heading that the next line denies. */
const NEXT_DENIES =
  /^(?!no other)(?:[^.]{0,70}\b(?:(?:has|have) no record|is not|are not|not in|not within|not affect\w{0,3}|not applicable|does not|do not|has not|have not|not listed)\b|(?:no|not|none|nil|n\/a)\b)/i

const QUESTION = /^[^?]{0,400}\?/
const ANSWERED_YES = /\?[^?]{0,40}\b(?:yes|☒ ?yes|yes ?☒)/i
/** An answer that stands in the next block, or at the top of the next page. */
const YES_BELOW = /^\W{0,4}yes\b(?! ?[☐☒/]| or no\b)/i
const CONDITIONAL = /^(?:\(?[a-z0-9.]{1,5}\)? )?(?:if|whether|where|should|in the event)\b/i

/** "Whether the land is bush fire prone: Yes" is a question with its answer. */
const COLON_YES = /^[^?.;]{0,80}[:|] ?yes\b(?! ?[☐☒/]| or no\b)/i

/** What makes a short line a statement and not a label. */
const SAYS =
  /\b(?:is|are|was|were|has|have|had|been|must|may|shall|will|can|does|do|did|shows?|needs?|requires?|seen|found|affected$|yes$|applies$)\b/i

/** A row of a table whose answer's cell says yes, and more: "Enforcement notice | YES 14/26 of 3/9/2026". */
const ROW_SAYS_YES = /[a-z)\]|] (?:YES|Yes)\b(?! ?[☐☒/]| or\b| no\b)/

/** A pair of boxes that answers what stands before it, in either order and on either side. */
const YES_NO =
  /([☐☒]) ?yes\b[^☐☒]{0,20}([☐☒]) ?no\b|([☐☒]) ?no\b[^☐☒]{0,20}([☐☒]) ?yes\b|\byes ?([☐☒])[^☐☒]{0,20}no ?([☐☒])|\bno ?([☐☒])[^☐☒]{0,20}yes ?([☐☒])/i

/** Applies, and stays: that it will not be discharged is no denial of it. */
const APPLIES = /\bapplicable ?[?:|]{0,2} ?yes\b/i
const DISCHARGE = /\b(?:will this be )?(?:discharged|satisfied)\b[^?:]{0,60}[?:] ?(?:yes|no)\b/i

/** "YES / NO / NO": the answers to three questions of the head, of which the first says whether it applies. */
const YES_OF_SERIES = /\b(YES|Yes)(?: ?\/ ?(?:YES|NO|Yes|No|N\/A|n\/a)){2,3}\b/

/** Every pattern of this file, for the test of their running time. */
export const AFFIRMED_PATTERNS = {
  DENIED_BEFORE,
  DENIED_ALL,
  ANY_BEFORE,
  ANSWERED,
  STILL_THERE,
  LIFTED,
  DENIED_AFTER,
  CLOSED_BY_NO,
  ROW_CLOSED_BY_NO,
  NEXT_DENIES,
  ANSWERED_NO,
  ENDS_IN_NO,
  SAYS_YES,
  QUESTION,
  ANSWERED_YES,
  YES_BELOW,
  CONDITIONAL,
  COLON_YES,
  YES_NO,
  SAYS,
  ROW_SAYS_YES,
  APPLIES,
  DISCHARGE,
  YES_OF_SERIES,
} as const

/** A row whose one cell answers several questions in turn, with the answer that is of its own words. */
function firstOfSeries(text: string): string {
  return text.includes('/')
    ? text.replace(YES_OF_SERIES, (series, yes: string) => yes.padEnd(series.length))
    : text
}

/**
 * The first place where the words stand and are meant: not denied, not a question left open, not an
 * unticked box. Null when there is none (common-risks.md, reading rules 1 and 2). Once denied in a
 * sentence, the words stay denied until a "but" or an "other than".
 */
export function affirmed(
  passage: Pick<Passage, 'text' | 'next' | 'block'>,
  pattern: RegExp,
): { index: number; text: string } | null {
  const text = firstOfSeries(withoutDischarge(passage.text))
  if (!pattern.test(text)) return null
  if (CLOSED_BY_NO.test(text) && !STILL_THERE.test(text)) return null
  if (passage.block.kind === 'row' && ROW_CLOSED_BY_NO.test(text) && !STILL_THERE.test(text))
    return null
  if (endsInNo(text)) return null
  if (isOpenQuestion(text) && !(text.endsWith('?') && isYes(passage.next))) return null
  if (CONDITIONAL.test(text) && isBareNo(passage.next)) return null
  if (isLabel(passage) && (NEXT_DENIES.test(passage.next) || pattern.test(passage.next)))
    return null
  let denied = false
  for (const match of matchesOf(text, pattern)) {
    const before = text.slice(0, match.index)
    const lift = lastLift(before)
    const near = before.slice(lift)
    if (lift > 0) denied = false
    const after = text.slice(match.index + match[0].length)
    denied ||=
      DENIED_BEFORE.test(near.slice(-70)) ||
      DENIED_ALL.test(near) ||
      DENIED_AFTER.test(after) ||
      (passage.block.kind === 'row' && cellDenies(after))
    // An answer is its own item's: the next item of the line has another.
    if (
      denied ||
      ANSWERED_NO.test(after) ||
      (boxOfCell(passage, match.index) ?? isUnticked(text, match.index))
    )
      continue
    if (ANY_BEFORE.test(near.slice(-70)) && !ANSWERED.test(after)) continue
    if (CONDITIONAL.test(text) && match.index < 60 && !COLON_YES.test(after)) continue
    return { index: match.index, text: match[0] }
  }
  return null
}

/**
 * "Building report ☒ | Terms contract ☐ | …": the one box in the cell of the words is theirs,
 * whatever stands beside it. Whether it is unticked; null where the cell has none, or several.
 */
function boxOfCell({ text, block }: Pick<Passage, 'text' | 'block'>, index: number) {
  if (block.cells === null || block.cells.length < 3 || text !== block.text) return null
  const at = block.span.start + index
  const cell = block.cells.find(({ start, end }) => start <= at && at < end)
  if (cell === undefined) return null
  const own = cellText(block, cell)
  const box = BOX.exec(own)?.[0]
  if (box === undefined || BOX.test(own.replace(box, ''))) return null
  return box === '☐'
}

/** True of a line that its own last word denies: "Work without a completion certificate No". */
export function endsInNo(text: string): boolean {
  return ENDS_IN_NO.test(text) && !STILL_THERE.test(text) && !SAYS_YES.test(text)
}

/** True when the box that belongs to the words at `index` is there and unticked. */
export function isUnticked(text: string, index: number): boolean {
  if (!text.includes('☐')) return false
  const answer = YES_NO.exec(text.slice(index, index + 200))
  if (answer !== null) return (answer[1] ?? answer[4] ?? answer[5] ?? answer[8]) === '☐'
  if (!text.includes('☒')) return true
  // "Vacant possession ☐ Subject to tenancy ☒": each box stands behind its label.
  if (BOX_LAST.test(text) && !BOX_FIRST.test(text)) return BOX.exec(text.slice(index))?.[0] === '☐'
  const before = Math.max(text.lastIndexOf('☐', index), text.lastIndexOf('☒', index))
  const box = before >= 0 ? before : text.slice(index).search(/[☐☒]/) + index
  return text[box] === '☐'
}

/** The words that belong to one box: from the box before `index` to the next one. */
export function optionAt(text: string, index: number): string {
  const start = Math.max(text.lastIndexOf('☐', index), text.lastIndexOf('☒', index), 0)
  const next = text.slice(start + 1).search(BOX)
  return next < 0 ? text.slice(start) : text.slice(start, start + 1 + next)
}

const BOX = /[☐☒]/
const BOX_LAST = /[☐☒]\W{0,3}$/
const BOX_FIRST = /^\W{0,3}[☐☒]/

/** Where the last word that lifts a denial ends; 0 for none. */
function lastLift(before: string): number {
  let end = 0
  for (const match of before.matchAll(everywhere(LIFTED))) end = match.index + match[0].length
  return end
}

/** A line of a Form 1 without the answer to whether it will be discharged; the same length. */
export function withoutDischarge(text: string): string {
  if (!APPLIES.test(text)) return text
  return text.replaceAll(everywhere(DISCHARGE), (answer) => ' '.repeat(answer.length))
}

function isLabel({ text, next, block }: Pick<Passage, 'text' | 'next' | 'block'>): boolean {
  // What ends in a semicolon is one statement of several, and the next speaks of something else.
  if (text.endsWith(';') || (block.kind === 'row' && ROW_SAYS_YES.test(text))) return false
  // So is a note without a verb: "Salt damp to one metre in every inside wall."
  if (NOTED.has(block.zone) && text.endsWith('.') && WORDY.test(text) && !NOT_SO.test(next))
    return false
  return (
    block.kind === 'heading' || (text.length < 80 && !/[$☐☒]|:(?!$)/.test(text) && !SAYS.test(text))
  )
}

const NOTED: ReadonlySet<PageKind> = new Set(['building-report', 'annexure', 'other', 'minutes'])
const NOT_SO = /^\W{0,3}(?:not|none|nil|n\/a)\b/i
const WORDY = /^\W{0,3}(?:[\w'’-]{1,20},? ){6}/

function isYes(next: string): boolean {
  return YES_BELOW.test(next) && !next.startsWith('☐')
}

function isOpenQuestion(text: string): boolean {
  const isOne = text.length < 400 || text.split('? ').length > SEVERAL_ASKED
  return QUESTION.test(text) && isOne && !ANSWERED_YES.test(text)
}

/** A notice that asks so many questions in one breath answers none of them. */
const SEVERAL_ASKED = 3
