import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { VERB } from '../reading/cut-passages.ts'
import { isHeadRow } from '../reading/head-row.ts'
import type { Passage } from '../reading/passage.ts'
import { isScrap } from './scraps.ts'

/** Lines that say nothing of themselves, however their words sound. */
export const NO_SENTENCE = wordings({
  /** "To Tidemark Law, 24 August 2026", or who wrote: what stands above a letter. */
  dated:
    /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6},? (?:19|20)\d\d\W{0,2}$/i,
  toWhom: /(?:^| )to (?:the )?[A-Za-z]/,
  /** A letter that is named by what it asks is more than its head. */
  headTrouble:
    /\b(?:notices?|orders?|breach|default|claims?|demand|summons|writ|caveat|complaint|warning|dispute|levy|levies|arrears|refus\w{2,3}|directions?)\b/i,
  acn: /\(?\b(?:ACN|ABN|ARBN)[ :]{0,2}\d[\d ]{6,14}\d\)?/,
  /** "Exceptions: NIL. Date … Signed …" */
  answeredNone:
    /^\W{0,3}[A-Z][A-Za-z /-]{2,30}[:|] ?(?:nil|none)\b[.;| ]{0,4}(?:date\b[^;]{3,24}?)?[| ]{0,3}(?:signed\b[^;]{2,60})?$/i,
  /** Where a party signs what stands above. */
  signs:
    /^\W{0,3}the (?:vendor|seller|purchaser|buyer)s? (?:hereby )?(?:accepts?|makes?|signs?) (?:the|this|that|an?) (?:offer|contract|agreement)\b[ |:,.\t]{1,4}[A-Z][\w .'&-]{2,50}[ |:,.\t]{1,4}(?:date|dated)?[ :]{0,2}\d{1,2}[ /.-][^;]{4,20}$/i,
  /** An instalment with its sum, its day and the word that it was paid. */
  paidRow: /^[^;?]{3,90}\$ ?[\d,.]{2,12}\b[^;?]{0,60}\bpaid(?: in full)?\W{0,2}$/i,
  unpaid: /\b(?:not|never|unpaid|part|partly|to be|must be|yet|if|when|until|which)\b/i,
  /** The policy of a scheme or house, which rules of its own read. */
  policyRow:
    /^\W{0,3}(?:building |public |strata )?(?:insurance|insurer|policy)\b[^;]{0,160}\b(?:policy|sum insured|insured for|cover)\b|^\W{0,3}(?:last |latest |insurance |building )?valuation\b[^;$]{0,60}\$ ?[\d,]{6,14}\W{0,2}$/i,
  policyTrouble:
    /\b(?:declin\w{1,3}|refus\w{1,3}|exclu\w{2,5}|not (?:been )?(?:covered|insured|renewed|paid|held)|lapsed?|expired|cancel\w{0,4}|under-?insured|uninsured|no (?:cover|insurance|policy)|claims?|without|only|withdrawn|special|loading)\b/i,
  /** What goes with the land, listed and nothing said of it. */
  goodsRow:
    /^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)] {1,2})?(?:inclusions?|chattels?|goods included|fixtures|improvements)\b[ :|\t]/i,
  goodsTrouble:
    /\b(?:which|purchaser|buyer|vendor|seller|cost|expense|everything|leased?|hired?|rent(?:ed|al)?|financed?|owing|loan|subject|as is|without|broken|faulty|incomplete|unfinished|unapproved|demolish\w{0,3}|derelict|disused|encroach\w{0,4})\b/i,
  /** The transfer by which an owner came to a title. */
  transfer:
    /^\W{0,3}(?:\d{1,2}[.)]? )?[A-Z]{0,2}\d{5,8}[A-Z]? ?[:.-]? TRANSFER (?:TO|to) [A-Z][A-Z .,'&()-]{3,90}(?:(?:Registered|Dated|Produced) [^;]{6,40})?$/,
  /** The bare name of what the next lines tell. */
  label: /^[^.;?$☐☒]{3,80}:$/,
  labelSays: /\b(?:is|are|was|were|has|have|had|found|seen|following|follows|needs?|requires?)\b/i,
  /** Boxes before their words, none of them said to anybody: a list of papers, or a question left open. */
  boxed: /^\W{0,3}[☐☒]/,
  sayer:
    /\b(?:vendor|seller|purchaser|buyer|owner|you|is|are|was|were|has|lies|stands|may|must|shall)\b|[$\d]/i,
  /** Who signs, and on which day: names in capitals and days alone. */
  signer: /\b(?:vendor|seller|purchaser|buyer|witness)s?\b/i,
  shortDay: /\b\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d\b/,
  /** The name of the line on which somebody signs, with whatever was written there. */
  signLine:
    /^\W{0,3}(?:(?:vendor|seller|purchaser|buyer|witness|owner|transferor)(?:s['’]?|['’]s?)? )?(?:signatures?(?:\(s\))?|signed(?: by)?)\b/i,
  longDay:
    /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6},? (?:19|20)\d\d\b/i,
  /** A paper that is named by its law, or in quotation marks, and nothing said of it. */
  paperHead:
    /^\W{0,3}(?:notice|order|certificate|statement|form|declaration|application)s? (?:under|pursuant to|of) (?:sections?|ss?\.?|clause|regulation|part) \d{1,4}[\w()]{0,8}[\s|:,-]{1,4}[^.;:]{4,90} Act(?: \d{4})?\W{0,3}$/i,
  quotedName: /^"[^".;]{4,60}"$/,
  /** What stands under the number of an entry of a title, which is told by its head. */
  entryDetail:
    /^\W{0,3}(?:grounds? of claim|estate or interest(?: claimed)?|prohibition|prohibits|forbids|lodged by|notices? to|address for (?:service|notices?)|capacity of (?:caveator|applicant))\b/i,
  /** A heading that was set as a line: every longer word begins with a capital. */
  titleWord: /^(?:[A-Z][a-z'’-]{2,16}|of|and|or|the|in|for|to|on|by)$/,
  /** The head of an item of a certificate, and the question below it that is answered there. */
  itemHead: /^\W{0,3}(?:\d{1,2}[.)]{0,2} )?[A-Z][^.:;?☐☒$]{8,160}$/,
  itemAsks:
    /^\W{0,3}(?:\(?[\da-z]{1,2}[.)] ?)?(?:whether|if (?:the|any)|is (?:the|any)|does the|has (?:the|any)|have any|are (?:there|any))\b/i,
  sentence: /^[A-Z"(][^?]{20,400}[.;]$/,
  /** A numbered heading in capitals that was set as a line of its own. */
  bareHead: /^\W{0,3}\d{1,2}(?:\.\d{1,2})?[.)]? {1,3}[A-Z][A-Z &'/-]{3,40}$/,
})

/** What a letterhead holds beside names, numbers and the day. */
const HEAD_WORDS = [
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6},? (?:19|20)\d\d\b/gi,
  /\(?\b(?:ACN|ABN|ARBN)[ :]{0,2}\d[\d ]{6,14}\d\)?/g,
  /\b(?:to|from|of|and|for|the|by|e-?mail|letter|note|file note|dated|ref|owners|agent|solicitors?|vendor|purchaser|buyers?|sellers?)\b/gi,
  /(?<![A-Za-z])[A-Z][\w.'&-]{0,24}/g,
  /[\d\W_]/g,
]

const SIGNATURE_WORDS = [
  /\b\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d\b/g,
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6},? (?:19|20)\d\d\b/gi,
  /\b(?:vendor|seller|purchaser|buyer|witness|owner|signed|signature|date|dated|by|of|the|for|and)s?(?:['’]s?)?(?![a-z])/gi,
  /(?<![A-Za-z])[A-Z][A-Za-z.'’-]{0,24}/g,
  /[\W_]/g,
]

/** True where a net heard no sentence: a head of a table or letter, a signature, a bare entry. */
export function isNoSentence(passage: Passage): boolean {
  const { text, next, block, zone } = passage
  const p = NO_SENTENCE
  if (isScrap(passage)) return true
  if (isHeadRow(text, block)) return true
  if (p.answeredNone.test(text) || p.signs.test(text)) return true
  if (block.kind === 'row' && p.paidRow.test(text) && !p.unpaid.test(text)) return true
  if (p.policyRow.test(text) && !p.policyTrouble.test(text)) return true
  if (
    p.goodsRow.test(text) &&
    !VERB.test(text.replaceAll(/[☐☒:]/g, ' ')) &&
    !p.goodsTrouble.test(text)
  )
    return true
  if (zone === 'title-search' && p.transfer.test(text)) return true
  if (p.label.test(text) && !p.labelSays.test(text)) return true
  if (zone !== 'title-search' && p.bareHead.test(text)) return true
  if (p.paperHead.test(text) || (p.quotedName.test(text) && !VERB.test(text))) return true
  if (zone === 'title-search' && p.entryDetail.test(text)) return true
  if (zone === 'planning-certificate' && p.itemHead.test(text) && p.itemAsks.test(next)) return true
  if (isTitleOfNext(text, next, zone)) return true
  return isLeftOpen(text) || isSignatures(text) || isLetterHead(text)
}

/** "Bushfire Prone Areas" above "This property is in …"; an inspector's note needs no verb. */
function isTitleOfNext(text: string, next: string, zone: PageKind): boolean {
  const p = NO_SENTENCE
  if (zone === 'building-report' || zone === 'title-search' || VERB.test(text)) return false
  const words = text.split(' ')
  const isTitle =
    words.length > 1 && words.length < 8 && words.every((word) => p.titleWord.test(word))
  return isTitle && p.sentence.test(next) && VERB.test(next)
}

/** "☐ The land lies in …", "☒ instrument to be lodged ☐ draft by-laws": marked for nobody. */
function isLeftOpen(text: string): boolean {
  const p = NO_SENTENCE
  if (!p.boxed.test(text)) return false
  if (!text.includes('☒')) return true
  return (text.match(/[☐☒]/g)?.length ?? 0) > 1 && !p.sayer.test(text)
}

/** "BUYER T A Wielgosz 12.10.26 SELLER D A Kilcannon 12.10.26". */
function isSignatures(text: string): boolean {
  const p = NO_SENTENCE
  const isDated = p.shortDay.test(text) || (p.signLine.test(text) && p.longDay.test(text))
  if (!p.signer.test(text) || !isDated || text.length > 200) return false
  return SIGNATURE_WORDS.reduce((rest, words) => rest.replaceAll(words, ' '), text).trim() === ''
}

/** "Bluff Builders Pty Ltd (ACN …) to Tidemark Law, 24 August 2026". */
function isLetterHead(text: string): boolean {
  const p = NO_SENTENCE
  if (text.length > 160 || !p.dated.test(text)) return false
  if (VERB.test(text.replace(p.dated, ' '))) return false
  if (p.headTrouble.test(text)) return false
  if (!p.toWhom.test(text) && !p.acn.test(text)) return false
  return HEAD_WORDS.reduce((rest, words) => rest.replaceAll(words, ' '), text).trim() === ''
}
