import { PAGE_KINDS } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Good, GOOD_NAME_PATTERNS, goodsListed } from './goods-named.ts'
import { passagesIn } from '../reading/passages.ts'

export const GOODS_PATTERNS = wordings({
  ...GOOD_NAME_PATTERNS,
  included:
    /^(?:(?:item )?\(?[A-Z0-9.]{1,5}[.)]?[ |]{1,3})?(?:inclusions?|what stays|included(?: (?:chattels|items|fixtures|goods|in (?:the )?(?:sale|price)))?|property (?=included|sold)|(?:property )?(?:chattels|goods|items|fixtures|things|fittings)(?:,? (?:and|&) (?:chattels|goods|fittings|fixtures))?(?: (?:included|sold))?(?: (?:with the (?:land|property)|in (?:the )?(?:sale|price)))?)\b(?! (?:not|excluded|reserved|retained|that|is|are|must|may|of|which|left|for|or|to|was|were|be|report|address))(?:[ .]{5,120}|[ :|-]{1,4})/i,
  excluded:
    /^(?:(?:item )?\(?[A-Z0-9.]{1,5}[.)]?[ |]{1,3})?(?:exclusions?|what goes|excluded(?: (?:chattels|items|fixtures|goods|from (?:the )?(?:sale|price)))?|not (?:included|sold)|(?:chattels|goods|items|fixtures|property|things|fittings)(?: (?:and|&) (?:chattels|goods|fittings|fixtures))? (?:not (?:included|sold)|excluded|reserved|retained)(?: (?:from|with|in) the (?:sale|price))?)\b(?! (?:that|is|are|must|may|of|which))(?:[ .]{5,120}|[ :|-]{1,4})/i,
  /** Where the other list begins within the same line. */
  excludedWithin:
    /\b(?:exclusions?|fixtures excluded|excluded (?:fixtures|chattels|items)|(?<!\b(?:is|are|be|been|was|were) )not included)[ :|]{1,3}/i,
  includedWithin:
    /\b(?:inclusions?|(?:chattels|items) included|included (?:fixtures|chattels|items))[ :|]{1,3}/i,
  stays:
    /\b(?:is|are) (?:also |all )?(?:included(?: in the (?:price|sale)\b| with\b|[.;,]|$)|sold with\b)|\b(?:goes?|pass(?:es)?) (?:to the (?:buyer|purchaser)|with the (?:house|land|property|sale))\b|\bforms? part of the (?:sale|property)\b/i,
  out: /\b(?:is|are|was|were|being) (?:all |still )?(?:withheld|excluded|not (?:included|part of|sold|for sale|the (?:vendor|seller)'s)|leased|rented|hired|financed|lent|on (?:hire|loan|lease)|under (?:an? )?(?:finance|lease|rental|hire)|to be (?:removed|taken|collected(?! (?:from|at)\b)|retained)|(?:owned|retained|kept) by)\b|\b(?:belongs? to|(?:is|are|remains?|stays?) (?:still )?(?:the )?property of)(?! (?:the )?(?:vendor|seller|owner|property|house|lot|buyer|purchaser|estate|deceased)s?\b(?!'))|\b(?:remains?|stays?) (?:with|owned by) the (?:vendor|seller|tenant|lessee|occupier)\b|\b(?:remains?|stays?) (?:its|his|her|their) (?:own )?property\b|\b(?:will|is to|are to|must|shall) be (?:taken|removed|collected(?! (?:from|at)\b)|kept|retained|returned)\b|\bdo(?:es)? not (?:pass|form|go with|stay|come with)\b|\bnone (?:is|are) included\b|\bnone (?:on site|fitted|installed)\b|\bspace only\b|\b(?:has|have) been (?:removed|sold|repossessed)\b|\b(?:leased|rented|hired|on hire|on lease) from\b/i,
  /** Someone else's, given away, or used under an agreement. */
  theirs:
    /\b(?:is|are|remains?|stays?) (?:all |still )?(?:the )?(?:tenant|lessee|renter|occupier|licensee|agistee|manager|caretaker|neighbour|operator|lodger|financier)(?:'s|s')(?! (?:expense|cost|responsibilit|risk|obligation|job|dut|task|care|request|maintenance|repair|sole|to\b))|\b(?:is|are) (?:all )?(?:mine|hers|theirs)\b(?! (?:outright|and (?:go|stay|pass|come)))|\b(?:is|are|was|were|has been|have been) (?:given|gifted|bequeathed|promised|pledged) to\b(?! (?:the )?(?:purchaser|buyer))|\b(?:is|are|stands?) (?:held |supplied |fitted |installed )?(?:the subject of|subject to|on terms of|on|under) an? (?:\w{3,12} ){0,2}(?:hire|hire[- ]purchase|rental|lease|leasing|finance|subscription|supply|power purchase) (?:agreement|contract|plan|arrangement)\b|\b(?:is|are) the subject of (?:a )?PPSR\b/i,
  /** "Title to the panels remains in the lessor". */
  titleTo:
    /\b(?:title to|ownership of|property in) ([^.;:]{3,90}?) (?:remains?|stays?|rests?|is retained) (?:with|in|by) (?!(?:the )?(?:vendor|seller|purchaser|buyer))/i,
  /** "The tenants have put a heater in the hall at their own cost": what is theirs goes with them. */
  broughtIn:
    /\b(?:tenant|lessee|renter|occupier|licensee|operator)s? (?:have |has |had )?(?:put(?: in)?|installed|fitted|bought|brought(?: in)?|supplied) ((?:an? |the |their |its )?[^.;:]{3,50}?) (?:in|on|at|for|with)\b[^.;]{0,50}\b(?:their|its|his|her) own (?:cost|expense|money)\b/i,
  /** "With it go the oven and the blinds", "the vendor leaves the shed": what follows stays. */
  goesWith:
    /\b(?:with (?:it|the (?:land|property|house|home|unit|lot|place)) (?:go|goes|come|comes|pass|passes|are sold|is sold)|(?:included|sold) (?:with|in) the (?:land|property|house|sale|price|unit|lot) (?:are|is)|(?:sale|price|purchase price|property|contract) (?:also )?(?:includes|covers|takes in)|together with the (?:goods|chattels)(?: of)?:?|(?:vendor|seller)s? (?:leaves?|will leave|is to leave|must leave)(?: behind)?)\b:?/i,
  /** "The sale does not include the mower": what follows does not stay. */
  leavesOut:
    /\b(?:sale|price|contract|goods|chattels) (?:(?:does|do) not (?:include|cover|take in)|excludes?)\b:?|\b(?:excluded from|not (?:included in|part of)) (?:the |this )?(?:sale|price|contract) (?:are|is)\b:?/i,
  takes:
    /\b(?:(?:vendor|seller|owner)s? (?:(?:will|may|shall|must|can|is to|are to|is entitled to|has the right to|(?:intends?|wish(?:es)?|wants?|proposes?|plans?|is free|is at liberty|would like) to) )?(?:keeps?|retains?|removes?|takes?|carr(?:y|ies)|withholds?|reserves?|disconnects?|(?:is|are) (?:taking|keeping|removing))|(?:tenant|lessee|renter|occupier|licensee|agistee)s? (?:will|may|shall|must|can|is to|is entitled to) (?:take|remove|collect))(?: (?:away|off|out|with (?:him|her|it|them)))?\b(?! (?:care|title|possession|the risk|steps|part|over|effect|no))/i,
  /** Behind what the vendor takes along: "goes with the vendor". */
  leaves:
    /\b(?:goes?|leaves?|is to leave|are to leave|will (?:go|leave)|moves?) with the (?:vendor|seller|owner|tenant|lessee)s?\b|\b(?:is|are|forms?) no part of the (?:sale|goods|chattels|property)\b|\b(?:may|will|is to|are to|must|shall) (?:be )?(?:\w{4,14} and )?(?:taken|removed|carried) (?:away |off )?by the (?:vendor|seller|owner)s?\b/i,
  /** "Heating and cooling | Provision only: a drain and a sleeve": the place for it, and not the thing. */
  placeOnly:
    /^([^.;:|]{3,40}?)[ :|–-]{1,4}(?:provision|rough-?in|pre-?wir(?:ed|ing)|space|conduits?)(?: is)?(?: made)? (?:only|for later)\b/i,
  following: /\b(?:the following|these)\b[^:]{0,40}$/i,
  registered: /\b(?:secured party|PMSI|hire[- ]purchase|leased to grantor|collateral)\b/i,
  ended: /\b(?:discharged|removed|expired|ended|released|satisfied|nil|none)\b/i,
  unsure:
    /\b(?:nothing|no (?:item|thing|fixture|other|part(?! of the (?:sale|goods|chattels|property)))|none of|whose|if|unless|whether|may be removed|not be (?:taken|removed)|old|former|previous|replac\w{1,6}|neighbour\w{0,3} (?:tree|fence)|for example|optional|upgrade)\b/i,
  conditional:
    /\b(?:if|unless|whether|whose|optional|upgrade|replac\w{1,6}|not be (?:taken|removed))\b/i,
})

/** Where the lists of a contract stand, and what describes the house. */
const LISTING = new Set<string>([
  'particulars',
  'contract-form',
  'special-conditions',
  'annexure',
  'other',
  'vendor-statement',
  'building-report',
  'plan',
  'rates-certificate',
])

/** Anybody's letter or lease can say whose a thing is; printed terms speak of no thing there. */
const KINDS = PAGE_KINDS.filter(
  (kind) => kind !== 'general-conditions' && kind !== 'statutory-notice',
)

type Goods = { readonly included: Good[]; readonly excluded: Good[] }

/** What is told to go with the property, and what not, in every paper. */
export function goodsIn(doc: Doc): Goods {
  const goods: Goods = { included: [], excluded: [] }
  for (const { text, span, zone } of passagesIn(doc, KINDS)) {
    if (text.length > 900) continue
    const isListing = LISTING.has(zone)
    if (isListing && readExclusions(text, span, goods)) continue
    const list = isListing && readInclusions(text, span, goods)
    const left = leftOut(text, span)
    goods.excluded.push(...left)
    if (!list && left.length === 0 && isListing) readStays(text, span, goods)
  }
  return goods
}

/** A line that begins with the name of the list of exclusions; the other list may follow in it. */
function readExclusions(text: string, span: Span, { included, excluded }: Goods): boolean {
  const label = GOODS_PATTERNS.excluded.exec(text)
  if (label === null) return false
  const rest = text.slice(label[0].length)
  const end = GOODS_PATTERNS.includedWithin.exec(rest)
  excluded.push(...goodsListed(end === null ? rest : rest.slice(0, end.index), span, text))
  if (end !== null) included.push(...goodsListed(rest.slice(end.index + end[0].length), span, text))
  return true
}

function readInclusions(text: string, span: Span, { included, excluded }: Goods): boolean {
  const label = GOODS_PATTERNS.included.exec(text)
  if (label === null) return false
  const rest = text.slice(label[0].length)
  const end = GOODS_PATTERNS.excludedWithin.exec(rest)
  const listed = end === null ? rest : rest.slice(0, end.index)
  // A sentence behind the list that keeps something back puts nothing into it.
  const kept = listed.split(SENTENCE_END).filter((sentence) => !keepsBack(sentence))
  included.push(...kept.flatMap((sentence) => goodsListed(sentence, span, text)))
  if (end !== null) excluded.push(...goodsListed(rest.slice(end.index + end[0].length), span, text))
  return true
}

/** What a sentence or an entry of a register leaves out. */
function leftOut(text: string, span: Span): Good[] {
  const { out, theirs, leaves, takes, leavesOut, titleTo, unsure, conditional } = GOODS_PATTERNS
  const subject = theirs.exec(text) ?? out.exec(text) ?? leaves.exec(text)
  if (subject !== null) {
    const from = Math.max(lastEnd(text, subject.index), subject.index - 160)
    const [before, after] = [text.slice(from, subject.index), endOf(text, subject)]
    if (unsure.test(text.slice(0, subject.index)) || conditional.test(after)) return []
    const colon = after.indexOf(':')
    return GOODS_PATTERNS.following.test(before) && colon >= 0 && colon < 60
      ? goodsListed(after.slice(colon + 1), span, text)
      : goodsListed(before, span, text, true)
  }
  const owned =
    GOODS_PATTERNS.broughtIn.exec(text) ?? titleTo.exec(text) ?? GOODS_PATTERNS.placeOnly.exec(text)
  if (owned !== null) return goodsListed(owned[1] ?? '', span, text)
  const object = takes.exec(text) ?? leavesOut.exec(text)
  if (object !== null) {
    // "If he gives notice" behind it leaves the choice to him.
    return unsure.test(text.slice(0, object.index))
      ? []
      : goodsListed(endOf(text, object).slice(0, 160), span, text)
  }
  const { registered, ended } = GOODS_PATTERNS
  return registered.test(text) && !ended.test(text)
    ? text.split(/[:,]| [–-] /).flatMap((part) => goodsListed(part, span, text))
    : []
}

function keepsBack(sentence: string): boolean {
  const { theirs, out, leaves } = GOODS_PATTERNS
  return theirs.test(sentence) || out.test(sentence) || leaves.test(sentence)
}

/** Where the sentence begins that holds a place: what is listed before it is not its subject. */
function lastEnd(text: string, at: number): number {
  const last = text.slice(0, at).split(SENTENCE_END).at(-1) ?? ''
  return at - last.length
}

const SENTENCE_END = /(?<=[a-z)\d]\.) (?=[A-Z])/

function readStays(text: string, span: Span, { included }: Goods): void {
  const { goesWith, stays, unsure } = GOODS_PATTERNS
  const goes = goesWith.exec(text)
  if (unsure.test(text)) return
  if (goes !== null) {
    const sentence = endOf(text, goes).slice(0, 300).split('. ')[0] ?? ''
    included.push(...goodsListed(sentence, span, text))
    return
  }
  const staying = stays.exec(text)
  if (staying !== null)
    included.push(...goodsListed(text.slice(0, staying.index), span, text, true))
}

function endOf(text: string, match: RegExpExecArray): string {
  return text.slice(match.index + match[0].length)
}
