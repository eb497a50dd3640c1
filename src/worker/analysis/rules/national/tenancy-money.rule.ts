import type { Doc, Span } from '../../document.ts'
import { tenancyActs } from '../../law/tenancy-acts.ts'
import { wordings } from '../../wording/wordings.ts'
import { concept, holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  buyerPays: concept.buyerPays,
  tenant:
    /\b(?:rents?|tenan(?:ts?|cy|cies)|lessees?|leases?|renters?|licensees?|operator|grazier|agist\w{0,5}|let to|occupants?)\b/i,
  /** What an owners corporation or a council is owed. */
  otherDebts:
    /\b(?:lev(?:y|ies)|contributions?|body corporate|council rates|land tax|mortgage|hire|crown (?:rent|lease)|deposit bond|building bond|ground rent|rental bond board)\b/i,
  unpaid:
    /\b(?:arrears?|rents?\b[^.;]{0,60}\b(?:unpaid|owing|overdue|outstanding|not (?:been )?paid|in arrear)|unpaid rent)\b/i,
  /** The arrears of the vendor's own time stay with the vendor to get in. */
  vendorCollects:
    /\bassigns?\b[^.;]{0,40}\bto the vendor\b|\bvendor (?:may|must|is entitled to|keeps the right to|retains the right to|reserves the right to) (?:still |itself )?(?:recover|collect|sue for|pursue|claim)\b/i,
  collects:
    /\bpurchaser\b[^.;]{0,60}\b(?:pays?|sue|collects?|recovers?|reimburses?|help|account(?:s)? (?:to|for))\b|\b(?:responsibility|liability) of the purchaser\b/i,
  ahead:
    /\b(?:paid|received|prepaid|pre-paid|taken)\b[^.;]{0,30}\b(?:in advance|ahead|up ?front|beyond settlement|for a period (?:up to|after)|to that date|single payment)\b|\brents?\b[^.;]{0,20}\b(?:reach(?:es|ed)|has reached|received|paid to|comes? to|came to)\b[^.;]{0,24}\bbefore settlement\b|\bwhatever (?:the )?(?:months?|period|time|weeks?)\b[^.;]{0,20}\b(?:paid|for)\b|\b(?:commuted|prepaid rent|rent in advance|advance rent|rent paid beyond)\b/i,
  kept: /\b(?:not|no|without)\b[^.;]{0,28}\b(?:adjust(?:ed|ments?)?|apportion(?:ed|ments?)?|passed on|refund(?:ed)?|allowance|credit(?:ed)?|account)\b|\b(?:belongs? to|is|are|stays? with|remains? with|kept by|retained by) (?:the|that|each|either|such) vendor(?:'s)?\b|\bthe vendor's to keep\b|\bvendor\b[^.;]{0,12}\b(?:keeps?|retains?)\b|\b(?:gets?|receives?) nothing\b/i,
  /** "Condition 14 does not extend to rent": what the vendor has had for a time after it is not shared. */
  unshared:
    /\b(?:clause|condition|paragraph|item|GC|SC|adjustments?|apportionments?)\b[^.;]{0,24}(?:[\d.]{1,7} )?\b(?:does|do|is|are|must|shall|will) not (?:to )?(?:extend|apply|reach|include|cover|relate)(?:ed)?(?: to)? (?:any |the )?rents?\b(?! (?:in arrears?|owing|unpaid|that)\b)|\brents? (?:is|are|must be|shall be|will be) (?:left out of|excluded from|outside|not (?:to be )?(?:brought into|part of)) (?:the |any )?(?:adjustments?|apportionments?)\b/i,
  vacant: /\b(?:vacant possession|sold vacant|no tenan\w{2,4}|not let)\b/i,
  elsewhere:
    /\b(?:assigned|reserved)\b[^.;]{0,20}\brents?\b|\brents?\b[^.;]{0,60}\b(?:belongs? to (?:m(?:r|rs|s)|the vendor|another)|not (?:included in|part of) (?:this|the) (?:sale|contract)|(?:was|is|were|are) assigned|reserved to (?:the vendor|m(?:r|rs|s)))\b/i,
  incentive:
    /\b(?:rent[- ]free|free of rent|rent holiday|abatement|incentives?|fit-?out contribution|rebate of rent|reduced rent)\b/i,
  forBuyer:
    /\bpurchaser\b[^.;]{0,30}\b(?:allows?|must allow|honours?|must honour|bears?|gives?|pays?|grants?|continues?|accepts?)\b|\b(?:for the account of the purchaser|purchaser's (?:account|cost|expense)|borne by the purchaser|bind(?:s|ing)? the purchaser)\b/i,
  ofTenant:
    /\b(?:tenants?|tenanted|occupants?|lessees?|operator|leases?|shop|renters?|licensees?|grazier|premises)\b/i,
  security:
    /\b(?:rental bond|security (?:bond|deposit)|bank guarantees?|(?:tenant|renter|lessee|occupant)s?['’]?s? (?:bond|deposit|guarantee)|bonds?)\b/i,
  noSecurity:
    /\b(?:no (?:rental |security )?(?:bond|deposit|guarantee)|(?:not|never|none|nor)\b[^.;]{0,24}\b(?:lodged|paid|held|transferred|handed|passed|account|replaced|renewed|taken|available)|none (?:having|has|was|will)|spent|applied (?:by|to|against)|expired|ended on|currency of which ended|returned to (?:it|him|her|them|the)|cash tin|in cash|no duty to renew|not in possession of|retained by the vendor|vendor (?:keeps|retains) the|expiring on|unable to be found)\b/i,
  bondFine:
    /\b(?:performance bond|defects? bond|surety|builder|deposit[- ]bond|landscap\w{1,3}|crossover|road bond|in good repair|will be (?:transferred|assigned|handed)|is to be (?:reissued|assigned|transferred)|purchaser'?s deposit|in favour of the vendor|deposit (?:is|under|payable)|price)\b/i,
  late: /\bbehind (?:by|with)\b[^.;]{0,24}(?:\$ ?\d|\b\d{1,3} (?:days|weeks|months)\b)|\b(?:paid no|no) rent\b[^.;]{0,30}\b(?:since|for|from)\b|\b(?:weeks?|months?|quarters?|days?|instalments?) (?:behind|in arrears?|late|overdue|unpaid|owing)\b|\brents?\b[^.;☐]{0,80}\b(?:not (?:been )?(?:paid|received)|has been unpaid|remains? unpaid|is unpaid|outstanding|overdue|is owing|(?:is|are|was|fell|now|currently) in arrears?|been slow|is slow)\b|\$ ?[\d,.]{3,12} (?:in arrears?|owing|unpaid|behind)\b|\barrears\b[:,|]? ?(?:of )?(?:\$ ?\d|\d{1,2} (?:weeks?|days?|months?))|\bpaid to \d{1,2} [a-z]{3,9} 20\d\d[;,][^.;]{0,40}\bnot (?:paid|received)\b|\b(?:seeks?|sought|asked for) (?:a )?(?:deferral|reduction) of rent\b/i,
  /** "04/09/26 rent to 17/09 1,080.00 3,240.00 owing": what a ledger says at the end of its row. */
  ledger:
    /\brent(?:al)? (?:ledger|record|roll|statement|account|history)\b|\btenant (?:ledger|account|statement)\b/i,
  owingRow:
    /\$? ?\d{1,3}(?:,\d{3}){0,2}\.\d{2}[ |]{1,3}(?:owing|arrears|overdue|dr\b|behind|unpaid)|\b(?:balance|arrears|owing|overdue)[ :|]{1,4}\$? ?(?!0\.00)\d{1,3}(?:,\d{3}){0,2}\.\d{2}\b/i,
  entry: /\d\.\d{2}\b/,
  breach:
    /\bnotice of breach\b|\bbreach notice\b|\bnotice to (?:remedy|vacate for (?:rent|arrears))\b/i,
  denied:
    /\b(?:(?:has|have|was|were|been|since|now) (?:all )?(?:been )?(?:paid|received|cleared|settled|recovered|made up)(?: in full| since| off)|in full and|no further claim|no rent is|no arrears|not in arrears?|nil arrears|arrears:? (?:nil|none|no)\b|up to date|nothing (?:is )?(?:owing|owed|outstanding)|none (?:is )?(?:owing|outstanding)|(?:monthly|month|yearly|weekly|quarterly|payable|paid) in arrears?|may (?:end|terminate)|entitled to terminate|in advance on the|14 days|must pay (?:the )?rent|repeatedly)\b/i,
  supposed:
    /\b(?:if|where|should|when) (?:any |the |a )?(?:rent|tenant|lessee|renter)\b|\bonly for rent\b/i,
  reconciled:
    /\b(?:reconcil\w{3,6}|over-?(?:charge|collect|recover|paid)\w{0,4}|refund|outgoings for (?:earlier|past|previous))\b/i,
  claim: /\bclaims?\b/i,
})

/** What a tenancy that goes on leaves to the buyer to pay, or takes from what the price bought. */
export default defineRule({
  id: 'national/tenancy-money',
  title: 'Rent, arrears and bond of a tenancy you take over',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: tenancyActs,
  appliesTo: ['special-conditions', 'particulars', 'contract-form', 'annexure', 'lease'],
  patterns,
  clear:
    'No words were found that leave you rent, arrears or payments of a tenancy, or keep its rent or bond from you.',
  subject:
    /\b(?:rents?|rental|bond)\b[^.;]{0,120}\b(?:vendor|seller|purchaser|buyer|tenants?|lessees?|renters?|adjust\w{0,5}|arrears?|owing|overdue|advance|behind|unpaid|lodged|ledger|paid|received)\b|\brents?\b[ |:]{0,4}\$|\barrears\b[^.;]{0,80}\b(?:tenants?|lessees?|renters?|vendor|seller|purchaser|buyer|rent)\b|\b(?:tenants?|lessees?|renters?|operator|lease)\b[^.;]{0,100}\b(?:rents?|arrears?|bond|behind|owes?|owing|overdue|bank guarantee|guarantee|incentive|security deposit|refund|was paid)\b|\b(?:incentive|security deposit|bank guarantee|refund)\b[^.;]{0,80}\b(?:tenants?|lessees?|lease)\b|\b(?:seller|vendor) was paid\b|\brent[- ]free\b|\bbehind by\b|\bfree rent\b/i,
  givesWayTo: {
    'nsw/tenancy-terms': ['buysArrears', 'security', 'behind'],
    'national/lease-burdens': ['behind', 'incentive'],
  },
  messages: {
    buysArrears: {
      title: 'You pay, or must collect, rent that the tenant owes the vendor',
      description:
        'By the wording at {{where}} rent that the tenant did not pay in the vendor’s time becomes your payment or your task. You hand over the money at settlement and carry the risk that the tenant never pays.',
      recommendation:
        'Before you sign, ask how much is owing, and have the clause changed so that the vendor recovers its own arrears without any part of yours.',
      question: 'How much rent is owing today, and will the vendor recover it itself?',
    },
    prepaid: {
      title: 'Rent paid ahead stays with the vendor',
      description:
        'By the wording at {{where}} rent or fees for the time after settlement have gone, or go, to the vendor or somebody else and are not shared by the day. You own the property in that time, pay its costs and receive no rent from it.',
      recommendation:
        'Before you sign, ask until when the rent has been paid and to whom, and have it adjusted at settlement or taken off the price.',
      question: 'Until what day has rent been paid, how much, and will it be adjusted?',
    },
    incentive: {
      title: 'Free rent or money promised to the tenant falls on you',
      description:
        'By the wording at {{where}} you must stand by rent-free months, a lower rent or a payment that the vendor promised to the tenant. The rent on which the price rests does not come in for that time.',
      recommendation:
        'Before you sign, ask for every letter and side agreement with the tenant, and for the amount to be allowed at settlement.',
      question: 'What has been promised to the tenant, and will the vendor allow it at settlement?',
    },
    security: {
      title: 'There is no bond or guarantee behind the tenant, or you will not get it',
      description:
        'The wording at {{where}} shows that the tenant’s bond, deposit or bank guarantee was never lodged, is spent, has ended, or stays with the vendor. If the tenant leaves debt or damage there is nothing to pay it from, and the tenant may still ask you for the bond.',
      recommendation:
        'Before you sign, ask for the bond number or the guarantee, and for its transfer, or its sum, at settlement.',
      question: 'What security is held for the tenancy, where, and will it pass at settlement?',
    },
    behind: {
      title: 'The tenant is behind with the rent',
      description:
        'The wording at {{where}} shows rent that was not paid when due. The price may rest on a rent that does not come in, and after settlement it is you who has to get it.',
      recommendation:
        'Before you sign, ask for the rent record of two years and what has been done about the arrears.',
      question: 'How much rent is owing, since when, and what does the tenant say about it?',
    },
    owes: {
      title: 'You pay what the vendor owes to the tenant',
      description:
        'By the wording at {{where}} claims of the tenant from the vendor’s time (a refund of outgoings, a bond, repairs) are yours to pay.',
      recommendation: 'Before you sign, have each side answer for its own time.',
      question: 'What does the tenant claim, and will the vendor pay what is from its own time?',
    },
  },
  check({ doc }, report) {
    const ledger = arrearsInLedger(doc)
    if (ledger.length > 0) report('behind', ledger, {}, { unmistakable: true })
    for (const passage of passagesIn(doc, [
      'special-conditions',
      'particulars',
      'contract-form',
      'vendor-statement',
      'lease',
      'annexure',
      'other',
    ])) {
      const { text, plain, span, heading, block } = passage
      if (block.kind === 'heading' || text.length > 500 || text.endsWith('?')) continue
      if (![text, passage.previous, heading].some((one) => patterns.tenant.test(one))) continue
      const around = `${heading} ${passage.previous.slice(-120)} ${text}`
      if (!patterns.tenant.test(around) || patterns.otherDebts.test(plain)) continue
      if (patterns.denied.test(text)) continue
      if (
        holds(plain, patterns.unpaid, patterns.collects) &&
        !(patterns.vendorCollects.test(plain) && !patterns.buyerPays.test(plain))
      ) {
        report('buysArrears', [span], {}, { unmistakable: true })
      } else if (
        holds(plain, patterns.reconciled, patterns.ofTenant, patterns.buyerPays) ||
        holds(plain, patterns.claim, patterns.ofTenant, patterns.buyerPays)
      ) {
        report('owes', [span])
      } else if (
        holds(plain, patterns.ahead, patterns.kept) ||
        patterns.elsewhere.test(plain) ||
        (patterns.unshared.test(plain) && !patterns.vacant.test(around))
      ) {
        report('prepaid', [span], {}, { unmistakable: true })
      } else if (holds(plain, patterns.incentive, patterns.forBuyer, patterns.ofTenant)) {
        report('incentive', [span], {}, { severity: 'high', unmistakable: true })
      } else if (
        holds(text, patterns.security, patterns.noSecurity) &&
        patterns.ofTenant.test(around) &&
        !patterns.bondFine.test(plain)
      ) {
        report('security', [span])
      } else if (patterns.late.test(text) && !patterns.supposed.test(text)) report('behind', [span])
    }
  },
})

/** The last row of a rent ledger where it shows a debt, with the notice of breach below it. */
function arrearsInLedger(doc: Doc): Span[] {
  let ledgerPart = -1
  const rows = passagesIn(doc, ['lease', 'annexure', 'other']).filter(({ text, block }) => {
    const title = doc.parts[block.partIndex]?.title ?? ''
    const isHead = text.length < LONGEST_HEAD && patterns.ledger.test(text)
    if (isHead || patterns.ledger.test(title)) ledgerPart = block.partIndex
    return block.partIndex === ledgerPart
  })
  const last = rows.findLast(({ text }) => patterns.entry.test(text))
  if (last === undefined || !patterns.owingRow.test(last.text)) return []
  const breach = rows.find(({ text }) => patterns.breach.test(text))
  return breach === undefined ? [last.span] : [last.span, breach.span]
}

const LONGEST_HEAD = 100
