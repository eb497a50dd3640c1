import { wordings } from '../../wording/wordings.ts'
import type { Entry, Passage } from '../reading/passages.ts'

export const NO_FINANCE_PATTERNS = wordings({
  none: /\bgeneral condition 20\b[^.;]{0,20}\b(?:do(?:es)? not apply|(?:is|are) (?:deleted|excluded))\b|\bnot (?:made )?(?:subject to|conditional (?:up)?on)\b.{0,40}\b(?:financ\w{1,4}|loan)\b|\bfinance(?: clause| condition| approval)?\b[ :|-]{1,4}(?:nil|none|no\b|not applicable|n\/a|not required)|\b(?:purchaser|buyer) (?:warrants|confirms|declares)\b.{0,60}\b(?:financ\w{1,4}|loan|funds)\b.{0,40}\b(?:approved|available|arranged|sufficient)\b/i,
  waived:
    /(?<!\b(?:may|can|to|could) )\b(?:waives?|gives? up|without|forgoes?)\b.{0,40}\b(?:finance|loan) (?:clause|condition)\b|\b(?:finance|loan) (?:clause|condition)\b.{0,30}\b(?:is|are) (?:waived|deleted|excluded)\b/i,
  chosen: /☒ ?finance clause is not applicable\b(?! ?☐)|\bfinance clause is not applicable ?:? ?☒/i,
  hint: /\bif (?:this|the) box is (?:signed|initialled|ticked|marked|crossed),? (?:then )?(?:this|the) (?:contract|sale|agreement)\b[^.;]{0,120}|\(?(?:unless|if)\b[^()]{0,140}\b(?:completed|filled in|inserted)\b[^()]{0,100}\)?|\b(?:are|is) (?:not )?(?:completed|filled in|inserted),? (?:then )?(?:this|the) (?:contract|sale|agreement)\b[^.;]{0,100}/i,
  vendorSide: /\bvendor'?s? (?:lender|financier|loan)|\bthe (?:vendor|seller) obtain/i,
  unconditional:
    /(?<!obtaining )(?<!obtains )(?<!obtain )\bunconditional(?! (?:loan|finance|approval|written))\b.{0,60}\b(?:loan|financ)|\b(?:loan|finance)\b(?: ?\/ ?\w{1,12})?[ :|-]{0,4}not applicable\b|\bobligations? (?:are|is) unconditional\b/i,
  independent:
    /\bno (?:finance|loan) (?:clause|condition)\b|\bwhether or not\b.{0,30}\bpurchaser\b.{0,20}\b(?:gets?|obtains?|receives?)\b.{0,12}\b(?:loan|finance)\b|\b(?:must not|not|no longer) (?:depend|rely|be conditional|contingent)\w{0,3}\b.{0,50}\b(?:loan|financ\w{1,4}|borrow\w{0,3}|mortgage)\b|\bpurchaser\b.{0,50}\b(?:must not need|needs? no|not (?:require|need)|must not require)\b.{0,20}\b(?:loan|financ\w{1,4}|borrow)/i,
})

const P = NO_FINANCE_PATTERNS

/** Without one of these a passage does not say so; a hint hides what its other words say. */
export const NO_FINANCE_ENTRIES: readonly Entry[] = [
  P.hint,
  P.none,
  P.independent,
  P.unconditional,
  P.waived,
  P.chosen,
]

/** The words without what the form itself says in brackets of a blank. */
export function withoutHint(text: string): string {
  return P.hint.test(text) ? text.replace(P.hint, '').trimEnd() : text.trimEnd()
}

/** Whether a passage says that the sale does not hang on a loan, or that the buyer has the money. */
export function saysNoFinance({
  plain,
  full: whole,
  text,
}: Pick<Passage, 'text' | 'full' | 'plain'>): boolean {
  const full = withoutHint(whole)
  return (
    P.none.test(full) ||
    (P.none.test(plain) && !P.hint.test(whole)) ||
    (P.independent.test(plain) && !P.vendorSide.test(plain)) ||
    P.unconditional.test(full) ||
    P.waived.test(full) ||
    P.chosen.test(withoutHint(text))
  )
}
