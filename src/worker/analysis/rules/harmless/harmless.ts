import { PAGE_KINDS } from '#shared/report.ts'
import type { Doc, Span } from '../../document.ts'
import { lotNumbers } from '../../facts/title/own-lots.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { blockAt } from '../../segment/find.ts'
import { datesIn } from '../reading/dates.ts'
import type { Reading } from '../define-rule.ts'
import { isEndedEntry } from './entry-words.ts'
import { HARMLESS_PATTERNS } from './harmless-words.ts'
import { isLiftedBelow } from './lifted-below.ts'
import { isLostBelow } from './lost-below.ts'
import { isAnsweredInVain } from '../reading/asked-only.ts'
import { isBareNo } from '../reading/bare-no.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { uncertifiedRows } from '../reading/uncertified-rows.ts'
import { plainOf } from '../reading/plain.ts'
import { isForOtherPlace } from '../land/for-place.ts'
import { whyUnburdened } from './unburdened.ts'
import { type Harmless, whyHarmless } from './why-harmless.ts'

const { LIFTED, OTHER_HOUSE, WHOSE, NOT_THIS, EXPIRES, DENYING_HEAD, AFFIRMING_HEAD } =
  HARMLESS_PATTERNS

/** Why the words at a span are harmless; null where they are not, or are no whole passage. */
export function harmlessAt({ doc, facts }: Reading, span: Span): Harmless | null {
  const today = facts.contractDate?.value ?? LAW_AS_AT
  const quoted = doc.text.slice(span.start, span.end)
  if (isOfAnotherLot(quoted, facts) || isOfAnotherHouse(quoted, facts)) return 'elsewhere'
  if (hasExpired(entryAt(doc, span), today) || isEndedEntry({ doc, facts }, span)) return 'ended'
  // "None" in the column of the final certificates is the risk itself.
  if (uncertifiedRows(doc).some(({ start }) => start === span.start)) return null
  const passage = passagesByStart(doc).get(span.start)
  if (passage !== undefined && isOfOtherAddress(passage, facts)) return 'elsewhere'
  if (passage !== undefined && isAnsweredInVain(passage.text, passage.previous)) return 'denied'
  const unburdened = whyUnburdened({ doc, facts }, span, passage, today)
  if (unburdened !== null) return unburdened
  if (passage?.span.end === span.end) {
    if (isLiftedBelow(doc, passage)) return 'ended'
    if (isLostBelow(doc, passage)) return 'denied'
    const { text, plain, next, block, zone } = passage
    const heading = headOf(doc, passage)
    return whyHarmless({ text, plain, next, block, zone, heading, wide: wideOf(passage) })
  }
  const block = blockAt(doc, span.start)
  if (block === undefined || block.span.end < span.end) return null
  const text = doc.text.slice(span.start, span.end)
  return whyHarmless({
    text,
    plain: plainOf(text),
    next: '',
    block,
    zone: block.zone,
    heading: '',
    wide: text,
  })
}

/** "Lot 22: contributions in arrears", where Lot 17 is sold. */
function isOfAnotherLot(text: string, { lotPlan }: Reading['facts']): boolean {
  // What an owner of another lot claims from the scheme, all owners answer for.
  if (AGAINST_SCHEME.test(text)) return false
  const lot = WHOSE.exec(text)?.[1]
  const sold = lotNumbers(lotPlan?.value ?? null)
  return lot !== undefined && sold.size > 0 && !sold.has(Number(lot))
}

const AGAINST_SCHEME =
  /\b(?:against|from|sues|suing|sued) (?:the )?(?:owners corporation|body corporate|strata (?:company|corporation)|(?:community )?corporation|scheme)\b/i

const BEGINS_ANEW =
  /^(?:these|those|this|that|it|they|the|an?|not|no|none|other|all|any)\b|^\W{0,3}(?:\(?[a-z]\)|\d{1,2}[.)])/i

/** A sentence that a line break cut, with its other half: whose house it is about, or is not. */
function isOfOtherAddress({ text, next, block }: Passage, facts: Reading['facts']): boolean {
  if (block.kind !== 'paragraph' || text.length < 30 || /[.;:!?]$/.test(text)) return false
  const [rest = ''] = next.split(/(?<=[.;]) /)
  // A line that begins anew is no other half.
  if (text.includes(':') || BEGINS_ANEW.test(rest)) return false
  return NOT_THIS.test(rest) || isOfAnotherHouse(`${text} ${rest}`, facts)
}

/** "The order concerns No. 63 only", where number 61 is sold. */
function isOfAnotherHouse(text: string, facts: Reading['facts']): boolean {
  const told = Number(OTHER_HOUSE.exec(text)?.[1])
  const { address } = facts
  if (address === null) return false
  // "Unit 3, 40 Sample Road: the tenant is behind", in a letter on all that one owner lets.
  if (isForOtherPlace(text, facts)) return true
  if (Number.isNaN(told)) return false
  const own = [...address.value.matchAll(EVERY_NUMBER)].map(([number]) => Number(number))
  const [from = 0, to = 0] = (RANGE.exec(address.value) ?? []).slice(1).map(Number)
  return own.length > 0 && !own.includes(told) && (told < from || told > to)
}

const EVERY_NUMBER = /\d{1,5}/g
/** "61-65 Corella Parade" */
const RANGE = /\b(\d{1,4})[A-Z]? ?- ?(\d{1,4})\b/

/** What is quoted of an entry of a title, with the short sentences behind it: "… SEE PLAN 5. EXPIRES …". */
function entryAt(doc: Doc, { start, end }: Span): string {
  const quoted = doc.text.slice(start, end)
  const block = blockAt(doc, start)
  if (block?.zone !== 'title-search' || quoted.length > 90) return quoted
  const behind = doc.text.slice(end, Math.min(block.span.end, end + 80))
  return `${quoted}${behind.split(NEXT_ENTRY)[0] ?? ''}`
}

/** Where an entry is drawn, which lifts nothing. */
const SEE_PLAN = /\bsee (?:deposited |strata |survey-strata )?plan \d{1,6}\b/i
const NEXT_ENTRY = /\n| \d{1,2}[.)] /

/** "Covenant … expires 31/12/2024", read in a contract of 2026. */
function hasExpired(text: string, today: string): boolean {
  const told = EXPIRES.exec(text)
  if (told === null || LIFTED.test(text.replace(SEE_PLAN, ' '))) return false
  const [day] = datesIn(text.slice(told.index + told[0].length).slice(0, 40))
  return day !== undefined && day < today
}

const byStart = new WeakMap<Doc, ReadonlyMap<number, Passage>>()

function passagesByStart(doc: Doc): ReadonlyMap<number, Passage> {
  const known = byStart.get(doc)
  if (known !== undefined) return known
  const made = new Map(passagesIn(doc, PAGE_KINDS).map((passage) => [passage.span.start, passage]))
  byStart.set(doc, made)
  return made
}

/** The line above that affirms or denies what stands below it; else the heading. */
function headOf(doc: Doc, { block, heading }: Passage): string {
  if (block.kind === 'heading') return ''
  for (let index = block.index - 1; index >= block.index - 12; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.partIndex !== block.partIndex) break
    if (above.text.length > 60) continue
    // "None." answers what was asked before it and is no head of what follows.
    if (isBareNo(above.text)) continue
    if (AFFIRMING_HEAD.test(above.text)) return ''
    if (above.kind === 'heading') break
    if (above.text.length < 40 && above.kind === 'paragraph' && DENYING_HEAD.test(above.text)) {
      return above.text
    }
  }
  return heading
}

/** The whole sentence of which a passage is one item, or the end after a line broke. */
function wideOf({ text, span, block, previous }: Passage): string {
  const before = block.text.slice(0, span.start - block.span.start)
  const stop = before.search(/[.!?] (?!.{0,600}[.!?] )/)
  const whole = `${before.slice(stop < 0 ? 0 : stop + 2)}${text}`
  const runsOn = /^[a-z]/.test(whole) && !/[.;:]$/.test(previous)
  return (runsOn ? `${previous} ${whole}` : whole).slice(-900)
}
