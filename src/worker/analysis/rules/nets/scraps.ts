import type { PageKind } from '#shared/report.ts'

import { likenessOf, PLAIN } from '../../likeness/likeness.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'

/** Labels, values and leaves of forms, which say nothing of themselves. */
export const SCRAPS = wordings({
  /** What a statement has and a label with its value has not. */
  finite:
    /\b(?:is|are|was|were|be|been|being|has|have|had|must|may|shall|will|would|should|can|cannot|could|does|do|did|agrees?|accepts?|takes?|grants?|requires?|needs?|needed|required|shows?|seen|found|carried|allows?|lets?|keeps?|pays?|paid|owes?|falls?|runs?|cross(?:es)?|passes|stands?|lies|leans?|leaks?|remains?|lost|failed?|left|built|made|given|used|removed|enclosed|converted|installed|approved|sought|withheld|omitted|deleted|payable|determined|not|never|without|none|nil|nothing|n\/a|which|who|whose|everything|anything|whatever|save|but|against|only|no(?!s?\.? ?[A-Z]{0,3}\d))\b/i,
  /** Words that tell of something wherever they stand. */
  telling:
    /\b(?:exceptions?|(?:internal|living|lot|unit|strata) area|exclusive|per cent|grand(?:son|daughter|mother|father)s?|lives?|expects?|him|her|them|vendors?|purchasers?|buyers?|sellers?|neighbou?rs?|council|substations?|transformers?|loading|refuse|deliver(?:y|ies)|trucks?|towers?|masts?|antennas?|pumps?|quarr(?:y|ies)|common property|any hour|adjoining|lodgers?|forecast|ow(?:ed|ing)|overdue|arrears|outstanding|unpaid|deficit|shortfall|default\w{0,3}|breach\w{0,2}|disputes?|claims?|litigation|proceedings?|notices?|orders?|directions?|lev(?:y|ies|ied)|special|caveats?|writs?|charges? (?:on|over)|mortgages?|covenants?|easements?|restrictions?|licen[cs]es?|leases?|tenan\w{2,4}|occupi\w{2,4}|options?|cost|defect\w{0,3}|crack\w{0,3}|leak\w{0,3}|damp|rot\w{0,3}|decay\w{0,2}|termites?|pests?|moulds?|asbestos|rust\w{0,3}|corro\w{3,5}|subsid\w{3,5}|settlement crack\w{0,3}|damag\w{1,3}|faults?|faulty|fail\w{0,5}|refus\w{2,3}|lapsed|expir\w{1,4}|missing|illegal|unlawful\w{0,2}|un[a-z]{5,14}ed|encroach\w{0,5}|flood\w{0,4}|bush ?fires?|fire|contaminat\w{2,4}|acqui\w{3,7}|widening|heritage|landslip|erosion|hazard\w{0,4}|noise|odours?|works?|repairs?|repaint\w{0,3}|replac\w{1,6}|demolish\w{0,3}|demolition|permits?|approvals?|inspections?|insur\w{2,5}|exclu(?:d\w{1,4}|sion) of|except\w{0,4}|subject|shared|common|hire[ds]?|rented|leas(?:ed|ing)|increas\w{1,3}|borrow\w{0,4}|loans?|debts?|winding|insolven\w{1,2}|bankrupt\w{0,3}|liquidat\w{2,4}|septic|sewer\w{0,3}|drain\w{0,4}|access|clos(?:ed|ure)|reserv\w{2,5}|propos\w{2,4}|dams?|bores?|cladding|waterproof\w{0,3}|membrane|railway|freight|buried|tanks?|poles?|pylons?|cables?|by-?laws?|prohibit\w{2,4}|ban(?:ned)?|limit\w{0,3}|overlay|zone|wetlands?|guarantee|indemnit\w{1,3}|penalt\w{1,3}|interest|forfeit\w{0,4}|non-?refundable|trust|estate|probate|deceased|minor|attorney)\b/i,
  /** A blank to be filled in, which nobody filled. */
  blank: /(?:_{4}|\.{6}|…{2}|\$ ?_{2})\W{0,4}$/,
  /** Where a party is to sign, and the notes of a form on how to fill it. */
  toSign:
    /\bsignatures? of (?:the |each |a )?(?:buyer|seller|purchaser|vendor|witness|tenant)s?\b|\(NB\.? (?![^;]{0,120}\b(?:no other|only)\b)/i,
  /** Sums none of which is owed. */
  sums: /\$ ?[\d,]{1,12}(?:\.\d\d)?/,
  nonZero: /\$ ?[\d,.]{0,12}[1-9]/,
  /** Who searched, where, and under which number. */
  broker:
    /\b(?:www\.|https?:|searched through|delivered by|(?:obtained|supplied|purchased) (?:from|by|through)\b[^.;]{0,30}\border)\b/i,
  surveyor:
    /^\W{0,3}I,? [^.;]{0,130}\bcertify that (?:this (?:plan|survey)|the unit entitlements?)\b/i,
  sheet:
    /^\W{0,3}total area of\b|^\W{0,3}(?:locality|local government|parish|county)\b[^.;]{0,60}$/i,
  /** What the head of a registered paper holds beside its name. */
  deedHead:
    /\bfees?: ?lodge?ment\b|£ ?\d[^;]{0,40}\bendorsement\b|\bapplication by a responsible authority for the making of a recording\b/i,
  /** What the work costs or measures, as a permit states it. */
  measured:
    /^\W{0,3}(?:cost of (?:the )?(?:building )?works?|contract price|total floor area)\b[^;]{0,90}$/i,
  /** The kind or length of a tenancy by its box. */
  termBoxed:
    /^\W{0,3}(?:\d{1,2}\.? )?(?:type|term(?: of (?:the |this )?agreement)?)\b[^;]{0,40}[☐☒]/i,
  /** "9(2) If the land is … No": asked by its number, and answered. */
  numberedNo:
    /^\W{0,3}\d{1,2}(?:\(\w{1,3}\)){1,3}\W{1,3}(?:if|whether|is|are)\b[^?☐☒]{10,300} No\W{0,2}$/i,
  /** "Absentee owner surcharge nil." */
  nilRow:
    /^\W{0,3}[A-Z][a-z][^.;:$\d]{3,50}\b(?:surcharge|levy|tax|duty|charges?|fees?|fines?|arrears|amounts?)[ |:]{1,4}(?:nil|none)\W{0,2}$/i,
  knowsNone: /\bto the best of the vendor's knowledge,? there (?:is|are) no\b/i,
  /** A rent so small that nobody asks for it. */
  peppercorn:
    /\bpeppercorn\b|\b(?:one|five|ten|twenty) (?:cents?|pence|shillings?|dollars?)\b[^;]{0,24}\bif demanded\b/i,
  /** "DATED the 3rd day of October One thousand nine hundred and forty-nine." */
  datedThe: /^\W{0,3}(?:dated|executed|made)\b[^.;]{0,12}\bday of\b[^;]{0,90}$/i,
  yearInWords: /\b(?:one|two) thousand\b|\b(?:1[89]|20)\d\d\b/i,
  /** Boxes of a form with the last of two columns marked, and no particulars behind it. */
  secondMarked: /☐ {0,3}☒\W{0,3}$/,
  /** A paper that the scheme has. */
  heldPaper:
    /\b(?:plan|register|roll|valuation|audit|accounts|budget)\b[ |:]{1,3}yes,? (?:dated|prepared|attached|adopted|current)\b/i,
  /** What a meeting took note of, or whom it appointed. */
  noted:
    /^[^.;$]{3,90}\b(?:was|were) (?:noted|confirmed|taken as read|received and noted)\W{0,3}$/i,
  appointed: /^\W{0,3}(?:it was )?resolved (?:to|that) (?:re-?)?appoint\b[^;]{3,150}$/i,
  dearFee: /\$ ?\d{2,3},\d{3}|\b(?:[2-9]|1\d|2\d|two|three|five|ten|twenty|twenty-five) years\b/i,
  recitals: /^\W{0,3}(?:recitals?|background|introduction|whereas)\W{0,3}$/i,
  lettered: /^\W{0,3}[A-Z][.)] /,
  /** A motion that the next sentence counts, and lost. */
  lostBelow:
    /^(?:(?:ordinary|special|unanimous|majority) resolution\.? ?)?(?:(?:[Yy]es|[Ff]or|YES|FOR)\b[^;]{0,60})?\b(?:LOST|DEFEATED|NOT CARRIED|NOT PASSED|motion (?:was )?(?:lost|defeated|not carried))\b/,
  /** Uses that a zone allows, with and without leave, and questions that a list breaks off. */
  ofZone: /\b(?:the )?purposes for which\b[^.;]{0,120}\b(?:zone|consent|prohibited|carried out)\b/i,
  whether:
    /^\W{0,3}(?:\d{1,2}(?:\([\da-z]{1,3}\)){0,3}[.)]?[ |]{1,4})?whether\b[^?]{0,240}:\W{0,3}$/i,
})

const p = SCRAPS

/** Papers that tell much in few words: an inspector's note needs no verb, and entries are read as such. */
const TERSE: ReadonlySet<PageKind> = new Set([
  'building-report',
  'title-search',
  'plan',
  'minutes',
  'ppsr',
  'company-extract',
  'building-permit',
])
const OF_PLANNING: ReadonlySet<PageKind> = new Set(['planning-certificate', 'vendor-statement'])

/** True where a net heard a label, a blank, a value or a leaf of a form, and nothing that is told. */
export function isScrap(passage: Passage): boolean {
  const { text, next, block, zone, heading } = passage
  if (p.blank.test(text) || p.toSign.test(text)) return true
  if (p.sums.test(text) && !p.nonZero.test(text)) return true
  if (p.broker.test(text) || p.surveyor.test(text) || p.sheet.test(text)) return true
  if (p.peppercorn.test(text) || p.deedHead.test(text) || p.measured.test(text)) return true
  if (p.numberedNo.test(text) || p.knowsNone.test(text) || p.nilRow.test(text)) return true
  if (zone === 'lease' && p.termBoxed.test(text)) return true
  if (p.datedThe.test(text) && p.yearInWords.test(text)) return true
  if (block.kind === 'row' && zone !== 'building-report' && p.secondMarked.test(text)) return true
  if (p.heldPaper.test(text)) return true
  if (zone === 'minutes' && isRoutine(text)) return true
  if (p.lostBelow.test(next) && block.text.includes(`${text} ${next}`)) return true
  if (p.recitals.test(heading) && p.lettered.test(text)) return true
  if (OF_PLANNING.has(zone) && (p.ofZone.test(text) || p.whether.test(text))) return true
  if (isHeadOfSentence(text, next, block)) return true
  // A row that reads plainly like a risk is one, whatever its words: "$18,640.00 in four instalments".
  return !TERSE.has(zone) && saysNothing(text) && likenessOf(passage) < PLAIN
}

function isRoutine(text: string): boolean {
  if (p.noted.test(text)) return !p.telling.test(text.replace(/\bpolicy|insurance\b/gi, ' '))
  return p.appointed.test(text) && !p.dearFee.test(text)
}

/** "Agreement not to fetter.", before the sentence that says so. */
function isHeadOfSentence(text: string, next: string, block: Passage['block']): boolean {
  if (text.length > 50 || !text.endsWith('.') || text.split(' ').length > 6) return false
  if (!block.text.includes(`${text} ${next}`) || next.length < 40) return false
  return !p.finite.test(text.replace(/\bnot to\b/i, ' '))
}

/** Nothing is stated, and no word stands there that would tell of something by itself. */
function saysNothing(text: string): boolean {
  const isSentence = /[a-z]\.$/.test(text) && text.split(' ').length > WORDS_OF_A_LABEL
  return text.length < 260 && !isSentence && !p.finite.test(text) && !p.telling.test(text)
}

/** A full stop behind more words than these ends a sentence, whatever its verb. */
const WORDS_OF_A_LABEL = 7

/** Whether words tell of something by themselves, as a record does: a debt, a fault, a ban. */
export function tells(text: string): boolean {
  return p.telling.test(text)
}
