import type { StateCode } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { percentsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { changesCovenants, OLD_INSTRUMENT_PATTERNS } from '../terms/old-instrument.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { percent } from '../say.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  /** What its titles name. */
  named:
    /\b(?:finish(?:es)?|fittings|fixtures|materials?|brands?|products?|appliances|colou?rs?|specifications?|floor plan|layout|plan of subdivision|plans?|area|boundar(?:y|ies)|facilities|common property|car ?spaces?|storage|entitlements?|liabilit(?:y|ies)|by-?laws|rules|easements?|lots|stages?|address|number)\b/i,
  ...OLD_INSTRUMENT_PATTERNS,
  vary: /\btolerance\b|\bplus or minus\b|\b(?:var(?:y|ied|iation)|chang(?:e|es|ed)|alter(?:ed|ation)?s?|amend(?:ed|ment|ments)?|substitut(?:e|ed|ion)|modif(?:y|ied|ication)|differ(?:s|ence)?|discrepanc(?:y|ies)|re-?design)\b/i,
  what: /\b(?:plans? of subdivision|the plan|plans?|lot (?:area|size|number|entitlement)s?|areas?|dimensions?|finish(?:es)?|materials?|fittings?|specifications?|any change|car ?(?:park|space|parking)\w{0,4}|common property|by-?laws|rules|layout|floor ?plan|boundar(?:y|ies)|entitlements?|liabilit(?:y|ies) schedule|building|development|measurements?)\b/i,
  vendor: /\b(?:vendor|seller|developer|builder|architect)\b/i,
  noRemedy:
    /\b(?:no|not|nor)\b.{0,50}\b(?:object|objection|requisition|claim|compensation|rescind|delay|terminate|entitled)\b|\b(?:absolute|sole|unfettered) discretion\b|\bwithout (?:the )?(?:consent|notice|compensation|reference)\b|\bmust accept\b|\bshall accept\b|\bwaives?\b|\bas (?:it|the (?:vendor|developer|seller)) (?:thinks|considers|sees)\b/i,
  kept: /\b(?:purchaser|buyer) may (?:rescind|terminate|end|claim)\b|\bmaterially (?:affect|prejudic|detriment)\w{0,6}\b.{0,80}\b(?:may|entitled)\b|\bdo(?:es)? not (?:detrimentally|materially|adversely)\b|\b(?:do|does|must|will) not\b[^.;]{0,60}\b(?:to a material extent|in (?:a|any) material (?:way|respect|degree|manner))\b|\bwithout (?:materially |adversely |detrimentally )(?:affecting|changing)\b|\bnot exceeding [12] ?%|\b(?:section|s\.?) ?9AC (?:applies|governs|is not (?:affected|excluded|limited))\b|\b(?:subject to|without (?:limiting|affecting|excluding)) (?:the purchaser's rights? under )?(?:section|s\.?) ?9AC\b/i,
  smaller:
    /\bareas?\b.{0,160}\b(?:varianc\w{1,2}|tolerance)\b|\b(?:difference|tolerance|variation)\b.{0,24}\bup to\b|\btolerance for area\b|\b(?:area|lot|unit|apartment)\b.{0,60}\b(?:less|under|below|short of|smaller|reduced|greater|larger|decrease\w{0,1}|more)\b/i,
  price:
    /\bprice\b.{0,50}\b(?:increase[sd]?|adjusted (?:up(?:wards?)?|by)|rise|escalat\w{1,4}|vary)\b|\bincreas\w{1,4} (?:in |of )?the (?:purchase )?price\b/i,
  statute: /\b(?:9AC|section 9AC|s\.? ?9AC)\b/i,
  permit:
    /\b(?:planning permit|general condition|this contract may (?:only )?be (?:varied|amended)|contract may be varied|in writing signed)\b/i,
  otherRise: /\bGST\b|nominat/i,
  areaWords: /\b(?:tolerance|estimates?)\b|\b(?:area|size|dimension|measure|differ|plan)/i,
  vendorMay: /\b(?:vendor|seller|developer)\b(?!['’]s).{0,60}\b(?:may|reserves|is entitled|can)\b/i,
  goods: /\b(?:finish|material|specification|lot)/i,
  swap: /\binstall an alternative\b|\bdeparts? from the plans\b|\b(?:swap\w{0,4}|something else|substitut\w{1,4}|replac\w{1,4}|indicative|conceptual|re-?design|equivalents?|another of|(?:like|similar|comparable) (?:standard|kind|quality|products?|items?|models?)|alternatives?|may not correspond|may differ|not to scale|add (?:levels|lots)|number of lots)\b/i,
  remade:
    /\bvendor may make\b.{0,40}\bchanges?\b.{0,60}\b(?:layout|fa[cç]ade|inclusions?|plan|lot|building|finishes)\b|\b(?:increase|decrease|reduction) \b.{0,60}\barea\b.{0,60}\baccepted by the purchaser\b/i,
  made: /\bproducts?\b|\b(?:items?|brands?|models?|stone|timber|tiles?|finish(?:es)?|appliances?|colours?|fittings?|materials?|drawings?|plans?|building|lots?|specifications?|inclusions?|layout|renders?|artist)\b/i,
  free: /\b(?:builder|vendor|architect)'s choice\b|\bvendor must not be in breach\b|\b(?:vendor|builder|architect)\b.{0,120}\b(?:may|opinion|discretion|thinks|reserves)\b|\bmay be (?:substituted|replaced|changed|varied)\b|\bpurchaser acknowledges\b.{0,80}\b(?:indicative|conceptual|only)\b|\b(?:opinion|discretion) of the (?:vendor|architect|builder)\b/i,
  deemed:
    /\bpurchaser\b.{0,40}\b(?:deemed|taken) to (?:have )?(?:accept|approv|agree|consent)\w{0,3}\b.{0,60}\b(?:amendment|change|variation|plan|alteration|substitut)\w{0,4}/i,
  changes: concept.changes,
  shown: concept.shown,
  noRemedyAtAll: concept.noRemedy,
  discretion: concept.discretion,
  vendorFree: concept.vendorMay,
  consent: concept.consent,
  toBuild:
    /\b(?:as constructed|discontinued|specified product)\b|\b(?:finished (?:apartment|home|house|lot)|floor areas?|tolerance)\b|\b(?:relevant authority|registrar)\b|\b(?:builder|storeys|balcon(?:y|ies)|facilit(?:y|ies)|fa[cç]ade|services risers?|servicing authority|architect|design|floor plan|wall centres|as finally surveyed|provisional|specifications?|building plans?|draft|proposed (?:plan|lot)|as built|development|apartment|stages?|car (?:spaces?|parks?)|entitlements?|registered plan|(?:units?|strata|community|building format|survey) plan|plan of (?:subdivision|division)|to be (?:built|constructed|erected)|finish(?:es)?|appliances?|depicted|shown on the plans?|(?:any|the) authority|display)\b/i,
  accepts:
    /\bacceptable to the purchaser\b|\bpurchaser\b.{0,30}\b(?:must (?:accept|settle|still)|accepts?|acknowledges?|agrees?|understands?)\b/i,
  passOn:
    /\b(?:add|pass on|recover|charge)\b.{0,50}\b(?:increase|rise|extra|additional cost)\b.{0,50}\bprice\b|\b(?:increase|rise)\w?\b.{0,80}\b(?:added to|payable by|passed on)\b.{0,24}\b(?:price|purchaser)\b/i,
  /** Where the deposit goes, and how a tax is shared, changes nothing that is built. */
  ofMoney:
    /\b(?:deposit ?holder|stakeholder|release of the deposit)\b[^.;]{0,60}\b(?:pays?|release|account)|\b(?:land tax|council rates|rates and taxes|outgoings)\b[^.;]{0,24}\b(?:is|are|must be|shall be|will be)\b[^.;]{0,12}\b(?:adjusted|apportioned|shared|divided)\b/i,
  notThis:
    /\b(?:bond|guarantee|fence|fences|title boundar|occupation|general condition|finance|settlement date|deposit|price list|commission|insurance)\w{0,3}\b/i,
  /** As good as what was shown, and the purchaser is told before. */
  asGood:
    /\b(?:no (?:less|lower|lesser)|not (?:less|lower|inferior)|equal|at least equal|the same|equivalent|better)\b[^.;]{0,20}\b(?:quality|value|standard)\b/i,
  told: /\b(?:notice|notif(?:y|ies)|tell(?:s|ing)?|inform(?:s|ing)?|samples?)\b[^.;]{0,24}\bpurchaser\b|\bpurchaser is (?:told|notified|given)\b/i,
  loosely:
    /\b(?:discretion|opinion|thinks?|considers?|no objection|(?:purchaser|and|nor) must not|not object|similar|without (?:notice|reference))\b/i,
  /** A swap that the clause lets the vendor make in no other case. */
  onlyThen: /\bonly (?:if|where|when|with|by)\b/i,
  /** Works that were done without leave are no plan of what will be done. */
  unapproved:
    /\b(?:do(?:es)?|did) not (?:hold|have|obtain|get|seek)\b[^.;]{0,60}\b(?:approval|consent|permit|certificate)\b[^.;]{0,30}\b(?:that|this|those|these|the) (?:change|conversion|alteration|addition|work)s?\b/i,
  slips:
    /\b(?:errors?|mistakes?|slips?) (?:of|in) (?:typing|spelling|printing|numbering|description|grammar)\b|\b(?:typographical|clerical|obvious) (?:errors?|mistakes?|slips?)\b/i,
  /** The vendor takes the lot back for less, which makes it no smaller. */
  boughtBack:
    /\bvendor\b[^.;]{0,40}\b(?:buy|re-?purchase|purchase|re-?acquire|acquire|take back)\b[^.;]{0,40}\b(?:lot|land|property|back)\b/i,
  // The buyer's own works on a finished building are no change by the vendor.
  /** A right to buy the lot back is told by the rule on the developer's covenants. */
  buysBack: /\bbuy\b[^.;]{0,24}\bback\b|\bbuy-?back\b|\brepurchas\w{1,3}\b/i,
  buyersWorks:
    /\bpurchaser\b.{0,20}\bmust not (?:alter|change|vary|modify|amend|add|replace|paint|interfere|make any)\b/i,
  direct:
    /\bvendor\b(?!['’]s (?:lawyer|solicitor|agent))(?:(?!\bpurchaser\b).){0,40}\bmay\b.{0,90}\b(?:vary|change|alter|amend(?:ed)?|substitute|modify|redesign|re-?configure|re-?locate|consolidate|subdivide|add|omit|remove|depart|make (?:such |any |all |minor )?(?:changes|variations|alterations))\b/i,
  designed:
    /\b(?:plans?|lots?|apartments?|units?|balcon(?:y|ies)|services|facilities|layout|fa[cç]ade|finish(?:es)?|specifications?|materials?|inclusions?|common property|by-?laws|entitlements?|storeys?|levels?|car ?(?:parks?|spaces?|parking)|storage|building|boundaries|areas?|design)\b/i,
  remix:
    /\b(?:consolidat\w{1,3}|(?:re-?)?subdivid\w{1,3}|re-?number\w{1,3}|omitted|deleted|combined|storeys added|levels added)\b/i,
  loose: /\bsubject to (?:change|variation|substitution|availability)\b/i,
  /** Another lot, or another thing at the same price, in place of what was sold. */
  otherThing:
    /\bvendor\b[^.;]{0,16}\b(?:may|can)\b[^.;]{0,24}\b(?:substitute|transfer|give|allot|allocate|exchange|swap)\b[^.;]{0,24}\b(?:another|a different|some other|an alternative) (?:block|lot|allotment|unit|apartment|townhouse|villa|house|parcel)\b|\b(?:may|can) be (?:swapped|exchanged|replaced|substituted)\b[^.;]{0,60}\b(?:similar|comparable|alike|equivalent|fit)\b[^.;]{0,40}\bprice\b/i,
  swaps: /\bsubstitut(?:ions?|es?)\b.{0,20}\b(?:permitted|allowed|accepted|at discretion)\b/i,
  mended: /\b(?:damaged|stolen|destroyed|lost|broken|worn)\b|\bvendor must not\b/i,
  /** The vendor's own task before settlement on a thing that stands there. */
  vendorMends:
    /\bvendor must (?!not\b)[^.;]{0,90}\b(?:replac\w{1,3}|repair\w{0,3}|mend\w{0,3}|fix(?:ed)?|renew\w{0,3}|chang\w{1,3})\b/i,
  mayChoose:
    /\bmay\b|\bdiscretion\b|\bopinion\b|\bmust (?:accept|not)\b|\bno (?:claim|objection)\b/i,
  fixed:
    /\bprice\b.{0,24}\b(?:is fixed|not (?:be )?(?:increas|ris|var|adjust|chang|escalat|subject)|no (?:increase|rise))\w{0,3}/i,
  // A cost of the project that moves to the buyer after signing.
  newCharge:
    /\b(?:new|further|additional|increased?|any)\b.{0,30}\b(?:tax|levy|charges?|contributions?|impost|duty)\b.{0,140}\b(?:impos\w{2,3}|introduc\w{2,3}|levied|enacted|government|authority|agency|after (?:the|this))\b/i,
  /** Rates, levies and contributions that fall on whoever owns: they are shared, and raise no price. */
  ofOwner:
    /\b(?:special (?:rate|charge|levy|contribution)s?|contributions?|periodic fees?|owners corporation|body corporate|strata)\b/i,
  /** Of these it is the scheme that asks, and not the developer. */
  ofScheme:
    /\b(?:special (?:rate|charge)s?|periodic (?:fee|outgoing)s?|owners corporation|body corporate)\b/i,
  moves:
    /\bpassed (?:on|through) to (?:the )?purchaser\b|[:–-] ?(?:to|by|for) (?:the )?purchaser\b/i,
  siteCost:
    /\b(?:site|construction|building|rock|excavation|piering|slab|footing)s? costs?\b|\bprovisional (?:sum|allowance)\b|\bprime cost\b|\bcosts? of (?:rock|retaining|piling|excavat\w{1,3}|fill)\b|\bcosts? of (?:construct|build|complying|compliance|the works)\w{0,4}\b/i,
  costRises: /\bcosts?\b.{0,100}\b(?:rises?|increases?|increased|exceeds?|escalat\w{1,4})\b/i,
  priceRises:
    /\b(?:price|balance(?: payable)?|purchase money|amount payable)\b.{0,16}\b(?:rises?|increases?|increased|goes up|must rise|adjusted)\b/i,
  addsPrice: /\bvendor may\b.{0,40}\badd\b.{0,12}\bto the (?:purchase )?price\b/i,
  charged: concept.buyerPays,
  statutes:
    /\bfurther statements?\b|\bsections? 21[34]\b|\bnotifiable variations?\b|\bmaterially prejudic\w{2,4}\b/i,
  surrendered:
    /\bwaives?\b|\bgives? up\b|\bagrees not\b|\bmust not\b.{0,40}\b(?:rely|exercise|terminate|end|rescind|claim)\b|\bnot (?:be )?(?:taken|deemed|regarded|considered|treated)\b|\bno further statement\b.{0,40}\b(?:regarded|treated|considered|be)\b|\bis not a (?:type|material)\b|\bdeemed not\b|\bforgoes?\b/i,
  immaterial:
    /\b(?:changes?|variations?|amendments?|alterations?|differences?|reductions?)\b.{0,60}\b(?:immaterial|not (?:be )?(?:regarded as |treated as |considered |deemed |taken |to be ){0,2}(?:material\b|materially))/i,
  takesIt:
    /\bno (?:change|variation|amendment|alteration)\b.{0,60}\b(?:release|relieve|entitle|excuse)s?\b.{0,24}\bpurchaser\b|\bpurchaser\b.{0,20}\b(?:must accept|accepts?)\b.{0,40}\b(?:as (?:so )?(?:altered|varied|amended|changed)|changes?|alterations?|variations?)\b/i,
  silentAccept:
    /\bpurchaser\b.{0,30}\bnot\b.{0,24}\b(?:object\w{0,4}|notice)\b.{0,70}\b(?:bound|accepted|deemed|taken)\b/i,
  varied: /\b(?:variation|amend\w{2,5}|change|alteration)s?\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.statute,
  [patterns.statutes, patterns.surrendered],
  patterns.immaterial,
  [patterns.costRises, patterns.priceRises],
  patterns.addsPrice,
  patterns.newCharge,
  patterns.siteCost,
  patterns.price,
  patterns.passOn,
  patterns.otherThing,
  patterns.deemed,
  patterns.remade,
  patterns.swaps,
  [patterns.designed, patterns.takesIt],
  [patterns.silentAccept, patterns.varied],
  [patterns.made, patterns.loose],
  [patterns.direct, patterns.designed],
  [patterns.remix, patterns.designed, patterns.discretion],
  [patterns.swap, patterns.made, patterns.free],
  patterns.smaller,
  [patterns.vary, patterns.what],
  [patterns.shown, patterns.changes],
]

/** What the developer may deliver in place of what was shown. */
export default defineRule({
  id: 'national/off-plan-variation',
  title: 'The vendor’s right to change the plan, area or finishes',
  category: 'legal',
  severity: 'high',
  kind: 'threshold',
  law: [
    cite(act.vic.saleOfLand, 'ss 9AC, 9AH'),
    cite(act.nsw.conveyancing, 'ss 66ZN–66ZQ'),
    cite(act.qld.landSales, 'ss 10–13'),
    cite(act.qld.bodyCorporate, 'ss 212–217B'),
  ],
  appliesTo: ['special-conditions'],
  patterns,
  names: patterns.named,
  clear:
    'No clause was found that lets the vendor change the lot or the building without your say.',
  subject:
    /\b(?:vendor|seller|developer|proprietor|grantor|builder|purchaser|buyer|transferee|we|you)\b[^.;]{0,80}\b(?:var(?:y|ies|ied|iations?|iance)|alter(?:s|ed|ations?)?|chang(?:e|es|ed)|amend(?:s|ed|ments?)?|substitut\w{1,4}|replaced?|relocate|re-?allocate|re-?numbered|depart\w{0,4}|differ\w{0,5}|decrease|reduc\w{1,5}|alternative|smaller|larger|approximate|correspond|adjusted|added|allot|something else|another)\b[^.;]{0,60}\b(?:plans?|lots?|building|design|finish(?:es)?|materials|products?|fittings?|appliances?|areas?|specifications?|floors?|townhouse|apartment|villa|layout|storeys?|drawings|surveyed|entitlements?|common facilities|balcony|dimensions|development)\b|\b(?:vendor|seller|developer|proprietor|grantor|builder|purchaser|buyer|transferee|we|you)\b[^.;]{0,60}\b(?:plans?|lots?|building|design|finish(?:es)?|materials|products?|fittings?|appliances?|areas?|specifications?|floors?|townhouse|apartment|villa|layout|storeys?|drawings|surveyed|entitlements?|common facilities|balcony|dimensions|development)\b[^.;]{0,60}\b(?:var(?:y|ies|ied|iations?|iance)|alter(?:s|ed|ations?)?|chang(?:e|es|ed)|amend(?:s|ed|ments?)?|substitut\w{1,4}|replaced?|relocate|re-?allocate|re-?numbered|depart\w{0,4}|differ\w{0,5}|decrease|reduc\w{1,5}|alternative|smaller|larger|approximate|correspond|adjusted|added|allot|something else|another)\b|\b(?:plans?|lots?|building|design|finish(?:es)?|materials|products?|fittings?|appliances?|areas?|specifications?|floors?|townhouse|apartment|villa|layout|storeys?|drawings|surveyed|entitlements?|common facilities|balcony|dimensions|development)\b[^.;]{0,80}\b(?:var(?:y|ies|ied|iations?|iance)|alter(?:s|ed|ations?)?|chang(?:e|es|ed)|amend(?:s|ed|ments?)?|substitut\w{1,4}|replaced?|relocate|re-?allocate|re-?numbered|depart\w{0,4}|differ\w{0,5}|decrease|reduc\w{1,5}|alternative|smaller|larger|approximate|correspond|adjusted|added|allot|something else|another)\b[^.;]{0,60}\b(?:vendor|seller|developer|proprietor|grantor|builder|purchaser|buyer|transferee|we|you)\b|\b(?:var(?:y|ies|ied|iations?|iance)|alter(?:s|ed|ations?)?|chang(?:e|es|ed)|amend(?:s|ed|ments?)?|substitut\w{1,4}|replaced?|relocate|re-?allocate|re-?numbered|depart\w{0,4}|differ\w{0,5}|decrease|reduc\w{1,5}|alternative|smaller|larger|approximate|correspond|adjusted|added|allot|something else|another)\b[^.;]{0,60}\b(?:plans?|lots?|building|design|finish(?:es)?|materials|products?|fittings?|appliances?|areas?|specifications?|floors?|townhouse|apartment|villa|layout|storeys?|drawings|surveyed|entitlements?|common facilities|balcony|dimensions|development)\b[^.;]{0,60}\b(?:vendor|seller|developer|proprietor|grantor|builder|purchaser|buyer|transferee|we|you)\b|\b(?:floor|internal|lot|surveyed|unit) areas?\b[^.;]{0,80}\b(?:approximate|differ\w{0,5}|reduc\w{1,5}|shortfall|var\w{2,8}|estimates?|exceeds)\b|\b\d{1,2}(?:\.\d)? ?(?:%|per cent)[^.;]{0,60}\b(?:smaller|larger|areas?|measure\w{0,5}|disregarded|immaterial|acceptable)\b|\b(?:area|reduction|shortfall|smaller|difference)\b[^.;]{0,60}\b\d{1,2} ?(?:%|per cent)|\btoleranc\w{1,2} (?:for|of|in)\b|\bdiscontinued\b|\b(?:comparable|equal|like) (?:standard|quality|value)\b|\b(?:indicative|conceptual)\b|\bmaterially prejudicial\b|\bimmaterial\b|\bas finally surveyed\b|\b(?:draft|proposed|strata|units|building) plans?\b[^.;]{0,80}\b(?:var(?:y|ied|iations?)|differ\w{0,5}|changed?|altered)\b|\blots\b[^.;]{0,80}\b(?:may change|consolidated|re-?subdivided|re-?numbered)\b|\b(?:increase|rise|add)\b[^.;]{0,40}\bto the price|\b(?:increase|adjust) the price\b|\bprice\b[^.;]{0,30}\b(?:adjusted upward|increased|may (?:rise|increase|go up))\b|\bnew (?:government )?(?:tax\b(?! year)|levy|charge)|\bcharge\b[^.;]{0,80}\bpassed on\b/i,
  messages: {
    area: {
      title: 'The lot or apartment may differ in area by {{share}} without any remedy',
      description:
        'The wording at {{where}} lets the area or plan change by up to {{share}} and takes away your right to object or be compensated. You would pay the full price for a smaller or different home.',
      recommendation:
        'Before you sign, ask to limit changes to 2% of the area, with a price reduction or a right to end the contract beyond that.',
      question:
        'Will the vendor limit changes of area to 2% and compensate the purchaser beyond that?',
    },
    change: {
      title: 'The vendor can vary the plan, finishes or building without your consent{{named}}',
      description:
        'The wording at {{where}} lets the vendor change what you are buying and takes away your right to object. The finished home may have other materials, a different layout, or different shared areas than you were shown.',
      recommendation:
        'Before you sign, ask to limit changes to minor ones that do not affect value or use, and attach the plans and the schedule of finishes.',
      question: 'Will the vendor limit changes to those that do not reduce value, area or amenity?',
    },
    waiver: {
      title: 'You are asked to give up rights on a change of the plan',
      description:
        'The wording at {{where}} takes away or limits what you may do when the plan is changed. {{right}} Whether a clause that takes this away has any effect is a question for a lawyer.',
      recommendation:
        'Before you sign, have your lawyer check this clause and ask for its removal.',
      question:
        'Will the vendor leave the purchaser’s rights on a change of the plan as the law gives them?',
    },
    price: {
      title: 'The price can go up before settlement',
      description:
        'The wording at {{where}} lets the price rise after you have signed. You could owe more than your loan was approved for.',
      recommendation: 'Before you sign, ask for a fixed price.',
      question: 'Will the vendor confirm that the price is fixed?',
    },
  },
  check({ doc }, report) {
    for (const { plain, full, text, span, zone } of holdingAny(
      passagesIn(doc, ['special-conditions', 'annexure']),
      ['text', 'plain'],
      ...ENTRIES,
    )) {
      if (patterns.buyersWorks.test(plain) || patterns.slips.test(plain)) continue
      if (patterns.ofMoney.test(plain) || patterns.unapproved.test(text)) continue
      if (zone === 'annexure' && changesCovenants(text)) continue
      if (patterns.buysBack.test(plain)) continue
      if (patterns.boughtBack.test(plain)) continue
      if (patterns.vendorMends.test(plain) && !patterns.mayChoose.test(plain)) continue
      const fair = patterns.told.test(plain) || patterns.onlyThen.test(plain)
      if (fair && patterns.asGood.test(plain) && !patterns.loosely.test(plain)) continue
      if (patterns.statute.test(text) && patterns.noRemedy.test(full)) {
        report('waiver', [span], { right: rightIn(doc.state) })
        continue
      }
      // New South Wales asks about its sections 66ZN to 66ZQ in a rule of its own.
      const surrendered =
        doc.state !== 'NSW' &&
        (holds(plain, patterns.statutes, patterns.surrendered) || patterns.immaterial.test(plain))
      if (surrendered && !(patterns.kept.test(full) || patterns.kept.test(plain))) {
        report('waiver', [span], { right: rightIn(doc.state) })
        continue
      }
      const dearer =
        holds(plain, patterns.costRises, patterns.priceRises) ||
        patterns.addsPrice.test(plain) ||
        ((patterns.newCharge.test(plain) || patterns.siteCost.test(plain)) &&
          (patterns.charged.test(plain) || patterns.moves.test(plain)))
      if (
        (patterns.price.test(text) || patterns.passOn.test(plain) || dearer) &&
        !patterns.fixed.test(plain) &&
        !patterns.otherRise.test(full) &&
        (patterns.price.test(text) ||
          !(isOffThePlan(doc) ? patterns.ofScheme : patterns.ofOwner).test(plain))
      ) {
        report('price', [span], {}, { strength: 'likely' })
        continue
      }
      if (patterns.otherThing.test(plain)) {
        report('change', [span], {}, { unmistakable: true })
        continue
      }
      if (
        patterns.deemed.test(plain) ||
        patterns.remade.test(plain) ||
        patterns.swaps.test(plain) ||
        holds(plain, patterns.designed, patterns.takesIt) ||
        holds(plain, patterns.silentAccept, patterns.varied) ||
        holds(plain, patterns.made, patterns.loose) ||
        (holds(plain, patterns.direct, patterns.designed) &&
          (isOffThePlan(doc) || patterns.toBuild.test(plain) || patterns.discretion.test(plain)) &&
          !patterns.mended.test(plain) &&
          !patterns.notThis.test(plain) &&
          !patterns.consent.test(plain)) ||
        (holds(plain, patterns.remix, patterns.designed, patterns.discretion) &&
          !patterns.consent.test(plain)) ||
        (patterns.swap.test(plain) && patterns.made.test(plain) && patterns.free.test(plain))
      ) {
        if (
          !patterns.permit.test(full) &&
          !(patterns.kept.test(full) || patterns.kept.test(plain))
        ) {
          const most = Math.max(0, ...percentsIn(text))
          if (most === 0 || most > 5) report('change', [span])
        }
        if (percentsIn(text).length === 0) continue
      }
      const smaller = patterns.smaller.test(text) && percentsIn(text).length > 0
      const free =
        holds(plain, patterns.shown, patterns.changes) &&
        (isOffThePlan(doc) || patterns.toBuild.test(plain)) &&
        ((patterns.vendorFree.test(plain) && patterns.discretion.test(plain)) ||
          (patterns.noRemedyAtAll.test(plain) &&
            (patterns.vendorFree.test(plain) ||
              patterns.accepts.test(plain) ||
              patterns.toBuild.test(plain)))) &&
        !patterns.notThis.test(plain) &&
        !patterns.consent.test(plain)
      const named = patterns.vary.test(text) && patterns.what.test(text)
      if (!smaller && !named && !free) continue
      if (patterns.permit.test(full) || patterns.kept.test(full) || patterns.kept.test(plain))
        continue
      const shares = percentsIn(text).filter((share) => share <= 30)
      const share = Math.max(0, ...shares)
      if (share > 2 && patterns.areaWords.test(text)) {
        const severity = share > 5 ? 'critical' : 'high'
        report(
          'area',
          [span],
          { share: percent(share) },
          { severity: isOffThePlan(doc) ? 'high' : severity },
        )
        continue
      }
      if (share > 0 && share <= 2) continue
      const vendorMay = patterns.vendorMay.test(full)
      if (!isOffThePlan(doc) && !free && !patterns.goods.test(text)) continue
      if (vendorMay || free || patterns.noRemedy.test(full)) report('change', [span])
    }
  },
})

/** What the law of the state gives a buyer whose lot is changed. */
function rightIn(state: StateCode | null): string {
  if (state === 'VIC')
    return 'In Victoria a change that affects your lot materially may give you a right to end the contract within a short time (section 9AC of the Sale of Land Act).'
  if (state === 'QLD')
    return 'In Queensland you may end the contract within 21 days of a further statement about a change that materially harms you.'
  return 'The law may give you a right to end the contract, or to be paid, when a change affects your lot materially.'
}
