import { wordings } from '../../wording/wordings.ts'
import { concept, holds } from '../reading/concepts.ts'
import { headed } from '../reading/headed.ts'
import type { Passage } from '../reading/passages.ts'
import { plainOf } from '../reading/plain.ts'

/** How a contract shares the yearly tax of a vendor who may own other land. */
export const LAND_TAX = wordings({
  landTax: /\bland tax\b|\bclause 14\.4\b/i,
  sharing:
    /\b(?:adjust\w{0,5}|apportion\w{0,5}|shar(?:e|es|ed|ing)|divid(?:e|es|ed|ing)|split|reimburs\w{1,6}|refund(?:s|ed)?|repa(?:ys?|id)|contribut(?:e|es|ion)|recoup\w{0,3}|credit(?:s|ed)?|worked out|calculated|computed|reckoned)\b|\bpurchaser (?:must )?(?:allow|pay|bear|meet)s?\b/i,
  /** The bill that was sent, in place of the tax on this land alone. */
  asAssessed:
    /\b(?:actual(?:ly)?|in fact)\b[^.;]{0,40}\b(?:assess\w{0,5}|levied|charged|paid|pays|payable|liab\w{2,6})\b|\bassess(?:ed|ments?)\b[^.;]{0,30}\b(?:actually|in fact)\b|\bactual (?:assessment|amount|liability|rate|land tax)\b|\bvendor's (?:[a-z]{4,10} )?(?:assessment|rate|scale|holdings?|liability)\b|\bassess(?:ed|ments?) (?:[a-z]{2,8} ){0,3}(?:issued |made |sent )?(?:to|on|upon|against) (?:the |that |its )?(?:vendor|estate|owner|trust|company|group|proprietor)\b|\bas (?:it is |the land is )?(?:charged|assessed) (?:to|on|upon|against)\b/i,
  otherLand:
    /\bother (?:lands?|propert(?:y|ies)|holdings?) of the vendor\b[^.;]{0,24}\b(?:brought into|taken into|included|counted|added)\b|\b(?:all|whole|entire|total|aggregated?|combined|multiple)(?: of)? (?:(?:the|its|his|her|their|vendor's|vendors'|other|real) ){0,3}(?:lands?|holdings?|propert(?:y|ies)|parcels?|estate|site|portfolio|lot \d{1,5}|assessments?)\b|\b(?:several|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?<!section )\d{1,2}) (?:other )?(?:lands|holdings|properties|parcels|lots)\b|\bmulti(?:ple)?[- ]?holdings?\b|\bwhether or not\b[^.;]{0,60}\bother (?:lands?|propert\w{1,3})\b|\beven (?:if|though|where)\b[^.;]{0,50}\bother (?:lands?|propert\w{1,3})\b|\bwhatever (?:the rate|holdings?)\b|\b(?:on|with|including) (?:its|his|her|their|the vendor's) other (?:lands?|propert\w{1,3}|holdings?)\b/i,
  steeperRate:
    /\b(?:vendor's|trust|company|group|highest|top|marginal|aggregat\w{1,4}|premium)\b[^.;]{0,16}\b(?:rate|scale)\b|\brate (?:at which|that|on which|in fact|actually|assessed|charged) [^.;]{0,30}\b(?:vendor|holdings?|estate|group)\b/i,
  byArea:
    /\b(?:by|according to|in proportion to|on the basis of|in the ratio of) (?:the |its |their )?(?:land )?(?:area|(?:unit|lot) entitlements?|lot liability)\b/i,
  alone:
    /\b(?:single|sole|only|one|notional)\b[^.;]{0,24}\b(?:holding|ownership|land|lot|property|parcel|owner)\b|\b(?:owns?|owned|held|holds?|owning|holding) no other\b|\bno other land\b|\b(?:land|lot|property) (?:alone|by itself|on its own)\b|\bproportional(?:ly)? to (?:its|the) (?:taxable|site) value\b/i,
  notAlone:
    /\b(?:not|rather than|instead of|in place of|other than|without)\b[^.;]{0,50}\b(?:single|sole|only land|one)\b|\b(?:whatever|despite|notwithstanding|although|regardless of|contrary to)\b[^.;]{0,60}\b(?:single|sole|only land|one)\b/i,
  kept: /\b(?:not|never|nor)(?: to)?(?: be)?(?: so)? (?:adjust\w{0,5}|apportion\w{0,5}|shared?|divided|split|passed|recover\w{0,5}|charged|reimburse\w{0,1}|refund\w{0,2}|pay|bear|contribute|allow|included)\b|\bno (?:adjustment|apportionment|part|share|allowance)\b|\bland tax\b[^.;]{0,40}\b(?:is|must be|remains) (?:paid|borne|met) by (?:the )?vendor\b|\bland tax (?:is|remains) (?:for )?the vendor's\b|\bvendor (?:must )?(?:pays?|bears?|meets?)\b[^.;]{0,40}\bland tax\b/i,
  falls:
    /\b(?:pass(?:es)?|falls?|goes) (?:to|on|upon|over to) (?:the )?purchaser\b|\bpurchaser's (?:to (?:pay|bear|meet)|affair|burden)\b|\b(?:is|are|must be) the purchaser's\b/i,
  /** The vendor's own days, or the whole of the bill. */
  vendorsTime:
    /\bwithout (?:any )?(?:apportionment|adjustment|division)\b|\b(?:whole|full|entire|all)\b[^.;]{0,24}\b(?:year|land tax)\b|\bwhatever the (?:settlement date|date)\b|\bland tax of \$|\bunpaid\b|\barrears\b|\bfor any (?:time|year|period) before\b/i,
  fromDay:
    /\b(?:from|since|at|on) (?:and including )?(?:the )?(?:day of sale|date of (?:acceptance|exchange|signing|(?:this |the )?contract)|contract date|acceptance|exchange|signing)\b/i,
})

/** `wide`: on more than this land; `early`: for days that are not yours; null for neither. */
export function sharingOfLandTax(passage: Passage): 'wide' | 'early' | null {
  const head = headed(passage)
  if (!LAND_TAX.landTax.test(head)) return null
  const plain = head === passage.full ? passage.plain : plainOf(head)
  if (LAND_TAX.kept.test(plain)) return null
  const pays = concept.buyerPays.test(plain)
  if (pays || LAND_TAX.falls.test(plain)) {
    if (LAND_TAX.fromDay.test(plain) || LAND_TAX.vendorsTime.test(plain)) return 'early'
  }
  if (!LAND_TAX.sharing.test(plain) && !pays) return null
  const alone = LAND_TAX.alone.test(plain) && !LAND_TAX.notAlone.test(plain)
  if (LAND_TAX.otherLand.test(plain) && !alone) return 'wide'
  if (alone) return null
  return LAND_TAX.asAssessed.test(plain) ||
    LAND_TAX.steeperRate.test(plain) ||
    LAND_TAX.byArea.test(plain) ||
    holds(plain, LAND_TAX.notAlone)
    ? 'wide'
    : null
}
