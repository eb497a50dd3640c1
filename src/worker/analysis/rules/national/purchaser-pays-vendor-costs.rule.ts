import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { dollars, list } from '../say.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  /** What its titles name. */
  named:
    /\b(?:legal (?:costs|fees)|conveyancing (?:costs|fees)|agent's commission|commission|advertising|marketing|auction(?:eer's)? (?:costs|fee)|land tax|survey(?:or's)? (?:costs|fees)?|valuation|inspection (?:costs|fee)|certificates?|search(?:es)?|administration fee|document(?:ation)? fee|registration|establish(?:ment|ing)|owners corporation|body corporate|connect(?:ion|ing)|services|meters?|headworks|contributions?|levies|bond|landscaping|fencing|crossover|nbn|insurance premium|insurance|GST|duty|extension fee|release of (?:the )?mortgage|discharge fee)\b/i,
  costs:
    /\b(?:purchaser|buyer)\b.{0,80}\b(?:pays?|reimburses?|contributes?|contribution|bears?|allow)\b.{0,160}\b(?:vendor's (?:legal )?costs|seller's (?:legal )?costs|establishment (?:of|cost|fee)|connection (?:of|fee|cost)|administration fee|preparing (?:this|the) contract|legal costs of|section 27 statement|discharge fees?|marketing|registering the plan|metering)\b/i,
  money: /\$ ?\d/,
  default: /\b(?:default|breach|late|reschedul|nominat|delay|notice to complete)\w{0,4}\b/i,
  own: /\b(?:own (?:legal )?costs|its own)\b/i,
  charged:
    /\bpurchaser\b.{0,60}\b(?:pays?|reimburses?|contributes?|bears?|allow)\b|\b(?:payable|borne|paid|met) by the purchaser\b|\b(?:added to|allowed|adjusted)\b.{0,60}\b(?:due|payable|settlement|favour of the vendor)\b/i,
  whose:
    /\b(?:cost of registering the plan|registration of the plan|cost of (?:the )?(?:body corporate certificate|owners corporation certificate|section 32|vendor'?s? statement|preparing|preparation)|preparing this contract|preparation of this contract|vendor's (?:agent'?s? )?(?:commission|agent's commission|lawyers?|solicitors?|conveyancer)|administration (?:charge|fee)|document(?:ation)? fee|meter installation|fencing contribution|nbn (?:connection|levy)|connection (?:charge|fee|cost)s?|marketing (?:costs?|contribution)|letterbox|driveway contribution|cost of the (?:certificates?|section 32))\b/i,
  fault:
    /\b(?:default|breach|late|miss(?:ing|ed)|re-?schedul|re-?settle|nominat|extension|each (?:notice|request))\w{0,4}\b/i,
  buyerPays: concept.buyerPays,
  vendorThings:
    /\bvendor's\b.{0,40}\b(?:costs?|expenses?|fees?|disbursements?|searches|commission|marketing|legal|advertising|accounts?)\b|\b(?:section 32|vendor'?s? statement|(?:owners corporation|body corporate|planning|section 10\.7|strata information|form 1|form 2|disclosure statement) (?:certificates?|statement)?|searches|certificates|plan of subdivision|(?:electricity |gas |water )?meters?|marketing|advertising|agent'?s? commission|buyer'?s premium|purchaser'?s premium|administration (?:fee|charge)|establishment|(?:initial|first|one-off|upfront) (?:contributions?|levy|levies|payment|(?:insurance )?premium)|first insurance premium|document(?:ation)? (?:preparation )?(?:fee|charge)|insurance premium|costs? of the (?:strata )?plan|drawing (?:of )?th(?:is|e) contract|(?:preparation|preparing|registration|registering|drafting) (?:of )?(?:the |this )?(?:plan|contract|titles?))\b/i,
  charge:
    /\$|\bcontributions?\b|\b(?:costs?|fees?|expenses?|charges?|premium|searches|sum|amount|disbursements)\b/i,
  /** What an agent, a platform or a promoter takes for itself. */
  /** What authorities ask of whoever develops the land. */
  levies:
    /\b(?:imposts?|(?:development|developer|infrastructure|head ?works|open space|community infrastructure) (?:lev(?:y|ies)|contributions?|charges?)|(?:new|increased|additional) (?:government |statutory )?(?:lev(?:y|ies)|charges?|contributions?|tax(?:es)?))\b/i,
  addsThem:
    /\bpurchaser\b[^.;]{0,60}\b(?:adds?|pays?|reimburses?|contributes?|bears?|meets?|allows?)\b[^.;]{0,80}\b(?:proportion|share|part|amount|all|whole|such|any|every|each|them)\b|\b(?:added to|in addition to|on top of) (?:the )?(?:price|balance)\b/i,
  notLevies:
    /\b(?:need not|not (?:be )?(?:required|liable|obliged)|owners? corporation|body corporate|own use|purchaser's (?:own|works|default)|land tax|duty|after settlement)\b/i,
  premium:
    /\b(?:buyer|purchaser)'s (?:\w{4,15} )?premium\b|\bpremium of [^.;]{1,16}(?:%|per ?cent) of the (?:hammer|sale|purchase)? ?price\b|\b(?:platform|success|program|introduction|referral|finder'?s?|technology|settlement service|auction) fee\b|\bfor setting up (?:and administering )?th(?:is|e) (?:contract|arrangement)\b/i,
  owes: /\bpurchaser\b[^.;]{0,60}\b(?:pays?|chips? in|adds?|owes?|contributes?)\b|\bpurchaser's to pay\b|\b(?:payable|borne|paid|met)\b[^.;]{0,60}\b(?:by (?:the )?(?:purchaser|successful bidder)|in addition to the price|on top of the price)\b|\b(?:on top of|in addition to|besides) the (?:price|deposit)\b|\bsuccessful bidder must pay\b/i,
  /** Named in dollars for what the vendor ordered, whoever is said to pay it. */
  toVendor:
    /\bcontribution to(?:wards)? (?:the )?(?:vendor's )?(?:marketing|advertising|legal|selling)\b|\$ ?\d[\d,.]{1,9} (?:is (?:payable |due )?)?to (?:the )?vendor\b[^.;]{0,24}\bfor (?:preparing|drawing|registering|the (?:preparation|transfer))|\b(?:chips? in|contributes?)\b[^.;]{0,24}\$ ?\d[^.;]{0,24}\b(?:marketing|advertising|campaign|styling)\b|\breimburses? (?:to )?(?:the )?vendor\b[^.;]{0,60}\$ ?\d.{0,120}\bpaid to (?:the )?(?:council|authority|shire|city)\b/i,
  /** "Toward what the vendor has spent on the campaign". */
  spent:
    /\b(?:what|whatever|sums?|amounts?|money|part)\b(?: that| which)? (?:the )?vendor (?:has |have |had )?(?:spent|paid|laid out|incurred|outlaid|owes)\b|\bvendor's (?:outlays?|(?:selling |sale )?campaign|auction(?:eer)?|styling|photograph\w{1,3})\b/i,
  vendorBears: /\bvendor (?:must )?(?:bears?|pays?|meets?)\b/i,
  andOwn: /\b(?:as well as|besides|in addition to|and also) (?:its|their|his|her|purchaser) own\b/i,
  noFee:
    /\bno (?:[\w'’]{3,14} )?(?:fee|premium|contribution|charge)\b|\bpaid by (?:the )?vendor\b|\bvendor (?:must )?pays?\b/i,
  ownThings:
    /\b(?:own (?:legal )?costs?|its own|their own|purchaser's own|each party|loan|mortgage|lender|transfer duty and registration fees on)\b|\bvendor (?:must|pays|bears|agrees to)\b/i,
  /** A time, and no cost of registering anything. */
  whenRegistered:
    /\b(?:before|until|till|after|upon|on|prior to|following|pending) (?:the )?registration of (?:the |a )?(?:plan|titles?)\b/i,
  /** To whom the price itself is paid. */
  payee:
    /\b(?:deposit|balance|residue|price|purchase money)\b[^.;$]{0,70}\b(?:to|as|with) (?:the )?vendor's (?:lawyers?|solicitors?|conveyancers?|agents?)\b(?!')/i,
  connects:
    /\bconnect(?:ing|ion)s?\b.{0,60}\b(?:power|gas|water|nbn|telephone|electricity|services|meters?)\b|\bconnect(?:ing|ion)\b.{0,80}\$|\$.{0,80}\bconnect(?:ing|ion)\b/i,
})

/** Words in which a cost of the vendor seems to be named, and is not. */
const NO_COST = [patterns.whenRegistered, patterns.payee]

/** As much as a conveyance, a loan and the inspections cost together. */
const LARGE_CENTS = 500_000

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.levies, patterns.addsThem],
  patterns.charged,
  [patterns.buyerPays, patterns.charge],
  [patterns.premium, patterns.owes],
  patterns.toVendor,
  [patterns.spent, patterns.buyerPays],
  patterns.andOwn,
  patterns.costs,
]

/** Costs of the vendor that are added to the price. */
export default defineRule({
  id: 'national/purchaser-pays-vendor-costs',
  title: 'Vendor’s costs charged to you',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'particulars', 'auction-conditions'],
  patterns,
  names: patterns.named,
  clear:
    'No clause was found that charges the vendor’s costs to you, other than those of a default.',
  subject:
    /\b(?:purchasers?|buyers?|transferee|you)\b[^.;]{0,100}\b(?:pay|pays|paid|reimburs\w{1,5}|contribut\w{1,4}|refund\w{0,3}|bears?|chips? in|borne|add to)\b[^;]{0,120}\b(?:costs?|fees?|commission|premium|expenses?|charges?|disbursements?|searches|certificates?|campaign|advertising|marketing|styling|preparation|levy|contribution|bond)\b|\b(?:costs?|fees?|commission|premium|expenses?|charges?|disbursements?|contribution)\b[^;]{0,120}\b(?:payable|paid|pay|borne|reimbursed|refund|added)\b[^.;]{0,60}\b(?:purchasers?|buyers?|transferee|you|amount due|developer)\b|\bbuyer'?s premium\b|\b(?:documentation|document preparation|platform) (?:charge|fee)\b|\badministration (?:charge|fee)\b[^.;]{0,60}\b(?:vendor|seller|completion|settlement)\b|\b(?:vendor|seller|developer|our|agent|auctioneer)'?s? legal (?:costs|fees?)\b|\bpay \$[^;]{0,30}\b(?:towards|to) the (?:seller|vendor)/i,
  givesWayTo: {
    'national/default-fees': ['costs'],
    'national/adjustment-shift': ['costs'],
  },
  messages: {
    levies: {
      title: 'You pay a share of the developer’s levies on top of the price, without a limit',
      description:
        'By the wording at {{where}} levies, contributions or charges that authorities ask of the developer are passed on to you at settlement, in addition to the price. No sum is named, so nobody can tell you today what you will pay.',
      recommendation:
        'Before you sign, ask for this clause to be struck out, or for a fixed sum at most. Ask which of these charges are already known.',
      question:
        'Will the vendor bear every levy and contribution for the development, and which are known today?',
      suggestedWording:
        'The vendor must pay every levy, contribution and charge of an authority in connection with the development.',
    },
    costs: {
      title: 'You pay costs of the vendor on top of the price{{amount}}{{named}}',
      description:
        'By the wording at {{where}} you pay costs that belong to the vendor, such as its lawyer, connections or the set-up of the owners corporation{{amount}}. It is a higher price by another name.',
      recommendation: 'Before you sign, ask to delete these payments, or count them in your price.',
      question: 'Will the vendor bear its own legal, registration and connection costs?',
    },
  },
  check({ doc }, report) {
    for (const { plain, full, text, span } of holdingAny(
      passagesIn(doc, [
        'special-conditions',
        'particulars',
        'auction-conditions',
        'annexure',
        'other',
      ]),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      const timeless = NO_COST.reduce(
        (rest, pattern) => (pattern.test(rest) ? rest.replaceAll(everywhere(pattern), ' ') : rest),
        plain,
      )
      const charged =
        patterns.charged.test(plain) && patterns.whose.test(timeless) && !patterns.fault.test(plain)
      const shifted =
        holds(plain, patterns.buyerPays, patterns.charge) &&
        (patterns.vendorThings.test(timeless) || patterns.connects.test(plain)) &&
        !patterns.fault.test(plain) &&
        !patterns.ownThings.test(plain)
      if (
        holds(plain, patterns.levies, patterns.addsThem) &&
        !patterns.notLevies.test(plain) &&
        dollarsIn(text).length === 0
      ) {
        report('levies', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      const sums = dollarsIn(text)
      const amount = sums.length === 0 ? '' : ` (${list(sums.map((cents) => dollars(cents)))})`
      const named =
        (holds(plain, patterns.premium, patterns.owes) ||
          patterns.toVendor.test(plain) ||
          (holds(plain, patterns.spent, patterns.buyerPays) &&
            sums.length > 0 &&
            !patterns.vendorBears.test(plain)) ||
          (patterns.andOwn.test(plain) &&
            holds(plain, patterns.buyerPays, patterns.vendorThings))) &&
        !patterns.noFee.test(plain) &&
        !patterns.fault.test(plain)
      if (named) {
        const isLarge = sums.some((cents) => cents >= LARGE_CENTS)
        report(
          'costs',
          [span],
          { amount },
          { unmistakable: true, ...(isLarge ? { severity: 'high' } : {}) },
        )
        continue
      }
      if (!patterns.costs.test(full) && !charged && !shifted) continue
      if (patterns.default.test(full) || patterns.own.test(full)) continue
      report('costs', [span], { amount }, sums.length === 0 ? { severity: 'low' } : {})
    }
  },
})
