import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { headed } from '../reading/headed.ts'
import type { Passage } from '../reading/passages.ts'
import { plainOf } from '../reading/plain.ts'

/** What the buyer loses of the deposit without a default, or more than the deposit with one. */
export const DEPOSIT_LOST = wordings({
  paidSum:
    /\b(?:deposit|holding (?:fee|sum|deposit|money)|reservation fee|expression of interest fee|initial payment|commitment fee)\b|\$ ?\d[\d,.]{2,12} (?:of it|of the deposit|paid)\b/i,
  keeps:
    /\b(?:vendor|agent|mortgagee|estate)\b[^.;]{0,30}\b(?:keeps?|retains?|may keep|may retain|deducts?|is entitled to)\b(?!(?: \w{2,8}){0,3} (?:on|in|upon|under|as) (?:a |an |its |the )?(?:trust|stake|stakeholder|controlled|joint)\b)|\b(?:kept|retained|earned|deducted) by (?:the )?vendor\b|\bnot (?:be )?(?:repaid|refunded|refundable|returned|recoverable|given back|handed back|paid back)\b|\b(?:deposit|money|sum|it|returned|repaid|refunded)\b,? (?:less|after deducting|minus)\b[^.;]{0,16}\$ ?\d|\bbelongs? to (?:the )?vendor\b|\bis (?:lost|forfeited)\b|\bout of the deposit\b[^;]{0,60}\bpays? (?:to )?(?:the )?vendor\b|\bpays? (?:to )?(?:the )?vendor \$[^;]{0,60}\b(?:out of|from) the deposit\b/i,
  /** An end that is not the buyer's fault. */
  blameless:
    /\b(?:any reason|whatever (?:the )?reason|for whatever|whether (?:or not )?(?:this|the) contract (?:is|be|settles|proceeds|goes)|(?:other than|except|unless)\b[^.;]{0,30}\bvendor's\b[^.;]{0,12}\b(?:default|breach|fault)|either party|finance|loan|lender|approval is not|not approved|inspection|building report|pest|due diligence|cool(?:s|ing)?[- ]off|changes? (?:his|her|its|their|your|purchaser) mind|condition \d|(?:this |that |any |the )?conditions? (?:is|are) not|annexure|clauses? \d|not to (?:proceed|go ahead)|changes mind)\b/i,
  anyReason:
    /\b(?:any reason|whatever|whether (?:or not )?(?:this|the) contract (?:is|be|settles|proceeds|goes)|either party|(?:other than|except|unless)\b[^.;]{0,30}\bvendor's\b[^.;]{0,12}\b(?:default|breach|fault))\b/i,
  /** What the law itself takes from one who cools off. */
  /** "Keeps $12,000 of it, and the rest is refunded": what comes back is what is left. */
  restRepaid:
    /\b(?:rest|remainder|balance|residue)\b[^.;]{0,20}\b(?:must be|is|are|be) (?:\w{4,9} )?(?:repaid|refunded|returned|given back|paid back)\b/i,
  /** What is chosen and paid for beside the price. */
  extras:
    /\b(?:upgrades?|variations?|optional (?:extras|items)|extras|selections?|colou?r (?:fee|selection)|landscaping (?:fee|package))\b/i,
  statutory:
    /\b(?:0?\.2(?:5|0)? ?(?:%|per ?cent)|quarter of (?:one|a) (?:%|per ?cent)|statut\w{2,4}|under the act|as the act|penalty under section)\b/i,
  inPlaceOf: /\b(?:in place of|instead of|in lieu of|despite|more than)\b/i,
  repaid:
    /\b(?:deposit|money|sum|it|everything)\b[^.;]{0,30}\b(?:must be|is|are|be) (?:promptly |at once |fully )?(?:repaid|refunded|returned|given back|paid back)\b(?! (?:less|after|minus))|\bdeposit back\b|\brepaid in full\b|\bfull refund\b/i,
  ifDefault:
    /\b(?:purchaser'?s? (?:\w{2,10} ){0,4}(?:default|breach|fault|fail)\w{0,3}|(?:default|breach|failure)\w{0,2} (?:by|of) (?:the )?purchaser|(?:on|upon|in case of|after) (?:such )?default|purchaser (?:is|being) in default)\b/i,
  onFault:
    /\b(?:default\w{0,3}|breach\w{0,2}|fault|ends? this contract|rescind\w{0,3}|terminat\w{1,5}|contract (?:be|is) (?:ended|terminated|rescinded))\b/i,
  more: /\b(?:further|second|other|remaining|unpaid|balance|rest|that|whole|full|both|additional)\b[^.;]{0,24}\b(?:\d{1,2} ?%|five|ten|sum|instal?ments?|half|halves|part|moiety|deposit|amount)\b|\bthe whole recoverable\b/i,
  asDebt:
    /\b(?:as|is|be|becomes?) (?:due |payable )?[^.;]{0,30}\b(?:a )?(?:debt|liquidated (?:sum|debt|damages)|agreed damages)\b|\b(?:must|falls?|becomes?) (?:at once |forthwith |immediately )?(?:pay|due|payable)\b[^.;]{0,40}\b(?:at once|forthwith|immediately|as (?:a )?debt|agreed damages)\b|\b(?:forthwith|at once|immediately) pay\b|\brecoverable as a debt\b|\bforfeits?\b[^.;]{0,40}\b(?:together with|and (?:also )?)[^.;]{0,20}\b(?:further|additional|another)\b|\bboth halves are lost\b/i,
  depositTold: /\b(?:deposit|instal?ments?|half|halves|(?:10|5|ten|five) ?%)(?!\w)/i,
  vendorOwes: /\bvendor must (?:pay|repay|refund|return)\b|\bby the vendor to the purchaser\b/i,
})

/** `kept` without a default, `keptAnyhow` whatever the reason, `owed` beyond what was paid. */
export function depositLost(passage: Passage): 'kept' | 'keptAnyhow' | 'owed' | null {
  const isTold = [passage.plain, passage.linked].some(
    (words) => DEPOSIT_LOST.keeps.test(words) || DEPOSIT_LOST.asDebt.test(words),
  )
  if (!isTold) return null
  const head = headed(passage)
  const plain = head === passage.full ? passage.linked : plainOf(head)
  const told = `${passage.heading} ${passage.previous.slice(-160)} ${plain}`
  if (DEPOSIT_LOST.vendorOwes.test(plain)) return null
  if (
    DEPOSIT_LOST.asDebt.test(plain) &&
    holds(plain, DEPOSIT_LOST.more, DEPOSIT_LOST.onFault) &&
    DEPOSIT_LOST.depositTold.test(told)
  )
    return 'owed'
  const isSum = DEPOSIT_LOST.paidSum.test(told) || isForExtras(passage)
  if (!isSum || !holds(plain, DEPOSIT_LOST.keeps)) return null
  const back = plain.replaceAll(everywhere(DEPOSIT_LOST.restRepaid), ' ')
  if (!DEPOSIT_LOST.blameless.test(plain) || DEPOSIT_LOST.repaid.test(back)) return null
  if (DEPOSIT_LOST.statutory.test(plain) && !DEPOSIT_LOST.inPlaceOf.test(plain)) return null
  if (DEPOSIT_LOST.ifDefault.test(plain) && !DEPOSIT_LOST.anyReason.test(plain)) return null
  return DEPOSIT_LOST.anyReason.test(plain) ? 'keptAnyhow' : 'kept'
}

/** Whether the sum is paid for upgrades or other extras, and no part of the deposit. */
export function isForExtras({ text, previous, block }: Passage): boolean {
  const before = block.text.includes(previous) ? previous.slice(-160) : ''
  return DEPOSIT_LOST.extras.test(`${before} ${text}`)
}
