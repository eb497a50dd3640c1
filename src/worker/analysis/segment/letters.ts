import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { headingCue } from './any-cue.ts'
import { cellText } from './cell-text.ts'
import { isDrawnLine } from './drawn-line.ts'
import { ORGANISATION } from './organisations.ts'
import { isAddressed } from './other-senders.ts'
import { CONTRACT_ZONES } from './part-start.ts'

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DATE = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\.?,? (?:19|20)\\d\\d\\b|\\b\\d{1,2}[/.]\\d{1,2}[/.](?:20)?\\d\\d\\b|\\b${MONTH} \\d{1,2},? 20\\d\\d\\b`,
  'i',
)
const SALUTATION =
  /^["'(]{0,2}(?:Dear (?:[A-Z]|all|both|owners?|sirs?|madam|neighbours?|colleagues?)|To whom it may concern\b)/
const SENT_TO =
  /^(?:To:? {1,3}(?:the )?[A-Z]|To (?:the|our|your) (?:[a-z]{4,10}(?:'s)? )?(?:agents?|solicitors?|conveyancers?|lawyers?|owners?|buyers?|purchasers?|tenants?|managers?|secretary)\b|Attention:? [A-Z]|Attn:? [A-Z]|(?:Mr|Mrs|Ms|Messrs|Dr|Miss|Prof)\.? (?:(?:and|&) (?:Mr|Mrs|Ms|Dr)s?\.? )?[A-Z]|The (?:Owners?|Receivers?|Directors?|Manager|Registrar|Secretary|Executors?|Trustees?|Occupiers?|Proprietors?|Principal|Partners?|Estate|Landowners?|Ratepayers?)\b)/
const BY_POST =
  /\bby (?:e-?mail|post|hand|courier|fax)\b|^(?:e-?mail|letter|fax|facsimile|text message|message)\b[^.;]{0,60}$/i
const TELLS =
  /^["'(]{0,2}(?:We|I) (?:act for|refer to|confirm|write|advise|answer|enclose|are instructed|am instructed|hand you|understand|have (?:received|been|your)|thank)\b|^(?:Thank you for|Further to|Following our|Following your|In (?:answer|reply) to|Your (?:letter|e-?mail|inquiry|enquiry|application) of)\b/
const FROM = /^\W{0,3}(?:\(?\w{1,4}[).] {1,2})?From ?: ?\S/i
const TO = /(?:^|\s)To ?: ?\S/i
const NOTE =
  /^(?:\(?\w{1,4}[).] {1,2})?(?:(?:e-?mail|letter|file note|note for file|memo(?:randum)?)\b(?! of (?:transfer|lease|common|encumbrance|mortgage|agreement|crown))(?=:|,| (?:from|to|by|dated|of|headed)\b| [-–] ))/i
/** "Ridge Law to Cove & Co, by email, 3 March 2026": who writes, to whom, and when. */
const WRITES_TO = /^(?:\(?\w{1,4}[).] {1,2})?[A-Z][^.;:$]{2,80}?,? to [A-Z][^;:$]{2,80}/

const LETTER_BELOW = /^(?:letter|e-?mail|memo(?:randum)?|file note)\b {1,6}(?:from )?[A-Z]/i
const SENTENCE = /^.{25,}[a-z\d]\.$/

/** How far below its head a letter says to whom it goes. */
const REACH = 9
const MOST_UNITS = 900
/** A line of these kinds is read with more care: offices date their own papers too. */
const OF_OFFICES: ReadonlySet<string> = new Set([
  'title-search',
  'plan',
  'company-extract',
  'ppsr',
  'vendor-statement',
])

/**
 * The index behind the head of a letter, an e-mail or a file note that begins at a block: behind who
 * writes, when, to whom and what about. Null where none begins. Within the parties' own pages a
 * letter opens only a page, or stands below a drawn line.
 */
export function letterHead(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart,
): number | null {
  const draft = drafts[index]
  if (draft === undefined || isDrawnLine(draft.text) || /^[☐☒•]/.test(draft.text)) return null
  const above = drafts[index - 1]
  const opens = above === undefined || above.page !== draft.page || isDrawnLine(above.text)
  const guarded = CONTRACT_ZONES.has(current.kind) || OF_OFFICES.has(current.kind)
  if (guarded && !opens) return null
  const head = headOf(draft)
  const sent = FROM.test(draft.text)
  if (!sent && (head.length < 4 || head.length > 110 || /\$|[:;]$/.test(head))) return null
  const below = headBelow(drafts, index)
  const texts = below.map(({ text }) => text)
  const greeting = texts.findIndex((text) => SALUTATION.test(text))
  const spoken = texts.findIndex((text, at) => at > 0 && SENTENCE.test(text))
  // Below a sentence stands the greeting of another letter.
  const behind = greeting < 0 || (spoken >= 0 && spoken < greeting) ? null : greeting
  if (sent) return TO.test(texts.slice(0, 4).join('\n')) ? index + 1 : null
  if (current.kind === 'minutes' && isOfCorrespondence(drafts, index)) return null
  if (NOTE.test(draft.text) && texts.slice(0, 3).some((text) => DATE.test(text))) {
    return index + 1 + (behind ?? 0)
  }
  const dated = texts.slice(0, 4).some((text) => DATE.test(text))
  if (!dated || !isSender(draft, head, opens)) return null
  if (behind === null && NAMED.test(head)) return null
  if (behind === null && isAddressed(drafts, index, current, head)) return null
  if (WRITES_TO.test(draft.text) && DATE.test(draft.text)) {
    if (behind !== null && behind <= 2) return index + 1 + behind
    return BY_POST.test(draft.text) ? index + 1 : null
  }
  // Without a greeting it takes more than a few capitals: who writes, by the name, or where it stands.
  if (behind === null && !opens && !ORGANISATION.test(capitalsOf(head))) return null
  const sign =
    behind ??
    texts.findIndex(
      (text, at) =>
        (at > 0 && (SENT_TO.test(text) || TELLS.test(text))) || (at < 4 && BY_POST.test(text)),
    )
  if (sign < 0) return null
  // A certificate may be addressed as a letter is: its name says what it is.
  const named = below.slice(0, sign + 2).some((one) => namesPaper(one))
  if (named) return null
  return index + 1 + sign
}

/** "(b) Letter from Lot 2": what a meeting lists below its own heading, where it tells of its mail. */
function isOfCorrespondence(drafts: readonly DraftBlock[], index: number): boolean {
  const text = drafts[index]?.text ?? ''
  if (LISTED.test(text)) return true
  const above = drafts.slice(Math.max(0, index - REACH), index)
  const heading = above.findLast((draft) => draft.headingLevel !== null || MAIL.test(draft.text))
  return heading !== undefined && MAIL.test(heading.text)
}

const LISTED = /^\(?(?:[a-z]|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2})?)[).] {0,3}\S/i
/** The heading of a meeting's item. */
const MAIL =
  /^(?:item )?\(?(?:\d{1,2}(?:\.\d{1,2})?[.):]? {0,3}|[a-z][.)] {0,3})?(?:(?:incoming|outgoing|inward|outward|general|owners'?) )?(?:correspondence|mail|letters)\b.{0,30}$/i

/** Engineers and inspectors tell in a letter what a report would hold, and a scheme what it certifies. */
export function letterKind({ text }: DraftBlock): PageKind {
  if (SCHEME.test(text.slice(0, 120))) return 'owners-corporation-certificate'
  return INSPECTOR.test(text.slice(0, 120)) ? 'building-report' : 'annexure'
}

const SCHEME =
  /^.{0,40}\b(?:owners corporation|body corporate|strata (?:company|corporation)|community corporation)\b|^letter (?:of|from) the secretary\b/i
const INSPECTOR =
  /\b(?:engineers?|engineering|geotechnical|building (?:inspect(?:ors?|ions?)|consultants?)|pest (?:control|inspect(?:ors?|ions?)|management))\b/i

/**
 * The block and those below it on its page, up to where another paper must begin, as at a line that
 * calls itself a letter. A line drawn right below the head of a page belongs to that head.
 */
function headBelow(drafts: readonly DraftBlock[], index: number): DraftBlock[] {
  const page = drafts[index]?.page
  const tops = drafts[index - 1]?.page !== page
  const below: DraftBlock[] = []
  let units = 0
  for (let at = index; at < index + REACH && units < MOST_UNITS; at += 1) {
    const draft = drafts[at]
    if (draft === undefined || draft.page !== page) break
    const drawn = isDrawnLine(draft.text) && !(tops && at === index + 1)
    if (at > index && (drawn || LETTER_BELOW.test(draft.text))) break
    below.push(draft)
    units += draft.text.length
  }
  return below
}

function headOf(draft: DraftBlock): string {
  const first = draft.cells?.[0]
  return (first === undefined ? draft.firstLine : cellText(draft, first)).trim()
}

/** A name, as it stands on the paper of whoever writes: in capitals, or alone at the head. */
function isSender(draft: DraftBlock, head: string, opens: boolean): boolean {
  if (draft.cells !== null && draft.cells.length > 4) return false
  if (!/^["'(]?[A-Z(]/.test(head) || /^(?:[A-Z][.)]\s|item\b|clause\b|total\b)/i.test(head))
    return WRITES_TO.test(draft.text)
  if (IN_CAPITALS.test(head)) return true
  if (WRITES_TO.test(draft.text) || BY_POST.test(head)) return true
  if (!opens || /[.,]$/.test(head) || head.split(' ').length > 9) return false
  return head.split(' ').filter((word) => /^[A-Z&("']/.test(word)).length >= 2
}

const IN_CAPITALS = /^["'(]?[A-Z][A-Z'’&.]{1,} [A-Z'’&.,() -]{2,}(?:$|[\s·-])/
/** Words that name a paper and nobody who writes. */
const NAMED =
  /\b(?:minutes|rates?|levy|account|certificate|statement|report|plan|search|notice|permit|register|form|schedule|contract|title|conditions|agreement|licen[cs]e|inquiry|enquiry|rules|by-?laws)\b/i

function capitalsOf(head: string): string {
  return /^["'(]?([A-Z][A-Z'’&.,() -]{3,})(?=$|\s|[·–-])/.exec(head)?.[1]?.trim() ?? head
}

/** A heading within the head of a letter that is the name of a paper of its own. */
function namesPaper({ text, cells }: DraftBlock): boolean {
  if (cells !== null && cells.length > 3) return false
  const cue = headingCue(text.slice(0, 160))
  return cue !== undefined && cue.kind !== 'other' && cue.kind !== 'annexure'
}
