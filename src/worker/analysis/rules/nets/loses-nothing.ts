import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import type { Passage } from '../reading/passage.ts'

/** Clauses and answers that sound like a risk and cost the buyer nothing. */
export const LOSES_NOTHING = wordings({
  /** The buyer's own way out, with all money back, and no like right of the vendor. */
  ownExit:
    /\bpurchaser may\b[^.;]{0,60}\b(?:bring (?:this|the) contract to an end|end (?:this|the) contract|rescind|terminate|cancel)\b/i,
  allBack:
    /\b(?:everything|all (?:money|moneys|that was)|the (?:whole )?deposit|every sum)\b[^.;]{0,50}\b(?:returned|refunded|repaid|paid back)\b/i,
  vendorMay: /\b(?:vendor|either party|each party|both parties)\b/i,
  /** "Tenancy in the last 12 months | Yes. The rent was last increased on …": the answer of the form. */
  rentRaised:
    /\btenancy\b[^.;]{0,60}\blast 12 months\b[^.;]{0,8}☒ yes\. the rent\b[^.;]{0,30}\blast increased on \d{1,2} [a-z]{3,9} \d{4}\.?$/i,
  /** A power that stands, and a price that no tax raises. */
  stillStands:
    /\bpower(?: of attorney)?\b[^.;]{0,20}\b(?:has|was|is) not (?:been )?revoked\b|\bprice (?:includes|is inclusive of) GST\b[^.;]{0,40}\bnot\b[^.;]{0,12}\b(?:increas|(?:go|goes|going) up|rise|rises|be raised)/i,
  /** What the vendor owes is paid from the price. */
  fromPrice:
    /\bvendors?\b[^.;]{0,16}\b(?:brings? up to date|clears?|pays?(?: off)?)\b[^.;]{0,24}\b(?:from|out of) the (?:price|money|moneys|proceeds|balance)\b/i,
  /** Papers and keys that come along, of which nothing more is promised. */
  handsOver:
    /\bvendors?\b[^.;]{0,16}\b(?:hands? over|gives?|leaves?|passes? on)\b[^.;]{0,40}\b(?:handbooks?|manuals?|instructions?|warranty cards?|remote controls?|keys)\b/i,
  /** A box that leaves the buyer what another box would take. */
  coolsOff: /☒[^☐☒]{0,80}\bcooling[- ]?off\b[^☐☒]{0,40}\bapplies\b/i,
  /** Nobody ties the scheme. */
  tiesNone:
    /^\W{0,4}(?:there (?:is|are)|the (?:scheme|body corporate|corporation) has) no (?:caretak\w{2,4}|letting agent|building manager|on-?site manager|embedded)\b/i,
  /** What the law has every buyer of a new lot withhold, out of the price. */
  withheld:
    /☒ ?the (?:purchaser|buyer) must withhold \$ ?[\d,.]{4,12}, being 7 per ?cent\b|\b(?:GSTRW|GST withholding|withhold\w{0,3})\b[^;]{0,80}\b(?:7 ?%|7 per ?cent|one[- ]eleventh|1\/11)[^;]{0,60}\bout of the (?:balance(?: of the price)?|price)\b/i,
  /** A guarantee that only the directors of a company give, which another rule weighs by who buys. */
  ifCompany:
    /\b(?:if|should|where)\b[^.;]{0,60}\b(?:compan(?:y|ies)|corporation|body corporate)\b/i,
  directorsGuarantee: /\b(?:directors?|officers?)\b[^.;]{0,120}\bguarant(?:ee|ees|eed|y)\b/i,
  /** A buyer may bring in a company of its own. */
  putInPlace:
    /\bin (?:his|her|its|their|the purchaser's) place\b|\bnominat\w{1,4}\b|\bnominees?\b/i,
  /** Who sells answers with all that it has. */
  ownRight: /\bvendor is bound\b[^.;]{0,40}\bin (?:its|his|her|their) own (?:right|name)\b/i,
  notConfined: /\bno claim of the purchaser\b[^.;]{0,20}\bconfined\b/i,
  /** What the law prints of the days in which a buyer may step back. */
  coolingOffText:
    /\b(?:once|if|when) (?:the )?(?:you|purchaser) (?:cools? off|uses? (?:the|your) cooling[- ]?off right)\b[^.;]{0,80}\b(?:returned|refunded|repaid)\b/i,
  /** "Consent B 26/1184 to build … was given on 17 June 2026." */
  allowed:
    /^\W{0,4}(?:consent|permission|approval|leave)\b[^.;]{0,110}\bwas (?:given|granted)(?: (?:on|by) [^.;]{3,40})?\.?$/i,
  /** A thing that works, with a fault that anybody hears. */
  noisy:
    /\b(?:is|are) (?:\w{3,8} )?(?:noisy|squeaky|stiff|faded)\b[^.;]{0,20}\bnot be (?:replaced|repaired|changed)\b/i,
  /** Both may wait a few days. */
  bothMayWait:
    /\beither (?:party|side|of them) may\b[^.;]{0,80}\b(?:put (?:that|the|this) (?:date|day|time) (?:back|off)|put (?:back|off)|postpone|extend)\b/i,
  onTerms: /\b(?:only|unless|if|pays?|cost)\b/i,
})

const p = LOSES_NOTHING

/** Whether a clause leaves the buyer the right, the money or the papers that it speaks of. */
export function losesNothing({ text, plain }: Pick<Passage, 'text' | 'plain'>): boolean {
  if (holds(plain, p.ownExit, p.allBack) && !p.vendorMay.test(plain)) return true
  if (p.handsOver.test(plain) && !p.onTerms.test(plain)) return true
  if (p.coolsOff.test(text) || p.tiesNone.test(text) || p.withheld.test(text)) return true
  if (p.allowed.test(text) || p.noisy.test(text) || p.bothMayWait.test(plain)) return true
  if (holds(plain, p.ifCompany, p.directorsGuarantee) && !p.putInPlace.test(plain)) return true
  if (holds(plain, p.ownRight, p.notConfined) || p.coolingOffText.test(plain)) return true
  return p.stillStands.test(text) || p.rentRaised.test(text) || p.fromPrice.test(plain)
}
