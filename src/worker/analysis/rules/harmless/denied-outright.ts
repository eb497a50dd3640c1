import { wordings } from '../../wording/wordings.ts'

/** Statements that deny or undo in their own words what a search for words finds in them. */
export const DENIED_OUTRIGHT_PATTERNS = wordings({
  /** "No other person has or claims any interest, whether by way of lease, option or otherwise". */
  nobody:
    /\b(?:no|nor any) (?:other |third |such )?(?:persons?|one|body|part(?:y|ies)|compan(?:y|ies)|corporation|tenant)(?: (?:whatsoever|at all))? (?:(?:has|have|had|holds?|claims?|asserts?|enjoys?)(?: or (?:has|have|holds?|claims?|asserts?))?\b(?![^.;]{0,30}\b(?:authori|claims? (?:for [^.;]{0,30})?against (?:the other|another|any other|each other|either)\b))[^.;]{0,40}\b(?:interest|claim|tenanc(?:y|ies)|leases?|licen[cs]es?|options?|pre-?empti(?:on|ve)|possession|occupation|easements?|profit)\b|occup(?:y|ies)\b|is (?:in (?:possession|occupation)|entitled to (?:possession|occup))\b)/i,
  /** In the words of `plain.ts`: a duty, a day or a right of the vendor that there is not. */
  noDuty:
    /\bpurchaser must not (?:at any time )?be (?:required|obliged|asked|called (?:up)?on|compelled|charged|liable) (?:to (?!(?:the )?vendor\b)|for )|\bpurchaser (?:pays?|owes?) nothing\b|\bnothing (?:is|must be) payable by the purchaser\b/i,
  noVendorRight:
    /\b(?:there (?:is|are) )?no (?:right|option|power) (?:of|for|in) the vendor to\b|\bvendor (?:has|must have|keeps?|reserves?|takes?) no (?:right|option|power)s? (?:to|of) (?:buy|re-?purchase|re-?acquire|take|call|first|pre-?emption|enter|resell)|\bvendor must not (?:re-?purchase|re-?acquire|(?:buy|take) [^.;]{0,20}\bback)\b|\bvendor must not (?:change|alter|substitute|re-?design|swap)\b(?![^.]{0,90}\b(?:more than|by|material\w{0,2}|substantial\w{0,2}|significant\w{0,2}|without|but)\b)/i,
  /** A motion that nobody carried, whatever it asked for. */
  lost: /\bmotions?\b[^|?]{0,120}\b(?:lapsed|(?:was |were )?(?:lost|defeated|withdrawn|voted down|rejected)|(?:was |were )?not (?:carried|passed|put|seconded)|failed for want|found no seconder)\b|\b(?:was|were) (?:proposed|moved|suggested|put(?: to the vote)?|raised) (?:and|but) (?:was |were )?(?:lost|defeated|withdrawn|voted down|rejected|not (?:carried|passed|supported|pursued))\b/i,
  /** "Council's records show no detention system or positive covenant for this land." */
  recordsShowNone:
    /\b(?:records?|registers?|files?|search(?:es)?|maps?|plans?) (?:(?:held )?(?:by|of) (?:the )?\w{3,14} )?(?:shows?|disclose|discloses|indicates?|reveals?|contains?|holds?|have|has) (?:no|nothing)\b(?!\. ?\d)/i,
  /** … which is the fault itself where what is lacking is wanted. */
  wantedRecord:
    /\b(?:approv\w{2,4}|permits?|consents?|certificates?|certif\w{2,8}|inspections?|licen[cs]es?|insurance|polic(?:y|ies)|warrant(?:y|ies)|treatments?|agreements?|access|connections?|services?|water|drains?|easements? for|payments?|minutes|plans? (?:of|for)|owners?|applications?|releases?|discharges?|registration)\b/i,
  /** The buyer's right, which the clause keeps. */
  kept: /\bpurchaser's (?:own )?(?:rights?|remed(?:y|ies)|powers?|claims?)\b[^.;]{0,70}\b(?:(?:is|are|must be|remains?) (?:hereby )?(?:preserved|unaffected|unimpaired|saved|kept|intact|untouched|not (?:affected|lost|limited|diminished)))\b/i,
  keptIf: /\b(?:only|unless|except|provided|to the extent|subject to)\b/i,
  /** What takes the denial back. */
  lifted:
    /\b(?:other than|except|save (?:for|that|as)|however|apart from|unless|until|but (?!not)|provided|subject to|notwithstanding|only if|carried|resolved|(?:was|is) to be (?:raised|put) again|deferred|adjourned|re-?submitted)\b/i,
})

const P = DENIED_OUTRIGHT_PATTERNS

/** Whether a sentence denies as a whole what it names: nobody claims it, owes it, or voted for it. */
export function isDeniedOutright(said: {
  readonly text: string
  readonly plain: string
  /** A clause of the contract, where `must` and `may` bind. */
  readonly isTerm: boolean
}): boolean {
  const { text, plain, isTerm } = said
  if (P.kept.test(plain) && !P.keptIf.test(text)) return true
  if (P.lifted.test(text)) return false
  if (P.nobody.test(text)) return true
  if (!isTerm && P.recordsShowNone.test(text) && !P.wantedRecord.test(text)) return true
  if (!isTerm) return P.lost.test(text)
  return P.noDuty.test(plain) || P.noVendorRight.test(plain)
}
